# Shanghai Rum for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-shanghai-aim =
    ### Aim of the game
    - A game has { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }. In each you first lay a contract, a certain number of sets and runs, and then try to get rid of your other cards. (Shanghai 2.1, 4.3)
    - Cards that others leave can be bought even when it is not your turn. (Shanghai 4.2)
    - What you still hold when a deal ends counts against you. After the last deal the lowest total wins. (Shanghai 8, 9)
    - { $allow_two ->
        [yes] Two
       *[no] Three
    } to eight can play. (Shanghai 1.1)

rules-shanghai-deal =
    ### The deal
    - Up to four players use two packs, five or six three, seven or eight four; each pack has 52 cards and two jokers. (Shanghai 1.2)
    - Everybody gets 11 cards in every deal. The next card is turned up beside the stock: the first upcard. (Shanghai 2.1)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Shanghai 2.2)

rules-shanghai-contracts =
    ### The contracts
    { $goals }
    - { $contract_exact_sizes ->
        [yes] Every meld of the contract has exactly the size in the list.
       *[no] These sizes are the least: every meld may have more cards.
    } (Shanghai 3.2)
    { $contracts ->
        [none] - Deals 8, 9 and 10 ask for more cards than you hold at first: buy. (Shanghai 3.4)
        [seven] - These are the contracts of Contract Rummy. Its special rules for the last of them do not hold here. (Shanghai 3.1)
       *[other] {""}
    }

rules-shanghai-turn =
    ### Your turn
    - Begin by drawing the top card of the stock or by taking the upcard. If you take the upcard, nobody can buy in this turn. (Shanghai 4.1)
    - Then you may play. Before your contract: make it, or lay nothing. From the turn after it: { $further_melds ->
        [yes] lay new melds, lay off{ $swap ->
            [none] {""}
           *[other] {" "}and swap wild cards
        }
       *[no] lay off{ $swap ->
            [none] {""}
           *[other] {" "}and swap wild cards
        }, but lay no new melds
    }, as often and in any order you like. (Shanghai 4.3)
    - End your turn by discarding a card. It may be the upcard you have just taken, or a wild card. (Shanghai 4.4)
    - { $exhausted ->
        [end] When somebody wants to draw and the stock is empty, the deal ends and everybody’s cards count.
       *[recycle] When the stock is empty, the discards under the upcard are shuffled into a new one.
    } (Shanghai 7)

rules-shanghai-buying =
    ### Buying
    { $max_buys ->
        [0] - Nobody buys at this table. (Shanghai 4.2.3)
       *[other] - When somebody draws from the stock, the others may buy the upcard that was left. With it { $buy_penalty ->
            [2] come two cards
           *[1] comes one card
        } from the stock, and none of them can be played before your own turn. (Shanghai 4.2.2)
    }
    - { $max_buys ->
        [table] You have three buys in each { $max_buys_per ->
            [game] game, and a fourth in deals 9 and 10.
           *[hand] deal, and four in deals 9 and 10.
        }
        [none] You may buy as often as you like.
        [0] Take the upcard only in your own turn.
        [one] You have { $max_buys } buy in each { $max_buys_per ->
            [game] game.
           *[hand] deal.
        }
       *[other] You have { $max_buys } buys in each { $max_buys_per ->
            [game] game.
           *[hand] deal.
        }
    } (Shanghai 4.2.3)
    - { $may_i_priority ->
        [first_asker] If several want the card, whoever asks first gets it.
       *[seat] If several want the card, it goes to the first of them to the left of the player whose turn it is.
    } (Shanghai 4.2.4)
    - { $chain_buys ->
        [yes] Then the card below is offered in the same way, though not to the player who bought the one before.
       *[no] Only one upcard is bought in a turn; the card below it is dead.
    } (Shanghai 4.2.5)
    - { $down_may_buy ->
        [yes] You may buy with or without your contract made.
       *[no] Once you have made your contract you may not buy.
    } (Shanghai 4.2.1)

rules-shanghai-melds =
    ### Sets and runs
    - A set is three or more cards of one rank. Suits do not matter, and identical cards are fine. (Shanghai 5.1)
    - A run is 4 to 13 cards of one suit in order. An ace is low (A-2-3-4) or high (J-Q-K-A), never in the middle. (Shanghai 1.3, 5.1)
    - { $deuces_wild ->
        [yes] Jokers and all deuces are wild: they stand for any card. A 2 is wild even in its own place.
       *[no] Jokers are wild: they stand for any card.
    } (Shanghai 5.2)
    - { $wild_limit ->
        [fewer] Every meld has fewer wild cards than natural ones
        [none] Every meld needs at least one natural card
       *[half] No meld has more wild cards than natural ones
    }, also after laying off. (Shanghai 5.3)
    - In a run a wild card stands for one certain card, fixed once it lies on the table. (Shanghai 5.4, 5.5)

rules-shanghai-contract =
    ### Making your contract
    - Your first melds of a deal are the contract: laid all at once, in your own turn, one meld for each that it names and nothing more. (Shanghai 3.2)
    - { $separate_runs ->
        [yes] Two contract runs of one suit may not lie end to end: 3-4-5-6 and 7-8-9-10 of clubs are one run of eight.
       *[no] Two contract runs of one suit may lie end to end: 3-4-5-6 and 7-8-9-10 of clubs are two runs.
    } (Shanghai 3.3)
    - { $layoff_on_contract_turn ->
        [yes] In that turn you may still lay off cards; everything else waits for your next turn.
       *[no] In that turn you then only discard. Everything else waits for your next turn.
    } (Shanghai 4.3)

rules-shanghai-lay-off =
    ### Laying off, swapping
    - { $layoff_on_contract_turn ->
        [yes] Once you have made your contract
       *[no] From the turn after your contract
    } you may add cards to any meld on the table, whoever laid it: the same rank to a set, the next card of the suit at either end of a run. (Shanghai 4.3, 5.5)
    - { $swap ->
        [none] Wild cards stay where they lie: nobody swaps.
       *[other] From the turn after your contract you may swap: put the very card that a wild card in a run stands for in its place, and take the wild card. It need not be played in this turn.
    } { $swap ->
        [any] A wild card in a set can be swapped for any natural card of that rank.
        [runs] Wild cards in sets stay there.
       *[none] {""}
    } (Shanghai 6)

rules-shanghai-scoring =
    ### Going out and scoring
    - A deal ends as soon as somebody has no cards left. { $must_discard_to_go_out ->
        [yes] Your last card must be a discard, so you cannot lay all your cards.
       *[no] You may go out with a discard or without one.
    } (Shanghai 4.4)
    - Cards left in your hand count against you: an ace 15 points, a king, queen or jack 10, { $card_values ->
        [pips] any other card its number
       *[fives] any other card 5
    }, a wild card { $joker_points }. Whoever went out counts nothing. (Shanghai 8.1)
    { $blind_bonus ->
        [yes] - Whoever goes out in the very turn in which they made their contract gets −25, and −50 if none of the cards they laid is wild. (Shanghai 8.2)
       *[no] {""}
    }
    - After the last deal the lowest total wins. Players with the same lowest total win together. (Shanghai 9)

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-shanghai-table = **Which contracts.** Three sources have ten deals with these contracts; others play seven, or other sizes. A house rule chooses another table. (Shanghai 3.1)
silent-shanghai-big = **Contracts of more cards than one holds.** Nobody helps a player who has not bought. Four buys in deals 9 and 10 are meant for that. (Shanghai 3.4)
silent-shanghai-when = **When a card is bought.** One source says before the next player draws, another as in Contract Rummy: after that player has let it go by drawing. The second holds. (Shanghai 4.1)
silent-shanghai-number = **How many buys.** Three a deal and four in the last two; three a game; two a deal; no limit. The first is the standard. One penalty card or two. (Shanghai 4.2.3)
silent-shanghai-swap = **The card that was swapped out.** One source says it is free to use, another that it must be laid at once. It is free. Who has not made the contract may not swap. (Shanghai 6)
silent-shanghai-limit = **The limit of wild cards.** “Not more than natural ones” or “fewer”: the first is the standard. It binds lay-offs too, since a meld is a meld. (Shanghai 5.3)
silent-shanghai-deuce = **A wild deuce in its own place.** Nothing is said; it is wild there too. (Shanghai 5.2)
silent-shanghai-values = **Number cards.** Five points each, or their number. Jokers count 15, elsewhere up to 50. (Shanghai 8.1)
silent-shanghai-blind = **Going out blind.** One source tells of it; it is a house rule. “Without a joker” is taken as without any wild card. (Shanghai 8.2)
silent-shanghai-further = **Further melds after the contract.** Allowed as in Contract Rummy; many tables do not. (Shanghai 4.3)
silent-shanghai-packs = **Seven and eight players.** “Two to four packs” is all that is said; they use four. (Shanghai 1.2)
silent-shanghai-dead = **Which card is dead.** An upcard that nobody bought, and the one under a bought card: neither can be had later. (Shanghai 4.2.5)
silent-shanghai-discard = **Going out without a discard.** Allowed, as in Contract Rummy; a house rule asks for the discard. (Shanghai 4.4)
silent-shanghai-tie = **A tie at the end.** The players with the lowest total win together. (Shanghai 9)
