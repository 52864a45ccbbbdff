# Thách đấu: một người bạn chơi đúng ván đó, rồi so kết quả.

button-challenge = Thách bạn bè
challenge-friend-title = **Thách bạn bè** · { $game }
challenge-friend-title-deal = **Thách bạn bè** · { $game }, ván { $deal }/{ $deals }
challenge-friend-about = Ván này bạn được **{ $points }**. Người được thách chơi đúng ván này ở chỗ của bạn, với máy mức vừa. Khi họ chơi xong, kết quả của hai người hiện ở đây.
challenge-choose = Chọn một người bạn
button-challenge-all = Rủ cả kênh
challenge-elsewhere = -# Ở máy chủ khác có bot này: { COMMAND("rummy new", $game) } với `{ name-same-as }:{ $code }`

challenge-title = ### 🎴 { $host } thách bạn · { $game }
challenge-title-friend = ### 🎴 { $host } thách { $friend } · { $game }
challenge-about =
    { $host } được **{ $points }** ở ván này. Bạn chơi từ đúng chỗ đó, với máy mức vừa, xem có hơn được không!
    -# Chỉ bạn thấy bài của mình, không tính giờ. Kết quả của hai người hiện ở đây.
challenge-pays = -# Điểm mà người thắng lấy từ bạn bị trừ vào kết quả của bạn.
button-challenge-accept = Nhận lời
challenge-over = 🎴 Không ai nhận lời thách của { $host } ở { $game }.
challenge-running = 🎴 **{ $friend }** đang chơi ván của **{ $host }**. Chơi xong, kết quả của hai người hiện ở đây.
challenge-compared = 🎴 **Cùng một ván:** { $host } **{ $theirs }**, { $friend } **{ $points }**.
challenge-better =
    { $by ->
        [0] Hòa nhau!
       *[other] { $better } hơn { $by } điểm.
    }
challenge-parted = -# Hai bàn chơi giống nhau tới nước { $move }. Bàn của { $host }: { $there } Ở đây: { $here }
challenge-alike = -# Hai bàn chơi y hệt nhau.
notice-challenged = 🎴 { $names }, có người thách bạn một ván: [xem thử]({ $jump })
