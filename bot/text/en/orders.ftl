# Standing orders for May I: what a player says beforehand. Only this player ever reads these lines.

button-orders = Orders
button-never-this-deal = Never this deal
button-each-time = Ask me each time
orders-title = ## May I orders
orders-about = What you order here is answered for you the moment an upcard is up for the asking. Only you see it: to the others it looks like a click of yours.
orders-now = **As it stands**
orders-kept = ✓ Noted. It holds from now on.
orders-choose = Ask at once for …
orders-rank =
    any { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
orders-jokers = any joker
orders-wanted = You ask at once for { $cards }.
# $wanted is how many kinds of cards are asked for at once.
orders-each-time =
    { $wanted ->
        [0] You are asked each time.
       *[other] About every other card you are asked.
    }
orders-never-this-deal =
    { $wanted ->
        [0] You let every card go for the rest of this deal.
       *[other] You let every other card go for the rest of this deal.
    }
orders-never =
    { $wanted ->
        [0] You let every card go, as you have chosen in your settings.
       *[other] You let every other card go, as you have chosen in your settings.
    }
