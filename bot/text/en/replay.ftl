# Looking back at a finished game, move by move, and taking its files along.

command-replay = Step through a finished game. Only you see it
option-replay-game = Which game (leave out for your latest)
option-replay-move = Which move to start at (leave out for the first)
option-open-hands = Open all hands in its replay
lobby-open-hands = 👐 Open hands. After the game, everyone in this server may see all hands in the replay.

replay-none = You haven’t finished a game in this server yet. Open a table with { COMMAND("rummy new contract") }.
replay-none-at-all = You haven’t finished a game yet. Start with { COMMAND("rummy practice") }.
replay-unknown = There’s no finished game with this id in this server. { COMMAND("history") } lists the games.
replay-running = This game isn’t over yet. You can see its replay and seed afterwards.
replay-where = Move { $move } of { $moves }
replay-asked = { $who } asked for the upcard.
replay-passed = { $who } passed on the upcard.
replay-hand = **{ $name }** holds { $cards }
replay-link = -# Link to this move: `/{ name-replay } { name-game }:{ $table } { name-move }:{ $move }`
replay-jump-title = Go to a move
replay-jump-label = Which move, from 1 to { $moves }?
replay-no-such-move = “{ $typed }” isn’t a move of this game. Type a number from 1 to { $moves }.
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
button-fair-shuffle = Fair shuffle
export-page =
    { $hands ->
        [every] **To look at and to pass on:** save the first file and open it in a browser. It needs no network, and has all hands move by move.
       *[mine] **To look at and to pass on:** save the first file and open it in a browser. It needs no network, and shows what you see here, but no one else’s hand during a deal.
    }
export-no-page = The page for a browser couldn’t be made just now. Try again in a minute.
export-about = **The game as text:** `moves` has every deal with its moves, one per line. `python -m engine replay` plays them. `shuffles` has every shuffle. { COMMAND("verify") } says how to check it.
    -# Both contain every card in the game.

# A game as a file for a browser, to be kept and handed on.

page-open = All hands are open, as the table agreed before the start.
page-of-seat = As { $name } sees it. The other hands stay closed until their deal is over.
page-closed = As someone without a seat sees it. Hands stay closed until their deal is over.
page-part = The whole game wouldn’t fit into one file, so it has moves { $first } to { $last } of { $moves }.
page-made = Table { $table }, { $day }. Made by Upcard.
page-keys = Keys: ← and → go one move back and forward, Home and End to the first and the last.
page-no-script = This page needs JavaScript. It loads nothing from anywhere.
page-moves = Moves
page-table = On the table
page-players = Players
page-hand = Hand
page-melds = Melds
page-result = Deal result
page-log = The deal so far, newest first
page-curve = Expected result
page-curve-at = Expected for { $name } after this move: { $points } points
spoken-card =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
       *[clubs] clubs
    }
spoken-tile =
    { $colour ->
        [R] red
        [B] blue
        [Y] yellow
        [G] green
       *[K] black
    } { $number }
spoken-other =
    { $card ->
        [W] wild card
        [SK] skip card
       *[JK] joker
    }
spoken-as = { $wild } as { $card }
spoken-hidden = hidden card

# Playing on from a moment of a finished game.

button-branch = Play on from here
button-branch-again = Play from there again
button-stop-branch = Stop
branch-seat = Seat { $seat }
branch-head = Played on from move { $move }
branch-one = { $game }, from move { $move }
branch-begins = **You play on from move { $move }**, with the same cards to come. Computers have the other seats. Only you see it, and it doesn’t count.
branch-begins-as = **You play on from move { $move }** in the seat of { $name }, with the same cards to come. Computers have the other seats. Only you see it, and it doesn’t count.
branch-compared = In the game: **{ $really }**. Now: **{ $you }**.
branch-over = Now: **{ $you }**. The real deal was never finished.
branch-stopped = You stopped before the deal was over. It doesn’t count.
branch-leave = Stop playing on from this moment of { $game }? It doesn’t count.

# Luck and choice: what cards and moves made of a deal.

option-replay-luck = Show how much of that deal was luck and how much was choice instead
ledger-invitation = 🎲 How much of this was luck?
button-ledger = Luck and choice
ledger-title = 🎲 **Luck and choice** · { $game }, deal { $deal } of { $deals }
# First of all: what the cards and the player's choices were worth. 'nothing': at most one point.
ledger-answer-cards =
    { $known ->
        [yes] **The cards
       *[no] **The cards drawn
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
ledger-answer-choices =
    { $mine ->
        [yes] **Your own choices
       *[no] **The choices of { $name }
    }{ $effect ->
        [cost] {" "}cost { $points }.**
        [gained] {" "}gained { $points }.**
        [unclear] : too little to be sure.**
       *[nothing] : nearly nothing.**
    }
ledger-made =
    { $mine ->
        [yes] **You made { $points }.**
       *[no] **{ $name } made { $points }.**
    }
# Also below what a deal of the day brought.
ledger-paid = -# On the score sheet losers get 0. Here they lose the points that the winner got from them.
ledger-start = An average deal is worth { $points }{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } in this seat. Then came:
ledger-start-unknown = The dealt cards were worth { $points }. Then came:
ledger-dealt = 🟦 Cards dealt: **{ $points }** (± { $error })
ledger-drawn = 🟪 Cards that all drew: **{ $points }** (± { $error })
ledger-held = 🟫 The others’ cards: **{ $points }** (± { $error })
ledger-choices =
    { $mine ->
        [yes] 🟨 You
       *[no] 🟨 { $name }
    }: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others = 🟩 The others: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others-held = 🟩 The others and their cards: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-too-close =
    { $mine ->
        [yes] **One deal can’t show how much of this was luck and how much was your choice.**
       *[no] **One deal can’t show how much of this was luck and how much was the choice of { $name }.**
    }
ledger-none =
    { $mine ->
        [yes] None of your choices mattered much.
       *[no] None of { $name }’s choices mattered much.
    }
ledger-dear = **Turn { $turn }: { $did }.** A medium computer would { $instead }: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ledger-better = **Turn { $turn }: { $did }.** About { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than { $instead }, the choice of a medium computer.
ledger-why =
    { $mine ->
        [yes] Why: { $why }
       *[no] A computer’s advice to { $name }: { $why }
    }
ledger-strong-medium = A strong computer would do that too.
ledger-strong-same =
    { $mine ->
        [yes] A strong computer would do the same.
       *[no] A strong computer would do as { $name } did.
    }
ledger-strong = A strong computer would { $move }: about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better still. { $why }
button-ledger-move = See turn { $turn }
ledger-bar = From { $start }: { $parts }. Together { $end }.
ledger-expected = 📈 Expected result, turn by turn
ledger-curve =
    { $mine ->
        [yes] Expected after the deal and after each of your turns: { $points }. At the end: { $end }.
       *[no] Expected for { $name } after the deal and after each turn: { $points }. At the end: { $end }.
    }
ledger-about = -# Compared with how a medium computer plays on from there, { $futures }+ times with the stock reshuffled. ± is the likely range (two times in three).
ledger-whose = Whose luck and choice?
ledger-coming = Computers now play this deal on from every move, many times over. It appears here in a few minutes.
ledger-not-yet = **Not ready yet.** Requested { $minutes ->
        [0] {""}
       *[other] { $minutes } min{" "}
    }{ $seconds } s ago.
ledger-lost = It couldn’t be worked out just now. Nothing is lost. Ask again in a minute.
button-ledger-look = Check again
button-ledger-again = Ask again
ledger-not-yours = Hands weren’t open at this table, so you see luck and choice only for yourself, and only if you played the whole deal.
ledger-broken-off = This deal wasn’t played to its end, so there’s no result to explain.
ledger-enough = You’ve asked for 20 new deals today. You can still open the earlier ones.
ledger-crowded = The queue is full. Try again in a few minutes.
branch-medium = A medium computer from here: **{ $points }** on average.
