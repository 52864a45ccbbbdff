# Đồng hồ của bàn, chế độ tự động và người chơi vắng mặt.

event-timed-out = ⏱ { $who } đã hết giờ.
event-went-away = 💤 { $who } hết giờ hai lần liền nên từ giờ máy đánh hộ.
event-missed-turn = 💤 { $who } bỏ lỡ một lượt.
event-came-back = { $who } đã quay lại.
event-clock-resumed = ⏱ Bot đã tạm ngừng một lúc: thời gian đó không tính.
event-closed-abandoned = Bàn đã đóng vì mọi người vắng mặt quá lâu.
event-autopilot = Máy đánh hộ: { $deeds }.
deed-drew = bốc { $cards }
deed-drew-hidden = bốc { $count } lá
deed-took = ăn { $card }
deed-took-row = ăn { $cards } từ hàng bài
deed-laid-down = hạ { $cards }
deed-laid-off = gửi { $cards } (thành { $whole })
deed-made-contract = hạ hợp đồng ({ $melds })
deed-swapped = dùng { $card } đổi lấy một joker
deed-discarded = đánh { $card }
deed-left-upcard = bỏ qua lá ngửa đầu tiên
deed-passed = bỏ lượt
piloted = { $who } (máy đánh hộ)

# -- choosing a clock -----------------------------------------------------------------------------

option-clock = Thời gian mỗi người
clock-quick = Nhanh: { $clock }
    .name = Nhanh
clock-normal = Vừa: { $clock }
    .name = Vừa
clock-relaxed = Thong thả: { $clock }
    .name = Thong thả
clock-unknown = Không có đồng hồ nào là “{ $name }”. Hãy chọn một trong các dòng gợi ý khi gõ.
clock-line = **Đồng hồ:** { $clock }
clock-live = { $turn } giây/lượt, dự trữ { $bank } giây
clock-slow = mỗi lượt { $days } ngày
# Of a table at which one person plays, against computers: $clock is what it has with more people.
clock-alone = một người chơi thì không tính giờ; có thêm người thì { $clock }
clock-untimed = không tính giờ

# -- at the table ---------------------------------------------------------------------------------

clock-until = ⏱ { $until }.
clock-until-in-words = ⏱ Hết giờ { $until }.
clock-rests = ⏱ Không tính giờ.
# Of a player who has not opened their hand since the game began.
clock-first = ⏱ Chưa mở bài: máy đánh hộ { $until }.
clock-away-turn = 💤 { $name } đang vắng mặt: máy đánh hộ.
clock-late-turn = ⏱ { $name } đã hết giờ: máy đánh hộ.
clock-paused = 💤 **Mọi người đều vắng mặt.** Bàn tạm dừng cho đến khi có người bấm “Tôi đã quay lại”.
clock-you-away = 💤 **Bạn đang vắng mặt** và máy đánh hộ bạn. Bấm “Tôi đã quay lại”, hoặc cứ đi một nước.
seat-away = 💤
alt-away = { $name } đang vắng mặt.
button-im-back = Tôi đã quay lại
welcome-back = Mừng bạn quay lại! Giờ bạn tự đánh tiếp.
not-away = Bạn đâu có vắng mặt: chỗ này vẫn do bạn tự đánh.
table-closed-abandoned = Mọi người vắng mặt quá lâu nên bàn này đã đóng.
