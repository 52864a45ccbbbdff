# The channels in which tables may be opened.

command-channels = In which channels tables may be opened
channels-title =
    ## Channels for tables
    -# They apply to every new table. Open tables stay in their channels. Practice is private and may be started anywhere.
channels-everywhere = 🎴 Tables may be opened in **every channel**.
channels-some = 🎴 Tables may be opened only in { $channels }, and in the threads there.
channels-choose = Choose channels
button-channels-everywhere = Everywhere
channels-not-here = No table has been opened. In this server, tables may be opened only in { $channels }. Open one there with { COMMAND("rummy new contract") }.
