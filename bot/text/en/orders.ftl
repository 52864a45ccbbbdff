# Standing orders for May I: what a player says beforehand. Only this player ever reads these lines.

button-orders = Auto May I?
button-until-my-turn = Not until my next turn
button-only-what-helps = Only what helps
button-never-this-deal = Never this deal
button-each-time = Ask me each time
orders-title = ## Automatic May I? answers
orders-about = These answers are given for you a second or two after an upcard is offered. Only you see them. To the others it looks as if you had clicked. You’re never asked about a card that you discarded yourself. If you might want one back, choose it here.
orders-helps-about = **{ button-only-what-helps }** asks for a card that gets you closer to your contract or, once you’ve made it, lets you lay more of your cards. Its penalty comes with it.
orders-now = **Your answers now**
orders-kept = ✓ Saved. It applies from now on.
orders-choose = Always ask for…
orders-rank =
    any { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
orders-jokers = any joker
orders-wanted = You always ask for { $cards }.
# $wanted is how many kinds of cards are asked for at once.
orders-each-time =
    { $wanted ->
        [0] You’re asked each time.
       *[other] You’re asked about all other cards.
    }
orders-until-my-turn =
    { $wanted ->
        [0] You pass on every card until your next turn.
       *[other] You pass on all other cards until your next turn.
    }
orders-only-what-helps =
    { $wanted ->
        [0] You ask for cards that help you and pass on the rest.
       *[other] From the others, you ask for cards that help you and pass on the rest.
    }
orders-never-this-deal =
    { $wanted ->
        [0] You pass on every card for the rest of this deal.
       *[other] You pass on all other cards for the rest of this deal.
    }
orders-never =
    { $wanted ->
        [0] You pass on every card, as you’ve chosen in your settings.
       *[other] You pass on all other cards, as you’ve chosen in your settings.
    }
