# Words that sentences of every subject are put together from.

# -- lists and paragraphs -------------------------------------------------------------------------

# "Ann, Ben and Cara": all but the last are joined by list-next, the last comes by list-last.
list-next = { $first }, { $next }
list-last = { $first } and { $last }

# Closes a refusal with the paragraph that it rests on.
cited = { $sentence } ({ $book } { $rule })
cited-alone = { $sentence } (rule { $rule })

# -- cards ----------------------------------------------------------------------------------------

# Between the melds of one contract.
melds-between = { $melds } · { $meld }
computer = { $name } (computer)

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

# -- score sheet ----------------------------------------------------------------------------------

line-in-hand =
    { $who }: { $count ->
        [0] nothing left in hand
       *[other] { $cards } left in hand
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-went-rummy =
    { $who }: went rummy, which counts double, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-went-out =
    { $who }: went out, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# -- games ----------------------------------------------------------------------------------------

# The value is the title, .book what its rules are quoted as, .description what /rummy new says.
game-basic = Basic Rummy
    .book = Basic
    .description = Draw, meld, lay off, discard. Whoever gets rid of all cards wins what the others hold.
game-contract = Contract Rummy
    .book = Contract
    .description = Seven deals, each with a contract to lay first. Lowest total wins.
