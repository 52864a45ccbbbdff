# The same cards at several tables: played again, and compared.

option-same-as = Cards of this game
lobby-same-cards =
    🎴 **The same cards as `{ $code }`**, seat by seat, for one deal. Each seat has its own cards to draw, so what the others do doesn’t change your draws (until those cards run out).
    -# The host can rotate the seats.
button-turn-seats = Rotate seats
event-seats-turned = The host rotated the seats.

table-veiled = 🎴 Another table is still playing these cards, so they’re hidden here. *My hand* shows you yours and the table.
table-veiled-turn = Waiting for { $names }.

button-same-cards = Play these cards again
same-cards-title = **Play these cards again** · { $game }
same-cards-title-deal = **Play these cards again** · { $game }, deal { $deal } of { $deals }
same-cards-about = Another table gets exactly these cards, seat by seat, for one deal. Anyone who hasn’t seen them can play. Then *Compare* shows how each table did.
same-cards-deal = Deal { $deal }
same-cards-choose = Another deal
same-cards-code = -# Play these cards again: { COMMAND("rummy new", $game) } with `{ name-same-as }:{ $code }`
details-spoil = You haven’t seen this game. You can play the same deal yourself, or see how it went.
button-details-all = Show how it went
same-cards-unknown = There’s no finished game with this code in this server. The code is shown under *Details* of each result.
same-cards-other-game = These are cards of { $game }. Open a table of that game with this code.
same-cards-ruled = These cards come with their house rules. Leave out rules and length.
same-cards-bound = This deal depended on the ones before it, so it can’t be played separately. Someone was out, or not everyone could do what a first deal allows. Another deal from this game may work.
button-same-open = Open a table
refusal-cards-seen =
    { $how ->
        [seat] You’ve seen these cards (at a table, { $when }). Someone who hasn’t can play them.
        [deleted] You’ve seen these cards (before your data was deleted). Someone who hasn’t can play them.
        [verify] You’ve seen these cards (in the proof of their shuffle, { $when }). Someone who hasn’t can play them.
        [compare] You’ve seen these cards (in a comparison, { $when }). Someone who hasn’t can play them.
       *[replay] You’ve seen these cards (in a replay, { $when }). Someone who hasn’t can play them.
    }
refusal-cards-known = { $people } saw this deal elsewhere, so it can’t be dealt to them. The host can free a seat under *Seats* for someone who hasn’t seen it.
cards-being-played = You’re at a table that plays these cards. Finish there first, or leave.

button-compare = Compare
compare-title = **The same cards** · { $game } · { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
compare-alone = Only one table has played these cards to the end so far.
compare-row = `{ $code }` · { $when } · { $people }
compare-row-own = ▸ `{ $code }` · { $when } · { $people }
compare-points = { $name } **{ $points }**
compare-points-plain = { $name } { $points }
compare-nobody = Seat { $seat }
compare-page = -# Page { $page } of { $pages }
compare-beside = **Compared with the same seat at the other tables**
compare-yours = - **You, seat { $seat }: { $told }**
compare-seat = - Seat { $seat }{ $named ->
        [yes] , { $name }
       *[no] { "" }
    }: { $told }
compare-result =
    { $others ->
        [1] { $way ->
            [above] { $points } points more than there
            [below] { $points } points fewer than there
           *[same] the same points as there
        }
       *[other] better than { $better } of { $others }, { $way ->
            [above] { $points } points more on average
            [below] { $points } points fewer on average
           *[same] the same points on average
        }
    }
compare-luck = -# A few deals are mostly luck, but these cards were the same for everyone.
compare-alt = Seat { $seat }: { $own ->
        [none] { $points }
       *[other] { $own } here, { $points } elsewhere
    }.
compare-parted = **Where they differed** (this table and `{ $code }`)
compare-here = - Here, move { $move }: { $told }
compare-there = - There, move { $move }: { $told }
compare-nothing-more = The deal was over.
compare-alike = This table and `{ $code }` played exactly alike.
compare-not-kept = The moves of `{ $code }` aren’t kept, or belong to another server.
compare-choice = With { $code }
compare-choose = Compare with another table
button-replay-here = Replay here
button-replay-there = Replay there
decimal = { $whole }.{ $tenth }
