# Lời dặn trước cho “Xin lá?”. Chỉ người chơi đó đọc những dòng này.

button-orders = Dặn trước
button-never-this-deal = Ván này không xin
button-each-time = Cứ hỏi tôi
orders-title = ## Dặn trước “Xin lá?”
orders-about = Bạn dặn gì ở đây thì hễ có lá ngửa để xin là bot trả lời thay bạn ngay. Chỉ mình bạn thấy: với người khác, đó chỉ như một lần bạn bấm nút. Lá chính bạn vừa đánh thì bot không hỏi; muốn lấy lại, hãy chọn sẵn ở đây.
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
