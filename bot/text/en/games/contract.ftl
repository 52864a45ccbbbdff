# Everything that only Contract Rummy says.

game-contract = Contract Rummy
    .book = Contract
    .description = Seven deals, each with a contract to lay first. Lowest total wins.
name-contract = contract

# -- house rules ----------------------------------------------------------------------------------

option-contract-rulebook = Rulebook
    .description = Which of the two rule texts applies unless a house rule says otherwise
    .a = Rulebook A, the full rules for three to five players
    .b = Rulebook B, the short rules taken literally, also for two (A fills the gaps)
option-contract-allow_two = Two players
    .description = Whether two may play
    .yes = Two players are enough
    .no = At least three players
option-contract-round2 = Contract of deal 2
    .description = Whether deal 2 needs a run
    .set3_run4 = Deal 2 with a set of 3 and a run of 4
    .set3_set4 = Deal 2 with a set of 3 and a set of 4
option-contract-may_i_priority = May I? priority
    .description = Which player gets the upcard when several ask for it
    .seat = May I? in order of seats, from the left
    .first_asker = May I? in order of asking
option-contract-contract_exact_sizes = Exact contracts
    .description = Whether the melds of a contract may be longer than it says
    .yes = Contract melds of exact size (deals 1 to 6)
    .no = Contract melds may be longer
option-contract-hand7 = Last deal
    .description = How the last deal is laid (the sources contradict themselves here)
    .all_cards = Deal 7 with your whole hand as three runs
    .twelve_float = Deal 7 with three runs of exactly four (the rest doesn’t count)
    .before_draw = Deal 7 with three runs of four, even before you draw
option-contract-swap_in_sets = Jokers in sets
    .description = Whether a joker can be swapped out of a set
    .yes = Jokers swapped out of sets and runs
    .no = Jokers swapped only out of runs
option-contract-swapped_joker_use = Swapped jokers
    .description = How a swapped joker may be played
    .new_meld = Swapped jokers only in a new meld, that turn
    .any = Swapped jokers in a new meld or laid off, that turn
option-contract-must_discard_to_go_out = Last discard
    .description = Whether going out in deals 1 to 6 takes a discard
    .yes = Going out only with a discard (deals 1 to 6)
    .no = Going out with or without a discard
option-contract-forbid_discard_of_taken = Upcard just taken
    .description = Whether the upcard you took may be discarded in the same turn
    .yes = No discarding an upcard in the turn you take it
    .no = Discarding the upcard just taken allowed
option-contract-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
    .is-0 = Melds of only jokers allowed
    .is-1 = At least one natural card per meld
    .is-2 = At least two natural cards per meld
    .is-3 = At least three natural cards per meld
option-contract-run_max = Longest run
    .description = How many cards a run may have
    .is-13 = Runs of up to 13 cards
    .is-14 = Runs of up to 14 cards, an ace at either end
option-contract-layoff_on_contract_turn = First lay-offs
    .description = Whether you may lay off in the turn in which you make your contract
    .yes = Lay-offs in the turn of your contract allowed
    .no = Lay-offs from the turn after your contract
option-contract-exhausted = Empty stock
    .description = Whether the discards become a new stock
    .recycle = Discards become a new stock
    .end = Deal ends at a draw from the empty stock
option-contract-separate_runs = Runs end to end
    .description = Whether two contract runs of one suit may be end to end
    .yes = No contract runs of one suit end to end
    .no = Contract runs of one suit end to end allowed
option-contract-further_melds = Further melds
    .description = Whether you may lay new melds after your contract
    .yes = New melds from the turn after your contract
    .no = After your contract only lay-offs
option-contract-swap_before_contract = Swap before the contract
    .description = Whether you may swap for jokers that go into your contract
    .yes = Swaps for jokers that go into your contract
    .no = Swaps only after your contract
option-contract-contracts = Contracts played
    .description = Which of the seven contracts are played (fewer make a shorter game)
    .all = All seven contracts, one per deal
    .some =
        { $count ->
            [one] Only contract { $numbers } (one deal)
           *[other] Only contracts { $numbers } ({ $count } deals)
        }
option-contract-max_may_i = Number of May I calls
    .description = How many upcards you may have by May I in a deal
    .none = May I as often as you like
    .number =
        { $number ->
            [one] One May I per player per deal
           *[other] { $number } May I calls per player per deal
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-contract =
    - **The goal.** Seven deals. In each you first lay a contract. These are certain sets and runs, all in one move. Then you get rid of the rest. Cards you still hold at the end count against you.
    - **A turn.** Draw a card, lay what you may, discard a card. When someone draws from the stock, the others may ask for the upcard. May I?
    - **Melds.** Three or more cards of one rank, or four or more of one suit in order. Jokers stand for any card.
origin-contract =
    - Games with a contract to lay first arose in the United States in the 1930s, when Contract Bridge was in fashion. Liverpool Rummy, Carioca and Shanghai Rum belong to the same kind.
    - Also called Jamaican Rummy, Combination Rummy, Joker Rummy.

# -- the rules ------------------------------------------------------------------------------------

# Contract Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-contract-aim =
    ### Aim
    - A game has { $deals ->
        [1] one deal
        [7] seven deals
       *[other] { $deals } deals
    }. In each you first lay a contract, a certain number of sets and runs, and then try to get rid of your other cards. (Contract 3, 4.3)
    - Cards you still hold when a deal ends count against you. After the last deal the lowest total wins. (Contract 9, 10)
    - { $allow_two ->
        [yes] Two
       *[no] Three
    } to five can play. It’s best with four. There are two packs of 52 cards and one joker fewer than players. (Contract 1)

rules-contract-deal =
    ### The deal
    - { $contracts ->
        [all] Everyone gets 10 cards in deals 1 to 3 and 12 cards in deals 4 to 7.
       *[some] Everyone gets 10 cards for contracts 1 to 3 and 12 cards for contracts 4 to 7.
    } (Contract 2.1)
    - The next card is turned up next to the stock, as the first upcard of the discard pile. (Contract 2.2)
    - The first dealer is chosen at random. The player to the dealer’s left plays first, and the deal passes to the left. (Contract 2.3)

rules-contract-contracts =
    ### The contracts
    { $goals }
    { $contracts ->
        [all] {""}
       *[some] - Only contracts { $contracts_numbers } of the seven are played. If these rules name a deal by its number, they mean the contract with that number.
    }
    - { $contract_exact_sizes ->
        [yes] In deals 1 to 6 every meld has exactly the size in the list.
       *[no] In deals 1 to 6 these sizes are the least. Every meld may have more cards.
    } (Contract 3, 6.3)

rules-contract-turn =
    ### Your turn
    - Start by drawing the stock’s top card or by taking the upcard. If you take the upcard, no one can ask May I in this turn. (Contract 4.1)
    - Then you may play. Before your contract: { $swap_before_contract ->
        [yes] swap for jokers that go into it and make it, or lay nothing
       *[no] make it, or lay nothing
    }. From the turn after it: { $further_melds ->
        [yes] lay new melds, lay off and swap jokers
       *[no] lay off and swap jokers
    }, as often and in any order you like. (Contract 4.3)
    - End your turn by discarding a card. { $forbid_discard_of_taken ->
        [yes] It may not be the upcard that you took in this turn, nor its double.
       *[no] It may even be the upcard that you’ve just taken.
    } (Contract 4.4)
    - { $exhausted ->
        [end] The discards never become a new stock. (Contract 8.5)
       *[recycle] When the stock is empty, the discards under the upcard are shuffled into a new one. (Contract 8.1, 8.2)
    }

rules-contract-melds =
    ### Sets and runs
    - A set is three or more cards of one rank. Suits don’t matter, and two identical cards are fine. (Contract 5.1)
    - A run is four or more cards of one suit in order. An ace is low (A-2-3-4) or high (J-Q-K-A), never in the middle. { $run_max ->
        [14] All 14 from ace to ace make a run as well.
       *[13] A run has at most 13 cards, so only one of its ends can be an ace.
    } (Contract 5.2)
    - A joker stands for any card. In a run it stands for one certain card, fixed once it’s on the table. In a set it stands for one more card of the rank. (Contract 5.3, 5.4)
    - { $min_naturals ->
        [0] A meld may be made of only jokers. Three or four are a set. The first natural card laid on it decides its rank. Four can also be a run of the cards that you name. (Contract 5.3)
        [one] A meld needs at least { $min_naturals } natural card, that is, a card other than a joker. (Contract 5.3)
       *[other] A meld needs at least { $min_naturals } natural cards, that is, cards other than jokers. (Contract 5.3)
    }

rules-contract-contract =
    ### Making your contract
    - Your first melds in a deal are the contract. You lay it all together, in your own turn, exactly as many sets and runs as it names and nothing more. (Contract 6.1, 6.2)
    - { $separate_runs ->
        [yes] Two contract runs of one suit may not be end to end: 3-4-5-6 and 7-8-9-10 of clubs are one run of eight. With a gap between them, or overlapping, they’re two.
       *[no] Two contract runs of one suit may be end to end: 3-4-5-6 and 7-8-9-10 of clubs are two runs if you lay them as two.
    } (Contract 6.4)
    - { $layoff_on_contract_turn ->
        [yes] In that turn you may still lay off cards, and nothing else.
       *[no] In that turn you then only discard. Everything else waits for your next turn.
    } (Contract 4.3)

rules-contract-may-i =
    ### May I?
    - When someone draws from the stock, the others may ask for the upcard that was left. The player who gets it also draws the stock’s top card as a penalty, and can’t play either card before their own turn. (Contract 4.2)
    - { $may_i_priority ->
        [first_asker] If several ask, the first to ask gets it.
       *[seat] If several ask, it goes to the first of them to the left of the player on turn.
    } (Contract 4.2.2)
    - Then the discard below it can be asked for in the same way, though not by the player who took the one before, nor by the player on turn. (Contract 4.2.4)
    - It ends when no one asks, or when no discard or no penalty card is left. { $exhausted ->
        [end] The penalty card comes from the same stock, so once its last card is drawn, no one can ask. (Contract 4.2.5, 8.5)
       *[recycle] (Contract 4.2.5, 8.4)
    }
    - { $max_may_i ->
        [none] You may ask in every deal, as often as you like, with or without your contract made.
        [one] You may take one upcard this way in each deal, with or without your contract made.
       *[other] You may take { $max_may_i } upcards this way in each deal, with or without your contract made.
    } (Contract 4.2.6)

rules-contract-lay-off =
    ### Laying off, swapping jokers
    - { $layoff_on_contract_turn ->
        [yes] Once you’ve made your contract
       *[no] From the turn after your contract
    } you may add cards to any meld on the table, yours or not. A set takes the same rank, a run the next card of its suit at either end. A joker can be laid off too. (Contract 7.1 to 7.3)
    - From the turn after your contract you may swap. Replace a joker in a run with the exact card it stands for, and take the joker. { $swap_in_sets ->
        [yes] A joker in a set can be swapped for any card of that rank.
       *[no] Jokers in sets can’t be swapped.
    } (Contract 7.4)
    - A joker that you took must be played in the same turn, { $swapped_joker_use ->
        [any] { $further_melds ->
            [yes] in a new meld or by laying it off
           *[no] by laying it off
        }
       *[new_meld] { $further_melds ->
            [yes] in a new meld
           *[no] in a new meld, which no one may lay here, so no one who has made their contract can swap
        }
    }. You can’t swap, or play other cards, if that makes it impossible. (Contract 7.5)
    { $swap_before_contract ->
        [yes] - Before your contract you may swap too, in deals 1 to 6, if your contract can then be laid right away with every joker you took. You lay it in that same turn. (Contract 7.7)
       *[no] {""}
    }

rules-contract-going-out =
    ### Going out
    - A deal ends as soon as someone has no cards left. { $must_discard_to_go_out ->
        [yes] In deals 1 to 6 your last card must be a discard, so you can’t lay all your cards.
       *[no] In deals 1 to 6 you may go out with a discard or without one.
    } (Contract 4.4, 9.1)
    - { $exhausted ->
        [end] If someone wants to draw and the stock is empty, the deal ends right away and everyone’s cards count. The upcard can be taken instead. (Contract 8.5, 8.6)
       *[recycle] If someone wants to draw, the stock is empty and it can’t be renewed, the deal ends right away and everyone’s cards count. (Contract 8.3, 8.6)
    }
    { $forbid_discard_of_taken ->
        [yes] - You can’t take an upcard, or lay cards, so that nothing but that upcard and its doubles would be left, unless they can be laid off right away. (Contract 4.4, 7.5)
       *[no] {""}
    }

rules-contract-last-deal =
    ### { $contracts ->
        [all] Deal 7
       *[some] Contract 7
    }
    { $contracts_last ->
        [7] {""}
       *[other] - This contract isn’t played at this table. At other tables:
    }
    - In the last deal no one lays anything before they can go out, so there’s no laying off and no swapping. (Contract 6.6)
    - { $hand7 ->
        [twelve_float] After drawing you lay three runs of exactly four cards. The rest of your hand isn’t discarded and doesn’t count.
        [before_draw] If your twelve cards are three runs of four, you may lay them instead of drawing. After drawing you lay your whole hand as exactly three runs of four or more.
       *[all_cards] After drawing you lay your whole hand together as exactly three runs, each of four or more cards.
    } There’s no discard, and the deal ends. (Contract 6.6)
    - { $separate_runs ->
        [yes] Two runs of one suit may not be end to end here either.
       *[no] Two runs of one suit may be end to end here too.
    } (Contract 6.4, 6.6)

rules-contract-scoring =
    ### Scoring
    - Cards left in your hand count against you: a joker or an ace 15 points, a king, queen or jack 10, any other card its number. (Contract 9.2)
    - The player who went out counts nothing, and cards on the table count nothing. Melds that you never laid count in full. (Contract 9.2, 9.3)
    - After the last deal the lowest total wins. Players with the same lowest total win together. (Contract 10)

# -- where the rules are silent -------------------------------------------------------------------

silent-contract-players = **How many play.** One rule text says three to five, the other up to five. Three to five can play. A house rule allows two. (Contract 1.1)
silent-contract-rulebook-b = **Rulebook B.** It’s the short text, taken literally. Rulebook A fills its gaps. (Contract 11)
silent-contract-first-dealer = **The first dealer.** The texts don’t name a first dealer. The bot chooses at random, and the choice can be checked afterwards. (Contract 2.3)
silent-contract-deal-2 = **The contract of deal 2.** One text asks for a set and a run, the other for two sets. The first fits the pattern of the other deals and is the standard. (Contract 3)
silent-contract-sizes = **“Of three”, “of four”.** They’re the least, because sets and runs are defined as “or more”. A house rule makes them exact. It doesn’t bind the last deal, whose readings name their own sizes. (Contract 6.3)
silent-contract-priority = **Several ask May I.** One text goes by seats, the other by the order of asking. Seats are the standard. (Contract 4.2.2)
silent-contract-two-upcards = **“Not two consecutive upcards”.** This applies within one turn’s May I, from one upcard to the next, and not from turn to turn. (Contract 4.2.4)
silent-contract-second-upcard = **The second upcard and the player on turn.** They can’t have it, because they passed on the upcard by drawing. (Contract 4.2.4)
silent-contract-own-discard = **Asking for a card that you discarded yourself.** Nothing forbids it, but you aren’t asked about your own card. If you want it back, you say so unasked. (Contract 4.2.1)
silent-contract-may-i-limit = **How often May I.** The texts give no limit, so there’s none, not even in the last deal or after your contract. A house rule sets one. (Contract 4.2.6)
silent-contract-order = **The order of melds and lay-offs.** They may alternate, because a swapped joker needs a new meld in the same turn. (Contract 4.3)
silent-contract-taken = **Discarding the upcard just taken.** It’s allowed, since nothing forbids it. A house rule forbids it. Then the bot also refuses taking the upcard if only that card and its doubles would be left. (Contract 4.4)
silent-contract-discard = **Going out without a discard.** It’s allowed in deals 1 to 6, because you only need to have no cards. A house rule asks for the discard. (Contract 4.4)
silent-contract-long-run = **A run of 14.** An ace can’t be low and high at the same time, so 13 cards are the most. A house rule allows 14. (Contract 5.2)
silent-contract-only-jokers = **A meld of nothing but jokers.** It’s refused, because a natural card must show the rank or suit. A house rule allows it, since both texts say that a joker stands for any card. (Contract 5.3)
silent-contract-last-deal = **The last deal.** Twelve cards are dealt and you draw another, yet “all twelve” must go down as three runs with no discard. The standard lays the whole hand, 13 cards or more, as three runs. Two house rules keep the twelve. (Contract 6.6)
silent-contract-sets-swap = **Jokers in sets.** One text keeps them there, the other doesn’t say. They stay. A house rule lets them be swapped. (Contract 7.4)
silent-contract-owed = **Can a swapped joker still be played?** The cards in your hand at that moment decide. The bot doesn’t look for a lay-off or another swap that might make room later. (Contract 7.5)
silent-contract-joined = **Runs that grow together.** They stay two melds on the table. Nothing depends on it. (Contract 7.6)
silent-contract-exhausted = **“Both exhausted” with an upcard left.** The deal ends when a player wants to draw and no stock can be made. Taking that upcard is still possible. (Contract 8.3)
silent-contract-no-penalty = **No penalty card.** Without one, no one can ask May I. (Contract 8.4)
silent-contract-tie = **A tie at the end.** The players with the lowest total win together. (Contract 10)
silent-contract-at-once = **Laying off in the turn of the contract.** Both texts say no. A house rule allows it. (Contract 4.3)
silent-contract-more-melds = **Further melds after the contract.** Text A allows them from the next turn on. Text B names only the contract and lay-offs, and a house rule follows it. (Contract 4.3)
silent-contract-end-to-end = **Runs end to end in text B.** Text B doesn’t mention them, so taken literally they’re two runs. A house rule follows it. (Contract 6.4)
silent-contract-run-out = **“If you run out of cards”.** Text B ends the deal then. The bot ends it when a card is wanted from an empty stock, so that no one loses the rest of a turn. (Contract 8.5)
silent-contract-swap-first = **Swapping before the contract.** Text B doesn’t ask for a contract first. Every single swap must make a contract possible that uses all jokers taken in the turn. (Contract 7.7)
silent-contract-same-rank = **Two sets of one rank in a contract.** They’re allowed. Only runs may not continue each other. (Contract 6.4)
silent-contract-around = **Runs that meet at the ace.** 10-J-Q-K and A-2-3-4 of one suit are two runs, since no single run could hold both. 7-8-9-10 and J-Q-K-A are one. (Contract 6.4)
silent-contract-undeclared = **Jokers that no one has declared.** A contract is accepted if its jokers can be read so that it’s one. The reading is then fixed. (Contract 5.4)
silent-contract-seen = **May I and the drawn card.** The others are asked after the card was drawn and before anything is laid. (Contract 4.2)

# -- played examples on the page ------------------------------------------------------------------

played-contract-scored =
    ### Scoring a deal
    - Ann has made the contract in an earlier turn: { $table } is on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn } and leaves the upcard { $upcard }. Ben lets it go. Chi asks “May I?” and gets it, with { $penalty } from the stock as the penalty card.
    - Ann lays off { $move4 } and goes out by discarding { $card5 }. The others pay for their cards in hand.
played-contract-hard =
    ### A tricky case: two runs end to end
    - Deal 3 asks for two runs of 4. Ann holds { $ann } and wants to lay { $move1 }.
    - The second run continues the first, so together they’re one long run. With { $move } there’s a gap between them, and the contract is made.

# -- examples in pictures -------------------------------------------------------------------------

example-only-jokers = a set of jokers (the first natural card on it gives its rank)
example-apart = a run, with a gap to the other one
example-end-to-end = end to end with the other one (together they’re one run)
example-end-to-end-two = a separate run, end to end with the other one
example-last-set = not allowed (the last deal takes three runs)
example-new-meld = and the joker is played again in the same turn

# -- the coach ------------------------------------------------------------------------------------

practice-contract-welcome = Only you see this deal. It doesn’t count, and there’s no rush. First lay this deal’s **contract**, all together: { $goal }. Then get rid of the rest. Cards you hold at the end count against you.
practice-contract-may-i = **May I?** { $name } has left { $card }. You may ask for it although it isn’t your turn. A **penalty card** from the stock comes with it. Ask only for cards that get you closer to your contract.
practice-contract-granted = **You got it**, and a penalty card with it. That’s more to choose from, and more to get rid of.
practice-contract-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it gets you closer to your contract.
practice-contract-ready = **You can make the contract!** **{ button-contract }** lays all its melds together, and nothing else in this turn. Don’t wait too long. Until you’ve laid it, your whole hand counts against you.
practice-contract-made = **Contract made.** Now only discard. From your next turn on you may lay melds, lay off and swap jokers.
practice-contract-owed = **Play the joker** in a new meld before you discard.
practice-contract-swap = **Swap a joker.** You hold the exact card that a joker in a run stands for. Put it there, and lay the joker in a new meld right away.
practice-contract-meld = **Lay a new meld.** After the contract any set or run may follow: **{ button-meld }**.
practice-contract-lay-off = **Lay off.** One of your cards fits on a meld on the table, yours or not. Press **{ button-lay-off }**.
practice-contract-out = **Nearly out.** The deal ends as soon as you hold no card. Then only the others pay.
practice-contract-behind = Someone has made the contract and may be out soon. Get rid of high cards that you don’t need.
practice-contract-discard = **Discard.** That ends your turn. Keep cards that go together, and every **joker** (it stands for any card). Discard high cards first. An ace costs 15, king, queen and jack 10.

# -- shared messages in its own words -------------------------------------------------------------

advice-more-chances = You make the contract sooner than if you discarded { $instead }.
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or more cards of one rank. A run is 4 or more of one suit in order.
    }
refusal-does-not-fit =
    { $fits ->
        [set] { $cards } can’t be added to { $meld }. That set takes only the rank { $rank }, or a joker.
       *[other] { does-not-fit }
    }
refusal-may-not-buy =
    { $most ->
        [one] You’ve used your May I for this deal. From now on take the upcard only in your own turn.
       *[other] You’ve used your { $most } May I calls for this deal. From now on take the upcard only in your own turn.
    }
