# The rules as one message with pages: the first page, and what turns them.

pages-basic =
    - **What it is about.** Get rid of all your cards before the others do, by laying sets and runs. Whoever does it is credited with what the others still hold.
    - **A turn.** Draw a card, lay what you can and like, discard a card.
    - **Melds.** Three or four cards of one rank, or three and more of one suit in order.
pages-contract =
    - **What it is about.** Seven deals. In each you first lay a contract, certain sets and runs all at once; then you get rid of the rest. What you still hold at the end counts against you.
    - **A turn.** Draw a card, lay what you may, discard a card. When somebody draws from the stock, the others may ask for the upcard: May I?
    - **Melds.** Three and more cards of one rank, or four and more of one suit in order. Jokers stand for any card.
pages-dummy =
    - **What it is about.** Cards that you lay count for you, cards that you hold count against you. Whoever can lay all but one card knocks (น็อค) and ends the deal.
    - **A turn.** Draw a card or take from the row of discards (กองกลาง), lay what you may, discard a card.
    - **Be born (เกิด).** Before anything else you take from the row with a meld. Until then you lay nothing, unless you knock.
pages-rummy500 =
    - **What it is about.** Cards that you lay count for you, cards that you still hold count against you. The deal ends as soon as somebody has no card left. 500 points win.
    - **A turn.** Draw a card or take from the row of discards, lay what you like, discard a card.
    - **The row.** All discards stay in sight. You may take from any of them on, with all that lie after it, if you lay or lay off that one at once.
pages-manipulation =
    - **What it is about.** Get rid of all your cards. The melds on the table belong to nobody: split them, join them and build them anew, so that your cards find room.
    - **A turn.** Draw a card. Then lay cards, which ends your turn, or draw on: up to three cards in a turn.
    - **The table.** You try things out on a workbench that nobody else sees. When every group is a set or a run, **{ button-done }** plays it all at once.
pages-tiles =
    - **What it is about.** Get rid of all your tiles. The melds on the table belong to nobody: split them, join them and build them anew, so that your tiles find room.
    - **A turn.** Lay tiles or draw one; either ends your turn. What you lay first must be worth 30 points and come from your rack alone.
    - **The table.** You try things out on a workbench that nobody else sees. When every group is a set or a run, **{ button-done }** plays it all at once.
pages-gin =
    - **What it is about.** Sort your hand into sets and runs. What lies in none is your deadwood. When you have little of it, knock: whoever has less scores the difference. No deadwood at all is gin, and scores a bonus.
    - **A turn.** Draw a card or take the upcard, discard a card. Nothing is laid before somebody knocks.
    - **Melds.** Three or four cards of one rank, or three and more of one suit in order.
pages-shanghai =
    - **What it is about.** Ten deals. In each you first lay a contract, certain sets and runs all at once; then you get rid of the rest. What you still hold at the end counts against you.
    - **A turn.** Draw a card, lay what you may, discard a card. When somebody draws from the stock, the others may buy the upcard, a few times a deal.
    - **Melds.** Three and more cards of one rank, or four and more of one suit in order. Jokers are wild, but never more of them in a meld than natural cards.
pages-indian =
    - **What it is about.** Sort your 13 cards into sequences and sets. Two must be sequences, your two lives, and the first of them is pure: no joker in it. Whoever has everything in groups declares and wins the deal; the others count what is left over.
    - **A turn.** Draw a card or take the upcard, discard a card. With a bad hand you may drop instead, which costs less than losing it.
    - **Jokers.** The printed ones, and all cards of one rank that is turned up anew in each deal.
pages-phases =
    - **What it is about.** Ten phases, the same for all: sets, runs, cards of one colour. In each deal you first lay your own phase, all at once, then get rid of the rest. Whoever has made all ten wins.
    - **A turn.** Draw a card or take the upcard, lay your phase or lay off, discard a card.
    - **Special cards.** A wild card stands for any card. A skip card takes a turn from somebody.
origin-basic =
    - Rummy was first described about 1900 in the United States; its oldest known kind is Conquian, played in Mexico and Texas before that with 40 Spanish cards. Draw, meld and discard is what all games of the family share.
    - Other names: Rummy, Rum, Traditional Rummy.
origin-contract =
    - Games with a contract to lay first arose in the United States in the 1930s, when Contract Bridge was in fashion. Liverpool Rummy, Carioca and Shanghai Rum belong to the same kind.
    - Other names: Jamaican Rummy, Combination Rummy, Joker Rummy.
origin-shanghai =
    - Shanghai Rum is a Contract Rummy in which upcards are bought. It is played mostly in North America, at many tables by rules of their own; the ten contracts here are those that most of them share.
    - Other names: Shanghai Rummy, California Rummy, Onze.
origin-dummy =
    - Dummy (ดัมมี่), also called รัมมี่ in Thailand, is rummy with a row of discards, as in 500 Rum. Nobody knows when it came; it is thought to date from the reign of King Rama V, when such cards reached Siam.
    - Other words at Thai tables: ตีกร่าง for ti on (ตีอ้อน), กินมืด for a dark knock (น็อคมืด). Faak (ฝาก), to lay off, is also called dummy (ดัมมี่).
origin-rummy500 =
    - Rummy 500 comes from the United States, where it is one of the most played kinds of rummy. It is thought to be an ancestor of Canasta; its nearest relative is Thai Dummy.
    - Other names: 500 Rum, Rum 500, 500 Rummy, Pinochle Rummy, Michigan Rum.
origin-manipulation =
    - Manipulation Rummy grew out of rummy in the United States in the first half of the 20th century. Tile Rummy is played by much the same rules.
    - Other names: Carousel. Vatikan and Machiavelli are close relatives.
origin-tiles =
    - Tile Rummy was made in the 1940s by Ephraim Hertzano, who put numbers on tiles where playing cards were not to be had. It is known as Rummikub; this is the game by its public rules, not the trade mark’s owners’.
    - Its nearest relatives with cards are Manipulation Rummy and Machiavelli.
origin-gin =
    - Gin came up in New York about 1909, as a quicker Knock Rummy, and was the game of Hollywood’s film studios in the 1930s. Hollywood Gin is named after them.
    - Other names: Gin, Gin Poker. Oklahoma sets the knock limit by the first upcard, Hollywood scores three games at once.
origin-indian =
    - Rummy came to India in the 20th century and is played there at home and at festivals. What makes it Indian is the pure sequence: without it nothing else counts. Nobody knows who thought of that.
    - Other names: 13 Cards, Paplu. Points, pool and deals are ways to score the same game.
origin-phases =
    - A Contract Rummy with numbers in colours instead of suits, in which everybody has a contract of their own. Such games have been sold with cards of their own since the 1980s; Zioncheck, with ordinary cards, is their forerunner.
    - Known as Phase 10, which is a trade mark of others.
pages-of = -# Page { $page } of { $pages }
pages-choose = Choose a section
pages-about = In short
button-next-page = Next
