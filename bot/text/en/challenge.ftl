# A challenge: a friend plays the same deal, and the results are compared.

button-challenge = Challenge a friend
challenge-friend-title = **Challenge a friend** · { $game }
challenge-friend-title-deal = **Challenge a friend** · { $game }, deal { $deal } of { $deals }
challenge-friend-about = You scored **{ $points }** in this deal. Your friend plays it from your seat, against medium computers. When they finish, both results are posted here.
challenge-choose = Choose a friend
button-challenge-all = Ask the channel
challenge-elsewhere = -# In another server with this bot: { COMMAND("rummy new", $game) } with `{ name-same-as }:{ $code }`

challenge-title = ### 🎴 { $host } challenges you · { $game }
challenge-title-friend = ### 🎴 { $host } challenges { $friend } · { $game }
challenge-about =
    { $host } scored **{ $points }** in this deal. Play it from the same seat, against medium computers, and beat that!
    -# Only you see your hand, and there’s no clock. Both results are posted here.
challenge-pays = -# What a winner gets from you counts against you.
button-challenge-accept = Accept
challenge-over = 🎴 No one took up { $host }’s challenge in { $game }.
challenge-running = 🎴 **{ $friend }** is playing **{ $host }**’s deal. Both results are posted here at the end.
challenge-compared = 🎴 **The same deal:** { $host } **{ $theirs }**, { $friend } **{ $points }**.
challenge-better =
    { $by ->
        [0] It’s a tie!
        [one] { $better } did better by 1 point.
       *[other] { $better } did better by { $by } points.
    }
challenge-parted = -# Both played alike until move { $move }. At { $host }’s table: { $there } Here: { $here }
challenge-alike = -# Both played exactly alike.
notice-challenged = 🎴 { $names }, you’re challenged to a deal: [have a look]({ $jump })
