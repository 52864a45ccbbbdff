# Bài trên tay và bàn bằng chữ, cho người chọn “ưu tiên chữ”.

words-hand = **Bài của bạn**
words-spades = ♠︎ bích: { $cards }
words-hearts = ♥︎ cơ: { $cards }
words-diamonds = ♦︎ rô: { $cards }
words-clubs = ♣︎ chuồn: { $cards }
words-jokers = { $count } joker
words-new = Mới: { $cards }
words-chosen = Đang chọn: **{ $cards }**
words-table = **Trên bàn**
words-meld = { $number }. { $name }: { $cards }
words-no-melds = Chưa ai hạ bài.
