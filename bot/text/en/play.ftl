# Moves typed in one line: /play.

command-play = Play any move in one typed line, such as: draw; 7h 8h 9h; 2c
option-play-move = Your move, or several with ; between them. Suggestions come while you type.

# -- what can be typed ----------------------------------------------------------------------------

# Names of a word, separated by commas. The English ones are understood in every language.
play-word-draw = draw
play-word-take = take
play-word-ask = may i, ask, buy
play-word-pass = pass
play-word-meld = meld, lay, lay down
play-word-discard = discard, throw
play-word-contract = contract, phase
play-word-knock = knock
play-word-row = row
play-word-swap = swap
play-word-on = >, →, on, lay off
play-word-table = table, rearrange
play-word-next = next
play-word-undo = undo, take back

# -- moves in few words ---------------------------------------------------------------------------

play-no-offers = No suggestions now. Type the whole move
play-move-draw = draw from the stock
play-move-take = take { $card }
play-move-take-upcard = take the upcard
play-move-may-i = ask for { $card }, with a penalty card
play-move-let-go = let { $card } go
play-move-end = pass, and the deal ends
play-move-row =
    { $count ->
        [one] take 1 card from the row and lay { $cards }
       *[other] take { $count } cards from the row and lay { $cards }
    }
play-move-row-on =
    { $count ->
        [one] take 1 card from the row and lay off { $cards } on { $name }’s { $meld }
       *[other] take { $count } cards from the row and lay off { $cards } on { $name }’s { $meld }
    }
play-move-row-free = take { $card } from the row
play-move-contract = make the contract: { $melds }
play-move-meld = lay { $cards }
play-move-lay-off = lay off { $cards } on { $name }’s { $meld }
play-move-swap = { $card } for the joker in { $name }’s { $meld }
play-move-discard = discard { $card }
play-move-knock = knock with { $card }
play-move-rearrange = lay { $cards } (before: { $before }; after: { $melds })
play-move-knock-alone = knock
play-move-knock-laying = lay { $cards } and knock
play-move-knock-rearranging = lay { $cards } (before: { $before }; after: { $melds }) and knock
play-move-pass = pass
play-move-next = ready for the next deal
play-move-undo = the last cards taken back

# -- what came of it ------------------------------------------------------------------------------

play-played = ✓ Played: { $moves }.
play-not-played = ✗ Not played: { $part }. { $why }
play-left-out = -# The rest wasn’t played either: { $parts }
play-waits = ⏳ Continues when the others have answered: { $parts }
play-overtaken = You did something else after typing it, so it was left.
play-draft = You’ve moved cards on your workbench that aren’t laid yet.
play-fault = Something broke on our side. Please look at the table and play on from there.
play-no-next = The deal is still being played. Ask for the next deal when it’s over.

# -- what is not understood -----------------------------------------------------------------------

play-unread-empty = Nothing was typed. Write a move, such as draw, 7h 8h 9h or 2c, and several with ; between them.
play-unread-not-a-card = “{ $word }” isn’t a card. Write rank and suit, such as 7h or 10s, and jk for a joker.
play-unread-not-a-word = “{ $word }” is neither a card nor a move. Cards are written like 7h or 10s, moves like draw, take or 7h 8h 9h.
play-unread-near-a-word = “{ $word }” is neither a card nor a move. Did you mean “{ $near }”?
play-unread-not-a-number = “{ $word }” isn’t the number of a meld. Melds on the table count from 1, such as 4s > 2.
play-unread-no-cards = “{ $word }” needs a card. Write the card with it, such as 4s > 2 or swap 5h 2.
play-unread-one-card = “{ $word }” names more than one card, but takes just one. After knock and row a colon ends it, such as knock 2c: 7h 8h 9h.
play-unread-stands-alone = “{ $word }” is a complete move. Write ; after it before the next move, such as draw; 2c.
play-unread-several = That can be read in several ways. Type the one that you mean: { $lines }
