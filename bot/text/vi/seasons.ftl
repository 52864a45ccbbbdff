# Các mùa của một máy chủ.

command-seasons = Các mùa: mở mùa mới, đặt tên, mỗi tháng một mùa, tải về
season-number = Mùa { $number }
seasons-title =
    ## Các mùa
    -# Mỗi trận thuộc về mùa đang mở lúc nó kết thúc. Các mùa cũ vẫn xem được bằng { COMMAND("leaderboard") }.
seasons-none = Chưa có mùa nào: mùa đầu tiên mở khi có trận đầu tiên kết thúc, hoặc ngay bây giờ nếu bạn muốn.
seasons-open = **{ $name }** · từ { $opened } · đang mở
seasons-closed = **{ $name }** · { $opened } đến { $closed }
seasons-more = -# Và { $count } mùa cũ hơn.
seasons-monthly = 🗓 Mỗi tháng (UTC) bắt đầu một mùa mới.
seasons-by-hand = 🗓 Một mùa kéo dài đến khi có người mở mùa mới.
seasons-choose = Đổi tên hoặc tải một mùa
button-season-new = Mùa mới
button-season-open = Có, bắt đầu
button-season-monthly = Mỗi tháng một mùa
button-season-by-hand = Không theo tháng
button-season-rename = Đổi tên
button-season-csv = Tải về (CSV)
button-season-back = Quay lại
season-new-title = Mùa mới
season-rename-title = Đổi tên mùa
season-name = Tên
season-name-if-any = Tên, nếu muốn đặt
season-open-question = Bắt đầu **{ $name }** ngay? **{ $before }** sẽ đóng và vẫn xem được; ở mùa mới, mọi người bắt đầu lại điểm xếp hạng của mùa.
season-open-first = Bắt đầu **{ $name }** ngay?
season-opened = **{ $name }** đã bắt đầu.
season-renamed = Giờ mùa này tên là **{ $name }**.
season-name-wrong = Tên có nhiều nhất { $most } ký tự, nên chưa có gì thay đổi. Hãy chọn tên ngắn hơn.
season-gone = Không còn mùa đó nữa, nên chưa có gì thay đổi. Đây là những mùa hiện có.
season-monthly-set = Từ giờ mỗi tháng bắt đầu một mùa mới.
season-by-hand-set = Từ giờ một mùa kéo dài đến khi có người mở mùa mới.
season-file = **{ $name }**: mọi chỗ ngồi của mọi trận đã xong, mỗi chỗ một dòng.
