# Lời dặn trước cho “Xin lá?”. Chỉ người chơi đó đọc những dòng này.

button-orders = Dặn trước
button-until-my-turn = Vòng này không xin
button-only-what-helps = Chỉ xin lá có ích
button-never-this-deal = Ván này không xin
button-each-time = Cứ hỏi tôi
orders-title = ## Dặn trước “Xin lá?”
orders-about = Bạn dặn gì ở đây thì hễ có lá ngửa mà bạn lấy được, vài giây sau bot trả lời thay bạn. Chỉ mình bạn thấy: với người khác, đó chỉ như một lần bạn bấm nút. Lá chính bạn vừa đánh thì bot không hỏi; muốn lấy lại, hãy chọn sẵn ở đây.
orders-helps-about = **{ button-only-what-helps }** xin những lá giúp bạn gần đủ hợp đồng hơn; khi đã hạ hợp đồng thì xin lá giúp bạn hạ thêm được bài trong tay. Xin được thì vẫn kèm lá phạt.
orders-now = **Hiện đang dặn**
orders-kept = ✓ Đã ghi nhớ, có hiệu lực từ bây giờ.
orders-choose = Xin ngay khi có …
orders-rank = mọi lá { $rank }
orders-jokers = mọi joker
orders-wanted = Bạn xin ngay { $cards }.
# $wanted là số loại lá được xin ngay.
orders-each-time =
    { $wanted ->
        [0] Lần nào bạn cũng được hỏi.
       *[other] Với các lá khác, bạn được hỏi.
    }
orders-until-my-turn =
    { $wanted ->
        [0] Bạn bỏ qua mọi lá cho tới lượt sau của bạn.
       *[other] Bạn bỏ qua mọi lá khác cho tới lượt sau của bạn.
    }
orders-only-what-helps =
    { $wanted ->
        [0] Lá nào có ích thì bạn xin, còn lại bỏ qua.
       *[other] Trong các lá khác, lá nào có ích thì bạn xin, còn lại bỏ qua.
    }
orders-never-this-deal =
    { $wanted ->
        [0] Bạn bỏ qua mọi lá cho đến hết ván này.
       *[other] Bạn bỏ qua mọi lá khác cho đến hết ván này.
    }
orders-never =
    { $wanted ->
        [0] Bạn bỏ qua mọi lá, như đã chọn trong phần cài đặt.
       *[other] Bạn bỏ qua mọi lá khác, như đã chọn trong phần cài đặt.
    }
