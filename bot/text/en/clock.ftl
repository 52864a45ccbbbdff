# The clock of a table, the autopilot, and players who are away.

event-timed-out = ⏱ { $who } ran out of time.
event-went-away = 💤 { $who } ran out of time twice in a row, so from now on the autopilot plays.
event-missed-turn = 💤 { $who } missed a turn.
event-came-back = { $who } came back.
event-clock-resumed = ⏱ The bot was away for a while. That time doesn’t count.
event-closed-abandoned = The table was closed because everyone was away for too long.
# Behind one of these three: what the autopilot did.
event-autopilot = The autopilot { $deeds }.
deed-drew = drew { $cards }
deed-drew-hidden =
    { $count ->
        [one] drew
       *[other] drew { $count } cards
    }
deed-took = took { $card }
deed-took-row = took { $cards } from the row
deed-laid-down = laid down { $cards }
deed-laid-off = laid off { $cards } (now { $whole })
deed-made-contract = made the contract ({ $melds })
deed-swapped = swapped { $card } for a joker
deed-discarded = discarded { $card }
deed-left-upcard = passed the first upcard
deed-passed = passed
# Who laid cards, where the autopilot did.
piloted = { $who } (autopilot)

# -- choosing a clock -----------------------------------------------------------------------------

option-clock = Time for each player
clock-quick = Quick: { $clock }
    .name = Quick
clock-normal = Normal: { $clock }
    .name = Normal
clock-relaxed = Relaxed: { $clock }
    .name = Relaxed
clock-unknown = There’s no clock “{ $name }”. Choose one of the lines that are offered while you type.
clock-line = **Clock:** { $clock }
clock-live = { $turn } s a turn, { $bank } s in reserve
clock-slow =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
# Of a table at which one person plays, against computers: $clock is what it has with more people.
clock-alone = none while one person plays alone, with others { $clock }
clock-untimed = no clock

# -- at the table ---------------------------------------------------------------------------------

clock-until = ⏱ { $until }.
clock-until-in-words = ⏱ Time is up { $until }.
clock-rests = ⏱ No clock.
# Of a player who has not opened their hand since the game began.
clock-first = ⏱ Not here yet. Autopilot: { $until }
clock-away-turn = 💤 { $name } is away. The autopilot plays.
clock-late-turn = ⏱ { $name } has run out of time. The autopilot plays.
clock-paused = 💤 **Everyone is away.** The table waits until someone presses “I’m back”.
clock-you-away = 💤 **You’re away**, and the autopilot plays your seat. Press “I’m back”, or just make a move.
seat-away = 💤
alt-away = { $name } is away.
button-im-back = I’m back
welcome-back = Welcome back! You play yourself again.
not-away = You aren’t away. Your seat has been yours all along.
table-closed-abandoned = Everyone was away for too long, so this table is closed.
