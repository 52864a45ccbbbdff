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

# How well a computer plays, the least first; $version tells a newer style of play from an older one.
strength-easy = easy
strength-medium = medium
strength-strong = strong
strength-version = { $strength } v{ $version }

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
    .tiles =
        { $count ->
            [0] nothing left on the rack
           *[other] { $cards } left on the rack
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
    .tiles =
        { $count ->
            [0] nothing
            [one] 1 tile
           *[other] { $count } tiles
        } left on the rack, { $points ->
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
line-went-rummy =
    went rummy, which counts double, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
line-least-in-hand =
    least left in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .tiles =
        least left on the rack, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
line-out-bonus =
    bonus for going out, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-knock-beaten =
    bonus for holding less than the knocker, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-went-out =
    went out, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .tiles =
        laid the last tile, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
line-went-blind =
    went out blind, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-laid =
    laid { $cards }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-knock-card =
    knocked with { $cards }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-dark =
    dark knock, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-colour =
    colour knock, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-not-born =
    not born, doubled, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-ngo =
    ting ngo (ทิ้งโง่){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-mee =
    ting mi (ทิ้งมี่){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ting-tem =
    ting tem (ทิ้งเต็ม){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-pee-hua =
    pi hua (ปี้หัว){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-pee-speto =
    pi speto (ปี้สเปโต){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-ti-on =
    ti on (ตีอ้อน){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }
line-fak-speto =
    faak speto (ฝากสเปโต){ $count ->
        [0] {""}
       *[other] {" "}with { $cards }
    }, { $points ->
        [one] { $added } point
       *[other] { $added } points
    }

# What a player can be fined for, in the log.
fine-ting-ngo = ting ngo (ทิ้งโง่): the next player knocked with that card alone
fine-ting-mee = ting mi (ทิ้งมี่): it could have been laid off
fine-ting-tem = ting tem (ทิ้งเต็ม): it makes a meld with cards of the row
fine-pee-hua = pi hua (ปี้หัว): it was melded with the head card
fine-pee-speto = pi speto (ปี้สเปโต): it was melded with a speto
fine-ti-on = ti on (ตีอ้อน): it was melded with a speto
fine-fak-speto = faak speto (ฝากสเปโต): that speto was laid off on a card of theirs

# -- games ----------------------------------------------------------------------------------------

# The value is the title, .book what its rules are quoted as, .description what /rummy new says.
game-basic = Basic Rummy
    .book = Basic
    .description = Draw, meld, lay off, discard. Whoever gets rid of all cards wins what the others hold.
game-contract = Contract Rummy
    .book = Contract
    .description = Seven deals, each with a contract to lay first. Lowest total wins.
game-shanghai = Shanghai Rum
    .book = Shanghai
    .description = Ten deals, each with a contract to lay first, and upcards to buy. Lowest total wins.
game-dummy = Thai Dummy
    .book = Dummy
    .description = Take from the row of discards, lay melds, lay off and knock. First to 500 points wins.
game-rummy500 = Rummy 500
    .book = Rummy 500
    .description = Sweep up the row of discards and lay melds for points. First to 500 points wins.
game-manipulation = Manipulation Rummy
    .book = Manipulation
    .description = Rearrange all melds of the table to lay your cards. The lowest hand scores; first to 150 wins.
game-tiles = Tile Rummy
    .book = Tile Rummy
    .description = Sets and runs of numbered tiles; rearrange the table to lay yours. First with an empty rack wins.
game-gin = Gin Rummy
    .book = Gin
    .description = For two. Sort your hand into melds, then knock or go gin. Also Oklahoma and Hollywood.
game-indian = Indian Rummy
    .book = Indian
    .description = 13 cards, two sequences, one of them pure. Declare, or drop in time. Points, pool or deals.
game-phases = Ten Phases
    .book = Phases
    .description = Make ten phases, one a deal at most, each at your own pace. Skip cards, wild cards, low points.
