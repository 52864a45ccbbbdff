# The hand and the table in words, for people who have set “text first”.

words-hand = **Your hand**
words-suit =
    { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
        [C] Clubs
        [R] Red
        [B] Blue
        [Y] Yellow
        [G] Green
       *[K] Black
    }: { $cards }
words-jokers =
    { $card ->
        [W] { $count ->
            [one] 1 wild card
           *[other] { $count } wild cards
        }
       *[JK] { $count ->
            [one] 1 joker
           *[other] { $count } jokers
        }
    }
words-new = New: { $cards }
words-chosen = Chosen: **{ $cards }**
words-table = **On the table**
words-seat =
    Seat { $seat }, { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
words-laid = laid { $laid }
words-on-turn = to move
words-away = away
words-meld = { $number }. { $name }: { $cards }
words-meld-in-common = { $number }. { $cards }
words-no-melds = No one has laid anything yet.
