# Indian Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, nothing as none, the end of the game with its numbers, $end_hands and $end_points.

rules-indian-aim =
    ### Aim of the game
    - Sort your 13 cards into groups, among them two sequences, one of them without a joker. Whoever has that declares and ends the deal; the others count what they cannot group. (Indian 5, 7)
    - { $end ->
        [target] Points are bad: the game is over when somebody has { $end_points }, and the lowest total wins. (Indian 11.3)
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
    - Everybody gets 13 cards. The first dealer is chosen at random; then the deal goes round to the left. (Indian 2.1, 2.4)
    - { $cut_joker ->
        [yes] One card is turned up beside the stock, the cut card. It lies there for the whole deal, and nobody can have it: it says which rank is wild. (Indian 2.2)
       *[no] There is no cut card: only printed jokers are wild. (Indian 2.2)
    }
    - The next card is turned up as the first upcard, the rest is the stock. Whoever sits to the dealer’s left begins. (Indian 2.3, 2.4)

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
    - A sequence is three or more cards of one suit in order, up to all 13; it is pure when no card in it stands for another. The ace is low (A-2-3) or high (Q-K-A), never in the middle. (Indian 1.3, 4.1)
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
    - Once you have both, everything that lies in a group is safe. Without them it is not, however fine your sets are. (Indian 10.3)

rules-indian-turn =
    ### Your turn
    - Draw from the stock or take the upcard, then discard a card. Nothing is laid on the table before somebody declares. (Indian 6)
    - { $take_jokers ->
        [never] A joker that lies open may never be taken. (Indian 6.1)
        [any] A joker that lies open may be taken like any other card. (Indian 6.1)
       *[first] A joker that somebody discarded stays there. Only the first upcard of the deal may be taken if it is one. (Indian 6.1)
    }
    - { $forbid_discard_of_taken ->
        [yes] You may not discard a card equal to the one that you took in this turn. (Indian 6.2)
       *[no] You may discard any card, also the one you just drew or took. (Indian 6.2)
    }

rules-indian-declare =
    ### Declaring
    - With 14 cards, put one aside and show the other 13: all of them in groups, with both lives. That wins you the deal. (Indian 7.1, 7.3)
    - { $wrong_declaration ->
        [none] A declaration that is not right is refused, and your turn goes on. (Indian 7.4)
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
       *[no] - Nobody drops at this table: every hand is played to its end. (Indian 8.1)
    }
    { $drop ->
        [yes] - It costs { $first_drop } before your first card of the deal, { $middle_drop } later. (Indian 8.2)
       *[no] - (Where dropping is allowed it costs { $first_drop } before your first card, { $middle_drop } later. Own turn or any: { $drop_turn ->
            [any] any
           *[own] own
        }.)
    }
    - Your cards stay with you and come to nobody. If one player is left, they win the deal, whatever they hold. (Indian 8.3, 8.4)

rules-indian-stock =
    ### An empty stock
    - { $exhausted ->
        [end] When you want to draw and the stock is empty, the deal is void. (Indian 9.1)
       *[recycle] When you want to draw and the stock is empty, the discards under the upcard are shuffled into a new one. Without any, the deal is void. (Indian 9.1)
    }
    - In a void deal nobody scores, and drops and wrong declarations cost nothing either. (Indian 9.2)

rules-indian-points =
    ### Points of a deal
    - Ace, king, queen, jack and ten count 10, the others their number, jokers nothing. (Indian 10.1)
    - With both lives you count what lies in no group. Without them you count { $one_sequence ->
        [pure_off] all that is not in a pure sequence.
       *[all] all 13 cards.
    } The bot groups your cards so that they count least. (Indian 10.3, 10.5)
    - { $full_count ->
        [none] There is no limit to that.
       *[other] That is never more than { $full_count }.
    } (Indian 10.4)
    { $first_turn_half ->
        [yes] - If somebody declares before your first card of the deal, you count half. (Indian 10.6)
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
        [pool] Whoever reaches { $end_points } is out: no cards, no turns. The last one who is not out wins.
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

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-indian-packs = **How many packs.** Two with a joker each for up to six by most; one for two players, or three, at some tables. A house rule. (Indian 1.2)
silent-indian-cut = **The cut card when the stock runs out.** It stays: everybody sees it and nobody has it. (Indian 2.2)
silent-indian-first = **Who begins.** The first dealer is random, which is what the toss for it is elsewhere. (Indian 2.4)
silent-indian-naturals = **Jokers alone.** Most are silent; here a group needs one card that is itself, and a house rule changes it. (Indian 4.3)
silent-indian-run-jokers = **Jokers in a sequence.** One, two or any number, depending on whom you ask. Any number, unless a house rule says otherwise. (Indian 4.4)
silent-indian-twice = **A second card of the wild rank in a set.** It stands there as a joker. (Indian 4.2)
silent-indian-life = **Which sequence is which life.** Any pure one is the first and any other the second; you need not say which. (Indian 5.2)
silent-indian-thrown = **A joker in the discard pile.** Left there by most; only the first upcard may be taken if it is one. A house rule. (Indian 6.1)
silent-indian-taken = **Discarding the card you just took.** Allowed; a house rule forbids it. (Indian 6.2)
silent-indian-wrong = **After a wrong declaration.** The others play on. All 14 cards, also the one put aside, stay with whoever declared. (Indian 7.4)
silent-indian-drop = **When you may drop.** In your own turn before you draw; at some tables at any time, which is a house rule. Never after drawing. (Indian 8.1)
silent-indian-dropped-cards = **The cards of a dropped hand.** They do not come back into the stock. (Indian 8.3)
silent-indian-void = **An empty stock with nothing to shuffle.** The deal is void, and so are the drops in it. (Indian 9.2)
silent-indian-second = **A pure sequence but no second one.** All 13 cards count by most, all but the pure one by some. A house rule. (Indian 10.3)
silent-indian-grouping = **Who groups a loser’s cards.** The bot, so that they count least: nobody gains by choosing worse. (Indian 10.5)
silent-indian-complete = **A complete hand, one turn late.** It counts nothing; 2 at some tables. A house rule. (Indian 10.7)
silent-indian-ties = **Equal totals in a game of deals.** Another deal for all who play, until one is ahead. (Indian 11.2)
silent-indian-back = **Coming back into a pool.** It happens at once: without an entry fee nobody would stay out. Whoever does not want it leaves the table. (Indian 11.5)
silent-indian-money = **Money.** There is none in this game: no entry, no split of a prize. (Indian 11.6)
