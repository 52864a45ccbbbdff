# Xem lại một trận đã xong, từng nước một, và tải tệp của trận.

command-replay = Xem lại một trận đã xong, chỉ mình bạn thấy
option-replay-game = Trận nào; bỏ trống là trận gần nhất của bạn
option-replay-move = Từ nước nào; bỏ trống là nước đầu tiên
option-open-hands = Mở mọi bài trên tay khi xem lại trận đã xong
lobby-open-hands = 👐 Ngửa bài: khi trận đã xong, mọi người trong máy chủ được xem mọi bài trên tay trong bản xem lại.

replay-none = Bạn chưa chơi xong trận nào ở máy chủ này. Hãy mở bàn bằng { COMMAND("rummy new contract") }.
replay-none-at-all = Bạn chưa chơi xong trận nào. Hãy bắt đầu bằng { COMMAND("rummy practice") }.
replay-unknown = Máy chủ này không có trận nào đã xong với mã đó. { COMMAND("history") } liệt kê các trận.
replay-running = Trận này chưa xong. Khi xong mới xem lại được và mới hiện số bí mật.
replay-where = Nước { $move }/{ $moves }
replay-asked =
    { $game ->
        [shanghai] { $who } muốn mua lá ngửa.
       *[other] { $who } xin lá ngửa.
    }
replay-passed = { $who } bỏ qua lá ngửa.
replay-hand = **{ $name }** cầm { $cards }
replay-link = -# Liên kết tới nước này: `/{ name-replay } { name-game }:{ $table } { name-move }:{ $move }`
replay-jump-title = Tới một nước
replay-jump-label = Nước nào, từ 1 đến { $moves }?
replay-no-such-move = “{ $typed }” không phải là nước của trận này. Hãy gõ một số từ 1 đến { $moves }.
button-replay = Xem lại
button-replay-first = ⏮ Đầu
button-replay-back = ◀ Lùi
button-replay-on = Tiến ▶
button-replay-last = Cuối ⏭
button-replay-jump = Tới nước…
button-replay-deal-before = Ván trước
button-replay-deal-after = Ván sau
button-export = Tải tệp
button-verify = Kiểm tra
export-about = **Các tệp của trận này.** Tệp đầu có mọi ván với các nước đi, mỗi ván một dòng; chạy lại được bằng `python -m engine replay`. Tệp thứ hai có mọi thứ đã xáo; { COMMAND("verify") } nói cách kiểm tra.
    -# Cả hai đều chứa mọi lá bài của trận.
