# House rules. The value of a message is the option's label; .description says what it decides;
# the other attributes say what each of its values means, in a line that stands by itself.
# Truth values are .yes and .no, numbers .is-N. All of them: at most 100 characters.

# -- Contract Rummy -------------------------------------------------------------------------------

option-contract-rulebook = Rulebook
    .description = Which of the two rule texts holds where no house rule says otherwise
    .a = Rulebook A: the full rules, for three to five players
    .b = Rulebook B: the short rules, also for two players
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
    .twelve_float = In deal 7 you go out with three runs of exactly four; what is left does not count
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
    .yes = An upcard cannot be discarded in the turn you take it
    .no = An upcard may be discarded in the turn you take it
option-contract-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
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
