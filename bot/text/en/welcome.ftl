# The first message in a server and what its buttons lead to; /help and /about.

welcome-hello =
    ## 👋 Upcard is here. Who’s up for rummy?
    Play { $games }, with friends or against computers. The table is one message in the channel, and only you see your hand.
    New to it? A **practice deal** explains every step, and only you see it.
    Short on time? **{ button-welcome-quick }** is over in { $least } to { $most } minutes and counts like any other.
    Every day there’s a new deal with the same cards for everyone: { COMMAND("daily") }
    -# Everything else: { COMMAND("help") }
button-welcome-try = Try a practice deal
button-welcome-quick = Quick game
button-welcome-open = Open a table
button-welcome-managers = For managers
welcome-learn =
    ### Which game would you like to learn?
    One deal against computers, with every step explained. Only you see it, there’s no clock, and it doesn’t count. Never played rummy? Start with **{ game-basic }**.
welcome-open =
    ### Which game?
    The table opens in this channel. Anyone can join, and computers can fill the seats.
welcome-quick =
    ### Which quick game?
    Each button says how long it takes. It counts like any other game. The table opens in this channel, and anyone can join.
welcome-opened =
    Your table is open: [go there]({ $jump }).
    -# { COMMAND("rummy new", $game) } lets you choose house rules, clock and more first.
welcome-opened-quick =
    Your table is open: [go there]({ $jump }).
    -# With a command: { COMMAND("rummy new", $game) } `{ name-length }: { length-quick }`

# -- managers -------------------------------------------------------------------------------------

managers-page =
    ## For managers
    - **Channels:** where tables may be opened. { COMMAND("server channels") }
    - **New tables:** clock, rated or casual, threads. { COMMAND("server defaults") }
    - **House rules** under your own name: { COMMAND("server presets") }
    - **Players wanted:** which role is pinged when a table opens. { COMMAND("server forming") }
    - **Seasons** of the leaderboard: { COMMAND("server seasons") }
    - **Language** of the tables (below). Messages that only one person sees are in that person’s own language.
    - **Permissions for commands** are set in Discord: Server Settings → Integrations → Upcard, by role, member and channel. All of `/{ name-server }` is for members who may manage the server, regardless of that.
managers-language = Tables: { $name }
managers-choose-language = Language of the tables
button-managers-channels = Channels
button-managers-defaults = New tables

# -- help -----------------------------------------------------------------------------------------

command-help = How to play here, on three short pages. Only you see it
button-help-play = Play
button-help-games = Games
button-help-turn = My turn
button-help-server = Server
help-table = { COMMAND("rummy new", $game) } ({ $takes })
help-play =
    ## Help · Play
    - **Learn:** { COMMAND("rummy practice") } plays one deal with you against computers and explains every step. { COMMAND("rummy rules") } has all rules, with pictures.
    - **Every day:** { COMMAND("daily") } deals the same cards to everyone once a day, against computers.
    - **Open a table:** { COMMAND("rummy new basic") }, or another game under **{ button-help-games }**. Friends press **{ button-join }**, computers fill the seats, the host presses **{ button-start }**.
    - **How long?** A table opens at the length last played in its channel, at first **{ length-quick }**. The lobby’s first row has the others.
    - **Find it again:** { COMMAND("rummy hand") } shows your hand, { COMMAND("rummy table") } the table at the bottom of its channel.
    - **Have to go?** { COMMAND("rummy leave") } gives up your seat (it asks first). A computer takes over.
help-games =
    ## Help · Games
    { $tables }
help-turn =
    ## Help · My hand and turn
    - **{ button-my-hand }** under the table opens your cards. Only you see them.
    - **A turn:** draw or take a card, lay down what you like, and discard one card. Only moves that the rules allow can be pressed.
    - **{ button-suggest }** shows what you could do now.
    - **{ button-may-i }** in Contract Rummy asks for an upcard that the player on turn didn’t take. You can also say in advance which cards you want.
    - **Typing instead:** { COMMAND("play") } takes a whole turn in one line, such as `draw; 7h 8h 9h; 2c`.
    - **Out of time?** The autopilot plays for you until you press **{ button-im-back }**.
help-server =
    ## Help · Server, people and privacy
    - **Standings:** { COMMAND("leaderboard") } and { COMMAND("stats") }
    - **Finished games:** { COMMAND("history") }, { COMMAND("replay") } step by step, and { COMMAND("verify") } checks the shuffles.
    - **As you like it:** { COMMAND("settings") } has your language, cards, pings and quiet hours, also pings for new tables.
    - **Your data:** { COMMAND("privacy export") } gives you all of it, { COMMAND("privacy delete") } deletes it. { COMMAND("about") } says which data is kept.
    - **For managers:** { COMMAND("server channels") } · { COMMAND("server defaults") } · { COMMAND("server presets") } · { COMMAND("server language") } · { COMMAND("server seasons") } · { COMMAND("server forming") }

# -- about ----------------------------------------------------------------------------------------

command-about = About this bot, the people who run it, and the data it stores
about-title =
    ## Upcard { $version }
    Rummy in Discord, with friends or computers. Nothing is ever played for money.
about-source = - **Source:** { $address }
about-support = - **Support:** { $address }
about-privacy = - **Privacy:** { $address }
about-terms = - **Terms:** { $address }
about-kept = **What is kept**
    - About you: your settings, your finished games with every move, your results, your deals of the day, and whose cards you’ve seen.
    - About a server: its settings, house rules, seasons and corrections.
    - Never: people’s messages in the chat.
    -# { COMMAND("privacy export") } shows you everything that’s kept about you, { COMMAND("privacy delete") } deletes it. Finished games stay for the others, without your name.
