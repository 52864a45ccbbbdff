# Another game with the same people.

button-rematch = Rematch
evening-score = **Tonight:** { $scores }
lobby-invited = **{ $name }** · are you in?
lobby-who-is-in = 🔁 Rematch! { $names }: are you in?
button-i-play = I’m in
lobby-joined = You’re in: [go to the table]({ $jump }).
rematch-elsewhere = The next game starts in the same place as the last one. Press **Rematch** there, [on its message]({ $jump }).
event-invited = A seat was kept for { $name }.
event-invited-you = A seat was kept for you.

# The picture of a result in words.
alt-result-hand = { $name } still holds { $cards }.
alt-result-empty = { $name } has no card left.
