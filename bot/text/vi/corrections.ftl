# Những trận mà người quản lý bỏ khỏi bảng xếp hạng, hoặc đưa trở lại.

command-void = Bỏ một trận đã xong khỏi mọi bảng xếp hạng
command-restore = Đưa trở lại một trận đã bị bỏ
command-corrections = Danh sách các lần sửa, như mọi người ở đây đều xem được
option-void-game = Trận nào; những trận gần nhất được gợi ý
option-void-reason = Lý do; mọi người ở đây đều đọc được
option-restore-game = Trận nào; những trận đã bị bỏ được gợi ý
option-restore-reason = Lý do; mọi người ở đây đều đọc được

game-line = { $day } · { $game } · { $names }
void-question = **Bỏ trận này khỏi bảng xếp hạng?**
restore-question = **Đưa trận này trở lại bảng xếp hạng?**
correction-what = { $when } · { $game } · { $names }
correction-why = Lý do, mọi người ở đây đều đọc được: “{ $reason }”
correction-slow = -# Mọi điểm xếp hạng sau trận này được tính lại. Nơi nào đã chơi hàng nghìn trận thì mất vài giây.
button-void = Có, bỏ trận này
button-restore = Có, đưa trở lại
button-correction-stop = Để nguyên
correction-working = Đang tính lại bảng xếp hạng…
correction-void = Trận này không còn được tính. { COMMAND("leaderboard") } cho xem bảng không có trận này, và danh sách các lần sửa ghi lý do.
correction-restore = Trận này lại được tính.
correction-stopped = Không có gì thay đổi.
game-unknown = Máy chủ này không có trận đã xong nào như vậy. Hãy chọn một trận trong số được gợi ý khi bạn gõ.
game-void-already = Trận này đã bị bỏ rồi, nên không có gì thay đổi.
game-not-void = Trận này không bị bỏ, nên không có gì thay đổi.
corrections-title =
    ## Các lần sửa
    -# Những gì người quản lý máy chủ đã sửa trong bảng xếp hạng, mới nhất ở trên.
corrections-none = Chưa có trận nào bị bỏ khỏi bảng xếp hạng.
corrections-void = { $when } · 🚫 { $by } **bỏ**: { $game } · “{ $reason }”
corrections-restore = { $when } · ↩️ { $by } **đưa trở lại**: { $game } · “{ $reason }”
