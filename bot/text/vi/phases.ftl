# Ten Phases: những câu mà luật chơi cần. Trò này chưa có màn hình.

refusal-no-such-contract = Lúc này bạn chưa hạ được màn đó. Hãy hạ màn bạn đang làm.
refusal-skip-on-pile = Lá mất lượt thì không ăn được. Hãy bốc từ nọc.
refusal-no-skip-card = Chỉ lá mất lượt mới bắt được người khác mất lượt. Hãy đánh lá này mà không chọn ai.
refusal-skip-needs-player = Hãy chọn ai bị mất lượt.
refusal-may-not-be-skipped = Lúc này không bắt người đó mất lượt được. Hãy chọn người khác.

event-announced = { $who } chọn làm màn { $number }.
event-chose-contract = { $who } hạ màn { $number }.
event-played-skip = { $who } bắt { $other } mất lượt.
event-turn-skipped = Mất lượt: { $who }.

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
