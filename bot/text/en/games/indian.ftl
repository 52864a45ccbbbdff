# Everything that only Indian Rummy says.

game-indian = Indian Rummy
    .book = Indian
    .description = 13 cards, two sequences, one of them pure. Declare, or drop in time. Points, pool or deals.
name-indian = indian

# -- house rules ----------------------------------------------------------------------------------

option-indian-rulebook = Format
    .description = Which kind of Indian Rummy
    .points = Points: one deal, the winner takes what the others count
    .pool101 = Pool 101: whoever reaches 101 is out, the last one left wins
    .pool201 = Pool 201: whoever reaches 201 is out, drops cost 25 and 50
    .deals = Deals: two deals without dropping, the best total wins
    .lives = Strict lives: four cards in a sequence, one joker in each
option-indian-packs = Packs
    .description = With how many packs of cards the game is played
    .is-1 = One pack of cards
    .is-2 = Two packs of cards
    .is-3 = Three packs of cards
option-indian-jokers = Printed jokers
    .description = How many printed jokers each pack has
    .is-0 = No printed jokers
    .is-1 = One printed joker in each pack
    .is-2 = Two printed jokers in each pack
option-indian-cut_joker = Cut card
    .description = Whether a card turned up at the deal makes its rank wild
    .yes = The rank of the cut card is wild
    .no = Only printed jokers are wild
option-indian-set_max = Size of sets
    .description = How many cards a set may have
    .is-4 = A set has four cards at most
    .none = Jokers may be added to a set without end
option-indian-min_naturals = Natural cards
    .description = How many cards of a group must be themselves
    .is-0 = Jokers alone are a sequence too
    .is-1 = A group needs one card that is no joker
    .is-2 = A group needs two cards that are no jokers
option-indian-jokers_in_run = Jokers in a sequence
    .description = How many jokers a sequence may have
    .none = Any number of jokers in a sequence
    .is-1 = One joker in a sequence
    .is-2 = Two jokers in a sequence
option-indian-identical_pure = Three identical cards
    .description = Whether three identical cards are a pure sequence
    .yes = Three identical cards are a pure sequence
    .no = Three identical cards are no group
option-indian-four_card_life = Four cards in a life
    .description = Whether one of the sequences needs four cards
    .yes = One of your sequences needs four cards or more
    .no = Three cards are enough for each sequence
option-indian-take_jokers = Open jokers
    .description = Whether a joker that lies open may be taken
    .first = A joker may be taken only as the first upcard of the deal
    .never = A joker that lies open is never taken
    .any = A joker that lies open may always be taken
option-indian-forbid_discard_of_taken = Card just taken
    .description = Whether the upcard you took may be discarded in the same turn
    .yes = You may not discard what you took in the same turn
    .no = You may discard what you just took
option-indian-wrong_declaration = Wrong declaration
    .description = What a wrong declaration costs
    .none = A wrong declaration is refused and costs nothing
    .number = A wrong declaration costs { $number }
option-indian-drop = Dropping
    .description = Whether you may drop out of a deal
    .yes = You may drop out of a deal
    .no = No one drops out of a deal
option-indian-drop_turn = When to drop
    .description = Whether you may drop in the turns of others too
    .own = You drop in your own turn, before you draw
    .any = You may drop in the turns of others too
option-indian-first_drop = First drop
    .description = What dropping costs before your first card of the deal
    .number = Dropping costs { $number } before your first card
option-indian-middle_drop = Middle drop
    .description = What dropping costs after your first card of the deal
    .number = Dropping costs { $number } later on
option-indian-exhausted = Empty stock
    .description = What happens when someone wants to draw and the stock is empty
    .recycle = The discards become a new stock
    .end = A deal ends without points when the stock is empty
option-indian-one_sequence = Only one life
    .description = What counts without a second sequence
    .all = Without both lives all 13 cards count
    .pure_off = Without both lives a pure sequence doesn’t count
option-indian-full_count = Most points
    .description = How much a hand can count at most
    .none = No limit to what a hand counts
    .number = A hand counts { $number } at most
option-indian-first_turn_half = Beaten at once
    .description = Whether a hand that had no turn yet counts half
    .yes = Whoever has had no card yet counts half
    .no = Whoever has had no card yet counts in full
option-indian-least_count = Fewest points
    .description = How much a loser’s hand counts at least
    .number =
        { $number ->
            [0] A complete hand counts nothing
           *[other] A loser’s hand counts { $number } at least
        }
option-indian-scoring = Scoring
    .description = Who gets the points of a deal
    .zero_sum = The winner gets what the others lose
    .penalty = Points count against the losers; low is good
option-indian-end = End of the game
    .description = Whether deals, a total or a pool ends the game
    .hands =
        { $hands ->
            [one] The game is one deal
           *[other] The game is { $hands } deals
        }
    .target = The game ends when a total reaches { $points }
    .pool = Whoever reaches { $points } is out; the last one left wins
option-indian-tie_break = Equal totals
    .description = What happens when totals are equal at the end of several deals
    .shared = Equal totals share the win
    .extra_hand = Equal totals play another deal
option-indian-rejoins = Coming back
    .description = How often you may come back into a pool
    .number =
        { $number ->
            [0] Whoever is out stays out
            [one] You come back into the pool once
           *[other] You come back into the pool up to { $number } times
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-indian =
    - **What it is about.** Sort your 13 cards into sequences and sets. Two must be sequences, your two lives, and the first of them is pure: no joker in it. Whoever has everything in groups declares and wins the deal; the others count what is left over.
    - **A turn.** Draw a card or take the upcard, discard a card. With a bad hand you may drop instead, which costs less than losing it.
    - **Jokers.** The printed ones, and all cards of one rank that is turned up again in each deal.
origin-indian =
    - Rummy came to India in the 20th century and is played there at home and at festivals. What makes it Indian is the pure sequence: without it nothing else counts. No one knows who thought of that.
    - Other names: 13 Cards, Paplu. Points, pool and deals are ways to score the same game.

# -- the rules ------------------------------------------------------------------------------------

# Indian Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, nothing as none, the end of the game with its numbers, $end_hands and $end_points.

rules-indian-aim =
    ### Aim of the game
    - Sort your 13 cards into groups, among them two sequences, one of them without a joker. Whoever has that declares and ends the deal; the others count what they can’t group. (Indian 5, 7)
    - { $end ->
        [target] Points are bad: the game is over when someone has { $end_points }, and the lowest total wins. (Indian 11.3)
        [pool] Points are bad: whoever reaches { $end_points } is out, and the last one left wins the game. (Indian 11.4)
       *[hands] { $end_hands ->
            [one] One deal is a game. (Indian 11.2)
           *[other] { $end_hands } deals are a game, and the best total wins. (Indian 11.2)
        }
    }
    - Two to six play with { $packs ->
        [one] one pack
       *[other] { $packs } packs
    } of 52 cards and { $jokers ->
        [0] no printed jokers
        [one] one printed joker in each
       *[other] { $jokers } printed jokers in each
    }. (Indian 1)

rules-indian-deal =
    ### The deal
    - Everyone gets 13 cards. The first dealer is chosen at random; then the deal goes round to the left. (Indian 2.1, 2.4)
    - { $cut_joker ->
        [yes] One card is turned up beside the stock, the cut card. It lies there for the whole deal, and no one can have it: it says which rank is wild. (Indian 2.2)
       *[no] There’s no cut card: only printed jokers are wild. (Indian 2.2)
    }
    - The next card is turned up as the first upcard, the rest is the stock. Whoever sits to the dealer’s left starts. (Indian 2.3, 2.4)

rules-indian-jokers =
    ### Jokers
    - { $cut_joker ->
        [yes] Jokers are the printed jokers and all cards of the cut card’s rank. If the cut card is a printed joker itself, all aces are. (Indian 3.1, 3.2)
       *[no] Jokers are the printed jokers. (Indian 3.1)
    }
    { $cut_joker ->
        [yes] - A card of the wild rank can also be what it is: 5-6-7 of hearts is pure although sixes are wild. (Indian 3.3)
       *[no] {""}
    }
    - A joker stands for any card. You need not say for which. (Indian 4.6)
    - Jokers count nothing wherever they are. (Indian 3.4)

rules-indian-groups =
    ### Groups
    - A sequence is three or more cards of one suit in order, up to all 13; it’s pure when no card in it stands for another. The ace is low (A-2-3) or high (Q-K-A), never in the middle. (Indian 1.3, 4.1)
    - { $jokers_in_run ->
        [none] A sequence may have any number of jokers. (Indian 4.4)
        [one] A sequence may have one joker. (Indian 4.4)
       *[other] A sequence may have up to { $jokers_in_run } jokers. (Indian 4.4)
    }
    - A set is three or four cards of one rank, each of another suit, with jokers for those that are missing{ $set_max ->
        [none] ; jokers may also be added to it without end
       *[other] {""}
    }. (Indian 4.2)
    - { $min_naturals ->
        [0] Jokers alone are a sequence.
        [one] A group needs a card that is itself.
       *[other] A group needs { $min_naturals } cards that are themselves.
    } (Indian 4.3)
    { $identical_pure ->
        [yes] - Three identical cards, such as 8♦ three times, are a pure sequence. (Indian 4.5)
       *[no] - Three identical cards are no group. (Indian 4.5)
    }

rules-indian-lives =
    ### The two lives
    - You need two sequences, and one of them has to be pure: your first life. The other one, with jokers or without, is your second. (Indian 5.2)
    { $four_card_life ->
        [yes] - One of your sequences needs four cards or more. (Indian 5.3)
       *[no] {""}
    }
    - Once you have both, everything that lies in a group is safe. Without them it isn’t, however fine your sets are. (Indian 10.3)

rules-indian-turn =
    ### Your turn
    - Draw from the stock or take the upcard, then discard a card. Nothing is laid on the table before someone declares. (Indian 6)
    - { $take_jokers ->
        [never] A joker that lies open may never be taken. (Indian 6.1)
        [any] A joker that lies open may be taken like any other card. (Indian 6.1)
       *[first] A joker that someone discarded stays there. Only the first upcard of the deal may be taken if it’s one. (Indian 6.1)
    }
    - { $forbid_discard_of_taken ->
        [yes] You may not discard a card equal to the one that you took in this turn. (Indian 6.2)
       *[no] You may discard any card, also the one you just drew or took. (Indian 6.2)
    }

rules-indian-declare =
    ### Declaring
    - With 14 cards, put one aside and show the other 13: all of them in groups, with both lives. That wins you the deal. (Indian 7.1, 7.3)
    - { $wrong_declaration ->
        [none] A declaration that isn’t right is refused, and your turn goes on. (Indian 7.4)
       *[other] A wrong declaration costs { $wrong_declaration } and puts you out of this deal. The others play on. (Indian 7.4)
    }
    - The best grouping is found for you; you may also name your own, and then that one counts. You never have to declare. (Indian 7.2, 7.5)

rules-indian-drop =
    ### Dropping
    { $drop ->
        [yes] - With a bad hand you may drop out of this deal, { $drop_turn ->
            [any] also in the others’ turns; in your own before you draw. (Indian 8.1)
           *[own] in your own turn before you draw. (Indian 8.1)
        }
       *[no] - No one drops at this table: every hand is played to its end. (Indian 8.1)
    }
    { $drop ->
        [yes] - It costs { $first_drop } before your first card of the deal, { $middle_drop } later. (Indian 8.2)
       *[no] - (Where dropping is allowed it costs { $first_drop } before your first card, { $middle_drop } later. Own turn or any: { $drop_turn ->
            [any] any
           *[own] own
        }.)
    }
    - Your cards stay with you and come to no one. If one player is left, they win the deal, whatever they hold. (Indian 8.3, 8.4)

rules-indian-stock =
    ### An empty stock
    - { $exhausted ->
        [end] When you want to draw and the stock is empty, the deal is void. (Indian 9.1)
       *[recycle] When you want to draw and the stock is empty, the discards under the upcard are shuffled into a new one. Without any, the deal is void. (Indian 9.1)
    }
    - In a void deal no one scores, and drops and wrong declarations cost nothing either. (Indian 9.2)

rules-indian-points =
    ### Points of a deal
    - Ace, king, queen, jack and ten count 10, the others their number, jokers nothing. (Indian 10.1)
    - With both lives you count what lies in no group. Without them you count { $one_sequence ->
        [pure_off] all that isn’t in a pure sequence.
       *[all] all 13 cards.
    } The bot groups your cards so that they count least. (Indian 10.3, 10.5)
    - { $full_count ->
        [none] There’s no limit to that.
       *[other] That is never more than { $full_count }.
    } (Indian 10.4)
    { $first_turn_half ->
        [yes] - If someone declares before your first card of the deal, you count half. (Indian 10.6)
       *[no] {""}
    }
    { $least_count ->
        [0] {""}
       *[other] - Whoever counts their hand gets { $least_count } at least, also with a complete one. (Indian 10.7)
    }
    - Whoever dropped or declared wrongly has the points of that instead; the winner has none. (Indian 10.2)

rules-indian-score =
    ### Score and end
    - { $scoring ->
        [penalty] Each loser’s points are added to their total. Low is good. (Indian 11.1)
       *[zero_sum] Each loser loses their points, and the winner gets the sum of them. High is good. (Indian 11.1)
    }
    - { $end ->
        [target] The game is over as soon as a total reaches { $end_points }.
        [pool] Whoever reaches { $end_points } is out: no cards, no turns. The last one who isn’t out wins.
       *[hands] The game is over after { $end_hands ->
            [one] one deal
           *[other] { $end_hands } deals
        }, or after one more if that was void.
    } (Indian 11.2)
    { $end ->
        [pool] - { $rejoins ->
            [0] Whoever is out stays out. (Indian 11.5)
            [one] Once a game you come back at once, with one point more than the highest total of the others, if that leaves you room for a first drop. (Indian 11.5)
           *[other] Up to { $rejoins } times a game you come back at once, with one point more than the highest total of the others, if that leaves you room for a first drop. (Indian 11.5)
        }
       *[other] - { $tie_break ->
            [extra_hand] Equal totals after two deals or more: another deal, until one is ahead. (Indian 11.2)
           *[shared] Equal totals after two deals or more: they share the win. (Indian 11.2)
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-indian-packs = **How many packs.** Two with a joker each for up to six by most; one for two players, or three, at some tables. A house rule. (Indian 1.2)
silent-indian-cut = **The cut card when the stock runs out.** It stays: everyone sees it and no one has it. (Indian 2.2)
silent-indian-first = **Who starts.** The first dealer is random, which is what the toss for it’s elsewhere. (Indian 2.4)
silent-indian-naturals = **Jokers alone.** Most are silent; here a group needs one card that is itself, and a house rule changes it. (Indian 4.3)
silent-indian-run-jokers = **Jokers in a sequence.** One, two or any number, depending on whom you ask. Any number, unless a house rule says otherwise. (Indian 4.4)
silent-indian-twice = **A second card of the wild rank in a set.** It stands there as a joker. (Indian 4.2)
silent-indian-life = **Which sequence is which life.** Any pure one is the first and any other the second; you need not say which. (Indian 5.2)
silent-indian-thrown = **A joker in the discard pile.** Left there by most; only the first upcard may be taken if it’s one. A house rule. (Indian 6.1)
silent-indian-taken = **Discarding the card you just took.** Allowed; a house rule forbids it. (Indian 6.2)
silent-indian-wrong = **After a wrong declaration.** The others play on. All 14 cards, also the one put aside, stay with whoever declared. (Indian 7.4)
silent-indian-drop = **When you may drop.** In your own turn before you draw; at some tables at any time, which is a house rule. Never after drawing. (Indian 8.1)
silent-indian-dropped-cards = **The cards of a dropped hand.** They don’t come back into the stock. (Indian 8.3)
silent-indian-void = **An empty stock with nothing to shuffle.** The deal is void, and so are the drops in it. (Indian 9.2)
silent-indian-second = **A pure sequence but no second one.** All 13 cards count by most, all but the pure one by some. A house rule. (Indian 10.3)
silent-indian-grouping = **Who groups a loser’s cards.** The bot, so that they count least: no one gains by choosing worse. (Indian 10.5)
silent-indian-complete = **A complete hand, one turn late.** It counts nothing; 2 at some tables. A house rule. (Indian 10.7)
silent-indian-ties = **Equal totals in a game of deals.** Another deal for all who play, until one is ahead. (Indian 11.2)
silent-indian-back = **Coming back into a pool.** It happens at once: without an entry fee no one would stay out. Whoever doesn’t want it leaves the table. (Indian 11.5)
silent-indian-money = **Money.** There’s none in this game: no entry, no split of a prize. (Indian 11.6)

# -- played examples on the page ------------------------------------------------------------------

played-indian-scored =
    ### A deal, scored
    - The cut card is 7♥, so sevens are wild. Chi has dropped before the first card. Ann holds { $ann }, Ben { $ben }.
    - Ann puts { $card1 } aside and declares: 4-5-6 of spades is pure, 9-10-joker-queen of hearts the second life, three kings and two twos with the wild seven are sets.
    - Ben has both lives too, so only what is left over counts. Chi pays for the drop and shows nothing.
played-indian-hard =
    ### A hard case: a joker that someone discarded
    - The cut card is 7♥. Chi has discarded { $upcard }, and Ann would like to have it.
    - It’s wild, and a joker that someone discarded stays where it is. As the first upcard of the deal Ann could have taken it.

# -- examples in pictures -------------------------------------------------------------------------

example-cut = the cut card: all sevens are wild
example-wild-natural = pure: this seven is what it is
example-wild-stands-in = not pure: a card in it stands for another, and you need one sequence without that
example-first-life = a first life: a sequence without a joker
example-second-life = a second life: any other sequence, with a joker or without
example-set-no-life = no life: only sequences are lives
example-identical = a pure sequence: three identical cards

# -- a picture before the first step --------------------------------------------------------------

first-look-first-life = a first life: a sequence without a joker
first-look-second-life = a second life: another sequence, with a joker or without
first-look-left-over = left over: cards in no group; they count against you

# -- the table ------------------------------------------------------------------------------------

table-wild = wild: **{ $rank } and jokers**
table-dropped = ⬇ dropped
table-out = ❌ out
table-draw-joker-stays = { $name }’s turn: draw from the stock. The joker { $card } stays there.
table-discard-or-declare = { $name } discards or declares.
alt-cut = The cut card: { $card }.
alt-dropped = { $name } has dropped.
alt-out = { $name } is out of the game.

# -- the hand -------------------------------------------------------------------------------------

life-first = First life
life-second = Second life
life-others = Other groups
life-left = Left over: { $points }
life-rest = Left over
life-missing = { $life }: missing
life-of = { $life }: { $cards }
hand-draw-joker-stays = **Your turn.** Draw from the stock: a discarded joker stays there.
hand-draw-or-drop = **Your turn.** Draw or take a card. Is your hand hopeless? Then drop.
hand-declare = **You can declare!** Press the green button.
hand-dropped = **You’ve dropped**, which costs { $points }. You’re done until the next deal. Still playing: { $names }.
hand-declared-wrongly = **That was no declaration**, which costs { $points }. You’re done until the next deal. Still playing: { $names }.
hand-out-of-game = **You’re out of the game.** Still playing: { $names }.
hand-left-over = left over: { $points }
hand-left-over-after = left over: { $points }, { $after } after a discard
hand-counts = counts { $points }: a life is missing
hand-four-card-life = one sequence needs four cards
hand-pool =
    { $left } below { $limit }{ $safe ->
        [0] {""}
        [one] , room for 1 drop
       *[other] , room for { $safe } drops
    }
throw-leaves = { $card } → { $points }
button-declare = Declare
button-declare-aside = Declare, { $card } aside
chosen-declare = you can declare with it aside.
button-drop = Drop
button-drop-for = Drop −{ $points } (hand { $count })
button-drop-at = Drop −{ $points }
button-drop-now = Yes, drop
button-joker-stays = { $card }: a joker stays there
button-stays = { $card } stays
choose-drop = **Drop**: you give up this deal. Press once more to do it.
choose-declare = **Declare**: which card do you put aside?
move-drop = give up this deal for **{ $points }**
move-drop-line = give up this deal for { $points }
move-drop-hand = your hand counts { $count } now
move-declare = declare, { $card } aside

# -- typed moves ----------------------------------------------------------------------------------

play-word-drop = drop, fold
play-word-declare = declare, finish
# Behind the word for a declaration: also if it is wrong.
play-word-anyway = anyway, for sure
play-unread-no-declaration = That is no declaration: it would cost { $points } and put you out of this deal. If you mean it, type { $lines }
play-move-drop = drop out of this deal
play-move-declare = declare, { $card } aside
play-move-declare-named = declare, { $card } aside: { $melds }

# -- what happened --------------------------------------------------------------------------------

event-dealt-wild = Deal { $deal }. Dealer: { $dealer }. First to play: { $starter }. Wild: { $rank } and jokers.
event-dropped = { $who } dropped, which costs { $points }.
event-declared = { $who } declared: { $melds }.
event-declared-wrongly = { $who } declared wrongly, which costs { $points }.
event-deal-declare = { $who } won the deal.
event-deal-drop = { $who } won the deal: no one else is left.
deed-dropped = dropped

# -- results --------------------------------------------------------------------------------------

result-declared = **{ $name }** declared and wins the deal!
result-last-one = No one else is left in the deal: **{ $name }** wins it.
result-void-stock = The stock ran out with nothing to shuffle: the deal is void, and no one pays anything.
result-complete-late = **{ $names }** had a complete hand too, one turn late.
result-put-out = ❌ Out of the game: **{ $names }**.
result-back = ↩️ Back in the pool: { $names }.
result-back-with = **{ $name }** with { $total }
alt-grouped = { $name }: groups { $melds }; left over { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-grouped-whole = { $name }: groups { $melds }; nothing left over.
alt-grouped-none = { $name }: all cards count, { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-declared = declared, { $added }
line-left-over =
    { $count ->
        [0] nothing left over
       *[other] { $cards } left over
    }, { $added }
line-left-over-count =
    { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } left over, { $added }
line-dropped = dropped, { $added }
line-wrong-declaration = declared wrongly, { $added }
line-last-one = the last one in the deal, { $added }

# -- lines ----------------------------------------------------------------------------------------

advice-take-cheap = It makes no meld, but it counts less than a card that you can discard for it.
advice-declare = All 13 cards lie in groups, with both lives: the deal is yours.
advice-drop = Your hand would most likely count more than the drop costs.
refusal-thrown-joker = { $card } is a joker that lies in the discards, so it stays there. Draw from the stock.
refusal-no-dropping = No one drops out of a deal at this table. Draw from the stock, or take the upcard.
refusal-out-of-deal = You’re out of this deal already. The next one starts soon.
refusal-not-a-declaration = That is no declaration yet: all 13 cards must lie in groups, with two sequences, one of them pure. Discard a card and play on.
highlight-caught = declared with { $other } holding { $number } points (deal { $deal })

# -- the coach ------------------------------------------------------------------------------------

practice-indian-welcome = Only you see this deal, nothing counts and no one hurries you. Your 13 cards have to go into groups. Two must be sequences, your **lives**, and the first of them has no joker. The panel sorts your hand; you see at once what is missing.
practice-indian-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a group with yours. The card that was cut says what is wild in this deal.
practice-indian-thrown = **A joker lies on top.** Someone discarded it, and such a joker stays there: draw from the stock.
practice-indian-drop = **A hand without lives can cost 80.** { button-drop } gives the deal up for 20 before your first card. You need not: it’s a matter of courage.
practice-indian-first-life = **First life.** Look for three cards of one suit in order, all of them real. Without it all 13 cards count, so it goes before everything else.
practice-indian-second-life = **Second life.** One more sequence: here a joker may stand for a card. From then on only what is left over counts.
practice-indian-safe = **Both lives are there.** Whatever lies in a group no longer counts. Get rid of the high cards that are left over.
practice-indian-joker = **You hold a joker** (the cards with a star are wild too). Keep it: it fits nearly anywhere, and it counts nothing.
practice-indian-discard = **Discard.** The menu says behind each card what is left over without it; the best is on top.
practice-indian-declare = **You can declare!** The green button puts one card aside and shows the other 13: all of them lie in groups, and you win the deal.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-use = The upcard doesn’t fit any of your cards.
refusal-wrong-phase =
    { $phase ->
        [draw] { wrong-phase-draw }
        [play] The draw is done for this turn. What is left is to discard a card, or to declare.
       *[over] { wrong-phase-over }
    }
