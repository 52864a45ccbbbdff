# Everything that only Indian Rummy says.

game-indian = Indian Rummy
    .book = Indian
    .description = 13 cards, two sequences, one of them pure. Declare, or drop in time. Points, pool or deals.
name-indian = indian

# -- house rules ----------------------------------------------------------------------------------

option-indian-rulebook = Format
    .description = Which kind of Indian Rummy
    .points = Points (one deal, the winner takes the others’ points)
    .pool101 = Pool 101 (out at 101, the last one left wins)
    .pool201 = Pool 201 (out at 201, drops cost 25 and 50)
    .deals = Deals (two deals without dropping, the best total wins)
    .lives = Strict lives (four cards in a sequence, one joker in each)
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
    .yes = Cut card’s rank is wild
    .no = Only printed jokers are wild
option-indian-set_max = Size of sets
    .description = How many cards a set may have
    .is-4 = Sets of four cards at most
    .none = Any number of jokers in a set
option-indian-min_naturals = Natural cards
    .description = How many cards of a group must be themselves
    .is-0 = Sequences of only jokers allowed
    .is-1 = At least one card per group that isn’t a joker
    .is-2 = At least two cards per group that aren’t jokers
option-indian-jokers_in_run = Jokers in a sequence
    .description = How many jokers a sequence may have
    .none = Any number of jokers in a sequence
    .is-1 = One joker in a sequence
    .is-2 = Two jokers in a sequence
option-indian-identical_pure = Three identical cards
    .description = Whether three identical cards are a pure sequence
    .yes = Three identical cards are a pure sequence
    .no = Three identical cards aren’t a group
option-indian-four_card_life = Four cards in a life
    .description = Whether one of the sequences needs four cards
    .yes = One sequence of four cards or more
    .no = Three cards enough for each sequence
option-indian-take_jokers = Open jokers
    .description = Whether an open joker may be taken
    .first = Open joker taken only as the deal’s first upcard
    .never = Open joker never taken
    .any = Open joker may always be taken
option-indian-forbid_discard_of_taken = Card just taken
    .description = Whether the upcard you took may be discarded in the same turn
    .yes = No discarding the card just taken
    .no = Discarding the card just taken allowed
option-indian-wrong_declaration = Wrong declaration
    .description = How much a wrong declaration costs
    .none = Wrong declaration refused, costs nothing
    .number = Wrong declaration costs { $number }
option-indian-drop = Dropping
    .description = Whether you may drop out of a deal
    .yes = Dropping out of a deal allowed
    .no = No dropping out of a deal
option-indian-drop_turn = When to drop
    .description = Whether you may drop in the turns of others too
    .own = Drops in your own turn, before you draw
    .any = Drops in the turns of others too
option-indian-first_drop = First drop
    .description = How much dropping costs before your first card in a deal
    .number = Drop before your first card costs { $number }
option-indian-middle_drop = Middle drop
    .description = How much dropping costs after your first card in a deal
    .number = Later drop costs { $number }
option-indian-exhausted = Empty stock
    .description = Whether the discards become a new stock
    .recycle = Discards become a new stock
    .end = Deal void when the stock is empty
option-indian-one_sequence = Only one life
    .description = Which cards count without a second sequence
    .all = Without both lives all 13 cards count
    .pure_off = Without both lives a pure sequence doesn’t count
option-indian-full_count = Most points
    .description = How much a hand can count at most
    .none = No limit to a hand’s points
    .number = A hand counts { $number } at most
option-indian-first_turn_half = Beaten before your turn
    .description = Whether a hand that had no turn yet counts half
    .yes = Players who haven’t drawn count half
    .no = Players who haven’t drawn count in full
option-indian-least_count = Fewest points
    .description = How much a loser’s hand counts at least
    .number =
        { $number ->
            [0] A complete hand counts nothing
           *[other] A loser’s hand counts { $number } at least
        }
option-indian-scoring = Scoring
    .description = Whether the winner gets the deal’s points
    .zero_sum = The winner gets the points the others lose
    .penalty = Points count against the losers (fewer are better)
option-indian-end = Game end
    .description = Whether deals, a total or a pool ends the game
    .hands =
        { $hands ->
            [one] The game is one deal
           *[other] The game is { $hands } deals
        }
    .target = The game ends when a total reaches { $points }
    .pool = Out at { $points }, the last one left wins
option-indian-tie_break = Equal totals
    .description = How equal totals at the end of several deals are decided
    .shared = Equal totals share the win
    .extra_hand = Equal totals play another deal
option-indian-rejoins = Coming back
    .description = How often you may come back into a pool
    .number =
        { $number ->
            [0] Players who are out stay out
            [one] Back into the pool once
           *[other] Back into the pool up to { $number } times
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-indian =
    - **The goal.** Sort your 13 cards into sequences and sets. Two must be sequences, your two lives, and the first of them is pure (no joker in it). With everything in groups, you declare and win the deal. The others count the cards left over.
    - **A turn.** Draw a card or take the upcard, discard a card. With a bad hand you may drop instead, which costs less than losing it.
    - **Jokers.** The printed ones, and all cards of one rank that is turned up again in each deal.
origin-indian =
    - Rummy came to India in the 20th century and is played there at home and at festivals. The pure sequence makes it Indian, and without it nothing else counts. No one knows who thought of that.
    - Also called 13 Cards, Paplu. Points, pool and deals are ways to score the same game.

# -- the rules ------------------------------------------------------------------------------------

# Indian Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, nothing as none, the end of the game with its numbers, $end_hands and $end_points.

rules-indian-aim =
    ### Aim
    - Sort your 13 cards into groups, among them two sequences, one of them without a joker. The first player to do it declares and ends the deal. The others count the cards they can’t group. (Indian 5, 7)
    - { $end ->
        [target] Fewer points are better. The game is over when someone has { $end_points }, and the lowest total wins. (Indian 11.3)
        [pool] Fewer points are better. Players who reach { $end_points } are out, and the last one left wins the game. (Indian 11.4)
       *[hands] { $end_hands ->
            [one] A game is one deal. (Indian 11.2)
           *[other] A game is { $end_hands } deals, and the best total wins. (Indian 11.2)
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
    - Everyone gets 13 cards. The first dealer is chosen at random. Then the deal goes round to the left. (Indian 2.1, 2.4)
    - { $cut_joker ->
        [yes] One card is turned up next to the stock, the cut card. It stays there for the whole deal, and no one can have it. It shows which rank is wild. (Indian 2.2)
       *[no] There’s no cut card, so only printed jokers are wild. (Indian 2.2)
    }
    - The next card is turned up as the first upcard, the rest is the stock. The player to the dealer’s left starts. (Indian 2.3, 2.4)

rules-indian-jokers =
    ### Jokers
    - { $cut_joker ->
        [yes] Jokers are the printed jokers and all cards of the cut card’s rank. If the cut card is a printed joker itself, all aces are. (Indian 3.1, 3.2)
       *[no] Jokers are the printed jokers. (Indian 3.1)
    }
    { $cut_joker ->
        [yes] - A card of the wild rank can also stand for itself. 5-6-7 of hearts is pure although sixes are wild. (Indian 3.3)
       *[no] {""}
    }
    - A joker stands for any card. You don’t have to say which. (Indian 4.6)
    - Jokers always count nothing. (Indian 3.4)

rules-indian-groups =
    ### Groups
    - A sequence is three or more cards of one suit in order, up to all 13. It’s pure when no card in it stands for another. The ace is low (A-2-3) or high (Q-K-A), never in the middle. (Indian 1.3, 4.1)
    - { $jokers_in_run ->
        [none] A sequence may have any number of jokers. (Indian 4.4)
        [one] A sequence may have one joker. (Indian 4.4)
       *[other] A sequence may have up to { $jokers_in_run } jokers. (Indian 4.4)
    }
    - A set is three or four cards of one rank, each of another suit, with jokers for those that are missing{ $set_max ->
        [none] , and any number of jokers may be added to it
       *[other] {""}
    }. (Indian 4.2)
    - { $min_naturals ->
        [0] Only jokers can be a sequence too.
        [one] A group needs a card that stands for itself.
       *[other] A group needs { $min_naturals } cards that stand for themselves.
    } (Indian 4.3)
    { $identical_pure ->
        [yes] - Three identical cards, such as 8♦ three times, are a pure sequence. (Indian 4.5)
       *[no] - Three identical cards aren’t a group. (Indian 4.5)
    }

rules-indian-lives =
    ### The two lives
    - You need two sequences, and one of them must be pure. That’s your first life. The other one, with jokers or without, is your second. (Indian 5.2)
    { $four_card_life ->
        [yes] - One of your sequences needs four cards or more. (Indian 5.3)
       *[no] {""}
    }
    - With both lives, every card in a group is safe. Without them it isn’t, no matter how good your sets are. (Indian 10.3)

rules-indian-turn =
    ### Your turn
    - Draw from the stock or take the upcard, then discard a card. Nothing is laid on the table before someone declares. (Indian 6)
    - { $take_jokers ->
        [never] An open joker may never be taken. (Indian 6.1)
        [any] An open joker may be taken like any other card. (Indian 6.1)
       *[first] A joker that someone discarded stays there. Only the deal’s first upcard may be taken if it’s one. (Indian 6.1)
    }
    - { $forbid_discard_of_taken ->
        [yes] You may not discard a card equal to the one that you took in this turn. (Indian 6.2)
       *[no] You may discard any card, also the one you just drew or took. (Indian 6.2)
    }

rules-indian-declare =
    ### Declaring
    - With 14 cards, put one aside and show the other 13, all of them in groups, with both lives. That wins you the deal. (Indian 7.1, 7.3)
    - { $wrong_declaration ->
        [none] A wrong declaration is refused, and your turn continues. (Indian 7.4)
       *[other] A wrong declaration costs { $wrong_declaration } and puts you out of this deal. The others play on. (Indian 7.4)
    }
    - The best grouping is found for you. You may also name your own, and then that one counts. You never have to declare. (Indian 7.2, 7.5)

rules-indian-drop =
    ### Dropping
    { $drop ->
        [yes] - With a bad hand you may drop out of this deal, { $drop_turn ->
            [any] also in the others’ turns. In your own turn, drop before you draw. (Indian 8.1)
           *[own] in your own turn before you draw. (Indian 8.1)
        }
       *[no] - You can’t drop at this table. Every hand is played to its end. (Indian 8.1)
    }
    { $drop ->
        [yes] - It costs { $first_drop } before your first card in a deal, { $middle_drop } later. (Indian 8.2)
       *[no] - (If dropping is allowed, it costs { $first_drop } before your first card, { $middle_drop } later. Own turn or any: { $drop_turn ->
            [any] any
           *[own] own
        }.)
    }
    - Your cards stay with you and come to no one. If one player is left, they win the deal with any cards. (Indian 8.3, 8.4)

rules-indian-stock =
    ### An empty stock
    - { $exhausted ->
        [end] When you want to draw and the stock is empty, the deal is void. (Indian 9.1)
       *[recycle] When you want to draw and the stock is empty, the discards under the upcard are shuffled into a new one. Without any, the deal is void. (Indian 9.1)
    }
    - In a void deal no one scores, and drops and wrong declarations cost nothing either. (Indian 9.2)

rules-indian-points =
    ### Points in a deal
    - Ace, king, queen, jack and ten count 10, the others their number, jokers nothing. (Indian 10.1)
    - With both lives you count the cards in no group. Without them you count { $one_sequence ->
        [pure_off] all cards that aren’t in a pure sequence.
       *[all] all 13 cards.
    } The bot groups your cards so that they count least. (Indian 10.3, 10.5)
    - { $full_count ->
        [none] There’s no limit to that.
       *[other] That is never more than { $full_count }.
    } (Indian 10.4)
    { $first_turn_half ->
        [yes] - If someone declares before your first card in a deal, you count half. (Indian 10.6)
       *[no] {""}
    }
    { $least_count ->
        [0] {""}
       *[other] - Players who count their hand get at least { $least_count }, even with a complete one. (Indian 10.7)
    }
    - Players who dropped or declared wrongly get those points instead. The winner gets none. (Indian 10.2)

rules-indian-score =
    ### Score and end
    - { $scoring ->
        [penalty] Each loser’s points are added to their total. Fewer points are better. (Indian 11.1)
       *[zero_sum] Each loser loses their points, and the winner gets the sum of them. More points are better. (Indian 11.1)
    }
    - { $end ->
        [target] The game is over as soon as a total reaches { $end_points }.
        [pool] Players who reach { $end_points } are out, with no cards and no turns. The last one who isn’t out wins.
       *[hands] The game is over after { $end_hands ->
            [one] one deal
           *[other] { $end_hands } deals
        }, or after one more if that was void.
    } (Indian 11.2)
    { $end ->
        [pool] - { $rejoins ->
            [0] Players who are out stay out. (Indian 11.5)
            [one] Once per game you come back right away, with one point more than the highest total of the others, if that leaves you room for a first drop. (Indian 11.5)
           *[other] Up to { $rejoins } times per game you come back right away, with one point more than the highest total of the others, if that leaves you room for a first drop. (Indian 11.5)
        }
       *[other] - { $tie_break ->
            [extra_hand] Equal totals after two deals or more play another deal, until someone is ahead. (Indian 11.2)
           *[shared] Equal totals after two deals or more share the win. (Indian 11.2)
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-indian-packs = **How many packs.** Most use two with a joker each for up to six. Some tables use one for two players, or three. A house rule sets it. (Indian 1.2)
silent-indian-cut = **The cut card when the stock runs out.** It stays. Everyone sees it and no one has it. (Indian 2.2)
silent-indian-first = **The first player.** The bot chooses the first dealer at random, instead of a toss. (Indian 2.4)
silent-indian-naturals = **Groups of only jokers.** Most texts are silent. Here a group needs one card that stands for itself, and a house rule changes it. (Indian 4.3)
silent-indian-run-jokers = **Jokers in a sequence.** Sources allow one, two or any number. Here any number is allowed, unless a house rule says otherwise. (Indian 4.4)
silent-indian-twice = **A second card of the wild rank in a set.** It counts there as a joker. (Indian 4.2)
silent-indian-life = **Which sequence is which life.** Any pure sequence is the first and any other the second. You don’t have to say which. (Indian 5.2)
silent-indian-thrown = **A joker in the discard pile.** Most leave it there. Only the first upcard may be taken if it’s one. A house rule changes that. (Indian 6.1)
silent-indian-taken = **Discarding the card you just took.** It’s allowed. A house rule forbids it. (Indian 6.2)
silent-indian-wrong = **After a wrong declaration.** The others play on. All 14 cards, also the one put aside, stay with the player who declared. (Indian 7.4)
silent-indian-drop = **When you may drop.** You may drop in your own turn before you draw. At some tables it’s at any time, by a house rule. You may never drop after drawing. (Indian 8.1)
silent-indian-dropped-cards = **The cards of a dropped hand.** They don’t come back into the stock. (Indian 8.3)
silent-indian-void = **An empty stock with nothing to shuffle.** The deal is void, and so are the drops in it. (Indian 9.2)
silent-indian-second = **A pure sequence but no second one.** Most count all 13 cards, some all but the pure one. A house rule sets it. (Indian 10.3)
silent-indian-grouping = **Grouping a loser’s cards.** The bot groups them so that they count least, because no one gains by choosing worse. (Indian 10.5)
silent-indian-complete = **A complete hand, one turn late.** It counts nothing. At some tables it counts 2, by a house rule. (Indian 10.7)
silent-indian-ties = **Equal totals in a game of deals.** Everyone plays another deal, until someone is ahead. (Indian 11.2)
silent-indian-back = **Coming back into a pool.** It happens right away, because without an entry fee no one would stay out. If you don’t want it, leave the table. (Indian 11.5)
silent-indian-money = **Money.** There’s none in this game, so there’s no entry fee and no split of a prize. (Indian 11.6)

# -- played examples on the page ------------------------------------------------------------------

played-indian-scored =
    ### Scoring a deal
    - The cut card is 7♥, so sevens are wild. Chi has dropped before the first card. Ann holds { $ann }, Ben { $ben }.
    - Ann puts { $card1 } aside and declares: 4-5-6 of spades is pure, 9-10-joker-queen of hearts the second life, three kings and two twos with the wild seven are sets.
    - Ben has both lives too, so only the cards left over count. Chi pays for the drop and shows nothing.
played-indian-hard =
    ### A tricky case: a discarded joker
    - The cut card is 7♥. Chi has discarded { $upcard }, and Ann would like to have it.
    - It’s wild, and a discarded joker stays in the pile. As the deal’s first upcard Ann could have taken it.

# -- examples in pictures -------------------------------------------------------------------------

example-cut = the cut card (all sevens are wild)
example-wild-natural = pure (this seven stands for itself)
example-wild-stands-in = not pure (a card in it stands for another, and you need one sequence without that)
example-first-life = a first life (a sequence without a joker)
example-second-life = a second life (any other sequence, with a joker or without)
example-set-no-life = not a life (only sequences are lives)
example-identical = a pure sequence (three identical cards)

# -- a picture before the first step --------------------------------------------------------------

first-look-first-life = a first life: a sequence without a joker
first-look-second-life = a second life: another sequence, with a joker or without
first-look-left-over = left over: cards in no group count against you

# -- the table ------------------------------------------------------------------------------------

table-wild = wild: **{ $rank } and jokers**
table-dropped = ⬇ dropped
table-out = ❌ out
table-draw-joker-stays = { $name }’s turn: draw from the stock. The joker { $card } stays there.
table-discard-or-declare = { $name } discards or declares.
alt-cut = The cut card: { $card }.
alt-dropped = { $name } has dropped.
alt-out = { $name } is out.

# -- the hand -------------------------------------------------------------------------------------

life-first = First life
life-second = Second life
life-others = Other groups
life-left = Left over: { $points }
life-rest = Left over
life-missing = { $life }: missing
life-of = { $life }: { $cards }
hand-draw-joker-stays = **Your turn.** Draw from the stock. A discarded joker stays there.
hand-draw-or-drop = **Your turn.** Draw or take a card. Is your hand hopeless? Then drop.
hand-declare = **You can declare!** Press the green button.
hand-dropped = **You’ve dropped**, which costs { $points }. You’re done until the next deal. Still playing: { $names }.
hand-declared-wrongly = **That declaration was wrong**, which costs { $points }. You’re done until the next deal. Still playing: { $names }.
hand-out-of-game = **You’re out.** Still playing: { $names }.
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
choose-drop = **Drop**: you give up this deal. Press again to do it.
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
play-unread-no-declaration = That declaration is wrong. It would cost { $points } and put you out of this deal. If you mean it, type { $lines }
play-move-drop = drop out of this deal
play-move-declare = declare, { $card } aside
play-move-declare-named = declare, { $card } aside: { $melds }

# -- what happened --------------------------------------------------------------------------------

event-dealt-wild = Deal { $deal }. Dealer: { $dealer }. First to play: { $starter }. Wild: { $rank } and jokers.
event-dropped = { $who } dropped, which costs { $points }.
event-declared = { $who } declared: { $melds }.
event-declared-wrongly = { $who } declared wrongly, which costs { $points }.
event-deal-declare = { $who } won the deal.
event-deal-drop = { $who } won the deal, because no one else is left.
deed-dropped = dropped

# -- results --------------------------------------------------------------------------------------

result-declared = **{ $name }** declared and wins the deal!
result-last-one = No one else is left in the deal. **{ $name }** wins it.
result-void-stock = The stock ran out with nothing to shuffle. The deal is void, and no one pays anything.
result-complete-late = **{ $names }** had a complete hand too, one turn late.
result-put-out = ❌ Out: **{ $names }**.
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

advice-take-cheap = It doesn’t make a meld, but it counts less than a card that you can discard for it.
advice-declare = All 13 cards are in groups, with both lives. The deal is yours.
advice-drop = Your hand would most likely count more than the drop costs.
refusal-thrown-joker = { $card } is a discarded joker, and those can’t be taken. Draw from the stock.
refusal-no-dropping = No dropping at this table. Draw from the stock, or take the upcard.
refusal-out-of-deal = You’re out of this deal already. The next one starts soon.
refusal-not-a-declaration = You can’t declare yet. All 13 cards must be in groups, with two sequences, one of them pure. Discard a card and play on.
highlight-caught = declared with { $other } holding { $number } points (deal { $deal })

# -- the coach ------------------------------------------------------------------------------------

practice-indian-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Sort your 13 cards into groups. Two must be sequences, your **lives**, and the first of them has no joker. The panel sorts your hand, so you see right away which cards are missing.
practice-indian-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a group with yours. The cut card shows which rank is wild in this deal.
practice-indian-thrown = **A joker is on top.** Someone discarded it, and such a joker stays there. Draw from the stock.
practice-indian-drop = **A hand without lives can cost 80.** { button-drop } gives the deal up for 20 before your first card. It’s your call.
practice-indian-first-life = **First life.** Look for three cards of one suit in order, all of them real. Without it all 13 cards count, so it goes before everything else.
practice-indian-second-life = **Second life.** You need one more sequence. Here a joker may stand for a card. From then on only the cards left over count.
practice-indian-safe = **Both lives are there.** Cards in a group no longer count. Get rid of the high cards that are left over.
practice-indian-joker = **You hold a joker** (the cards with a star are wild too). Keep it. It fits nearly anywhere, and it counts nothing.
practice-indian-discard = **Discard.** The menu says after each card how much is left over without it. The best is on top.
practice-indian-declare = **You can declare!** The green button puts one card aside and shows the other 13. You win the deal.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-use = The upcard doesn’t fit any of your cards.
refusal-wrong-phase =
    { $phase ->
        [draw] { wrong-phase-draw }
        [play] You’ve drawn. Now discard a card, or declare.
       *[over] { wrong-phase-over }
    }
