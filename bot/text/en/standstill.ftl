# A table that something of ours has broken.

stopped = 🛠️ **This table is paused:** something went wrong on our side. Nothing is lost, and the game goes on here once it is fixed. Reference: `{ $ref }`
stopped-choices-host = Until then you are free to play at other tables. If you leave, your seat is kept for you. **{ $host }** can also end the table; the game does not count then.
stopped-choices = Until then you are free to play at other tables. If you leave, your seat is kept for you. Anybody who sits here can also end the table; the game does not count then.
stopped-closed = Something broke on our side (reference `{ $ref }`), so this table was paused and is now closed. The game does not count. Open a new one with { COMMAND("rummy new contract") }.
stopped-end-question = **End this table for everybody?** It may still be fixed, and then the game goes on. If you end it now, it does not count.
button-end-stopped = End the table
button-end-stopped-now = Yes, end it
left-stopped = You have left the table. If it is fixed and the game goes on, you can have your seat back there.
ended-stopped = The table is closed. Its game does not count.
event-closed-fault = The table was closed because something had broken on our side.
table-unshown = 🛠️ Something broke on our side, so this table cannot be shown as it is now. Its game goes on: **My hand** shows your cards and what you can do. Reference: `{ $ref }`
