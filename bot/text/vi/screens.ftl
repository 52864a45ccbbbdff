# Những gì hiện trên tin nhắn, bảng và nút.

you = Bạn

# -- phòng chờ ------------------------------------------------------------------------------------

lobby-title = ### { $game }: mời vào bàn
lobby-rules = **Luật nhà** (khác với luật chuẩn)
lobby-house-rules = -# **Luật nhà:** { $rules }
lobby-standard-rules = Luật chuẩn.
lobby-person = **{ $name }**
lobby-host = **{ $name }** · chủ bàn
lobby-free = *trống*
lobby-missing = Chơi được { $least } đến { $most } người: còn thiếu { $missing } người.
lobby-missing-exactly = Chơi { $most } người: còn thiếu { $missing } người.
lobby-ready = Đủ người rồi: **{ $host }** có thể bắt đầu, hoặc chờ thêm.
lobby-full = Bàn đã kín chỗ: **{ $host }** có thể bắt đầu.
lobby-new = -# Chưa biết chơi? { COMMAND("rummy practice") }
lobby-new-to-read = -# Chưa biết chơi? { COMMAND("rummy rules") }
lobby-sealed = -# Xáo bài minh bạch, niêm phong trước ván đầu: `{ $seal }`
lobby-closed-idle = Bàn này đã đóng vì lâu rồi không ai chơi. Mở bàn mới bằng { COMMAND("rummy new", $game) }.
lobby-closed-left = Mọi người đã đi hết nên bàn này đã đóng. Mở bàn mới bằng { COMMAND("rummy new", $game) }.
button-join = Vào bàn
button-leave-lobby = Rời bàn
# Above one button a strength; the buttons have the mark of a computer.
lobby-add-computer = Thêm máy:
button-easy-computer = Dễ
button-medium-computer = Vừa
button-strong-computer = Khó
button-house-rules = Luật nhà
button-computer = Thêm máy
button-all-rules = Cả { $count } luật
button-start = Bắt đầu

# -- bàn chơi -------------------------------------------------------------------------------------

table-title = ## { $game }
table-deal = **Ván { $deal }**
table-deal-of = **Ván { $deal }/{ $deals }**
table-goal = hợp đồng: **{ $goal }**
table-seat = { $name } · { $count } lá · { $points } điểm
# Where laid cards count: points laid in this deal, cards in hand, points in all.
table-seat-laid = { $name } · đã hạ { $laid } · { $count } lá · tổng { $points }
table-down-contract = ✅
table-down-birth = ✅
table-draw = Tới lượt { $name }: bốc từ nọc.
table-draw-or-take = Tới lượt { $name }: bốc từ nọc hoặc ăn { $card }.
table-draw-row = Tới lượt { $name }: bốc từ nọc hoặc ăn từ hàng bài.
table-last-turn = Nọc đã hết: { $name } chỉ được ăn từ hàng bài để ù ngay, nếu không thì hết ván.
table-row-or-pass = Nọc đã hết: { $name } ăn từ hàng bài, hoặc bỏ lượt là hết ván.
table-play = { $name } được hạ bài, sau đó đánh một lá.
table-play-unborn = { $name } chưa ra đời nên đánh một lá hoặc ù.
table-play-knock = { $name } phải ù trong lượt này.
table-fined = phạt { $points }
table-window = **Xin lá?** Đang cho xin { $card }. ⏱ { $until }. Chưa trả lời: { $names }.
table-window-buy = **Mua lá?** Ai muốn { $card } thì mua. ⏱ { $until }. Chưa trả lời: { $names }.
table-window-buy-untimed = **Mua lá?** Ai muốn { $card } thì mua. Chưa trả lời: { $names }.
table-may-i-left = { $name } (còn { $left })
table-asked = Đã xin: { $names }.
table-closed-left = Mọi người đã đi hết nên bàn này đã đóng.
table-closed = Bàn này đã đóng.
button-my-hand = Bài của tôi
button-draw = Bốc
button-take = Ăn lá ngửa
button-take-card = Ăn { $card }
button-may-i = Xin lá?
button-may-i-left = Xin lá? (còn { $left })
button-buy = Mua
button-buy-left = Mua (còn { $left })
button-pass = Thôi
button-pass-turn = Bỏ lượt
button-pass-ends = Bỏ lượt: hết ván
button-pass-ends-at = Bỏ lượt: hết ván, { $points }
button-more = Xem thêm
ping-turn = { $user }, tới lượt bạn rồi: [đến bàn]({ $jump })

# -- bảng bài trên tay ----------------------------------------------------------------------------

hand-waiting = **Chưa tới lượt bạn:** { $names }, rồi tới bạn.
hand-asked-in-vain = Theo lượt thì họ đứng trước bạn.
hand-window = **Chờ chút:** người khác được lấy { $card } trước. Xem bàn để biết ai chưa trả lời.
hand-draw = **Tới lượt bạn.** Bốc từ nọc hoặc ăn lá ngửa.
hand-play = **Tới lượt bạn.** Hạ bài nếu muốn, rồi đánh một lá.
hand-draw-row = **Tới lượt bạn.** Bốc từ nọc.
hand-draw-or-row = **Tới lượt bạn.** Bốc, hoặc ăn hàng bài rồi hạ.
hand-last-turn = **Lượt cuối.** Ăn để ù, hoặc bỏ lượt: hết ván.
hand-draw-or-sweep = **Tới lượt bạn.** Bốc, hoặc ăn từ hàng bài.
hand-row-or-pass = **Nọc đã hết.** Ăn từ hàng bài, hoặc bỏ lượt là hết ván.
hand-only-pass = **Nọc đã hết,** và không dùng được lá nào của hàng bài: hãy bỏ lượt, ván kết thúc.
hand-play-only-knock = **Tới lượt bạn.** Bạn phải ù ngay: hạ hết, chừa một lá, rồi bấm Ù.
hand-play-last-card = **Tới lượt bạn.** Chỉ còn một lá: hãy ù với lá đó.
hand-play-knock = **Tới lượt bạn.** Bạn ù được rồi! Hoặc hạ bài nếu được phép, rồi đánh một lá.
hand-play-first = **Tới lượt bạn.** Chọn một lá và đánh.
hand-play-contract = **Bạn đủ hợp đồng rồi!** Hoặc cứ đánh một lá.
hand-play-fresh = **Đã hạ hợp đồng.** Giờ chọn một lá và đánh.
hand-may-i = **Xin lá?** Bạn có thể lấy { $card } ngay, kèm một lá phạt từ nọc. Hết giờ { $until }.
hand-buy = **Mua không?** Bạn có thể lấy { $card } ngay, kèm { $penalty } lá phạt từ nọc.
hand-buy-until = Hết giờ { $until }.
hand-buys = còn { $left } lần mua
hand-may-is = còn { $left } lần xin lá
hand-cards = { $count } lá
hand-deadwood = { $points } điểm ngoài phỏm
# What this player has laid, what their hand would cost, and the points that this makes now.
hand-laid-less-held = đã hạ { $laid }, trên tay { $held }: giờ là { $points }
hand-missing = còn thiếu { $count } lá cho hợp đồng
hand-ready = đủ hợp đồng để hạ
hand-down-contract = đã hạ hợp đồng
hand-down-birth = đã ra đời
hand-unborn = chưa ra đời: ăn từ hàng bài rồi mới được hạ
hand-more-readings = -# Còn nhiều cách nữa: hãy chọn lá trên tay trước, chỉ những cách ghép từ các lá đó sẽ hiện ra.
hand-since = **Từ lượt trước**
hand-since-more = và { $count } việc trước đó
hand-since-deal = **Từ đầu ván**
chosen-line = { $cards }: { $what }
chosen-set = bộ { $count } lá.
chosen-run = sảnh { $count } lá.
chosen-fits = gửi được vào phỏm { $melds }.
chosen-later-draw = { $what } Bốc bài trước đã.
chosen-later-contract = { $what } Hạ hợp đồng trước đã.
chosen-later-birth = { $what } Ra đời trước đã.
chosen-later-turn = { $what } Nhưng chưa phải lúc.
chosen-whole = vừa đủ.
chosen-swap = đổi lấy joker được.
chosen-knock = bạn ù được.
chosen-discard = đánh đi được.
chosen-goes = đi được với lá khác.
chosen-apart = chưa thành phỏm.
chosen-or = { $first } hoặc { $other }
chosen-missing = còn thiếu { $cards }.
chosen-near = { $why } Bạn có thể: { $move }
hand-choose = Chọn các lá để hạ…
hand-discard = Đánh một lá… (hết lượt)
hand-discard-first = Chọn lá để đánh…
hand-take-row = Ăn hàng bài…
hand-menu-part = { $first } – { $last }: { $what }
hand-pick-one = Chọn một cách
button-row = Ăn hàng bài
button-knock = Ù
button-contract = Hợp đồng
button-meld = Hạ phỏm
button-lay-off = Gửi
button-swap = Đổi joker
button-discard = Đánh
button-several = { $what }…
button-contract-of = Hợp đồng { $cards }
button-row-for = Ăn { $count } lá, hạ { $cards }
button-row-free = Ăn { $card }
button-knock-with = Ù, chừa { $card }
button-meld-of = Hạ { $cards }
button-lay-off-of = Gửi { $cards }
button-swap-for = Đổi { $card } lấy joker
button-discard-of = Đánh { $card }
button-suggest = Gợi ý
button-take-back = Lấy lại
button-sort = Xếp theo { $mode }
# The same where there is less room.
button-sort-brief = Xếp bài
button-take-it = Ăn
button-swap-it = Đổi
button-back = Quay lại
sort-suit = chất
sort-rank = số
sort-melds = phỏm
choose-contract =
    { $count ->
        [1] **Hợp đồng của bạn**: có một cách hạ.
       *[other] **Hợp đồng của bạn**: chọn cách muốn hạ.
    }
choose-row = **Ăn từ hàng bài**: chọn lá bắt đầu ăn và phỏm hạ cùng lá đó. Mọi lá sau lá đó trong hàng bài sẽ về tay bạn.
choose-sweep = **Ăn từ hàng bài**: chọn ăn và hạ gì, chọn xong là chơi ngay. Con số là số trên lá bài: bấy nhiêu lá về tay bạn.
# The last line of a menu that has no room for all.
row-deeper = Sâu hơn…
row-deeper-about = còn { $count } cách nữa
choose-knock = **Ù**: bạn chừa lá nào? Những lá còn lại sẽ được hạ hết.
choose-lay =
    { $count ->
        [1] **Hạ phỏm**: có một cách hạ.
       *[other] **Hạ phỏm**: bạn muốn hạ kiểu nào?
    }
choose-off = **Gửi bài**: lá nào, vào đâu?
choose-swap = **Đổi joker**: lá nào đổi lấy joker nào?
choose-suggest = **Bạn có thể hạ**: chọn một cách là bài được hạ ngay.
choose-one-card = Hãy chọn đúng một lá để đánh.
nothing-to-lay = Trên tay bạn chưa có gì để hạ.
move-contract-rest =
    { $count ->
        [0] hạ hết cả tay
       *[other] trên tay còn lại { $count } lá
    }
move-meld = một phỏm mới
move-lay-off = { $cards }
move-on = vào { $cards } của { $name }
move-swap = { $card } đổi lấy joker
restarting = Bot đang khởi động lại. Hãy thử lại sau vài giây; không mất gì cả.
fault-passing = Bot gặp trục trặc. Hãy xem nước đi của bạn đã được tính chưa, nếu chưa thì thử lại; nếu vẫn bị, hãy báo kèm mã { $ref }.
table-unknown = Bàn này không còn được lưu nữa. Mở bàn mới bằng { COMMAND("rummy new contract") }.
table-thinned = Bàn này đã đóng từ lâu nên các nước đi không còn được lưu, không xem lại hay kiểm tra được nữa; kết quả vẫn còn trong { COMMAND("history") }.
not-dealt = Chưa chia bài: chủ bàn bấm Bắt đầu là bạn có bài.

# -- kết quả --------------------------------------------------------------------------------------

result-out = **{ $name }** đã hết bài và ván kết thúc.
result-exhausted = Nọc đã hết và ván kết thúc. Mọi người cùng tính điểm.
result-totals-low = **Tổng điểm** (thấp nhất thắng)
result-totals-high = **Tổng điểm** (cao nhất thắng)
result-seat = { $name }: **{ $added }**
result-total =
    { $place }. { $name }: **{ $total }** ({ $added })
result-winner = { $mark } **{ $name }** thắng trận với { $points } điểm!
result-winners = { $mark } **{ $names }** cùng thắng với { $points } điểm!
result-mine = Bạn: ván này **{ $added }**, tổng **{ $total }**, hạng { $place }/{ $seats }.
result-my-rating = Điểm xếp hạng của bạn: { $change } → **{ $rating }**
button-details = Chi tiết
alt-result-points = { $name }: { $added }, tổng { $total }.
alt-result-bars = { $name } hạ { $laid }, còn cầm { $held }.
result-next = Ván sau bắt đầu { $until }, hoặc ngay khi mọi người sẵn sàng. Còn chờ: { $names }.
result-next-soon = Ván sau bắt đầu { $until }, hoặc ngay khi mọi người sẵn sàng.
button-continue = Ván tiếp

# -- điểm nổi bật của trận: mỗi người một dòng, đứng sau tên ----------------------------------------

highlight-line = -# { $name } · { $told }
highlight-comeback = đứng cuối sau ván { $deal } mà vẫn thắng trận
highlight-lucky = gặp vận may: ăn { $card } của { $other }, kết thúc ván { $deal }
highlight-streak = thắng { $number } ván liền
highlight-rival = ngang tài với { $other }: đến giờ { $number }–{ $of }
highlight-biggest = ván hay nhất trận: { $number } điểm ở ván { $deal }
highlight-most-laid = hạ được nhiều điểm nhất trong một ván: { $number } ở ván { $deal }
highlight-close = chỉ cách chiến thắng { $number } điểm
highlight-quick = thắng ván { $deal } chỉ sau { $number } lần bốc
highlight-most = nước hay nhất: hạ { $number } lá trong một lượt (ván { $deal })
highlight-most-deals = thắng nhiều ván nhất: { $number }/{ $of }
highlight-climb = vượt lên { $number } bậc sau ván { $deal }
highlight-upcards = xin được nhiều lá ngửa nhất: { $number }
highlight-steady = không ván nào đứng cuối trong { $number } ván
highlight-won-deals = thắng { $number }/{ $of } ván
highlight-placed = hạng { $of } với { $number } điểm

# -- lời nhắn riêng -------------------------------------------------------------------------------

rules-title = ## { $game }: luật chơi
more-title = ## { $game }
more-score = { $name }: { $points } điểm
button-rules = Luật chơi
button-leave = Rời bàn
button-leave-now = Có, rời bàn
button-close = Đóng
button-stay = Ở lại
leave-lobby = Rời phòng chờ { $game } này?
stayed = Tốt quá. Bạn vẫn giữ chỗ.
leave-question = Rời bàn { $game } này? Máy sẽ chơi tiếp ở chỗ bạn, và bạn bị tính là thua trận.
left = Bạn đã rời bàn. Cảm ơn bạn đã chơi!
left-and-closed = Bạn đã rời bàn. Không còn ai ở đó nên bàn đã đóng.
hands-title = Bạn đang ngồi ở nhiều bàn. Xem bài bàn nào?
hands-one = { $game }, ván { $deal }
hands-one-lobby = { $game }, chưa bắt đầu
second-seat = Bạn đang ngồi ở { $table } trong kênh này. Muốn ngồi thêm một bàn nữa thì làm lại lần nữa nhé.
no-table-of-yours = Bạn chưa ngồi bàn nào. Vào một bàn trong kênh này, hoặc mở bàn bằng { COMMAND("rummy new contract") }.
servers-only = Bàn chơi nằm trong các máy chủ: hãy dùng lệnh này ở máy chủ có Upcard. Ở đây bạn có thể chơi thử bằng { COMMAND("rummy practice") } và đọc { COMMAND("rummy rules") }.
no-table-here = Kênh này chưa có bàn nào mở. Mở bàn bằng { COMMAND("rummy new contract") }.
watching = Chỉ mình bạn thấy: theo dõi trực tiếp [bàn]({ $jump }).
bystander = Chỉ mình bạn thấy: bàn lúc này. Bàn ở [đây]({ $jump }).
bystander-nowhere = Chỉ mình bạn thấy: bàn lúc này.
permission-missing = Bot chưa đủ quyền trong kênh này: cần { $names }. Hãy nhờ người quản lý máy chủ cấp quyền, hoặc dùng kênh khác.
permission-view-channel = “Xem kênh”
permission-send-messages = “Gửi tin nhắn”
permission-send-messages-in-threads = “Gửi tin nhắn trong chủ đề”
permission-attach-files = “Đính kèm tập tin”

# -- lời đọc thay cho hình ------------------------------------------------------------------------

alt-stock = Nọc: { $count } lá.
alt-upcard = Lá ngửa: { $card }.
alt-row = Hàng bài, lá cũ nhất trước: { $cards }.
alt-empty-row = Hàng bài đang trống.
alt-reach = Bạn ăn được từ: { $cards }.
# Behind the cards of a meld: those that somebody else has laid there.
alt-laid-by = Trong đó { $cards } do { $name } gửi.
alt-head = { $card } là lá đầu.
alt-no-upcard = Không có lá ngửa.
alt-meld = { $name } đã hạ { $cards }.
alt-meld-in-common = Trên bàn: { $cards }.
alt-seat = { $name } cầm { $count } lá.
alt-hand = Bài của bạn: { $cards }
alt-empty-hand = Trên tay bạn hết bài.

# -- lệnh -----------------------------------------------------------------------------------------

command-new = Mở bàn { $game } trong kênh này
option-computers = Số máy vào chơi và độ khó
# "2 · medium".
computers-choice = { $number } · { $strength }
computers-unknown = Hãy chọn một trong các dòng gợi ý khi gõ: bàn còn chỗ cho nhiều nhất { $most } máy.
command-rummy = Các bàn rummy trong kênh này
command-open = Mở bàn
command-hand = Cho xem lại bài của bạn, chỉ mình bạn thấy
command-table = Cho xem lại bàn, ở cuối kênh này
command-rules = Luật của một trò chơi, giải thích đủ các luật nhà
option-rules-game = Trò chơi nào; bỏ trống là trò ở bàn của bạn, hoặc ở bàn mới nhất tại đây
command-leave = Bỏ chỗ của bạn (hỏi lại một lần)
command-server = Cài đặt của máy chủ này, cho người quản lý
command-presets = Các bộ luật nhà: sửa, xóa, chọn mặc định
option-presets-game = Trò chơi nào
