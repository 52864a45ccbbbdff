# Why a computer would make a move: Suggest says so in unrated games, and practice says so always.

advice-upcard-no-nearer = The upcard doesn’t get you closer to the contract.
advice-upcard-no-meld = The upcard doesn’t fit any of your cards.
advice-upcard-no-use = The upcard doesn’t fit any of your cards, and it can’t be laid off.
advice-upcard-barred = You may not take this upcard now.
advice-no-upcard = There’s no upcard to take.
advice-row-no-meld = No card in the row makes a meld with yours.
advice-row-not-worth = Nothing in the row is worth the cards that come with it.
advice-let-it-end = Nothing in the row is worth more than ending the deal now.
advice-take-joker = A joker can stand for nearly any card.
advice-take-nearer = It gets you closer to your contract.
advice-take-melds = It fits your other cards.
advice-take-knock = With it you can knock.
advice-take-out = With it you go out in this turn.
advice-take-whole = Your contract is ready, so any card will do.
advice-take-left = There’s nothing else to take.
advice-row-worth = The meld, and the melds that can follow, are worth the cards that come along.
advice-row-knock = With them you can knock in this turn.
advice-born = With it you’re born. From now on you may lay cards, and the cards you hold at the end no longer count double.
advice-may-i-nearer = It gets you closer to the contract, and there’s time for the penalty card.
advice-decline-own = You’ve just discarded it yourself.
advice-decline-free = Your contract is down, so you’d just have two more cards to get rid of.
advice-decline-close = Someone may go out soon, and both cards would count against you.
advice-decline-grown = You’ve taken in many cards already.
advice-decline-no-nearer = It doesn’t get you closer to the contract.
advice-no-knock = A knock is out of reach.
advice-contract = Cards on the table can no longer cost you points, and only with your contract down can you lay off.
advice-lay = Cards on the table can no longer cost you points.
advice-lay-off = { advice-lay }
advice-swap = The joker helps to lay more than the card did.
advice-knock = It ends the deal with all your cards counted for you.
advice-knock-soon = Your deadwood is low, and the other player’s may soon be lower.
advice-all-melded = All your cards are in melds.
advice-show-least = No other way of melding and laying off leaves less deadwood.
advice-least-left = Discarding it leaves you the least outside melds and costs few chances of a meld.
advice-draw-first = A turn starts with a draw.
advice-nothing-to-lay = None of your cards can be laid yet.
advice-keeps-back = Something could be laid, but it’s worth more in a later turn.
advice-lay-little = Laying a little ends your turn, so you draw no more. The cards you keep are out of the others’ reach.
advice-most-cards = No way was found to lay more cards.
advice-knock-low = You hold so little that most likely no one holds less.
advice-held-longest = The deal drags on, and you’ve held this card longest of those you can spare.
advice-missed-least = You could use every card, but you’ll miss this one least.
advice-no-neighbours =
    { $points ->
        [one] Nothing in your hand goes with it, and it counts 1 point.
       *[other] Nothing in your hand goes with it, and it counts { $points } points.
    }
advice-no-use-for-contract =
    { $points ->
        [one] For this contract nothing in your hand goes with it, and it counts 1 point.
       *[other] For this contract nothing in your hand goes with it, and it counts { $points } points.
    }
advice-few-neighbours = Of your spare cards, it fits the rest least.
advice-dear = The deal may end soon, and this is your most expensive spare card: { $points }.
advice-dear-and-safe = It counts { $points }, the deal may end soon, and no one can lay it off.
advice-stock-better = The upcard would help, but leaving it promises more.
advice-upcard-better = It helps more than the average card from the stock.
advice-may-i-grows = It doesn’t help the contract yet, but with more cards you’ll get there sooner.
advice-may-i-worth = The card is worth more to you than the penalty card costs.
advice-decline-not-worth = The penalty card would cost you more than this card is worth.
advice-safer = It helps the others less than { $instead } would.
advice-more-chances = You keep better chances of melds than if you discarded { $instead }.
advice-rid-sooner = The rest of your hand goes sooner than if you discarded { $instead }.
advice-more-endings = More of the cards to come would let you go out than if you discarded { $instead }.
advice-fewer-points = It counts { $points } against you, { $instead } only { $less }.
advice-less-left = You keep less outside melds than if you discarded { $instead }.
advice-better-hand = Your hand can score more than if you discarded { $instead }.
advice-no-fine = Discarding { $instead } would cost you a fine.
advice-played-out = When the deal was tried out to its end, it did better than { $instead }.
advice-spared =
    { $points ->
        [one] You can do without it, and it counts 1 point.
       *[other] You can do without it, and it counts { $points } points.
    }
advice-only-spare = It’s the only card that you can spare.
advice-born-by-it = You’re born by taking from the row. If no one takes it first, you take it back next turn with the rest of its meld.
advice-as-good = It hardly matters: { $instead } is about as good.
advice-goes-out = You can get rid of all your cards this turn and end the deal.
advice-worth-more =
    { $instead ->
        [none] Nothing else is worth more.
       *[other] It beats discarding { $instead }.
    }

# What the computer saw, after its reason: facts of the hand and of the table, at most three.

saw-holds = { $name } holds { $other }, which goes with { $card }.
saw-waits = { $name } holds { $cards }, and { $card } would make a meld of them.
saw-fits = { $card } can be laid off on the table.
saw-threw = { $name } has discarded { $other }, so { $card } is likely safe.
saw-took = { $name } took { $other }.
saw-let-go = { $name } didn’t take { $other }, so { $card } is likely safe.
saw-gone =
    { $left ->
        [0] All { $of } cards that go with { $card } have shown up already.
       *[other] { $number } of the { $of } cards that go with { $card } have shown up already.
    }
saw-open = More unseen cards go with { $other } ({ $number }) than with { $card } ({ $of }).
saw-alone =
    { $number ->
        [0] Nothing in your hand goes with { $card }.
       *[other] For this contract nothing in your hand goes with { $card }.
    }
saw-beside = { $card } goes with { $cards } in your hand.
saw-melded = { $card } is part of your meld { $cards }.
saw-makes = With { $card } you hold the meld { $cards }.
saw-twice =
    { $number ->
        [0] You hold { $card } twice.
       *[other] You hold { $card } twice, and a run takes only one.
    }
saw-stuck =
    { $count ->
        [one] { $cards } stays. Nothing here makes a meld with it yet.
       *[other] { $cards } stay. Nothing here makes a meld with any of them yet.
    }
saw-no-room = { $cards } found no place on the table.
saw-kept = { $cards } could be laid now, but can wait.
saw-near =
    { $number ->
        [one] { $cards } lack one card for a meld, and 1 unseen card would do.
       *[other] { $cards } lack one card for a meld, and { $number } unseen cards would do.
    }
saw-few-cards =
    { $number ->
        [one] { $name } has only 1 card left.
       *[other] { $name } has only { $number } cards left.
    }

suggest-would = A computer would:
suggest-advice = **Nothing to lay now.** A computer would:
suggest-advice-instead = **Or hold off.** A computer would:
no-thought = No suggestion right now. Press again in a few seconds.
suggest-rated = -# This game is rated, so Suggest leaves the draw and the discard to you.
