# Thành tích của một người.

command-stats = Thành tích của một người ở máy chủ này: điểm xếp hạng, trận thắng, thứ hạng, biểu đồ
option-stats-player = Thành tích của ai; bỏ trống là của bạn
option-stats-game = Chỉ trò chơi này; bỏ trống là tất cả

stats-title = ## { $name }
stats-none = { $name } chưa chơi xong trận nào ở đây. Mở bàn bằng { COMMAND("rummy new contract") }.
stats-none-of-game = Chưa chơi xong trận { $game } nào.
stats-game = **{ $game }**
stats-ranked = **{ $game }** · hạng { $rank }
stats-rating = Điểm xếp hạng **{ $rating }**
stats-rating-so-far = Điểm xếp hạng **{ $rating }**, sau { $games }/{ $needed } trận xếp hạng
stats-no-rating = Chưa có điểm xếp hạng
stats-games = { $games }, { $wins } ({ $rate }%) · hạng trung bình { $place }
stats-rated = Có xếp hạng: { $figures }
stats-unrated = Không xếp hạng: { $figures }
stats-points = { $points } điểm mỗi ván
stats-streak = Chuỗi thắng dài nhất { $best } · hiện tại { $streak }
stats-against = Gặp 🤖 { $strength }: thắng { $rate }% trong { $games } · chuỗi dài nhất { $best }
stats-reliable = -# **Độ tin cậy**: chơi đến hết { $finished }/{ $games } · lượt hết giờ: { $timeouts }
stats-alt = Điểm xếp hạng sau mỗi trận trong { $count } trận xếp hạng gần nhất, kèm sai số: đầu tiên { $first }, hiện tại { $last }; cao nhất { $most }, thấp nhất { $least }.
stats-choose = Chọn trò chơi
stats-every = Tất cả trò chơi
stats-about-rating = -# Điểm xếp hạng là mức trình độ ước tính thận trọng: bắt đầu từ 1000, càng chơi nhiều trận xếp hạng càng chính xác.
