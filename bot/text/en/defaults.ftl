# What a new table of a server has if whoever opens it does not say otherwise.

command-defaults = Default settings for new tables
defaults-title =
    ## Defaults of new tables
    -# They apply to new tables of every game, unless the person who opens one chooses something else. They don’t change open tables, rematches or practice. House rules have their own defaults: { COMMAND("server presets") }.
defaults-length = ⏳ **Length:** { $length }.
defaults-length-last = the one last played in the channel, Quick at first
defaults-clock = ⏱ **Clock:** { $clock }.
defaults-clock-game = -# { $game } has longer turns: { $clock }.
defaults-rated-on = 🏅 **Rated:** games count for ratings.
defaults-rated-off = 🎈 **Casual:** games don’t count for ratings.
defaults-open-hands-on = 👐 **Open hands:** after a game, everyone in this server may see all hands in the replay.
defaults-open-hands-off = 🔒 **Closed hands:** you see only your own hand, even in the replay.
defaults-thread-on = 🧵 **A thread** for each table. Threads can only be opened in text channels.
defaults-thread-off = 💬 **No thread:** a table stays in the channel it was opened in.
defaults-own = -# All of these are Upcard’s built-in defaults.
defaults-choose-length = Choose a length
defaults-choose-clock = Choose a clock
defaults-length-line = Length: { $length }
defaults-clock-line = Clock: { $clock }
button-defaults-rated-on = Rated
button-defaults-rated-off = Casual
button-defaults-open-hands-on = Open hands
button-defaults-open-hands-off = Closed hands
button-defaults-thread-on = A thread per table
button-defaults-thread-off = No thread
button-defaults-own = Upcard’s defaults
defaults-no-thread = In this server, each new table gets its own thread. { $why }
