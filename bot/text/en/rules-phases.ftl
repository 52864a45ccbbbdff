# Ten Phases for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, nothing as none; $phases is none, the name of a list, or table.

# One line of the list of phases.
phase-of-list = - { $number }: { $goal }

rules-phases-aim =
    ### Aim of the game
    - Everybody works through the same list of phases, each at their own pace. In every deal you first lay your phase, all at once, then get rid of your other cards. What you still hold when the deal ends counts against you. (Phases 3, 7.4)
    - { $winner_by ->
        [points] The game is over when somebody has made all phases. Then the lowest total of all wins, whoever was first. (Phases 8.1)
       *[finish] Whoever has made all phases wins; of several in one deal the one with the lowest total. (Phases 8.1)
    }
    { $max_hands ->
        [none] {""}
        [one] - The game ends after one deal: the most phases made win, of equals the lowest total. (Phases 8.3)
       *[other] - The game ends after { $max_hands } deals at the latest: then the most phases made win, of equals the lowest total. (Phases 8.3)
    }
    - Two to six can play. (Phases 1.1)

rules-phases-cards =
    ### The cards
    - Numbers from 1 to 12 in four colours, each twice: red with a circle, blue with a square, yellow with a triangle, green with a diamond. (Phases 1.2)
    - { $wilds ->
        [0] There are no wild cards. (Phases 1.2)
        [one] { $wilds } wild card stands for any number and any colour. (Phases 1.2, 6.4)
       *[other] { $wilds } wild cards stand for any number and any colour. (Phases 1.2, 6.4)
    }
    - { $skip_cards ->
        [0] There are no skip cards. (Phases 1.2)
        [one] { $skip_cards } skip card lies in no meld: discarded, it takes a turn from somebody. (Phases 1.2, 5.1)
       *[other] { $skip_cards } skip cards lie in no meld: discarded, they take a turn from somebody. (Phases 1.2, 5.1)
    }
    - Everybody gets { $hand_size } cards, and the next one is turned up as the first upcard. The first dealer is chosen at random; whoever sits to the dealer’s left begins, and the deal passes to the left. If the first upcard is a skip card, the second player begins. (Phases 2)

rules-phases-list =
    ### The phases
    { $goals }
    - Everybody has the same phases. (Phases 3.1)

rules-phases-order =
    ### In which order
    - { $order ->
        [free] You may make them in any order; which one it is shows when you lay it. (Phases 3.2)
        [announced] Before the first turn of a deal everybody says which of theirs they will work on. (Phases 3.2)
       *[fixed] You make them in this order. (Phases 3.2)
    }
    - In a deal you make one phase at most. Whoever has laid it goes on to another in the next deal, whoever ended this one; who has not tries it again. (Phases 3.3, 7.5)

rules-phases-turn =
    ### Your turn
    - Draw the top card of the stock or take the upcard. A skip card is never taken. (Phases 4.1)
    - Then you may lay your phase, and lay off once it lies. End your turn by discarding a card. (Phases 4.2 to 4.4)
    - { $exhausted ->
        [end] When somebody wants to draw and the stock is empty, the deal ends and nobody is out. (Phases 4.1.1, 7.3)
       *[recycle] When the stock is empty, the discards under the upcard are shuffled into a new one. If there are none, a draw ends the deal and nobody is out. (Phases 4.1.1, 7.3)
    }

rules-phases-melds =
    ### Sets, runs, colours
    - A set is cards of one number, of any colours, identical ones too. A run is numbers in order, of any colours, no number twice. Cards of one colour may have any numbers, also double ones. (Phases 6.3)
    - { $wrap ->
        [yes] In a run 1 follows 12 again: 11-12-1-2. (Phases 1.4)
       *[no] In a run 1 is the lowest number and 12 the highest. (Phases 1.4)
    }
    - { $min_naturals ->
        [one] Every meld needs at least one card that is not wild.
       *[other] Every meld needs at least { $min_naturals } cards that are not wild.
    } In a run a wild card has its number; if you do not say which, the run ends as high as it can. (Phases 6.4)

rules-phases-lay =
    ### Laying your phase, laying off
    - A phase is laid all at once from your hand: exactly one meld for each thing that it asks for. { $sizes ->
        [exact] Each has just so many cards, none more.
       *[at_least] Each has at least so many cards; more that fit may go with them.
    } (Phases 6.1, 6.2)
    - { $hit_at_once ->
        [yes] Once your phase lies, in the same turn too,
       *[no] From the turn after your phase
    } you may lay cards off on all melds of the table, whoever laid them: its number on a set, its colour on cards of one colour, the next number at either end of a run; wild cards as well. New melds are not laid. (Phases 4.3, 6.5)
    - { $wild_swap ->
        [yes] Then you may also put the right card in the place of a wild card and take that into your hand. (Phases 6.6)
       *[no] A wild card stays what it is until the deal ends. (Phases 6.6)
    }

rules-phases-skips =
    ### Skip cards
    - { $skip_target ->
        [next] Discard a skip card, and the next player loses a turn. (Phases 5.2)
       *[chosen] Discard a skip card and say who loses a turn: any other player. (Phases 5.1, 5.2)
    } For two that means: you play again. (Phases 5.4)
    - { $skip_limit ->
        [none] Several skips against one player add up. (Phases 5.3)
        [pending] Nobody can be skipped again before they have lost that turn. (Phases 5.3)
       *[round] Nobody can be skipped again before they have lost that turn and had one since. (Phases 5.3)
    }
    - If nobody can be skipped, the card is discarded without effect. So is a skip card that ends the deal. (Phases 5.3, 5.5)

rules-phases-out =
    ### Going out
    - { $going_out ->
        [discard] A deal ends when somebody discards their last card. Whoever lays the last one floats: they hold no card, and at their next turn they draw and play on. (Phases 7.1, 7.2)
        [hit] A deal ends when somebody lays their last card. Whoever discards the last one floats: they hold no card, and at their next turn they draw and play on. (Phases 7.1, 7.2)
       *[any] A deal ends as soon as somebody has no cards left, by laying or by discarding. (Phases 7.1)
    }
    - Everybody whose phase lies has made it, out or not. (Phases 7.5)

rules-phases-points =
    ### Points and the end
    - Each card left in your hand counts against you: 1 to 9 five, 10 to 12 ten, a skip card { $skip_points }, a wild card { $wild_points }. Cards on the table count for nobody. Low is good. (Phases 7.4)
    - { $tie ->
        [shared] If those who could win have equal totals, they share the win. (Phases 8.2)
       *[replay] If those who could win have equal totals, they alone play off with the last phase: whoever is out first wins. (Phases 8.2)
    }

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-phases-first = **Who begins.** The first dealer is random. (Phases 2.2)
silent-phases-first-skip = **A skip card as the first upcard.** It takes the first player’s turn. A wild card there may be taken like any other. (Phases 2.3)
silent-phases-taken = **Discarding the card you just took.** Allowed. (Phases 4.1.2)
silent-phases-at-once = **Laying off in the turn of the phase.** Allowed by some, not by others. Allowed, unless a house rule says otherwise. (Phases 4.3)
silent-phases-more = **More cards than the phase asks for.** They may go with it where they fit, but a third set beside two may not. (Phases 6.2)
silent-phases-match = **Which meld is for what.** If there are several ways, the first meld is taken for the first thing that it can be. (Phases 6.1)
silent-phases-wild = **How many wild cards.** Any number beside one card that is not wild, in each meld. (Phases 6.4)
silent-phases-swap = **Exchanging a wild card.** Not allowed by most. A house rule. (Phases 6.6)
silent-phases-wrap = **Round the corner.** The leaflets say nothing, so 12 is the end. A house rule. (Phases 1.4)
silent-phases-whom = **Whom a skip card hits.** The player you choose; in newer editions the next one. A house rule. (Phases 5.2)
silent-phases-again = **Skipped twice.** “Once around the table” is read so: not again before they have had a turn. House rules read it otherwise. (Phases 5.3)
silent-phases-nobody = **A skip card when nobody can be skipped.** It is discarded without effect. (Phases 5.3)
silent-phases-last-skip = **A skip card as the last card.** Allowed, and it skips nobody. (Phases 5.5)
silent-phases-float = **The last card.** Laid or discarded, it ends the deal; where one of the two is not enough, you float. A house rule. (Phases 7.2)
silent-phases-stock = **An empty stock.** The discards become a new one. (Phases 4.1.1)
silent-phases-winner = **Who wins.** Whoever makes the last phase; in some texts the lowest total of all. The deal is always played to its end. (Phases 8.1)
silent-phases-tie = **Equal at the end.** They play the last phase once more, and whoever is out first wins. (Phases 8.2)
