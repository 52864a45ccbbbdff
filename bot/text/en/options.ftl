# House rules. The value of a message is the option's label; .description says what it decides;
# the other attributes say what each of its values means, in a line that stands by itself.
# Truth values are .yes and .no, numbers .is-N, no value .none; an option that may be any number has
# .number with $number, one that is an object has its modes. All of them: at most 100 characters.

# -- Basic Rummy ----------------------------------------------------------------------------------

option-basic-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .standard = The standard rules, for two to six players
option-basic-ace_high_low = Ace high or low
    .description = Whether an ace may also stand above the king
    .yes = Aces are low or high: A-2-3 and Q-K-A are runs
    .no = Aces are low: A-2-3 is a run, Q-K-A is not
option-basic-ace_points = What an ace counts
    .description = Whether an ace counts more where it may be high
    .none = An ace counts 15 where it may be high, otherwise 1
    .is-1 = An ace always counts 1
    .is-15 = An ace always counts 15
option-basic-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = You go out only by discarding your last card
    .no = You may go out without a discard
option-basic-end = End of the game
    .description = Whether a number of points or a number of deals ends the game
    .target =
        { $points ->
            [one] First to { $points } point wins
           *[other] First to { $points } points wins
        }
    .hands =
        { $hands ->
            [one] Most points after { $hands } deal wins
           *[other] Most points after { $hands } deals wins
        }
option-basic-going_rummy_doubles = Going rummy
    .description = Whether playing all your cards in one turn, with none played before, counts double
    .yes = Going rummy counts double
    .no = Going rummy does not count double
option-basic-max_reshuffles = New stocks
    .description = How often the discards may become a new stock before the deal is void
    .none = The discards become a new stock as often as needed
    .number =
        { $number ->
            [0] The discards never become a new stock: the deal is void when the stock runs out
            [one] The discards become a new stock once; when it runs out the deal is void
           *[other] The discards become a new stock { $number } times; when the last runs out the deal is void
        }
option-basic-tie_break = Ties
    .description = What happens when a game of a fixed number of deals ends in a tie
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides
option-basic-melds_per_turn = Melds a turn
    .description = How many new melds you may lay in one turn
    .none = You may lay any number of new melds in a turn
    .number =
        { $number ->
            [one] You may lay { $number } new meld in a turn
           *[other] You may lay { $number } new melds in a turn
        }
option-basic-melds_free_when_out = More melds to go out
    .description = Whether the limit of new melds binds somebody who goes out in that turn
    .yes = Whoever goes out in a turn may lay more new melds in it than the limit
    .no = The limit of new melds holds for going out too
option-basic-reshuffle_timing = When the stock is made anew
    .description = At which moment the discards become a new stock
    .on_draw = The discards become a new stock when somebody wants to draw
    .on_empty = The discards become a new stock as soon as the last card is drawn

# -- Contract Rummy -------------------------------------------------------------------------------

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
    .end = The deal ends when somebody wants to draw and the stock is spent
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
option-contract-max_may_i = Number of May I’s
    .description = How many upcards you may have by May I in a deal
    .none = May I as often as you like
    .number =
        { $number ->
            [one] One May I a person and deal
           *[other] { $number } May I’s a person and deal
        }

# -- Thai Dummy -----------------------------------------------------------------------------------

option-dummy-extras = Extra rules
    .description = Whether the optional rules are played, all together
    .none = Base game: no extra rules
    .all = All nine extra rules: fines, head card and knock cards worth 100
option-dummy-target = Points to win
    .description = How many points end the game
    .number = First to { $number } points wins
option-dummy-ngo_reversal = After a ting ngo (ทิ้งโง่)
    .description = How long a ting ngo turns the direction of play round
    .toggle = A ting ngo (ทิ้งโง่) turns the direction round until the next one
    .next_hand_only = A ting ngo (ทิ้งโง่) makes only the next deal go anticlockwise
    .next_hand_relative = A ting ngo (ทิ้งโง่) makes only the next deal go against the direction of this one
    .off = A ting ngo (ทิ้งโง่) does not turn the direction
option-dummy-mult_net = Fines of the knocker
    .description = Whether the knocker’s fines are taken off before the points are doubled
    .yes = The knocker’s fines are doubled with the points
    .no = The knocker’s fines are not doubled
option-dummy-ace_run_10 = Aces in runs
    .description = What an ace counts in a run
    .yes = An ace in a run counts 10
    .no = An ace counts 15 everywhere
option-dummy-knock_speto_100 = Knocking with a speto (สเปโต)
    .description = Whether a speto counts more as the knock card
    .yes = A speto (สเปโต) as knock card counts 100
    .no = A speto (สเปโต) as knock card counts 50 like any other
option-dummy-knock_layoffable_100 = Knock card that fits (ฝาก)
    .description = Whether a knock card that fits on a meld counts more
    .yes = A knock card that could be laid off (ฝาก) counts 100
    .no = A knock card that could be laid off (ฝาก) counts 50 like any other
option-dummy-ting_mee = Ting mi (ทิ้งมี่)
    .description = Whether discarding a card that could be laid off costs 50
    .yes = Ting mi (ทิ้งมี่): a discard that could be laid off costs 50
    .no = No fine for discarding a card that could be laid off
option-dummy-ting_tem = Ting tem (ทิ้งเต็ม)
    .description = Whether discarding a card that makes a meld with the row costs 50
    .yes = Ting tem (ทิ้งเต็ม): a discard that makes a meld with the row costs 50
    .no = No fine for discarding a card that makes a meld with the row
option-dummy-bai_hua = Head card (ใบหัว)
    .description = Whether the head card counts more than its face
    .yes = The head card (ใบหัว) counts 50, a speto as head card 100
    .no = The head card (ใบหัว) counts as any other card
option-dummy-pee_hua = Pi hua (ปี้หัว)
    .description = Whether discarding a neighbour of the head card can cost 50
    .yes = Pi hua (ปี้หัว): a neighbour you discard costs 50 if another player melds it with the head card
    .no = No fine for discarding a neighbour of the head card
option-dummy-pee_speto = Pi speto (ปี้สเปโต)
    .description = Whether discarding a card while others of its speto family lie in the row can cost 50
    .yes = Pi speto (ปี้สเปโต): a card added to its family in the row and melded with a speto costs 50
    .no = No fine for discarding a card while others of its speto family lie in the row
option-dummy-pee_speto_needs = What pi speto (ปี้สเปโต) needs
    .description = What has to be melded for a pi speto
    .both = Pi speto costs 50 only if your card is melded with the speto
    .speto_or_both = Pi speto costs 50 even if the speto is melded without your card
option-dummy-ti_on = Ti on (ตีอ้อน)
    .description = Whether being first to discard a neighbour of a speto can cost 50
    .yes = Ti on (ตีอ้อน): the first neighbour discarded costs 50 if it is melded with a speto
    .no = No fine for being first to discard a neighbour of a speto
option-dummy-ti_on_needs_speto = What ti on (ตีอ้อน) needs
    .description = Whether ti on needs the speto in the meld
    .yes = Ti on costs 50 only in a meld that holds the speto
    .no = Ti on costs 50 even if your card is melded without the speto
option-dummy-fak_speto = Faak speto (ฝากสเปโต)
    .description = Whether a speto laid off on your card costs you 50
    .yes = Faak speto (ฝากสเปโต): a speto laid off on your card costs you 50
    .no = No fine for a speto laid off on your card

# -- Rummy 500 ------------------------------------------------------------------------------------

option-rummy500-rulebook = Rulebook
    .description = Which way of playing applies where no house rule says otherwise
    .standard = Standard: no jokers, cards count their number, a low ace 1
    .joker = With two jokers in each pack
    .fives = Cards from 2 to 9 count 5 each, an ace always 15
option-rummy500-packs = Packs
    .description = With how many packs of cards it is played
    .none = One pack for up to four players, two packs for five and more
    .is-1 = One pack, however many play
    .is-2 = Two packs, however few play
option-rummy500-jokers = Jokers
    .description = How many jokers are in each pack
    .is-0 = No jokers
    .is-1 = One joker in each pack
    .is-2 = Two jokers in each pack
option-rummy500-ace = Aces in runs
    .description = Whether an ace may also stand above the king
    .both = Aces are low or high: A-2-3 and Q-K-A are runs
    .low = Aces are low: A-2-3 is a run, Q-K-A is not
option-rummy500-two_player_hand = Cards for two
    .description = How many cards each gets when two play; with more players it is 7
    .is-7 = Two players get 7 cards each
    .is-8 = Two players get 8 cards each
    .is-9 = Two players get 9 cards each
    .is-10 = Two players get 10 cards each
    .is-11 = Two players get 11 cards each
    .is-12 = Two players get 12 cards each
    .is-13 = Two players get 13 cards each
option-rummy500-doubles_in_set = Identical cards
    .description = Whether a set may hold identical cards, where two packs are played
    .yes = Identical cards may be in a set, which then has 3 to 8 cards
    .no = No two identical cards in a set
option-rummy500-min_naturals = Natural cards
    .description = How many natural cards a meld with jokers needs at least
    .is-1 = A meld needs at least one natural card
    .is-2 = A meld needs at least two natural cards
option-rummy500-swap = Jokers on the table
    .description = Whether a joker can be swapped out of a run
    .none = Jokers stay where they lie
    .runs = Jokers can be swapped out of runs with the card that they stand for
option-rummy500-take_to_lay_off = Taking to lay off
    .description = Whether the card you choose in the row may also be laid off
    .yes = From the row you may take for a new meld or to lay off
    .no = From the row you may take only for a new meld
option-rummy500-top_card = Last card of the row
    .description = Whether the last discard alone may be taken without laying it
    .use = The last card of the row must be laid at once too, like any other
    .free = The last card of the row may be taken without laying it
option-rummy500-card_values = Number cards
    .description = What the cards from 2 to 9 count
    .pips = Cards from 2 to 9 count their number
    .fives = Cards from 2 to 9 count 5 each
option-rummy500-ace_points = Points of aces
    .description = What an ace counts in the hand, in a set and above the king
    .number =
        { $number ->
            [one] An ace counts { $number } point
           *[other] An ace counts { $number } points
        }
option-rummy500-ace_low_points = Points of low aces
    .description = What an ace counts at the low end of a run
    .number =
        { $number ->
            [one] At the low end of a run (A-2-3) an ace counts { $number } point
           *[other] At the low end of a run (A-2-3) an ace counts { $number } points
        }
option-rummy500-joker_points = Points of jokers
    .description = What a joker counts
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-rummy500-joker_value = Jokers laid
    .description = What a joker counts once it is laid
    .fixed = A laid joker counts the same as in the hand
    .card = A laid joker counts as the card that it stands for
option-rummy500-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = You go out only by discarding your last card
    .no = You may go out without a discard
option-rummy500-exhausted = Empty stock
    .description = How a deal goes on when the stock is empty
    .row = With an empty stock you take from the row or pass, and a pass ends the deal
    .end = The deal ends when the player who drew the last card has discarded
    .recycle = The row but its last card is shuffled into a new stock
option-rummy500-target = Points to win
    .description = With how many points a game ends
    .number =
        { $number ->
            [one] First to { $number } point wins
           *[other] First to { $number } points wins
        }
option-rummy500-tie_break = Ties
    .description = What happens when several have the highest total at the end
    .shared = In a tie the leaders win together
    .extra_hand = In a tie one more deal decides

# -- Manipulation Rummy ---------------------------------------------------------------------------

option-manipulation-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .carousel = Carousel: ten cards, up to three draws, a knock at 5 points
    .tiles = Like the tile game: 14 cards, 30 points to begin, one draw, four deals
    .until = Draw until you can lay: seven cards, penalty points
option-manipulation-packs = Packs
    .description = How many packs of 52 cards are played with
    .none = One pack for two players, two packs for more
    .is-1 = One pack of 52 cards
    .is-2 = Two packs of 52 cards
option-manipulation-jokers = Jokers
    .description = How many jokers there are
    .none = One joker for each pack
    .is-0 = No jokers
    .is-1 = One joker
    .is-2 = Two jokers
    .is-3 = Three jokers
    .is-4 = Four jokers
option-manipulation-ace = Aces
    .description = Where an ace stands in a run
    .both = Aces are low or high (A-2-3 or Q-K-A)
    .low = Aces are low (A-2-3)
    .high = Aces are high (Q-K-A)
option-manipulation-hand_size = Cards dealt
    .description = How many cards everybody is dealt
    .is-5 = Everybody is dealt 5 cards
    .is-6 = Everybody is dealt 6 cards
    .is-7 = Everybody is dealt 7 cards
    .is-8 = Everybody is dealt 8 cards
    .is-9 = Everybody is dealt 9 cards
    .is-10 = Everybody is dealt 10 cards
    .is-11 = Everybody is dealt 11 cards
    .is-12 = Everybody is dealt 12 cards
    .is-13 = Everybody is dealt 13 cards
    .is-14 = Everybody is dealt 14 cards
option-manipulation-min_draws = Draw first
    .description = Whether a turn has to begin with a draw
    .is-0 = You may lay cards without drawing
    .is-1 = A turn begins with a draw
option-manipulation-max_draws = Draws a turn
    .description = How many cards may be drawn in one turn
    .none = You may draw until you lay something
    .is-1 = At most one draw a turn
    .is-2 = At most two draws a turn
    .is-3 = At most three draws a turn
option-manipulation-meld_after_last_draw = Laying after the last draw
    .description = Whether cards may still be laid after the last draw of a turn
    .yes = After the last draw of a turn you may still lay cards
    .no = The last draw of a turn ends it
option-manipulation-min_naturals = Natural cards
    .description = How many natural cards a meld needs at least
    .is-1 = A meld needs at least one natural card
    .is-2 = A meld needs at least two natural cards
option-manipulation-joker_moves = Jokers on the table
    .description = What a joker that lies on the table may be used for
    .free = Jokers on the table may stand for something else
    .replaced = A joker on the table is free once a natural card takes its place
    .fixed = Jokers on the table keep standing for the same card
option-manipulation-initial_meld = Opening melds
    .description = How much your first melds of a deal must be worth, from your hand alone
    .number =
        { $number ->
            [0] You may rearrange from your first turn on
            [one] Your first melds of a deal must be from your hand alone
           *[other] Your first melds of a deal must be worth { $number } points, from your hand alone
        }
option-manipulation-knock_limit = Knocking
    .description = With how many points left in the hand you may knock
    .none = Nobody can knock
    .number =
        { $number ->
            [one] You may knock with at most { $number } point
           *[other] You may knock with at most { $number } points
        }
option-manipulation-knock_tie = Ties with the knocker
    .description = Who wins if somebody holds as little as the knocker
    .shared = Whoever holds as little as the knocker shares the win
    .others = Whoever holds as little as the knocker wins instead of them
option-manipulation-scoring = Scoring
    .description = How a deal is scored
    .difference = The winner gets the difference from each other player
    .zero_sum = The winner gets the difference from each other player, who loses as much
    .penalty = Everybody scores what they hold; low is good
option-manipulation-joker_points = Joker in the hand
    .description = What a joker counts that is left in a hand
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-manipulation-out_bonus = Bonus for going out
    .description = What going out is worth besides
    .number =
        { $number ->
            [0] Going out brings no bonus
            [one] Going out is worth { $number } point more
           *[other] Going out is worth { $number } points more
        }
option-manipulation-undercut_bonus = Bonus against a knocker
    .description = What holding less than a knocker is worth besides
    .number =
        { $number ->
            [0] Holding less than a knocker brings no bonus
            [one] Holding less than a knocker is worth { $number } point more
           *[other] Holding less than a knocker is worth { $number } points more
        }
option-manipulation-end = End of the game
    .description = Whether a number of points or a number of deals ends the game
    .target =
        { $points ->
            [one] The game ends at { $points } point
           *[other] The game ends at { $points } points
        }
    .hands =
        { $hands ->
            [one] The game ends after { $hands } deal
           *[other] The game ends after { $hands } deals
        }

# -- Tile Rummy -----------------------------------------------------------------------------------

option-tiles-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .standard = The standard rules: 30 points to begin, a joker is freed by its tile
    .classic = As in old leaflets: melds with a joker are locked, a freed one begins a new meld
    .tournament = Tournament: melds with a joker are locked, a set of three asks for both tiles
    .fifty = 50 points to begin, and only tiles from the rack free a joker
    .family = Family: no points needed to begin, jokers move freely, the 1 may follow the 13
    .six = For up to six players: three of each tile, four jokers
option-tiles-copies = Copies of each tile
    .description = How often each tile is there
    .is-2 = Each tile is there twice
    .is-3 = Each tile is there three times
option-tiles-jokers = Jokers
    .description = How many jokers there are
    .none = Two jokers, four with three copies
    .is-0 = No jokers
    .is-1 = One joker
    .is-2 = Two jokers
    .is-3 = Three jokers
    .is-4 = Four jokers
    .is-5 = Five jokers
    .is-6 = Six jokers
    .is-7 = Seven jokers
    .is-8 = Eight jokers
option-tiles-one_after_13 = The 1 after the 13
    .description = Whether a 1 may follow the 13 in a run
    .no = A run ends at 13
    .end = A 1 may come last, after the 13 (11-12-13-1)
    .round = A run may go on from 13 to 1 (12-13-1-2)
option-tiles-hand_size = Tiles dealt
    .description = How many tiles everybody is dealt
    .is-7 = Everybody is dealt 7 tiles
    .is-8 = Everybody is dealt 8 tiles
    .is-9 = Everybody is dealt 9 tiles
    .is-10 = Everybody is dealt 10 tiles
    .is-11 = Everybody is dealt 11 tiles
    .is-12 = Everybody is dealt 12 tiles
    .is-13 = Everybody is dealt 13 tiles
    .is-14 = Everybody is dealt 14 tiles
    .is-15 = Everybody is dealt 15 tiles
    .is-16 = Everybody is dealt 16 tiles
    .is-17 = Everybody is dealt 17 tiles
    .is-18 = Everybody is dealt 18 tiles
    .is-19 = Everybody is dealt 19 tiles
    .is-20 = Everybody is dealt 20 tiles
option-tiles-draws = Tiles a draw
    .description = How many tiles come with a draw
    .is-1 = A draw brings one tile
    .is-2 = A draw brings two tiles
    .is-3 = A draw brings three tiles
option-tiles-lay_after_draw = Laying after a draw
    .description = Whether tiles may still be laid after a draw
    .yes = After a draw you may still lay tiles
    .no = A draw ends the turn
option-tiles-jokers_in_meld = Jokers in a meld
    .description = How many jokers a meld may hold
    .none = A meld may hold several jokers
    .is-1 = A meld may hold one joker
option-tiles-initial_meld = First melds
    .description = How much your first melds of a deal must be worth
    .number =
        { $number ->
            [0] No points are needed to begin
            [one] Your first melds of a deal must be worth { $number } point
           *[other] Your first melds of a deal must be worth { $number } points
        }
option-tiles-opening = Table at the first melds
    .description = What may be done with the table while you lay your first melds
    .apart = The table stays as it is until you have laid your first melds
    .then = As soon as your first melds lie there, you may rearrange in the same turn
    .counts = Your first melds may take in tiles of the table
option-tiles-joker_in_opening = Jokers in the first melds
    .description = Whether the first melds may hold jokers
    .yes = Your first melds may hold jokers
    .no = Your first melds may hold no joker from the rack
option-tiles-joker_moves = Jokers on the table
    .description = What a joker that lies on the table may be used for
    .free = Jokers on the table may be used as any tile
    .replaced = A joker on the table is free once its tile takes its place
    .locked = From a meld with a joker nothing is taken until a tile takes the joker’s place
    .fixed = Jokers on the table keep standing for the same tile
option-tiles-joker_filled_by = What frees a joker
    .description = Where the tile may come from that takes a joker’s place
    .any = A tile from the rack or from the table frees a joker
    .rack = Only a tile from the rack frees a joker
option-tiles-set_of_three = Joker in a set of three
    .description = How many of the missing tiles free a joker in a set of three
    .one = One of the missing tiles frees a joker in a set of three
    .both = Only both missing tiles free a joker in a set of three
option-tiles-freed_joker = Freed jokers
    .description = Where a freed joker may be laid
    .any = A freed joker may be laid anywhere in that turn
    .new_meld = A freed joker goes into a new meld with two tiles from the rack
option-tiles-pool_empty = Empty pool
    .description = When a deal ends after the pool has become empty
    .passes = With an empty pool the deal ends when everybody has passed
    .last_round = With an empty pool everybody has one more turn
option-tiles-scoring = Scoring
    .description = How a deal is scored
    .zero_sum = The winner scores what the others hold, and they lose it
    .winner = The winner scores what the others hold; nobody else scores
    .penalty = Everybody scores what they hold; low is good
option-tiles-blocked = Blocked deals
    .description = How a deal is scored in which nobody went out
    .difference = In a blocked deal only the differences count
    .whole = In a blocked deal whole racks count
option-tiles-joker_points = Joker on the rack
    .description = What a joker counts that is left on a rack
    .number =
        { $number ->
            [one] A joker counts { $number } point
           *[other] A joker counts { $number } points
        }
option-tiles-end = End of the game
    .description = Whether a number of deals or a number of points ends the game
    .none = The game has as many deals as players
    .target =
        { $points ->
            [one] The game ends at { $points } point
           *[other] The game ends at { $points } points
        }
    .hands =
        { $hands ->
            [one] The game ends after { $hands } deal
           *[other] The game ends after { $hands } deals
        }
option-tiles-winner_by = Who wins the game
    .description = Whether points or deals won decide the game
    .points = The better total wins the game
    .hands = Whoever has won the most deals wins the game

# -- Shanghai Rum ---------------------------------------------------------------------------------

option-shanghai-rulebook = Rulebook
    .description = Which rule text applies where no house rule says otherwise
    .standard = The standard rules, for three to eight players
option-shanghai-allow_two = Two players
    .description = Whether two may play
    .yes = Two players are enough
    .no = At least three players
option-shanghai-contracts = Table of contracts
    .description = What each deal asks for, and so how many deals there are
    .none = The ten contracts of Shanghai Rum
    .seven = The seven contracts of Contract Rummy, played by these rules
    .six = The first six contracts, which can be made without buying
    .three = The first three contracts, for a short game
    .table =
        { $count ->
            [one] Another list: { $count } contract
           *[other] Another list: { $count } contracts
        }
option-shanghai-contract_exact_sizes = Exact contracts
    .description = Whether the melds of a contract may be longer than it says
    .yes = Contract melds have exactly the size asked for
    .no = Contract melds may be longer than asked for
option-shanghai-separate_runs = Runs end to end
    .description = Whether two runs of a contract may continue each other
    .yes = Two contract runs of one suit may not lie end to end
    .no = Two contract runs of one suit may lie end to end
option-shanghai-further_melds = Further melds
    .description = Whether you may lay new melds after your contract
    .yes = After your contract you may lay further melds
    .no = After your contract you only lay off
option-shanghai-layoff_on_contract_turn = Lay off at once
    .description = Whether you may lay off in the turn in which you make your contract
    .yes = You may lay off in the turn in which you make your contract
    .no = You lay off from the turn after your contract
option-shanghai-must_discard_to_go_out = Last discard
    .description = Whether going out takes a discard
    .yes = You go out only by discarding your last card
    .no = You may go out without a discard
option-shanghai-deuces_wild = Wild deuces
    .description = Whether every 2 is a wild card
    .yes = Every 2 is wild, as a joker is
    .no = Only jokers are wild
option-shanghai-wild_limit = Limit of wild cards
    .description = How many wild cards a meld may have
    .half = A meld never has more wild cards than natural ones
    .fewer = A meld always has fewer wild cards than natural ones
    .none = A meld needs one natural card; the rest may be wild
option-shanghai-swap = Swapping
    .description = Where a wild card may be swapped for the natural card
    .runs = Wild cards can be swapped out of runs
    .any = Wild cards can be swapped out of runs and sets
    .none = Wild cards stay where they lie
option-shanghai-may_i_priority = Who buys first
    .description = Who gets the upcard when several want to buy it
    .seat = Whoever sits first to the left of the player to move buys first
    .first_asker = Whoever asks first buys first
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
    .description = Whether the number of buys holds for a deal or for the game
    .hand = The number of buys holds for each deal
    .game = The number of buys holds for the whole game
option-shanghai-buy_penalty = Penalty cards
    .description = How many stock cards come with a bought upcard
    .is-1 = With a bought upcard comes one card from the stock
    .is-2 = With a bought upcard come two cards from the stock
option-shanghai-chain_buys = Further buys
    .description = Whether the card below a bought upcard can be bought too
    .yes = The card below a bought upcard is offered next
    .no = One upcard is bought in a turn at most
option-shanghai-down_may_buy = Buying after the contract
    .description = Whether you may buy once you have made your contract
    .yes = You may still buy after your contract
    .no = You may not buy once you have made your contract
option-shanghai-exhausted = Empty stock
    .description = What happens when the stock is empty
    .recycle = The discards become a new stock
    .end = The deal ends when somebody wants to draw and the stock is empty
option-shanghai-card_values = Number cards
    .description = What the cards from 2 to 10 count
    .fives = Cards from 2 to 10 count 5 each
    .pips = Cards from 2 to 10 count their number
option-shanghai-joker_points = Points of wild cards
    .description = What a wild card in the hand counts
    .number =
        { $number ->
            [one] A wild card counts { $number } point
           *[other] A wild card counts { $number } points
        }
option-shanghai-blind_bonus = Going out blind
    .description = Whether going out in the turn of one’s contract brings points
    .yes = Going out in the turn of your contract: −25, without wild cards −50
    .no = Going out in the turn of your contract brings nothing extra
# -- Gin ------------------------------------------------------------------------------------------

option-gin-rulebook = Rulebook
    .description = Which way of playing and scoring Gin
    .standard = Standard: 25 for gin or an undercut, the first to 100 points
    .classic = Classic: 20 for gin, 10 for an undercut, 20 for a box
    .oklahoma = Oklahoma: the first upcard sets the knock limit, spades double, 150 points
    .hollywood = Hollywood: three games scored at once, each to 100 points
    .straight = Straight gin: only gin ends a deal
    .round_the_corner = Round the corner: K-A-2 is a run, an ace counts 15, 125 points
option-gin-first_upcard = First upcard
    .description = Whether the first upcard is offered to both before play begins
    .offer = The first upcard is offered to both, then play begins with a draw
    .free = The first upcard lies there like any other; nobody is asked
option-gin-round_the_corner = Round the corner
    .description = Whether runs go round from king to ace to two
    .yes = Runs go round the corner (Q-K-A, K-A-2), and an ace counts 15
    .no = Aces are low (A-2-3) and count 1
option-gin-knock_limit = Knock limit
    .description = With how much deadwood you may knock
    .is-0 = Only gin ends a deal (knock limit 0)
    .is-1 = You may knock with 1 point of deadwood at most
    .is-2 = You may knock with 2 points of deadwood at most
    .is-3 = You may knock with 3 points of deadwood at most
    .is-4 = You may knock with 4 points of deadwood at most
    .is-5 = You may knock with 5 points of deadwood at most
    .is-6 = You may knock with 6 points of deadwood at most
    .is-7 = You may knock with 7 points of deadwood at most
    .is-8 = You may knock with 8 points of deadwood at most
    .is-9 = You may knock with 9 points of deadwood at most
    .is-10 = You may knock with 10 points of deadwood at most
option-gin-big_gin = Big gin
    .description = What all eleven cards in melds are worth
    .none = No big gin: with eleven cards in melds you discard one and have gin
    .number = Big gin, all eleven cards in melds, brings { $number } instead of the bonus for gin
option-gin-showdown = After a knock
    .description = Who chooses the melds and lay-offs of the other player
    .best = After a knock the other player’s best melds and lay-offs are found at once
    .own = After a knock the other player chooses melds and lay-offs
option-gin-layoff_on_gin = Laying off on gin
    .description = Whether cards may be laid off on gin too
    .yes = Cards may be laid off on gin; if no deadwood is left, nobody scores
    .no = Nothing is laid off on gin
option-gin-undercut_on_tie = Equal deadwood
    .description = Whether equal deadwood is an undercut
    .yes = Equal deadwood is an undercut
    .no = With equal deadwood the knocker wins the deal with 0 points
option-gin-gin_bonus = Bonus for gin
    .description = What gin brings besides the other player’s deadwood
    .number = Gin scores { $number } extra
option-gin-undercut_bonus = Bonus for an undercut
    .description = What an undercut brings besides the difference
    .number = An undercut scores { $number } extra
option-gin-gin_boxes = Boxes for gin
    .description = How many more boxes gin brings
    .number =
        { $number ->
            [0] Gin is one box like any other deal won
            [one] Gin brings { $number } more box
           *[other] Gin brings { $number } more boxes
        }
option-gin-undercut_boxes = Boxes for an undercut
    .description = How many more boxes an undercut brings
    .number =
        { $number ->
            [0] An undercut is one box like any other deal won
            [one] An undercut brings { $number } more box
           *[other] An undercut brings { $number } more boxes
        }
option-gin-last_discard = Last discard
    .description = What happens to the discard when only two cards are left in the stock
    .void = With two cards left in the stock a discard makes the deal void
    .knock = With two cards left in the stock the discard may still be taken to knock with it
option-gin-dealer_next = Next dealer
    .description = Who deals the next deal
    .winner = Whoever won a deal deals the next
    .loser = Whoever lost a deal deals the next
    .alternate = Both players deal in turn
option-gin-oklahoma = Oklahoma
    .description = Whether the first upcard sets the knock limit
    .yes = Oklahoma: the value of the first upcard is the knock limit
    .no = The knock limit is the same in every deal
option-gin-oklahoma_ace = Ace in Oklahoma
    .description = The knock limit in Oklahoma when the first upcard is an ace
    .gin = An ace as first upcard: only gin ends the deal (Oklahoma)
    .one = An ace as first upcard: the knock limit is 1 (Oklahoma)
option-gin-spade_doubles = Spades double
    .description = Whether a spade as first upcard doubles the score of the deal
    .yes = A spade as first upcard doubles the score of the deal
    .no = Spades do not double
option-gin-target = Points to win
    .description = How many points of deals end the game, or in Hollywood a column
    .number =
        { $number ->
            [one] First to { $number } point
           *[other] First to { $number } points
        }
option-gin-line_bonus = Bonus for a box
    .description = What each box, a deal won, brings in the settlement
    .number = Each box is worth { $number } in the settlement
option-gin-game_bonus = Bonus for the game
    .description = What reaching the target brings in the settlement
    .number = Reaching the target is worth { $number } in the settlement
option-gin-shutout = Shut-out
    .description = What the winner gets when the loser has no box
    .game_bonus = A shut-out doubles the bonus for the game
    .hands = A shut-out doubles the winner’s points of the deals
    .total = A shut-out doubles the winner’s whole settlement
    .none = A shut-out brings nothing more
option-gin-game_winner = Who wins the game
    .description = Whether the target or the settlement decides
    .target = Whoever reaches the target wins, whatever the boxes bring
    .settlement = The larger settlement wins, boxes and bonuses included
option-gin-hollywood = Hollywood
    .description = Whether three games are scored at once
    .yes = Hollywood: three games scored at once
    .no = One game is scored at a time

# -- Indian Rummy ---------------------------------------------------------------------------------

option-indian-rulebook = Format
    .description = Which kind of Indian Rummy
    .points = Points: one deal, the winner takes what the others count
    .pool101 = Pool 101: whoever reaches 101 is out, the last one left wins
    .pool201 = Pool 201: whoever reaches 201 is out, drops cost 25 and 50
    .deals = Deals: two deals without dropping, the best total wins
    .lives = Strict lives: four cards in a sequence, one joker in each
option-indian-packs = Packs
    .description = With how many packs of cards the game is played
    .is-1 = One pack of cards
    .is-2 = Two packs of cards
    .is-3 = Three packs of cards
option-indian-jokers = Printed jokers
    .description = How many printed jokers each pack has
    .is-0 = No printed jokers
    .is-1 = One printed joker in each pack
    .is-2 = Two printed jokers in each pack
option-indian-cut_joker = Cut card
    .description = Whether a card turned up at the deal makes its rank wild
    .yes = The rank of the cut card is wild
    .no = Only printed jokers are wild
option-indian-set_max = Size of sets
    .description = How many cards a set may have
    .is-4 = A set has four cards at most
    .none = Jokers may be added to a set without end
option-indian-min_naturals = Natural cards
    .description = How many cards of a group must be themselves
    .is-0 = Jokers alone are a sequence too
    .is-1 = A group needs one card that is no joker
    .is-2 = A group needs two cards that are no jokers
option-indian-jokers_in_run = Jokers in a sequence
    .description = How many jokers a sequence may have
    .none = Any number of jokers in a sequence
    .is-1 = One joker in a sequence
    .is-2 = Two jokers in a sequence
option-indian-identical_pure = Three identical cards
    .description = Whether three identical cards are a pure sequence
    .yes = Three identical cards are a pure sequence
    .no = Three identical cards are no group
option-indian-four_card_life = Four cards in a life
    .description = Whether one of the sequences needs four cards
    .yes = One of your sequences needs four cards or more
    .no = Three cards are enough for each sequence
option-indian-take_jokers = Open jokers
    .description = Whether a joker that lies open may be taken
    .first = A joker may be taken only as the first upcard of the deal
    .never = A joker that lies open is never taken
    .any = A joker that lies open may always be taken
option-indian-forbid_discard_of_taken = Card just taken
    .description = Whether the upcard you took may be discarded in the same turn
    .yes = You may not discard what you took in the same turn
    .no = You may discard what you just took
option-indian-wrong_declaration = Wrong declaration
    .description = What a wrong declaration costs
    .none = A wrong declaration is refused and costs nothing
    .number = A wrong declaration costs { $number }
option-indian-drop = Dropping
    .description = Whether you may drop out of a deal
    .yes = You may drop out of a deal
    .no = Nobody drops out of a deal
option-indian-drop_turn = When to drop
    .description = Whether you may drop in the turns of others too
    .own = You drop in your own turn, before you draw
    .any = You may drop in the turns of others too
option-indian-first_drop = First drop
    .description = What dropping costs before your first card of the deal
    .number = Dropping costs { $number } before your first card
option-indian-middle_drop = Middle drop
    .description = What dropping costs after your first card of the deal
    .number = Dropping costs { $number } later on
option-indian-exhausted = Empty stock
    .description = What happens when somebody wants to draw and the stock is empty
    .recycle = The discards become a new stock
    .end = A deal ends without points when the stock is empty
option-indian-one_sequence = Only one life
    .description = What counts without a second sequence
    .all = Without both lives all 13 cards count
    .pure_off = Without both lives a pure sequence does not count
option-indian-full_count = Most points
    .description = How much a hand can count at most
    .none = No limit to what a hand counts
    .number = A hand counts { $number } at most
option-indian-first_turn_half = Beaten at once
    .description = Whether a hand that had no turn yet counts half
    .yes = Whoever has had no card yet counts half
    .no = Whoever has had no card yet counts in full
option-indian-least_count = Fewest points
    .description = How much a loser’s hand counts at least
    .number =
        { $number ->
            [0] A complete hand counts nothing
           *[other] A loser’s hand counts { $number } at least
        }
option-indian-scoring = Scoring
    .description = Who gets the points of a deal
    .zero_sum = The winner gets what the others lose
    .penalty = Points count against the losers; low is good
option-indian-end = End of the game
    .description = Whether deals, a total or a pool ends the game
    .hands =
        { $hands ->
            [one] The game is one deal
           *[other] The game is { $hands } deals
        }
    .target = The game ends when a total reaches { $points }
    .pool = Whoever reaches { $points } is out; the last one left wins
option-indian-tie_break = Equal totals
    .description = What happens when totals are equal at the end of several deals
    .shared = Equal totals share the win
    .extra_hand = Equal totals play another deal
option-indian-rejoins = Coming back
    .description = How often you may come back into a pool
    .number =
        { $number ->
            [0] Whoever is out stays out
            [one] You come back into the pool once
           *[other] You come back into the pool up to { $number } times
        }

# -- Ten Phases -----------------------------------------------------------------------------------

option-phases-rulebook = Rulebook
    .description = Which rules hold
    .standard = Standard: ten phases in order
    .masters = Masters: you announce your phase before each deal; two skip cards
    .arkansas = Free order: which phase you make shows when you lay it; skips add up
    .next = A skip card always takes the next player’s turn
    .float = Floating: you go out only by discarding your last card
    .short = Short: the first five phases
    .even = Phases 2, 4, 6, 8 and 10
    .odd = Phases 1, 3, 5, 7 and 9
    .twenty = Twenty phases: the ten, and ten harder ones
option-phases-wilds = Wild cards
    .description = How many wild cards there are
    .is-0 = No wild cards
    .is-1 = One wild card
    .is-2 = 2 wild cards
    .is-3 = 3 wild cards
    .is-4 = 4 wild cards
    .is-5 = 5 wild cards
    .is-6 = 6 wild cards
    .is-7 = 7 wild cards
    .is-8 = 8 wild cards
    .is-9 = 9 wild cards
    .is-10 = 10 wild cards
    .is-11 = 11 wild cards
    .is-12 = 12 wild cards
    .is-13 = 13 wild cards
    .is-14 = 14 wild cards
    .is-15 = 15 wild cards
    .is-16 = 16 wild cards
option-phases-skip_cards = Skip cards
    .description = How many skip cards there are
    .is-0 = No skip cards
    .is-1 = One skip card
    .is-2 = 2 skip cards
    .is-3 = 3 skip cards
    .is-4 = 4 skip cards
    .is-5 = 5 skip cards
    .is-6 = 6 skip cards
    .is-7 = 7 skip cards
    .is-8 = 8 skip cards
option-phases-wrap = Round the corner
    .description = Whether 1 follows 12 in a run
    .yes = In runs 1 follows 12 again
    .no = Runs end at 12
option-phases-hand_size = Cards dealt
    .description = How many cards everybody is dealt
    .is-7 = 7 cards each
    .is-8 = 8 cards each
    .is-9 = 9 cards each
    .is-10 = 10 cards each
    .is-11 = 11 cards each
    .is-12 = 12 cards each
option-phases-phases = Phases
    .description = Which phases are to be made
    .none = The ten phases
    .short = The first five phases
    .even = Phases 2, 4, 6, 8 and 10
    .odd = Phases 1, 3, 5, 7 and 9
    .twenty = Twenty phases
    .table = A list of its own with { $count } phases
option-phases-order = Order
    .description = In which order everybody makes the phases
    .fixed = Phases are made in order
    .free = Phases are made in any order; which one shows when it is laid
    .announced = Before each deal everybody announces the phase they will work on
option-phases-exhausted = Empty stock
    .description = What happens when somebody wants to draw and the stock is empty
    .recycle = The discards become a new stock
    .end = A deal ends when the stock is empty
option-phases-hit_at_once = Laying off
    .description = When cards may be laid off
    .yes = You may lay off in the turn in which you lay your phase
    .no = You may lay off from the turn after your phase
option-phases-sizes = Size of melds
    .description = Whether melds of a phase may have more cards than it asks for
    .at_least = Melds of a phase may have more cards
    .exact = Melds of a phase have just so many cards
option-phases-min_naturals = Natural cards
    .description = How many cards of a meld must not be wild
    .is-1 = One card of a meld must not be wild
    .is-2 = Two cards of a meld must not be wild
option-phases-wild_swap = Wild cards on the table
    .description = Whether a wild card can be exchanged for the right card
    .yes = A wild card can be taken for the right card
    .no = Wild cards stay where they lie
option-phases-skip_target = Whom a skip hits
    .description = Whose turn a skip card takes
    .chosen = A skip card takes the turn of the player you choose
    .next = A skip card takes the next player’s turn
option-phases-skip_limit = Limit of skips
    .description = How soon a player can be skipped again
    .round = Nobody is skipped again before they have had a turn
    .pending = Nobody is skipped again before they have lost the turn
    .none = Skips against one player add up
option-phases-going_out = Going out
    .description = How a deal is ended
    .any = You go out by laying or discarding your last card
    .discard = You go out only by discarding your last card, else you float
    .hit = You go out only by laying your last card, else you float
option-phases-skip_points = Points of skip cards
    .description = What a skip card left in the hand costs
    .number = A skip card left in the hand costs { $number }
option-phases-wild_points = Points of wild cards
    .description = What a wild card left in the hand costs
    .number = A wild card left in the hand costs { $number }
option-phases-winner_by = Who wins
    .description = Whether the phases or the points decide
    .finish = Whoever has made all phases wins
    .points = The lowest total wins once somebody has made all phases
option-phases-tie = Equal totals
    .description = What happens when totals are equal at the end
    .replay = Equal totals play off with the last phase
    .shared = Equal totals share the win
option-phases-max_hands = Most deals
    .description = After how many deals the game ends at the latest
    .none = As many deals as it takes
    .number =
        { $number ->
            [one] One deal: the most phases win
           *[other] { $number } deals at most: then the most phases win
        }
