# A practice deal: what the coach says. Each hint begins with what it is about.

command-practice = Play one deal against computers, with every step explained; only you see it
option-practice-game = Which game

practice-head = ### 🎓 Practice: { $game }
practice-watch = **The others’ turns.** They play by themselves, and this message follows. Watch what they take and what they discard: it shows what they are collecting.
practice-short-draw = Does { $card } help you? Then take it. If not, draw.
practice-short-draw-row = Draw from the stock.
practice-short-row = Look at **{ button-row }**: is the meld worth the cards that come with it? If not, draw.
practice-short-may-i = Is { $card } worth a penalty card to you? If not: **{ button-pass }**.
practice-short-lay = You can lay cards: **{ button-suggest }** shows them all.
practice-short-lay-dummy = You can lay cards, and laid cards count for you: **{ button-suggest }** shows them all.
practice-short-discard = Choose the card that you need least and discard it.
practice-short-discard-dummy = Discard what you need least and what helps the next player least.
practice-short-watch = The others play now; this message follows.

# -- Basic Rummy ----------------------------------------------------------------------------------

practice-basic-welcome = **One deal to learn.** Only you see it, nothing counts and nobody hurries you. Get rid of all your cards before the computers do, and you win what they still hold.
practice-basic-draw = **Draw or take.** Your turn begins with a card: the top one of the stock, or the upcard { $card }. Take the upcard if it makes a meld with your cards or can be laid off.
practice-basic-meld = **Lay a meld.** You hold a set or a run: choose its cards and press **{ button-meld }**, or let **{ button-suggest }** show it. Cards on the table can no longer count against you. You may also wait: whoever lays everything in one single turn goes rummy, and that counts double.
practice-basic-lay-off = **Lay off.** A card of yours fits on a meld of the table: choose it and press **{ button-lay-off }**. It may be anybody’s meld, and you need not have melded yourself.
practice-basic-out = **Nearly out.** Your last card may be melded, laid off or discarded. Then the deal is over, and it is yours.
practice-basic-taken = **The card just taken.** The upcard that you have just taken may not be discarded in this same turn; any other card may.
practice-basic-discard = **Discard.** Your turn ends with a discard: choose a card in the menu **{ hand-discard }**. Get rid of cards that fit nothing, high cards first: a king, queen or jack that you still hold gives the winner 10 points, an ace 1.

# -- Contract Rummy -------------------------------------------------------------------------------

practice-contract-welcome = **One deal to learn.** Only you see it, nothing counts and nobody hurries you. First you lay the contract of this deal, all at once: **{ $goal }**. Then you get rid of the rest, because what you hold at the end counts against you.
practice-contract-may-i = **May I?** { $name } has drawn and left { $card }. You may ask for it; if you get it, the top card of the stock comes with it as a penalty, and you can play neither before your own turn. Ask only for what brings your contract nearer.
practice-contract-granted = **You got it.** The upcard and a penalty card are in your hand now: more to choose from, and more to get rid of.
practice-contract-draw = **Draw or take.** Your turn begins with a card. Take the upcard { $card } if it brings the contract nearer, otherwise draw. If you draw, the others may ask for the upcard.
practice-contract-ready = **You can make the contract!** Press **{ button-contract }** and pick how. All its melds go down at once, and nothing else in this turn. It seldom pays to wait: whoever has laid nothing pays for the whole hand when the deal ends.
practice-contract-made = **Contract made.** All that is left in this turn is to discard. From your next turn on you may lay new melds, lay off and swap jokers.
practice-contract-owed = **Play the joker.** You have swapped it, so it goes into a new meld before you discard.
practice-contract-swap = **Swap a joker.** You hold the very card that a joker in a run stands for. Put it there and take the joker, which you then lay in a new meld in the same turn.
practice-contract-meld = **Lay a new meld.** Your contract is down, so any set or run may follow: choose its cards and press **{ button-meld }**, or let **{ button-suggest }** show it.
practice-contract-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: the same rank on a set, the next of the suit on a run. Choose it and press **{ button-lay-off }**.
practice-contract-out = **Nearly out.** The deal ends as soon as you hold no card, with a discard or without one. Then only the others pay.
practice-contract-behind = Somebody has made the contract and may be out soon: get rid of high cards that you do not need.
practice-contract-discard = **Discard.** Your turn ends with a discard: choose a card in the menu **{ hand-discard }**. Keep cards that go together, and every joker. Get rid of single cards, high ones first: at the end an ace costs 15 points, a king, queen or jack 10, any other card its number.

# -- Thai Dummy -----------------------------------------------------------------------------------

practice-dummy-welcome = **One deal to learn.** Only you see it, nothing counts and nobody hurries you. What you lay counts for you, what you still hold counts against you. In the middle lies the row (กองกลาง), the oldest card first. Its very first is the head card (ใบหัว), which is worth more only where an extra rule says so.
practice-dummy-draw = **Draw.** No card of the row makes a meld with yours yet, so draw from the stock. You are not born (เกิด): for that you take from the row.
practice-dummy-take = **You can be born (เกิด)!** A card of the row makes a meld with your cards: press **{ button-row }**. That card and all after it come to your hand, and the meld goes down at once. After that you may lay melds and lay off.
practice-dummy-born = **Born (เกิด).** From this turn on you may lay melds and lay off (ฝาก). When the deal ends you get what you have laid, less what you still hold.
practice-dummy-unborn = **Not born yet.** Unless you can knock you lay nothing: choose a card in the menu **{ hand-discard }**. It goes to the end of the row, where anybody may take it later. If the deal ends before you are born, what you hold counts double against you.
practice-dummy-discard = **Mind the next player.** If they take nothing but the card that you discard now and knock in that turn, it was a ting ngo (ทิ้งโง่) and costs you 50.
practice-dummy-meld = **Lay a meld.** You hold a set or a run: choose its cards and press **{ button-meld }**, or let **{ button-suggest }** show it. Its cards count for you from now on. One card always has to stay in your hand.
practice-dummy-lay-off = **Lay off (ฝาก).** A card of yours fits on a meld of the table: choose it and press **{ button-lay-off }**. It counts for you, whoever laid the meld.
practice-dummy-speto = **A speto (สเปโต).** 2♣ and Q♠ count 50: for you when you lay them, against you when you still hold them at the end.
practice-dummy-dark = **You can knock dark (น็อคมืด)!** Press **{ button-knock }**: everything goes down but one card, which counts 50, and the deal ends. Because you were not born before this turn, your points are doubled.
practice-dummy-knock = **You can knock (น็อค)!** Press **{ button-knock }**: everything goes down but one card, which counts 50, and the deal ends. If every card you laid in this deal is of one suit (สี), your points are doubled.
practice-dummy-only-knock = **Only the knock is left.** You cannot discard any more: lay what goes with it and press **{ button-knock }**.
practice-dummy-last-turn = **The stock is empty.** You may take from the row only to knock in this same turn. If you cannot, press **{ button-pass-turn }**, and the deal ends.
practice-dummy-fined = **A fine.** It cost you { $points } points: { $what }. The rules tell of every fine.

# -- Show me --------------------------------------------------------------------------------------

button-show-me = Show me
button-do-it = Do it
button-stop-practice = Stop
practice-show = 💡 **A good player might:** { $move }. { $why }
practice-done = ✓ **Done:** { $move }. { $why }

# -- the end --------------------------------------------------------------------------------------

practice-won = 🎉 **Well played!** That is how a deal goes. Play another, or find some people to play with.
practice-lost = **That is how a deal goes.** This one went to { $name }. Play another: the cards change, the steps do not.
practice-nobody = **That is how a deal goes.** This time nobody ended it. Play another: the cards change, the steps do not.
practice-never-born = You were not born in it, so what you held counted double: next time take from the row early.
practice-stopped = This practice deal is over. Nothing of it counts.
practice-leave = Stop this practice deal of { $game }? Nothing of it counts.
practice-real = { COMMAND("rummy new", $game) } opens a table in this channel for everybody who likes to join; computers can fill the seats.
button-another-deal = Another deal
button-real-game = Play a real game
button-practice = Practice deal
hand-may-i-untimed = **May I?** You can have { $card } now, with one card from the stock as a penalty.
table-window-untimed = **May I?** Anyone may ask for { $card }. Still to answer: { $names }.
