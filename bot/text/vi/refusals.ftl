# Vì sao một nước đi bị từ chối: điều gì, tại sao, và nên làm gì. Mỗi Reason một câu.

refusal-no-such-move = Trò chơi này không có nước đi đó. Hãy dùng các nút trong phần bài của bạn.
refusal-not-your-turn = Đang là lượt của { $turn }, bạn chờ chút nhé.
refusal-wrong-phase =
    { $phase ->
        [announce] Trước hết mọi người nói mình làm màn nào. Đến phần bạn thì hãy chọn.
        [may_i] Đang hỏi ai muốn lấy lá ngửa. Mọi người trả lời xong là đi tiếp.
        [draw] { wrong-phase-draw }
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
wrong-phase-draw = Đầu lượt phải lấy bài: bốc từ nọc hoặc ăn lá ngửa rồi mới đi tiếp.
wrong-phase-play = Lượt này bốc rồi. Giờ chỉ còn hạ bài hoặc đánh một lá.
wrong-phase-over = Hiện không có ván nào đang chơi. Ván sau bắt đầu khi bấm Ván tiếp.
refusal-deal-over = Ván này đã xong, không đi thêm được nữa. Bấm Ván tiếp để chơi tiếp.
refusal-not-in-hand = Bạn không có { $card }, hoặc không đủ số lá như đã chọn. Hãy chọn trong bài trên tay bạn.
# $naturals là số lá không phải joker.
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là các lá cùng số; sảnh là các lá liền nhau cùng chất.
    }
not-a-meld =
    { $count ->
        [0] Bạn chưa chọn lá nào để hạ.
       *[other] { $cards } không thành phỏm.
    }
a-meld-needs = Phỏm cần ít nhất một lá không phải joker.
refusal-no-such-meld = Trên bàn không có phỏm số { $meld }. Hãy chọn một phỏm đang có.
# $fits là "nothing" (chưa chọn lá nào), "set", "open" (toàn joker), "run" (hai đầu là $low và $high) hoặc "edge".
refusal-does-not-fit =
    { $fits ->
        [set] Không gửi được { $cards } vào { $meld }: bộ đó chỉ nhận lá số { $rank }.
        [number] Không gửi được { $cards } vào { $meld }: bộ đó chỉ nhận số { $rank } hoặc lá vạn năng.
        [colour] Không gửi được { $cards } vào { $meld }: phỏm đó chỉ nhận màu ấy hoặc lá vạn năng.
        [numbers] Không gửi được { $cards } vào { $meld }: sảnh đó nối tiếp bằng { $numbers } hoặc lá vạn năng.
       *[other] { does-not-fit }
    }
does-not-fit =
    { $fits ->
        [nothing] Hãy chọn ít nhất một lá để gửi vào { $meld }.
        [open] Không gửi được { $cards } vào { $meld }: các joker đó chỉ nhận những lá cùng một số.
        [run] Không gửi được { $cards } vào { $meld }: sảnh đó nối tiếp bằng { $low } ở dưới hoặc { $high } ở trên.
       *[edge] Không gửi được { $cards } vào { $meld }: sảnh chỉ nhận lá kế tiếp cùng chất ở một đầu.
    }
refusal-nothing-to-draw = Nọc đã hết và không còn bài đã đánh để làm nọc mới. Hãy ăn lá ngửa.
refusal-nothing-to-take = Chồng bài đánh đang trống. Hãy bốc từ nọc.
refusal-contract-not-met = Các phỏm này không đúng hợp đồng của ván. Ván này cần { $goal }, hạ cùng một lúc và không thêm gì khác.
refusal-contract-first = Hãy hạ hợp đồng của ván này trước: { $goal }. Sau đó bạn mới được chơi như vậy trên bàn.
refusal-contract-made = Bạn đã hạ hợp đồng rồi; mỗi ván chỉ cần một lần. Xong thì đánh một lá.
refusal-no-further-melds = Ở bàn này, ngoài hợp đồng không được hạ phỏm mới. Hãy gửi bài vào các phỏm trên bàn, hoặc đánh một lá.
refusal-contract-this-turn = Bạn vừa hạ hợp đồng trong lượt này, nên việc đó phải chờ lượt sau. Hãy đánh một lá để hết lượt.
refusal-whole-hand-needed = Ván này phải hạ hết mọi lá cùng lúc, mà còn thừa { $cards }. Hãy tìm chỗ cho cả những lá này.
refusal-one-run-in-two = Hai sảnh cùng chất của bạn nối đuôi nhau nên thành một sảnh dài. Hãy để cách quãng, cho chồng lên nhau, hoặc đổi chất.
refusal-last-hand = Ván cuối không được hạ gì trước hợp đồng: { $goal }. Chưa đủ thì bạn chỉ đánh một lá thôi.
refusal-joker-in-a-set = Joker trong bộ phải nằm yên; chỉ đổi được joker trong sảnh. Nhưng bạn có thể gửi { $card } vào bộ đó.
refusal-no-joker-for-it = Trong { $meld } không có joker nào thay cho { $card }. Hãy tìm joker đúng, hoặc dùng { $card } cách khác.
refusal-joker-owed =
    { $owed ->
        [1] Phải dùng joker vừa đổi được trước khi đánh. Hãy cho nó vào một phỏm trước đã.
       *[other] { $owed } joker bạn vừa đổi được phải dùng hết trước khi đánh. Hãy cho chúng vào phỏm trước đã.
    }
refusal-joker-stuck =
    { $owed ->
        [1] Đi vậy thì joker bạn đổi lấy không dùng được trong lượt này nữa. Hãy giữ các lá cần để ghép phỏm với nó.
       *[other] Đi vậy thì { $owed } joker bạn đổi lấy không dùng hết được trong lượt này. Hãy giữ các lá cần để ghép với chúng.
    }
refusal-taken-this-turn = Bạn vừa ăn { $card } trong lượt này nên chưa được đánh nó. Hãy chọn lá khác.
refusal-taken-card-left = Đi vậy bạn chỉ còn { $card }, mà lá vừa ăn thì chưa được đánh trong lượt này. Hãy chơi sao cho còn lại một lá khác.
refusal-would-empty-hand = Ở đây phải đánh lá cuối mới hết bài, nên trên tay phải chừa lại một lá. Hãy hạ ít lá hơn.
refusal-not-in-row = { $card } không nằm trong hàng bài. Hãy chọn một lá ở đó; lá ấy và mọi lá sau nó sẽ về tay bạn.
refusal-start-not-laid = Bạn ăn từ { $card } nên lá đó phải nằm trong phỏm hạ ngay. Hãy thêm nó vào, hoặc ăn từ lá khác.
refusal-no-card-of-hand = { $cards } đều lấy từ hàng bài. Phỏm phải có ít nhất một lá trên tay bạn.
refusal-stock-lasts = Nọc vẫn còn bài nên ván chưa xong. Hãy bốc một lá, hoặc ăn từ hàng bài.
refusal-knock-out-of-reach = Nọc đã hết, lượt này chỉ để ù, mà đi vậy thì không ù được nữa. Hãy đi cách khác, hoặc bỏ lượt.
refusal-knock-now = Bạn đã ăn từ hàng bài ở lượt cuối, nên giờ phải ù chứ không được đánh.
refusal-stock-spent = Hai lá cuối của nọc không ai được bốc. Kết thúc ván bằng lá ngửa nếu được, hoặc bỏ lượt.
refusal-no-knock-with-it = Có { $card } bạn vẫn không gõ được, mà lúc này chỉ được ăn để gõ. Bỏ lượt thì ván bị hủy.
refusal-already-answered = Bạn đã trả lời cho lá ngửa này rồi. Chờ mọi người trả lời xong là đi tiếp.
refusal-card-missing = { $cards } phải ở lại bàn: bài đã nằm trên bàn thì không lấy đi được. Hãy xếp vào một phỏm.
refusal-nothing-added = Chưa có lá nào của bạn trên bàn. Muốn xếp lại bàn phải thêm ít nhất một lá trên tay.
# $how là luật nhà: "replaced" hoặc "fixed". $stands_for là một lá, hoặc một số nếu là bộ.
refusal-joker-moved =
    { $how ->
        [replaced] Joker thay cho { $stands_for } chỉ dời đi được khi bạn đặt một lá như vậy từ tay vào chỗ nó. Hãy thêm lá đó, hoặc để yên joker.
       *[fixed] Joker luôn giữ lá mà nó thay, và giờ không còn joker nào thay cho { $stands_for }. Hãy để nó lại như cũ.
    }
# $worth là -1 nếu đã động đến phỏm trên bàn.
refusal-initial-meld =
    { $worth ->
        [-1] Các phỏm đầu tiên phải hoàn toàn từ tay bạn và đáng { $least } điểm. Hãy để nguyên các phỏm trên bàn.
       *[other] Các phỏm đầu tiên phải đáng { $least } điểm, mà các phỏm này mới được { $worth }. Hãy hạ thêm, hoặc bốc bài.
    }
refusal-joker-not-new = Joker đã tự do phải vào một phỏm mới với ít nhất hai thẻ trên khay. Hãy lập phỏm đó, hoặc để yên joker.
refusal-must-draw = Bạn vẫn bốc được nên chưa bỏ lượt được. Hãy hạ bài hoặc bốc.
refusal-drawn-enough = Lượt này không bốc thêm được nữa, nhiều nhất là { $most } lá. Hãy hạ bài hoặc bỏ lượt.
refusal-no-knocking = Ở bàn này không được gõ bàn (knock). Ván kết thúc khi có người hết bài.
refusal-too-much-to-knock = Bạn sẽ còn { $points } điểm, mà muốn gõ bàn thì nhiều nhất là { $limit }. Hãy hạ thêm, hoặc chơi tiếp.
refusal-nothing-to-take-back = Không có gì để lấy lại. Chỉ lấy lại được bài bạn vừa ra trong lượt này, lần mới nhất trước, và khi chưa có gì xảy ra sau đó.
refusal-rated-stays = Trận này có xếp hạng nên bài đã hạ không lấy lại được. Hãy chơi tiếp từ bàn hiện tại.
refusal-took-the-last-upcard = Bạn vừa lấy lá ngửa ngay trước lá này, mà không ai được lấy hai lá liền. Bạn có thể xin lá sau.
refusal-may-not-buy =
    { $most ->
        [none] Bạn đã hạ hợp đồng, và theo luật của bàn này thì từ đó không được mua nữa.
        [0] Theo luật của bàn này không ai được mua lá. Hãy chờ đến lượt mình để bốc.
       *[other] Bạn đã mua đủ { $most } lần. Từ giờ bạn chỉ ăn được lá ngửa trong lượt của mình.
    }
refusal-no-swap-here = Theo luật của bàn này lá vạn năng nằm yên tại chỗ. Hãy gửi lá đó, hoặc giữ lại.
refusal-not-seated = Bạn chưa có chỗ ở bàn này. Hãy bấm **Vào bàn** ở phòng chờ, hoặc **Bài của tôi** trong trận để xem và xin vào chỗ.
refusal-seated-already = Bạn đã có chỗ ở đây rồi. Giờ chỉ còn chờ bắt đầu thôi.
refusal-no-seat-free = Hết chỗ rồi: ở đây tối đa { $most } người. Hãy mở bàn khác bằng { COMMAND("rummy new contract") }.
refusal-not-host =
    { $limit ->
        [none] Chỉ chủ bàn mới làm được việc đó, mà chủ bàn là { $host }. Nói ngọt một tiếng thường là được.
       *[other] Chỉ chủ bàn mới làm được việc đó, mà chủ bàn là { $host }. Nói ngọt một tiếng thường là được. Nếu chủ bàn không bấm gì trong { $limit } phút, ai đang ngồi ở đây cũng làm được.
    }
refusal-too-few-players = Cần { $least } người mới chơi được, còn thiếu { $missing } người. Hãy rủ bạn bè hoặc thêm máy.
refusal-game-running = Trận đã bắt đầu nên phòng chờ đã đóng. Hãy mở bàn khác bằng { COMMAND("rummy new contract") }.
refusal-table-closed = Bàn này đã đóng. Hãy mở bàn mới bằng { COMMAND("rummy new contract") }.

# Những việc có thể làm thay cho nước vừa bị từ chối. $moves là các nước đi nói ngắn gọn.
nearest = Bạn có thể: { $moves }

# -- những gì không phải phạm luật ----------------------------------------------------------------

stale = Bảng đó đã cũ; đây là bàn hiện tại.
old-button = Nút này không dùng được nữa. Hãy gõ lại lệnh nhé.
storage-trouble = Hiện chưa lưu được. Không mất gì và cũng chưa có gì thay đổi: bạn thử lại sau giây lát nhé.
outcome-unknown = Có trục trặc đúng lúc đang lưu nên không rõ đã lưu được hay chưa. Bạn kiểm tra trước khi thử lại nhé.
takes-longer = Lúc này đang lâu hơn bình thường. Khi nào biết kết quả, bạn sẽ thấy ngay.
refused-thread = Discord không nhận câu trả lời của mình vì luồng này đã được lưu trữ hoặc bị khoá. Hãy viết gì đó ở đây để mở lại, hoặc nhờ người kiểm duyệt mở khoá.
refused-content = AutoMod của máy chủ đã chặn câu trả lời của mình. Việc bạn vừa làm có thể đã được tính. Hãy nhờ người quản lý máy chủ cho Upcard qua trong quy tắc AutoMod.
refused-permission = Discord không nhận câu trả lời của mình vì mình thiếu quyền trong kênh này. Hãy nhờ người quản lý máy chủ cho mình xem kênh và gửi tin nhắn ở đây.
refused-busy = Lúc này Discord không nhận thêm tin nhắn ở đây. Hãy thử lại sau vài giây nhé.
refused-message = Mình không sửa được tin nhắn đó vì nó đã bị xoá hoặc quá cũ. Gõ { COMMAND("rummy table") } để xem lại bàn của bạn.
window-late = Lâu quá nên cửa sổ không mở được. Hãy bấm nút lần nữa nhé.
table-in-doubt = Bot vẫn đang xem thay đổi vừa rồi ở bàn này đã được lưu chưa, nên lần này chưa làm gì: bạn thử lại sau giây lát nhé.
table-elsewhere = Nút này thuộc về một bàn ở kênh khác. Hãy dùng các nút trên tin nhắn của chính bàn đó.
text-unreadable = Có phần không đọc được thành chữ nên chưa có gì thay đổi. Bạn gõ lại nhé.
value-refused = “{ $option }” không nhận giá trị đó nên chưa có gì được thực hiện. Hãy gõ lại lệnh và chọn trong những gì Discord đưa ra.
command-changed = Lệnh này đã thay đổi từ khi Discord của bạn tải nó. Hãy tải lại Discord rồi gõ lại lệnh.
fault = Bot gặp trục trặc nên bàn này đang tạm dừng; không mất gì cả. Bạn có thể rời bàn bằng { COMMAND("rummy leave") }. Mã: `{ $ref }`
not-at-this-table = Bạn không chơi ở bàn này. Cứ ngồi xem nhé, hoặc mở bàn riêng bằng { COMMAND("rummy new contract") }.
