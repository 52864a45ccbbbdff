# Ván của ngày.

command-daily = Mỗi ngày một ván, ai cũng nhận cùng những lá bài; chỉ mình bạn thấy ván của bạn
option-daily-game = Bỏ trống thì chơi trò của ván gần nhất
name-daily = mỗi-ngày

daily-title = ## Ván của ngày { $number } · { $game }
daily-about = Hôm nay ai cũng nhận những lá này, máy mức vừa ngồi các chỗ còn lại. **Bạn có một lần chơi**, không tính giờ, chỉ mình bạn thấy. Mở đến { $begin }.
daily-secret = -# Có thể người khác còn đang chơi những lá này. Đừng kể cho họ nhé.
daily-upgraded = Hôm nay máy vừa được cập nhật nên kết quả không so với nhau được. Ván bạn đã bắt đầu vẫn chơi tiếp; ván ngày mai có lúc { $begin }.
daily-tried = Bạn đã chơi ván này trước khi dữ liệu của bạn bị xóa, và mỗi người chỉ có một lần. Ván mới có { $when }.
daily-past = Ván đó không bắt đầu được nữa. Đây là ván hôm nay.
daily-elsewhere = Bạn đã bắt đầu ván này ở máy chủ khác. Hãy chơi tiếp ở đó bằng { COMMAND("daily") }.
daily-unfinished = Bạn còn ván hôm qua của trò này chưa xong, hạn đến { $end }.
daily-yesterday = **Hôm qua ở đây** · { $game }{ $par ->
    [none] { "" }
   *[other] , mức chuẩn { $par }
}{ $strong ->
    [none] { "" }
   *[other] , máy mức khó { $strong }
}
daily-par-and-strong = -# Mức chuẩn là kết quả đứng giữa khi máy mức vừa chơi nhiều lần, nhiều nhất mười lăm lần. Máy mức khó chỉ chơi một lần nên cũng tùy may rủi.
daily-row = { $place } **{ $name }** · { $worth }
daily-more = -# và { $count } người nữa
daily-menu = Các trò khác hôm nay
daily-line-new = Chưa bắt đầu
daily-line-open = Đã bắt đầu, chưa xong
daily-line-left = Không chơi xong
daily-line-done = Đã xong: { $worth }
daily-yesterdays = { $game }, của hôm qua
daily-closed = **Ván { $number } của { $game } đã đóng:** giờ ai cũng xem được bài.
daily-shown-here = Từ giờ bạn có tên trong bảng của máy chủ này, dù chơi ván của ngày ở đâu.
daily-not-shown-here = Bạn chỉ có tên ở đây khi bắt đầu ván của ngày trong máy chủ này.
button-daily-here = Ghi tên tôi ở đây
button-daily-not-here = Đừng ghi tên tôi ở đây
button-daily-replay = Xem lại ván của tôi
button-daily-line = Máy mức khó chơi thế nào
button-daily-deal = Chia bài cho tôi
button-daily-mine = Ván của tôi
button-daily-finish = Chơi nốt ván hôm qua
button-daily-post = Đăng lên kênh
button-daily-more = Ván khác hôm nay

# -- the result -----------------------------------------------------------------------------------

daily-result = **Ván của ngày { $number } · { $game }:** bạn được **{ $worth }**.
daily-over-par = **Hơn mức chuẩn { $over }** ({ $par }). Ở chỗ của bạn, bạn chơi hay hơn { $beaten } trên { $computers } máy.
daily-under-par = **Kém mức chuẩn { $over }** ({ $par }). Ở chỗ của bạn, bạn chơi hay hơn { $beaten } trên { $computers } máy.
daily-at-par = **Đúng mức chuẩn** ({ $par }). Ở chỗ của bạn, bạn chơi hay hơn { $beaten } trên { $computers } máy.
daily-par-comes = -# Máy còn đang chơi ở chỗ của bạn; lát nữa { COMMAND("daily") } sẽ cho biết mức chuẩn.
daily-luck = -# { $known ->
    [yes] Ván như thế trung bình được { $start }.
   *[no] Vừa chia xong, ván này đáng giá { $start }.
} Bài: { $cards }. Lựa chọn của bạn: { $choices } (± { $error }). Những người khác: { $others }.
daily-luck-comes = -# Máy còn đang tính bao nhiêu phần là may rủi; vài phút nữa { COMMAND("daily") } sẽ cho biết.
daily-places = Hiện đứng thứ **{ $place }** trên { $among } người ở khắp nơi.
daily-places-here = Hiện đứng thứ **{ $here }** trên { $of_here } người ở đây, thứ **{ $place }** trên { $among } người ở khắp nơi.
daily-not-ranked = Không xếp hạng: tài khoản của bạn chưa đủ 30 ngày, hoặc có máy đã chơi khác với ở bàn của người khác.
daily-not-finished = Bạn không chơi xong ván này. Ván này không xếp hạng.
daily-replay-comes = -# Xem lại được từ { $when }.
daily-anchor-running = -# Chuỗi từ { $since }, mã gốc `{ $anchor }`
daily-anchor-new = -# Chuỗi mới từ { $since }, mã gốc `{ $anchor }`
daily-anchor-coming = -# Chuỗi tiếp theo từ { $since }, mã gốc `{ $anchor }`
daily-fixed = -# Các ván này đã được định sẵn từ trước. { COMMAND("about") } cho biết cách kiểm tra.
daily-strip = **{ $name }** · { $game }, ván ngày { $number } · { $turns }{ $over }{ $place }
daily-strip-out = hết bài ở lượt { $turns }
daily-strip-turns = { $turns } lượt
daily-strip-over = { " · " }hơn mức chuẩn { $over }
daily-strip-under = { " · " }kém mức chuẩn { $over }
daily-strip-at = { " · " }đúng mức chuẩn
daily-strip-place = { " · " }thứ { $place } trên { $among } ở đây
daily-squares = -# Mỗi ô là một lượt: 🟥 mất hơn { $limit } điểm ({ $dear }) · 🟨 mất không quá { $limit } ({ $costly }) · 🟩 hầu như không mất
daily-strip-worth = { " · " }{ $worth }
daily-head = Ván của ngày
daily-leave = Bỏ lần chơi duy nhất của ván ngày { $game }? Ván này không chơi lại được.
daily-one = { $game }, ván của ngày
daily-no-advice = -# Đây là ván của ngày nên Gợi ý không chỉ nên bốc gì hay đánh lá nào: bạn tự chọn.
replay-daily-open = Ván của ngày này vẫn còn người chơi. Xem lại được từ { $when }.
verify-day = ✅ Bí mật của ngày này dẫn về mã gốc của chuỗi, và số bí mật được tính ra từ đó.
verify-day-wrong = ❌ Bí mật của ngày này không dẫn về mã gốc của chuỗi, hoặc số bí mật không được tính ra từ đó.
verify-chain =
    Ngày { $day } của chuỗi từ { $since }, mã gốc: `{ $anchor }`
    Bí mật của ngày: `{ $secret }`
about-daily = **Ván của ngày** kiểm tra được khi hết ngày, với ai đã ghi lại dòng này từ trước:
