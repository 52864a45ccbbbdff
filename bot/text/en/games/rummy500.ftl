# Everything that only Rummy 500 says.

game-rummy500 = Rummy 500
    .book = Rummy 500
    .description = Sweep up the row of discards and lay melds for points. First to 500 points wins.
name-rummy500 = rummy500

# -- house rules ----------------------------------------------------------------------------------

option-rummy500-rulebook = Rulebook
    .description = Which way of playing applies unless a house rule says otherwise
    .standard = Standard (no jokers, cards count their number, a low ace 1)
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
    .description = Whether an ace may also be above the king
    .both = Aces low or high (A-2-3 or Q-K-A)
    .low = Aces low (A-2-3)
option-rummy500-two_player_hand = Cards for two
    .description = How many cards each gets when two play (with more players it’s 7)
    .is-7 = Two players get 7 cards each
    .is-8 = Two players get 8 cards each
    .is-9 = Two players get 9 cards each
    .is-10 = Two players get 10 cards each
    .is-11 = Two players get 11 cards each
    .is-12 = Two players get 12 cards each
    .is-13 = Two players get 13 cards each
option-rummy500-doubles_in_set = Identical cards
    .description = Whether a set may hold identical cards, if two packs are played
    .yes = Identical cards in a set allowed (3 to 8 cards)
    .no = No identical cards in a set
option-rummy500-min_naturals = Natural cards
    .description = How many natural cards a meld with jokers needs at least
    .is-1 = At least one natural card per meld
    .is-2 = At least two natural cards per meld
option-rummy500-swap = Jokers on the table
    .description = Whether a joker can be swapped out of a run
    .none = Jokers stay in their melds
    .runs = The right card replaces a joker in a run
option-rummy500-take_to_lay_off = Taking to lay off
    .description = Whether the card you choose in the row may also be laid off
    .yes = Row cards taken for a new meld or a lay-off
    .no = Row cards taken only for a new meld
option-rummy500-top_card = Last card in the row
    .description = Whether the last discard may be taken without laying it
    .use = Last card in the row must be used, like any other
    .free = Last card in the row may be taken without using it
option-rummy500-card_values = Number cards
    .description = How much the cards from 2 to 9 count
    .pips = Cards from 2 to 9 count their number
    .fives = Cards from 2 to 9 count 5 each
option-rummy500-ace_points = Points of aces
    .description = How much an ace counts in the hand, in a set and above the king
    .number =
        { $number ->
            [one] Aces count { $number } point
           *[other] Aces count { $number } points
        }
option-rummy500-ace_low_points = Points of low aces
    .description = How much an ace counts at the low end of a run
    .number =
        { $number ->
            [one] Low aces (A-2-3) count { $number } point
           *[other] Low aces (A-2-3) count { $number } points
        }
option-rummy500-joker_points = Points of jokers
    .description = How much a joker counts
    .number =
        { $number ->
            [one] Jokers count { $number } point
           *[other] Jokers count { $number } points
        }
option-rummy500-joker_value = Jokers laid
    .description = How much a joker counts once it’s laid
    .fixed = Laid jokers count the same as in the hand
    .card = Laid jokers count as the card they stand for
option-rummy500-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = Going out only with a discard
    .no = Going out with or without a discard
option-rummy500-exhausted = Empty stock
    .description = How a deal continues when the stock is empty
    .row = Empty stock: take from the row, or end the deal with a pass
    .end = Empty stock: last discard ends the deal
    .recycle = Empty stock: row except its last card becomes a new stock
option-rummy500-target = Points to win
    .description = How many points end a game
    .number =
        { $number ->
            [one] First to { $number } point wins
           *[other] First to { $number } points wins
        }
option-rummy500-tie_break = Ties
    .description = How a tie for the highest total is decided
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides

# -- the page of the rules ------------------------------------------------------------------------

pages-rummy500 =
    - **The goal.** Cards that you lay count for you, cards that you still hold count against you. The deal ends as soon as someone has no card left. First to 500 wins.
    - **A turn.** Draw a card or take from the row of discards, lay what you like, discard a card.
    - **The row.** All discards stay in sight. You can take any card from it, along with every card after it, if you use that card right away.
origin-rummy500 =
    - Rummy 500 comes from the United States, and it’s one of the most played kinds of rummy there. It’s thought to be an ancestor of Canasta. Its nearest relative is Thai Dummy.
    - Also called 500 Rum, Rum 500, 500 Rummy, Pinochle Rummy, Michigan Rum.

# -- the rules ------------------------------------------------------------------------------------

# Rummy 500 for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-rummy500-aim =
    ### Aim
    - Lay melds and lay off for points, and take the cards you need from the row of discards. Laid cards count for you, cards you still hold when a deal ends count against you. (Rummy 500 6.4)
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
    - The next card is turned up as the first in the row. Discards are added to its right end, and all of them stay in sight. (Rummy 500 2.2, 3.2)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Rummy 500 2.3)

rules-rummy500-turn =
    ### Your turn
    - Start by drawing the stock’s top card or by taking from the row. (Rummy 500 3.1)
    - Then lay melds{ $swap ->
        [runs] , lay off and swap jokers
       *[none] {" "}and lay off
    }, in any order and as often as you like. You can lay off before you’ve laid a meld. (Rummy 500 3.2)
    - End your turn by discarding a card, even one that you’ve just taken. (Rummy 500 3.2)

rules-rummy500-melds =
    ### Sets and runs
    - A set is { $doubles_in_set ->
        [yes] 3 to 8 cards of one rank. With two packs identical cards are fine.
       *[no] 3 or 4 cards of one rank, no two of them identical.
    } (Rummy 500 4.1)
    - A run is three or more cards of one suit in order. (Rummy 500 4.2)
    - { $ace ->
        [low] An ace is always low. A-2-3 is a run, Q-K-A isn’t.
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
    - Choose a card from the row. You get that card and every card after it, and the chosen card is used right away. It’s { $take_to_lay_off ->
        [yes] laid in a new meld, or laid off on a meld on the table.
       *[no] laid in a new meld. Laying it off isn’t enough.
    } (Rummy 500 5.1, 5.2)
    - The meld is made of your hand and the cards taken. It may also be made only of cards from the row. (Rummy 500 5.2, 5.3)
    - The other cards taken stay in your hand. In the same turn you may lay more of them. (Rummy 500 5.4)
    - { $top_card ->
        [free] Only the last card may be taken without laying it, as long as there’s something to draw.
       *[use] All this applies to the row’s last card too.
    } (Rummy 500 5.5)

rules-rummy500-lay-off =
    ### Laying off
    - In your turn you may add cards to any meld on the table, yours or not. A set takes one more card, a run the next card of its suit at either end. Others may continue from there. (Rummy 500 4.5)
    - If a card fits on two melds, you say on which. Every card counts for the player who laid it, no matter whose meld it’s in. (Rummy 500 4.6)
    { $jokers ->
        [0] {""}
       *[other] { $swap ->
            [runs] - You may replace a joker in a run with the card it stands for and take the joker. That card counts for you, and you don’t have to play the joker right away. (Rummy 500 4.7)
           *[none] - Jokers stay in their melds. (Rummy 500 4.7)
        }
    }

rules-rummy500-stock =
    ### When the stock is empty
    - { $exhausted ->
        [end] The player who draws the last card plays a whole turn. With the discard the deal ends.
        [recycle] When you draw from the empty stock, the row is shuffled into a new one, and only its last card stays. If that’s the only card in the row, take it, or pass. Then the deal ends.
       *[row] Play continues for as long as each player in turn takes from the row. A player who can’t or doesn’t want to passes, and the deal ends.
    } (Rummy 500 8)
    - Then no one has gone out, and everyone’s points are counted. (Rummy 500 6.4, 8.2)

rules-rummy500-values =
    ### Card values
    - { $card_values ->
        [fives] Cards from 2 to 9 count 5. 10, jack, queen and king count 10.
       *[pips] Cards from 2 to 10 count their number. Jack, queen and king count 10.
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
        [yes] The last card must be discarded, so you can’t lay all your cards.
       *[no] The last card may be laid or discarded.
    } There’s no bonus for it. (Rummy 500 7)
    - Then all players score their laid cards, minus the cards they still hold, even if those would make melds. (Rummy 500 6.4)
    - This can be less than 0, and so can a total. (Rummy 500 6.4)

# -- where the rules are silent -------------------------------------------------------------------

silent-rummy500-packs = **How many packs.** Most sources use two from five players on, some only from six on. A house rule sets it. (Rummy 500 1.2)
silent-rummy500-jokers = **Jokers.** About as many sources play without them as with two per pack. The standard here has none, and a rulebook has them. (Rummy 500 1.3)
silent-rummy500-two = **Cards for two.** Most sources say 13, others 10 or 7. A house rule sets it. (Rummy 500 2.1)
silent-rummy500-swept = **Discarding a card just taken.** Hardly anyone forbids it, so it’s allowed. (Rummy 500 3.2)
silent-rummy500-doubles = **Identical cards in a set.** One source forbids them, the others are silent. A house rule allows them. (Rummy 500 4.1)
silent-rummy500-readings = **One natural card and two jokers.** That can be a set or a run. It’s laid as a set, unless you say which cards the jokers stand for. (Rummy 500 4.4)
silent-rummy500-swap = **Taking a joker back.** Only one source has it, so it’s a house rule, and only for runs. (Rummy 500 4.7)
silent-rummy500-lay-off = **Taking to lay off.** Some sources let you take from the row only for a new meld. Here laying off is enough too, unless a house rule says otherwise. (Rummy 500 5.2)
silent-rummy500-alone = **A meld only of cards from the row.** No source requires a card from your hand, so you don’t need one. (Rummy 500 5.3)
silent-rummy500-top = **The row’s last card.** Must it be used like any other? Most sources say so. A house rule frees it. (Rummy 500 5.5)
silent-rummy500-values = **Card values.** Most count numbers. Some count 5 for all cards from 2 to 9, and 15 for every ace. (Rummy 500 6.1, 6.2)
silent-rummy500-joker-laid = **A joker on the table.** It counts 15, or as the card that it stands for, by a house rule. (Rummy 500 6.3)
silent-rummy500-stock = **The empty stock.** The deal ends right away, or continues while someone takes from the row, or the row becomes a new stock. The second wastes no row and is the standard here. (Rummy 500 8.1)
silent-rummy500-pass = **Passing though you could take.** It’s allowed, because no one knows which cards you want to keep. (Rummy 500 8.2)
silent-rummy500-endless = **A deal that goes round and round.** It can happen with a row that is shuffled again. The bot calls such a deal off after 250 turns per player, and no one scores. (Rummy 500 8.4)
silent-rummy500-target = **Two above the target.** The higher total wins. Equal ones win together, or another deal decides, by a house rule. (Rummy 500 9)
silent-rummy500-rummy = **Calling “rummy!”** At some tables, the first player to see that a discard could be laid may take and lay it. Messages can arrive late, so that isn’t fair, and it’s left out. The table says which melds a discard fits. (Rummy 500 5)
silent-rummy500-ace = **An ace laid on a run.** On 2-3-4 it’s low, on J-Q-K high. (Rummy 500 1.4, 4.5)

# -- played examples on the page ------------------------------------------------------------------

played-rummy500-scored =
    ### Scoring a deal
    - { $table } is on the table, laid by Ben. The row is { $row }, the oldest card first. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann takes from { $card1 } on and lays { $move1 } right away, lays { $move2 } off on Ben’s run and goes out by discarding { $card3 }.
    - The card on Ben’s run counts for Ann. Ben has laid more than Ben holds, and Chi pays for everything.
played-rummy500-hard =
    ### A tricky case: a card that can’t be used
    - The row is { $row }, the oldest card first. Ann holds { $ann } and wants nothing but { $card1 }.
    - With Ann’s cards it makes nothing, so Ann can’t take only that card. But Ann may take from { $card } on. Then { $move } goes down, and { $card1 } comes to the hand.

# -- examples in pictures -------------------------------------------------------------------------

example-sweep-row = the row, the oldest card first
example-sweep = you take from the first of these in the row on, and lay them right away
example-sweep-alone = all three come from the row, which is fine
example-sweep-off = you take it and all after it, and lay it off on the run
example-sweep-off-not = not allowed (it must go into a new meld)
example-sweep-not = not allowed (you can’t use it right away, so you can’t take it)
example-sweep-free = the last card may be taken without laying it

# -- a picture before the first step --------------------------------------------------------------

first-look-sweep = a take: you get the row from its second card on, and lay that card right away with yours

# -- lines ----------------------------------------------------------------------------------------

refusal-must-be-laid = You can’t just take { $card }. It must be used right away. Choose a meld or a lay-off for it, or draw from the stock.
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
practice-rummy500-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Cards you lay count for you, cards you still hold when someone goes out count against you.
practice-rummy500-draw = **Draw** from the **stock** (face down). No card in the row can be used yet. Every discard stays in the **row**, and anyone may take it later.
practice-rummy500-take = **You can take from the row!** Choose a card that you can use right away. You get that card and every card after it, and it goes down. The second line shows the other cards you get, and their cost.
practice-rummy500-swept = **Taken.** The rest is in your hand now. You may lay more of it in this turn, and cards you hold at the end count against you.
practice-rummy500-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it counts for you. Cards you keep back may cost you.
practice-rummy500-lay-off = **Lay off.** One of your cards fits on a meld on the table: **{ button-lay-off }**. It counts for you, even on someone else’s meld. A coloured edge shows the owner.
practice-rummy500-out = **Nearly out.** Lay or discard your last card and the deal ends. The others pay for their cards in hand.
practice-rummy500-behind = **{ $name } is nearly out.** Lay what you can, and take no more from the row than you can use.
practice-rummy500-spent = **The stock is empty.** Take from the row as long as it pays. If not, **{ button-pass-ends }**.
practice-rummy500-discard = **Discard.** The card goes to the row’s end, and the next player can take it along with the rest. Discard high cards that you can’t use first.

# -- shared messages in its own words -------------------------------------------------------------

advice-row-no-meld = No card in the row can be laid with yours, or laid off.
advice-row-worth = The cards you lay now and later are worth the cards that come along.
advice-lay = Cards you’ve laid count for you.
advice-lay-off = { advice-lay }
event-stock-ran-out = { $who } passed, because there was nothing left to draw.
refusal-wrong-phase =
    { $phase ->
        [draw] Start your turn by drawing from the stock or taking from the row.
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is cards of one rank, no card twice. A run is 3 or more of one suit in order.
    }
refusal-nothing-to-draw = The stock is empty. Take from the row, or pass to end the deal.
refusal-nothing-to-take = The row is empty. Draw from the stock instead.
refusal-no-swap-here = At this table that joker stays in its meld. Lay the card off, or keep it.
