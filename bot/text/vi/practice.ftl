# Ván chơi thử: lời của người hướng dẫn. Mỗi lời bắt đầu bằng việc đang nói tới.

command-practice = Chơi thử một ván với máy, từng bước đều được giải thích, chỉ mình bạn thấy
option-practice-game = Trò chơi nào

practice-title = ### 🎓 Chơi thử: { $game }
practice-head = 🎓 Chơi thử
practice-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ ăn gì và đánh gì: từ đó biết họ đang gom bài nào.
practice-short-draw = { $card } có giúp bạn không? Có thì ăn, không thì bốc.
practice-short-draw-row = Bốc từ nọc.
practice-short-may-i = { $card } có đáng một lá phạt không? Không thì bấm **{ button-pass }**.
practice-short-lay = Bạn hạ được bài.
practice-short-discard = Đánh lá bạn ít cần nhất.
practice-short-rearrange = Hạ bài, hoặc bốc tiếp.
practice-short-watch = Bây giờ đến lượt người khác.

first-look-set = một bộ: các lá cùng số
first-look-run = một sảnh: các lá liền nhau cùng chất
first-look-lay-off = gửi: lá này nối vào sảnh kia, của ai cũng được
first-look-row = hàng bài: các lá đã đánh, lá cũ nhất ở đầu
first-look-table = một sảnh nằm trên bàn
first-look-split = lá của bạn tách nó thành hai sảnh: 4♠ 5♠ 6♠ và 6♠ 7♠ 8♠
first-look-melds = -# Bộ và sảnh gọi chung là **phỏm**.
button-begin = Bắt đầu

# -- Chỉ cho tôi ----------------------------------------------------------------------------------

button-show-me = Chỉ cho tôi
# In its place once a move is shown: the reason, and what speaks for it.
button-why = Vì sao?
button-do-it = Làm giúp
button-stop-practice = Dừng
practice-show = 💡 **Người chơi giỏi có thể:** { $move }.
practice-done = ✓ **Đã làm:** { $move }. { $why }

# -- kết thúc -------------------------------------------------------------------------------------

practice-won = 🎉 **Chơi hay lắm!** Bạn biết chơi rồi đấy! Chơi ván nữa, hoặc rủ bạn bè cùng chơi nhé.
practice-lost = **Hết ván rồi.** Ván này { $name } thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
practice-nobody = **Hết ván rồi.** Lần này không ai thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
practice-stopped = Ván chơi thử này đã kết thúc. Ván này không tính vào thành tích.
practice-leave = Dừng ván chơi thử { $game } này? Ván này không tính vào thành tích.
practice-real = { COMMAND("rummy new", $game) } mở một bàn trong kênh này cho ai muốn vào chơi; máy có thể ngồi các chỗ còn trống.
button-another-deal = Ván khác
button-real-game = Mở bàn
button-practice = Chơi thử một ván
hand-may-i-untimed = **Xin lá?** Bạn có thể lấy { $card } ngay, kèm một lá phạt từ nọc.
table-window-untimed = **Xin lá?** Đang cho xin { $card }. Chưa trả lời: { $names }.
