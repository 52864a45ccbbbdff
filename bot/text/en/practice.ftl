# A practice deal: what the coach says. Each hint begins with what it is about.

command-practice = Play one deal against computers, with every step explained; only you see it
option-practice-game = Which game

practice-title = ### 🎓 Practice: { $game }
practice-head = 🎓 Practice
practice-watch = **The others’ turns.** They play by themselves. Watch what they take and what they discard: it shows what they are collecting.
practice-short-draw = Does { $card } help you? Then take it. If not, draw.
practice-short-draw-row = Draw from the stock.
practice-short-row = Is a meld from the row worth the cards that come with it? If not, draw.
practice-short-sweep = Is what you lay worth the cards that come with it? If not, draw.
practice-short-may-i = Is { $card } worth a penalty card to you? If not: **{ button-pass }**.
practice-short-lay = You can lay cards.
    .tiles = You can lay tiles.
practice-short-lay-dummy = You can lay cards, and laid cards count for you.
practice-short-discard = Discard the card that you need least.
practice-short-discard-dummy = Discard what you need least and what helps the next player least.
practice-short-rearrange = Lay cards, or draw on.
    .tiles = Lay tiles, or draw.
practice-short-watch = The others play now.

first-look-set = a set: cards of one rank
    .tiles = a set: tiles of one number, each of another colour
first-look-run = a run: cards of one suit in order
    .tiles = a run: tiles of one colour in order
first-look-lay-off = a lay-off: it goes on that run, whoever laid it
    .tiles = added to that run, whoever laid it
first-look-row = the row: what was discarded, the oldest card first
first-look-take = a take: the first card is yours; you get the row from the second on, and these go down at once
first-look-sweep = a take: you get the row from its second card on, and lay that one at once with cards of yours
first-look-table = a run that lies on the table
first-look-split = your card makes two runs of it: 4♠ 5♠ 6♠ and 6♠ 7♠ 8♠
    .tiles = your tile makes two runs of it, 4-5-6 and 6-7-8
first-look-number-set = a set: cards of one number; the first phase asks for two of them
first-look-number-run = a run: numbers in order, of any colours
first-look-hit = a lay-off: it goes on that run, whoever laid it
first-look-wild-and-skip = a wild card, which stands for any card, and a skip card, which takes a turn from somebody
first-look-first-life = a first life: a sequence without a joker
first-look-second-life = a second life: another sequence, with a joker or without
first-look-left-over = left over: cards in no group; they count against you
first-look-deadwood = deadwood: cards in no meld; you want as little of it as can be
first-look-show = a lay-off: after a knock the other player may lay it on that run
first-look-melds = -# Sets and runs are called **melds**.
button-begin = Begin

# -- Basic Rummy ----------------------------------------------------------------------------------

practice-basic-welcome = Only you see this deal, nothing counts and nobody hurries you. Be the first to get rid of all your cards: you win the points that the others still hold.
practice-basic-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a meld or can be laid off.
practice-basic-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it can no longer count against you. Or wait: all your cards in one turn are a rummy and count double.
practice-basic-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: **{ button-lay-off }**.
practice-basic-out = **Nearly out.** Meld, lay off or discard your last card, and the deal is yours.
practice-basic-taken = **The upcard you just took** may not be discarded in this turn; any other card may.
practice-basic-discard = **Discard.** That ends your turn. What you still hold at the end pays the winner: king, queen and jack 10, an ace 1. High cards go first.

# -- Contract Rummy -------------------------------------------------------------------------------

practice-contract-welcome = Only you see this deal, nothing counts and nobody hurries you. First lay the **contract** of the deal, all at once: { $goal }. Then get rid of the rest: what you hold at the end counts against you.
practice-contract-may-i = **May I?** { $name } has left { $card }. You may ask for it although it is not your turn; a **penalty card** from the stock comes with it. Ask only for cards that get you closer to your contract.
practice-contract-granted = **You got it**, and a penalty card with it: more to choose from, and more to get rid of.
practice-contract-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it gets you closer to your contract.
practice-contract-ready = **You can make the contract!** **{ button-contract }** lays all its melds at once, and nothing else in this turn. Waiting seldom pays: who has laid nothing pays for the whole hand.
practice-contract-made = **Contract made.** Now only discard. From your next turn on you may lay melds, lay off and swap jokers.
practice-contract-owed = **Play the joker** in a new meld before you discard.
practice-contract-swap = **Swap a joker.** You hold the very card that a joker in a run stands for: put it there, and lay the joker in a new meld at once.
practice-contract-meld = **Lay a new meld.** After the contract any set or run may follow: **{ button-meld }**.
practice-contract-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: **{ button-lay-off }**.
practice-contract-out = **Nearly out.** The deal ends as soon as you hold no card. Then only the others pay.
practice-contract-behind = Somebody has made the contract and may be out soon: get rid of high cards that you do not need.
practice-contract-discard = **Discard.** That ends your turn. Keep cards that go together, and every **joker**: it stands for any card. The rest goes, high cards first: an ace costs 15, king, queen and jack 10.

# -- Shanghai Rum ---------------------------------------------------------------------------------

practice-shanghai-welcome = Only you see this deal, nothing counts and nobody hurries you. First lay the **contract** of the deal, all at once: { $goal }. Then get rid of the rest: what you hold at the end counts against you.
practice-shanghai-buy = **Buy?** { $name } has left { $card }. You may buy it although it is not your turn; a **penalty card** from the stock comes with it, and you have only so many buys. Buy only cards that get you closer to your contract.
practice-shanghai-bought = **Bought**, with a penalty card: more to choose from, and more to get rid of.
practice-shanghai-swap = **Swap a wild card.** You hold the very card that a joker in a run stands for: put it there and take the joker. You may keep it.

# -- Thai Dummy -----------------------------------------------------------------------------------

practice-dummy-welcome = Only you see this deal, nothing counts and nobody hurries you. What you lay counts for you, what you still hold at the end counts against you.
practice-dummy-draw = **Draw** from the **stock** (face down): no card of the row makes a meld with yours yet. You lay nothing before you are **born** (เกิด), by taking from the row.
practice-dummy-take = **You can be born (เกิด)!** A card of the row makes a meld with yours. It and all after it come to your hand, and the meld goes down at once. From then on you may lay cards.
practice-dummy-born = **Born (เกิด).** Now you may lay melds and lay off (ฝาก). At the end you get what you have laid, less what you still hold.
practice-dummy-unborn = **Not born yet**, so just discard: the card goes to the end of the row. Whoever is unborn when the deal ends loses twice the sum of what they hold and their fines.
practice-dummy-discard = **Mind the next player.** If they take just the card you discard now and **knock** with it, ending the deal, that is a ting ngo (ทิ้งโง่) and costs you 50.
practice-dummy-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it counts for you. One card always has to stay in your hand.
practice-dummy-lay-off = **Lay off (ฝาก).** A card of yours fits on a meld of the table: **{ button-lay-off }**. It counts for you, whoever laid the meld.
practice-dummy-speto = **A speto (สเปโต).** 2♣ and Q♠ count 50: for you when you lay them, against you when you still hold them.
practice-dummy-dark = **You can knock dark (น็อคมืด)!** A **knock** lays everything but one card, which counts 50, and ends the deal. You were not born before this turn, so your points are doubled.
practice-dummy-knock = **You can knock (น็อค)!** **{ button-knock }** lays everything but one card, which counts 50, and ends the deal. If all you laid is of one suit (สี), your points are doubled.
practice-dummy-only-knock = **Only the knock is left** (lay all but one card): you cannot discard any more.
practice-dummy-last-turn = **The stock is empty.** You may take from the row only to **knock**: lay all but one card in this turn. If you cannot, **{ button-pass-turn }** ends the deal.
practice-dummy-fined = **A fine.** It cost you { $points } points: { $what }.

# -- Rummy 500 ------------------------------------------------------------------------------------

practice-rummy500-welcome = Only you see this deal, nothing counts and nobody hurries you. What you lay counts for you, what you still hold when somebody goes out counts against you.
practice-rummy500-draw = **Draw** from the **stock** (face down): no card of the row can be used yet. Every discard stays in the **row**, where all may take it later.
practice-rummy500-take = **You can take from the row!** Choose a card that you can use at once: it and all after it come to you, and it goes down. Look at the second line: what else comes to your hand, and what that would cost.
practice-rummy500-swept = **Taken.** The rest is in your hand now. More of it may be laid in this turn, and what you hold at the end counts against you.
practice-rummy500-meld = **Lay a meld.** You hold a set or a run: **{ button-meld }** lays it, and it counts for you. What you keep back may cost you.
practice-rummy500-lay-off = **Lay off.** A card of yours fits on a meld of the table: **{ button-lay-off }**. It counts for you, whoever laid the meld; a coloured edge shows whose it is.
practice-rummy500-out = **Nearly out.** Lay or discard your last card and the deal ends: the others pay for what they hold.
practice-rummy500-behind = **{ $name } is nearly out.** Lay what you can, and take no more from the row than you can use.
practice-rummy500-spent = **The stock is empty.** Take from the row as long as it pays. If not, **{ button-pass-ends }**.
practice-rummy500-discard = **Discard.** The card goes to the end of the row, where the next player may take it with all that lies there. High cards that you cannot use go first.

# -- Ten Phases -----------------------------------------------------------------------------------

practice-phases-welcome = Only you see this deal, nothing counts and nobody hurries you. First lay your **phase**, all at once: two sets, each of three cards of one number. Then get rid of the rest: what you hold at the end counts against you.
practice-phases-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it gets you closer to your phase. The frames above your hand show what is missing.
practice-phases-skip-stays = **A skip card lies on top.** It is never taken: draw from the stock.
practice-phases-ready = **You can lay your phase!** The green button shows the ways; the first leaves you the fewest points. What lies can no longer count against you.
practice-phases-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: **{ button-lay-off }**. Beside a run stand the numbers that go on it.
practice-phases-skip = **A skip card** lies in no meld. Discard it and say whose turn it takes: best of somebody whose phase lies and who holds few cards.
practice-phases-wild = **A wild card** (the star) stands for any card. Keep it for your phase: left in your hand it costs 25.
practice-phases-out = **Nearly out.** Lay off or discard your last card, and the deal is over. Then only the others pay.
practice-phases-behind = Somebody has laid their phase and may be out soon: get rid of high cards that you do not need.
practice-phases-discard = **Discard.** That ends your turn. Keep what your phase needs; of the rest 10, 11 and 12 cost most.

# -- Manipulation Rummy ---------------------------------------------------------------------------

practice-manipulation-welcome = Only you see this deal, nothing counts and nobody hurries you. Be the first to get rid of all your cards. All melds on the table are everybody’s: you may **rearrange** them to find room for yours.
practice-manipulation-draw = **Draw** from the **stock** (face down). A turn begins with a card, and you may draw up to three; the third ends your turn.
practice-manipulation-lay = **Lay cards.** Some of yours make a meld or fit on one. Choose them, then press the green button. That ends your turn.
practice-manipulation-rearrange = **Rearrange.** Nothing fits the table as it is. Open melds, choose cards of them and of your hand, and move them to a **new group**: a set of four and the end of a long run can spare a card. Nothing is played before **{ button-done }**.
practice-manipulation-draw-on = **Draw on.** If you find no way to lay a card, draw another. What you have moved on the table stays there.
practice-manipulation-knock = **You can knock!** With so few points in your hand you may end the deal. Whoever holds least wins the difference from everyone else.
practice-manipulation-out = **Nearly out.** Lay your last cards, and the deal is yours.
practice-manipulation-done = **Your turn is over** as soon as you lay cards, or with the third card that you draw.
practice-manipulation-watch = **The others’ turns.** They play by themselves. Watch where they lay their cards: each new meld may make room for yours.

# -- Tile Rummy -----------------------------------------------------------------------------------

practice-tiles-welcome = Only you see this deal, nothing counts and nobody hurries you. Be the first to get rid of all your tiles. To begin you need sets and runs of 30 points from your rack. From then on all melds on the table are everybody’s: you may **rearrange** them to find room for your tiles.
practice-tiles-begin = **Your first melds** must be worth 30 points, all from your rack. Choose the tiles of a set or run and move them to a **new group**; then the next one. Not enough? **Draw**.
practice-tiles-draw = **Draw.** If nothing of yours finds a place, a tile from the **pool** ends your turn.
practice-tiles-lay = **Lay tiles.** Some of yours make a meld or fit on one. Choose them, then press the green button. That ends your turn.
practice-tiles-rearrange = **Rearrange.** Nothing fits the table as it is. Open melds, choose tiles of them and of your rack, and move them to a **new group**: a set of four and the end of a long run can spare a tile.
practice-tiles-out = **Nearly out.** Lay your last tiles, and the deal is yours.
practice-tiles-done = **Your turn is over** as soon as you lay tiles, or draw.
practice-tiles-watch = **The others’ turns.** They play by themselves. Watch where they lay their tiles: each new meld may make room for yours.

# -- Show me --------------------------------------------------------------------------------------

button-show-me = Show me
# In its place once a move is shown: the reason, and what speaks for it.
button-why = Why?
button-do-it = Do it
button-stop-practice = Stop
practice-show = 💡 **A good player might:** { $move }.
practice-done = ✓ **Done:** { $move }. { $why }

# -- the end --------------------------------------------------------------------------------------

practice-won = 🎉 **Well played!** That is how a deal goes. Play another, or find some people to play with.
practice-lost = **That is how a deal goes.** This one went to { $name }. Play another: the cards change, the steps do not.
    .tiles = **That is how a deal goes.** This one went to { $name }. Play another: the tiles change, the steps do not.
practice-nobody = **That is how a deal goes.** This time nobody ended it. Play another: the cards change, the steps do not.
    .tiles = **That is how a deal goes.** This time nobody ended it. Play another: the tiles change, the steps do not.
practice-never-born = You were not born in it, so what you held counted double: next time take from the row early.
practice-stopped = This practice deal is over. Nothing of it counts.
practice-leave = Stop this practice deal of { $game }? Nothing of it counts.
practice-real = { COMMAND("rummy new", $game) } opens a table in this channel for everybody who likes to join; computers can fill the seats.
button-another-deal = Another deal
button-real-game = Open a table
button-practice = Practice deal
hand-may-i-untimed = **May I?** You can have { $card } now, with one card from the stock as a penalty.
table-window-untimed = **May I?** Anyone else may ask for { $card }. Still to answer: { $names }.
