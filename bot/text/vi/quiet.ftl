# Những gì giữ cho kênh yên tĩnh: bảng bài chờ tới lượt, bàn có chủ đề riêng.

hand-waiting = **Chưa tới lượt bạn.** Ai đang chơi thì xem ở bàn; bảng này sáng lên khi bạn làm được gì đó.

# -- chủ đề riêng cho một bàn ---------------------------------------------------------------------

option-thread = Cho bàn một chủ đề riêng để kênh này được yên
thread-name = { $game }: bàn của { $host }
thread-opening = { $host } mở một bàn { $game }.
thread-opened = { $host } đã mở một bàn { $game }. Mời vào chỗ ở { $thread }.
thread-refused = Discord không cho tôi mở chủ đề ở đây nên chưa có bàn nào. Hãy thử lại, hoặc chọn `{ name-thread }: False`.
thread-not-here = Chỉ mở được chủ đề trong kênh văn bản. Chọn `{ name-thread }: False` để chơi ngay tại đây.
permission-create-public-threads = “Tạo chủ đề công khai”
permission-read-message-history = “Đọc lịch sử tin nhắn”
