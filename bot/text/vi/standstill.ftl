# Bàn bị lỗi từ phía bot.

stopped = 🛠️ **Bàn này đang tạm dừng:** bot gặp trục trặc. Những gì đã chơi không mất đi, sửa xong là trận lại tiếp tục ở đây. Mã: `{ $ref }`
stopped-choices-host = Trong lúc chờ, bạn cứ chơi ở bàn khác. Nếu bạn rời bàn, chỗ vẫn được giữ cho bạn. **{ $host }** cũng có thể kết thúc bàn; khi đó trận không được tính.
stopped-choices = Trong lúc chờ, bạn cứ chơi ở bàn khác. Nếu bạn rời bàn, chỗ vẫn được giữ cho bạn. Ai ngồi ở đây cũng có thể kết thúc bàn; khi đó trận không được tính.
stopped-closed = Bot gặp trục trặc (mã `{ $ref }`) nên bàn này đã tạm dừng, giờ đã đóng. Trận này không được tính. Mở bàn mới bằng { COMMAND("rummy new contract") }.
stopped-end-question = **Kết thúc bàn này cho tất cả mọi người?** Có thể lỗi sẽ được sửa và trận lại tiếp tục. Nếu bạn kết thúc bây giờ, trận không được tính.
button-end-stopped = Kết thúc bàn
button-end-stopped-now = Có, kết thúc
left-stopped = Bạn đã rời bàn. Nếu lỗi được sửa và trận tiếp tục, bạn có thể lấy lại chỗ của mình.
ended-stopped = Bàn đã đóng. Trận này không được tính.
event-closed-fault = Bàn đã đóng vì bot gặp trục trặc.
table-unshown = 🛠️ Bot gặp trục trặc nên không hiện được bàn này lúc này. Trận vẫn tiếp tục: **Bài của tôi** cho thấy bài và những gì bạn làm được. Mã: `{ $ref }`
