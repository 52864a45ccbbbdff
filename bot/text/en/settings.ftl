# What people set for themselves, and servers for their tables.

# What this language is called by those who speak it.
language = English

command-settings = Your settings: language, cards, sorting, pings and quiet hours

settings-title =
    ## Your settings
    -# They apply at every table, and changes take effect right away.
settings-choose = Choose
settings-unknown = That setting no longer exists, so nothing has changed. These are the current ones.
settings-alt = A hand as you like it: { $cards }

settings-language = Language: { $name }
settings-language-discord = as in Discord

settings-cards-two = Cards: two colours
settings-cards-two-about = Red and black, as in a real pack
settings-cards-four = Cards: four colours
settings-cards-four-about = A different colour for each suit
settings-cards-large = Cards: large
settings-cards-large-about = Four colours and large signs, at most five cards in a row

settings-sort-suit = Sorted by suit
settings-sort-suit-about = Spades, hearts, clubs, diamonds
settings-sort-rank = Sorted by rank
settings-sort-rank-about = Same ranks together
settings-sort-melds = Sorted by melds
settings-sort-melds-about = Melds first

settings-may-i-each-time = May I?: ask me each time
settings-may-i-each-time-about = You get a few seconds to ask for the upcard
settings-may-i-never = May I?: never ask me
settings-may-i-never-about = The bot says no for you

settings-call-loud = On my turn: ping me
settings-call-loud-about = A normal ping
settings-call-silent = On my turn: ping me silently
settings-call-silent-about = A ping without a sound
settings-call-never = On my turn: don’t ping me
settings-call-never-about = You see it only at the table

settings-panel = Hand panel: no extras
settings-confirm-discard = Discard: ask me first
settings-confirm-discard-about = Confirm each discard with a button
settings-every-control = Every button in its place
settings-every-control-about = Buttons never move, even those you can’t use now
settings-strip = The table above my hand
settings-strip-about = A narrow picture of the table’s key parts

settings-quiet-none = 🌙 No quiet hours. Pings may make a sound at any time.
settings-quiet = 🌙 Quiet from { $begin } to { $end } (UTC{ $offset }). Pings make no sound then.
settings-quiet-zone = 🌙 Quiet from { $begin } to { $end } in { $zone } time. Pings make no sound then.
button-text-first = Words instead of pictures
button-text-first-off = Pictures instead of words
button-quiet = Quiet hours
button-quiet-off = No quiet hours

# -- the window for quiet hours -------------------------------------------------------------------

quiet-title = Quiet hours
quiet-begin = From (such as 22:00)
quiet-end = To (such as 8:00)
quiet-offset = Your time zone (Asia/Bangkok, or +7)
quiet-not-a-time = “{ $typed }” isn’t a time of day, so nothing has changed. Write it like 22:00, from 0:00 to 23:59.
quiet-not-an-offset = “{ $typed }” isn’t a time zone, so nothing has changed. Write its name, such as Asia/Bangkok or Europe/Berlin, or the hours that your clock is ahead of UTC, from −12 to +14, such as +7 or −3:30.
quiet-empty = The start and the end are both { $typed }, which leaves no quiet hours, so nothing has changed. Write two different times.

# -- of a server -----------------------------------------------------------------------------------

command-server-language = Which language the tables of this server use
option-server-language = A language, or the one that this server has on Discord
server-language-discord = As on Discord
server-language-set = The tables of this server use **{ $name }** from now on. Messages that only you see stay in your own language: { COMMAND("settings") }.
