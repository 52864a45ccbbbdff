# Gin for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, a bonus that is not agreed on as none.

rules-gin-aim =
    ### Aim of the game
    - Sort your hand into melds. What lies in no meld is your deadwood; when it is small enough you may knock, and that ends the deal. (Gin 5, 6)
    - { $hollywood ->
        [yes] Three games are scored at once, each to { $target ->
            [one] { $target } point
           *[other] { $target } points
        }. (Gin 12.5, 12.10)
       *[no] The first player to reach { $target ->
            [one] { $target } point
           *[other] { $target } points
        } in deals ends the game. (Gin 12.1)
    }
    - Two play, with one pack of 52 cards and no jokers. (Gin 1.1, 1.2)

rules-gin-deal =
    ### The deal
    - Each gets 10 cards. The next card is turned up beside the stock: the first upcard. (Gin 2.1, 2.2)
    - The first dealer is chosen at random. { $dealer_next ->
        [loser] Whoever lost a deal deals the next.
        [alternate] Both deal in turn.
       *[winner] Whoever won a deal deals the next.
    } After a deal that nobody won the same player deals again. (Gin 2.3)
    - { $first_upcard ->
        [free] The other player begins, and may take the first upcard or draw. (Gin 2.4, 3.1)
       *[offer] The other player may take the first upcard or pass, then the dealer may. If both pass, the other player begins and has to draw from the stock. (Gin 2.4, 3.1)
    }

rules-gin-turn =
    ### Your turn
    - Draw the top card of the stock or take the upcard. (Gin 3.2)
    - Discard a card, but not the upcard that you took in this very turn. A card from the stock may go at once. (Gin 3.3)
    - Instead of discarding you may knock. Nothing is laid on the table before that. (Gin 3.3, 6.1)

rules-gin-melds =
    ### Melds and deadwood
    - A set is three or four cards of one rank, a run three or more cards of one suit in order. No card belongs to two melds. (Gin 4)
    - { $round_the_corner ->
        [yes] The ace is low and high, and runs go round the corner: A-2-3, Q-K-A and K-A-2 are runs. (Gin 4.4)
       *[no] The ace is low: A-2-3 is a run, Q-K-A and K-A-2 are not. (Gin 4.3)
    }
    - Deadwood counts { $round_the_corner ->
        [yes] 15
       *[no] 1
    } for an ace, 10 for a king, queen or jack, its number for any other card. (Gin 1.4, 5.1)

rules-gin-knock =
    ### Knocking
    - Discard a card face down and lay your melds. The deadwood that is left must be within the knock limit. (Gin 6.1, 6.2)
    - { $oklahoma ->
        [yes] The limit is the value of the first upcard, 10 for a ten or a court card; with an ace { $oklahoma_ace ->
            [one] it is 1
           *[gin] it is 0: only gin ends the deal
        }. (Gin 11)
       *[no] The limit is { $knock_limit }{ $knock_limit ->
            [0] : only gin ends a deal
           *[other] {""}
        }. { $oklahoma_ace ->
            [one] (Where Oklahoma is played too, an ace makes it 1.)
           *[gin] {""}
        } (Gin 6.2)
    }
    - You may choose which melds to lay; otherwise the best are laid for you. You never have to knock, and you may not knock by discarding the upcard you just took. (Gin 6.3, 3.3)

rules-gin-gin =
    ### Gin
    - Gin is a knock without deadwood: it cannot be undercut{ $layoff_on_gin ->
        [yes] {""}
       *[no] {""}, and nothing is laid off on it
    }. (Gin 6.5)
    { $layoff_on_gin ->
        [yes] - The other player may lay off on gin too; if that leaves no deadwood, nobody scores and nobody wins the deal. (Gin 7.5, 9.6)
       *[no] {""}
    }
    - { $big_gin ->
        [none] With all eleven cards in melds you discard one of them and have gin; there is no big gin. (Gin 6.6)
       *[other] Big gin: all eleven cards in melds, nothing is discarded, also with the card just taken. It brings { $big_gin } instead of the bonus for gin. (Gin 6.6, 9.4)
    }

rules-gin-show =
    ### The other player shows
    - After a knock the other player lays melds, and lays cards off on the knocker’s melds: the fourth card on a set, the next cards of the suit at either end of a run. (Gin 7.1, 7.2)
    - The knocker lays nothing off, and nothing is laid off on the other player’s melds. (Gin 7.3)
    - { $showdown ->
        [own] They choose their melds and lay-offs themselves; whatever they leave open, the bot does in the best way. Until then everyone sees the knocker’s whole hand. (Gin 7.6)
       *[best] The bot does this for them, in the way that leaves the least deadwood. (Gin 7.6)
    }

rules-gin-scoring =
    ### Scoring a deal
    - The knocker scores the difference: with 4 points of deadwood against 21 that is 17. (Gin 9.1)
    - Undercut: if the other deadwood is { $undercut_on_tie ->
        [yes] the same or less
       *[no] less
    }, the other player scores the difference plus { $undercut_bonus }. { $undercut_on_tie ->
        [yes] {""}
       *[no] Equal deadwood is a knock worth 0.
    } (Gin 8, 9.2)
    - Gin scores the other player’s deadwood plus { $gin_bonus }. (Gin 9.3)
    - Whoever scores wins the deal: that is one box{ $gin_boxes ->
        [0] {""}
       *[other] {""}, { $gin_boxes } more for gin
    }{ $undercut_boxes ->
        [0] {""}
       *[other] {""}, { $undercut_boxes } more for an undercut
    }. (Gin 9.5)
    { $spade_doubles ->
        [yes] - If the first upcard is a spade, the whole score of the deal is doubled; boxes are not. (Gin 9.7)
       *[no] {""}
    }

rules-gin-void =
    ### When the stock runs down
    - The last two cards of the stock are never drawn. Whoever draws the one before them plays that turn out and may still knock. (Gin 10.1, 10.2)
    - { $last_discard ->
        [knock] If they discard instead, the other player may take that card to end the deal with it, or pass: then the deal is void. (Gin 10.2)
       *[void] If they discard instead, the deal is void. (Gin 10.2)
    }
    - Nobody scores a void deal. (Gin 10.3)

rules-gin-columns =
    ### Three columns
    { $hollywood ->
        [yes] - Your first win is written into the first column, your second into the first and the second, every later one into all three. (Gin 12.6)
       *[no] - This game has one column only; Hollywood writes each deal into up to three. (Gin 12.5)
    }
    { $hollywood ->
        [yes] - A column is closed when somebody has { $target ->
            [one] { $target } point
           *[other] { $target } points
        } in it, and counts no further deals. Whoever missed it enters the next open one with their first win. (Gin 12.6, 12.8)
       *[no] {""}
    }
    { $hollywood ->
        [yes] - Each column is settled by itself. When all three are closed, the larger sum wins; if they are equal, whoever won more columns. (Gin 12.9, 12.10)
       *[no] {""}
    }

rules-gin-settlement =
    ### The settlement
    - Each player gets the points of the deals and { $line_bonus } for each box. The first with { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gets { $game_bonus } more. These bonuses do not help to reach { $target }. (Gin 12.1, 12.2)
    - A shut-out is a game in which the loser has no box. { $shutout ->
        [hands] It doubles the winner’s points of the deals, before bonuses are added.
        [total] It doubles all that the winner gets.
        [none] It brings nothing more.
       *[game_bonus] It doubles the { $game_bonus }.
    } (Gin 12.3)
    - { $game_winner ->
        [settlement] The larger settlement wins the game; equal ones win together. (Gin 12.4)
       *[target] Whoever reached { $target } wins the game, whatever the settlement. (Gin 12.4)
    }

# -- where the sources are silent or contradict themselves ----------------------------------------

silent-gin-bonuses = **What gin and undercut bring.** 25 each with boxes of 25 by most rules of today; older books have 20, 10 and 20, which the rulebook “Classic” plays. (Gin 9)
silent-gin-dealer = **Who deals next.** The winner, the loser, or both in turn, depending on whom you ask. The winner, unless a house rule says otherwise. (Gin 2.3)
silent-gin-refused = **A first upcard that both refused.** The player who begins may not take it after all and has to draw. (Gin 3.1)
silent-gin-knock-card = **Knocking with the card just taken.** The card of a knock is a discard, so this is refused too. (Gin 3.3)
silent-gin-arrangement = **Which melds are laid.** Any that keep within the limit. The best are laid for whoever says nothing; of equally good ones those that fewest cards fit. (Gin 5.2, 6.3)
silent-gin-defender = **Who chooses lay-offs.** By the books the other player does; nobody gains by choosing worse, so it is done at once unless a house rule says otherwise. (Gin 7.6)
silent-gin-chain = **Several lay-offs.** Any number of cards on either end of a run, also on cards that were laid off before. (Gin 7.2)
silent-gin-tie = **Equal deadwood.** An undercut nearly everywhere; a house rule gives the deal to the knocker with 0 points. (Gin 8.2)
silent-gin-even-gin = **Gin against a hand without deadwood.** Gin wins the bonus. (Gin 8.3)
silent-gin-void = **When a deal is void.** After the discard of whoever drew the third-last card; they may still knock. A house rule lets the other player knock with that discard. (Gin 10.2)
silent-gin-big = **Big gin.** Unknown to many: a house rule with a bonus of its own, usually 31 instead of 25. (Gin 6.6)
silent-gin-shutout = **Shut-out.** “Has won no deal” is meant, not “has no points”. (Gin 12.3)
silent-gin-boxes = **Boxes turn the game round.** Whoever reached the target wins, even if the boxes give the other the larger settlement; a house rule says otherwise. (Gin 12.4)
silent-gin-ace = **An ace as first upcard in Oklahoma.** Only gin ends the deal; at some tables the limit is 1. (Gin 11.2)
silent-gin-spades = **What spades double.** The score of the deal with its bonus; boxes and the bonuses of the settlement stay. (Gin 9.7)
silent-gin-missed = **Hollywood after a missed column.** The first win counts in the first column that is still open, so that no win is wasted. (Gin 12.6)
silent-gin-hollywood = **Who wins a Hollywood game.** The larger sum of the three columns, then whoever won more of them. (Gin 12.10)
silent-gin-corner = **Round the corner.** Told by one source only, as a set of rules; otherwise the ace is never high. (Gin 4.4)
silent-gin-endless = **Taking for ever.** Both could take and discard without end; no rule text forbids it. Such a deal is called off after very many turns. (Gin 10.3)
silent-gin-unshown = **Gin that is not shown.** The melds that are laid decide, not those that could have been. (Gin 6.4)
silent-gin-first-turn = **Knocking in the first turn.** Allowed, also after taking the first upcard. (Gin 6.1)
