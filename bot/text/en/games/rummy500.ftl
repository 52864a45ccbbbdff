# Everything that only Rummy 500 says.

game-rummy500 = Rummy 500
    .book = Rummy 500
    .description = Sweep up the row of discards and lay melds for points. First to 500 points wins.
name-rummy500 = rummy500

# -- house rules ----------------------------------------------------------------------------------

option-rummy500-rulebook = Rulebook
    .description = Which way of playing applies where no house rule says otherwise
    .standard = Standard: no jokers, cards count their number, a low ace 1
    .joker = With two jokers in each pack
    .fives = Cards from 2 to 9 count 5 each, an ace always 15
option-rummy500-packs = Packs
    .description = With how many packs of cards it’s played
    .none = One pack for up to four players, two packs for five and more
    .is-1 = One pack, however many play
    .is-2 = Two packs, however few play
option-rummy500-jokers = Jokers
    .description = How many jokers are in each pack
    .is-0 = No jokers
    .is-1 = One joker in each pack
    .is-2 = Two jokers in each pack
option-rummy500-ace = Aces in runs
    .description = Whether an ace may also stand above the king
    .both = Aces are low or high: A-2-3 and Q-K-A are runs
    .low = Aces are low: A-2-3 is a run, Q-K-A isn’t
option-rummy500-two_player_hand = Cards for two
    .description = How many cards each gets when two play; with more players it’s 7
    .is-7 = Two players get 7 cards each
    .is-8 = Two players get 8 cards each
    .is-9 = Two players get 9 cards each
    .is-10 = Two players get 10 cards each
    .is-11 = Two players get 11 cards each
    .is-12 = Two players get 12 cards each
    .is-13 = Two players get 13 cards each
option-rummy500-doubles_in_set = Identical cards
    .description = Whether a set may hold identical cards, where two packs are played
    .yes = Identical cards may be in a set, which then has 3 to 8 cards
    .no = No two identical cards in a set
option-rummy500-min_naturals = Natural cards
    .description = How many natural cards a meld with jokers needs at least
    .is-1 = A meld needs at least one natural card
    .is-2 = A meld needs at least two natural cards
option-rummy500-swap = Jokers on the table
    .description = Whether a joker can be swapped out of a run
    .none = Jokers stay where they lie
    .runs = Jokers can be swapped out of runs with the card that they stand for
option-rummy500-take_to_lay_off = Taking to lay off
    .description = Whether the card you choose in the row may also be laid off
    .yes = From the row you may take for a new meld or to lay off
    .no = From the row you may take only for a new meld
option-rummy500-top_card = Last card of the row
    .description = Whether the last discard alone may be taken without laying it
    .use = The last card of the row must be laid at once too, like any other
    .free = The last card of the row may be taken without laying it
option-rummy500-card_values = Number cards
    .description = What the cards from 2 to 9 count
    .pips = Cards from 2 to 9 count their number
    .fives = Cards from 2 to 9 count 5 each
option-rummy500-ace_points = Points of aces
    .description = What an ace counts in the hand, in a set and above the king
    .number =
        { $number ->
            [one] An ace counts { $number } point
           *[other] An ace counts { $number } points
        }
option-rummy500-ace_low_points = Points of low aces
    .description = What an ace counts at the low end of a run
    .number =
        { $number ->
            [one] At the low end of a run (A-2-3) an ace counts { $number } point
           *[other] At the low end of a run (A-2-3) an ace counts { $number } points
        }
option-rummy500-joker_points = Points of jokers
    .description = What a joker counts
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-rummy500-joker_value = Jokers laid
    .description = What a joker counts once it’s laid
    .fixed = A laid joker counts the same as in the hand
    .card = A laid joker counts as the card that it stands for
option-rummy500-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = You go out only by discarding your last card
    .no = You may go out without a discard
option-rummy500-exhausted = Empty stock
    .description = How a deal goes on when the stock is empty
    .row = With an empty stock you take from the row or pass, and a pass ends the deal
    .end = The deal ends when the player who drew the last card has discarded
    .recycle = The row but its last card is shuffled into a new stock
option-rummy500-target = Points to win
    .description = With how many points a game ends
    .number =
        { $number ->
            [one] First to { $number } point wins
           *[other] First to { $number } points wins
        }
option-rummy500-tie_break = Ties
    .description = What happens when several have the highest total at the end
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides

# -- the page of the rules ------------------------------------------------------------------------

pages-rummy500 =
    - **What it is about.** Cards that you lay count for you, cards that you still hold count against you. The deal ends as soon as someone has no card left. 500 points win.
    - **A turn.** Draw a card or take from the row of discards, lay what you like, discard a card.
    - **The row.** All discards stay in sight. You may take from any of them on, with all that lie after it, if you lay or lay off that one at once.
origin-rummy500 =
    - Rummy 500 comes from the United States, where it is one of the most played kinds of rummy. It’s thought to be an ancestor of Canasta; its nearest relative is Thai Dummy.
    - Other names: 500 Rum, Rum 500, 500 Rummy, Pinochle Rummy, Michigan Rum.

# -- the rules ------------------------------------------------------------------------------------

# Rummy 500 for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-rummy500-aim =
    ### Aim of the game
    - Lay melds and lay off for points, and take what you need for it from the row of discards. What you’ve laid counts for you, what you still hold when a deal ends counts against you. (Rummy 500 6.4)
    - Points are added up deal by deal. When a deal ends and someone has { $target }, the highest total wins. { $tie_break ->
        [extra_hand] If several have it, another deal is played.
       *[shared] If several have it, they win together.
    } (Rummy 500 9)
    - Two to eight can play, each for themselves. (Rummy 500 1.1)

rules-rummy500-deal =
    ### The deal
    - { $packs ->
        [1] One pack of 52 cards is used
        [2] Two packs of 52 cards are used
       *[none] Up to four players use one pack of 52 cards, five and more use two
    }{ $jokers ->
        [1] , with one joker in each pack
        [2] , with two jokers in each pack
       *[0] , without jokers
    }. (Rummy 500 1.2, 1.3)
    - Two players get { $two_player_hand } cards each, three and more get 7. (Rummy 500 2.1)
    - The next card is turned up: the first of the row. Discards are added to its right end, and all of them stay in sight. (Rummy 500 2.2, 3.2)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Rummy 500 2.3)

rules-rummy500-turn =
    ### Your turn
    - Start by drawing the top card of the stock or by taking from the row. (Rummy 500 3.1)
    - Then lay melds{ $swap ->
        [runs] , lay off and swap jokers
       *[none] {" "}and lay off
    }, in any order and as often as you like. You need no meld of your own to lay off. (Rummy 500 3.2)
    - End your turn by discarding a card; it may be one that you’ve just taken. (Rummy 500 3.2)

rules-rummy500-melds =
    ### Sets and runs
    - A set is { $doubles_in_set ->
        [yes] 3 to 8 cards of one rank; with two packs identical cards are fine.
       *[no] 3 or 4 cards of one rank, no two of them identical.
    } (Rummy 500 4.1)
    - A run is three or more cards of one suit in order. (Rummy 500 4.2)
    - { $ace ->
        [low] An ace is always low: A-2-3 is a run, Q-K-A isn’t.
       *[both] An ace is low (A-2-3) or high (Q-K-A), never in the middle.
    } (Rummy 500 1.4)
    { $jokers ->
        [0] {""}
       *[other] - A joker stands for any card, but a meld needs at least { $min_naturals ->
            [2] two natural cards
           *[1] one natural card
        }. In a run it stands for one certain card, fixed once it’s laid. (Rummy 500 4.3)
    }
    - Melds on the table are never rearranged or taken back. (Rummy 500 3.2)

rules-rummy500-row =
    ### Taking from the row
    - Choose a card of the row. It and all cards after it come to your hand, and the chosen card is used at once: { $take_to_lay_off ->
        [yes] laid in a new meld, or laid off on a meld of the table.
       *[no] laid in a new meld. Laying it off isn’t enough.
    } (Rummy 500 5.1, 5.2)
    - The meld is made of your hand and the cards taken. It may also be made of cards of the row alone. (Rummy 500 5.2, 5.3)
    - The other cards taken stay in your hand. In the same turn you may lay more of them. (Rummy 500 5.4)
    - { $top_card ->
        [free] The last card alone may be taken without laying it, as long as something can be drawn.
       *[use] All this holds for the last card of the row too.
    } (Rummy 500 5.5)

rules-rummy500-lay-off =
    ### Laying off
    - In your turn you may add cards to any meld on the table, yours or not: one more card to a set, the next card of the suit at either end of a run. Others may go on from there. (Rummy 500 4.5)
    - If a card fits on two melds, you say on which. Every card counts for the player who laid it, in whoever’s meld it lies. (Rummy 500 4.6)
    { $jokers ->
        [0] {""}
       *[other] { $swap ->
            [runs] - You may put the card that a joker of a run stands for in its place and take the joker. That card counts for you, and the joker need not be played at once. (Rummy 500 4.7)
           *[none] - Jokers stay where they lie. (Rummy 500 4.7)
        }
    }

rules-rummy500-stock =
    ### When the stock is empty
    - { $exhausted ->
        [end] Whoever draws the last card plays a whole turn. With the discard the deal ends.
        [recycle] Whoever draws from the empty stock has the row shuffled into a new one; only its last card stays. Where that is the only card of the row, take it, or pass: then the deal ends.
       *[row] Play goes on for as long as each player in turn takes from the row. Whoever can’t or doesn’t want to passes, and the deal ends.
    } (Rummy 500 8)
    - Then no one has gone out, and everyone’s points are counted. (Rummy 500 6.4, 8.2)

rules-rummy500-values =
    ### What cards count
    - { $card_values ->
        [fives] Cards from 2 to 9 count 5; 10, jack, queen and king count 10.
       *[pips] Cards from 2 to 10 count their number; jack, queen and king count 10.
    } (Rummy 500 6.1)
    - An ace counts { $ace_points }, at the low end of a run (A-2-3) { $ace_low_points }. (Rummy 500 6.2)
    { $jokers ->
        [0] {""}
       *[other] - A joker in the hand counts { $joker_points }, { $joker_value ->
            [card] a laid one as much as the card that it stands for.
           *[fixed] a laid one too.
        } (Rummy 500 6.3)
    }

rules-rummy500-scoring =
    ### Going out and scoring
    - The deal ends as soon as someone has no card left. { $must_discard_to_go_out ->
        [yes] The last card must be discarded: you can’t lay all your cards.
       *[no] The last card may be laid or discarded.
    } There’s no bonus for it. (Rummy 500 7)
    - Then all players score what they’ve laid, minus what they still hold, even where that would make melds. (Rummy 500 6.4)
    - This can be less than 0, and so can a total. (Rummy 500 6.4)

# -- where the rules are silent -------------------------------------------------------------------

silent-rummy500-packs = **How many packs.** Two from five players on in most sources, in some only from six on. A house rule sets it. (Rummy 500 1.2)
silent-rummy500-jokers = **Jokers.** About as many sources play without as with two a pack. Without is the standard here, and a rulebook has them. (Rummy 500 1.3)
silent-rummy500-two = **Cards for two.** Most sources say 13, others 10 or 7: a house rule. (Rummy 500 2.1)
silent-rummy500-swept = **Discarding a card just taken.** Hardly anyone forbids it, so it’s allowed. (Rummy 500 3.2)
silent-rummy500-doubles = **Identical cards in a set.** One source forbids them, the others are silent. A house rule allows them. (Rummy 500 4.1)
silent-rummy500-readings = **One natural card and two jokers.** That can be a set or a run. It’s laid as a set, unless you say which cards the jokers stand for. (Rummy 500 4.4)
silent-rummy500-swap = **Taking a joker back.** Only one source has it; it’s a house rule, and for runs only. (Rummy 500 4.7)
silent-rummy500-lay-off = **Taking to lay off.** Some sources let you take from the row only for a new meld. Here laying off is enough too, unless a house rule says otherwise. (Rummy 500 5.2)
silent-rummy500-alone = **A meld of cards of the row alone.** No one says that a card of your hand must be in it, so none need be. (Rummy 500 5.3)
silent-rummy500-top = **The last card of the row.** Must it be used like any other? Most sources say so; a house rule frees it. (Rummy 500 5.5)
silent-rummy500-values = **What cards count.** Most count numbers; some count 5 for all cards from 2 to 9, and 15 for every ace. (Rummy 500 6.1, 6.2)
silent-rummy500-joker-laid = **A joker on the table.** It counts 15, or as the card that it stands for: a house rule. (Rummy 500 6.3)
silent-rummy500-stock = **The empty stock.** The deal ends at once, or goes on while someone takes from the row, or the row becomes a new stock. The second wastes no row and is the standard here. (Rummy 500 8.1)
silent-rummy500-pass = **Passing though you could take.** Allowed: no one knows what you want to keep. (Rummy 500 8.2)
silent-rummy500-endless = **A deal that goes round and round.** With a row that is shuffled again it can. The bot calls such a deal off: after 250 turns a player no one scores. (Rummy 500 8.4)
silent-rummy500-target = **Two above the target.** The higher total wins. Equal ones win together, or another deal decides: a house rule. (Rummy 500 9)
silent-rummy500-rummy = **Calling “rummy!”** Some tables let whoever first sees that a discard could be laid take and lay it. Where messages can arrive late that isn’t fair, so it’s left out; the table says which melds a discard fits. (Rummy 500 5)
silent-rummy500-ace = **An ace laid on a run.** On 2-3-4 it’s low, on J-Q-K high. (Rummy 500 1.4, 4.5)

# -- played examples on the page ------------------------------------------------------------------

played-rummy500-scored =
    ### A deal, scored
    - On the table lies { $table }, laid by Ben. The row is { $row }, the oldest card first. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann takes from { $card1 } on and lays { $move1 } at once, lays { $move2 } off on Ben’s run and goes out by discarding { $card3 }.
    - The card on Ben’s run counts for Ann. Ben has laid more than Ben holds, and Chi pays for everything.
played-rummy500-hard =
    ### A hard case: a card that can’t be used
    - The row is { $row }, the oldest card first. Ann holds { $ann } and wants nothing but { $card1 }.
    - With Ann’s cards it makes nothing, so it can’t be taken alone. But Ann may take from { $card } on: { $move } goes down, and { $card1 } comes to the hand.

# -- examples in pictures -------------------------------------------------------------------------

example-sweep-row = the row, the oldest card first
example-sweep = you take from the first of these in the row on, and lay them at once
example-sweep-alone = all three come from the row: that is fine
example-sweep-off = you take it and all after it, and lay it off on the run
example-sweep-off-not = no: it has to go into a new meld
example-sweep-not = no: it has no use, and may not just be taken
example-sweep-free = the last card may be taken without laying it

# -- a picture before the first step --------------------------------------------------------------

first-look-sweep = a take: you get the row from its second card on, and lay that one at once with cards of yours

# -- lines ----------------------------------------------------------------------------------------

refusal-must-be-laid = You can’t just take { $card }: it must be used at once. Choose a meld or a lay-off for it, or draw from the stock.
# The card that was just discarded fits on melds of the table; $melds are some of the two below.
table-fits = { $card } fits { $melds }.
fits-run = { $name }’s run
fits-set = { $name }’s set
# $count cards are taken, from $start on; $added are points, with their sign.
move-sweep = take { $count } from { $start }: lay { $cards }, { $added }
move-sweep-on = take { $count } from { $start }: lay { $cards } on { $name }’s { $meld }, { $added }
move-sweep-free = take { $count }: { $cards } to your hand
# What comes to the hand besides, and the risk: so many cards then, and what they count.
move-sweep-rest = then { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $points }, with { $cards }
move-sweep-all =
    { $count ->
        [0] and you go out
        [one] then 1 card, { $points }
       *[other] then { $count } cards, { $points }
    }
# Before a large take: who is nearly out.
move-sweep-risk = then { $held ->
        [one] 1 card
       *[other] { $held } cards
    }, { $points }, and { $name } has { $count }; with { $cards }
highlight-sweep =
    won { $number ->
        [2] both deals
       *[other] all { $number } deals
    }

# -- the coach ------------------------------------------------------------------------------------

practice-short-sweep = Is what you lay worth the cards that come with it? If not, draw.
practice-rummy500-welcome = Only you see this deal, nothing counts and no one hurries you. What you lay counts for you, what you still hold when someone goes out counts against you.
practice-rummy500-draw = **Draw** from the **stock** (face down): no card of the row can be used yet. Every discard stays in the **row**, where all may take it later.
practice-rummy500-take = **You can take from the row!** Choose a card that you can use at once: it and all after it come to you, and it goes down. Look at the second line: what else comes to your hand, and what that would cost.
practice-rummy500-swept = **Taken.** The rest is in your hand now. More of it may be laid in this turn, and what you hold at the end counts against you.
practice-rummy500-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it counts for you. What you keep back may cost you.
practice-rummy500-lay-off = **Lay off.** A card of yours fits on a meld of the table: **{ button-lay-off }**. It counts for you, whoever laid the meld; a coloured edge shows whose it is.
practice-rummy500-out = **Nearly out.** Lay or discard your last card and the deal ends: the others pay for what they hold.
practice-rummy500-behind = **{ $name } is nearly out.** Lay what you can, and take no more from the row than you can use.
practice-rummy500-spent = **The stock is empty.** Take from the row as long as it pays. If not, **{ button-pass-ends }**.
practice-rummy500-discard = **Discard.** The card goes to the end of the row, where the next player may take it with all that lies there. High cards that you can’t use go first.

# -- shared messages in its own words -------------------------------------------------------------

advice-row-no-meld = No card of the row can be laid with yours, or laid off.
advice-row-worth = What goes down, and what can follow from it, is worth the cards that come along.
advice-lay = What you’ve laid counts for you.
advice-lay-off = { advice-lay }
event-stock-ran-out = { $who } passed: nothing could be drawn any more.
refusal-wrong-phase =
    { $phase ->
        [draw] Your turn starts with a card: draw from the stock or take from the row, then go on.
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is cards of one rank, no card of it twice; a run is 3 or more of one suit in order.
    }
refusal-nothing-to-draw = The stock is empty. Take from the row, or pass: then the deal ends.
refusal-nothing-to-take = The row is empty. Draw from the stock instead.
refusal-no-swap-here = By the rules of this table that joker stays where it lies. Lay the card off, or keep it.
