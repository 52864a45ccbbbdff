# The channels in which tables may be opened.

command-channels = In which channels tables may be opened
channels-title =
    ## Channels for tables
    -# They hold for every new table. Tables that are open go on where they are; practice is private and may be started anywhere.
channels-everywhere = 🎴 Tables may be opened in **every channel**.
channels-some = 🎴 Tables may be opened only in { $channels }, and in the threads there.
channels-choose = Choose channels
button-channels-everywhere = Everywhere
channels-not-here = No table has been opened: in this server they may be opened only in { $channels }. Open one there with { COMMAND("rummy new contract") }.
