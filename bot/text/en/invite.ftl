# Opening a table with guests.

option-with = Keep a seat for this member, who is pinged once
option-with-more = And this member
menu-play-with = Play rummy with…
play-with =
    ### Rummy with { $name }: which game?
    The table opens in this channel, and a seat is kept for { $name }, who is pinged once.
invite-yourself = You already have a seat, because it’s your table. Choose someone else.
