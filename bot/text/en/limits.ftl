# What one person can have, and how often.

refusal-too-many-lobbies = You already have { $most } open lobbies. Start or leave one of them first.
refusal-channel-full = This channel has { $most } open lobbies already. Join one of them, or open yours in another channel.
refusal-too-many-tables = You’re already at { $most } tables, and that’s the maximum. Finish a game or leave a table first.
refusal-too-many-branches = You’re already playing on from { $most } finished games. End or stop one of them first: { COMMAND("rummy hand") } shows them.
refusal-board-is-fixed = This table plays the same cards as another one, so its house rules and its shuffle can’t change. To open another table: { COMMAND("rummy new contract") }.
crowded-where = { $refusal } They’re here: { $tables }.
cooldown = That was quick! Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
slow-down = Too many clicks, so this one was ignored. The others still count.
