# Bàn trong chủ đề riêng.

option-thread = Cho bàn một chủ đề riêng
thread-name = { $game }: bàn của { $host }
thread-opening = { $host } mở một bàn { $game }.
thread-opened = { $host } đã mở một bàn { $game }. Mời vào chỗ ở { $thread }.
thread-refused = Discord không cho bot mở chủ đề ở đây nên chưa có bàn nào. Hãy thử lại, hoặc chọn `{ name-thread }: False`.
thread-not-here = Chỉ mở được chủ đề trong kênh văn bản. Chọn `{ name-thread }: False` để chơi ngay tại đây.
permission-create-public-threads = “Tạo chủ đề công khai”
permission-read-message-history = “Đọc lịch sử tin nhắn”
