# What only Indian Rummy says at the table, on panels and in results.

# -- the table ------------------------------------------------------------------------------------

table-wild = wild: **{ $rank } and jokers**
table-dropped = ⬇ dropped
table-out = ❌ out
table-draw-joker-stays = { $name }’s turn: draw from the stock. The joker { $card } stays there.
table-discard-or-declare = { $name } has drawn, and discards or declares.
alt-cut = The cut card: { $card }.
alt-dropped = { $name } has dropped.
alt-out = { $name } is out of the game.

# -- the hand -------------------------------------------------------------------------------------

life-first = First life
life-second = Second life
life-others = Other groups
life-left = Left over: { $points }
life-rest = Left over
life-missing = { $life }: missing
life-of = { $life }: { $cards }
hand-draw-joker-stays = **Your turn.** Draw from the stock: a discarded joker stays there.
hand-draw-or-drop = **Your turn.** Draw or take a card. Is your hand hopeless? Then drop.
hand-declare = **You can declare!** All is in groups: press the green button.
hand-dropped = **You have dropped**, which costs { $points }. Nothing is waited for from you until the next deal. Still playing: { $names }.
hand-declared-wrongly = **That was no declaration**, which costs { $points }. Nothing is waited for from you until the next deal. Still playing: { $names }.
hand-out-of-game = **You are out of the game.** Nothing is waited for from you. Still playing: { $names }.
hand-left-over = left over: { $points }
hand-left-over-after = left over: { $points }, { $after } after a discard
hand-counts = counts { $points }: a life is missing
hand-four-card-life = one sequence needs four cards
hand-pool =
    { $left } below { $limit }{ $safe ->
        [0] {""}
        [one] , room for 1 drop
       *[other] , room for { $safe } drops
    }
throw-leaves = { $card } → { $points }
button-declare = Declare
button-declare-aside = Declare, { $card } aside
button-drop = Drop
button-drop-for = Drop −{ $points } (hand { $count })
button-drop-at = Drop −{ $points }
button-drop-now = Yes, drop
button-joker-stays = { $card }: a joker stays there
button-stays = { $card } stays
choose-drop = **Drop**: you give up this deal. Press once more to do it.
choose-declare = **Declare**: which card do you put aside?
move-drop = give up this deal for **{ $points }**
move-drop-line = give up this deal for { $points }
move-drop-hand = your hand counts { $count } now
move-declare = declare, { $card } aside

# -- typed moves ----------------------------------------------------------------------------------

play-word-drop = drop, fold
play-word-declare = declare, finish
# Behind the word for a declaration: also if it is wrong.
play-word-anyway = anyway, for sure
play-unread-no-declaration = That is no declaration: it would cost { $points } and put you out of this deal. If you mean it, type { $lines }
play-move-drop = drop out of this deal
play-move-declare = declare, { $card } aside
play-move-declare-named = declare, { $card } aside: { $melds }

# -- what happened --------------------------------------------------------------------------------

event-dealt-wild = Deal { $deal }. Dealer: { $dealer }. First to play: { $starter }. Wild: { $rank } and jokers.
event-dropped = { $who } dropped, which costs { $points }.
event-declared = { $who } declared: { $melds }.
event-declared-wrongly = { $who } declared wrongly, which costs { $points }.
event-deal-declare = { $who } won the deal.
event-deal-drop = { $who } won the deal: nobody else is left.
deed-dropped = dropped

# -- results --------------------------------------------------------------------------------------

result-declared = **{ $name }** declared and wins the deal!
result-last-one = Nobody else is left in the deal: **{ $name }** wins it.
result-void-stock = The stock ran out with nothing to shuffle: the deal is void, and nobody pays anything.
result-complete-late = **{ $names }** had a complete hand too, one turn late.
result-put-out = ❌ Out of the game: **{ $names }**.
result-back = ↩️ Back in the pool: { $names }.
result-back-with = **{ $name }** with { $total }
alt-grouped = { $name }: groups { $melds }; left over { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-grouped-whole = { $name }: groups { $melds }; nothing left over.
alt-grouped-none = { $name }: all cards count, { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
line-declared = declared, { $added }
line-left-over =
    { $count ->
        [0] nothing left over
       *[other] { $cards } left over
    }, { $added }
line-left-over-count =
    { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } left over, { $added }
line-dropped = dropped, { $added }
line-wrong-declaration = declared wrongly, { $added }
line-last-one = the last one in the deal, { $added }

# -- the coach ------------------------------------------------------------------------------------

practice-indian-welcome = Only you see this deal, nothing counts and nobody hurries you. Your 13 cards have to go into groups. Two must be sequences, your **lives**, and the first of them has no joker. The panel sorts your hand; you see at once what is missing.
practice-indian-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a group with yours. The card that was cut says what is wild in this deal.
practice-indian-thrown = **A joker lies on top.** Somebody discarded it, and such a joker stays there: draw from the stock.
practice-indian-drop = **A hand without lives can cost 80.** { button-drop } gives the deal up for 20 before your first card. You need not: it is a matter of courage.
practice-indian-first-life = **First life.** Look for three cards of one suit in order, all of them real. Without it all 13 cards count, so it goes before everything else.
practice-indian-second-life = **Second life.** One more sequence: here a joker may stand for a card. From then on only what is left over counts.
practice-indian-safe = **Both lives are there.** Whatever lies in a group no longer counts. Get rid of the high cards that are left over.
practice-indian-joker = **You hold a joker** (the cards with a star are wild too). Keep it: it fits nearly anywhere, and it counts nothing.
practice-indian-discard = **Discard.** The menu says behind each card what is left over without it; the best is on top.
practice-indian-declare = **You can declare!** The green button puts one card aside and shows the other 13: all of them lie in groups, and you win the deal.
