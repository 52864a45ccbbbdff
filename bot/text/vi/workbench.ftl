# Bàn nháp: một lượt Rummy xếp lại khi người chơi còn xếp thử, trước khi hạ thật.

bench-turn = **Tới lượt bạn.** Hạ bài là hết lượt.
bench-turn-draw = **Tới lượt bạn.** Hạ bài là hết lượt, hoặc bốc tiếp.
bench-turn-pass = **Tới lượt bạn.** Hạ bài là hết lượt, hoặc bỏ lượt.
bench-drawn = đã bốc { $drawn }
bench-points = { $points } điểm trên tay
bench-stock = nọc { $count }
bench-broken = ✗ **{ $number }** { $cards }: { $count ->
        [1] mới một lá, chưa đủ
        [2] mới hai lá, chưa đủ
       *[other] không phải bộ, cũng không phải sảnh
    }
bench-broken-more = …và { $count } nhóm nữa
bench-stands = ✓ Mọi nhóm đều ổn. **{ button-done }** sẽ hạ { $count } lá và hết lượt.
bench-stands-out = ✓ Mọi nhóm đều ổn. **{ button-done }** sẽ hạ hết bài và kết thúc ván.
bench-none-laid = Mọi nhóm đều ổn, nhưng chưa có lá nào trên tay được hạ.
bench-empty = Trên bàn chưa có gì.
bench-from-hand = từ tay bạn: { $cards }
bench-hand = Bài trên tay…
bench-copies = { $card } (×{ $count })
bench-open = Lấy từ các phỏm…
bench-cards = Bài trên bàn…
bench-put = Chuyển { $cards } đến…
bench-new = Nhóm mới
bench-new-stands = Nhóm mới: { $kind ->
        [set] một bộ
       *[run] một sảnh
    }
bench-group = { $number }: { $cards }
bench-card = { $card } từ { $number }
bench-fits = ✓ thành { $cards }
bench-way =
    { $cards }
    -# trước { $before }
    -# sau { $melds }
bench-way-new = Nhóm mới: **{ $cards }**
bench-no-way = Chưa tìm được chỗ cho { $cards }.
button-bench-way = Thêm { $count }
bench-back = Trả về tay
bench-readings = Joker thay cho lá nào…
bench-opening =
    { $open ->
        [alone] Lần hạ đầu: **{ $worth }/{ $least }** điểm, chỉ từ bài trên tay.
        [enough] Lần hạ đầu: **{ $worth }/{ $least }** điểm: đủ rồi.
        [yes] Lần hạ đầu: **{ $worth }/{ $least }** điểm. Bạn được dùng cả bàn.
       *[no] Lần hạ đầu: **{ $worth }/{ $least }** điểm. Trước đó bàn bị khóa.
    }
bench-freed = 🃏 **Joker tự do phải được hạ ngay trong lượt này.** Chuyển nó vào một phỏm hoặc nhóm mới.
bench-fill = Thay cho joker: { $meld }
button-lay-all = Xếp thẻ vừa
button-joker-first = Hạ joker trước đã
button-by-suit = Theo màu
button-by-rank = Theo số
button-bench-add = { $cards } → { $number }
button-draw-last = Bốc, hết lượt
bench-question =
    { $count ->
        [0] **Bạn đã xếp lại bàn nhưng chưa hạ lá nào.** { $how ->
                [draw] Bốc
               *[pass] Bỏ lượt
            } là các phỏm trở về như cũ và hết lượt.
       *[other] **Còn { $count } lá trên bàn nháp chưa hạ.** { $how ->
                [draw] Bốc
               *[pass] Bỏ lượt
            } là hết lượt mà không hạ được{ $lays ->
                [yes] {", còn hạ thì cũng hết lượt."}
               *[no] .
            }
    }
button-lay-first = Hạ { $count } quân này trước
button-leave-draft =
    { $count ->
        [0] { $how ->
                [draw] Cứ bốc
               *[pass] Cứ bỏ lượt
            }
       *[other] { $how ->
                [draw] Bốc, không hạ
               *[pass] Bỏ lượt, không hạ
            }
    }
button-done = Xong
button-undo = Lùi lại
button-all-back = Trả hết
button-knock-now = Gõ bàn ({ $points })
bench-lost = Những gì bạn đã xếp trên bàn nháp không còn nữa, và chưa lá nào được hạ. Đây là bàn lúc này.
bench-dropped = Những gì bạn đã xếp trên bàn nháp không được hạ.
bench-changed = Đó là hình cũ của bàn nháp. Đây là bàn nháp đúng như bạn đã xếp.
bench-nothing-chosen = Hãy chọn lá trước: trên tay hoặc từ các phỏm trên bàn.
bench-full = Bàn nháp chỉ đủ chỗ cho { $count } nhóm. Hãy chuyển các lá này vào một nhóm có sẵn, hoặc trả bớt lá khác về trước.
bench-suggested = 💡 Trước: { $before }. Sau: { $melds }.
bench-suggested-new = 💡 Không phải dời gì trên bàn.
bench-gave-up = -# Hết giờ nên ngừng tìm: có thể còn cách hay hơn.
bench-no-suggestion = 💡 Xếp bàn thế nào cũng chưa hạ được lá nào của bạn.
bench-no-suggestion-found = 💡 Hết giờ mà chưa tìm được cách hạ lá nào. Có thể vẫn có.
alt-bench = Bàn nháp. { $groups }
alt-group = { $number }: { $cards }.
alt-group-broken = { $number }, chưa thành phỏm: { $cards }.
table-rearrange = { $name } được hạ bài, kể cả bằng cách xếp lại bàn.
