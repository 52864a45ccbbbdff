# Xem lại một trận đã xong, từng nước một, và tải tệp của trận.

command-replay = Xem lại một trận đã xong, chỉ mình bạn thấy
option-replay-game = Trận nào; bỏ trống là trận gần nhất của bạn
option-replay-move = Từ nước nào; bỏ trống là nước đầu tiên
option-open-hands = Mở mọi bài khi xem lại
lobby-open-hands = 👐 Ngửa bài: khi trận đã xong, mọi người trong máy chủ được xem mọi bài trên tay trong bản xem lại.

replay-none = Bạn chưa chơi xong trận nào ở máy chủ này. Hãy mở bàn bằng { COMMAND("rummy new contract") }.
replay-none-at-all = Bạn chưa chơi xong trận nào. Hãy bắt đầu bằng { COMMAND("rummy practice") }.
replay-unknown = Máy chủ này không có trận nào đã xong với mã đó. { COMMAND("history") } liệt kê các trận.
replay-running = Trận này chưa xong. Khi xong mới xem lại được và mới hiện số bí mật.
replay-where = Nước { $move }/{ $moves }
replay-asked = { $who } xin lá ngửa.
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
button-fair-shuffle = Chia bài công bằng
export-page =
    { $hands ->
        [every] **Để xem và gửi cho người khác:** lưu tệp đầu rồi mở bằng trình duyệt. Tệp không cần mạng và có mọi bài trên tay, từng nước một.
       *[mine] **Để xem và gửi cho người khác:** lưu tệp đầu rồi mở bằng trình duyệt. Tệp không cần mạng và chỉ có những gì bạn thấy ở đây: không có bài của người khác khi ván chưa xong.
    }
export-no-page = Lúc này chưa tạo được trang cho trình duyệt. Bạn thử lại sau một phút nhé.
export-about = **Trận đấu bằng ký hiệu:** `moves` có mọi ván với các nước đi, mỗi ván một dòng; chạy lại được bằng `python -m engine replay`. `shuffles` có mọi thứ đã xáo; { COMMAND("verify") } nói cách kiểm tra.
    -# Cả hai đều chứa mọi lá bài của trận.

# Trận đấu trong một tệp cho trình duyệt, để giữ lại và gửi cho người khác.

page-open = Mọi bài trên tay đều ngửa, như cả bàn đã đồng ý trước khi bắt đầu.
page-of-seat = Theo mắt của { $name }: bài của người khác vẫn úp cho đến khi xong ván.
page-closed = Theo mắt người ngoài: bài trên tay vẫn úp cho đến khi xong ván.
page-part = Cả trận không vừa một tệp, nên ở đây có nước { $first } đến { $last } trong { $moves } nước.
page-made = Bàn { $table }, { $day }. Do Upcard tạo.
page-keys = Phím: ← và → lùi và tiến một nước, Home và End tới nước đầu và nước cuối.
page-no-script = Trang này cần JavaScript. Trang không tải gì từ đâu cả.
page-moves = Các nước
page-table = Trên bàn
page-players = Người chơi
page-hand = Bài trên tay
page-melds = Phỏm
page-result = Kết quả của ván
page-log = Diễn biến của ván, mới nhất ở trên
page-curve = Kết quả dự kiến
page-curve-at = Dự kiến cho { $name } sau nước này: { $points } điểm
spoken-card =
    { $rank } { $suit ->
        [spades] bích
        [hearts] cơ
        [diamonds] rô
       *[clubs] chuồn
    }
spoken-tile =
    { $number } { $colour ->
        [R] đỏ
        [B] xanh dương
        [Y] vàng
        [G] xanh lá
       *[K] đen
    }
spoken-other =
    { $card ->
        [W] lá vạn năng
        [SK] lá mất lượt
       *[JK] joker
    }
spoken-as = { $wild } thay { $card }
spoken-hidden = lá úp

# Chơi tiếp từ một lúc của trận đã xong.

button-branch = Chơi tiếp từ đây
button-branch-again = Chơi lại từ đó
button-stop-branch = Dừng
branch-seat = Chỗ { $seat }
branch-head = Chơi tiếp từ nước { $move }
branch-one = { $game }, từ nước { $move }
branch-begins = **Bạn chơi tiếp từ nước { $move }**, các lá sắp ra vẫn như cũ. Máy ngồi các chỗ còn lại. Chỉ mình bạn thấy và không tính vào đâu cả.
branch-begins-as = **Bạn chơi tiếp từ nước { $move }** ở chỗ của { $name }, các lá sắp ra vẫn như cũ. Máy ngồi các chỗ còn lại. Chỉ mình bạn thấy và không tính vào đâu cả.
branch-compared = Thực tế: **{ $really }**. Bạn: **{ $you }**.
branch-over = Bạn: **{ $you }**. Ván thật chưa từng chơi xong.
branch-stopped = Bạn đã dừng khi ván chưa xong. Ván này không tính vào đâu cả.
branch-leave = Dừng chơi tiếp từ lúc này của { $game }? Ván này không tính vào đâu cả.

# May rủi và lựa chọn: lá bài và nước đi đã làm nên kết quả của ván.

option-replay-luck = Xem trong ván đó đâu là may rủi, đâu là lựa chọn
ledger-invitation = 🎲 Ván này bao nhiêu phần là may rủi?
button-ledger = May rủi và lựa chọn
ledger-title = 🎲 **May rủi và lựa chọn** · { $game }, ván { $deal }/{ $deals }
# First of all: what the cards and the player's choices were worth. 'nothing': at most one point.
ledger-answer-cards =
    { $known ->
        [yes] **Bài
       *[no] **Bài bốc được
    }{ $effect ->
        [cost] {" "}làm { $mine ->
            [yes] bạn
           *[no] { $name }
        } mất { $points }.**
        [gained] {" "}đem lại cho { $mine ->
            [yes] bạn
           *[no] { $name }
        } { $points }.**
        [unclear] : ít quá, chưa nói được.**
       *[nothing] : gần như không ảnh hưởng.**
    }
ledger-answer-choices =
    { $mine ->
        [yes] **Lựa chọn của bạn
       *[no] **Lựa chọn của { $name }
    }{ $effect ->
        [cost] {" "}làm mất { $points }.**
        [gained] {" "}đem lại { $points }.**
        [unclear] : ít quá, chưa nói được.**
       *[nothing] : gần như không ảnh hưởng.**
    }
ledger-made =
    { $mine ->
        [yes] **Bạn được { $points }.**
       *[no] **{ $name } được { $points }.**
    }
# Also below what a deal of the day brought.
ledger-paid = -# Trên bảng điểm, người thua được 0. Ở đây họ mất số điểm mà người thắng được từ họ.
ledger-start = Ở chỗ này, trung bình một ván được { $points }{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }. Rồi đến:
ledger-start-unknown = Bài được chia đáng giá { $points }. Rồi đến:
ledger-dealt = 🟦 Bài được chia: **{ $points }** (± { $error })
ledger-drawn = 🟪 Bài mọi người bốc: **{ $points }** (± { $error })
ledger-held = 🟫 Những gì người khác cầm: **{ $points }** (± { $error })
ledger-choices =
    { $mine ->
        [yes] 🟨 Bạn
       *[no] 🟨 { $name }
    }: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others = 🟩 Những người khác: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others-held = 🟩 Những người khác và những gì họ cầm: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-too-close =
    { $mine ->
        [yes] **Chỉ một ván thì chưa thấy được bao nhiêu là may rủi, bao nhiêu là lựa chọn của bạn.**
       *[no] **Chỉ một ván thì chưa thấy được bao nhiêu là may rủi, bao nhiêu là lựa chọn của { $name }.**
    }
ledger-none =
    { $mine ->
        [yes] Không có lựa chọn nào của bạn nổi bật.
       *[no] Không có lựa chọn nào của { $name } nổi bật.
    }
ledger-dear = **Lượt { $turn }: { $did }.** Máy mức vừa sẽ { $instead }: hơn khoảng { $points } điểm.
ledger-better = **Lượt { $turn }: { $did }.** Hơn khoảng { $points } điểm so với máy mức vừa: { $instead }.
ledger-why =
    { $mine ->
        [yes] Vì sao: { $why }
       *[no] Máy sẽ nói với { $name }: { $why }
    }
ledger-strong-medium = Máy mức khó cũng sẽ làm vậy.
ledger-strong-same =
    { $mine ->
        [yes] Máy mức khó cũng sẽ đánh như bạn.
       *[no] Máy mức khó cũng sẽ đánh như { $name }.
    }
ledger-strong = Máy mức khó sẽ { $move }: còn hơn khoảng { $points } điểm nữa. { $why }
button-ledger-move = Xem lượt { $turn }
ledger-bar = Bắt đầu từ { $start }: { $parts }. Tổng cộng { $end }.
ledger-expected = 📈 Kết quả dự kiến qua từng lượt
ledger-curve =
    { $mine ->
        [yes] Dự kiến sau khi chia và sau mỗi lượt của bạn: { $points }. Kết thúc: { $end }.
       *[no] Dự kiến cho { $name } sau khi chia và sau mỗi lượt: { $points }. Kết thúc: { $end }.
    }
ledger-about = -# Thước đo là máy mức vừa, không phải cách đánh hay nhất: từ mỗi thời điểm máy đánh tiếp ít nhất { $futures } lần, phần nọc còn lại được xáo lại. ± cho biết con số có thể lệch bao nhiêu: ba lần thì hai lần không lệch quá thế.
ledger-whose = May rủi và lựa chọn của ai?
ledger-coming = Máy đang đánh tiếp ván này từ từng nước, mỗi nước nhiều lần. Mất vài phút, xong sẽ hiện ở đây.
ledger-not-yet = **Chưa xong.** Đã yêu cầu từ { $minutes ->
        [0] {""}
       *[other] { $minutes } phút{" "}
    }{ $seconds } giây trước.
ledger-lost = Lúc này chưa tính được. Không mất gì cả: bạn hỏi lại sau một phút nhé.
button-ledger-look = Xem xong chưa
button-ledger-again = Hỏi lại
ledger-not-yours = Bàn này không ngửa bài: chỉ ai chơi trọn ván mới xem được may rủi và lựa chọn của chính mình.
ledger-broken-off = Ván này không chơi đến cuối nên không có kết quả để giải thích.
ledger-enough = Hôm nay bạn đã hỏi 20 ván mới. Những ván đã có thì bạn xem lúc nào cũng được.
ledger-crowded = Đang tính nhiều ván quá. Bạn hỏi lại sau vài phút nhé.
branch-medium = Máy mức vừa từ đây: trung bình **{ $points }**.
