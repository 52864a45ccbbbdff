# A practice deal: what the coach says. Each hint begins with what it is about.

command-practice = Play one deal against computers, with every step explained. Only you see it
option-practice-game = Which game

practice-title = ### 🎓 Practice: { $game }
practice-head = 🎓 Practice
practice-watch = **The others play.** Watch which cards they take and discard. It shows what they’re collecting.
practice-short-draw = Does { $card } help? Take it. If not, draw.
practice-short-draw-row = Draw from the stock.
practice-short-may-i = Is { $card } worth a penalty card to you? If not: **{ button-pass }**.
practice-short-lay = You can lay cards.
practice-short-discard = Discard the card that you need least.
practice-short-rearrange = Lay cards, or draw again.
practice-short-watch = The others play now.

first-look-set = a set: cards of one rank
first-look-run = a run: cards of one suit in order
first-look-lay-off = a lay-off: it fits on that run, no matter who laid it
first-look-row = the row: all discards, the oldest card first
first-look-table = a run on the table
first-look-split = your card splits it into two runs: 4♠ 5♠ 6♠ and 6♠ 7♠ 8♠
first-look-melds = -# Sets and runs are called **melds**.
button-begin = Start

# -- Show me --------------------------------------------------------------------------------------

button-show-me = Show me
# In its place once a move is shown: the reason, and what speaks for it.
button-why = Why?
button-do-it = Do it
button-stop-practice = Stop
practice-show = 💡 **A good player might:** { $move }.
practice-done = ✓ **Done:** { $move }. { $why }

# -- the end --------------------------------------------------------------------------------------

practice-won = 🎉 **Well played!** That’s how a deal goes. Play another, or find some people to play with.
practice-lost = **That’s how a deal goes.** This one went to { $name }. Play another. The cards change, the steps don’t.
practice-nobody = **That’s how a deal goes.** This time no one ended it. Play another. The cards change, the steps don’t.
practice-stopped = This practice deal is over. It doesn’t count.
practice-leave = Stop this practice deal of { $game }? It doesn’t count.
practice-real = { COMMAND("rummy new", $game) } opens a table in this channel. Anyone can join, and computers can fill the seats.
button-another-deal = Another deal
button-real-game = Open a table
button-practice = Practice deal
hand-may-i-untimed = **May I?** You can have { $card } now, with one card from the stock as a penalty.
table-window-untimed = **May I?** Anyone else can ask for { $card }. Waiting for: { $names }.
