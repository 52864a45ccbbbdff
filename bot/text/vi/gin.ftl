# Những gì chỉ Gin nói trên bàn, trên bảng bài và trong kết quả.

# -- bàn chơi -------------------------------------------------------------------------------------

table-offer = { $name } được ăn lá ngửa đầu tiên { $card } hoặc bỏ lượt.
table-last-discard = Nọc còn hai lá: { $name } được ăn { $card } để kết thúc ván bằng lá đó, hoặc bỏ lượt.
table-discard-or-knock = { $name } bốc rồi, giờ đánh một lá hoặc gõ bàn.
table-must-end = { $name } đã ăn lá đánh cuối nên phải gõ bàn ngay.
table-show = { $name } trình phỏm và gửi bài.
table-limit =
    { $limit ->
        [0] chỉ gin mới kết thúc ván
       *[other] mức gõ **{ $limit }**
    }
table-limit-of =
    { $limit ->
        [0] { $card }: chỉ gin mới kết thúc ván
       *[other] { $card }: mức gõ **{ $limit }**
    }
table-spade-doubles = ♠ nhân đôi điểm
table-boxes = { $count } ô

# -- bài trên tay ---------------------------------------------------------------------------------

hand-offer = **Lá ngửa đầu tiên.** Ăn nó, hoặc bỏ lượt.
hand-draw-refused = **Tới lượt bạn.** Bốc từ nọc: không ai muốn lá ngửa.
hand-last-discard = **Lá đánh cuối.** Ăn lá đó để kết thúc ván, hoặc bỏ lượt thì ván bị hủy.
hand-last-discard-pass = **Lá đánh cuối.** Ăn lá đó bạn cũng chưa kết thúc được ván: bỏ lượt thì ván bị hủy.
hand-discard-or-knock = **Tới lượt bạn.** Bạn gõ bàn được rồi! Hoặc chọn một lá và đánh.
hand-gin = **Gin!** Bạn kết thúc ván được mà không còn bài rác.
hand-big-gin = **Gin lớn!** Cả mười một lá đều trong phỏm.
hand-must-end = **Tới lượt bạn.** Bạn đã ăn lá đánh cuối, nên hãy gõ bàn ngay.
hand-show = **Sau khi gõ.** Trình phỏm của bạn và gửi những lá khớp.
hand-deadwood-after = bài rác { $points }, đánh một lá còn { $after }
button-gin = Gin
button-gin-knock = Gõ bàn
button-big-gin = Gin lớn
button-show = Trình bài
choose-gin-knock = **Gõ bàn**: bạn sẽ hạ như thế này. Bấm thêm lần nữa để xác nhận.
choose-big-gin = **Gin lớn**: bạn sẽ hạ như thế này. Bấm thêm lần nữa là hạ.
choose-show = **Trình bài**: bạn sẽ hạ như thế này. Bấm thêm lần nữa là hạ.
choose-other-ways = Đánh lá khác…
choose-own-melds = -# Muốn phỏm khác: quay lại và chọn hết các lá của phỏm trên tay trước.
move-gin-knock =
    { $left ->
        [0] **Gin**, đánh { $card }
       *[other] **Gõ bàn**, đánh { $card }: bài rác **{ $left }**
    }
move-gin-knock-line =
    { $left ->
        [0] Gin, đánh { $card }
       *[other] Gõ bàn, đánh { $card }: bài rác { $left }
    }
move-big-gin = Gin lớn, với cả mười một lá
move-show = bài rác { $left }
move-laid = phỏm { $melds }
move-laid-nothing = không phỏm
move-laid-off-too = gửi { $cards }
move-left = bài rác { $cards }

# -- nước đi gõ bằng chữ --------------------------------------------------------------------------

play-word-big-gin = gin lớn
play-word-gin = gin
play-word-show = trình, trình bài
play-move-gin-knock =
    { $left ->
        [0] gin, đánh { $card }
       *[other] gõ, đánh { $card }, bài rác { $left }
    }
play-move-big-gin = gin lớn với cả mười một lá
play-move-show = trình phỏm và gửi bài
play-move-refuse = bỏ lá ngửa đầu tiên

# -- điều vừa xảy ra ------------------------------------------------------------------------------

event-upcard-offered = { $other } bỏ qua lá ngửa đầu tiên. { $who } được ăn lá đó.
event-offer-closed = { $other } cũng bỏ qua lá ngửa đầu tiên. Người bốc trước: { $who }.
event-threw-to-knock = { $who } gõ bàn, đánh { $card }.
event-went-big-gin = { $who } được gin lớn.
event-show-opened = { $who } được gửi bài vào đó.
event-deal-void = Ván bị hủy.
event-deal-won = { $who } gõ bàn và thắng ván.
event-deal-gin = { $who } thắng ván bằng gin.
event-deal-big-gin = { $who } thắng ván bằng gin lớn.
event-deal-undercut = { $who } lật kèo và thắng ván.
event-deal-unscored = Không ai được điểm: mọi lá đều gửi được.

# -- kết quả --------------------------------------------------------------------------------------

result-knocked-with = **{ $name }** gõ bàn với { $own }, bên kia { $other }.
result-undercut = **{ $knocker }** gõ bàn với { $own }, nhưng **{ $name }** chỉ có { $other }: lật kèo!
result-undercut-even = **{ $knocker }** gõ bàn với { $own }, và **{ $name }** cũng chỉ có vậy: lật kèo!
result-gin = **{ $name }** được gin!
result-big-gin = **{ $name }** được gin lớn!
result-gin-unscored = **{ $name }** được gin, nhưng mọi lá đều gửi được vào đó: không ai được điểm.
result-void = Nọc còn hai lá: ván bị hủy và không ai được điểm.
result-in-column = -# Ghi vào cột { $columns }.
result-box-count = { $name }: { $count } ô
result-boxes-title = **Số ô**
result-settlement = **Tổng kết**
result-settled = { $name }: **{ $total }** ({ $parts })
result-part-points = điểm { $number }
result-part-points-doubled = điểm { $number } × 2
result-part-boxes = ô { $count } × { $each }
result-part-game = trận { $number }
result-part-game-doubled = trận { $number } × 2
result-part-doubled = tất cả × 2
result-shutout = -# Thắng trắng: người thua không có ô nào.
result-column-closed = Cột { $column }: **{ $name }** thắng, { $totals }.
result-column-shutout = -# Cột { $column } là thắng trắng.
alt-score-sheet = Bảng ghi điểm. { $columns }
alt-sheet-column = Cột { $column }: { $players }.
alt-sheet-player = { $name } { $points }, { $count } ô
alt-sheet-settled = tổng kết { $totals }
alt-showdown = { $name }: phỏm { $melds }; bài rác { $cards }, { $points } điểm.
alt-showdown-nothing = { $name }: phỏm { $melds }; không có bài rác.
alt-showdown-no-melds = không có
alt-showdown-laid-off = { $name } gửi { $cards }.
line-deadwood = bài rác ít hơn { $points } điểm
line-gin-bonus = thưởng gin, { $added }
line-big-gin-bonus = thưởng gin lớn, { $added }
line-undercut-bonus = thưởng lật kèo, { $added }
line-spade-doubled = lá ngửa đầu tiên là bích nên nhân đôi, { $added }

# -- người hướng dẫn ------------------------------------------------------------------------------

practice-gin-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Xếp bài thành phỏm; lá không nằm trong phỏm nào là **bài rác**. Bài rác từ 10 điểm trở xuống thì được **gõ bàn** (knock): lúc đó ai ít hơn được phần chênh lệch.
practice-gin-offer = **Lá ngửa đầu tiên** { $card } được mời trước khi có người bốc. **{ button-pass-turn }** nếu nó không thành phỏm với bài của bạn.
practice-gin-refused = **Không ai muốn nó**, nên lượt này bắt đầu bằng một lá từ **nọc** (chồng úp).
practice-gin-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó thành phỏm. Lá bạn ăn cho người kia biết bạn đang gom gì.
practice-gin-taken = **Lá ngửa vừa ăn** không được đánh ngay trong lượt này; lá khác thì được.
practice-gin-discard = **Đánh bài.** Đánh trước những lá cao không đi với lá nào: K, Q, J là 10 điểm bài rác, Át là 1.
practice-gin-knock = **Bạn gõ bàn được rồi!** **{ button-gin-knock }** cho xem sẽ hạ những gì trước khi gõ thật. Người kia được gửi bài vào phỏm của bạn; ai ít bài rác hơn thì được điểm. Bài rác ít thì gõ sớm.
practice-gin-gin = **Gin!** Không còn bài rác: không ai gửi được, và được thêm 25.
