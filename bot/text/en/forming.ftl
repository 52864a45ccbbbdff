# Pings when a table opens.

command-forming = Which role is pinged when a table opens (leave out for none)
option-forming-role = The role (leave out to ping none)
notice-forming = 🃏 { $names } A table of { $game } is forming: [take a seat]({ $jump })
forming-role-none = No role is pinged when a table opens. People can still ask for it themselves: { COMMAND("settings") }.
forming-role-set = From now on { $role } is pinged once for each table that opens, at most { $most } times an hour in a channel.
forming-role-everybody = I can’t ping the whole server. Choose a role for people who want to play.
forming-role-silent = I can’t ping { $role }. Allow everyone to mention it (in its settings on Discord), and try again.
button-pings = Table pings
pings-title =
    ## Table pings
    When a table opens in this server and has free seats, you’re pinged once. Never in your quiet hours, and at most 3 times an hour in a channel.
pings-none = 🔕 You aren’t pinged.
pings-some = 🔔 You’re pinged for { $games }, at any time.
pings-some-hours = 🔔 You’re pinged for { $games }, from { $begin } to { $end } ({ $zone }).
pings-games = Games
pings-hours-title = When to be pinged
button-pings-on = Ping me
button-pings-off = Stop
button-pings-hours = Hours
button-pings-always = At any time
pings-where = Table pings are set separately for each server. Open { COMMAND("settings") } in a server.
