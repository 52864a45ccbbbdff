# What is said about the examples in the rules. $cards are the cards of one example.

example-good = ✅ { $cards }: { $says }
example-bad = ❌ { $cards }: { $says }
example-plain = ▫️ { $cards }: { $says }
example-contract-of = **A contract of deal { $deal }:** { $goal }

example-set = a set
example-run = a run
example-two-suits = not a meld (a run is one suit)
example-gap = not a run (a card is missing in between)
example-twins = a set (two identical cards are fine)
example-too-few = too few (a set takes three cards)
example-run-of-three = too few (a run takes four cards)
example-ace-low = a run, the ace low
example-ace-high = a run, the ace high
example-ace-around = not a run (it ends at the ace)
example-ace-only-low = not a run (the ace is always low here)
example-ace-only-high = not a run (the ace is always high)
example-joker-run = a run (the joker stands for the missing card)
example-joker-set = a set (the joker stands for one more card of that rank)
example-naturals-short = not a meld (too few natural cards)
example-contract-meld = a meld of the contract
example-on-table = is on the table
example-held = in your hand
example-fits = can be laid off
example-fits-both = can be laid off together
example-fits-not = doesn’t fit (a card is missing in between)
example-swap = takes the joker, which stands for exactly this card
example-swap-not = takes nothing (the joker stands for another card)
example-swap-set = takes the joker, because it has that rank
example-swap-set-not = doesn’t replace the joker (a joker in a set stays there)
example-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
example-twins-not = not a set (two identical cards)
example-split = one half of it, still a run
example-split-more = the other half, with your card
example-three-stay = the other three are still a set
example-fourth-used = a run with the card that the set can spare
example-two-left = not allowed (the two cards left aren’t a meld)
example-joker-goes = the joker may go to another meld
example-joker-stays = not allowed (the joker here stays what it stands for)
example-round-corner = a run round the corner
