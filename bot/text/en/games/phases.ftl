# Everything that only Ten Phases says.

game-phases = Ten Phases
    .book = Phases
    .description = Make ten phases, at most one per deal, each at your own pace. Skip cards, wild cards, low points.
name-phases = phases

# -- house rules ----------------------------------------------------------------------------------

option-phases-rulebook = Rulebook
    .description = Which rules apply
    .standard = Standard (ten phases in order)
    .masters = Masters (phase announced before each deal, two skip cards)
    .arkansas = Free order (your phase shows when you lay it, skips add up)
    .next = A skip card always takes the next player’s turn
    .float = Floating (going out only by discarding)
    .short = Short (the first five phases)
    .even = Phases 2, 4, 6, 8 and 10
    .odd = Phases 1, 3, 5, 7 and 9
    .twenty = Twenty phases (the ten, and ten harder ones)
option-phases-wilds = Wild cards
    .description = How many wild cards there are
    .is-0 = No wild cards
    .is-1 = One wild card
    .is-2 = 2 wild cards
    .is-3 = 3 wild cards
    .is-4 = 4 wild cards
    .is-5 = 5 wild cards
    .is-6 = 6 wild cards
    .is-7 = 7 wild cards
    .is-8 = 8 wild cards
    .is-9 = 9 wild cards
    .is-10 = 10 wild cards
    .is-11 = 11 wild cards
    .is-12 = 12 wild cards
    .is-13 = 13 wild cards
    .is-14 = 14 wild cards
    .is-15 = 15 wild cards
    .is-16 = 16 wild cards
option-phases-skip_cards = Skip cards
    .description = How many skip cards there are
    .is-0 = No skip cards
    .is-1 = One skip card
    .is-2 = 2 skip cards
    .is-3 = 3 skip cards
    .is-4 = 4 skip cards
    .is-5 = 5 skip cards
    .is-6 = 6 skip cards
    .is-7 = 7 skip cards
    .is-8 = 8 skip cards
option-phases-wrap = Round the corner
    .description = Whether 1 follows 12 in a run
    .yes = In runs 1 follows 12 again
    .no = Runs end at 12
option-phases-hand_size = Cards dealt
    .description = How many cards everyone is dealt
    .is-7 = 7 cards each
    .is-8 = 8 cards each
    .is-9 = 9 cards each
    .is-10 = 10 cards each
    .is-11 = 11 cards each
    .is-12 = 12 cards each
option-phases-phases = Phases
    .description = Which phases everyone makes
    .none = The ten phases
    .short = The first five phases
    .even = Phases 2, 4, 6, 8 and 10
    .odd = Phases 1, 3, 5, 7 and 9
    .twenty = Twenty phases
    .table = This table’s own list with { $count } phases
option-phases-order = Order
    .description = The order in which players make the phases
    .fixed = Phases in order
    .free = Phases in any order, shown when laid
    .announced = Phases announced before each deal
option-phases-exhausted = Empty stock
    .description = Whether the discards become a new stock
    .recycle = Discards become a new stock
    .end = Deal ends when the stock is empty
option-phases-hit_at_once = Laying off
    .description = When cards may be laid off
    .yes = Lay-offs in the turn of your phase allowed
    .no = Lay-offs from the turn after your phase
option-phases-sizes = Size of melds
    .description = Whether melds of a phase may have more cards than it asks for
    .at_least = Melds of a phase may have more cards
    .exact = Melds of a phase have the exact number of cards
option-phases-min_naturals = Natural cards
    .description = How many natural cards a meld needs
    .is-1 = At least one natural card per meld
    .is-2 = At least two natural cards per meld
option-phases-wild_swap = Wild cards on the table
    .description = Whether a wild card can be exchanged for the right card
    .yes = Wild cards can be exchanged for the right card
    .no = Wild cards stay in their melds
option-phases-skip_target = Whom a skip hits
    .description = Whose turn a skip card takes
    .chosen = Skips hit the player you choose
    .next = Skips hit the next player
option-phases-skip_limit = Limit of skips
    .description = How soon a player can be skipped again
    .round = No second skip before a turn
    .pending = No second skip before the lost turn
    .none = Skips against one player add up
option-phases-going_out = Going out
    .description = How a deal is ended
    .any = Going out by laying or discarding
    .discard = Going out only by discarding, otherwise you float
    .hit = Going out only by laying, otherwise you float
option-phases-skip_points = Points of skip cards
    .description = How much a skip card left in the hand costs
    .number = Skip card left in the hand costs { $number }
option-phases-wild_points = Points of wild cards
    .description = How much a wild card left in the hand costs
    .number = Wild card left in the hand costs { $number }
option-phases-winner_by = Winner
    .description = Whether the phases or the points decide
    .finish = First to make all phases wins
    .points = Lowest total wins once someone has made all phases
option-phases-tie = Equal totals
    .description = How equal totals at the end are decided
    .replay = Equal totals play off with the last phase
    .shared = Equal totals share the win
option-phases-max_hands = Most deals
    .description = After how many deals the game ends at the latest
    .none = As many deals as it takes
    .number =
        { $number ->
            [one] One deal, the most phases win
           *[other] { $number } deals at most, then the most phases win
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-phases =
    - **The goal.** Ten phases of sets, runs, and cards of one colour, the same for everyone. In each deal you first lay your own phase, all together, then get rid of the rest. The first to make all ten wins.
    - **A turn.** Draw a card or take the upcard, lay your phase or lay off, discard a card.
    - **Special cards.** A wild card stands for any card. A skip card takes a turn from someone.
origin-phases =
    - A Contract Rummy with numbers in colours instead of suits, in which everyone has their own contract. Such games have been sold with special cards since the 1980s. Zioncheck, with ordinary cards, is their forerunner.
    - Similar to Phase 10, a trademark of another company.

# -- the rules ------------------------------------------------------------------------------------

# Ten Phases for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, nothing as none; $phases is none, the name of a list, or table.

rules-phases-aim =
    ### Aim
    - Everyone works through the same list of phases, each at their own pace. In every deal you first lay your phase, all together, then get rid of your other cards. Cards you still hold when the deal ends count against you. (Phases 3, 7.4)
    - { $winner_by ->
        [points] The game is over when someone has made all phases. Then the lowest total of all wins, no matter who was first. (Phases 8.1)
       *[finish] The first player to make all phases wins. If several do so in one deal, the lowest total wins. (Phases 8.1)
    }
    { $max_hands ->
        [none] {""}
        [one] - The game ends after one deal. The most phases made win, and if equal, the lowest total. (Phases 8.3)
       *[other] - The game ends after { $max_hands } deals at the latest. Then the most phases made win, and if equal, the lowest total. (Phases 8.3)
    }
    - Two to six can play. (Phases 1.1)

rules-phases-cards =
    ### The cards
    - Numbers from 1 to 12 in four colours, each twice: red with a circle, blue with a square, yellow with a triangle, green with a diamond. (Phases 1.2)
    - { $wilds ->
        [0] There aren’t any wild cards. (Phases 1.2)
        [one] { $wilds } wild card stands for any number and any colour. (Phases 1.2, 6.4)
       *[other] { $wilds } wild cards stand for any number and any colour. (Phases 1.2, 6.4)
    }
    - { $skip_cards ->
        [0] There aren’t any skip cards. (Phases 1.2)
        [one] { $skip_cards } skip card can’t go in a meld. When you discard it, someone loses a turn. (Phases 1.2, 5.1)
       *[other] { $skip_cards } skip cards can’t go in a meld. When you discard one, someone loses a turn. (Phases 1.2, 5.1)
    }
    - Everyone gets { $hand_size } cards, and the next card is turned up as the first upcard. The first dealer is chosen at random. The player to the dealer’s left starts, and the deal passes to the left. If the first upcard is a skip card, the second player starts. (Phases 2)

rules-phases-list =
    ### The phases
    { $goals }
    - Everyone has the same phases. (Phases 3.1)

rules-phases-order =
    ### In which order
    - { $order ->
        [free] You may make them in any order. The cards show which one when you lay it. (Phases 3.2)
        [announced] Before the first turn of a deal everyone says which of theirs they’ll work on. (Phases 3.2)
       *[fixed] You make them in this order. (Phases 3.2)
    }
    - You make at most one phase per deal. Once you’ve laid it, you move on to another in the next deal, no matter who ended this one. If not, you try it again. (Phases 3.3, 7.5)

rules-phases-turn =
    ### Your turn
    - Draw the stock’s top card or take the upcard. A skip card is never taken. (Phases 4.1)
    - Then you may lay your phase, and lay off after that. End your turn by discarding a card. (Phases 4.2 to 4.4)
    - { $exhausted ->
        [end] When someone wants to draw and the stock is empty, the deal ends and no one is out. (Phases 4.1.1, 7.3)
       *[recycle] When the stock is empty, the discards under the upcard are shuffled into a new one. If there are none, a draw ends the deal and no one is out. (Phases 4.1.1, 7.3)
    }

rules-phases-melds =
    ### Sets, runs, colours
    - A set is cards of one number, of any colours, identical ones too. A run is numbers in order, of any colours, no number twice. Cards of one colour may have any numbers, also double ones. (Phases 6.3)
    - { $wrap ->
        [yes] In a run 1 follows 12 again: 11-12-1-2. (Phases 1.4)
       *[no] In a run 1 is the lowest number and 12 the highest. (Phases 1.4)
    }
    - { $min_naturals ->
        [one] Every meld needs at least one card that isn’t wild.
       *[other] Every meld needs at least { $min_naturals } cards that aren’t wild.
    } In a run a wild card has its number. If you don’t say which, the run ends as high as it can. (Phases 6.4)

rules-phases-lay =
    ### Laying your phase, laying off
    - A phase is laid all together from your hand, exactly one meld for each thing that it asks for. { $sizes ->
        [exact] Each has exactly that number of cards.
       *[at_least] Each has at least that number of cards. More that fit may go with them.
    } (Phases 6.1, 6.2)
    - { $hit_at_once ->
        [yes] Once you’ve laid your phase, in the same turn too,
       *[no] From the turn after your phase
    } you may lay cards off (hit) on all melds on the table, yours or not. A set takes its number, cards of one colour take that colour, a run the next number at either end. Wild cards fit as well. You don’t lay new melds. (Phases 4.3, 6.5)
    - { $wild_swap ->
        [yes] Then you may also replace a wild card with the right card and take the wild card into your hand. (Phases 6.6)
       *[no] A wild card stays the same until the deal ends. (Phases 6.6)
    }

rules-phases-skips =
    ### Skip cards
    - { $skip_target ->
        [next] Discard a skip card, and the next player loses a turn. (Phases 5.2)
       *[chosen] Discard a skip card and choose another player to lose a turn. (Phases 5.1, 5.2)
    } With two players you play again. (Phases 5.4)
    - { $skip_limit ->
        [none] Several skips against one player add up. (Phases 5.3)
        [pending] No one can be skipped again before they’ve lost that turn. (Phases 5.3)
       *[round] No one can be skipped again before they’ve lost that turn and had one since. (Phases 5.3)
    }
    - If no one can be skipped, the card is discarded without effect. So is a skip card that ends the deal. (Phases 5.3, 5.5)

rules-phases-out =
    ### Going out
    - { $going_out ->
        [discard] A deal ends when someone discards their last card. A player who lays the last one floats. At their next turn they draw and play on. (Phases 7.1, 7.2)
        [hit] A deal ends when someone lays their last card. A player who discards the last one floats. At their next turn they draw and play on. (Phases 7.1, 7.2)
       *[any] A deal ends as soon as someone has no cards left, by laying or by discarding. (Phases 7.1)
    }
    - Everyone who has laid their phase has made it, out or not. (Phases 7.5)

rules-phases-points =
    ### Points and the end
    - Each card left in your hand counts against you: 1 to 9 five, 10 to 12 ten, a skip card { $skip_points }, a wild card { $wild_points }. Cards on the table count for no one. Fewer points are better. (Phases 7.4)
    - { $tie ->
        [shared] If those who could win have equal totals, they share the win. (Phases 8.2)
       *[replay] If those who could win have equal totals, only they play off with the last phase. The first to go out wins. (Phases 8.2)
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-phases-first = **The first player.** The bot chooses the first dealer at random. (Phases 2.2)
silent-phases-first-skip = **A skip card as the first upcard.** It takes the first player’s turn. A wild card there may be taken like any other. (Phases 2.3)
silent-phases-taken = **Discarding the card you just took.** It’s allowed. (Phases 4.1.2)
silent-phases-at-once = **Laying off in the turn of the phase.** Some allow it, others don’t. Here it’s allowed, unless a house rule says otherwise. (Phases 4.3)
silent-phases-more = **More cards than the phase asks for.** They may go with it if they fit, but a third set may not join two. (Phases 6.2)
silent-phases-match = **The purpose of each meld.** If the melds fit the phase in several ways, each meld in turn fills the first part that it fits. (Phases 6.1)
silent-phases-wild = **How many wild cards.** Each meld may have any number, as long as one card isn’t wild. (Phases 6.4)
silent-phases-swap = **Exchanging a wild card.** Most don’t allow it. A house rule does. (Phases 6.6)
silent-phases-wrap = **Round the corner.** The leaflets say nothing, so 12 is the end. A house rule changes that. (Phases 1.4)
silent-phases-whom = **Whom a skip card hits.** It hits the player you choose. In newer editions it hits the next one, by a house rule. (Phases 5.2)
silent-phases-again = **Skipped twice.** The bot reads “once around the table” as not again before they’ve had a turn. House rules read it differently. (Phases 5.3)
silent-phases-nobody = **A skip card when no one can be skipped.** It’s discarded without effect. (Phases 5.3)
silent-phases-last-skip = **A skip card as the last card.** It’s allowed, and it skips no one. (Phases 5.5)
silent-phases-float = **The last card.** Laid or discarded, it ends the deal. By a house rule only one of the two does, and otherwise you float. (Phases 7.2)
silent-phases-stock = **An empty stock.** The discards become a new one. (Phases 4.1.1)
silent-phases-winner = **The winner.** The first player to make the last phase wins. In some texts the lowest total of all wins. The deal is always played to its end. (Phases 8.1)
silent-phases-tie = **Equal at the end.** They play the last phase once more, and the first to go out wins. (Phases 8.2)

# -- played examples on the page ------------------------------------------------------------------

played-phases-scored =
    ### Scoring a deal
    - Ben has laid phase 2 in an earlier turn: { $table } is on the table. Ann works on phase 2, too. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn }, lays phase 2 with { $move2 }, lays off { $move3 } and { $move4 } and goes out by discarding { $card5 }.
    - Ann and Ben move on to phase 3, although Ben pays for the hand. Chi has laid nothing and tries the same phase again.
played-phases-hard =
    ### A tricky case: skipped twice
    - Ann holds { $ann }. Ben has just lost a turn and had none since. Ann discards { $card1 } and wants Ben to lose the next one, too.
    - Ben can’t lose another turn yet. Ann could have skipped Chi, and then Ben plays next.

# -- examples in pictures -------------------------------------------------------------------------

example-wild-card = a wild card (stands for any number and any colour)
example-skip-card = a skip card (makes someone lose a turn)
example-number-set = a set (one number, any colours)
example-number-run = a run (numbers in order, any colours)
example-of-a-colour = cards of one colour (any numbers)
example-ends-at-twelve = not allowed (a run ends at 12)
example-other-number = doesn’t fit (another number)
example-other-colour = doesn’t fit (another colour)
example-wild-swap = takes the wild card, which stands for this number
example-wild-swap-not = takes nothing (the wild card stands for another number)

# -- a picture before the first step --------------------------------------------------------------

first-look-number-set = a set: cards of one number (the first phase asks for two sets)
first-look-number-run = a run: numbers in order, of any colours
first-look-hit = a lay-off (hit): it fits on that run, no matter who laid it
first-look-wild-and-skip = a wild card, which stands for any card, and a skip card, which takes a turn from someone

# -- the table ------------------------------------------------------------------------------------

# $goal is what the phase asks for.
phase-of = { $number }: { $goal }
phases-made = { $made } of { $count } made
phases-sits-out = sits out
table-phase = phase { $number }
table-down-phase = ✅
table-skips =
    { $count ->
        [one] ⏭ loses a turn
       *[other] ⏭ loses { $count } turns
    }
table-floats = 🎈 draws again
table-sits-out = ⏸ sits out
table-playoff = **play-off** between { $names }
table-announce = { $name } says which phase to work on in this deal.
alt-phase = { $name }: { $phase }.

# -- the hand -------------------------------------------------------------------------------------

hand-announce = **Which phase will you work on in this deal?** Choose it from the menu. In the next deal you may choose again.
hand-announce-choose = Choose your phase…
hand-play-phase = **You can lay your phase!** Or discard a card.
hand-down-phase = phase laid
hand-phase = phase { $number }: { $goal }
hand-phase-points = hand counts { $points }
hand-phase-laid = phase { $number } laid
hand-phase-short =
    { $count ->
        [0] ready to lay
        [one] 1 card short
       *[other] { $count } cards short
    }
# A turn that the reader loses, in the order of those who play before them.
hand-turn-lost = ⏭ your lost turn
hand-sits-out = **A play-off without you.** Nothing to do for now. Playing: { $names }.
chosen-later-phase = { $what } Your phase comes first.
chosen-phase =
    { $count ->
        [0] all cards for phase { $number } are there.
        [one] 1 card short of phase { $number }.
       *[other] { $count } cards short of phase { $number }.
    }
chosen-phase-laid = your phase is laid, so from now on you lay off.
chosen-phase-spare = no place left in phase { $number } for { $cards }.
slot-set = set of { $least }
slot-run = run of { $least }
slot-colour = { $least } of one colour
slot-colour_run = run of { $least } in one colour
slot-nowhere = go nowhere
slot-filled = { $slot }: { $have }/{ $least }
words-slot-empty = { $slot }.
words-slot = { $slot } ({ $cards }).
words-skips =
    { $count ->
        [one] loses the next turn
       *[other] loses the next { $count } turns
    }
words-skip-cards =
    { $count ->
        [one] 1 skip card
       *[other] { $count } skip cards
    }
words-floats = holds no card and draws again
button-phase = Lay phase { $number }
button-phase-any = Lay a phase
button-lay-phase = Lay
button-skip = Skip
button-skip-of = Skip { $name }
move-phase = phase { $number }: { $cards }
choose-throw = **Skip card**: whose turn does it take?
move-skip = { $name } loses the next turn
skip-pending = { $name } can’t be skipped, because they already lose their next turn.
skip-lately = { $name } can’t be skipped. They’ve just lost a turn and had none since.

# -- typed moves ----------------------------------------------------------------------------------

play-word-announce = announce, work on
play-word-skip = skip
play-move-announce = work on phase { $number }
play-move-skip = discard a skip card: { $name } loses the next turn
play-unread-not-a-player = No one at this table is called “{ $word }”. Type { $lines }

# -- what happened --------------------------------------------------------------------------------

event-announced = { $who } will work on phase { $number }.
event-chose-contract = { $who } laid phase { $number }:
event-played-skip = { $who } played a skip card. { $other } loses the next turn.
event-played-skip-you = { $who } played a skip card. You lose your next turn.
event-turn-skipped = Turn skipped: { $who }.
event-turn-skipped-you = Your turn was skipped.

# -- results --------------------------------------------------------------------------------------

result-phases = Phases: { $told }.
# $number is the phase that was laid in this deal, 0 if none was; $made of $count are made in all.
result-phases-of =
    { $name } { $made }/{ $count }{ $number ->
        [0] {""}
       *[other] {" "}(laid { $number })
    }
result-playoff = Equal totals: **{ $names }** play off with the last phase. The first to go out wins the game.
result-phase-made = **Phase { $number } is made.**
result-phase-next = Next is phase { $number }: { $goal }.
result-phase-other = In the next deal you move on to another phase.
result-phase-again = You work on phase { $number } again.
highlight-phases =
    made { $number ->
        [one] 1 phase
       *[other] { $number } phases
    } in { $of ->
        [one] 1 deal
       *[other] { $of } deals
    }

# -- refusals -------------------------------------------------------------------------------------

refusal-no-such-contract = You can’t make that phase now. Lay the one that you work on.
refusal-skip-on-pile = A skip card is never taken. Draw from the stock.
refusal-no-skip-card = Only a skip card skips someone. Discard this card without naming a player.
refusal-skip-needs-player = Say whose turn the skip card takes.
refusal-may-not-be-skipped = That player can’t be skipped now. Choose another one.

# -- what phases ask for --------------------------------------------------------------------------

goal-colour =
    { $count ->
        [one] { $size ->
            [exact] exactly { $least }
            [more] { $least } or more
           *[plain] { $least }
        } cards of one colour
       *[other] { $count } times { $size ->
            [exact] exactly { $least }
            [more] { $least } or more
           *[plain] { $least }
        } cards of one colour
    }
goal-colour_run =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } in one colour of { $size ->
        [exact] exactly { $least }
        [more] { $least } or more
       *[plain] { $least }
    }

# -- lines ----------------------------------------------------------------------------------------

advice-take-fits = It fits on a meld on the table.
advice-announce = Your hand is closest to this phase.
advice-skip-again = The other player loses a turn, and you play again right away.
advice-skip-nearest = They’re closest to going out among those who can lose a turn now.
advice-skip-longer = With their turn lost the deal most likely lasts longer, which gives you time.
advice-skip-idle = No one can be skipped now, and in your hand it costs { $points } points.

# -- the coach ------------------------------------------------------------------------------------

practice-phases-welcome = Only you see this deal. It doesn’t count, and there’s no rush. First lay your **phase**, all together: two sets, each of three cards of one number. Then get rid of the rest. Cards you hold at the end count against you.
practice-phases-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it gets you closer to your phase. The frames above your hand show the missing cards.
practice-phases-skip-stays = **A skip card is on top.** You can’t take it. Draw from the stock.
practice-phases-ready = **You can lay your phase!** The green button shows the ways. The first leaves you the fewest points. Cards you’ve laid can’t count against you.
practice-phases-lay-off = **Lay off (hit).** One of your cards fits on a meld on the table, yours or not. Press **{ button-lay-off }**. The numbers next to a run show which cards fit.
practice-phases-skip = **A skip card** can’t go in a meld. Discard it and choose who loses a turn, ideally someone who has laid their phase and has few cards left.
practice-phases-wild = **A wild card** (the star) stands for any card. Keep it for your phase. Left in your hand it costs 25.
practice-phases-out = **Nearly out.** Lay off or discard your last card, and the deal is over. Then only the others pay.
practice-phases-behind = Someone has laid their phase and may be out soon. Get rid of high cards that you don’t need.
practice-phases-discard = **Discard.** That ends your turn. Keep the cards your phase needs. Among the rest, 10, 11 and 12 cost most.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-nearer = The upcard doesn’t get you closer to your phase.
advice-take-joker = A wild card can stand for any card of your phase.
advice-take-nearer = It gets you closer to your phase.
advice-contract = Cards on the table can no longer cost you points, and only with your phase down may you lay off.
advice-no-use-for-contract = For your phase nothing in your hand goes with it, and it counts { $points } points.
advice-more-chances = You make your phase sooner than if you discarded { $instead }.
event-made-contract = { $melds }
play-move-contract = lay the phase: { $melds }
play-unread-not-a-card = “{ $word }” isn’t a card. Write number and colour, such as 7r or 10g, w for a wild card, and sk for a skip card.
play-unread-not-a-word = “{ $word }” is neither a card nor a move. Cards are written like 7r or w, moves like draw, take or skip and a name.
refusal-contract-not-met = Those melds don’t make a phase that you can lay now, such as { $goal }. Lay the whole phase together, and nothing else.
refusal-contract-first = Lay your phase first. After that you can play on the table like this.
refusal-contract-made = You’ve already laid your phase this deal. Lay off, or discard a card when you’re done.
refusal-contract-this-turn = You laid your phase this turn, so this has to wait for your next one. Discard to end your turn.
refusal-no-joker-for-it = No wild card in { $meld } stands for { $card }. Look for one that does, or play { $card } another way.
button-contract-of = Lay phase { $number }: { $cards }
sort-suit = colour
sort-rank = number
choose-contract =
    { $count ->
        [1] **Your phase**: this is how you can lay it.
       *[other] **Your phase**: pick how to lay it. The first way leaves the fewest points in your hand.
    }
result-totals-low = **Totals** (fewer points are better)
result-totals-high = **Totals** (fewer points are better)
