# Games that managers take out of the standings, or put back.

command-void = Take a finished game out of all standings
command-restore = Put a removed game back
command-corrections = All corrections so far, as everyone here sees them
option-void-game = Which game (the latest are offered)
option-void-reason = The reason (everyone here can read it)
option-restore-game = Which game (only games that were taken out are offered)
option-restore-reason = The reason (everyone here can read it)

game-line = { $day } · { $game } · { $names }
void-question = **Take this game out of the standings?**
restore-question = **Put this game back into the standings?**
correction-what = { $when } · { $game } · { $names }
correction-why = Reason, which everyone here can read: “{ $reason }”
correction-slow = -# All later ratings are recalculated. After thousands of games this takes a few seconds.
button-void = Yes, take it out
button-restore = Yes, put it back
button-correction-stop = Leave it alone
correction-working = Recalculating the standings…
correction-void = The game no longer counts. { COMMAND("leaderboard") } shows the standings without it, and the list of corrections says why.
correction-restore = The game counts again.
correction-stopped = Nothing has changed.
game-unknown = There’s no such finished game in this server. Choose one from the list that appears while you type.
game-void-already = This game was taken out already, so nothing has changed.
game-not-void = This game wasn’t taken out, so nothing has changed.
corrections-title =
    ## Corrections
    -# Changes that managers have made to this server’s standings, the latest first.
corrections-none = No finished game has been taken out of the standings.
corrections-void = { $when } · 🚫 **taken out** by { $by }: { $game } · “{ $reason }”
corrections-restore = { $when } · ↩️ **put back** by { $by }: { $game } · “{ $reason }”
