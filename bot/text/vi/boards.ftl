# Cùng bộ bài ở nhiều bàn: chơi lại và so sánh.

option-same-as = Bài của trận (mã)
lobby-same-cards =
    🎴 **Đúng bộ bài của `{ $code }`**, từng chỗ một, trong một ván. Mỗi chỗ có phần bài riêng để bốc: chừng nào còn, người khác làm gì cũng không đổi các lá bạn bốc.
    -# Chủ bàn có thể xoay chỗ.
button-turn-seats = Xoay chỗ
event-seats-turned = Chủ bàn đã xoay chỗ.

table-veiled = 🎴 Bàn khác vẫn đang chơi những lá này nên ở đây kênh không thấy lá nào. Nút *Bài của tôi* cho bạn xem bài mình và mặt bàn.
table-veiled-turn = Đang chờ { $names }.

button-same-cards = Chơi lại bộ bài này
same-cards-title = **Chơi lại bộ bài này** · { $game }
same-cards-title-deal = **Chơi lại bộ bài này** · { $game }, ván { $deal }/{ $deals }
same-cards-about = Một bàn khác nhận đúng bộ bài này, từng chỗ một, trong một ván. Ai chưa thấy bài thì chơi được. Sau đó *So sánh* cho biết mỗi bàn chơi ra sao.
same-cards-deal = Ván { $deal }
same-cards-choose = Chọn ván khác
same-cards-code = -# Chơi lại bộ bài này: { COMMAND("rummy new", $game) } với `{ name-same-as }:{ $code }`
details-spoil = Bạn chưa xem trận này. Bạn có thể tự chơi đúng những ván đó, hoặc xem diễn biến.
button-details-all = Xem diễn biến
same-cards-unknown = Máy chủ này không có trận đã xong nào mang mã này. Mã nằm trong *Chi tiết* của mỗi kết quả.
same-cards-other-game = Đây là bài của { $game }. Hãy mở bàn trò đó với mã này.
same-cards-ruled = Bộ bài này đi kèm luật nhà của nó. Hãy bỏ luật và độ dài ra.
same-cards-bound = Ván này nối tiếp các ván trước nên không chơi riêng được: có người đã bị loại, hoặc không phải ai cũng được làm như ở ván đầu. Hãy thử ván khác của trận.
button-same-open = Mở bàn
refusal-cards-seen =
    { $how ->
        [seat] Bạn đã thấy bộ bài này (khi ngồi bàn, { $when }). Ai chưa thấy thì chơi được.
        [deleted] Bạn đã thấy bộ bài này (trước khi dữ liệu của bạn bị xóa). Ai chưa thấy thì chơi được.
        [verify] Bạn đã thấy bộ bài này (khi kiểm tra cách xáo, { $when }). Ai chưa thấy thì chơi được.
        [compare] Bạn đã thấy bộ bài này (khi so sánh, { $when }). Ai chưa thấy thì chơi được.
       *[replay] Bạn đã thấy bộ bài này (khi xem lại, { $when }). Ai chưa thấy thì chơi được.
    }
refusal-cards-known = Ván này không chia cho { $people } được vì đã thấy ở nơi khác. Chủ bàn có thể vào *Chỗ ngồi* để nhường chỗ cho người chưa thấy.
cards-being-played = Bạn đang có chỗ ở một bàn chơi đúng bộ bài này. Hãy chơi xong ở đó hoặc rời bàn trước.

button-compare = So sánh
compare-title = **Cùng bộ bài** · { $game } · { $count } bàn
compare-alone = Đến giờ mới chỉ một bàn chơi xong bộ bài này.
compare-row = `{ $code }` · { $when } · { $people }
compare-row-own = ▸ `{ $code }` · { $when } · { $people }
compare-points = { $name } **{ $points }**
compare-points-plain = { $name } { $points }
compare-nobody = Chỗ { $seat }
compare-page = -# Trang { $page } / { $pages }
compare-beside = **So với cùng chỗ ở các bàn khác**
compare-yours = - **Bạn, chỗ { $seat }: { $told }**
compare-seat = - Chỗ { $seat }{ $named ->
        [yes] , { $name }
       *[no] { "" }
    }: { $told }
compare-result =
    { $others ->
        [1] { $way ->
            [above] hơn bàn kia { $points } điểm
            [below] kém bàn kia { $points } điểm
           *[same] bằng điểm bàn kia
        }
       *[other] hơn { $better }/{ $others } bàn, { $way ->
            [above] trung bình hơn { $points } điểm
            [below] trung bình kém { $points } điểm
           *[same] trung bình bằng điểm
        }
    }
compare-luck = -# Vài ván thì phần lớn là may rủi; còn bài thì ai cũng như nhau.
compare-alt = Chỗ { $seat }: { $own ->
        [none] { $points }
       *[other] ở đây { $own }, nơi khác { $points }
    }.
compare-parted = **Chỗ hai bàn bắt đầu khác nhau** (bàn này và `{ $code }`)
compare-here = - Bàn này, nước { $move }: { $told }
compare-there = - Bàn kia, nước { $move }: { $told }
compare-nothing-more = Ván đã xong.
compare-alike = Bàn này và `{ $code }` chơi y hệt nhau.
compare-not-kept = Các nước của `{ $code }` không còn được lưu, hoặc thuộc máy chủ khác.
compare-choice = Với { $code }
compare-choose = So với bàn khác
button-replay-here = Xem lại bàn này
button-replay-there = Xem lại bàn kia
decimal = { $whole },{ $tenth }
