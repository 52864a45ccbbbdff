# Manipulation Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-manipulation-aim =
    ### Aim of the game
    - Be the first to get rid of all your cards. You lay sets and runs, and to find room for your cards you may rearrange everything that lies on the table. (Manipulation 5, 6.1)
    - Melds belong to nobody. What counts is what is left in the hands. (Manipulation 4.5, 7.1)
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
    - Everybody gets { $hand_size } cards, one at a time. The rest is the stock. (Manipulation 2.1)
    - There is no discard pile and no upcard, in the whole game. (Manipulation 2.1)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Manipulation 2.2)

rules-manipulation-turn =
    ### Your turn
    - { $min_draws ->
        [0] You need not draw: you may lay cards at once.
       *[other] Begin by drawing the top card of the stock.
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
        [low] An ace is always low: A-2-3 is a run, Q-K-A is not.
       *[high] An ace is always high: Q-K-A is a run, A-2-3 is not.
    } Nothing goes round the corner: K-A-2 is never a run. (Manipulation 1.3)

rules-manipulation-jokers =
    ### Jokers
    - A joker stands for any card: in a run for one certain card, in a set for a suit that is missing. (Manipulation 4.3)
    - { $min_naturals ->
        [one] A meld needs at least { $min_naturals } natural card.
       *[other] A meld needs at least { $min_naturals } natural cards.
    } (Manipulation 4.3)
    - A joker that is not told what it stands for makes a set where it can, else the highest run. (Manipulation 4.4)
    - { $joker_moves ->
        [free] A joker on the table may stand for something else once the table is rearranged.
        [replaced] A joker on the table may stand for something else only if you add a natural card in its place.
       *[fixed] A joker on the table goes on standing for the same card or rank, also when melds are rearranged around it.
    } (Manipulation 5.4)

rules-manipulation-rearranging =
    ### Rearranging
    - In one move you may lay new melds, add to melds, and split, join and rebuild them as you like. (Manipulation 5)
    - When you are done, every meld on the table must be a set or a run. (Manipulation 5.3)
    - No card of the table goes into a hand, and at least one card of yours must be laid. (Manipulation 5.1, 5.2)
    - { $initial_meld ->
        [0] You may rearrange from your first turn on.
        [one] What you lay first in a deal must be melds of your own cards alone. Until then the melds on the table stay as they are.
       *[other] What you lay first in a deal must be melds of your own cards alone, worth at least { $initial_meld } points. Until then the melds on the table stay as they are.
    } (Manipulation 5.5)
    - You try things out on a workbench that nobody else sees, and play all of it at once. Only draws are final. (Manipulation 3.3)

rules-manipulation-out =
    ### The end of a deal
    - You go out by laying all your cards; there is no discard. (Manipulation 6.1)
    - { $knock_limit ->
        [none] Nobody can knock.
        [one] Once you have drawn you may knock with at most { $knock_limit } point in your hand: you end the deal, and may lay cards with it.
       *[other] Once you have drawn you may knock with at most { $knock_limit } points in your hand: you end the deal, and may lay cards with it.
    } (Manipulation 6.2)
    - With an empty stock play goes on as long as somebody lays. When everybody has passed once in a row, the deal ends. (Manipulation 6.3)

rules-manipulation-scoring =
    ### Scoring
    - An ace counts 1, a king, queen or jack 10, a joker { $joker_points }, any other card its number. (Manipulation 7.1)
    - Whoever holds least wins the deal; whoever is out wins it alone. (Manipulation 7.2)
    - { $scoring ->
        [difference] The winner gets the difference from each other player: with 3 points against 10 and 24, that is 7 + 21 = 28. Nobody else scores.
        [zero_sum] The winner gets the difference from each other player, who loses as much.
       *[penalty] Everybody scores what they hold, and few points are good.
    } (Manipulation 7.3)
    { $knock_limit ->
        [none] {""}
       *[other] { $knock_tie ->
            [shared] - If somebody holds as little as the knocker, both win. (Manipulation 7.2)
           *[others] - If somebody holds as little as the knocker, the knocker does not win. (Manipulation 7.2)
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

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-manipulation-pack = **How many jokers.** One text has 53 cards for two players and 106 for more, another two packs with two jokers: the same, one joker a pack. (Manipulation 1.2)
silent-manipulation-ace = **The ace.** Two texts let it be high or low, one only high. It is both, or one of them by house rule. (Manipulation 1.3)
silent-manipulation-must = **Must you lay what you can?** One text says so, the others say “may”. You may keep your cards; then you draw on. (Manipulation 3.2)
silent-manipulation-again = **Laying twice in a turn.** Drawing is for those who have laid nothing, so the turn ends with laying. (Manipulation 3.2)
silent-manipulation-knock = **When to knock.** After drawing, in place of laying or together with it in one move; not after the last card of the turn. (Manipulation 6.2)
silent-manipulation-tie = **A tie with the knocker.** Both win, or the other alone, by house rule. (Manipulation 7.2)
silent-manipulation-jokers = **Jokers on the table.** Most texts say nothing, so they are free; the tile game wants a card in their place. That is a house rule. (Manipulation 5.4)
silent-manipulation-empty = **An empty stock.** Laying goes on. A round of passes ends the deal, and the lowest count scores as after a knock. (Manipulation 6.3)
silent-manipulation-first = **The first melds.** Carousel asks for nothing, the tile game for 30 points, one card game for melds from the hand alone. That is a house rule. (Manipulation 5.5)
silent-manipulation-value = **What an ace is worth in the first melds.** Always 1, and a joker what it stands for. (Manipulation 5.5)
silent-manipulation-split = **Splitting a run without adding to it.** You may, as long as a card of yours is laid somewhere. (Manipulation 5)
silent-manipulation-dealer = **Who deals.** The first dealer is chosen at random, and the choice can be checked afterwards. (Manipulation 2.2)
silent-manipulation-bonus = **A bonus for the game.** Some add 100 points for the winner. It changes no winner and is left out. (Manipulation 8)
