# Tin nhắn đầu tiên trong máy chủ và những gì các nút của nó mở ra; /trợ-giúp và /giới-thiệu.

welcome-hello =
    ## 👋 Upcard đã đến: ai chơi rummy nào?
    Chơi { $games }, với bạn bè hoặc với máy. Cả bàn nằm trong một tin nhắn của kênh, còn bài của bạn chỉ mình bạn thấy.
    Chưa biết chơi? **Ván chơi thử** giải thích từng bước, chỉ mình bạn thấy.
    Ít thời gian? **{ button-welcome-quick }** chỉ { $least } đến { $most } phút và vẫn tính như mọi trận.
    Mỗi ngày có một ván mới, ai cũng được chia cùng một bộ bài: { COMMAND("daily") }
    -# Mọi thứ khác: { COMMAND("help") }
button-welcome-try = Chơi thử một ván
button-welcome-quick = Trận nhanh
button-welcome-open = Mở bàn
button-welcome-managers = Dành cho người quản lý
welcome-learn =
    ### Bạn muốn học trò nào?
    Một ván với máy, từng bước đều được giải thích. Chỉ mình bạn thấy, không tính giờ, không tính vào thành tích. Chưa chơi rummy bao giờ? Hãy bắt đầu với **{ game-basic }**.
welcome-open =
    ### Chơi trò nào đây?
    Bàn mở trong kênh này cho ai muốn vào chơi; máy có thể ngồi các chỗ còn trống.
welcome-quick =
    ### Một trận nhanh: trò nào?
    Mỗi nút cho biết trận kéo dài bao lâu. Trận vẫn tính như mọi trận. Bàn mở trong kênh này cho ai muốn vào chơi.
welcome-opened =
    Bàn của bạn đã mở: [sang bàn]({ $jump }).
    -# { COMMAND("rummy new", $game) } cho bạn chọn trước luật nhà, đồng hồ và nhiều thứ khác.
welcome-opened-quick =
    Bàn của bạn đã mở: [sang bàn]({ $jump }).
    -# Bằng lệnh: { COMMAND("rummy new", $game) } `{ name-length }: { length-quick }`

# -- managers -------------------------------------------------------------------------------------

managers-page =
    ## Dành cho người quản lý
    - **Kênh:** được mở bàn ở đâu. { COMMAND("server channels") }
    - **Bàn mới:** đồng hồ, có xếp hạng hay chơi vui, chủ đề. { COMMAND("server defaults") }
    - **Luật nhà** với tên riêng: { COMMAND("server presets") }
    - **Rủ người chơi:** vai trò nào được nhắc khi có bàn mới. { COMMAND("server forming") }
    - **Các mùa** của bảng xếp hạng: { COMMAND("server seasons") }
    - **Ngôn ngữ** của các bàn: ở bên dưới. Những gì chỉ một người thấy thì theo ngôn ngữ của người đó.
    - **Ai được dùng lệnh nào** là do Discord: Cài đặt máy chủ → Tích hợp → Upcard, theo vai trò, thành viên và kênh. Mọi lệnh `/{ name-server }` dành cho thành viên có quyền quản lý máy chủ, dù ở đó đặt thế nào.
managers-language = Các bàn: { $name }
managers-choose-language = Ngôn ngữ của các bàn
button-managers-channels = Kênh
button-managers-defaults = Bàn mới

# -- help -----------------------------------------------------------------------------------------

command-help = Cách chơi ở đây, trong ba trang ngắn, chỉ mình bạn thấy
button-help-play = Chơi
button-help-turn = Lượt của tôi
button-help-server = Máy chủ
help-table = { COMMAND("rummy new", $game) } ({ $takes })
help-play =
    ## Trợ giúp · Chơi
    - **Học:** { COMMAND("rummy practice") } chia một ván với máy và giải thích từng bước. { COMMAND("rummy rules") } có đủ luật, kèm hình.
    - **Mỗi ngày:** { COMMAND("daily") } chia cho mọi người cùng một bộ bài, mỗi ngày một ván với máy.
    - **Mở bàn:** { $tables }. Bạn bè bấm **{ button-join }**, máy ngồi chỗ trống, chủ bàn bấm **{ button-start }**.
    - **Chơi bao lâu?** Bàn mở với thời lượng của trận gần nhất trong kênh, lúc đầu là **{ length-quick }**. Hàng đầu của phòng chờ có các thời lượng khác.
    - **Tìm lại bàn:** { COMMAND("rummy hand") } cho xem bài của bạn, { COMMAND("rummy table") } cho xem bàn ở cuối kênh.
    - **Phải đi?** { COMMAND("rummy leave") } hỏi lại một lần rồi bỏ chỗ của bạn, máy chơi tiếp.
help-turn =
    ## Trợ giúp · Bài và lượt của tôi
    - **{ button-my-hand }** dưới bàn mở bài của bạn. Chỉ mình bạn thấy.
    - **Một lượt:** bốc hoặc ăn một lá, hạ những gì bạn muốn, rồi đánh một lá. Nút nào bấm được là luật cho phép.
    - **{ button-suggest }** cho biết bây giờ bạn có thể làm gì.
    - **{ button-may-i }** trong Rummy hợp đồng xin lá mà người đang tới lượt bỏ qua. Bạn cũng có thể dặn trước mình muốn lá nào.
    - **Gõ chữ:** { COMMAND("play") } nhận cả lượt trong một dòng, ví dụ `bốc; 7h 8h 9h; 2c`.
    - **Hết giờ?** Máy đánh hộ bạn cho đến khi bạn bấm **{ button-im-back }**.
help-server =
    ## Trợ giúp · Máy chủ, người chơi và quyền riêng tư
    - **Thành tích:** { COMMAND("leaderboard") } và { COMMAND("stats") }
    - **Trận đã xong:** { COMMAND("history") }, { COMMAND("replay") } xem lại từng bước, còn { COMMAND("verify") } kiểm tra việc xáo bài.
    - **Theo ý bạn:** { COMMAND("settings") } có ngôn ngữ, lá bài, cách nhắc và giờ yên tĩnh, cả nhắc bàn mới.
    - **Dữ liệu của bạn:** { COMMAND("privacy export") } cho bạn tất cả, { COMMAND("privacy delete") } xóa đi. { COMMAND("about") } nói những gì được lưu.
    - **Dành cho người quản lý:** { COMMAND("server channels") } · { COMMAND("server defaults") } · { COMMAND("server presets") } · { COMMAND("server language") } · { COMMAND("server seasons") } · { COMMAND("server forming") }

# -- about ----------------------------------------------------------------------------------------

command-about = Bot này là gì, ai chịu trách nhiệm và nó lưu những gì
about-title =
    ## Upcard { $version }
    Rummy trên Discord, với bạn bè hoặc với máy. Không bao giờ chơi ăn tiền.
about-source = - **Mã nguồn:** { $address }
about-support = - **Hỗ trợ:** { $address }
about-privacy = - **Quyền riêng tư:** { $address }
about-terms = - **Điều khoản:** { $address }
about-kept = **Những gì được lưu**
    - Về bạn: cài đặt, các trận bạn đã chơi xong với từng nước đi, kết quả, và tên của bạn trong trận gần nhất.
    - Về máy chủ: cài đặt, luật nhà, các mùa và các lần sửa.
    - Không bao giờ: những gì mọi người viết trong kênh.
    -# { COMMAND("privacy export") } cho bạn xem tất cả những gì được lưu về bạn, { COMMAND("privacy delete") } xóa đi.
