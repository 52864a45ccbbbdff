# One short line of the log for what has happened. Past tense, so that $who may also be "You".

event-dealt = Deal { $deal }. Dealer: { $dealer }. First to play: { $starter }.
event-drew = { $who } drew { $card } from the stock.
event-drew-hidden = { $who } drew a card from the stock.
event-recycled =
    { $count ->
        [one] The discards became a new stock of { $count } card.
       *[other] The discards were shuffled into a new stock of { $count } cards.
    }
event-stock-ran-out = { $who } wanted to draw, but the stock had run out.
event-took = { $who } took { $card }.
event-took-row = { $who } took { $cards } from the row.
event-knocked = { $who } knocked with { $card }.
event-granted-may-i = { $who } got { $card } by May I.
event-drew-penalty = { $who } drew { $card } as the penalty card.
event-drew-penalty-hidden = { $who } drew a penalty card.
event-made-contract = { $who } made the contract: { $melds }.
event-laid-down = { $who } laid down { $cards }.
event-laid-off = { $who } laid off { $cards }, making { $whole }.
event-swapped = { $who } swapped { $card } for a joker on the table.
event-took-cards-back = { $who } took the last cards back.
event-discarded = { $who } discarded { $card }.
# Several deeds of a turn in one line, as the deed-… of clock.ftl name them.
event-deeds = { $who } { $deeds }.
event-rearranged = { $who } laid { $cards }, making { $melds }.
event-rearranged-more =
    { $count ->
        [one] { $who } laid { $cards }, making { $melds } and 1 more meld.
       *[other] { $who } laid { $cards }, making { $melds } and { $count } more melds.
    }
event-passed-turn = { $who } passed.
event-deal-out = { $who } went out.
event-deal-exhausted = The deal ended without anyone going out.
event-deal-knock = The deal ended with a knock.
event-game-won =
    { $count ->
        [one] { $winners } won the game.
       *[other] { $winners } won the game together.
    }

# -- the lobby and the seats ----------------------------------------------------------------------

event-sat = { $name } sat down.
event-stood-up = { $who } left the lobby.
event-host-changed = The host is now { $host }.
event-host-changed-you = You’re the host now.
event-began = The game started. First dealer: { $dealer }.
event-handed-over = { $who } left the game, and { $name } plays on.
event-closed-finished = The game is finished and the table is closed.
event-closed-idle = The table was closed because no one had used it for a while.
event-closed-everybody-left = The table was closed because everyone had left.
event-deal-void = The deal is void.
