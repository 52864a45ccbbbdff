# The deal of the day.

command-daily = One deal a day with the same cards for everyone. Only you see yours
option-daily-game = Leave it out for the game of your last one
name-daily = daily

daily-title = ## Deal of the day { $number } · { $game }
daily-about = Everyone gets the same cards today, against medium computers. **You get one try**, with no clock, and only you see it. Open until { $begin }.
daily-secret = -# Others may still be playing these cards. Keep them to yourself.
daily-upgraded = The computers have been updated today, so results wouldn’t compare. You can finish deals that you’ve started. Tomorrow’s deal starts at { $begin }.
daily-tried = You played this deal before your data was deleted, and there’s one try. The next deal comes { $when }.
daily-past = That deal is over. Here’s today’s.
daily-elsewhere = You started this deal in another server. Continue there with { COMMAND("daily") }.
daily-unfinished = You still have yesterday’s deal of this game to finish, by { $end }.
daily-yesterday = **Yesterday here** · { $game }{ $par ->
    [none] { "" }
   *[other] , par { $par }
}{ $strong ->
    [none] { "" }
   *[other] , a strong computer { $strong }
}
daily-par-and-strong = -# Par is the middle of up to fifteen plays by medium computers. Strong played it only once, so luck matters.
daily-row = { $place } **{ $name }** · { $worth }
daily-more = { $count ->
    [one] -# and one more
   *[other] -# and { $count } more
}
daily-menu = Other games of today
daily-line-new = Not started
daily-line-open = Started, not finished
daily-line-left = Not finished
daily-line-done = Finished: { $worth }
daily-yesterdays = { $game }, yesterday’s
daily-closed = **Deal { $number } of { $game } is closed:** everyone may see its cards now.
daily-shown-here = From now on you’re listed in this server, wherever you play the deal of the day.
daily-not-shown-here = You’re listed here only when you start the deal of the day in this server.
button-daily-here = List me here
button-daily-not-here = Don’t list me here
button-daily-replay = My replay
button-daily-line = How strong played it
button-daily-deal = Deal my cards
button-daily-mine = My deal
button-daily-finish = Finish yesterday’s
button-daily-post = Post it
button-daily-more = More deals of today

# -- the result -----------------------------------------------------------------------------------

daily-result = **Deal of the day { $number } · { $game }:** you got **{ $worth }**.
daily-over-par = **{ $over } above par** ({ $par }). You did better than { $beaten } of { $computers ->
    [one] one computer
   *[other] { $computers } computers
} in your seat.
daily-under-par = **{ $over } below par** ({ $par }). You did better than { $beaten } of { $computers ->
    [one] one computer
   *[other] { $computers } computers
} in your seat.
daily-at-par = **Exactly par** ({ $par }). You did better than { $beaten } of { $computers ->
    [one] one computer
   *[other] { $computers } computers
} in your seat.
daily-par-comes = -# Computers are still playing your seat. { COMMAND("daily") } shows par soon.
daily-luck = -# { $known ->
    [yes] An average deal scores { $start }.
   *[no] As dealt it was worth { $start }.
} The cards: { $cards }. Your choices: { $choices } (± { $error }). The others: { $others }.
daily-luck-comes = -# How much of it was luck is still being worked out. { COMMAND("daily") } shows it in a few minutes.
daily-places = Place **{ $place }** of { $among } everywhere so far.
daily-places-here = Place **{ $here }** of { $of_here } here, **{ $place }** of { $among } everywhere so far.
daily-not-ranked = Not ranked, because your account is younger than 30 days or a computer played differently for you.
daily-not-finished = You didn’t finish this deal. It isn’t ranked.
daily-replay-comes = -# The replay opens { $when }.
daily-anchor-running = -# Chain since { $since }, anchor `{ $anchor }`
daily-anchor-new = -# New chain since { $since }, anchor `{ $anchor }`
daily-anchor-coming = -# Next chain from { $since }, anchor `{ $anchor }`
daily-fixed = -# These deals were fixed long before today. { COMMAND("about") } shows how to check that.
daily-strip = **{ $name }** · { $game }, daily { $number } · { $turns }{ $over }{ $place }
daily-strip-out = { $turns ->
    [one] out on turn one
   *[other] out on turn { $turns }
}
daily-strip-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
daily-strip-over = { " · " }{ $over } above par
daily-strip-under = { " · " }{ $over } below par
daily-strip-at = { " · " }exactly par
daily-strip-place = { " · " }place { $place } of { $among } here
daily-squares = -# One square per turn: 🟥 cost more than { $limit } points ({ $dear }) · 🟨 cost up to { $limit } ({ $costly }) · 🟩 next to nothing
daily-strip-worth = { " · " }{ $worth }
daily-head = Deal of the day
daily-leave = Give up your one try at today’s deal of { $game }? It can’t be played again.
daily-one = { $game }, deal of the day
daily-no-advice = -# This is the deal of the day, so Suggest leaves the draw and the discard to you.
replay-daily-open = This deal of the day is still being played. Its replay opens { $when }.
verify-day = ✅ The secret of this day leads to the anchor of its chain, and the seed follows from it.
verify-day-wrong = ❌ The secret of this day doesn’t lead to the anchor of its chain, or the seed doesn’t follow from it.
verify-chain =
    Day { $day } of the chain since { $since }, anchor: `{ $anchor }`
    Secret of the day: `{ $secret }`
about-daily = **Deals of the day** can be checked once the day is over. Save this first:
