# Những câu chỉ có trong Mười màn: trên bàn, trên bảng riêng và trong kết quả.

# -- bàn ------------------------------------------------------------------------------------------

# $goal là những gì màn cần.
phase-of = { $number }: { $goal }
phases-made = xong { $made } trong { $count } màn
phases-sits-out = ngồi ngoài
table-phase = màn { $number }
table-down-phase = ✅
table-skips =
    { $count ->
        [1] ⏭ mất lượt
       *[other] ⏭ mất { $count } lượt
    }
table-floats = 🎈 sẽ bốc tiếp
table-sits-out = ⏸ ngồi ngoài
table-playoff = **đấu thêm** giữa { $names }
table-announce = { $name } nói ván này làm màn nào.
alt-phase = { $name }: { $phase }.

# -- bài trên tay ---------------------------------------------------------------------------------

hand-announce = **Ván này bạn làm màn nào?** Chọn trong danh sách; ván sau được chọn lại.
hand-announce-choose = Chọn màn…
hand-play-phase = **Đến lượt bạn.** Bạn hạ được màn! Hoặc chọn một lá rồi đánh.
hand-down-phase = đã hạ màn
hand-phase = màn { $number }: { $goal }
hand-phase-points = bài tính { $points }
hand-phase-laid = đã hạ màn { $number }
hand-phase-short =
    { $count ->
        [0] đủ lá cho màn
       *[other] còn thiếu { $count } lá
    }
hand-turn-lost = ⏭ lượt bạn bị mất
hand-sits-out = **Ván đấu thêm không có bạn.** Không ai chờ bạn. Đang chơi: { $names }.
slot-set = bộ { $least } lá
slot-run = sảnh { $least } lá
slot-colour = { $least } lá cùng màu
slot-colour_run = sảnh { $least } lá cùng màu
slot-filled = { $slot }: { $have }/{ $least }
words-slot-empty = { $slot }.
words-slot = { $slot } ({ $cards }).
words-skips =
    { $count ->
        [1] mất lượt tới
       *[other] mất { $count } lượt tới
    }
words-skip-cards = { $count } lá mất lượt
words-floats = không cầm lá nào, sẽ bốc tiếp
button-phase = Hạ màn { $number }
button-phase-any = Hạ một màn
button-lay-phase = Hạ
button-skip = Mất lượt
button-skip-of = { $name } mất lượt
move-phase = màn { $number }: { $cards }
choose-throw = **Lá mất lượt**: ai mất lượt?
move-skip = { $name } mất lượt tới
skip-pending = Không chọn được { $name }: người này đã phải mất lượt tới.
skip-lately = Không chọn được { $name }: người này vừa mất lượt và chưa được đi.

# -- nước gõ --------------------------------------------------------------------------------------

play-word-announce = báo màn, làm màn
play-word-skip = mất lượt, chặn lượt, cấm lượt
play-move-announce = làm màn { $number }
play-move-skip = đánh lá mất lượt: { $name } mất lượt tới
play-unread-not-a-player = Ở bàn này không có ai tên “{ $word }”. Hãy gõ { $lines }

# -- đã xảy ra ------------------------------------------------------------------------------------

event-announced = { $who } chọn làm màn { $number }.
event-chose-contract = { $who } hạ màn { $number }:
event-played-skip = { $who } đánh lá mất lượt. Mất lượt tới: { $other }.
event-turn-skipped = Mất lượt: { $who }.

# -- kết quả --------------------------------------------------------------------------------------

result-phases = Màn: { $told }.
result-phases-of =
    { $name } { $made }/{ $count }{ $number ->
        [0] {""}
       *[other] {" "}(hạ { $number })
    }
result-playoff = Bằng tổng: **{ $names }** đấu thêm với màn cuối. Ai hết bài trước thì thắng trận.
result-phase-made = **Xong màn { $number }.**
result-phase-next = Tiếp theo là màn { $number }: { $goal }.
result-phase-other = Ván sau bạn làm màn khác.
result-phase-again = Ván sau bạn làm lại màn { $number }.
highlight-phases = làm xong { $number } màn trong { $of } ván

# -- bị từ chối -----------------------------------------------------------------------------------

refusal-no-such-contract = Lúc này bạn chưa hạ được màn đó. Hãy hạ màn bạn đang làm.
refusal-skip-on-pile = Lá mất lượt thì không ăn được. Hãy bốc từ nọc.
refusal-no-skip-card = Chỉ lá mất lượt mới bắt được người khác mất lượt. Hãy đánh lá này mà không chọn ai.
refusal-skip-needs-player = Hãy chọn ai bị mất lượt.
refusal-may-not-be-skipped = Lúc này không bắt người đó mất lượt được. Hãy chọn người khác.

# -- màn cần gì -----------------------------------------------------------------------------------

goal-colour =
    { $count ->
        [1] { $size ->
            [exact] đúng { $least } lá cùng màu
            [more] từ { $least } lá cùng màu trở lên
           *[plain] { $least } lá cùng màu
        }
       *[other] { $count } lần { $size ->
            [exact] đúng { $least } lá cùng màu
            [more] từ { $least } lá cùng màu trở lên
           *[plain] { $least } lá cùng màu
        }
    }
goal-colour_run =
    { $count } sảnh cùng màu { $size ->
        [exact] đúng { $least } lá
        [more] từ { $least } lá trở lên
       *[plain] { $least } lá
    }
