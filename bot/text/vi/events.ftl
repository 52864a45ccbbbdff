# Một dòng ngắn trong nhật ký cho việc vừa xảy ra. $who cũng có thể là "Bạn".

event-dealt = Ván { $deal }. Người chia: { $dealer }. Đi trước: { $starter }.
event-drew = { $who } bốc { $card } từ nọc.
event-drew-hidden = { $who } bốc một lá từ nọc.
event-recycled = Bài đã đánh được xáo lại thành nọc mới, { $count } lá.
event-stock-ran-out = { $who } muốn bốc nhưng nọc đã hết.
event-took = { $who } ăn { $card }.
event-took-row = { $who } ăn { $cards } từ hàng bài.
event-knocked = { $who } ù với lá { $card }.
event-granted-may-i = { $who } xin được { $card }.
event-drew-penalty = { $who } bốc { $card } làm lá phạt.
event-drew-penalty-hidden = { $who } bốc một lá phạt.
event-made-contract = { $who } hạ hợp đồng: { $melds }.
event-laid-down = { $who } hạ { $cards }.
event-laid-off = { $who } gửi { $cards }, thành { $whole }.
event-swapped = { $who } dùng { $card } đổi lấy một joker trên bàn.
event-took-cards-back = { $who } lấy lại các lá vừa ra.
event-discarded = { $who } đánh { $card }.
# Several deeds of a turn in one line, as the deed-… of clock.ftl name them.
event-deeds = { $who } { $deeds }.
event-rearranged = { $who } hạ { $cards }, thành { $melds }.
event-rearranged-more = { $who } hạ { $cards }, thành { $melds } và { $count } phỏm nữa.
event-passed-turn = { $who } bỏ lượt.
event-deal-out = { $who } hết bài.
event-deal-exhausted = Ván kết thúc mà không ai hết bài.
event-deal-knock = Ván kết thúc vì có người ù.
event-game-won =
    { $count ->
        [1] { $winners } thắng trận.
       *[other] { $winners } cùng thắng trận.
    }

# -- phòng chờ và chỗ ngồi ------------------------------------------------------------------------

event-sat = { $name } đã vào bàn.
event-stood-up = { $who } rời phòng chờ.
event-host-changed = Chủ bàn giờ là { $host }.
event-host-changed-you = Giờ bạn là chủ bàn.
event-began = Trận đấu bắt đầu. Người chia đầu tiên: { $dealer }.
event-handed-over = { $who } đã rời trận, { $name } chơi tiếp thay.
event-closed-finished = Trận đã xong và bàn đã đóng.
event-closed-idle = Bàn đã đóng vì lâu rồi không ai chơi.
event-closed-everybody-left = Bàn đã đóng vì mọi người đã rời đi hết.
event-deal-void = Ván bị hủy.
