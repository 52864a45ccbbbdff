# Những gì mỗi người tự đặt cho mình, và máy chủ đặt cho các bàn.

# Tên của ngôn ngữ này, theo cách người nói nó gọi.
language = Tiếng Việt

command-settings = Cài đặt của bạn: ngôn ngữ, lá bài, cách xếp, cách nhắc lượt, giờ yên tĩnh

settings-title =
    ## Cài đặt của bạn
    -# Áp dụng ở mọi bàn. Mỗi thay đổi có hiệu lực ngay.
settings-choose = Chọn
settings-unknown = Không còn cài đặt đó nữa, nên chưa có gì thay đổi. Đây là những cài đặt hiện có.
settings-alt = Một tay bài theo ý bạn: { $cards }

settings-language = Ngôn ngữ: { $name }
settings-language-discord = theo Discord

settings-cards-two = Lá bài: hai màu
settings-cards-two-about = Đỏ và đen, như bộ bài thật
settings-cards-four = Lá bài: bốn màu
settings-cards-four-about = Mỗi chất một màu riêng
settings-cards-large = Lá bài: cỡ lớn
settings-cards-large-about = Bốn màu, số và chất to, mỗi hàng nhiều nhất năm lá

settings-sort-suit = Xếp theo chất
settings-sort-suit-about = Bích, cơ, chuồn, rô
settings-sort-rank = Xếp theo số
settings-sort-rank-about = Các lá cùng số đứng cạnh nhau
settings-sort-melds = Xếp theo phỏm
settings-sort-melds-about = Những lá hạ được đứng trước

settings-may-i-each-time = Xin lá?: hỏi tôi mỗi lần
settings-may-i-each-time-about = Bạn có vài giây để xin lá ngửa
settings-may-i-never = Xin lá?: đừng bao giờ hỏi tôi
settings-may-i-never-about = Bot tự bỏ qua giúp bạn

settings-call-loud = Khi tới lượt: nhắc tôi
settings-call-loud-about = Nhắc tên bạn, có chuông báo
settings-call-silent = Tới lượt: nhắc không chuông
settings-call-silent-about = Nhắc tên bạn, không có chuông
settings-call-never = Khi tới lượt: đừng nhắc tôi
settings-call-never-about = Bạn tự theo dõi trên bàn

settings-panel = Bảng bài: không thêm gì
settings-confirm-discard = Đánh bài: hỏi lại trước
settings-confirm-discard-about = Lá bạn chọn còn chờ bạn bấm nút
settings-every-control = Nút nào ở chỗ nấy
settings-every-control-about = Nút luôn ở chỗ cũ, kể cả nút chưa bấm được
settings-strip = Hiện bàn phía trên bài của tôi
settings-strip-about = Một hình hẹp cho thấy những gì cần biết trên bàn

settings-quiet-none = 🌙 Chưa đặt giờ yên tĩnh: lúc nào cũng có thể nhắc bằng chuông.
settings-quiet = 🌙 Yên tĩnh từ { $begin } đến { $end } (UTC{ $offset }): trong giờ đó chỉ nhắc không chuông.
settings-quiet-zone = 🌙 Yên tĩnh từ { $begin } đến { $end } theo giờ { $zone }: trong giờ đó chỉ nhắc không chuông.
button-text-first = Dùng chữ thay hình
button-text-first-off = Dùng hình thay chữ
button-quiet = Giờ yên tĩnh
button-quiet-off = Bỏ giờ yên tĩnh

# -- cửa sổ nhập giờ yên tĩnh ---------------------------------------------------------------------

quiet-title = Giờ yên tĩnh
quiet-begin = Từ (ví dụ 22:00)
quiet-end = Đến (ví dụ 8:00)
quiet-offset = Múi giờ của bạn (Asia/Ho_Chi_Minh hoặc +7)
quiet-not-a-time = “{ $typed }” không phải là giờ trong ngày, nên chưa có gì thay đổi. Hãy viết như 22:00, từ 0:00 đến 23:59.
quiet-not-an-offset = “{ $typed }” không phải là múi giờ, nên chưa có gì thay đổi. Hãy viết tên múi giờ, ví dụ Asia/Ho_Chi_Minh hoặc Europe/Berlin, hoặc số giờ đồng hồ của bạn sớm hơn UTC, từ −12 đến +14, ví dụ +7 hoặc −3:30.
quiet-empty = Từ và đến đều là { $typed }, nên không có giờ nào yên tĩnh và chưa có gì thay đổi. Hãy viết hai giờ khác nhau.

# -- của máy chủ -----------------------------------------------------------------------------------

command-server-language = Ngôn ngữ của các bàn ở máy chủ này
option-server-language = Một ngôn ngữ, hoặc ngôn ngữ của máy chủ này trên Discord
server-language-discord = Như trên Discord
server-language-set = Từ giờ các bàn của máy chủ này dùng **{ $name }**. Những gì chỉ bạn thấy vẫn theo ngôn ngữ của bạn: { COMMAND("settings") }.
