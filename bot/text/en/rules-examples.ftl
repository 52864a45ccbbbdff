# What is said about the examples in the rules. $cards are the cards of one example.

example-good = ✅ { $cards }: { $says }
example-bad = ❌ { $cards }: { $says }
example-plain = ▫️ { $cards }: { $says }
example-contract-of = **A contract of deal { $deal }:** { $goal }

example-set = a set
example-run = a run
example-two-suits = no meld: a run is of one suit
    .tiles = no meld: a run is of one colour
example-gap = no run: a card is missing in between
example-twins = a set: two identical cards are fine
example-too-few = too few: a set takes three cards
example-run-of-three = too few: a run takes four cards
example-ace-low = a run, the ace low
example-ace-high = a run, the ace high
example-ace-around = no run: it does not go on round the ace
example-ace-only-low = no run: the ace is always low here
example-ace-only-high = no run: the ace is always high
example-joker-run = a run: the joker stands for the missing card
    .tiles = a run: the joker stands for the missing tile
example-joker-set = a set: a joker stands for one more card of the rank
    .tiles = a set: a joker stands for one more tile of the number
example-only-jokers = a set of jokers: the first natural card on it gives its rank
example-naturals-short = no meld: too few natural cards
example-deuce-set = a set: a wild deuce is one more card of the rank
example-deuce-run = a run: the wild deuce stands for the missing card
example-wild-fits = a set: that many wild cards are allowed
example-wild-many = no meld: too many wild cards
example-contract-meld = a meld of the contract
example-apart = a run, with a gap to the other one
example-end-to-end = end to end with the other one: together they are one run
example-end-to-end-two = a run of its own, end to end with the other one
example-last-set = no: the last deal takes three runs
example-on-table = lies on the table
example-held = in your hand
    .tiles = on your rack
example-fits = can be laid off
example-fits-both = can be laid off together
example-fits-not = does not fit: a card is missing in between
example-swap = takes the joker: it stands for this very card
example-swap-not = takes nothing: the joker stands for another card
example-swap-set = takes the joker, being of that rank
example-swap-set-not = takes nothing: a joker in a set stays there
example-new-meld = and the joker is played again in the same turn
example-row = the row, the oldest card first: it is the head card (ใบหัว)
example-take = you take from the first of these on, and lay them at once with the card you held
example-take-not = no: none of these cards comes from your hand
example-sweep-row = the row, the oldest card first
example-sweep = you take from the first of these in the row on, and lay them at once
example-sweep-alone = all three come from the row: that is fine
example-sweep-off = you take it and all after it, and lay it off on the run
example-sweep-off-not = no: it has to go into a new meld
example-sweep-not = no: it has no use, and may not just be taken
example-sweep-free = the last card may be taken without laying it
example-knock-laid = laid down
example-knock-card = the one card that stays: your knock card (น็อค)
example-knock-two = no: exactly one card may stay
example-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
example-speto = a speto (สเปโต), { $points } points
example-twins-not = no set: two identical cards
    .tiles = no set: two tiles of one colour
example-split = one half of it stands as a run
example-split-more = the other half, with your card
    .tiles = the other half, with your tile
example-three-stay = the other three are still a set
example-fourth-used = a run with the card that the set can spare
    .tiles = a run with the tile that the set can spare
example-two-left = no: two cards are left, and every group must be a meld
    .tiles = no: two tiles are left, and every group must be a meld
example-joker-goes = the joker may go to another meld
example-joker-stays = no: here the joker cannot leave what it stands for
    .tiles = no: here the joker keeps its place
example-knocker-laid = laid by the knocker
example-round-corner = a run round the corner
    .tiles = a run that goes on from 13 to 1
example-one-last = a run, the 1 after the 13
example-one-not = no run: it ends at 13
example-jokers-many = no meld: one joker at most
example-beside-joker = the 6 may leave: the joker goes on standing for the same tile
example-locked = no: the meld with the joker is locked
example-gin = gin: only melds, no deadwood
example-wild-card = a wild card: it stands for any number and any colour
example-skip-card = a skip card: it takes a turn from somebody
example-number-set = a set: one number, any colours
example-number-run = a run: numbers in order, any colours
example-of-a-colour = cards of one colour: any numbers
example-ends-at-twelve = no: a run ends at 12
example-other-number = does not fit: another number
example-other-colour = does not fit: another colour
example-wild-swap = takes the wild card: it stands for this number
example-wild-swap-not = takes nothing: the wild card stands for another number
example-cut = the cut card: all sevens are wild
example-wild-natural = pure: this seven is what it is
example-wild-stands-in = not pure: a card in it stands for another, and you need one sequence without that
example-first-life = a first life: a sequence without a joker
example-second-life = a second life: any other sequence, with a joker or without
example-set-no-life = no life: only sequences are lives
example-identical = a pure sequence: three identical cards
example-within-limit =
    deadwood: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, so you may knock
example-over-limit =
    deadwood: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, too many to knock
example-limit = as the first upcard: you may knock with { $points }
example-limit-gin = as the first upcard: only gin ends the deal
example-limit-one = as the first upcard: you may knock with 1
