# Danh sách các trận đã xong.

command-history = Các trận đã xong, của bạn hoặc của máy chủ này
option-history-whose = Trận của ai; bỏ trống là của bạn
choice-whose-mine = của tôi
choice-whose-server = của cả máy chủ

history-title-mine = ## Các trận đã xong của tôi
history-title-server = ## Các trận đã xong của máy chủ này
history-none-mine = Bạn chưa chơi xong trận nào ở máy chủ này. Hãy mở bàn bằng { COMMAND("rummy new contract") }.
history-none-server = Chưa ai chơi xong trận nào ở máy chủ này. Hãy mở bàn bằng { COMMAND("rummy new contract") }.
history-row = { $when } · **{ $game }** · { $players } · { $mark }
history-player = { $place }. { $name } ({ $total })
history-left = { $name } (đã rời bàn)
history-rated = có xếp hạng
history-unrated = không xếp hạng
history-void = 🚫 đã hủy kết quả
history-choice = { $number }. { $game }
history-choose = Xem lại một trận
button-newer = ◀ Mới hơn
button-older = Cũ hơn ▶
button-history-mine = Trận của tôi
button-history-server = Trận của máy chủ
