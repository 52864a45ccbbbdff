# What is said about the examples in the rules. $cards are the cards of one example.

example-good = ✅ { $cards }: { $says }
example-bad = ❌ { $cards }: { $says }
example-plain = ▫️ { $cards }: { $says }
example-contract-of = **A contract of deal { $deal }:** { $goal }

example-set = a set
example-run = a run
example-two-suits = no meld: a run is of one suit
example-gap = no run: a card is missing in between
example-twins = a set: two identical cards are fine
example-too-few = too few: a set takes three cards
example-run-of-three = too few: a run takes four cards
example-ace-low = a run, the ace low
example-ace-high = a run, the ace high
example-ace-around = no run: it doesn’t go on round the ace
example-ace-only-low = no run: the ace is always low here
example-ace-only-high = no run: the ace is always high
example-joker-run = a run: the joker stands for the missing card
example-joker-set = a set: a joker stands for one more card of the rank
example-naturals-short = no meld: too few natural cards
example-contract-meld = a meld of the contract
example-on-table = lies on the table
example-held = in your hand
example-fits = can be laid off
example-fits-both = can be laid off together
example-fits-not = doesn’t fit: a card is missing in between
example-swap = takes the joker: it stands for this very card
example-swap-not = takes nothing: the joker stands for another card
example-swap-set = takes the joker, being of that rank
example-swap-set-not = takes nothing: a joker in a set stays there
example-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
example-twins-not = no set: two identical cards
example-split = one half of it stands as a run
example-split-more = the other half, with your card
example-three-stay = the other three are still a set
example-fourth-used = a run with the card that the set can spare
example-two-left = no: two cards are left, and every group must be a meld
example-joker-goes = the joker may go to another meld
example-joker-stays = no: here the joker can’t leave what it stands for
example-round-corner = a run round the corner
