# The clock of a table, the autopilot, and players who are away.

event-went-away = ⏱ { $who } left the seat to the autopilot.
event-came-back = { $who } came back.
event-clock-resumed = ⏱ The bot was away for a while: that time does not count.
event-closed-abandoned = The table was closed because everybody was away for too long.
