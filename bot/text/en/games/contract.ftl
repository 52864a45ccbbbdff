# Everything that only Contract Rummy says.

game-contract = Contract Rummy
    .book = Contract
    .description = Seven deals, each with a contract to lay first. Lowest total wins.
name-contract = contract

# -- house rules ----------------------------------------------------------------------------------

option-contract-rulebook = Rulebook
    .description = Which of the two rule texts applies where no house rule says otherwise
    .a = Rulebook A: the full rules, for three to five players
    .b = Rulebook B: the short rules taken literally, also for two players; where it says nothing, A applies
option-contract-allow_two = Two players
    .description = Whether two may play
    .yes = Two players are enough
    .no = At least three players
option-contract-round2 = Contract of deal 2
    .description = What deal 2 asks for
    .set3_run4 = Deal 2 asks for a set of 3 and a run of 4
    .set3_set4 = Deal 2 asks for a set of 3 and a set of 4
option-contract-may_i_priority = May I? priority
    .description = Who gets the upcard when several ask for it
    .seat = May I? goes to whoever sits first to the left of the player to move
    .first_asker = May I? goes to whoever asks first
option-contract-contract_exact_sizes = Exact contracts
    .description = Whether the melds of a contract may be longer than it says
    .yes = Contract melds have exactly the size asked for (deals 1 to 6)
    .no = Contract melds may be longer than asked for
option-contract-hand7 = Last deal
    .description = How the last deal is laid: the sources contradict themselves here
    .all_cards = In deal 7 your whole hand goes down at once as three runs
    .twelve_float = In deal 7 you go out with three runs of exactly four; what is left doesn’t count
    .before_draw = In deal 7 twelve cards in three runs of four may go down before you draw
option-contract-swap_in_sets = Jokers in sets
    .description = Whether a joker can be swapped out of a set
    .yes = Jokers can be swapped out of sets as well as runs
    .no = Jokers can be swapped out of runs only
option-contract-swapped_joker_use = Swapped jokers
    .description = Where a swapped joker may be played
    .new_meld = A swapped joker goes into a new meld in the same turn
    .any = A swapped joker goes into a new meld or is laid off, in the same turn
option-contract-must_discard_to_go_out = Last discard
    .description = Whether going out in deals 1 to 6 takes a discard
    .yes = You go out only by discarding your last card (deals 1 to 6)
    .no = You may go out without a discard
option-contract-forbid_discard_of_taken = Upcard just taken
    .description = Whether the upcard you took may be discarded in the same turn
    .yes = An upcard can’t be discarded in the turn you take it
    .no = An upcard may be discarded in the turn you take it
option-contract-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
    .is-0 = Jokers alone may be a meld
    .is-1 = A meld needs at least one natural card
    .is-2 = A meld needs at least two natural cards
    .is-3 = A meld needs at least three natural cards
option-contract-run_max = Longest run
    .description = How many cards a run may have
    .is-13 = A run has at most 13 cards
    .is-14 = A run may have 14 cards, an ace at either end
option-contract-layoff_on_contract_turn = Lay off at once
    .description = Whether you may lay off in the turn in which you make your contract
    .yes = You may lay off in the turn in which you make your contract
    .no = You lay off from the turn after your contract
option-contract-exhausted = When the stock is spent
    .description = Whether the discards become a new stock
    .recycle = The discards become a new stock when the stock is spent
    .end = The deal ends when someone wants to draw and the stock is spent
option-contract-separate_runs = Runs end to end
    .description = Whether two contract runs of one suit may lie end to end
    .yes = Contract runs of one suit may not lie end to end
    .no = Contract runs of one suit may lie end to end
option-contract-further_melds = Further melds
    .description = Whether you may lay new melds after your contract
    .yes = You may lay new melds from the turn after your contract
    .no = After your contract you lay no new melds, you only lay off
option-contract-swap_before_contract = Swap before the contract
    .description = Whether you may swap for jokers that go into your contract
    .yes = You may swap for a joker that goes into your contract at once
    .no = You may swap for jokers only after your contract
option-contract-contracts = Contracts played
    .description = Which of the seven contracts are played: fewer make a shorter game
    .all = All seven contracts are played, one a deal
    .some =
        { $count ->
            [one] Only contract { $numbers } is played: one deal
           *[other] Only contracts { $numbers } are played: { $count } deals
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
    - **What it is about.** Seven deals. In each you first lay a contract, certain sets and runs all at once; then you get rid of the rest. What you still hold at the end counts against you.
    - **A turn.** Draw a card, lay what you may, discard a card. When someone draws from the stock, the others may ask for the upcard: May I?
    - **Melds.** Three and more cards of one rank, or four and more of one suit in order. Jokers stand for any card.
origin-contract =
    - Games with a contract to lay first arose in the United States in the 1930s, when Contract Bridge was in fashion. Liverpool Rummy, Carioca and Shanghai Rum belong to the same kind.
    - Other names: Jamaican Rummy, Combination Rummy, Joker Rummy.

# -- the rules ------------------------------------------------------------------------------------

# Contract Rummy for players. Sections appear in this order; each stays under 900 characters.
# Every option of the game is an argument of every section: truth values as yes and no.

rules-contract-aim =
    ### Aim of the game
    - A game has { $deals ->
        [1] one deal
        [7] seven deals
       *[other] { $deals } deals
    }. In each you first lay a contract, a certain number of sets and runs, and then try to get rid of your other cards. (Contract 3, 4.3)
    - What you still hold when a deal ends counts against you. After the last deal the lowest total wins. (Contract 9, 10)
    - { $allow_two ->
        [yes] Two
       *[no] Three
    } to five can play; it’s best with four. There are two packs of 52 cards and one joker fewer than players. (Contract 1)

rules-contract-deal =
    ### The deal
    - { $contracts ->
        [all] Everyone gets 10 cards in deals 1 to 3 and 12 cards in deals 4 to 7.
       *[some] Everyone gets 10 cards for contracts 1 to 3 and 12 cards for contracts 4 to 7.
    } (Contract 2.1)
    - The next card is turned up beside the stock: the first upcard of the discard pile. (Contract 2.2)
    - The first dealer is chosen at random. Whoever sits to the dealer’s left plays first, and the deal passes to the left. (Contract 2.3)

rules-contract-contracts =
    ### The contracts
    { $goals }
    { $contracts ->
        [all] {""}
       *[some] - Of the seven contracts only { $contracts_numbers } are played. Where these rules name a deal by its number, they mean the contract with that number.
    }
    - { $contract_exact_sizes ->
        [yes] In deals 1 to 6 every meld has exactly the size in the list.
       *[no] In deals 1 to 6 these sizes are the least: every meld may have more cards.
    } (Contract 3, 6.3)

rules-contract-turn =
    ### Your turn
    - Start by drawing the top card of the stock or by taking the upcard. If you take the upcard, no one can ask May I in this turn. (Contract 4.1)
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
    - A joker stands for any card. In a run it stands for one certain card, fixed once it lies on the table; in a set for one more card of the rank. (Contract 5.3, 5.4)
    - { $min_naturals ->
        [0] A meld may be jokers alone. Three or four are a set: the first natural card laid on it decides its rank. Four can also be a run of the cards that you name. (Contract 5.3)
        [one] A meld needs at least { $min_naturals } natural card, that is, a card other than a joker. (Contract 5.3)
       *[other] A meld needs at least { $min_naturals } natural cards, that is, cards other than jokers. (Contract 5.3)
    }

rules-contract-contract =
    ### Making your contract
    - Your first melds of a deal are the contract: laid all at once, in your own turn, exactly as many sets and runs as it names and nothing more. (Contract 6.1, 6.2)
    - { $separate_runs ->
        [yes] Two contract runs of one suit may not lie end to end: 3-4-5-6 and 7-8-9-10 of clubs are one run of eight. With a gap between them, or overlapping, they’re two.
       *[no] Two contract runs of one suit may lie end to end: 3-4-5-6 and 7-8-9-10 of clubs are two runs if you lay them as two.
    } (Contract 6.4)
    - { $layoff_on_contract_turn ->
        [yes] In that turn you may still lay off cards, and nothing else.
       *[no] In that turn you then only discard. Everything else waits for your next turn.
    } (Contract 4.3)

rules-contract-may-i =
    ### May I?
    - When someone draws from the stock, the others may ask for the upcard that was left. Whoever gets it also draws the top card of the stock as a penalty, and can play neither before their own turn. (Contract 4.2)
    - { $may_i_priority ->
        [first_asker] If several ask, whoever asks first gets it.
       *[seat] If several ask, it goes to the first of them to the left of the player whose turn it is.
    } (Contract 4.2.2)
    - Then the discard below it can be asked for in the same way, though not by the player who took the one before, nor by the player whose turn it is. (Contract 4.2.4)
    - It ends when no one asks, or when no discard or no penalty card is left. { $exhausted ->
        [end] The penalty card comes from the stock as it lies: once its last card is drawn, no one can ask. (Contract 4.2.5, 8.5)
       *[recycle] (Contract 4.2.5, 8.4)
    }
    - { $max_may_i ->
        [none] You may ask in every deal, as often as you like, with or without your contract made.
        [one] You may have one upcard so in each deal, with or without your contract made.
       *[other] You may have { $max_may_i } upcards so in each deal, with or without your contract made.
    } (Contract 4.2.6)

rules-contract-lay-off =
    ### Laying off, swapping jokers
    - { $layoff_on_contract_turn ->
        [yes] Once you’ve made your contract
       *[no] From the turn after your contract
    } you may add cards to any meld on the table, whoever laid it: the same rank to a set, the next card of the suit at either end of a run. A joker can be laid off too. (Contract 7.1 to 7.3)
    - From the turn after your contract you may swap: put the very card that a joker in a run stands for in its place, and take the joker. { $swap_in_sets ->
        [yes] A joker in a set can be swapped for any card of that rank.
       *[no] Jokers in sets stay where they are.
    } (Contract 7.4)
    - A joker that you took must be played in the same turn, { $swapped_joker_use ->
        [any] { $further_melds ->
            [yes] in a new meld or by laying it off
           *[no] by laying it off
        }
       *[new_meld] { $further_melds ->
            [yes] in a new meld
           *[no] in a new meld, which no one may lay here: so no one who has made their contract can swap
        }
    }. You can’t swap, or play other cards, if that makes it impossible. (Contract 7.5)
    { $swap_before_contract ->
        [yes] - Before your contract you may swap too, in deals 1 to 6, if your contract can then be laid at once with every joker you took. You lay it in that same turn. (Contract 7.7)
       *[no] {""}
    }

rules-contract-going-out =
    ### Going out
    - A deal ends as soon as someone has no cards left. { $must_discard_to_go_out ->
        [yes] In deals 1 to 6 your last card must be a discard, so you can’t lay all your cards.
       *[no] In deals 1 to 6 you may go out with a discard or without one.
    } (Contract 4.4, 9.1)
    - { $exhausted ->
        [end] If someone wants to draw and the stock is empty, the deal ends at once and everyone’s cards count. The upcard can be taken instead. (Contract 8.5, 8.6)
       *[recycle] If someone wants to draw, the stock is empty and no new one can be made, the deal ends at once and everyone’s cards count. (Contract 8.3, 8.6)
    }
    { $forbid_discard_of_taken ->
        [yes] - You can’t take an upcard, or lay cards, so that nothing but that upcard and its doubles would be left, unless they can be laid off at once. (Contract 4.4, 7.5)
       *[no] {""}
    }

rules-contract-last-deal =
    ### { $contracts ->
        [all] Deal 7
       *[some] Contract 7
    }
    { $contracts_last ->
        [7] {""}
       *[other] - This contract isn’t played here. Where it is played, this holds:
    }
    - In the last deal no one lays anything before they can go out, so there’s no laying off and no swapping. (Contract 6.6)
    - { $hand7 ->
        [twelve_float] After drawing you lay three runs of exactly four cards. The rest of your hand isn’t discarded and doesn’t count.
        [before_draw] If your twelve cards are three runs of four, you may lay them instead of drawing. After drawing you lay your whole hand as exactly three runs of four or more.
       *[all_cards] After drawing you lay your whole hand at once as exactly three runs, each of four or more cards.
    } There’s no discard, and the deal ends. (Contract 6.6)
    - { $separate_runs ->
        [yes] Two runs of one suit may not lie end to end here either.
       *[no] Two runs of one suit may lie end to end here too.
    } (Contract 6.4, 6.6)

rules-contract-scoring =
    ### Scoring
    - Cards left in your hand count against you: a joker or an ace 15 points, a king, queen or jack 10, any other card its number. (Contract 9.2)
    - Whoever went out counts nothing, and cards on the table count nothing. Melds that you never laid count in full. (Contract 9.2, 9.3)
    - After the last deal the lowest total wins. Players with the same lowest total win together. (Contract 10)

# -- where the rules are silent -------------------------------------------------------------------

silent-contract-players = **How many play.** One rule text says three to five, the other up to five. Three to five play; two may by house rule. (Contract 1.1)
silent-contract-rulebook-b = **Rulebook B.** It’s the short text, read by the word. Where it says nothing, rulebook A holds. (Contract 11)
silent-contract-first-dealer = **The first dealer.** The texts don’t say who it is. It’s chosen at random, and the choice can be checked afterwards. (Contract 2.3)
silent-contract-deal-2 = **The contract of deal 2.** One text asks for a set and a run, the other for two sets. The first fits the pattern of the other deals and is the standard. (Contract 3)
silent-contract-sizes = **“Of three”, “of four”.** They’re the least: sets and runs are defined as “or more”. A house rule makes them exact. It doesn’t bind the last deal, whose readings name their own sizes. (Contract 6.3)
silent-contract-priority = **Several ask May I.** One text goes by seats, the other by who asked first. Seats are the standard. (Contract 4.2.2)
silent-contract-two-upcards = **“Not two consecutive upcards”.** This holds inside one turn’s May I, from one upcard to the next, and not from turn to turn. (Contract 4.2.4)
silent-contract-second-upcard = **The second upcard and the player whose turn it is.** They can’t have it: drawing let the upcard go. (Contract 4.2.4)
silent-contract-own-discard = **Asking for a card that you discarded yourself.** Nothing forbids it, but no one is asked about their own card: whoever wants it back says so unasked. (Contract 4.2.1)
silent-contract-may-i-limit = **How often May I.** No limit is given, so there’s none, in the last deal as well and after one’s contract. A house rule sets one. (Contract 4.2.6)
silent-contract-order = **The order of melds and lay-offs.** They may alternate, because a swapped joker needs a new meld in the same turn. (Contract 4.3)
silent-contract-taken = **Discarding the upcard just taken.** Allowed, since nothing forbids it. Where a house rule forbids it, taking the upcard is refused too if only that card and its doubles would be left. (Contract 4.4)
silent-contract-discard = **Going out without a discard.** Allowed in deals 1 to 6: to have no cards is all that is asked for. A house rule asks for the discard. (Contract 4.4)
silent-contract-long-run = **A run of 14.** An ace can’t be low and high at the same time, so 13 cards are the most. A house rule allows 14. (Contract 5.2)
silent-contract-only-jokers = **A meld of nothing but jokers.** Refused: a natural card must say what rank or suit it is. A house rule allows it, since both texts say that a joker stands for any card. (Contract 5.3)
silent-contract-last-deal = **The last deal.** Twelve cards are dealt and one is drawn, yet “all twelve” must go down as three runs with no discard. The standard lays the whole hand, 13 cards or more, as three runs; two house rules keep the twelve. (Contract 6.6)
silent-contract-sets-swap = **Jokers in sets.** One text keeps them there, the other doesn’t say. They stay; a house rule lets them be swapped. (Contract 7.4)
silent-contract-owed = **Can a swapped joker still be played?** What counts are the cards in your hand at that moment. A lay-off or another swap that might make room for it later isn’t looked for. (Contract 7.5)
silent-contract-joined = **Runs that grow together.** They stay two melds on the table; nothing depends on it. (Contract 7.6)
silent-contract-exhausted = **“Both exhausted” with an upcard left.** The deal ends when a player wants to draw and no stock can be made. Taking that upcard is still possible. (Contract 8.3)
silent-contract-no-penalty = **No penalty card.** Where none can be had, no one can ask May I. (Contract 8.4)
silent-contract-tie = **A tie at the end.** The players with the lowest total win together. (Contract 10)
silent-contract-at-once = **Laying off in the turn of the contract.** Both texts say no; a house rule allows it. (Contract 4.3)
silent-contract-more-melds = **Further melds after the contract.** Text A allows them from the next turn on. Text B names only the contract and lay-offs: a house rule goes by that. (Contract 4.3)
silent-contract-end-to-end = **Runs end to end in text B.** Text B doesn’t speak of them, so read by the word they’re two runs. A house rule goes by that. (Contract 6.4)
silent-contract-run-out = **“If you run out of cards”.** Text B ends the deal then: when a card is wanted from an empty stock, so that no one loses the rest of a turn. (Contract 8.5)
silent-contract-swap-first = **Swapping before the contract.** Text B doesn’t ask for a contract first. Every swap must by itself make a contract possible that holds all jokers taken in the turn. (Contract 7.7)
silent-contract-same-rank = **Two sets of one rank in a contract.** Allowed: only runs may not continue each other. (Contract 6.4)
silent-contract-around = **Runs that meet at the ace.** 10-J-Q-K and A-2-3-4 of one suit are two runs, since no single run could hold both. 7-8-9-10 and J-Q-K-A are one. (Contract 6.4)
silent-contract-undeclared = **Jokers that no one has declared.** A contract is accepted if its jokers can be read so that it’s one; the reading is then fixed. (Contract 5.4)
silent-contract-seen = **May I and the drawn card.** The others are asked after the card was drawn and before anything is laid. (Contract 4.2)

# -- played examples on the page ------------------------------------------------------------------

played-contract-scored =
    ### A deal, scored
    - Ann has made the contract in an earlier turn: { $table } lies on the table. Ann holds { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann draws { $drawn } and leaves the upcard { $upcard }. Ben lets it go. Chi asks “May I?” and gets it, with { $penalty } from the stock as the penalty card.
    - Ann lays off { $move4 } and goes out by discarding { $card5 }. The others pay for what they hold.
played-contract-hard =
    ### A hard case: two runs end to end
    - Deal 3 asks for two runs of 4. Ann holds { $ann } and wants to lay { $move1 }.
    - The second run goes on where the first ends, so together they’re one long run. With { $move } there’s a gap between them, and the contract is made.

# -- examples in pictures -------------------------------------------------------------------------

example-only-jokers = a set of jokers: the first natural card on it gives its rank
example-apart = a run, with a gap to the other one
example-end-to-end = end to end with the other one: together they’re one run
example-end-to-end-two = a run of its own, end to end with the other one
example-last-set = no: the last deal takes three runs
example-new-meld = and the joker is played again in the same turn

# -- the coach ------------------------------------------------------------------------------------

practice-contract-welcome = Only you see this deal, nothing counts and no one hurries you. First lay the **contract** of the deal, all at once: { $goal }. Then get rid of the rest: what you hold at the end counts against you.
practice-contract-may-i = **May I?** { $name } has left { $card }. You may ask for it although it isn’t your turn; a **penalty card** from the stock comes with it. Ask only for cards that get you closer to your contract.
practice-contract-granted = **You got it**, and a penalty card with it: more to choose from, and more to get rid of.
practice-contract-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it gets you closer to your contract.
practice-contract-ready = **You can make the contract!** **{ button-contract }** lays all its melds at once, and nothing else in this turn. Waiting seldom pays: who has laid nothing pays for the whole hand.
practice-contract-made = **Contract made.** Now only discard. From your next turn on you may lay melds, lay off and swap jokers.
practice-contract-owed = **Play the joker** in a new meld before you discard.
practice-contract-swap = **Swap a joker.** You hold the very card that a joker in a run stands for: put it there, and lay the joker in a new meld at once.
practice-contract-meld = **Lay a new meld.** After the contract any set or run may follow: **{ button-meld }**.
practice-contract-lay-off = **Lay off.** A card of yours fits on a meld of the table, whoever laid it: **{ button-lay-off }**.
practice-contract-out = **Nearly out.** The deal ends as soon as you hold no card. Then only the others pay.
practice-contract-behind = Someone has made the contract and may be out soon: get rid of high cards that you don’t need.
practice-contract-discard = **Discard.** That ends your turn. Keep cards that go together, and every **joker**: it stands for any card. The rest goes, high cards first: an ace costs 15, king, queen and jack 10.

# -- shared messages in its own words -------------------------------------------------------------

advice-more-chances = You make the contract sooner than if you discarded { $instead }.
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] A set is 3 or more cards of one rank; a run is 4 or more of one suit in order.
    }
refusal-does-not-fit =
    { $fits ->
        [set] { $cards } can’t go on { $meld }: that set takes only the rank { $rank }, or a joker.
       *[other] { does-not-fit }
    }
refusal-may-not-buy =
    { $most ->
        [one] You’ve had your one May I of this deal. From now on take the upcard only in your own turn.
       *[other] You’ve used your { $most } May I calls for this deal. From now on take the upcard only in your own turn.
    }
