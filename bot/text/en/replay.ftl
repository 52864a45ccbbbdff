# Looking back at a finished game, move by move, and taking its files along.

command-replay = Step through a finished game; only you see it
option-replay-game = Which game; leave out for your latest
option-replay-move = Which move to begin at; leave out for the first
option-open-hands = Open all hands in the replay of the finished game
lobby-open-hands = 👐 Open hands: once the game is over, everybody in this server may see all hands in the replay.

replay-none = You have not finished a game in this server yet. Open a table with { COMMAND("rummy new contract") }.
replay-none-at-all = You have not finished a game yet. Begin with { COMMAND("rummy practice") }.
replay-unknown = There is no finished game with this id in this server. { COMMAND("history") } lists the games.
replay-running = This game is not over yet. Its replay and its seed can be seen when it is.
replay-where = Move { $move } of { $moves }
replay-asked =
    { $game ->
        [shanghai] { $who } wanted to buy the upcard.
       *[other] { $who } asked for the upcard.
    }
replay-passed = { $who } let the upcard go.
replay-hand = **{ $name }** holds { $cards }
replay-link = -# Link to this move: `/{ name-replay } { name-game }:{ $table } { name-move }:{ $move }`
replay-jump-title = Go to a move
replay-jump-label = Which move, from 1 to { $moves }?
replay-no-such-move = “{ $typed }” is not a move of this game. Type a number from 1 to { $moves }.
button-replay = Replay
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-on = Forward ▶
button-replay-last = Last ⏭
button-replay-jump = Go to…
button-replay-deal-before = Previous deal
button-replay-deal-after = Next deal
button-export = Export
button-verify = Verify
export-about = **The files of this game.** The first has every deal with its moves, one a line; `python -m engine replay` plays them. The second has all that was shuffled; { COMMAND("verify") } says how to check it.
    -# Both hold all cards of the game.
