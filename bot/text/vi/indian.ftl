# Những gì chỉ Rummy Ấn Độ nói ở bàn, trên bài của tôi và trong kết quả.

# -- bàn ------------------------------------------------------------------------------------------

table-wild = vạn năng: **{ $rank } và joker**
table-dropped = ⬇ đã úp bài
table-out = ❌ bị loại
table-draw-joker-stays = Lượt của { $name }: bốc từ nọc. Joker { $card } nằm yên đó.
table-discard-or-declare = { $name } đã bốc, sẽ đánh hoặc báo ù.
alt-cut = Lá cắt: { $card }.
alt-dropped = { $name } đã úp bài.
alt-out = { $name } đã bị loại khỏi trận.

# -- bài trên tay ---------------------------------------------------------------------------------

life-first = Mạng 1
life-second = Mạng 2
life-others = Nhóm khác
life-left = Còn thừa: { $points }
life-rest = Còn thừa
life-missing = { $life }: chưa có
life-of = { $life }: { $cards }
hand-draw-joker-stays = **Tới lượt bạn.** Bốc từ nọc: joker đã đánh ra thì nằm yên đó.
hand-draw-or-drop = **Tới lượt bạn.** Bốc hoặc ăn một lá. Bài quá xấu thì úp bài.
hand-declare = **Bạn báo ù được!** Mọi lá đã vào nhóm: bấm nút xanh.
hand-dropped = **Bạn đã úp bài**, mất { $points }. Không ai chờ bạn cho tới ván sau. Còn chơi: { $names }.
hand-declared-wrongly = **Báo ù sai**, mất { $points }. Không ai chờ bạn cho tới ván sau. Còn chơi: { $names }.
hand-out-of-game = **Bạn đã bị loại khỏi trận.** Không ai chờ bạn. Còn chơi: { $names }.
hand-left-over = còn thừa: { $points }
hand-left-over-after = còn thừa: { $points }, đánh rồi còn { $after }
hand-counts = tính { $points }: còn thiếu mạng
hand-four-card-life = cần một sảnh bốn lá
hand-pool =
    còn { $left } tới { $limit }{ $safe ->
        [0] {""}
       *[other] , đủ úp { $safe } lần
    }
throw-leaves = { $card } → { $points }
button-declare = Báo ù
button-declare-aside = Báo ù, để riêng { $card }
button-drop = Úp bài
button-drop-for = Úp −{ $points } (bài { $count })
button-drop-at = Úp −{ $points }
button-drop-now = Vâng, úp bài
button-joker-stays = { $card }: joker nằm yên
button-stays = { $card } nằm yên
choose-drop = **Úp bài**: bạn nghỉ ván này. Bấm lần nữa để úp.
choose-declare = **Báo ù**: để riêng lá nào?
move-drop = nghỉ ván này, mất **{ $points }**
move-drop-line = nghỉ ván này, mất { $points }
move-drop-hand = bài của bạn đang tính { $count }
move-declare = báo ù, để riêng { $card }

# -- nước đi gõ chữ -------------------------------------------------------------------------------

play-word-drop = úp bài, úp
play-word-declare = báo ù, báo
# Behind the word for a declaration: also if it is wrong.
play-word-anyway = cứ báo
play-unread-no-declaration = Vậy chưa phải là ù: bạn sẽ mất { $points } và phải nghỉ ván này. Nếu vẫn muốn, gõ { $lines }
play-move-drop = úp bài, nghỉ ván này
play-move-declare = báo ù, để riêng { $card }
play-move-declare-named = báo ù, để riêng { $card }: { $melds }

# -- chuyện đã xảy ra -----------------------------------------------------------------------------

event-dealt-wild = Ván { $deal }. Người chia: { $dealer }. Đi trước: { $starter }. Vạn năng: { $rank } và joker.
event-dropped = { $who } đã úp bài, mất { $points }.
event-declared = { $who } đã báo ù: { $melds }.
event-declared-wrongly = { $who } đã báo ù sai, mất { $points }.
event-deal-declare = { $who } thắng ván.
event-deal-drop = { $who } thắng ván: không còn ai khác.
deed-dropped = úp bài

# -- kết quả --------------------------------------------------------------------------------------

result-declared = **{ $name }** báo ù và thắng ván!
result-last-one = Không còn ai khác trong ván: **{ $name }** thắng.
result-void-stock = Hết nọc mà không có gì để xáo: ván bị hủy, không ai mất gì.
result-complete-late = **{ $names }** cũng đã xếp xong, chỉ chậm một lượt.
result-put-out = ❌ Bị loại khỏi trận: **{ $names }**.
result-back = ↩️ Vào lại pool: { $names }.
result-back-with = **{ $name }** với { $total }
alt-grouped = { $name }: nhóm { $melds }; còn thừa { $cards }, { $points } điểm.
alt-grouped-whole = { $name }: nhóm { $melds }; không thừa lá nào.
alt-grouped-none = { $name }: tính mọi lá, { $cards }, { $points } điểm.
line-declared = báo ù, { $added }
line-left-over =
    { $count ->
        [0] không thừa lá nào
       *[other] còn thừa { $cards }
    }, { $added }
line-left-over-count =
    { $count ->
        [0] không thừa lá nào
       *[other] còn thừa { $count } lá
    }, { $added }
line-dropped = úp bài, { $added }
line-wrong-declaration = báo ù sai, { $added }
line-last-one = người cuối cùng trong ván, { $added }

# -- người kèm -------------------------------------------------------------------------------------

practice-indian-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Xếp 13 lá thành nhóm. Phải có hai sảnh, gọi là hai **mạng**, mạng thứ nhất không có joker. Bài được xếp sẵn cho bạn, thiếu gì thấy ngay.
practice-indian-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó vào nhóm với bài của bạn. Lá cắt cho biết ván này số nào vạn năng.
practice-indian-thrown = **Trên cùng là một joker.** Joker có người đánh ra thì nằm yên đó: hãy bốc từ nọc.
practice-indian-drop = **Bài thiếu mạng có thể mất 80.** { button-drop } là nghỉ ván này, mất 20 nếu chưa lấy lá nào. Không bắt buộc: tùy bạn có gan hay không.
practice-indian-first-life = **Mạng thứ nhất.** Tìm ba lá liền nhau cùng chất, toàn lá thật. Thiếu nó thì cả 13 lá đều bị tính, nên nó đi trước mọi thứ.
practice-indian-second-life = **Mạng thứ hai.** Thêm một sảnh nữa: lần này joker thay được. Từ đó chỉ tính các lá còn thừa.
practice-indian-safe = **Đã đủ hai mạng.** Lá đã vào nhóm không bị tính nữa. Hãy bỏ các lá cao còn thừa.
practice-indian-joker = **Bạn có joker** (lá có ngôi sao cũng là vạn năng). Hãy giữ lại: chỗ nào cũng hợp, và tính 0 điểm.
practice-indian-discard = **Đánh bài.** Sau mỗi lá trong danh sách là số điểm còn thừa khi đánh lá đó; lá nên đánh nhất ở trên cùng.
practice-indian-declare = **Bạn báo ù được rồi!** Nút xanh để riêng một lá và trình 13 lá còn lại: tất cả đã vào nhóm, bạn thắng ván.
