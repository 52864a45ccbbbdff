# Đồng hồ của bàn, chế độ tự động và người chơi vắng mặt.

event-went-away = ⏱ { $who } đã để máy đánh hộ.
event-came-back = { $who } đã quay lại.
event-clock-resumed = ⏱ Bot đã tạm ngừng một lúc: thời gian đó không tính.
event-closed-abandoned = Bàn đã đóng vì mọi người vắng mặt quá lâu.
