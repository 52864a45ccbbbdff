# Bài trên tay và bàn bằng chữ, cho người chọn “ưu tiên chữ”.

words-hand = **Bài của bạn**
words-spades = Bích: { $cards }
words-hearts = Cơ: { $cards }
words-diamonds = Rô: { $cards }
words-clubs = Chuồn: { $cards }
words-jokers = { $count } joker
words-new = Mới: { $cards }
words-chosen = Đang chọn: **{ $cards }**
words-table = **Trên bàn**
words-seat = Chỗ { $seat }, { $name }: { $count } lá, { $points } điểm
words-laid = đã hạ { $laid }
words-on-turn = đang tới lượt
words-away = vắng mặt
words-meld = { $number }. { $name }: { $cards }
words-meld-in-common = { $number }. { $cards }
words-no-melds = Chưa ai hạ bài.
