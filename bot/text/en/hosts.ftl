# The seats of a table: who is invited, removed, waited for.

button-seats = Seats
button-not-this-time = Not this time
button-remove = Remove
button-withdraw = Withdraw
button-start-without = Start without them
button-free-seats = Free their seats
button-wait = Wait
lobby-guests = 💌 A seat is kept for { $names }: are you in?
seats-title =
    ## Seats
    -# Only the host can free seats and keep them for guests.
seats-person = **{ $name }**
seats-guest = **{ $name }** · invited
seats-alone = No one else is here yet.
seats-invite = Invite someone
seats-no-member = Only members of this server can be invited, and no bots. Choose someone else.
guest-unheard = I couldn’t check whether they’re a member here, so no table was opened. Please try again in a moment.
seats-freed = Done. Their seats are free, and anyone may join.
start-waiting =
    { $count ->
        [one] { $names } hasn’t answered yet. You can start without them. They’ll be notified and lose the seat.
       *[other] { $names } haven’t answered yet. You can start without them. They’ll be notified and lose their seats.
    }
start-waiting-too-few =
    { $count ->
        [one] { $names } hasn’t answered yet, and it takes { $least } to play. Wait for them, or free their seat for others.
       *[other] { $names } haven’t answered yet, and it takes { $least } to play. Wait for them, or free their seats for others.
    }
started = The game has started. Have fun!
waiting-on = All right, the table waits. Press Start again when you like.
notice-removed = { $names }, the host has freed your seat at [this table]({ $jump }). You’re welcome at any other.
notice-invited = 💌 { $names }, a seat is kept for you: [go to the table]({ $jump })
notice-started-without = { $names }, [the game]({ $jump }) has started without you, as you hadn’t answered yet. See you in the next one!
event-removed = The host freed the seat of { $who }.
event-removed-you = The host freed your seat.
refusal-not-admitted = There’s no seat for you at this table. Join another one, or open your own with { COMMAND("rummy new contract") }.

# -- in a running game ----------------------------------------------------------------------------

button-take-seat = Take seat { $seat }
seats-open = 🪑 Open to anyone who hasn’t seen a hand at this table: { $seats }
button-stand-in = Let a computer play
button-substitute = Find a substitute
button-nudge = Nudge
button-end = End together
button-play-on = Play on
seat-is-absent = 💤 **{ $name }** isn’t here.
seat-is-stood-in = 🤖 **{ $computer }** plays for **{ $name }**.
stood-in = A computer plays for them now. They can come back at any time. After five minutes you can find a substitute.
seat-kept-for-you = 💤 You weren’t here, so { $name } plays your seat. Press “I’m back” to have it again.
button-come-back = Come back
seat-you-left = 🚪 You left, and a computer plays your seat. You can come back as long as no one else has it.
seat-you-left-rated = For your rating the game stays lost.
button-ask-seat = Ask for seat { $seat } ({ $name })
button-unask = Withdraw request
seat-requested = 🙋 **{ $name }** asks for the seat of { $seat }.
seat-request-decided = The host decides, or two players.
button-answer-yes = Let them play
button-answer-no = Not now
seat-yours = The seat is yours. Welcome, and have fun!
seat-refused = Not this time. You can watch, and have a seat kept in the next game.
button-next-keep = Keep me a seat in the next game
button-next-release = No seat in the next game
next-seats = 🔜 In the next game, too: **{ $names }**
next-seat-kept = A seat in the next game is kept for you. I’ll ping you when someone presses Rematch.
next-seat-soon = 🔜 As soon as a player presses Rematch, a seat is kept for you and you’re pinged.
notice-seat-yours = 🪑 { $names }, the seat is yours: [go to the table]({ $jump })
notice-seat-refused = { $names }, not this time. You can watch [the game]({ $jump }), and have a seat kept in the next one.
notice-next-full = { $names }, all seats in [the next game]({ $jump }) were taken. You can sit down there if one becomes free.
substitute-wanted = Anyone who hasn’t seen a hand at this table can take the seat now. A computer plays until then.
nudged = Nudged! If they don’t move soon, the host can let a computer play for them.
end-agreed = You agreed to end the game. If everyone here agrees, it ends and doesn’t count.
playing-on = All right, the game continues.
end-wanted = 🏳️ **{ $names }** wants to end the game. If everyone here agrees, it ends and doesn’t count.
table-closed-together = The players ended this game together. It doesn’t count.
event-closed-manager = 🔒 A manager of this server has closed this table: “{ $words }”
table-closed-manager = { $closed } It doesn’t count.
notice-nudged = 👋 { $names }, the others are waiting for you: [go to the table]({ $jump })
event-stood-in = { $who } went away, so { $name } plays in the meantime.
event-took-back = { $who } came back and took over from { $name }.
event-seat-opened = A substitute is wanted for the seat of { $who }.
event-seat-opened-you = A substitute is wanted for your seat.
event-substituted = { $who } took over the seat of { $whose }.
event-substituted-you = { $who } took over your seat.
event-seat-requested = { $name } asked for the seat of { $holder }.
event-answered-yes = { $who } would let { $name } play.
event-answered-no = { $who } would rather let { $name } in later.
event-request-refused = { $name } doesn’t get the seat this time.
event-request-withdrawn = { $name } no longer asks for a seat.
event-next-seat-kept = A seat in the next game is kept for { $name }.
event-next-seat-released = { $name } no longer wants a seat in the next game.
event-nudged = { $by } nudged { $who }.
event-nudged-you = { $by } nudged you.
event-agreed-to-end = { $who } asked to end the game here.
event-wanted-to-play-on = { $who } would rather play on.
event-closed-together = The players ended the game together.
refusal-not-absent = { $turn } is here, so the seat stays theirs. A seat can be handed on only if its player is away or out of time.
refusal-seat-kept = Their seat is kept for five minutes after a computer has started to play for them. Then someone else may take it.
refusal-seat-not-open = This seat is taken. The table shows which seats are open.
refusal-seen-a-hand = Only someone who hasn’t seen a hand at this table can take this seat, and you’ve sat here. You can watch, or join another table.
refusal-request-settled = That’s settled already. No one is asking for this seat now.
refusal-refused-lately = They don’t want to change players for now. You can ask again in the next deal.
refusal-seat-comes-anyway = You play here, so Rematch asks you anyway. Play on, and have fun!
refusal-nobody-to-nudge = There’s no one to nudge. The table isn’t waiting for anyone else who’s here.
refusal-nudged-lately = They were just nudged. You can nudge them again in an hour.
refusal-nobody-to-agree = No one else is here to agree. You can leave the table, or let computers play for those who are away.

# -- managers and blocks --------------------------------------------------------------------------

command-bar = Bar a member from this server’s tables, or let them play again
option-bar-member = The member to bar (leave out to see the list)
command-close = Close a table in this server. Its game won’t count
option-close-table = Which table
option-close-reason = The reason (everyone at the table can read it)
close-line = #{ $where } · { $game } · { $names }
close-unknown = No such table is open in this server, so nothing has changed. Choose one from the list.
managed-table = **{ $game }** · { $names } · { $where }
managed-more =
    { $count ->
        [one] … and one more table
       *[other] … and { $count } more tables
    }
close-question = **Close this table in the middle of its game?** The game ends for everyone, doesn’t count, and can’t be resumed.
close-why = The table will show your reason: “{ $reason }”
button-close-table = Yes, close it
close-done =
    🔒 Closed. The table shows your reason.
    { $table }
close-already =
    A manager had closed this table already, so nothing has changed: “{ $reason }”
    { $table }
close-over =
    This table had closed already, so nothing has changed.
    { $table }
barred-title =
    ## Barred from tables
    -# They can’t join or open tables in this server. Any seat of theirs counts as left.
barred-none = No one is barred.
barred-some = 🚷 { $people }
barred-choose = Bar a member
barred-lift = Let a member play again
barred-now = { $who } is barred from the tables of this server now.
bar-question =
    { $count ->
        [one] **Bar { $who } in the middle of this game?**
       *[other] **Bar { $who } in the middle of these games?**
    }
bar-means = A computer plays on in their seat, and the game counts as lost for them. If no one else is left at a table, it closes. Letting them play again later doesn’t undo this.
button-bar-now = Yes, bar them
barred-out = Removed from:
barred-over = That question is out of date. They’re no longer in a game here.
barred-already = { $who } was barred already, so nothing has changed.
barred-lifted = { $who } may play again.
barred-never = { $who } wasn’t barred, so nothing has changed.
barred-oneself = You can’t bar yourself. Choose someone else.
list-full = This list is full, with { $most } people. Take someone off it first.
button-blocked = Blocked people
blocked-title =
    ## Blocked people
    -# Neither of you can join the other’s tables, in any server. They aren’t notified. Tables you already share continue.
blocked-none = You’ve blocked no one.
blocked-some = 🚫 { $people }
blocked-choose = Block someone
blocked-lift = Unblock someone
blocked-now = { $who } is blocked now.
blocked-lifted = { $who } is no longer blocked.
blocked-never = { $who } wasn’t blocked, so nothing has changed.
blocked-nobody = You can block members of this server, but no bots and not yourself. Choose someone else.
refusal-barred = The managers of this server have barred you from its tables. Please ask them. You can still practise.
refusal-not-invitable = This person can’t be invited to this table. Choose someone else.
