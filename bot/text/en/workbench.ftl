# The workbench: a turn of Manipulation Rummy as its player tries it out, before it is played.

bench-turn = **Your turn.** Laying cards ends it.
bench-turn-draw = **Your turn.** Laying cards ends it. Or draw again.
bench-turn-pass = **Your turn.** Laying cards ends it. Or pass.
bench-drawn = drawn { $drawn }
bench-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } in hand
bench-stock = stock { $count }
bench-broken = ✗ **{ $number }** { $cards }: { $count ->
        [one] one card is too few
        [2] two cards are too few
       *[other] neither a set nor a run
    }
bench-broken-more = …and { $count } more
bench-stands =
    { $count ->
        [one] ✓ All melds are valid. **{ button-done }** lays 1 card and ends your turn.
       *[other] ✓ All melds are valid. **{ button-done }** lays { $count } cards and ends your turn.
    }
bench-stands-out = ✓ All melds are valid. **{ button-done }** lays all your cards and ends the deal.
bench-none-laid = All melds are valid, but you haven’t laid a card from your hand yet.
bench-empty = Nothing is on the table yet.
bench-from-hand = from your hand: { $cards }
bench-hand = Cards in your hand…
bench-copies = { $card } (×{ $count })
bench-open = Take from melds…
bench-cards = Cards on the table…
bench-put = Move { $cards } to…
bench-new = A new group
bench-new-stands = A new group: { $kind ->
        [set] a set
       *[run] a run
    }
bench-group = { $number }: { $cards }
bench-card = { $card } from { $number }
bench-fits = ✓ makes { $cards }
bench-way =
    { $cards }
    -# before { $before }
    -# after { $melds }
bench-way-new = New: **{ $cards }**
bench-no-way = No place found for { $cards } yet.
button-bench-way = Add { $count }
bench-back = Back into your hand
bench-readings = A joker’s meaning…
bench-opening =
    { $open ->
        [alone] First melds: **{ $worth } of { $least }** points, only from your hand.
        [enough] First melds: **{ $worth } of { $least }** points, enough.
        [yes] First melds: **{ $worth } of { $least }** points. You may use the table with them.
       *[no] First melds: **{ $worth } of { $least }** points. The table is closed until then.
    }
bench-freed =
    { $count ->
        [one] 🃏 **The freed joker must be laid in this turn.** Move it to a meld or a new group.
       *[other] 🃏 **The freed jokers must be laid in this turn.** Move them to melds or new groups.
    }
bench-fill = Put in for the joker: { $meld }
button-lay-all = Lay what fits
button-joker-first = Lay the joker first
button-by-suit = By colour
button-by-rank = By number
button-bench-add = { $cards } → { $number }
button-draw-last = Draw, end turn
bench-question =
    { $count ->
        [0] **You’ve rearranged melds, but laid nothing yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } puts them back and ends your turn.
        [one] **1 card on your workbench isn’t laid yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } ends your turn without it{ $lays ->
                [yes] {", and laying it ends it too."}
               *[no] .
            }
       *[other] **{ $count } cards on your workbench aren’t laid yet.** { $how ->
                [draw] Drawing
               *[pass] Passing
            } ends your turn without them{ $lays ->
                [yes] {", and laying them ends it too."}
               *[no] .
            }
    }
button-lay-first =
    { $count ->
        [one] Lay it first
       *[other] Lay these { $count } first
    }
button-leave-draft =
    { $count ->
        [0] { $how ->
                [draw] Draw anyway
               *[pass] Pass anyway
            }
        [one] { $how ->
                [draw] Draw without it
               *[pass] Pass without it
            }
       *[other] { $how ->
                [draw] Draw without them
               *[pass] Pass without them
            }
    }
button-done = Done
button-undo = Undo
button-all-back = Take all back
button-knock-now = Knock ({ $points })
bench-lost = The moves on your workbench are gone, and nothing was played. Here’s the current table.
bench-dropped = The moves on your workbench weren’t played.
bench-changed = That was an older picture of your workbench. Here it’s as you left it.
bench-nothing-chosen = Choose cards first, from your hand or from melds on the table.
bench-full = There’s no room for more than { $count } groups. Move these cards into one of them, or take others back first.
bench-suggested = 💡 Before: { $before }. After: { $melds }.
bench-suggested-new = 💡 Nothing on the table moves.
bench-gave-up = -# The search ran out of time. There may be a better one.
bench-no-suggestion = 💡 None of your cards can be laid, no matter how the table is rearranged.
bench-no-suggestion-found = 💡 No way to lay a card was found in the time there was. There may be one.
alt-bench = Workbench. { $groups }
alt-group = { $number }: { $cards }.
alt-group-broken = { $number }, no meld: { $cards }.
table-rearrange = { $name } may lay cards, also by rearranging the table.
