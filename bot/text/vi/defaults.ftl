# Bàn mới của máy chủ có gì nếu người mở bàn không chọn khác.

command-defaults = Cài đặt mặc định cho bàn mới
defaults-title =
    ## Mặc định của bàn mới
    -# Áp dụng cho bàn mới của mọi trò, trừ khi người mở bàn chọn khác. Bàn đang mở, trận chơi lại và chơi thử vẫn như cũ. Luật nhà có mặc định riêng: { COMMAND("server presets") }.
defaults-length = ⏳ **Thời lượng:** { $length }.
defaults-length-last = như trận gần nhất trong kênh, lúc đầu là Nhanh
defaults-clock = ⏱ **Đồng hồ:** { $clock }.
defaults-clock-game = -# { $game } có lượt dài hơn: { $clock }.
defaults-rated-on = 🏅 **Có xếp hạng:** các trận được tính vào điểm xếp hạng.
defaults-rated-off = 🎈 **Chơi vui:** các trận không được tính vào điểm xếp hạng.
defaults-open-hands-on = 👐 **Ngửa bài:** khi trận đã xong, mọi người trong máy chủ được xem mọi bài trên tay trong bản xem lại.
defaults-open-hands-off = 🔒 **Giữ kín bài:** cả trong bản xem lại, bạn cũng chỉ thấy bài mình đã cầm.
defaults-thread-on = 🧵 **Chủ đề riêng** cho mỗi bàn. Chỉ mở được chủ đề trong kênh văn bản.
defaults-thread-off = 💬 **Không có chủ đề riêng:** bàn ở ngay kênh mà nó được mở.
defaults-own = -# Tất cả đều là mặc định của Upcard.
defaults-choose-length = Chọn thời lượng
defaults-choose-clock = Chọn đồng hồ
defaults-length-line = Thời lượng: { $length }
defaults-clock-line = Đồng hồ: { $clock }
button-defaults-rated-on = Có xếp hạng
button-defaults-rated-off = Chơi vui
button-defaults-open-hands-on = Ngửa bài
button-defaults-open-hands-off = Giữ kín bài
button-defaults-thread-on = Chủ đề riêng
button-defaults-thread-off = Không chủ đề riêng
button-defaults-own = Mặc định của Upcard
defaults-no-thread = Ở máy chủ này, mỗi bàn mới có một chủ đề riêng. { $why }
