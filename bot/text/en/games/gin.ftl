# Everything that only Gin says.

game-gin = Gin Rummy
    .book = Gin
    .description = For two. Sort your hand into melds, then knock or go gin. Also Oklahoma and Hollywood.
name-gin = gin

# -- house rules ----------------------------------------------------------------------------------

option-gin-rulebook = Rulebook
    .description = Which way of playing and scoring Gin
    .standard = Standard: 25 for gin or an undercut, the first to 100 points
    .classic = Classic: 20 for gin, 10 for an undercut, 20 for a box
    .oklahoma = Oklahoma (first upcard sets the knock limit, spades double, 150 points)
    .hollywood = Hollywood (three games scored together, each to 100 points)
    .straight = Straight gin (only gin ends a deal)
    .round_the_corner = Round the corner (K-A-2 is a run, an ace counts 15, 125 points)
option-gin-first_upcard = First upcard
    .description = Whether the first upcard is offered to both before play starts
    .offer = First upcard offered to both, then a draw
    .free = First upcard like any other
option-gin-round_the_corner = Round the corner
    .description = Whether runs go round from king to ace to two
    .yes = Runs round the corner (Q-K-A, K-A-2), aces count 15
    .no = Aces low (A-2-3), they count 1
option-gin-knock_limit = Knock limit
    .description = With how much deadwood you may knock
    .is-0 = Only gin ends a deal (knock limit 0)
    .is-1 = Knock with 1 point of deadwood at most
    .is-2 = Knock with 2 points of deadwood at most
    .is-3 = Knock with 3 points of deadwood at most
    .is-4 = Knock with 4 points of deadwood at most
    .is-5 = Knock with 5 points of deadwood at most
    .is-6 = Knock with 6 points of deadwood at most
    .is-7 = Knock with 7 points of deadwood at most
    .is-8 = Knock with 8 points of deadwood at most
    .is-9 = Knock with 9 points of deadwood at most
    .is-10 = Knock with 10 points of deadwood at most
option-gin-big_gin = Big gin
    .description = Whether all eleven cards in melds score a bigger bonus
    .none = No big gin (with eleven cards in melds you discard one)
    .number = Big gin (all eleven cards in melds) scores { $number } instead of the bonus for gin
option-gin-showdown = After a knock
    .description = Whether the other player chooses melds and lay-offs themselves
    .best = After a knock, the bot finds the other player’s best lay-offs
    .own = After a knock, the other player chooses lay-offs
option-gin-layoff_on_gin = Laying off on gin
    .description = Whether cards may be laid off on gin too
    .yes = Lay-offs on gin allowed (without deadwood left, no one scores)
    .no = No lay-offs on gin
option-gin-undercut_on_tie = Equal deadwood
    .description = Whether equal deadwood is an undercut
    .yes = Equal deadwood is an undercut
    .no = Equal deadwood wins the knocker the deal, with 0 points
option-gin-gin_bonus = Bonus for gin
    .description = How much gin scores on top of the other player’s deadwood
    .number = Gin scores { $number } extra
option-gin-undercut_bonus = Bonus for an undercut
    .description = How much an undercut scores on top of the difference
    .number = An undercut scores { $number } extra
option-gin-gin_boxes = Boxes for gin
    .description = How many more boxes gin wins
    .number =
        { $number ->
            [0] Gin is one box like any other deal won
            [one] Gin wins { $number } more box
           *[other] Gin wins { $number } more boxes
        }
option-gin-undercut_boxes = Boxes for an undercut
    .description = How many more boxes an undercut wins
    .number =
        { $number ->
            [0] An undercut is one box like any other deal won
            [one] An undercut wins { $number } more box
           *[other] An undercut wins { $number } more boxes
        }
option-gin-last_discard = Last discard
    .description = Whether the discard can be used when only two cards are left in the stock
    .void = Deal void with the last discard
    .knock = Last discard may still be taken to knock
option-gin-dealer_next = Next dealer
    .description = Which player deals next
    .winner = Winner deals next
    .loser = Loser deals next
    .alternate = Players deal in turn
option-gin-oklahoma = Oklahoma
    .description = Whether the first upcard sets the knock limit
    .yes = Oklahoma (value of the first upcard is the knock limit)
    .no = Same knock limit in every deal
option-gin-oklahoma_ace = Ace in Oklahoma
    .description = The knock limit in Oklahoma when the first upcard is an ace
    .gin = After an ace only gin ends the deal (Oklahoma)
    .one = After an ace the knock limit is 1 (Oklahoma)
option-gin-spade_doubles = Spades double
    .description = Whether a spade as first upcard doubles the deal’s score
    .yes = Spade as first upcard doubles the deal’s score
    .no = Spades don’t double
option-gin-target = Points to win
    .description = How many points of deals end the game, or in Hollywood a column
    .number =
        { $number ->
            [one] First to { $number } point
           *[other] First to { $number } points
        }
option-gin-line_bonus = Bonus for a box
    .description = How much each box, a deal won, is worth in the settlement
    .number = Each box worth { $number } in the settlement
option-gin-game_bonus = Bonus for the game
    .description = How much reaching the target is worth in the settlement
    .number = Target worth { $number } in the settlement
option-gin-shutout = Shut-out
    .description = Which bonus the winner gets when the loser has no box
    .game_bonus = Shut-out doubles the bonus for the game
    .hands = Shut-out doubles the winner’s points from deals
    .total = Shut-out doubles the winner’s whole settlement
    .none = No bonus for a shut-out
option-gin-game_winner = Winner of the game
    .description = Whether the target or the settlement decides
    .target = First to the target wins, regardless of boxes
    .settlement = Larger settlement wins, boxes and bonuses included
option-gin-hollywood = Hollywood
    .description = Whether three games are scored together
    .yes = Hollywood (three games scored together)
    .no = One game at a time
option-gin-settlement = Settlement
    .description = Whether bonuses are added at the end
    .bonuses = Bonuses for boxes, game and shut-out at the end
    .points = Only points from deals, no bonuses at the end

# -- the page of the rules ------------------------------------------------------------------------

pages-gin =
    - **The goal.** Sort your hand into sets and runs. Cards that aren’t in a meld are your deadwood. When it’s low, knock. The lower hand scores the difference. No deadwood at all is gin and scores a bonus.
    - **A turn.** Draw a card or take the upcard, discard a card. Nothing is laid before someone knocks.
    - **Melds.** Three or four cards of one rank, or three or more of one suit in order.
origin-gin =
    - Gin was invented in New York in about 1909, as a quicker Knock Rummy, and was the game of Hollywood’s film studios in the 1930s. Hollywood Gin is named after them.
    - Also called Gin, Gin Poker. Oklahoma sets the knock limit by the first upcard, Hollywood scores three games together.

# -- the rules ------------------------------------------------------------------------------------

# Gin for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, numbers as
# they are, a bonus that is not agreed on as none.

rules-gin-aim =
    ### Aim
    - Sort your hand into melds. Cards that aren’t in a meld are your deadwood. When it’s low enough you may knock, and that ends the deal. (Gin 5, 6)
    - { $hollywood ->
        [yes] Three games are scored together, each to { $target ->
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
    - Each gets 10 cards. The next card is turned up next to the stock, as the first upcard. (Gin 2.1, 2.2)
    - The first dealer is chosen at random. { $dealer_next ->
        [loser] The loser of a deal deals next.
        [alternate] Both deal in turn.
       *[winner] The winner of a deal deals next.
    } After a deal that no one won the same player deals again. (Gin 2.3)
    - { $first_upcard ->
        [free] The other player starts, and may take the first upcard or draw. (Gin 2.4, 3.1)
       *[offer] The other player may take the first upcard or pass, then the dealer may. If both pass, the other player starts and has to draw from the stock. (Gin 2.4, 3.1)
    }

rules-gin-turn =
    ### Your turn
    - Draw the stock’s top card or take the upcard. (Gin 3.2)
    - Discard a card, but not the upcard that you took in this turn. A card from the stock may be discarded right away. (Gin 3.3)
    - Instead of discarding you may knock. Nothing is laid on the table before that. (Gin 3.3, 6.1)

rules-gin-melds =
    ### Melds and deadwood
    - A set is three or four cards of one rank, a run three or more cards of one suit in order. No card belongs to two melds. (Gin 4)
    - { $round_the_corner ->
        [yes] The ace is low and high, and runs go round the corner. A-2-3, Q-K-A and K-A-2 are runs. (Gin 4.4)
       *[no] The ace is low. A-2-3 is a run, Q-K-A and K-A-2 aren’t. (Gin 4.3)
    }
    - Deadwood counts { $round_the_corner ->
        [yes] 15
       *[no] 1
    } for an ace, 10 for a king, queen or jack, its number for any other card. (Gin 1.4, 5.1)

rules-gin-knock =
    ### Knocking
    - Discard a card face down and lay your melds. The deadwood that is left must be within the knock limit. (Gin 6.1, 6.2)
    - { $oklahoma ->
        [yes] The limit is the value of the first upcard, 10 for a ten or a court card. With an ace { $oklahoma_ace ->
            [one] it’s 1
           *[gin] it’s 0, so only gin ends the deal
        }. (Gin 11)
       *[no] The limit is { $knock_limit }{ $knock_limit ->
            [0] , so only gin ends a deal
           *[other] {""}
        }. { $oklahoma_ace ->
            [one] (If Oklahoma is played too, an ace makes it 1.)
           *[gin] {""}
        } (Gin 6.2)
    }
    - You may choose which melds to lay. Otherwise the best are laid for you. You never have to knock, and you may not knock by discarding the upcard you just took. (Gin 6.3, 3.3)

rules-gin-gin =
    ### Gin
    - Gin is a knock without deadwood. It can’t be undercut{ $layoff_on_gin ->
        [yes] {""}
       *[no] {""}, and nothing is laid off on it
    }. (Gin 6.5)
    { $layoff_on_gin ->
        [yes] - The other player may lay off on gin too. If that leaves no deadwood, no one scores and no one wins the deal. (Gin 7.5, 9.6)
       *[no] {""}
    }
    - { $big_gin ->
        [none] With all eleven cards in melds you discard one of them and have gin. There’s no big gin. (Gin 6.6)
       *[other] In big gin all eleven cards are in melds, also with the card just taken, and nothing is discarded. It scores { $big_gin } instead of the bonus for gin. (Gin 6.6, 9.4)
    }

rules-gin-show =
    ### The other player shows
    - After a knock the other player lays melds, and lays cards off on the knocker’s melds. A set takes its fourth card, a run the next cards of its suit at either end. (Gin 7.1, 7.2)
    - The knocker lays nothing off, and nothing is laid off on the other player’s melds. (Gin 7.3)
    - { $showdown ->
        [own] They choose their melds and lay-offs themselves. The bot does the rest in the best way. Until then everyone sees the knocker’s whole hand. (Gin 7.6)
       *[best] The bot does this for them, in the way that leaves the least deadwood. (Gin 7.6)
    }

rules-gin-scoring =
    ### Scoring
    - The knocker scores the difference, such as 17 for 4 points of deadwood against 21. (Gin 9.1)
    - Undercut: if the other player’s deadwood is { $undercut_on_tie ->
        [yes] the same or less
       *[no] less
    }, the other player scores the difference plus { $undercut_bonus }. { $undercut_on_tie ->
        [yes] {""}
       *[no] Equal deadwood is a knock worth 0.
    } (Gin 8, 9.2)
    - Gin scores the other player’s deadwood plus { $gin_bonus }. (Gin 9.3)
    - The player who scores wins the deal. That’s one box{ $gin_boxes ->
        [0] {""}
       *[other] {""}, { $gin_boxes } more for gin
    }{ $undercut_boxes ->
        [0] {""}
       *[other] {""}, { $undercut_boxes } more for an undercut
    }. (Gin 9.5)
    { $spade_doubles ->
        [yes] - If the first upcard is a spade, the deal’s whole score is doubled, but not the boxes. (Gin 9.7)
       *[no] {""}
    }

rules-gin-void =
    ### When the stock runs down
    - The stock’s last two cards are never drawn. The player who draws the card before them plays that turn out and may still knock. (Gin 10.1, 10.2)
    - { $last_discard ->
        [knock] If they discard instead, the other player may take that card to end the deal with it, or pass. Then the deal is void. (Gin 10.2)
       *[void] If they discard instead, the deal is void. (Gin 10.2)
    }
    - No one scores a void deal. (Gin 10.3)

rules-gin-columns =
    ### Three columns
    { $hollywood ->
        [yes] - Your first win is written into the first column, your second into the first and the second, every later one into all three. (Gin 12.6)
       *[no] - This game has only one column. Hollywood writes each deal into up to three. (Gin 12.5)
    }
    { $hollywood ->
        [yes] - A column is closed when someone has { $target ->
            [one] { $target } point
           *[other] { $target } points
        } in it, and counts no further deals. A player who missed it enters the next open one with their first win. (Gin 12.6, 12.8)
       *[no] {""}
    }
    { $hollywood ->
        [yes] - Each column is settled separately. When all three are closed, the larger sum wins. If they’re equal, the winner of more columns wins. (Gin 12.9, 12.10)
       *[no] {""}
    }

rules-gin-settlement =
    ### The settlement
    { $settlement ->
        [points] - Only points from deals count. Boxes, the game and a shut-out add nothing. The first with { $target ->
            [one] { $target } point
           *[other] { $target } points
        } wins. (Gin 12.1)
       *[bonuses] - Each player gets the points of the deals and { $line_bonus } for each box. The first with { $target ->
            [one] { $target } point
           *[other] { $target } points
        } gets { $game_bonus } more. These bonuses don’t help to reach { $target }. (Gin 12.1, 12.2)
        - In a shut-out the loser has no box. { $shutout ->
            [hands] It doubles the winner’s points of the deals, before bonuses are added.
            [total] It doubles all that the winner gets.
            [none] It scores nothing more.
           *[game_bonus] It doubles the { $game_bonus }.
        } (Gin 12.3)
        - { $game_winner ->
            [settlement] The larger settlement wins the game. Equal ones win together. (Gin 12.4)
           *[target] The first player to reach { $target } wins the game, whatever the settlement. (Gin 12.4)
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-gin-bonuses = **Points for gin and undercut.** Most rules today give 25 for each, with boxes of 25. Older books have 20, 10 and 20, and the rulebook “Classic” plays those. (Gin 9)
silent-gin-dealer = **The next dealer.** Sources name the winner, the loser, or both in turn. Here the winner deals, unless a house rule says otherwise. (Gin 2.3)
silent-gin-refused = **A first upcard that both refused.** The player who starts may not take it after all and has to draw. (Gin 3.1)
silent-gin-knock-card = **Knocking with the card just taken.** The card of a knock is a discard, so this is refused too. (Gin 3.3)
silent-gin-arrangement = **Which melds are laid.** You may lay any melds that keep within the limit. If you don’t choose, the best are laid, and among equally good ones those that fewest cards fit. (Gin 5.2, 6.3)
silent-gin-defender = **The choice of lay-offs.** By the books the other player chooses. No one gains by choosing worse, so the bot does it right away unless a house rule says otherwise. (Gin 7.6)
silent-gin-chain = **Several lay-offs.** You may lay any number of cards on either end of a run, also on cards that were laid off before. (Gin 7.2)
silent-gin-tie = **Equal deadwood.** It’s an undercut nearly everywhere. A house rule gives the deal to the knocker with 0 points. (Gin 8.2)
silent-gin-even-gin = **Gin against a hand without deadwood.** Gin wins the bonus. (Gin 8.3)
silent-gin-void = **When a deal is void.** It’s void after the discard of the player who drew the third-last card. That player may still knock. A house rule lets the other player knock with that discard. (Gin 10.2)
silent-gin-big = **Big gin.** Many don’t know it, so a house rule adds it with a separate bonus, usually 31 instead of 25. (Gin 6.6)
silent-gin-shutout = **Shut-out.** It means “has won no deal”, not “has no points”. (Gin 12.3)
silent-gin-boxes = **Boxes turn the game round.** The first player to reach the target wins, even if the boxes give the other the larger settlement. A house rule says otherwise. (Gin 12.4)
silent-gin-ace = **An ace as first upcard in Oklahoma.** Only gin ends the deal. At some tables the limit is 1. (Gin 11.2)
silent-gin-spades = **The effect of spades.** They double the deal’s score with its bonus. Boxes and the settlement’s bonuses stay the same. (Gin 9.7)
silent-gin-missed = **Hollywood after a missed column.** The first win counts in the first column that is still open, so that no win is wasted. (Gin 12.6)
silent-gin-hollywood = **The winner of a Hollywood game.** The larger sum of the three columns wins, then the winner of more columns. (Gin 12.10)
silent-gin-corner = **Round the corner.** Only one source has it, as a set of rules. Otherwise the ace is never high. (Gin 4.4)
silent-gin-endless = **Taking without end.** Both could take and discard forever, and no rule text forbids it. Such a deal is called off after very many turns. (Gin 10.3)
silent-gin-unshown = **Gin that isn’t shown.** The melds that are laid decide, not those that could have been. (Gin 6.4)
silent-gin-first-turn = **Knocking in the first turn.** It’s allowed, also after taking the first upcard. (Gin 6.1)

# -- played examples on the page ------------------------------------------------------------------

page-played-deal = Deal
page-played-won = Won by
page-played-column = Column { $column }
played-gin-scored =
    ### Scoring a knock
    - Ann holds { $ann }, Ben { $ben }. Ann knocks, discarding { $card1 }, with { $deadwood0 } points of deadwood.
    - Ben lays off { $laidoff } on Ann’s melds and lays more melds. The table then has { $laid }, and Ben is left with { $deadwood1 } points of deadwood. Ann scores the difference.
played-gin-hard =
    ### A tricky case: the undercut
    - Ann holds { $ann }, Ben { $ben }. Ann knocks, discarding { $card1 }, with { $deadwood0 } points of deadwood.
    - Ben lays off { $laidoff } on Ann’s melds and lays more melds. Ben is left with { $deadwood1 } points of deadwood, less than the knocker. Ben wins the deal, and the bonus for the undercut with it.
played-gin-hollywood =
    ### The score sheet of Hollywood
    - Three games are scored together. Your first win is written into column 1, your second into columns 1 and 2, the third and all later ones into all three.
    - A column closes at { $target } points. Then each box in it adds { $box }, and the game { $game_bonus }.
    - In deal 5 column 1 is closed already, so Ben’s second win is written only into column 2.

# -- examples in pictures -------------------------------------------------------------------------

example-knocker-laid = laid by the knocker
example-gin = gin (only melds, no deadwood)
example-within-limit =
    deadwood: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, so you may knock
example-over-limit =
    deadwood: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, too many to knock
example-limit = as the first upcard, it lets you knock with { $points }
example-limit-gin = as the first upcard, it means that only gin ends the deal
example-limit-one = as the first upcard, it lets you knock with 1

# -- a picture before the first step --------------------------------------------------------------

first-look-deadwood = deadwood: cards not in a meld (keep it low)
first-look-show = a lay-off: after a knock the other player may lay it on that run

# -- the table ------------------------------------------------------------------------------------

table-offer = { $name } may take the first upcard { $card } or pass.
table-last-discard = Two cards are left in the stock. { $name } may take { $card } to end the deal with it, or pass.
table-discard-or-knock = { $name } discards or knocks.
table-must-end = { $name } took the last discard and must knock now.
table-show = { $name } shows melds and lays off.
table-limit =
    { $limit ->
        [0] only gin ends the deal
       *[other] knock limit **{ $limit }**
    }
# The same in a player's hand, where its line has less room.
hand-limit =
    { $limit ->
        [0] only gin ends the deal
       *[other] limit **{ $limit }**
    }
table-limit-of =
    { $limit ->
        [0] { $card }: only gin ends the deal
       *[other] { $card }: knock limit **{ $limit }**
    }
table-spade-doubles = ♠ doubles the score
table-boxes =
    { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }

# -- the hand -------------------------------------------------------------------------------------

hand-offer = **First upcard.** Take it, or pass.
hand-draw-refused = **Your turn.** Draw from the stock. No one wanted the upcard.
hand-last-discard = **Last discard.** Take it to end the deal with it, or pass and the deal is void.
hand-last-discard-pass = **Last discard.** You couldn’t end the deal with it. Pass, and the deal is void.
hand-discard-or-knock = **Your turn.** You can knock! Or discard a card.
hand-gin = **Gin!** You can end the deal without deadwood.
hand-big-gin = **Big gin!** All eleven cards are in melds.
hand-must-end = **Your turn.** You took the last discard, so knock now.
hand-show = **After the knock.** Show melds, lay off what fits.
hand-deadwood-after = deadwood { $points }, { $after } after a discard
button-gin = Gin
button-gin-knock = Knock
button-big-gin = Big gin
button-show = Show
choose-gin-knock = **Knock**: you lay these cards. Press again to do it.
choose-big-gin = **Big gin**: you lay these cards. Press again to do it.
choose-show = **Show**: you lay these cards. Press again to do it.
choose-other-ways = Discard another card…
choose-own-melds = -# For other melds go back and choose all their cards in your hand first.
move-gin-knock =
    { $left ->
        [0] **Gin**, discarding { $card }
       *[other] **Knock**, discarding { $card }: deadwood **{ $left }**
    }
move-gin-knock-line =
    { $left ->
        [0] Gin, discarding { $card }
       *[other] Knock, discarding { $card }: deadwood { $left }
    }
move-big-gin = Big gin, with all eleven cards
move-show = deadwood { $left }
move-laid = melds { $melds }
move-laid-nothing = no melds
move-laid-off-too = lay-offs { $cards }
move-left = deadwood { $cards }

# -- typed moves ----------------------------------------------------------------------------------

play-word-big-gin = big gin
play-word-gin = gin
play-word-show = show
play-move-gin-knock =
    { $left ->
        [0] gin, discarding { $card }
       *[other] knock, discarding { $card }, with { $left } deadwood
    }
play-move-big-gin = big gin with all eleven cards
play-move-show = show melds and lay-offs
play-move-refuse = pass the first upcard

# -- what happened --------------------------------------------------------------------------------

event-upcard-offered = { $other } passed the first upcard. { $who } may take it.
event-offer-closed = { $other } passed the first upcard too. { $who } draws first.
event-offer-closed-you = { $other } passed the first upcard too. You draw first.
event-threw-to-knock = { $who } knocked, discarding { $card }.
event-went-big-gin = { $who } went big gin.
event-show-opened = { $who } may lay off on that.
event-deal-won = { $who } won the deal with a knock.
event-deal-gin = { $who } won the deal with gin.
event-deal-big-gin = { $who } won the deal with big gin.
event-deal-undercut = { $who } won the deal with an undercut.
event-deal-unscored = No one scored. Everything could be laid off.

# -- results --------------------------------------------------------------------------------------

result-knocked-with = **{ $name }** knocked with { $own } against { $other }.
result-undercut = **{ $knocker }** knocked with { $own }, but **{ $name }** had only { $other }: undercut!
result-undercut-even = **{ $knocker }** knocked with { $own }, and **{ $name }** had as little. Undercut!
result-gin = **{ $name }** has gin!
result-big-gin = **{ $name }** has big gin!
result-gin-unscored = **{ $name }** has gin, but everything could be laid off on it. No one scores.
result-void = Two cards are left in the stock. The deal is void and no one scores.
result-in-column = -# Written into { $count ->
        [one] column
       *[other] columns
    } { $columns }.
result-box-count = { $name }: { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }
result-boxes-title = **Boxes**
result-settlement = **Settlement**
result-settled = { $name }: **{ $total }** ({ $parts })
result-part-points = points { $number }
result-part-points-doubled = points { $number } × 2
result-part-boxes = boxes { $count } × { $each }
result-part-game = game { $number }
result-part-game-doubled = game { $number } × 2
result-part-doubled = all × 2
result-shutout = -# A shut-out (the loser has no box).
result-column-closed = Column { $column }: **{ $name }** wins it, { $totals }.
result-column-shutout = -# Column { $column } is a shut-out.
alt-score-sheet = Score sheet. { $columns }
alt-sheet-column = Column { $column }: { $players }.
alt-sheet-player = { $name } { $points }, { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }
alt-sheet-settled = settled { $totals }
alt-showdown = { $name }: melds { $melds }; deadwood { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-showdown-nothing = { $name }: melds { $melds }; no deadwood.
alt-showdown-no-melds = none
alt-showdown-laid-off = { $name } laid off { $cards }.
line-deadwood =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less deadwood
line-gin-bonus = for gin, { $added }
line-big-gin-bonus = for big gin, { $added }
line-undercut-bonus = for the undercut, { $added }
line-spade-doubled = doubled by the first upcard, a spade, { $added }

# -- lines ----------------------------------------------------------------------------------------

refusal-upcard-refused = Neither of you wanted that upcard, so it stays. Draw from the stock.
refusal-too-much-deadwood =
    { $most ->
        [0] Only gin ends this deal, and your deadwood would be { $deadwood }.
       *[other] Your deadwood would be { $deadwood }, and you may knock with { $most } at most.
    } { $hopeless ->
        [yes] No knock is possible with this hand yet. Discard, and play on.
       *[no] Discard another card, or lay other melds.
    }
refusal-not-all-melded = For big gin every card must be in a meld, and { $cards } would be deadwood. Knock with one of them, or play on.
highlight-big-gin = had big gin in deal { $deal }
highlight-undercut = undercut { $other } in deal { $deal }
highlight-gin = had gin in deal { $deal }

# -- the coach ------------------------------------------------------------------------------------

practice-gin-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Sort your cards into melds. Cards that aren’t in a meld are your **deadwood**. With 10 points of it or less you may knock. The player with less then scores the difference.
practice-gin-offer = **The first upcard** { $card } is offered before anyone draws. **{ button-pass-turn }** unless it makes a meld with yours.
practice-gin-refused = **No one wanted it**, so this turn starts with a card from the **stock** (face down).
practice-gin-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a meld. The cards you take show the other player what you collect.
practice-gin-taken = **The upcard you just took** may not be discarded in this turn. Any other card may.
practice-gin-discard = **Discard.** Start with high cards that go with nothing. King, queen and jack are 10 points of deadwood, an ace is 1.
practice-gin-knock = **You can knock!** **{ button-gin-knock }** shows what would be laid before it counts. The other player may lay cards off on your melds. The player with less deadwood scores. With little of it, knock soon.
practice-gin-gin = **Gin!** You’re out of deadwood, so no one can lay off, and you score 25 more.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-use = The upcard doesn’t fit any of your cards.
advice-least-left = Discarding it leaves you the least deadwood and costs few chances of a meld.
advice-less-left = You keep less deadwood than if you discarded { $instead }.
refusal-wrong-phase =
    { $phase ->
        [offer] The first upcard is offered before anyone draws. Take it, or pass.
        [show] The knock has ended play. Now show melds and lay-offs.
        [draw] { wrong-phase-draw }
        [play] You’ve drawn. Now discard a card, or knock.
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or 4 cards of one rank. A run is 3 or more of one suit in order.
    }
refusal-stock-lasts = There are cards in the stock, so the deal continues. Draw one, or take the upcard.
refusal-knock-now = You took the last discard to end the deal with it. Knock, with another card to discard.
hand-deadwood = deadwood { $points }
