# Why a move was turned down: what, why, and what to do instead. One message a Reason.

refusal-no-such-move = That move doesn’t exist in this game. Use one of the buttons of your hand.
refusal-not-your-turn = It’s { $turn }’s turn. Yours comes later.
refusal-wrong-phase =
    { $phase ->
        [announce] Everyone picks their phase first. Choose yours when you’re asked.
        [may_i] The upcard is offered first. Play continues once everyone who may have it has answered.
        [draw] { wrong-phase-draw }
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
wrong-phase-draw = Start your turn by drawing from the stock or taking the upcard.
wrong-phase-play = You’ve drawn. Now lay cards, or discard one.
wrong-phase-over = No deal is running right now. The next one starts with Next deal.
refusal-deal-over = This deal is over. Press Next deal to play on.
refusal-not-in-hand = You don’t hold { $card }, or not as many of it as you chose. Pick from the cards in your hand.
# $naturals is how many of the cards are no jokers.
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is cards of one rank. A run is cards of one suit in order.
    }
not-a-meld =
    { $count ->
        [0] No cards are chosen for a meld yet.
       *[other] { $cards } can’t be laid as a meld.
    }
a-meld-needs = A meld needs at least one card that isn’t a joker.
refusal-no-such-meld = There’s no meld { $meld } on the table. Choose one that’s there.
# $fits is "nothing" (no card was chosen), "set", "open" (jokers alone), "run" (its ends are $low and $high) or "edge"; with
# numbers in colours "number", "colour" or "numbers".
# $limit is "half" or "fewer" where only the limit of wild cards stands against it, else "none".
refusal-does-not-fit =
    { $fits ->
        [set] { $cards } can’t be added to { $meld }. That set takes only the rank { $rank }.
        [number] { $cards } can’t be added to { $meld }. That set takes only the number { $rank }, or a wild card.
        [colour] { $cards } can’t be added to { $meld }. It takes only that colour, or a wild card.
        [numbers] { $cards } can’t be added to { $meld }. That run takes { $numbers }, or a wild card.
       *[other] { does-not-fit }
    }
does-not-fit =
    { $fits ->
        [nothing] Choose at least one card to lay off on { $meld }.
        [open] { $cards } can’t be added to { $meld }. Those jokers take only cards of one rank.
        [run] { $cards } can’t be added to { $meld }. That run takes { $low } below or { $high } above.
       *[edge] { $cards } can’t be added to { $meld }. A run takes only the next card of its suit at an end.
    }
refusal-nothing-to-draw = The stock is empty, and there aren’t enough discards for a new one. Take the upcard instead.
refusal-nothing-to-take = The discard pile is empty. Draw from the stock instead.
refusal-contract-not-met = Those melds aren’t this deal’s contract. It needs { $goal }, all together and nothing else.
refusal-contract-first = Make this deal’s contract first: { $goal }. After that you can do this.
refusal-contract-made = You’ve already made your contract this deal. Discard a card when you’re done.
refusal-no-further-melds = No new melds after the contract at this table. Lay off on melds on the table, or discard.
refusal-contract-this-turn = You made your contract this turn, so this has to wait for your next one. Discard to end your turn.
refusal-whole-hand-needed =
    { $count ->
        [one] In this deal every card goes down together, and { $cards } would be left. Find a place for it too.
       *[other] In this deal every card goes down together, and { $cards } would be left. Find places for them too.
    }
refusal-one-run-in-two = Two of your runs join end to end in one suit, so they’re one long run. Leave a gap, overlap them, or change suits.
refusal-last-hand = In the last deal you can’t lay anything before the contract: { $goal }. Just discard until it’s ready.
refusal-joker-in-a-set = Jokers in a set stay there. Only a joker in a run can be swapped. You may lay { $card } off on that set instead.
refusal-no-joker-for-it = No joker in { $meld } stands for { $card }. Look for a joker that does, or play { $card } another way.
refusal-joker-owed =
    { $owed ->
        [one] The joker you swapped out must be played before you discard. Put it into a meld first.
       *[other] The { $owed } jokers you swapped out must be played before you discard. Put them into melds first.
    }
refusal-joker-stuck =
    { $owed ->
        [one] After that, the joker you swap out couldn’t be played this turn. Keep the cards that it needs for a meld.
       *[other] After that, the { $owed } jokers you swap out couldn’t all be played this turn. Keep the cards that they need.
    }
refusal-taken-this-turn = You took { $card } this turn, so you can’t discard it now. Choose another card.
refusal-taken-card-left = That leaves you only { $card }, which you can’t discard in the turn you take it. Play so that another card stays.
refusal-would-empty-hand = You go out by discarding here, so one card must stay in your hand for that. Lay fewer cards.
refusal-not-in-row = { $card } isn’t in the row. Choose a card from it. You get that card and every card after it.
refusal-start-not-laid = You take { $card }, so it must be part of the meld you lay now. Add it, or start from another card.
refusal-no-card-of-hand = { $cards } would all come from the row. At least one card of the meld must be from your hand.
refusal-stock-lasts = There are cards in the stock, so the deal continues. Draw one, or take from the row.
refusal-knock-out-of-reach = The stock is empty, so this turn is only for a knock, and after that you couldn’t knock. Play another way, or pass.
refusal-knock-now = You took from the row in the last turn, so you must knock now instead of discarding.
refusal-stock-spent = The stock’s last two cards are never drawn. End the deal with the upcard if you can, or pass.
refusal-no-knock-with-it = You couldn’t knock with { $card }, and this late you may take it only to knock. If you pass, the deal is void.
refusal-already-answered = You’ve answered for this upcard already. Play continues when the others have too.
refusal-card-missing = { $cards } must stay on the table. Find a place in a meld.
refusal-nothing-added = You haven’t added a card from your hand yet. Rearranging needs at least one.
# $how is the house rule: "replaced" or "fixed". $stands_for is a card, or a rank in a set.
refusal-joker-moved =
    { $how ->
        [replaced] The joker for { $stands_for } may only move if you replace it with that card from your hand. Add one, or leave the joker.
       *[fixed] Jokers keep their meaning, and none is left for { $stands_for }. Put it back, and play around it.
    }
# $worth is -1 if melds of the table were touched.
refusal-initial-meld =
    { $worth ->
        [-1] Your first melds must come only from your hand and be worth { $least }. Leave the melds on the table alone.
       *[other] Your first melds must be worth { $least }, and these are worth { $worth }. Lay more together, or draw.
    }
refusal-joker-not-new = A freed joker must be laid in a new meld with at least two tiles from your rack. Build one, or leave the joker.
refusal-must-draw = You can’t pass while you can still draw. Lay something, or draw.
refusal-drawn-enough = You can’t draw more than { $most } in a turn. Lay something, or pass.
refusal-no-knocking = No knocking at this table. The deal ends when someone runs out of cards.
refusal-too-much-to-knock = You would hold { $points } points, and a knock allows { $limit } at most. Lay more, or play on.
refusal-nothing-to-take-back = There’s nothing to take back. Only cards you’ve laid in this turn come back, the newest first, as long as nothing else has happened since.
refusal-rated-stays = This game is rated, so laid cards stay. Play on from here.
refusal-took-the-last-upcard = You took the upcard before this one, and you can’t take two in a row. You may ask for the next one.
# $most is how many buys a player has; without it the contract is what stands against it.
refusal-may-not-buy =
    { $most ->
        [none] You’ve made your contract. At this table you can’t buy after that.
        [0] No buying at this table. Wait for your turn to draw.
        [one] You’ve used your { $most } buy. From now on take the upcard only in your own turn.
       *[other] You’ve used your { $most } buys. From now on take the upcard only in your own turn.
    }
refusal-no-swap-here = At this table wild cards stay in their melds. Lay the card off, or keep it.
refusal-not-seated = You don’t have a seat at this table. Press **Join** in a lobby, or **My hand** in a game to watch and to ask for a seat.
refusal-seated-already = You already have a seat here. Just wait for the start.
refusal-no-seat-free =
    Every seat is taken. This table has room for { $most ->
        [one] { $most } player
       *[other] { $most } players
    }. Open another table with { COMMAND("rummy new contract") }.
refusal-not-host =
    { $limit ->
        [none] Only the host can do that, and the host is { $host }. A kind word usually helps.
       *[other] Only the host can do that, and the host is { $host }. A kind word usually helps. If the host doesn’t click for { $limit } minutes, anyone who sits here can do it.
    }
refusal-too-few-players =
    It takes { $least } to play, so { $missing ->
        [one] { $missing } more player is
       *[other] { $missing } more players are
    } needed. Invite a friend or add a computer.
refusal-game-running = The game has started, so the lobby is closed. Open another table with { COMMAND("rummy new contract") }.
refusal-table-closed = This table is closed. Open a new one with { COMMAND("rummy new contract") }.

# What can be done instead of a move that was turned down. $moves are moves in few words.
nearest = You could: { $moves }

# -- what is not a broken rule --------------------------------------------------------------------

stale = That panel was old. Here’s the current table.
old-button = This button no longer works. Type the command again.
storage-trouble = This couldn’t be saved just now. Nothing is lost and nothing has changed. Please try again in a moment.
outcome-unknown = Something went wrong while saving. It may or may not have been saved. Please check before you try again.
takes-longer = This is taking longer than usual. You’ll see the result here as soon as it’s ready.
refused-thread = Discord didn’t take my answer, because this thread is archived or locked. Write something here to open it again, or ask a moderator to unlock it.
refused-content = AutoMod blocked my answer on this server. Your move may count already. Ask someone who manages the server to let Upcard through in the AutoMod rules.
refused-permission = Discord didn’t take my answer, because I’m missing permissions in this channel. Ask someone who manages the server to let me see it and send messages here.
refused-busy = Discord takes no more messages here for a moment. Please try again in a few seconds.
refused-message = I can’t change that message, because it was deleted or is too old. Type { COMMAND("rummy table") } to see your table again.
window-late = That took too long, so the window couldn’t open. Please press the button again.
table-in-doubt = The bot is still finding out whether the last change at this table was saved, so nothing was done now. Please try again in a moment.
table-elsewhere = This button belongs to a table in another channel. Use the buttons on the table’s own message.
text-unreadable = Part of that can’t be read as text, so nothing was changed. Please type it again.
value-refused = “{ $option }” doesn’t take that value, so nothing was done. Type the command again and choose from Discord’s list.
command-changed = This command has changed since your Discord loaded it. Reload Discord and type it again.
fault = Something broke on our side, so this table is paused. Nothing is lost. You can leave it with { COMMAND("rummy leave") }. Reference: `{ $ref }`
not-at-this-table = You aren’t playing at this table. You’re welcome to watch, or to open your own with { COMMAND("rummy new contract") }.
