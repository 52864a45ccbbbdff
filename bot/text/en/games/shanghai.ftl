# Everything that only Shanghai Rum says.

game-shanghai = Shanghai Rum
    .book = Shanghai
    .description = Ten deals, each with a contract to lay first, and upcards to buy. Lowest total wins.
name-shanghai = shanghai

# -- house rules ----------------------------------------------------------------------------------

option-shanghai-rulebook = Rulebook
    .description = Which rule text applies unless a house rule says otherwise
    .standard = The standard rules, for three to eight players
option-shanghai-allow_two = Two players
    .description = Whether two may play
    .yes = Two players are enough
    .no = At least three players
option-shanghai-contracts = Table of contracts
    .description = Which contracts are played, and how many deals there are
    .none = The ten contracts of Shanghai Rum
    .seven = The seven contracts of Contract Rummy, played by these rules
    .six = The first six contracts, which can be made without buying
    .three = The first three contracts, for a short game
    .table =
        { $count ->
            [one] One contract: { $goals }
           *[other] { $count } contracts: { $goals }
        }
option-shanghai-contract_exact_sizes = Exact contracts
    .description = Whether the melds of a contract may be longer than it says
    .yes = Contract melds of exact size
    .no = Contract melds may be longer
option-shanghai-separate_runs = Runs end to end
    .description = Whether two runs of a contract may continue each other
    .yes = No contract runs of one suit end to end
    .no = Contract runs of one suit end to end allowed
option-shanghai-further_melds = Further melds
    .description = Whether you may lay new melds after your contract
    .yes = New melds after your contract allowed
    .no = After your contract only lay-offs
option-shanghai-layoff_on_contract_turn = First lay-offs
    .description = Whether you may lay off in the turn in which you make your contract
    .yes = Lay-offs in the turn of your contract allowed
    .no = Lay-offs from the turn after your contract
option-shanghai-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = Going out only with a discard
    .no = Going out with or without a discard
option-shanghai-deuces_wild = Wild deuces
    .description = Whether every 2 is a wild card
    .yes = Every 2 is wild, as a joker is
    .no = Only jokers are wild
option-shanghai-wild_limit = Limit of wild cards
    .description = How many wild cards a meld may have
    .half = Never more wild cards than natural ones in a meld
    .fewer = Fewer wild cards than natural ones in a meld
    .none = One natural card per meld is enough
option-shanghai-swap = Swapping
    .description = Whether a wild card may be swapped for the natural card
    .runs = Wild cards swapped out of runs
    .any = Wild cards swapped out of runs and sets
    .none = Wild cards stay in their melds
option-shanghai-may_i_priority = First buyer
    .description = Which player gets the upcard when several want to buy it
    .seat = Buying in order of seats, from the left
    .first_asker = Buying in order of asking
option-shanghai-max_buys = Number of buys
    .description = How many upcards a player may buy
    .table = Three buys, and four in deals 9 and 10
    .none = No limit to buys
    .number =
        { $number ->
            [0] No buying
            [one] { $number } buy
           *[other] { $number } buys
        }
option-shanghai-max_buys_per = Buys are counted
    .description = Whether the number of buys applies to a deal or to the game
    .hand = Number of buys per deal
    .game = Number of buys per game
option-shanghai-buy_penalty = Penalty cards
    .description = How many stock cards come with a bought upcard
    .is-1 = One penalty card per buy
    .is-2 = Two penalty cards per buy
option-shanghai-chain_buys = Further buys
    .description = Whether the card below a bought upcard can be bought too
    .yes = Card below a bought upcard is offered next
    .no = At most one buy per turn
option-shanghai-down_may_buy = Buying after the contract
    .description = Whether you may buy once you’ve made your contract
    .yes = Buying after your contract allowed
    .no = No buying after your contract
option-shanghai-exhausted = Empty stock
    .description = Whether the discards become a new stock
    .recycle = Discards become a new stock
    .end = Deal ends when someone must draw from an empty stock
option-shanghai-card_values = Number cards
    .description = How much the cards from 2 to 10 count
    .fives = Cards from 2 to 10 count 5 each
    .pips = Cards from 2 to 10 count their number
option-shanghai-joker_points = Points of wild cards
    .description = How much a wild card in the hand counts
    .number =
        { $number ->
            [one] Wild cards count { $number } point
           *[other] Wild cards count { $number } points
        }
option-shanghai-blind_bonus = Going out blind
    .description = Whether going out in the turn of your contract scores a bonus
    .yes = Going out blind scores −25, without wild cards −50
    .no = Going out blind scores nothing extra

# -- the page of the rules ------------------------------------------------------------------------

pages-shanghai =
    - **The goal.** Ten deals. In each you first lay a contract, certain sets and runs all together. Then you get rid of the rest. Cards you still hold at the end count against you.
    - **A turn.** Draw a card, lay what you may, discard a card. When someone draws from the stock, the others may buy the upcard, a few times per deal.
    - **Melds.** Three or more cards of one rank, or four or more of one suit in order. Jokers are wild, but never more of them in a meld than natural cards.
origin-shanghai =
    - Shanghai Rum is a Contract Rummy in which upcards are bought. It’s played mostly in North America, and many tables have their own rules. Most of them share the ten contracts here.
    - Also called Shanghai Rummy, California Rummy, Onze.

# -- the rules ------------------------------------------------------------------------------------

# Shanghai Rum for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-shanghai-aim =
    ### Aim
    - A game has { $deals ->
        [1] one deal
       *[other] { $deals } deals
    }. In each you first lay a contract, a certain number of sets and runs, and then try to get rid of your other cards. (Shanghai 2.1, 4.3)
    - Cards that others leave can be bought even when it isn’t your turn. (Shanghai 4.2)
    - Cards you still hold when a deal ends count against you. After the last deal the lowest total wins. (Shanghai 8, 9)
    - { $allow_two ->
        [yes] Two
       *[no] Three
    } to eight can play. (Shanghai 1.1)

rules-shanghai-deal =
    ### The deal
    - Up to four players use two packs, five or six three, seven or eight four. Each pack has 52 cards and two jokers. (Shanghai 1.2)
    - Everyone gets 11 cards in every deal. The next card is turned up next to the stock, as the first upcard. (Shanghai 2.1)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Shanghai 2.2)

rules-shanghai-contracts =
    ### The contracts
    { $goals }
    - { $contract_exact_sizes ->
        [yes] Every meld of the contract has exactly the size in the list.
       *[no] These sizes are the least. Every meld may have more cards.
    } (Shanghai 3.2)
    { $contracts ->
        [none] - Deals 8, 9 and 10 ask for more cards than you hold at first, so buy. (Shanghai 3.4)
        [seven] - These are the contracts of Contract Rummy. Its special rules for the last of them don’t apply here. (Shanghai 3.1)
       *[other] {""}
    }

rules-shanghai-turn =
    ### Your turn
    - Start by drawing the stock’s top card or by taking the upcard. If you take the upcard, no one can buy in this turn. (Shanghai 4.1)
    - Then you may play. Before your contract: make it, or lay nothing. From the turn after it: { $further_melds ->
        [yes] lay new melds, lay off{ $swap ->
            [none] {""}
           *[other] {" "}and swap wild cards
        }
       *[no] lay off{ $swap ->
            [none] {""}
           *[other] {" "}and swap wild cards
        }, but lay no new melds
    }, as often and in any order you like. (Shanghai 4.3)
    - End your turn by discarding a card. It may be the upcard you’ve just taken, or a wild card. (Shanghai 4.4)
    - { $exhausted ->
        [end] When someone wants to draw and the stock is empty, the deal ends and everyone’s cards count.
       *[recycle] When the stock is empty, the discards under the upcard are shuffled into a new one.
    } (Shanghai 7)

rules-shanghai-buying =
    ### Buying
    { $max_buys ->
        [0] - No one buys at this table. (Shanghai 4.2.3)
       *[other] - When someone draws from the stock, the others may buy the upcard that was left. With it { $buy_penalty ->
            [2] come two cards
           *[1] comes one card
        } from the stock, and none of them can be played before your own turn. (Shanghai 4.2.2)
    }
    - { $max_buys ->
        [table] You get three buys in each { $max_buys_per ->
            [game] game, and a fourth in deals 9 and 10.
           *[hand] deal, and four in deals 9 and 10.
        }
        [none] You may buy as often as you like.
        [0] Take the upcard only in your own turn.
        [one] You get { $max_buys } buy in each { $max_buys_per ->
            [game] game.
           *[hand] deal.
        }
       *[other] You get { $max_buys } buys in each { $max_buys_per ->
            [game] game.
           *[hand] deal.
        }
    } (Shanghai 4.2.3)
    - { $may_i_priority ->
        [first_asker] If several want the card, the first to ask gets it.
       *[seat] If several want the card, it goes to the first of them to the left of the player on turn.
    } (Shanghai 4.2.4)
    - { $chain_buys ->
        [yes] Then the card below is offered in the same way, though not to the player who bought the one before.
       *[no] Only one upcard is bought in a turn. The card below is dead.
    } (Shanghai 4.2.5)
    - { $down_may_buy ->
        [yes] You may buy with or without your contract made.
       *[no] Once you’ve made your contract you may not buy.
    } (Shanghai 4.2.1)

rules-shanghai-melds =
    ### Sets and runs
    - A set is three or more cards of one rank. Suits don’t matter, and identical cards are fine. (Shanghai 5.1)
    - A run is 4 to 13 cards of one suit in order. An ace is low (A-2-3-4) or high (J-Q-K-A), never in the middle. (Shanghai 1.3, 5.1)
    - { $deuces_wild ->
        [yes] Jokers and all deuces are wild and stand for any card. A 2 is wild even in its own place.
       *[no] Jokers are wild and stand for any card.
    } (Shanghai 5.2)
    - { $wild_limit ->
        [fewer] Every meld has fewer wild cards than natural ones
        [none] Every meld needs at least one natural card
       *[half] No meld has more wild cards than natural ones
    }, also after laying off. (Shanghai 5.3)
    - In a run a wild card stands for one certain card, fixed once it’s on the table. (Shanghai 5.4, 5.5)

rules-shanghai-contract =
    ### Making your contract
    - Your first melds in a deal are the contract. You lay it all together, in your own turn, one meld for each that it names and nothing more. (Shanghai 3.2)
    - { $separate_runs ->
        [yes] Two contract runs of one suit may not be end to end: 3-4-5-6 and 7-8-9-10 of clubs are one run of eight.
       *[no] Two contract runs of one suit may be end to end: 3-4-5-6 and 7-8-9-10 of clubs are two runs.
    } (Shanghai 3.3)
    - { $layoff_on_contract_turn ->
        [yes] In that turn you may still lay off cards. Everything else waits for your next turn.
       *[no] In that turn you then only discard. Everything else waits for your next turn.
    } (Shanghai 4.3)

rules-shanghai-lay-off =
    ### Laying off, swapping
    - { $layoff_on_contract_turn ->
        [yes] Once you’ve made your contract
       *[no] From the turn after your contract
    } you may add cards to any meld on the table, yours or not. A set takes the same rank, a run the next card of its suit at either end. (Shanghai 4.3, 5.5)
    - { $swap ->
        [none] Wild cards stay in their melds and can’t be swapped.
       *[other] From the turn after your contract you may swap. Replace a wild card in a run with the exact card it stands for, and take the wild card. You don’t have to play it in this turn.
    } { $swap ->
        [any] A wild card in a set can be swapped for any natural card of that rank.
        [runs] Wild cards in sets stay there.
       *[none] {""}
    } (Shanghai 6)

rules-shanghai-scoring =
    ### Going out and scoring
    - A deal ends as soon as someone has no cards left. { $must_discard_to_go_out ->
        [yes] Your last card must be a discard, so you can’t lay all your cards.
       *[no] You may go out with a discard or without one.
    } (Shanghai 4.4)
    - Cards left in your hand count against you: an ace 15 points, a king, queen or jack 10, { $card_values ->
        [pips] any other card its number
       *[fives] any other card 5
    }, a wild card { $joker_points }. The player who went out counts nothing. (Shanghai 8.1)
    { $blind_bonus ->
        [yes] - A player who goes out in the same turn as making their contract gets −25, and −50 if none of the cards they laid is wild. (Shanghai 8.2)
       *[no] {""}
    }
    - After the last deal the lowest total wins. Players with the same lowest total win together. (Shanghai 9)

# -- where the rules are silent -------------------------------------------------------------------

silent-shanghai-table = **Which contracts.** Three sources have ten deals with these contracts. Others play seven, or other sizes. A house rule chooses another table. (Shanghai 3.1)
silent-shanghai-big = **Contracts of more cards than you hold.** No one helps a player who hasn’t bought. Four buys in deals 9 and 10 are meant for that. (Shanghai 3.4)
silent-shanghai-when = **When a card is bought.** One source says before the next player draws, another as in Contract Rummy, after that player has passed on it by drawing. The second applies. (Shanghai 4.1)
silent-shanghai-number = **How many buys.** Sources give three per deal and four in the last two, or three per game, or two per deal, or no limit. The first is the standard. With each comes one penalty card, or two. (Shanghai 4.2.3)
silent-shanghai-swap = **The card that was swapped out.** One source says it’s free to use, another that it must be laid right away. It’s free. A player without a contract may not swap. (Shanghai 6)
silent-shanghai-limit = **The limit of wild cards.** Sources say “not more than natural ones” or “fewer”. The first is the standard. It applies to lay-offs too, since a meld is a meld. (Shanghai 5.3)
silent-shanghai-deuce = **A wild deuce in its own place.** The texts say nothing, so it’s wild there too. (Shanghai 5.2)
silent-shanghai-values = **Number cards.** They count five points each, or their number. Jokers count 15, at other tables up to 50. (Shanghai 8.1)
silent-shanghai-blind = **Going out blind.** Only one source has it, so it’s a house rule. “Without a joker” is taken as without any wild card. (Shanghai 8.2)
silent-shanghai-further = **Further melds after the contract.** They’re allowed as in Contract Rummy. Many tables don’t allow them. (Shanghai 4.3)
silent-shanghai-packs = **Seven and eight players.** The texts say only “two to four packs”. They use four. (Shanghai 1.2)
silent-shanghai-dead = **Which card is dead.** An upcard that no one bought is dead, and so is the one under a bought card. You can’t get either later. (Shanghai 4.2.5)
silent-shanghai-discard = **Going out without a discard.** It’s allowed, as in Contract Rummy. A house rule asks for the discard. (Shanghai 4.4)
silent-shanghai-tie = **A tie at the end.** The players with the lowest total win together. (Shanghai 9)

# -- played examples on the page ------------------------------------------------------------------

played-shanghai-scored =
    ### Scoring a deal
    - Ann has made the contract in an earlier turn: { $table } is on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn } and leaves the upcard { $upcard }. Ben lets it go. Chi buys it, and { $penalty } from the stock comes with it.
    - Ann lays off { $move4 } and goes out by discarding { $card5 }. The others pay for their cards in hand.
played-shanghai-hard =
    ### A tricky case: no buys left
    - Chi holds { $chi } and has bought three upcards in this deal.
    - Ann draws and leaves { $upcard }, which would make a set for Chi. But the buys of this deal are used up, so Chi can’t buy it.

# -- examples in pictures -------------------------------------------------------------------------

example-deuce-set = a set (a wild deuce is one more card of the rank)
example-deuce-run = a run (the wild deuce stands for the missing card)
example-wild-fits = a set (that many wild cards are allowed)
example-wild-many = not a meld (too many wild cards)

# -- lines ----------------------------------------------------------------------------------------

highlight-blind = went out blind in deal { $deal }
line-went-blind =
    went out blind, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }

# -- the coach ------------------------------------------------------------------------------------

practice-shanghai-welcome = Only you see this deal. It doesn’t count, and there’s no rush. First lay this deal’s **contract**, all together: { $goal }. Then get rid of the rest. Cards you hold at the end count against you.
practice-shanghai-buy = **Buy?** { $name } has left { $card }. You may buy it although it isn’t your turn. A **penalty card** from the stock comes with it, and your buys are limited. Buy only cards that get you closer to your contract.
practice-shanghai-bought = **Bought**, with a penalty card. That’s more to choose from, and more to get rid of.
practice-shanghai-swap = **Swap a wild card.** You hold the exact card that a joker in a run stands for. Put it there and take the joker. You may keep it.

# -- shared messages in its own words -------------------------------------------------------------

advice-more-chances = You make the contract sooner than if you discarded { $instead }.
event-granted-may-i = { $who } bought { $card }.
button-orders = Auto buy
button-until-my-turn = No buying until my next turn
button-only-what-helps = Buy only what helps
button-never-this-deal = Never buy this deal
orders-title = ## Automatic buying
orders-helps-about = **{ button-only-what-helps }** buys a card that gets you closer to your contract or, once you’ve made it, lets you lay more of your cards. Each takes one of your buys, and a penalty card comes with it.
orders-choose = Always buy…
orders-wanted = You always buy { $cards }.
orders-only-what-helps =
    { $wanted ->
        [0] You buy cards that help you and pass on the rest.
       *[other] From the others, you buy cards that help you and pass on the rest.
    }
play-move-may-i = ask to buy { $card }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or more cards of one rank, a run 4 or more of one suit in order. Mind how many wild cards a meld may have.
    }
refusal-does-not-fit =
    { $limit ->
        [half] { $cards } can’t be added to { $meld }. It would have more wild cards than natural ones. Lay off a natural card first.
        [fewer] { $cards } can’t be added to { $meld }. A meld must have more natural cards than wild ones. Lay off a natural card first.
       *[none]
            { $fits ->
                [set] { $cards } can’t be added to { $meld }. That set takes only the rank { $rank }, or a wild card.
               *[other] { does-not-fit }
            }
    }
refusal-took-the-last-upcard = You bought the upcard before this one, and you can’t buy two in a row. You may buy the next one.
replay-asked = { $who } wanted to buy the upcard.
table-asked = Want to buy it: { $names }.
highlight-upcards = bought the most upcards: { $number }
