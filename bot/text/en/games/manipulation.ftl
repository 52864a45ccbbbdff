# Everything that only Manipulation Rummy says.

game-manipulation = Manipulation Rummy
    .book = Manipulation
    .description = Rearrange all melds of the table to lay your cards. The lowest hand scores; first to 150 wins.
name-manipulation = manipulation

# -- house rules ----------------------------------------------------------------------------------

option-manipulation-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .carousel = Carousel: ten cards, up to three draws, a knock at 5 points
    .tiles = Like the tile game: 14 cards, 30 points to start, one draw, four deals
    .until = Draw until you can lay: seven cards, penalty points
option-manipulation-packs = Packs
    .description = How many packs of 52 cards are played with
    .none = One pack for two players, two packs for more
    .is-1 = One pack of 52 cards
    .is-2 = Two packs of 52 cards
option-manipulation-jokers = Jokers
    .description = How many jokers there are
    .none = One joker for each pack
    .is-0 = No jokers
    .is-1 = One joker
    .is-2 = Two jokers
    .is-3 = Three jokers
    .is-4 = Four jokers
option-manipulation-ace = Aces
    .description = Where an ace stands in a run
    .both = Aces are low or high (A-2-3 or Q-K-A)
    .low = Aces are low (A-2-3)
    .high = Aces are high (Q-K-A)
option-manipulation-hand_size = Cards dealt
    .description = How many cards everyone is dealt
    .is-5 = Everyone is dealt 5 cards
    .is-6 = Everyone is dealt 6 cards
    .is-7 = Everyone is dealt 7 cards
    .is-8 = Everyone is dealt 8 cards
    .is-9 = Everyone is dealt 9 cards
    .is-10 = Everyone is dealt 10 cards
    .is-11 = Everyone is dealt 11 cards
    .is-12 = Everyone is dealt 12 cards
    .is-13 = Everyone is dealt 13 cards
    .is-14 = Everyone is dealt 14 cards
option-manipulation-min_draws = Draw first
    .description = Whether a turn has to start with a draw
    .is-0 = You may lay cards without drawing
    .is-1 = A turn starts with a draw
option-manipulation-max_draws = Draws a turn
    .description = How many cards may be drawn in one turn
    .none = You may draw until you lay something
    .is-1 = At most one draw a turn
    .is-2 = At most two draws a turn
    .is-3 = At most three draws a turn
option-manipulation-meld_after_last_draw = Laying after the last draw
    .description = Whether cards may still be laid after the last draw of a turn
    .yes = After the last draw of a turn you may still lay cards
    .no = The last draw of a turn ends it
option-manipulation-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
    .is-1 = A meld needs at least one natural card
    .is-2 = A meld needs at least two natural cards
option-manipulation-joker_moves = Jokers on the table
    .description = What a joker that lies on the table may be used for
    .free = Jokers on the table may stand for something else
    .replaced = A joker on the table is free once a natural card takes its place
    .fixed = Jokers on the table keep standing for the same card
option-manipulation-initial_meld = Opening melds
    .description = How much your first melds of a deal must be worth, from your hand alone
    .number =
        { $number ->
            [0] You may rearrange from your first turn on
            [one] Your first melds of a deal must be from your hand alone
           *[other] Your first melds of a deal must be worth { $number } points, from your hand alone
        }
option-manipulation-knock_limit = Knocking
    .description = With how many points left in the hand you may knock
    .none = No one can knock
    .number =
        { $number ->
            [one] You may knock with at most { $number } point
           *[other] You may knock with at most { $number } points
        }
option-manipulation-knock_tie = Ties with the knocker
    .description = Who wins if someone holds as little as the knocker
    .shared = Whoever holds as little as the knocker shares the win
    .others = Whoever holds as little as the knocker wins instead of them
option-manipulation-scoring = Scoring
    .description = How a deal is scored
    .difference = The winner gets the difference from each other player
    .zero_sum = The winner gets the difference from each other player, who loses as much
    .penalty = Everyone scores what they hold; low is good
option-manipulation-joker_points = Joker in the hand
    .description = What a joker counts that is left in a hand
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-manipulation-out_bonus = Bonus for going out
    .description = What going out is worth besides
    .number =
        { $number ->
            [0] Going out brings no bonus
            [one] Going out is worth { $number } point more
           *[other] Going out is worth { $number } points more
        }
option-manipulation-undercut_bonus = Bonus against a knocker
    .description = What holding less than a knocker is worth besides
    .number =
        { $number ->
            [0] Holding less than a knocker brings no bonus
            [one] Holding less than a knocker is worth { $number } point more
           *[other] Holding less than a knocker is worth { $number } points more
        }
option-manipulation-end = End of the game
    .description = Whether a number of points or a number of deals ends the game
    .target =
        { $points ->
            [one] The game ends at { $points } point
           *[other] The game ends at { $points } points
        }
    .hands =
        { $hands ->
            [one] The game ends after { $hands } deal
           *[other] The game ends after { $hands } deals
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-manipulation =
    - **What it is about.** Get rid of all your cards. The melds on the table belong to no one: split them, join them and build them again, so that your cards find room.
    - **A turn.** Draw a card. Then lay cards, which ends your turn, or draw on: up to three cards in a turn.
    - **The table.** You try things out on a workbench that no one else sees. When every group is a set or a run, **{ button-done }** plays it all at once.
origin-manipulation =
    - Manipulation Rummy grew out of rummy in the United States in the first half of the 20th century. Tile Rummy is played by much the same rules.
    - Other names: Carousel. Vatikan and Machiavelli are close relatives.

# -- the rules ------------------------------------------------------------------------------------

# Manipulation Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-manipulation-aim =
    ### Aim of the game
    - Be the first to get rid of all your cards. You lay sets and runs, and to find room for your cards you may rearrange everything that lies on the table. (Manipulation 5, 6.1)
    - Melds belong to no one. What counts is what is left in the hands. (Manipulation 4.5, 7.1)
    - Two to five can play, { $packs ->
        [none] two with one pack of 52 cards, more with two packs
        [one] with one pack of 52 cards
       *[other] with { $packs } packs of 52 cards
    }. { $jokers ->
        [none] Each pack has one joker.
        [0] There are no jokers.
        [one] There is { $jokers } joker.
       *[other] There are { $jokers } jokers.
    } (Manipulation 1.1, 1.2)

rules-manipulation-deal =
    ### The deal
    - Everyone gets { $hand_size } cards, one at a time. The rest is the stock. (Manipulation 2.1)
    - There’s no discard pile and no upcard, in the whole game. (Manipulation 2.1)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Manipulation 2.2)

rules-manipulation-turn =
    ### Your turn
    - { $min_draws ->
        [0] You need not draw: you may lay cards at once.
       *[other] Start by drawing the top card of the stock.
    } (Manipulation 3.1)
    - Then lay cards, which ends your turn, or draw on. { $max_draws ->
        [none] You may draw until you lay something or the stock is empty.
        [one] You draw { $max_draws } card in a turn at most.
       *[other] You draw { $max_draws } cards in a turn at most.
    } (Manipulation 3.2)
    { $max_draws ->
        [none] {""}
       *[other] { $meld_after_last_draw ->
            [yes] - After the last card that you may draw, you may still lay cards, or pass. (Manipulation 3.2)
           *[no] - The last card that you may draw ends your turn at once, even if it fits. (Manipulation 3.2)
        }
    }
    - You may pass only when no more cards can be drawn. (Manipulation 3.2)

rules-manipulation-melds =
    ### Sets and runs
    - A set is three or four cards of one rank, all of different suits. Two identical cards are never in one set. (Manipulation 4.1)
    - A run is 3 to 13 cards of one suit in order. (Manipulation 4.2)
    - { $ace ->
        [both] An ace is low (A-2-3) or high (Q-K-A).
        [low] An ace is always low: A-2-3 is a run, Q-K-A isn’t.
       *[high] An ace is always high: Q-K-A is a run, A-2-3 isn’t.
    } Nothing goes round the corner: K-A-2 is never a run. (Manipulation 1.3)

rules-manipulation-jokers =
    ### Jokers
    - A joker stands for any card: in a run for one certain card, in a set for a suit that is missing. (Manipulation 4.3)
    - { $min_naturals ->
        [one] A meld needs at least { $min_naturals } natural card.
       *[other] A meld needs at least { $min_naturals } natural cards.
    } (Manipulation 4.3)
    - A joker that isn’t told what it stands for makes a set where it can, else the highest run. (Manipulation 4.4)
    - { $joker_moves ->
        [free] A joker on the table may stand for something else once the table is rearranged.
        [replaced] A joker on the table may stand for something else only if you add a natural card in its place.
       *[fixed] A joker on the table goes on standing for the same card or rank, also when melds are rearranged around it.
    } (Manipulation 5.4)

rules-manipulation-rearranging =
    ### Rearranging
    - In one move you may lay new melds, add to melds, and split, join and rebuild them as you like. (Manipulation 5)
    - When you’re done, every meld on the table must be a set or a run. (Manipulation 5.3)
    - No card of the table goes into a hand, and at least one card of yours must be laid. (Manipulation 5.1, 5.2)
    - { $initial_meld ->
        [0] You may rearrange from your first turn on.
        [one] What you lay first in a deal must be melds of your own cards alone. Until then the melds on the table stay as they are.
       *[other] What you lay first in a deal must be melds of your own cards alone, worth at least { $initial_meld } points. Until then the melds on the table stay as they are.
    } (Manipulation 5.5)
    - You try things out on a workbench that no one else sees, and play all of it at once. Only draws are final. (Manipulation 3.3)

rules-manipulation-out =
    ### The end of a deal
    - You go out by laying all your cards; there’s no discard. (Manipulation 6.1)
    - { $knock_limit ->
        [none] No one can knock.
        [one] Once you’ve drawn you may knock with at most { $knock_limit } point in your hand: you end the deal, and may lay cards with it.
       *[other] Once you’ve drawn you may knock with at most { $knock_limit } points in your hand: you end the deal, and may lay cards with it.
    } (Manipulation 6.2)
    - With an empty stock play goes on as long as someone lays. When everyone has passed once in a row, the deal ends. (Manipulation 6.3)

rules-manipulation-scoring =
    ### Scoring
    - An ace counts 1, a king, queen or jack 10, a joker { $joker_points }, any other card its number. (Manipulation 7.1)
    - Whoever holds least wins the deal; whoever is out wins it alone. (Manipulation 7.2)
    - { $scoring ->
        [difference] The winner gets the difference from each other player: with 3 points against 10 and 24, that is 7 + 21 = 28. No one else scores.
        [zero_sum] The winner gets the difference from each other player, who loses as much.
       *[penalty] Everyone scores what they hold, and few points are good.
    } (Manipulation 7.3)
    { $knock_limit ->
        [none] {""}
       *[other] { $knock_tie ->
            [shared] - If someone holds as little as the knocker, both win. (Manipulation 7.2)
           *[others] - If someone holds as little as the knocker, the knocker doesn’t win. (Manipulation 7.2)
        }
    }
    - { $out_bonus ->
        [0] Going out brings nothing more
       *[other] Going out is worth { $out_bonus } more
    }; { $undercut_bonus ->
        [0] neither does holding less than a knocker.
       *[other] holding less than a knocker is worth { $undercut_bonus } more.
    } (Manipulation 7.4)

rules-manipulation-end =
    ### The end of the game
    - { $end ->
        [target] The game ends with the deal in which a total reaches { $end_points ->
            [one] { $end_points } point
           *[other] { $end_points } points
        }.
       *[hands] The game ends after { $end_hands ->
            [one] { $end_hands } deal
           *[other] { $end_hands } deals
        }.
    } { $scoring ->
        [penalty] The lowest total wins.
       *[other] The highest total wins.
    } (Manipulation 8)
    - Equal totals win together. (Manipulation 8)

# -- where the rules are silent -------------------------------------------------------------------

silent-manipulation-pack = **How many jokers.** One text has 53 cards for two players and 106 for more, another two packs with two jokers: the same, one joker a pack. (Manipulation 1.2)
silent-manipulation-ace = **The ace.** Two texts let it be high or low, one only high. It’s both, or one of them by house rule. (Manipulation 1.3)
silent-manipulation-must = **Must you lay what you can?** One text says so, the others say “may”. You may keep your cards; then you draw on. (Manipulation 3.2)
silent-manipulation-again = **Laying twice in a turn.** Drawing is for those who have laid nothing, so the turn ends with laying. (Manipulation 3.2)
silent-manipulation-knock = **When to knock.** After drawing, in place of laying or together with it in one move; not after the last card of the turn. (Manipulation 6.2)
silent-manipulation-tie = **A tie with the knocker.** Both win, or the other alone, by house rule. (Manipulation 7.2)
silent-manipulation-jokers = **Jokers on the table.** Most texts say nothing, so they’re free; the tile game wants a card in their place. That is a house rule. (Manipulation 5.4)
silent-manipulation-empty = **An empty stock.** Laying goes on. A round of passes ends the deal, and the lowest count scores as after a knock. (Manipulation 6.3)
silent-manipulation-first = **The first melds.** Carousel asks for nothing, the tile game for 30 points, one card game for melds from the hand alone. That is a house rule. (Manipulation 5.5)
silent-manipulation-value = **What an ace is worth in the first melds.** Always 1, and a joker what it stands for. (Manipulation 5.5)
silent-manipulation-split = **Splitting a run without adding to it.** You may, as long as a card of yours is laid somewhere. (Manipulation 5)
silent-manipulation-dealer = **Who deals.** The first dealer is chosen at random, and the choice can be checked afterwards. (Manipulation 2.2)
silent-manipulation-bonus = **A bonus for the game.** Some add 100 points for the winner. It changes no winner and is left out. (Manipulation 8)

# -- played examples on the page ------------------------------------------------------------------

played-manipulation-scored =
    ### A deal, scored
    - Ann knocks, holding { $ann }. Ben holds { $ben }, Chi { $chi }.
    - No one holds less, so Ann wins the difference from each of the others.
played-manipulation-hard =
    ### A hard case: a run split with one card
    - On the table lies { $table }. Ann holds { $ann }.
    - There’s a six in the run already, and Ann has the other one. It splits the run in two: { $move1 }. Everything that lay there still lies there, both melds are valid, and a card has come from the hand: the turn is over.

# -- lines ----------------------------------------------------------------------------------------

event-knocked-on-table = { $who } knocked.
event-deal-knock-on-table = The deal ended with a knock.
result-knock-won = **{ $name }** knocked and wins the deal.
result-knock-beaten = **{ $knocker }** knocked, but **{ $name }** holds less and wins the deal.
result-knock-shared = **{ $knocker }** knocked; **{ $names }** share the deal.
line-knock-beaten =
    bonus for holding less than the knocker, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }

# -- the coach ------------------------------------------------------------------------------------

practice-manipulation-welcome = Only you see this deal, nothing counts and no one hurries you. Be the first to get rid of all your cards. All melds on the table are everyone’s: you may **rearrange** them to find room for yours.
practice-manipulation-draw = **Draw** from the **stock** (face down). A turn starts with a card, and you may draw up to three; the third ends your turn.
practice-manipulation-lay = **Lay cards.** Some of yours make a meld or fit on one. Choose a card, and a green button adds it. **{ button-done }** plays everything and ends your turn.
practice-manipulation-rearrange = **Rearrange.** Nothing fits the table as it is. Choose a card. If melds can make room for it, you’ll see how, and one button adds it. A set of four and the end of a long run can spare a card. Nothing is played before **{ button-done }**.
practice-manipulation-draw-on = **Draw on.** If you find no way to lay a card, draw another. What you’ve moved on the table stays there.
practice-manipulation-knock = **You can knock!** With so few points in your hand you may end the deal. Whoever holds least wins the difference from everyone else.
practice-manipulation-out = **Nearly out.** Lay your last cards, and the deal is yours.
practice-manipulation-done = **Your turn is over** as soon as you lay cards, or with the third card that you draw.
practice-manipulation-watch = **The others’ turns.** They play by themselves. Watch where they lay their cards: each new meld may make room for yours.

# -- shared messages in its own words -------------------------------------------------------------

refusal-wrong-phase =
    { $phase ->
        [draw] Your turn starts with a card: draw from the stock, then go on.
        [play] This isn’t the time for it. Lay cards, or draw on.
       *[over] { wrong-phase-over }
    }
refusal-nothing-to-draw = The stock is empty. Lay cards, or pass.
