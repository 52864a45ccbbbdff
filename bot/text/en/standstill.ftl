# A table that something of ours has broken.

stopped = 🛠️ **This table is paused.** Something went wrong on our side. Nothing is lost, and the game continues here once it’s fixed. Reference: `{ $ref }`
stopped-choices-host = Until then you’re free to play at other tables. If you leave, your seat is kept for you. **{ $host }** can also end the table. Then the game doesn’t count.
stopped-choices = Until then you’re free to play at other tables. If you leave, your seat is kept for you. Anyone who sits here can also end the table. Then the game doesn’t count.
stopped-closed = Something broke on our side (reference `{ $ref }`), so this table was paused and is now closed. The game doesn’t count. Open a new one with { COMMAND("rummy new contract") }.
stopped-end-question = **End this table for everyone?** It may still be fixed, and then the game continues. If you end it now, it doesn’t count.
button-end-stopped = End the table
button-end-stopped-now = Yes, end it
left-stopped = You’ve left the table. If it’s fixed and the game continues, you can have your seat back there.
ended-stopped = The table is closed. Its game doesn’t count.
event-closed-fault = The table was closed because something had broken on our side.
table-unshown = 🛠️ Something broke on our side, so this table can’t be shown right now. Its game continues. **My hand** shows your cards and your moves. Reference: `{ $ref }`
