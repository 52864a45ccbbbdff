# The hand and the table in words, for people who have set “text first”.

words-hand = **Your hand**
words-spades = ♠︎ spades: { $cards }
words-hearts = ♥︎ hearts: { $cards }
words-diamonds = ♦︎ diamonds: { $cards }
words-clubs = ♣︎ clubs: { $cards }
words-jokers =
    { $count ->
        [one] 1 joker
       *[other] { $count } jokers
    }
words-new = New: { $cards }
words-chosen = Chosen: **{ $cards }**
words-table = **On the table**
words-meld = { $number }. { $name }: { $cards }
words-no-melds = Nobody has laid anything yet.
