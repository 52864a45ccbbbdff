# What stands on messages, panels and buttons.

you = You

# -- lobby ----------------------------------------------------------------------------------------

lobby-title = ### { $game }: take a seat
lobby-rules = **House rules** (differences from standard)
lobby-house-rules = -# **House rules:** { $rules }
lobby-standard-rules = Standard rules.
lobby-person = **{ $name }**
lobby-host = **{ $name }** · host
lobby-free = *free*
lobby-missing =
    For { $least } to { $most } players: { $missing ->
        [one] one more is needed.
       *[other] { $missing } more are needed.
    }
lobby-missing-exactly =
    For { $most } players: { $missing ->
        [one] one more is needed.
       *[other] { $missing } more are needed.
    }
lobby-ready = Ready. **{ $host }** can start, or wait for more.
lobby-full = Everyone is here. **{ $host }** can start.
lobby-new = -# New to it? { COMMAND("rummy practice") }
lobby-new-to-read = -# New to it? { COMMAND("rummy rules") }
lobby-sealed = -# Fair shuffle, sealed before the first deal: `{ $seal }`
lobby-closed-idle = This table was closed because no one had used it for a while. Open a new one with { COMMAND("rummy new", $game) }.
lobby-closed-left = Everyone has left, so this table is closed. Open a new one with { COMMAND("rummy new", $game) }.
button-join = Join
button-leave-lobby = Leave
# Above one button a strength; the buttons have the mark of a computer.
lobby-add-computer = Add a computer:
button-easy-computer = Easy
button-medium-computer = Medium
button-strong-computer = Strong
button-house-rules = House rules
button-computer = Computer
button-all-rules = All { $count } rules
button-start = Start

# -- table ----------------------------------------------------------------------------------------

table-title = ## { $game }
table-deal = **Deal { $deal }**
table-deal-of = **Deal { $deal } of { $deals }**
table-goal = contract: **{ $goal }**
table-seat =
    { $name } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Where laid cards count: points laid in this deal, cards in hand, points in all.
table-seat-laid =
    { $name } · laid { $laid } · { $count ->
        [one] 1 card
       *[other] { $count } cards
    } · total { $points }
table-down-contract = ✅
table-down-birth = ✅
table-draw = { $name }’s turn: draw from the stock.
table-draw-or-take = { $name }’s turn: draw from the stock or take { $card }.
table-draw-row = { $name }’s turn: draw from the stock or take from the row.
table-last-turn = The stock is empty. { $name } may take from the row only to knock now, or the deal ends.
table-row-or-pass = The stock is empty. { $name } takes from the row, or passes and the deal ends.
table-play = { $name } can lay cards, then discards.
table-play-unborn = { $name } isn’t born yet, and discards or knocks.
table-play-knock = { $name } has to knock in this turn.
table-fined = fined { $points }
table-window = **May I?** Anyone else can ask for { $card }. ⏱ { $until }. Waiting for: { $names }.
table-window-buy = **Buy?** { $card } is for sale. ⏱ { $until }. Waiting for: { $names }.
table-window-buy-untimed = **Buy?** { $card } is for sale. Waiting for: { $names }.
table-may-i-left = { $name } ({ $left } left)
table-asked = Asked: { $names }.
table-closed-left = Everyone has left, so this table is closed.
table-closed = This table is closed.
button-my-hand = My hand
button-draw = Draw
button-take = Take upcard
button-take-card = Take { $card }
button-may-i = May I?
button-may-i-left = May I? ({ $left } left)
button-buy = Buy
button-buy-left = Buy ({ $left } left)
button-pass = No, thanks
button-pass-turn = Pass
button-pass-ends = Pass (ends the deal)
button-pass-ends-at = Pass (ends the deal at { $points })
button-more = More
ping-turn = { $user }, it’s your turn: [go to the table]({ $jump })

# -- hand panel -----------------------------------------------------------------------------------

hand-waiting = **Not your turn yet:** { $names }, then you.
hand-asked-in-vain = They come before you in turn.
hand-window = **One moment.** The others can have { $card } first. The table shows who hasn’t answered.
hand-draw = **Your turn.** Draw from the stock, or take the upcard.
hand-play = **Your turn.** Lay cards if you like, then discard one.
hand-draw-row = **Your turn.** Draw from the stock.
hand-draw-or-row = **Your turn.** Draw, or take from the row with a meld.
hand-last-turn = **Last turn.** Take from the row and knock, or pass to end the deal.
hand-draw-or-sweep = **Your turn.** Draw, or take from the row.
hand-row-or-pass = **The stock is empty.** Take from the row, or pass and the deal ends.
hand-only-pass = **The stock is empty** and nothing in the row can be used. Pass to end the deal.
hand-play-only-knock = **Your turn.** You must knock now. Lay everything but one card, then press Knock.
hand-play-last-card = **Your turn.** Knock with your last card.
hand-play-knock = **Your turn.** You can knock! Or lay cards if you may, then discard one.
hand-play-first = **Your turn.** Choose one card and discard it.
hand-play-contract = **You can make the contract!** Or discard a card.
hand-play-fresh = **Contract made.** Now choose one card and discard it.
hand-may-i = **May I?** You can have { $card } now, with one card from the stock as a penalty. Time is up { $until }.
hand-buy = **Buy?** You can have { $card } now, with { $penalty ->
        [one] one card
       *[other] { $penalty } cards
    } from the stock as a penalty.
hand-buy-until = Time is up { $until }.
hand-buys =
    { $left ->
        [0] no buys left
        [one] { $left } buy left
       *[other] { $left } buys left
    }
hand-may-is =
    { $left ->
        [0] no May I left
        [one] { $left } May I left
       *[other] { $left } May I calls left
    }
hand-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand-deadwood =
    { $points ->
        [one] 1 point outside melds
       *[other] { $points } points outside melds
    }
# What this player has laid, what their hand would cost, and the points that this makes now.
hand-laid-less-held = { $laid } laid − { $held } in hand = { $points }
hand-missing =
    { $count ->
        [one] 1 card short of the contract
       *[other] { $count } cards short of the contract
    }
hand-ready = the contract can be made
hand-down-contract = contract made
hand-down-birth = born
hand-unborn = not born yet (take from the row to lay cards)
hand-more-readings = -# There are more ways. Choose cards from your hand to narrow them down.
hand-since = **Since your turn**
hand-since-more = and { $count } things before that
hand-since-deal = **Since the deal**
chosen-line = { $cards }: { $what }
chosen-set = a set of { $count }.
chosen-run = a run of { $count }.
chosen-fits = fits meld { $melds }.
# The cards can be laid, but not now.
chosen-later-draw = { $what } Draw first.
chosen-later-contract = { $what } Your contract comes first.
chosen-later-birth = { $what } Be born first.
chosen-later-turn = { $what } But not now.
chosen-whole = exactly right.
chosen-swap = can take a joker’s place.
chosen-knock = you can knock.
chosen-discard = you can discard it.
chosen-goes = goes with others.
chosen-apart = no meld yet.
chosen-or = { $first } or { $other }
chosen-missing = { $cards } is missing.
chosen-near = { $why } You could: { $move }
hand-choose = Choose cards to lay…
hand-discard = Discard… (ends your turn)
hand-discard-first = Choose a card to discard…
hand-take-row = Take from row…
hand-menu-part = { $first } – { $last }: { $what }
hand-pick-one = Pick one
button-row = Take from row
button-knock = Knock
button-contract = Contract
button-meld = Meld
button-lay-off = Lay off
button-swap = Swap joker
button-discard = Discard
button-several = { $what }…
button-contract-of = Contract { $cards }
button-row-for = Take { $count }, lay { $cards }
button-row-free = Take { $card }
button-knock-with = Knock with { $card }
button-meld-of = Meld { $cards }
button-lay-off-of = Lay off { $cards }
button-swap-for = Swap { $card } for the joker
button-discard-of = Discard { $card }
button-suggest = Suggest
button-take-back = Take back
button-sort = Sort by { $mode }
# The same where there is less room.
button-sort-brief = Sort
button-take-it = Take
button-swap-it = Swap
button-back = Back
sort-suit = suit
sort-rank = rank
sort-melds = melds
choose-contract =
    { $count ->
        [1] **Your contract**: this is how you can lay it.
       *[other] **Your contract**: pick the one to lay down.
    }
choose-row = **Take from the row**: pick the first card to take and the meld you lay with it. You also get every card after it in the row.
choose-sweep = **Take from the row**: pick what to take and lay. It’s played right away. The number is how many cards you get.
# The last line of a menu that has no room for all.
row-deeper = Deeper…
row-deeper-about =
    { $count ->
        [one] 1 more way
       *[other] { $count } more ways
    }
choose-knock = **Knock**: which card do you keep? Everything else is laid down.
choose-lay =
    { $count ->
        [1] **Meld**: there’s one way.
       *[other] **Meld**: which way?
    }
choose-off = **Lay off**: which card, and where?
choose-swap = **Swap a joker**: which card for which joker?
choose-suggest = **You could lay down**: pick one, and it’s played right away.
choose-one-card = Choose exactly one card to discard.
nothing-to-lay = Nothing in your hand can be laid down yet.
move-contract-rest =
    { $count ->
        [0] with your whole hand
        [one] 1 card stays in your hand
       *[other] { $count } cards stay in your hand
    }
move-meld = a new meld
move-lay-off = { $cards }
move-on = on { $name }’s { $cards }
move-swap = { $card } for the joker
restarting = Upcard is restarting. Try again in a few seconds. Nothing is lost.
fault-passing = Something broke on our side. Please check whether your move went through, and try again if not. If it happens again, quote reference { $ref }.
table-unknown = This table is no longer stored. Open a new one with { COMMAND("rummy new contract") }.
table-thinned = This table closed long ago, so its moves are no longer kept and can’t be replayed or checked, but results stay in { COMMAND("history") }.
not-dealt = The cards haven’t been dealt yet. You get your hand when the host presses Start.

# -- results --------------------------------------------------------------------------------------

result-out = **{ $name }** went out and the deal is over.
result-exhausted = The stock has run out and the deal is over. Everyone’s cards count.
result-totals-low = **Totals** (lowest wins)
result-totals-high = **Totals** (highest wins)
result-seat = { $name }: **{ $added }**
result-total =
    { $place }. { $name }: **{ $total }** ({ $added })
result-winner =
    { $mark } **{ $name }** wins the game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
result-winners =
    { $mark } **{ $names }** share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
result-mine = You: **{ $added }** this deal, **{ $total }** total, place { $place } of { $seats }.
result-my-rating = Your rating: { $change } → **{ $rating }**
button-details = Details
alt-result-points = { $name }: { $added }, { $total } total.
alt-result-bars = { $name } laid { $laid } and held { $held }.
result-next = The next deal starts { $until }, or as soon as everyone is ready. Waiting for: { $names }.
result-next-soon = The next deal starts { $until }, or as soon as everyone is ready.
button-continue = Next deal

# -- what stood out in a game: one line for each person, after their name ---------------------------

highlight-line = -# { $name } · { $told }
highlight-comeback = was last after deal { $deal }, and still won
highlight-lucky = lucky draw: { $card } from { $other } ended deal { $deal }
highlight-streak = won { $number } deals in a row
highlight-rival = neck and neck with { $other }: { $number } to { $of } by now
highlight-biggest = best deal: { $number } points in deal { $deal }
highlight-most-laid = laid the most in a deal: { $number } points in deal { $deal }
highlight-close =
    only { $number ->
        [one] { $number } point
       *[other] { $number } points
    } from the win
highlight-quick =
    won deal { $deal } after only { $number ->
        [one] { $number } draw
       *[other] { $number } draws
    }
highlight-most = best move: { $number } cards laid in one turn (deal { $deal })
highlight-most-deals = won the most deals: { $number } of { $of }
highlight-climb = made up { $number } places after deal { $deal }
highlight-upcards = had the most upcards by May I: { $number }
highlight-steady = never last in any of { $number } deals
highlight-won-deals = won { $number } of { $of } deals
highlight-placed =
    place { $of } with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

# -- private notes --------------------------------------------------------------------------------

rules-title = ## { $game }: the rules
more-title = ## { $game }
more-score =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
button-rules = Rules
button-leave = Leave the table
button-leave-now = Yes, leave
button-close = Close
button-stay = Stay
leave-lobby = Leave this lobby of { $game }?
stayed = OK, you’re still in.
leave-question = Leave this table of { $game }? A computer takes over your seat, and the game counts as a loss for you.
left = You’ve left the table. Thanks for playing!
left-and-closed = You’ve left the table. No one else was there, so it’s closed.
hands-title = You’re at several tables. Which hand?
hands-one = { $game }, deal { $deal }
hands-one-lobby = { $game }, not started
second-seat = You’re already at { $table } in this channel. Want a second seat here? Do it again.
no-table-of-yours = You’re not at a table. Join one in this channel, or open one with { COMMAND("rummy new contract") }.
servers-only = Tables are in servers. Use this command in one that has Upcard. Here you can practise with { COMMAND("rummy practice") } and read { COMMAND("rummy rules") }.
no-table-here = No table is open in this channel. Open one with { COMMAND("rummy new contract") }.
watching = Only you see this: a live view of [the table]({ $jump }).
bystander = Only you see this: the current table. The table itself is [here]({ $jump }).
bystander-nowhere = Only you see this: the current table.
permission-missing = I’m missing permissions in this channel: { $names }. Please ask someone who manages the server to grant them, or use another channel.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-messages-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”

# -- words read out for pictures ------------------------------------------------------------------

alt-stock =
    { $count ->
        [one] Stock: 1 card.
       *[other] Stock: { $count } cards.
    }
alt-upcard = Upcard: { $card }.
alt-row = The row, oldest first: { $cards }.
alt-empty-row = The row is empty.
alt-reach = You can take from: { $cards }.
# Behind the cards of a meld: those that somebody else has laid there.
alt-laid-by = { $cards } of them by { $name }.
alt-head = { $card } is the head card.
alt-no-upcard = No upcard.
alt-meld = { $name } laid { $cards }.
alt-meld-in-common = On the table: { $cards }.
alt-seat =
    { $count ->
        [one] { $name } holds 1 card.
       *[other] { $name } holds { $count } cards.
    }
alt-hand = Your hand: { $cards }
alt-empty-hand = Your hand is empty.

# -- commands -------------------------------------------------------------------------------------

command-new = Open a table of { $game } in this channel
option-computers = How many computers play, and how well
# "2 · medium".
computers-choice = { $number } · { $strength }
computers-unknown = Choose from the lines that are offered while you type. There’s room for { $most ->
    [one] one computer.
   *[other] up to { $most } computers.
}
command-rummy = Rummy tables in this channel
command-open = Open a table
command-hand = Show your hand again. Only you see it
command-table = Show the table again, at the bottom of this channel
command-rules = The rules of a game, with all its house rules explained
option-rules-game = Which game (leave out for your table’s game, or the newest table’s here)
command-leave = Give up your seat (asks first)
command-server = Settings of this server, for its managers
command-presets = Presets of house rules: change, delete, choose the default
option-presets-game = Which game
