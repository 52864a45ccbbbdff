# Everything that only Tile Rummy says.

game-tiles = Tile Rummy
    .book = Tile Rummy
    .description = Sets and runs of numbered tiles. Rearrange the table to lay yours. First with an empty rack wins.
name-tiles = tiles

# -- house rules ----------------------------------------------------------------------------------

option-tiles-rulebook = Rulebook
    .description = Which rule text applies unless a house rule says otherwise
    .standard = Standard (30 points to start, a joker is freed by its tile)
    .classic = As in old leaflets (melds with a joker locked, a freed one starts a new meld)
    .tournament = Tournament (melds with a joker locked, a set of three needs both tiles)
    .fifty = 50 points to start, and only tiles from the rack free a joker
    .family = Family (no points needed to start, jokers move freely, the 1 may follow the 13)
    .six = For up to six players (three of each tile, four jokers)
option-tiles-copies = Copies of each tile
    .description = How often each tile is there
    .is-2 = Each tile is there twice
    .is-3 = Each tile is there three times
option-tiles-jokers = Jokers
    .description = How many jokers there are
    .none = Two jokers, four with three copies
    .is-0 = No jokers
    .is-1 = One joker
    .is-2 = Two jokers
    .is-3 = Three jokers
    .is-4 = Four jokers
    .is-5 = Five jokers
    .is-6 = Six jokers
    .is-7 = Seven jokers
    .is-8 = Eight jokers
option-tiles-one_after_13 = The 1 after the 13
    .description = Whether a 1 may follow the 13 in a run
    .no = Runs end at 13
    .end = A 1 may come last, after the 13 (11-12-13-1)
    .round = Runs may continue from 13 to 1 (12-13-1-2)
option-tiles-hand_size = Tiles dealt
    .description = How many tiles everyone is dealt
    .is-7 = Everyone is dealt 7 tiles
    .is-8 = Everyone is dealt 8 tiles
    .is-9 = Everyone is dealt 9 tiles
    .is-10 = Everyone is dealt 10 tiles
    .is-11 = Everyone is dealt 11 tiles
    .is-12 = Everyone is dealt 12 tiles
    .is-13 = Everyone is dealt 13 tiles
    .is-14 = Everyone is dealt 14 tiles
    .is-15 = Everyone is dealt 15 tiles
    .is-16 = Everyone is dealt 16 tiles
    .is-17 = Everyone is dealt 17 tiles
    .is-18 = Everyone is dealt 18 tiles
    .is-19 = Everyone is dealt 19 tiles
    .is-20 = Everyone is dealt 20 tiles
option-tiles-draws = Tiles per draw
    .description = How many tiles come with a draw
    .is-1 = One tile per draw
    .is-2 = Two tiles per draw
    .is-3 = Three tiles per draw
option-tiles-lay_after_draw = Laying after a draw
    .description = Whether tiles may still be laid after a draw
    .yes = Laying after a draw allowed
    .no = A draw ends the turn
option-tiles-jokers_in_meld = Jokers in a meld
    .description = How many jokers a meld may hold
    .none = Several jokers in a meld allowed
    .is-1 = One joker per meld
option-tiles-initial_meld = First melds
    .description = How much your first melds in a deal must be worth
    .number =
        { $number ->
            [0] No points are needed to start
            [one] First melds worth { $number } point
           *[other] First melds worth { $number } points
        }
option-tiles-opening = Table at the first melds
    .description = How the table may be used while you lay your first melds
    .apart = No rearranging in the turn of your first melds
    .then = Rearranging allowed right after your first melds
    .counts = First melds may use tiles on the table
option-tiles-joker_in_opening = Jokers in the first melds
    .description = Whether the first melds may hold jokers
    .yes = Jokers in your first melds allowed
    .no = No jokers from the rack in your first melds
option-tiles-joker_moves = Jokers on the table
    .description = How a joker on the table may be used
    .free = Jokers on the table may change
    .replaced = Jokers on the table free once their tile replaces them
    .locked = Melds with a joker locked until a tile replaces it
    .fixed = Jokers on the table never change
option-tiles-joker_filled_by = Freeing a joker
    .description = Whether the tile that replaces a joker may come from the table
    .any = Jokers freed by a tile from the rack or the table
    .rack = Jokers freed only by a tile from the rack
option-tiles-set_of_three = Joker in a set of three
    .description = How many of the missing tiles free a joker in a set of three
    .one = Joker in a set of three freed by one missing tile
    .both = Joker in a set of three freed only by both missing tiles
option-tiles-freed_joker = Freed jokers
    .description = How a freed joker may be laid
    .any = Freed jokers laid anywhere in that turn
    .new_meld = Freed jokers in a new meld with two tiles from the rack
option-tiles-pool_empty = Empty pool
    .description = When a deal ends after the pool has become empty
    .passes = Empty pool: deal ends when everyone has passed
    .last_round = Empty pool: everyone has one more turn
option-tiles-scoring = Scoring
    .description = How a deal is scored
    .zero_sum = Winner scores the others’ tiles, and they lose them
    .winner = Winner scores the others’ tiles, no one else scores
    .penalty = Everyone scores their own tiles (fewer points are better)
option-tiles-blocked = Blocked deals
    .description = How a deal is scored in which no one went out
    .difference = Only differences count in a blocked deal
    .whole = Whole racks count in a blocked deal
option-tiles-joker_points = Joker on the rack
    .description = How much a joker left on a rack counts
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-tiles-end = Game end
    .description = Whether a number of deals or a number of points ends the game
    .none = The game has as many deals as players
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
option-tiles-winner_by = Winner of the game
    .description = Whether points or deals won decide the game
    .points = Better total wins the game
    .hands = Most deals won wins the game

# -- the page of the rules ------------------------------------------------------------------------

pages-tiles =
    - **The goal.** Get rid of all your tiles. Melds on the table belong to no one. Split them, join them and rebuild them to make room for your tiles.
    - **A turn.** Lay tiles or draw one. Either ends your turn. Your first melds must be worth 30 points and come only from your rack.
    - **The table.** You try things out on a workbench that no one else sees. When every group is a set or a run, **{ button-done }** plays it all together.
origin-tiles =
    - Tile Rummy was made in the 1940s by Ephraim Hertzano, who put numbers on tiles because playing cards were hard to get. It’s known as Rummikub. This is the traditional game and has no connection with the trademark’s owners.
    - Its nearest relatives with cards are Manipulation Rummy and Machiavelli.

# -- the rules ------------------------------------------------------------------------------------

# Tile Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-tiles-aim =
    ### Aim
    - Be the first to get rid of all your tiles. You lay sets and runs, and to find room for your tiles you may rearrange everything on the table. (Tile Rummy 5, 6.1)
    - Melds belong to no one. Only the tiles left on your rack count. (Tile Rummy 4.5, 7.1)
    - There are tiles with the numbers 1 to 13 in red (circle), blue (square), yellow (triangle) and black (diamond), { $copies ->
        [2] each twice. Two to four can play.
       *[other] each three times. Two to six can play.
    } { $jokers ->
        [none] { $copies ->
            [2] Two tiles are jokers.
           *[other] Four tiles are jokers.
        }
        [0] There aren’t any jokers.
        [one] One tile is a joker.
       *[other] { $jokers } tiles are jokers.
    } (Tile Rummy 1.1, 1.2)

rules-tiles-deal =
    ### The deal
    - Everyone gets { $hand_size } tiles on their rack. The rest is the pool. (Tile Rummy 2.1)
    - There’s no discard pile, in the whole game. (Tile Rummy 2.1)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Tile Rummy 2.2)

rules-tiles-turn =
    ### Your turn
    - Either lay at least one tile, which ends your turn, or draw { $draws ->
        [one] a tile
       *[other] { $draws } tiles
    } from the pool. You may draw even if you could lay something. (Tile Rummy 3.1, 3.2)
    - { $lay_after_draw ->
        [yes] After the draw your turn continues. You may still lay tiles, or pass.
       *[no] The draw ends your turn, even if a drawn tile would fit.
    } (Tile Rummy 3.2)
    - While the pool has tiles you may pass only after drawing. When it’s empty, lay something or pass. (Tile Rummy 3.3)
    - You try things out on a workbench that no one else sees. If it doesn’t work out, there’s no penalty. (Tile Rummy 3.4)

rules-tiles-melds =
    ### Sets and runs
    - A set is three or four tiles of one number, all of different colours. (Tile Rummy 4.1)
    - A run is 3 to 13 tiles of one colour with consecutive numbers. (Tile Rummy 4.2)
    - { $one_after_13 ->
        [no] A run starts at 1 at the lowest and ends at 13. 12-13-1 isn’t a run.
        [end] A 1 may also come last, after the 13: 11-12-13-1 is a run. It can’t be at both ends.
       *[round] A run may continue from 13 to 1. 12-13-1-2 is a run. No number comes in it twice.
    } (Tile Rummy 1.4)

rules-tiles-opening =
    ### Your first melds
    - { $initial_meld ->
        [0] You can start with any number of points, and lay and rearrange from your first turn on.
        [one] Your first melds in a deal must be worth at least { $initial_meld } point.
       *[other] Your first melds in a deal must be worth at least { $initial_meld } points.
    } Each tile counts its number, a joker the number it stands for. (Tile Rummy 5.6)
    - { $opening ->
        [apart] Your first melds use only tiles from your rack. Until your next turn, you may not change the other melds on the table.
        [then] Your first melds use only tiles from your rack. After that, you may rearrange the table in the same turn.
       *[counts] Your first melds may use tiles on the table. Every meld that is new or changed counts. Jokers on the table may not move.
    } (Tile Rummy 5.6)
    - { $joker_in_opening ->
        [yes] Your first melds may hold jokers.
       *[no] In your first melds no joker may be laid.
    } (Tile Rummy 5.6)

rules-tiles-rearranging =
    ### Rearranging
    - In one move you may lay new melds, add to melds, and split, join and rebuild them as you like. (Tile Rummy 5)
    - When you’re done, every meld on the table must be a set or a run. (Tile Rummy 5.3)
    - No tile on the table goes onto a rack, and you must lay at least one of your tiles. (Tile Rummy 5.1, 5.2)
    - When every group is a set or a run, **{ button-done }** plays it all together, and your turn is over. (Tile Rummy 3.1)

rules-tiles-jokers =
    ### Jokers
    - A joker stands for any tile. In a run it’s one certain tile, in a set a missing colour. (Tile Rummy 4.3)
    - { $jokers_in_meld ->
        [none] A meld may hold several jokers, as long as one tile in it isn’t a joker.
       *[one] A meld may hold one joker.
    } (Tile Rummy 4.3)
    - If you don’t say which tile a joker stands for, it makes a set if possible, otherwise the highest run. (Tile Rummy 4.4)
    - A joker that is still on your rack at the end counts { $joker_points } against you. (Tile Rummy 7.1)

rules-tiles-places =
    ### Jokers on the table
    - { $joker_moves ->
        [free] A joker on the table may be used as any tile when the table is rearranged.
        [replaced] A joker on the table always stands for the same tile or number, until that tile replaces it. Then it’s free.
        [locked] A meld with a joker is locked. You may add to it, but take nothing from it, until a tile from your rack replaces the joker. Then it’s free.
       *[fixed] A joker on the table stands for the same tile or number until the deal ends.
    } A joker never comes back to a rack. (Tile Rummy 5.1, 5.4)
    { $joker_moves ->
        [free] {""}
        [locked] {""}
       *[other] - The joker for the blue 4 may go from its run into a set with the other three 4s, and back into such a run. There it’s still the blue 4. (Tile Rummy 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
        [locked] {""}
       *[other] - { $joker_filled_by ->
                [any] The tile that takes its place may come from your rack or from the table.
               *[rack] The tile that takes its place must come from your rack.
            } (Tile Rummy 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
       *[other] - { $set_of_three ->
                [one] In a set of three one tile of a missing colour frees the joker.
               *[both] In a set of three only both missing tiles together free the joker.
            } (Tile Rummy 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
       *[other] - { $freed_joker ->
                [any] A freed joker must be laid in the same turn, anywhere.
               *[new_meld] A freed joker must be laid in the same turn, in a new meld with at least two tiles from your rack.
            } (Tile Rummy 5.5)
    }

rules-tiles-out =
    ### The end of a deal
    - A player who lays their last tile goes out, and the deal is over. (Tile Rummy 6.1)
    - { $pool_empty ->
        [passes] With an empty pool play continues as long as someone lays. When everyone has passed once in a row, the deal is blocked and over.
       *[last_round] When the pool has become empty, everyone has one more turn. If no one goes out, the deal is blocked and over.
    } (Tile Rummy 6.2, 6.3)

rules-tiles-scoring =
    ### Scoring
    - Each tile left on a rack counts its number, a joker { $joker_points }. The player who goes out wins the deal. In a blocked deal the lowest rack wins. (Tile Rummy 7.1, 7.2)
    - { $scoring ->
        [zero_sum] The winner scores all the tiles of the others together, and everyone else loses their own.
        [winner] The winner scores all the tiles of the others together. No one else scores.
       *[penalty] Everyone scores their own tiles, and fewer points are better.
    } (Tile Rummy 7.3)
    - { $blocked ->
        [difference] In a blocked deal only each player’s difference from the winner counts.
       *[whole] In a blocked deal the winner’s own tiles are subtracted from the tiles of the others, who lose all their own.
    } { $scoring ->
        [penalty] With penalty points this makes no difference.
       *[other] {""}
    } (Tile Rummy 7.4)

rules-tiles-end =
    ### How the game ends
    - { $end ->
        [none] The game has as many deals as there are players.
        [target] The game ends with the deal in which a total reaches { $end_points ->
            [one] { $end_points } point
           *[other] { $end_points } points
        }.
       *[hands] The game ends after { $end_hands ->
            [one] { $end_hands } deal
           *[other] { $end_hands } deals
        }.
    } (Tile Rummy 8.1)
    - { $winner_by ->
        [points] { $scoring ->
            [penalty] The lowest total wins.
           *[other] The highest total wins.
        }
       *[hands] The player with the most deals won wins the game. If two have won as many, the better total does.
    } If that’s equal too, they win together. (Tile Rummy 8.2)

# -- where the rules are silent -------------------------------------------------------------------

silent-tiles-fill = **Freeing a joker.** The newest leaflets take a tile from the rack or the table, others only one from the rack. Both are house rules. (Tile Rummy 5.4)
silent-tiles-apart = **May a meld with a joker be taken apart?** Some say no while the joker is in it, most say nothing against it. A house rule sets it. (Tile Rummy 5.4)
silent-tiles-freed = **The place of a freed joker.** It goes anywhere in that turn, or only into a new meld with two tiles from the rack. (Tile Rummy 5.5)
silent-tiles-three = **A joker in a set of three.** Most let either missing colour free it, tournaments only both together. (Tile Rummy 5.4)
silent-tiles-late = **Too slow.** Some give three penalty tiles for a turn that doesn’t work out in time. Here no one sees a trial, so you never have to put tiles back. A clock that runs out draws. (Tile Rummy 3.4)
silent-tiles-first = **The first melds.** Most rules ask for 30 points, some for 40 or 50, always from the rack. (Tile Rummy 5.6)
silent-tiles-more = **More in the same turn?** Some let you rearrange right after your first melds, some only from the next turn on. The stricter rule is the usual one here. (Tile Rummy 5.6)
silent-tiles-joker = **Jokers in the first melds.** Most allow them, at the number they stand for. (Tile Rummy 5.6)
silent-tiles-two = **Two jokers in one meld.** One text has it both ways. A house rule says whether it’s allowed. (Tile Rummy 4.3)
silent-tiles-round = **The 1 after the 13.** Most say never. House rules let it come last, or let the run continue. It counts 1 all the same. (Tile Rummy 1.4, 7.1)
silent-tiles-back = **Holding tiles back.** You may draw though you could lay. One text makes you lay all you can, and that’s left out. (Tile Rummy 3.2)
silent-tiles-empty = **An empty pool.** Play continues until no one can or will, or each has one more turn. (Tile Rummy 6.2, 6.3)
silent-tiles-blocked = **A blocked deal.** One text counts the differences, another whole racks. If several have the lowest rack, each wins against the others. (Tile Rummy 7.4)
silent-tiles-value = **A joker left on the rack.** Nearly all say 30, some 25 or 50. (Tile Rummy 7.1)
silent-tiles-hands = **How many deals.** There’s one for each player, unless the table wants another number or a target. (Tile Rummy 8.1)
silent-tiles-cross = **A joker from a run to a set.** The joker that was the blue 4 of a run is still the blue 4 with the other three 4s, so it may go there and back. (Tile Rummy 5.4)
silent-tiles-places = **One tile and two jokers.** Each tile frees only one joker, and that tile may already be elsewhere on the table. (Tile Rummy 5.4)
silent-tiles-six = **Five and six players.** They need three of each tile and four jokers. (Tile Rummy 1.1)

# -- played examples on the page ------------------------------------------------------------------

played-tiles-scored =
    ### Scoring a deal
    - { $table } is on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann’s last tile makes { $move1 }. Ann is out and scores the others’ tiles, and they lose them.
played-tiles-hard =
    ### A tricky case: freeing a joker
    - { $table } is on the table. Ann holds { $ann }.
    - Ann has the exact tile that the joker stands for. It replaces the joker, and the freed joker is laid right away with two more tiles: { $move1 }.

# -- examples in pictures -------------------------------------------------------------------------

example-one-last = a run, the 1 after the 13
example-one-not = not a run (it ends at 13)
example-jokers-many = not a meld (one joker at most)
example-beside-joker = the 6 may leave (the joker still stands for the same tile)
example-locked = not allowed (the meld with the joker is locked)

# -- the coach ------------------------------------------------------------------------------------

practice-tiles-welcome = Only you see this deal. It doesn’t count, and there’s no rush. Be the first to get rid of all your tiles. To start you need sets and runs of 30 points from your rack. From then on every meld on the table belongs to everyone, so you may **rearrange** them to find room for your tiles.
practice-tiles-begin = **Your first melds** must be worth 30 points, all from your rack. Choose the tiles of a set or run and move them to a **new group**. Repeat for more. Not enough? **Draw**.
practice-tiles-draw = **Draw.** If none of your tiles fits, a tile from the **pool** ends your turn.
practice-tiles-lay = **Lay tiles.** Some of yours make a meld or fit on one. Choose a tile, and a green button adds it. **{ button-done }** plays everything and ends your turn.
practice-tiles-rearrange = **Rearrange.** Nothing fits right now. Choose a tile. If melds can make room for it, you’ll see how, and one button adds it. A set of four and the end of a long run can spare a tile.
practice-tiles-out = **Nearly out.** Lay your last tiles, and the deal is yours.
practice-tiles-done = **Your turn is over** as soon as you lay tiles, or draw.
practice-tiles-watch = **The others play.** Watch their melds. Each new meld may make room for your tiles.

# -- shared messages in its own words -------------------------------------------------------------

advice-nothing-to-lay = None of your tiles can be laid yet.
advice-keeps-back = Tiles could be laid, but they’re worth more in a later turn.
advice-most-cards = No way was found to lay more tiles.
advice-goes-out = You can get rid of all your tiles this turn and end the deal.
saw-stuck =
    { $count ->
        [one] { $cards } stays on your rack. Nothing here makes a meld with it yet.
       *[other] { $cards } stay on your rack. Nothing here makes a meld with any of them yet.
    }
saw-near =
    { $number ->
        [one] { $cards } lack one tile for a meld, and 1 unseen tile would do.
       *[other] { $cards } lack one tile for a meld, and { $number } unseen tiles would do.
    }
saw-few-cards =
    { $number ->
        [one] { $name } has only 1 tile left.
       *[other] { $name } has only { $number } tiles left.
    }
lobby-same-cards =
    🎴 **The same tiles as `{ $code }`**, seat by seat, for one deal. Each seat has its own tiles to draw, so what the others do doesn’t change your draws (until those tiles run out).
    -# The host can rotate the seats.
table-veiled = 🎴 Another table is still playing these tiles, so they’re hidden here. *My hand* shows you yours and the table.
button-same-cards = Play these tiles again
same-cards-title = **Play these tiles again** · { $game }
same-cards-title-deal = **Play these tiles again** · { $game }, deal { $deal } of { $deals }
same-cards-about = Another table gets exactly these tiles, seat by seat, for one deal. Anyone who hasn’t seen them can play. Then *Compare* shows how each table did.
same-cards-code = -# Play these tiles again: { COMMAND("rummy new", $game) } with `{ name-same-as }:{ $code }`
same-cards-other-game = These are tiles of { $game }. Open a table of that game with this code.
same-cards-ruled = These tiles come with their house rules. Leave out rules and length.
refusal-cards-seen =
    { $how ->
        [seat] You’ve seen these tiles (at a table, { $when }). Someone who hasn’t can play them.
        [deleted] You’ve seen these tiles (before your data was deleted). Someone who hasn’t can play them.
        [verify] You’ve seen these tiles (in the proof of their shuffle, { $when }). Someone who hasn’t can play them.
        [compare] You’ve seen these tiles (in a comparison, { $when }). Someone who hasn’t can play them.
       *[replay] You’ve seen these tiles (in a replay, { $when }). Someone who hasn’t can play them.
    }
cards-being-played = You’re at a table that plays these tiles. Finish there first, or leave.
compare-title = **The same tiles** · { $game } · { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
compare-alone = Only one table has played these tiles to the end so far.
compare-luck = -# A few deals are mostly luck, but these tiles were the same for everyone.
deed-drew-hidden =
    { $count ->
        [one] drew
       *[other] drew { $count } tiles
    }
daily-about = Everyone gets the same tiles today, against medium computers. **You get one try**, with no clock, and only you see it. Open until { $begin }.
daily-secret = -# Others may still be playing these tiles. Keep them to yourself.
daily-closed = **Deal { $number } of { $game } is closed:** everyone may see its tiles now.
button-daily-deal = Deal my tiles
daily-luck =
    -# { $known ->
        [yes] An average deal scores { $start }.
       *[no] As dealt it was worth { $start }.
    } The tiles: { $cards }. Your choices: { $choices } (± { $error }). The others: { $others }.
event-drew = { $who } drew { $card } from the pool.
event-drew-hidden = { $who } drew a tile from the pool.
event-deal-out = { $who } laid the last tile.
event-deal-exhausted = The deal was blocked. The pool is empty, and no one could or would lay.
refusal-board-is-fixed = This table plays the same tiles as another one, so its house rules and its shuffle can’t change. To open another table: { COMMAND("rummy new contract") }.
luck-added = 🍀 Your number `{ $salt }` is mixed into every shuffle of this game. Discord made it after the seal was shown, so no one could arrange the tiles for it. After the game, { COMMAND("verify") } checks it.
play-move-draw = draw from the pool
play-unread-not-a-card = “{ $word }” isn’t a tile. Write number and colour, such as 7r or 10k, and jk for a joker.
play-unread-not-a-word = “{ $word }” is neither a tile nor a move. Tiles are written like 7r or 10k, moves like draw or 7r 8r 9r.
practice-short-lay = You can lay tiles.
practice-short-rearrange = Lay tiles, or draw.
first-look-set = a set: tiles of one number, each of another colour
first-look-run = a run: tiles of one colour in order
first-look-lay-off = added to that run, no matter who laid it
first-look-split = your tile splits it into two runs, 4-5-6 and 6-7-8
practice-lost = **That’s how a deal goes.** This one went to { $name }. Play another. The tiles change, the steps don’t.
practice-nobody = **That’s how a deal goes.** This time no one ended it. Play another. The tiles change, the steps don’t.
refusal-no-such-move = That move doesn’t exist in this game. Use one of the buttons of your rack.
refusal-wrong-phase = You can’t do that now. Lay tiles, or draw.
refusal-not-in-hand = You don’t hold { $card }, or not as many of it as you chose. Pick from the tiles on your rack.
refusal-not-a-meld =
    { $count ->
        [0] No tiles are chosen for a meld yet.
       *[other] { $cards } can’t be laid as a meld.
    } { $naturals ->
        [0] A meld needs at least one tile that isn’t a joker.
       *[other] A set is 3 or 4 tiles of one number in different colours. A run is 3 or more of one colour in order.
    }
refusal-nothing-to-draw = The pool is empty. Lay tiles, or pass.
refusal-card-missing = { $cards } must stay on the table, like every tile laid there. Find a place in a meld.
refusal-nothing-added = You haven’t added a tile from your rack yet. Rearranging needs at least one.
refusal-joker-moved =
    { $how ->
        [replaced] The joker for { $stands_for } may only become something else when such a tile replaces it. Add one, or leave the joker.
        [locked] The meld with the joker for { $stands_for } is locked. Add to it, but take nothing from it until a tile from your rack replaces the joker.
       *[fixed] Jokers keep their meaning, and the joker for { $stands_for } is missing. Put it back, and play around it.
    }
refusal-initial-meld =
    { $worth ->
        [-1] Your first melds must come only from your rack and be worth { $least }. Leave the melds on the table alone.
        [-2] In your first melds no joker may be laid. Take it back onto your rack.
       *[other] Your first melds must be worth { $least }, and these are worth { $worth }. Lay more together, or draw.
    }
refusal-must-draw = You can’t pass while you can still draw. Lay a tile, or draw.
refusal-drawn-enough = You’ve drawn in this turn. Lay something, or pass.
alt-result-empty = { $name } has no tile left.
spoken-hidden = hidden tile
branch-begins = **You play on from move { $move }**, with the same tiles to come. Computers have the other seats. Only you see it, and it doesn’t count.
branch-begins-as = **You play on from move { $move }** in the seat of { $name }, with the same tiles to come. Computers have the other seats. Only you see it, and it doesn’t count.
ledger-answer-cards =
    { $known ->
        [yes] **The tiles
       *[no] **The tiles drawn
    }{ $effect ->
        [cost] {" "}cost { $mine ->
            [yes] you
           *[no] { $name }
        } { $points }.**
        [gained] {" "}gave { $mine ->
            [yes] you
           *[no] { $name }
        } { $points }.**
        [unclear] : too little to be sure.**
       *[nothing] : nearly nothing.**
    }
ledger-start-unknown = The dealt tiles were worth { $points }. Then came:
ledger-dealt = 🟦 Tiles dealt: **{ $points }** (± { $error })
ledger-drawn = 🟪 Tiles that all drew: **{ $points }** (± { $error })
example-two-suits = not a meld (a run is one colour)
example-joker-run = a run (the joker stands for the missing tile)
example-joker-set = a set (the joker stands for one more tile of that number)
example-held = on your rack
example-twins-not = not a set (two tiles of one colour)
example-split-more = the other half, with your tile
example-fourth-used = a run with the tile that the set can spare
example-two-left = not allowed (the two tiles left aren’t a meld)
example-joker-stays = not allowed (here the joker keeps its place)
example-round-corner = a run that continues from 13 to 1
table-seat =
    { $name } · { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hand-cards =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
sort-suit = colour
sort-rank = number
not-dealt = The tiles haven’t been dealt yet. You get your rack when the host presses Start.
result-out = **{ $name }** laid the last tile and the deal is over.
result-exhausted = The deal is blocked. The pool is empty, and no one could or would lay. The lowest rack wins.
highlight-most = best move: { $number } tiles laid in one turn (deal { $deal })
alt-stock =
    { $count ->
        [one] Pool: 1 tile.
       *[other] Pool: { $count } tiles.
    }
alt-seat =
    { $count ->
        [one] { $name } holds 1 tile.
       *[other] { $name } holds { $count } tiles.
    }
alt-hand = Your rack: { $cards }
alt-empty-hand = Your rack is empty.
table-unshown = 🛠️ Something broke on our side, so this table can’t be shown right now. Its game continues. **My hand** shows your tiles and your moves. Reference: `{ $ref }`
words-hand = **Your rack**
words-seat =
    Seat { $seat }, { $name }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
verify-deal =
    { $count ->
        [one] ✅ 1 deal: every rack and the pool match the shuffle.
       *[other] ✅ { $count } deals: every rack and pool match the shuffle.
    }
verify-draws = ✅ Every tile drawn from the pool was that player’s own next tile.
verify-draws-wrong =
    { $wrong ->
        [one] ❌ In 1 deal someone drew a tile that wasn’t their next one.
       *[other] ❌ In { $wrong } deals someone drew a tile that wasn’t their next one.
    }
verify-differs-draws = -# Deal { $deal }, tiles drawn
verify-proves = - **It proves** that all tiles were fixed before the first deal, by the sealed seed and the luck that players added. Each player’s next tiles were their own, no matter what the others drew.
verify-wrong = - **Something differs.** These aren’t the tiles that the seal promised. Show this to the people who run the bot.
verify-not = - **It doesn’t prove** that the seed was random if no one added luck, or that no one peeked at tiles or passed them on.
line-in-hand =
    { $count ->
        [0] nothing left on the rack
       *[other] { $cards } left on the rack
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-in-hand-count =
    { $count ->
        [0] nothing
        [one] 1 tile
       *[other] { $count } tiles
    } left on the rack, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-least-in-hand =
    least left on the rack, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-went-out =
    laid the last tile, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bench-turn = **Your turn.** Laying tiles ends it.
bench-turn-draw = **Your turn.** Lay tiles, or draw. Both end it.
bench-turn-pass = **Your turn.** Laying tiles ends it. Or pass.
bench-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } on your rack
bench-stock = pool { $count }
bench-broken =
    ✗ **{ $number }** { $cards }: { $count ->
        [one] one tile is too few
        [2] two tiles are too few
       *[other] neither a set nor a run
    }
bench-stands =
    { $count ->
        [one] ✓ All melds are valid. **{ button-done }** lays 1 tile and ends your turn.
       *[other] ✓ All melds are valid. **{ button-done }** lays { $count } tiles and ends your turn.
    }
bench-stands-out = ✓ All melds are valid. **{ button-done }** lays all your tiles and ends the deal.
bench-none-laid = All melds are valid, but you haven’t laid a tile from your rack yet.
bench-from-hand = from your rack: { $cards }
bench-hand = Tiles on your rack…
bench-cards = Tiles on the table…
bench-back = Back onto your rack
bench-opening =
    { $open ->
        [alone] First melds: **{ $worth } of { $least }** points, only from your rack.
        [enough] First melds: **{ $worth } of { $least }** points, enough.
        [yes] First melds: **{ $worth } of { $least }** points. You may use the table with them.
       *[no] First melds: **{ $worth } of { $least }** points. The table is closed until then.
    }
button-bench-add = { $cards } → #{ $number }
bench-nothing-chosen = Choose tiles first, from your rack or from melds on the table.
bench-full = There’s no room for more than { $count } groups. Move these tiles into one of them, or take others back first.
bench-question =
    { $count ->
        [0] **You’ve rearranged melds, but laid nothing yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } puts them back and ends your turn.
        [one] **1 tile on your workbench isn’t laid yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } ends your turn without it{ $lays ->
                [yes] {", and laying it ends it too."}
               *[no] .
            }
       *[other] **{ $count } tiles on your workbench aren’t laid yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } ends your turn without them{ $lays ->
                [yes] {", and laying them ends it too."}
               *[no] .
            }
    }
bench-no-suggestion = 💡 None of your tiles can be laid, no matter how the table is rearranged.
bench-no-suggestion-found = 💡 No way to lay a tile was found in the time there was. There may be one.
table-rearrange = { $name } may lay tiles, also by rearranging the table, or draw.
