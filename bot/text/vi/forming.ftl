# Nhắc khi có bàn mới.

command-forming = Vai trò được nhắc khi có bàn mới; bỏ trống là không nhắc ai
option-forming-role = Vai trò; bỏ trống là không nhắc vai trò nào
notice-forming = 🃏 { $names } Có bàn { $game } đang chờ người: [vào bàn]({ $jump })
forming-role-none = Không vai trò nào được nhắc khi có bàn mới. Mỗi người vẫn có thể tự bật: { COMMAND("settings") }.
forming-role-set = Từ bây giờ { $role } được nhắc một lần cho mỗi bàn mới, nhiều nhất { $most } lần mỗi giờ trong một kênh.
forming-role-everybody = Không thể nhắc tất cả mọi người. Hãy chọn một vai trò dành cho người muốn chơi.
forming-role-silent = Bot không nhắc được { $role }: hãy cho phép mọi người nhắc đến vai trò này (trong cài đặt của nó trên Discord) rồi thử lại.
button-pings = Nhắc bàn mới
pings-title =
    ## Nhắc bàn mới
    Khi có bàn mở trong máy chủ này và còn chỗ, bạn được nhắc một lần. Không bao giờ trong giờ yên tĩnh của bạn, và nhiều nhất 3 lần mỗi giờ trong một kênh.
pings-none = 🔕 Bạn không được nhắc.
pings-some = 🔔 Bạn được nhắc khi có bàn { $games }, bất cứ lúc nào.
pings-some-hours = 🔔 Bạn được nhắc khi có bàn { $games }, từ { $begin } đến { $end } ({ $zone }).
pings-games = Trò chơi
pings-hours-title = Nhắc vào lúc nào
button-pings-on = Nhắc tôi
button-pings-off = Thôi nhắc
button-pings-hours = Giờ
button-pings-always = Bất cứ lúc nào
pings-where = Nhắc bàn mới được đặt riêng cho từng máy chủ: hãy mở { COMMAND("settings") } trong một máy chủ.
