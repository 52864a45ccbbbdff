# Bài trên tay và bàn bằng chữ, cho người chọn “ưu tiên chữ”.

words-hand = **Bài của bạn**
words-suit =
    { $suit ->
        [S] Bích
        [H] Cơ
        [D] Rô
        [C] Chuồn
        [R] Đỏ
        [B] Xanh dương
        [Y] Vàng
        [G] Xanh lá
       *[K] Đen
    }: { $cards }
words-jokers =
    { $card ->
        [W] { $count } lá vạn năng
       *[JK] { $count } joker
    }
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
