# Finished games, listed.

command-history = Finished games, yours or this server’s
option-history-whose = Whose games (leave out for your own)
choice-whose-mine = mine
choice-whose-server = all of this server

history-title-mine = ## My finished games
history-title-server = ## Finished games of this server
history-none-mine = You haven’t finished a game in this server yet. Open a table with { COMMAND("rummy new contract") }.
history-none-server = No one has finished a game in this server yet. Open a table with { COMMAND("rummy new contract") }.
history-row = { $when } · **{ $game }** · { $players } · { $mark }
history-player = { $place }. { $name } ({ $total })
history-left = { $name } (left)
history-rated = rated
history-unrated = not rated
history-void = 🚫 void
history-choice = { $number }. { $game }
history-choose = Open the replay of a game
button-newer = ◀ Newer
button-older = Older ▶
button-history-mine = My games
button-history-server = Games of the server
