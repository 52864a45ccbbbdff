# Words that sentences of every subject are put together from.

# -- lists and paragraphs -------------------------------------------------------------------------

# "Ann, Ben and Cara": all but the last are joined by list-next, the last comes by list-last.
list-next = { $first }, { $next }
list-last = { $first } and { $last }

# A number that stands alone, as on a bar.
number = { $number }

# Closes a refusal with the paragraph that it rests on.
cited = { $sentence } ({ $book } { $rule })
cited-alone = { $sentence } (rule { $rule })

# -- cards ----------------------------------------------------------------------------------------

# Between the melds of one contract.
melds-between = { $melds } · { $meld }
computer = { $name } (computer)
computer-of = { $name } (computer, { $strength })

# How well a computer plays, the least first.
strength-easy = easy
strength-medium = medium
strength-strong = strong

# -- goals ----------------------------------------------------------------------------------------

# $size is "plain", "exact" or "more".
goal-set =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } of { $size ->
        [exact] exactly { $least }
        [more] { $least } or more
       *[plain] { $least }
    }
goal-run =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } of { $size ->
        [exact] exactly { $least }
        [more] { $least } or more
       *[plain] { $least }
    }
goal-whole-hand = { $melds }, with your whole hand
# One line of the table of contracts.
contract-of-deal =
    - Deal { $deal }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } each: { $goal }
# One line of the list of phases.
phase-of-list = - { $number }: { $goal }

# -- score sheet ----------------------------------------------------------------------------------

# One of the lines below with the name before it; where the name is a heading they stand alone.
line-of = { $who }: { $line }

line-in-hand =
    { $count ->
        [0] nothing left in hand
       *[other] { $cards } left in hand
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-in-hand-count =
    { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    } left in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-laid-count =
    laid { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-least-in-hand =
    least left in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-out-bonus =
    bonus for going out, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-went-out =
    went out, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-laid =
    laid { $cards }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
