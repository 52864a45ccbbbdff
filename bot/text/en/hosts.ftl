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
seats-computer = **{ $name }** 🤖
seats-guest = **{ $name }** · invited
seats-alone = Nobody else sits here yet.
seats-invite = Invite somebody
seats-no-member = Only members of this server can be invited, and no bots. Choose somebody else.
seats-freed = Done: their seats are free, and anybody may join.
start-waiting =
    { $count ->
        [one] { $names } has not answered yet. You can start without them: their seat is freed, and they are told.
       *[other] { $names } have not answered yet. You can start without them: their seats are freed, and they are told.
    }
start-waiting-too-few =
    { $count ->
        [one] { $names } has not answered yet, and it takes { $least } to play. Wait for them, or free their seat for others.
       *[other] { $names } have not answered yet, and it takes { $least } to play. Wait for them, or free their seats for others.
    }
started = The game has begun. Have fun!
waiting-on = All right: the table waits. Press Start again when you like.
notice-removed = { $names }, the host has freed your seat at [this table]({ $jump }). You are welcome at any other.
notice-invited = 💌 { $names }, a seat is kept for you: [go to the table]({ $jump })
notice-started-without = { $names }, [the game]({ $jump }) has begun without you, as you had not answered yet. See you in the next one!
event-removed = The host freed the seat of { $who }.
refusal-not-admitted = There is no seat for you at this table. Join another one, or open your own with /{ name-rummy } { name-new }.
