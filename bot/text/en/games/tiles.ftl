# Everything that only Tile Rummy says.

game-tiles = Tile Rummy
    .book = Tile Rummy
    .description = Sets and runs of numbered tiles; rearrange the table to lay yours. First with an empty rack wins.
name-tiles = tiles

# -- house rules ----------------------------------------------------------------------------------

option-tiles-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .standard = The standard rules: 30 points to begin, a joker is freed by its tile
    .classic = As in old leaflets: melds with a joker are locked, a freed one begins a new meld
    .tournament = Tournament: melds with a joker are locked, a set of three asks for both tiles
    .fifty = 50 points to begin, and only tiles from the rack free a joker
    .family = Family: no points needed to begin, jokers move freely, the 1 may follow the 13
    .six = For up to six players: three of each tile, four jokers
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
    .no = A run ends at 13
    .end = A 1 may come last, after the 13 (11-12-13-1)
    .round = A run may go on from 13 to 1 (12-13-1-2)
option-tiles-hand_size = Tiles dealt
    .description = How many tiles everybody is dealt
    .is-7 = Everybody is dealt 7 tiles
    .is-8 = Everybody is dealt 8 tiles
    .is-9 = Everybody is dealt 9 tiles
    .is-10 = Everybody is dealt 10 tiles
    .is-11 = Everybody is dealt 11 tiles
    .is-12 = Everybody is dealt 12 tiles
    .is-13 = Everybody is dealt 13 tiles
    .is-14 = Everybody is dealt 14 tiles
    .is-15 = Everybody is dealt 15 tiles
    .is-16 = Everybody is dealt 16 tiles
    .is-17 = Everybody is dealt 17 tiles
    .is-18 = Everybody is dealt 18 tiles
    .is-19 = Everybody is dealt 19 tiles
    .is-20 = Everybody is dealt 20 tiles
option-tiles-draws = Tiles a draw
    .description = How many tiles come with a draw
    .is-1 = A draw brings one tile
    .is-2 = A draw brings two tiles
    .is-3 = A draw brings three tiles
option-tiles-lay_after_draw = Laying after a draw
    .description = Whether tiles may still be laid after a draw
    .yes = After a draw you may still lay tiles
    .no = A draw ends the turn
option-tiles-jokers_in_meld = Jokers in a meld
    .description = How many jokers a meld may hold
    .none = A meld may hold several jokers
    .is-1 = A meld may hold one joker
option-tiles-initial_meld = First melds
    .description = How much your first melds of a deal must be worth
    .number =
        { $number ->
            [0] No points are needed to begin
            [one] Your first melds of a deal must be worth { $number } point
           *[other] Your first melds of a deal must be worth { $number } points
        }
option-tiles-opening = Table at the first melds
    .description = What may be done with the table while you lay your first melds
    .apart = The table stays as it is until you have laid your first melds
    .then = As soon as your first melds lie there, you may rearrange in the same turn
    .counts = Your first melds may take in tiles of the table
option-tiles-joker_in_opening = Jokers in the first melds
    .description = Whether the first melds may hold jokers
    .yes = Your first melds may hold jokers
    .no = Your first melds may hold no joker from the rack
option-tiles-joker_moves = Jokers on the table
    .description = What a joker that lies on the table may be used for
    .free = Jokers on the table may be used as any tile
    .replaced = A joker on the table is free once its tile takes its place
    .locked = From a meld with a joker nothing is taken until a tile takes the joker’s place
    .fixed = Jokers on the table keep standing for the same tile
option-tiles-joker_filled_by = What frees a joker
    .description = Where the tile may come from that takes a joker’s place
    .any = A tile from the rack or from the table frees a joker
    .rack = Only a tile from the rack frees a joker
option-tiles-set_of_three = Joker in a set of three
    .description = How many of the missing tiles free a joker in a set of three
    .one = One of the missing tiles frees a joker in a set of three
    .both = Only both missing tiles free a joker in a set of three
option-tiles-freed_joker = Freed jokers
    .description = Where a freed joker may be laid
    .any = A freed joker may be laid anywhere in that turn
    .new_meld = A freed joker goes into a new meld with two tiles from the rack
option-tiles-pool_empty = Empty pool
    .description = When a deal ends after the pool has become empty
    .passes = With an empty pool the deal ends when everybody has passed
    .last_round = With an empty pool everybody has one more turn
option-tiles-scoring = Scoring
    .description = How a deal is scored
    .zero_sum = The winner scores what the others hold, and they lose it
    .winner = The winner scores what the others hold; nobody else scores
    .penalty = Everybody scores what they hold; low is good
option-tiles-blocked = Blocked deals
    .description = How a deal is scored in which nobody went out
    .difference = In a blocked deal only the differences count
    .whole = In a blocked deal whole racks count
option-tiles-joker_points = Joker on the rack
    .description = What a joker counts that is left on a rack
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-tiles-end = End of the game
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
option-tiles-winner_by = Who wins the game
    .description = Whether points or deals won decide the game
    .points = The better total wins the game
    .hands = Whoever has won the most deals wins the game

# -- the page of the rules ------------------------------------------------------------------------

pages-tiles =
    - **What it is about.** Get rid of all your tiles. The melds on the table belong to nobody: split them, join them and build them anew, so that your tiles find room.
    - **A turn.** Lay tiles or draw one; either ends your turn. What you lay first must be worth 30 points and come from your rack alone.
    - **The table.** You try things out on a workbench that nobody else sees. When every group is a set or a run, **{ button-done }** plays it all at once.
origin-tiles =
    - Tile Rummy was made in the 1940s by Ephraim Hertzano, who put numbers on tiles where playing cards were not to be had. It is known as Rummikub; this is the game by its public rules, not the trade mark’s owners’.
    - Its nearest relatives with cards are Manipulation Rummy and Machiavelli.

# -- the rules ------------------------------------------------------------------------------------

# Tile Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no, a limit that
# is not set as none, an object as its mode with its numbers beside it ($end_points, $end_hands).

rules-tiles-aim =
    ### Aim of the game
    - Be the first to get rid of all your tiles. You lay sets and runs, and to find room for your tiles you may rearrange everything that lies on the table. (Tile Rummy 5, 6.1)
    - Melds belong to nobody. What counts is what is left on the racks. (Tile Rummy 4.5, 7.1)
    - There are tiles with the numbers 1 to 13 in red (circle), blue (square), yellow (triangle) and black (diamond), { $copies ->
        [2] each twice. Two to four can play.
       *[other] each three times. Two to six can play.
    } { $jokers ->
        [none] { $copies ->
            [2] Two tiles are jokers.
           *[other] Four tiles are jokers.
        }
        [0] There are no jokers.
        [one] One tile is a joker.
       *[other] { $jokers } tiles are jokers.
    } (Tile Rummy 1.1, 1.2)

rules-tiles-deal =
    ### The deal
    - Everybody gets { $hand_size } tiles on their rack. The rest is the pool. (Tile Rummy 2.1)
    - There is no discard pile, in the whole game. (Tile Rummy 2.1)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Tile Rummy 2.2)

rules-tiles-turn =
    ### Your turn
    - Either lay at least one tile, which ends your turn, or draw { $draws ->
        [one] a tile
       *[other] { $draws } tiles
    } from the pool. You may draw even if you could lay something. (Tile Rummy 3.1, 3.2)
    - { $lay_after_draw ->
        [yes] After the draw your turn goes on: you may still lay tiles, or pass.
       *[no] The draw ends your turn, even if what you drew would fit.
    } (Tile Rummy 3.2)
    - While the pool has tiles you may pass only after drawing. When it is empty, lay something or pass. (Tile Rummy 3.3)
    - You try things out on a workbench that nobody else sees. If it does not work out, there is no penalty. (Tile Rummy 3.4)

rules-tiles-melds =
    ### Sets and runs
    - A set is three or four tiles of one number, all of different colours. (Tile Rummy 4.1)
    - A run is 3 to 13 tiles of one colour with consecutive numbers. (Tile Rummy 4.2)
    - { $one_after_13 ->
        [no] A run begins at 1 at the lowest and ends at 13: 12-13-1 is no run.
        [end] A 1 may also come last, after the 13: 11-12-13-1 is a run. It cannot be at both ends.
       *[round] A run may go on from 13 to 1: 12-13-1-2 is a run. No number comes in it twice.
    } (Tile Rummy 1.4)

rules-tiles-opening =
    ### Your first melds
    - { $initial_meld ->
        [0] You need no certain number of points to begin: you may lay and rearrange from your first turn on.
        [one] What you lay first in a deal must be worth at least { $initial_meld } point.
       *[other] What you lay first in a deal must be worth at least { $initial_meld } points.
    } Each tile counts its number, a joker the number it stands for. (Tile Rummy 5.6)
    - { $opening ->
        [apart] Your first melds are made of tiles from your rack alone. Until you have laid them, everything on the table stays as it is.
        [then] Your first melds are made of tiles from your rack alone. As soon as they lie there, you may rearrange the table in the same turn.
       *[counts] Your first melds may take in tiles of the table: every meld that is new or changed counts. Jokers of the table stay where they are.
    } (Tile Rummy 5.6)
    - { $joker_in_opening ->
        [yes] Your first melds may hold jokers.
       *[no] In your first melds no joker may be laid.
    } (Tile Rummy 5.6)

rules-tiles-rearranging =
    ### Rearranging
    - In one move you may lay new melds, add to melds, and split, join and rebuild them as you like. (Tile Rummy 5)
    - When you are done, every meld on the table must be a set or a run. (Tile Rummy 5.3)
    - No tile of the table goes onto a rack, and at least one tile of yours must be laid. (Tile Rummy 5.1, 5.2)
    - When every group is a set or a run, **{ button-done }** plays it all at once, and your turn is over. (Tile Rummy 3.1)

rules-tiles-jokers =
    ### Jokers
    - A joker stands for any tile: in a run for one certain tile, in a set for a colour that is missing. (Tile Rummy 4.3)
    - { $jokers_in_meld ->
        [none] A meld may hold several jokers, as long as one tile in it is none.
       *[one] A meld may hold one joker.
    } (Tile Rummy 4.3)
    - A joker that is not told what it stands for makes a set where it can, else the highest run. (Tile Rummy 4.4)
    - A joker that is still on your rack at the end counts { $joker_points } against you. (Tile Rummy 7.1)

rules-tiles-places =
    ### Jokers on the table
    - { $joker_moves ->
        [free] A joker on the table may be used as any tile when the table is rearranged.
        [replaced] A joker on the table keeps its place: it goes on standing for the same tile or number, until that tile takes its place. Then it is free.
        [locked] A meld with a joker is locked: you may add to it, but take nothing from it, until a tile from your rack takes the joker’s place. Then it is free.
       *[fixed] A joker on the table stands for the same tile or number to the end of the deal.
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
    - Whoever lays their last tile has gone out, and the deal is over. (Tile Rummy 6.1)
    - { $pool_empty ->
        [passes] With an empty pool play goes on as long as somebody lays. When everybody has passed once in a row, the deal is blocked and over.
       *[last_round] When the pool has become empty, everybody has one more turn. If nobody goes out, the deal is blocked and over.
    } (Tile Rummy 6.2, 6.3)

rules-tiles-scoring =
    ### Scoring
    - What is left on a rack is counted: each tile its number, a joker { $joker_points }. Whoever is out wins the deal; if it was blocked, whoever holds least. (Tile Rummy 7.1, 7.2)
    - { $scoring ->
        [zero_sum] The winner scores what all the others hold together, and everybody else loses what they hold.
        [winner] The winner scores what all the others hold together. Nobody else scores.
       *[penalty] Everybody scores what they hold, and few points are good.
    } (Tile Rummy 7.3)
    - { $blocked ->
        [difference] In a blocked deal only the difference counts: what somebody holds more than the winner.
       *[whole] In a blocked deal the winner’s own tiles are subtracted from what the others hold; these lose all they hold.
    } { $scoring ->
        [penalty] With penalty points this makes no difference.
       *[other] {""}
    } (Tile Rummy 7.4)

rules-tiles-end =
    ### The end of the game
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
       *[hands] Whoever has won the most deals wins the game; if two have won as many, the better total does.
    } Still equal: they win together. (Tile Rummy 8.2)

# -- where the rules are silent -------------------------------------------------------------------

silent-tiles-fill = **What may free a joker.** The newest leaflets take a tile from the rack or the table, others only one from the rack. Both are house rules. (Tile Rummy 5.4)
silent-tiles-apart = **May a meld with a joker be taken apart?** Some say no while the joker lies in it, most say nothing against it. That is a house rule. (Tile Rummy 5.4)
silent-tiles-freed = **Where the freed joker goes.** Anywhere in that turn, or only into a new meld with two tiles from the rack. (Tile Rummy 5.5)
silent-tiles-three = **A joker in a set of three.** Most let either missing colour free it, tournaments only both together. (Tile Rummy 5.4)
silent-tiles-late = **Too slow.** Some give three penalty tiles for a turn that does not work out in time. Here nobody sees a trial, so nothing has to be put back; a clock that runs out draws. (Tile Rummy 3.4)
silent-tiles-first = **The first melds.** Most ask for 30 points, some for 40 or 50, always from the rack. (Tile Rummy 5.6)
silent-tiles-more = **More in the same turn?** Some let you rearrange as soon as the first melds lie there, some only from the next turn on. The stricter rule is the usual one here. (Tile Rummy 5.6)
silent-tiles-joker = **Jokers in the first melds.** Most allow them, at the number they stand for. (Tile Rummy 5.6)
silent-tiles-two = **Two jokers in one meld.** One text has it both ways. It is allowed, or not, by house rule. (Tile Rummy 4.3)
silent-tiles-round = **The 1 after the 13.** Never, for most; last, or going on, by house rule. It counts 1 all the same. (Tile Rummy 1.4, 7.1)
silent-tiles-back = **Holding tiles back.** You may draw though you could lay. One text makes it a duty to lay all you can; that is left out. (Tile Rummy 3.2)
silent-tiles-empty = **An empty pool.** Play goes on until nobody can or will, or each has one more turn. (Tile Rummy 6.2, 6.3)
silent-tiles-blocked = **A blocked deal.** One text counts the differences, another whole racks. Of several who hold least, each wins against the others. (Tile Rummy 7.4)
silent-tiles-value = **A joker left on the rack.** Nearly all say 30, some 25 or 50. (Tile Rummy 7.1)
silent-tiles-hands = **How many deals.** One for each player, unless the table wants another number or a target. (Tile Rummy 8.1)
silent-tiles-cross = **A joker from a run to a set.** The joker that was the blue 4 of a run is still the blue 4 with the other three 4s, so it may go there and back. (Tile Rummy 5.4)
silent-tiles-places = **One tile and two jokers.** Each tile frees one joker only, and it may be one that lies elsewhere on the table all the time. (Tile Rummy 5.4)
silent-tiles-six = **Five and six players.** They need three of each tile and four jokers. (Tile Rummy 1.1)

# -- played examples on the page ------------------------------------------------------------------

played-tiles-scored =
    ### A deal, scored
    - On the table lies { $table }. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann’s last tile makes { $move1 }: Ann is out and scores what the others hold, and they lose it.
played-tiles-hard =
    ### A hard case: freeing a joker
    - On the table lies { $table }. Ann holds { $ann }.
    - Ann has the very tile that the joker stands for. It takes the joker’s place, and the freed joker is laid at once with two more tiles: { $move1 }.

# -- examples in pictures -------------------------------------------------------------------------

example-one-last = a run, the 1 after the 13
example-one-not = no run: it ends at 13
example-jokers-many = no meld: one joker at most
example-beside-joker = the 6 may leave: the joker goes on standing for the same tile
example-locked = no: the meld with the joker is locked

# -- the coach ------------------------------------------------------------------------------------

practice-tiles-welcome = Only you see this deal, nothing counts and nobody hurries you. Be the first to get rid of all your tiles. To begin you need sets and runs of 30 points from your rack. From then on all melds on the table are everybody’s: you may **rearrange** them to find room for your tiles.
practice-tiles-begin = **Your first melds** must be worth 30 points, all from your rack. Choose the tiles of a set or run and move them to a **new group**; then the next one. Not enough? **Draw**.
practice-tiles-draw = **Draw.** If nothing of yours finds a place, a tile from the **pool** ends your turn.
practice-tiles-lay = **Lay tiles.** Some of yours make a meld or fit on one. Choose a tile, and a green button adds it. **{ button-done }** plays everything and ends your turn.
practice-tiles-rearrange = **Rearrange.** Nothing fits the table as it is. Choose a tile. If melds can make room for it, you’ll see how, and one button adds it. A set of four and the end of a long run can spare a tile.
practice-tiles-out = **Nearly out.** Lay your last tiles, and the deal is yours.
practice-tiles-done = **Your turn is over** as soon as you lay tiles, or draw.
practice-tiles-watch = **The others’ turns.** They play by themselves. Watch where they lay their tiles: each new meld may make room for yours.

# -- shared messages in its own words -------------------------------------------------------------

advice-nothing-to-lay = None of your tiles can be laid yet.
advice-keeps-back = Tiles could be laid, but they are worth more in a later turn.
advice-most-cards = No way was found to lay more tiles.
advice-goes-out = You can get rid of all your tiles this turn and end the deal.
saw-stuck =
    { $count ->
        [one] { $cards } stays on your rack: nothing here makes a meld with it yet.
       *[other] { $cards } stay on your rack: nothing here makes a meld with any of them yet.
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
    🎴 **The same tiles as `{ $code }`**, seat by seat, for one deal. Every seat draws from tiles laid aside for it: while they last, what the others do does not change what you draw.
    -# The host can turn the seats.
table-veiled = 🎴 Another table still plays these tiles, so the channel sees none of them here. *My hand* shows you yours and the table.
button-same-cards = Play these tiles again
same-cards-title = **Play these tiles again** · { $game }
same-cards-title-deal = **Play these tiles again** · { $game }, deal { $deal } of { $deals }
same-cards-about = Another table gets exactly these tiles, seat by seat, for one deal. Whoever has not seen them can play. Then *Compare* shows what each table made of them.
same-cards-code = -# Play these tiles again: { COMMAND("rummy new", $game) } with `{ name-same-as }:{ $code }`
same-cards-other-game = These are tiles of { $game }. Open a table of that game with this code.
same-cards-ruled = These tiles come with their house rules. Leave out rules and length.
refusal-cards-seen =
    { $how ->
        [seat] You have seen these tiles (at a table, { $when }). Somebody who has not can play them.
        [deleted] You’ve seen these tiles (before your data was deleted). Someone who hasn’t can play them.
        [verify] You have seen these tiles (in the proof of their shuffle, { $when }). Somebody who has not can play them.
        [compare] You have seen these tiles (in a comparison, { $when }). Somebody who has not can play them.
       *[replay] You have seen these tiles (in a replay, { $when }). Somebody who has not can play them.
    }
cards-being-played = You have a seat at a table that plays these tiles. Finish there first, or leave.
compare-title = **The same tiles** · { $game } · { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
compare-alone = Only one table has played these tiles to the end so far.
compare-luck = -# A few deals are mostly luck; these tiles were the same for all.
deed-drew-hidden =
    { $count ->
        [one] drew
       *[other] drew { $count } tiles
    }
daily-about = Everyone gets the same tiles today, against medium computers. **You get one try**, with no clock, and only you see it. Open until { $begin }.
daily-secret = -# Others may still be playing these tiles. Keep them to yourself.
daily-closed = **Deal { $number } of { $game } is closed:** all may see its tiles now.
button-daily-deal = Deal my tiles
daily-luck =
    -# { $known ->
        [yes] Such a deal brings { $start } on average.
       *[no] As dealt it was worth { $start }.
    } The tiles: { $cards }. Your choices: { $choices } (± { $error }). The others: { $others }.
event-drew = { $who } drew { $card } from the pool.
event-drew-hidden = { $who } drew a tile from the pool.
event-deal-out = { $who } laid the last tile.
event-deal-exhausted = The deal was blocked: the pool is empty, and nobody could or would lay.
refusal-board-is-fixed = This table plays the same tiles as another one, so its house rules and its shuffle stay as they are. For a table of your own: { COMMAND("rummy new contract") }.
luck-added = 🍀 Your number `{ $salt }` is mixed into every shuffle of this game. Discord made it, after the seal was shown: nobody could arrange the tiles for it. After the game, { COMMAND("verify") } checks it.
play-move-draw = draw from the pool
play-unread-not-a-card = “{ $word }” is not a tile: write number and colour, such as 7r or 10k, and jk for a joker.
play-unread-not-a-word = “{ $word }” is neither a tile nor a move. Tiles are written like 7r or 10k, moves like draw or 7r 8r 9r.
practice-short-lay = You can lay tiles.
practice-short-rearrange = Lay tiles, or draw.
first-look-set = a set: tiles of one number, each of another colour
first-look-run = a run: tiles of one colour in order
first-look-lay-off = added to that run, whoever laid it
first-look-split = your tile makes two runs of it, 4-5-6 and 6-7-8
practice-lost = **That is how a deal goes.** This one went to { $name }. Play another: the tiles change, the steps do not.
practice-nobody = **That is how a deal goes.** This time nobody ended it. Play another: the tiles change, the steps do not.
refusal-no-such-move = That move does not exist in this game. Use one of the buttons of your rack.
refusal-wrong-phase = This is not the time for it. Lay tiles, or draw.
refusal-not-in-hand = You do not hold { $card }, or not as many of it as you chose. Pick from the tiles on your rack.
refusal-not-a-meld =
    { $count ->
        [0] No tiles are chosen for a meld yet.
       *[other] { $cards } cannot be laid as a meld.
    } { $naturals ->
        [0] A meld needs at least one tile that is no joker.
       *[other] A set is 3 or 4 tiles of one number in different colours; a run is 3 or more of one colour in order.
    }
refusal-nothing-to-draw = The pool is empty. Lay tiles, or pass.
refusal-card-missing = { $cards } must stay on the table: no tile may leave it. Find a place in a meld.
refusal-nothing-added = Nothing of your rack is on the table yet. Rearranging needs at least one of your tiles.
refusal-joker-moved =
    { $how ->
        [replaced] The joker for { $stands_for } may only become something else when such a tile replaces it. Add one, or leave the joker.
        [locked] The meld with the joker for { $stands_for } is locked: add to it, but take nothing from it until a tile from your rack takes the joker’s place.
       *[fixed] Jokers keep what they stand for, and none is left for { $stands_for }. Put it back, and play around it.
    }
refusal-initial-meld =
    { $worth ->
        [-1] Your first melds come from your rack alone and must be worth { $least }. Leave the melds of the table as they are.
        [-2] In your first melds no joker may be laid. Take it back onto your rack.
       *[other] Your first melds must be worth { $least }, and these are worth { $worth }. Lay more at once, or draw.
    }
refusal-must-draw = You can still draw, so there is no passing yet. Lay a tile, or draw.
refusal-drawn-enough = You have drawn in this turn. Lay something, or pass.
alt-result-empty = { $name } has no tile left.
spoken-hidden = hidden tile
branch-begins = **You play on from move { $move }**, with the same tiles to come. Computers have the other seats. Only you see it, and nothing counts.
branch-begins-as = **You play on from move { $move }** in the seat of { $name }, with the same tiles to come. Computers have the other seats. Only you see it, and nothing counts.
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
example-two-suits = no meld: a run is of one colour
example-joker-run = a run: the joker stands for the missing tile
example-joker-set = a set: a joker stands for one more tile of the number
example-held = on your rack
example-twins-not = no set: two tiles of one colour
example-split-more = the other half, with your tile
example-fourth-used = a run with the tile that the set can spare
example-two-left = no: two tiles are left, and every group must be a meld
example-joker-stays = no: here the joker keeps its place
example-round-corner = a run that goes on from 13 to 1
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
not-dealt = The tiles have not been dealt yet: your rack comes when the host has pressed Start.
result-out = **{ $name }** laid the last tile and the deal is over.
result-exhausted = The deal is blocked: the pool is empty, and nobody could or would lay. Whoever holds least wins.
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
table-unshown = 🛠️ Something broke on our side, so this table cannot be shown as it is now. Its game goes on: **My hand** shows your tiles and what you can do. Reference: `{ $ref }`
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
        [one] ❌ In 1 deal somebody drew another tile than their own next one.
       *[other] ❌ In { $wrong } deals somebody drew another tile than their own next one.
    }
verify-differs-draws = -# Deal { $deal }, tiles drawn
verify-proves = - **It proves** that all tiles were fixed before the first deal, by the sealed seed and the luck that players added. Each player’s next tiles were their own, whatever the others drew.
verify-wrong = - **Something differs.** These are not the tiles that the seal promised. Show this to whoever runs the bot.
verify-not = - **It does not prove** that the seed was random if nobody added luck, or that nobody peeked at tiles or passed them on.
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
bench-turn = **Your turn.** Lay tiles, which ends it.
bench-turn-draw = **Your turn.** Lay tiles, or draw; both end it.
bench-turn-pass = **Your turn.** Lay tiles, which ends it, or pass.
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
bench-none-laid = All melds are valid, but you have not laid a tile from your rack yet.
bench-from-hand = from your rack: { $cards }
bench-hand = Tiles of your rack…
bench-cards = Tiles of the table…
bench-back = Back onto your rack
bench-opening =
    { $open ->
        [alone] First melds: **{ $worth } of { $least }** points, from your rack alone.
        [enough] First melds: **{ $worth } of { $least }** points: enough.
        [yes] First melds: **{ $worth } of { $least }** points. You may use the table with them.
       *[no] First melds: **{ $worth } of { $least }** points. The table is closed until then.
    }
button-bench-add = { $cards } → #{ $number }
bench-nothing-chosen = Choose tiles first: of your rack, or of melds of the table.
bench-full = There is no room for more than { $count } groups. Move these tiles into one of them, or take others back first.
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
bench-no-suggestion = 💡 No tile of yours can be laid, however the table is rearranged.
bench-no-suggestion-found = 💡 No way to lay a tile was found in the time there was. There may be one.
table-rearrange = { $name } may lay tiles, also by rearranging the table, or draw.
