# Vì sao máy chọn một nước: Gợi ý nói ra trong trận không xếp hạng, chơi thử thì luôn nói.

advice-upcard-no-nearer = Lá ngửa không giúp gần hợp đồng hơn.
advice-upcard-no-meld = Lá ngửa không giúp ghép thêm phỏm nào.
advice-upcard-no-use = Lá ngửa không giúp ghép thêm phỏm nào, cũng không gửi được.
advice-upcard-barred = Bây giờ bạn không được ăn lá ngửa này.
advice-no-upcard = Không có lá ngửa để ăn.
advice-row-no-meld = Không lá nào của hàng bài thành phỏm với bài của bạn.
advice-row-not-worth = Không có gì trong hàng bài đáng để nhận cả các lá kèm theo.
advice-let-it-end = Không có gì trong hàng bài lợi hơn là kết thúc ván ngay.
advice-take-joker = Joker thay được gần như mọi lá.
advice-take-nearer = Lá đó giúp bạn gần hợp đồng hơn.
advice-take-melds = Lá đó giúp ghép thêm bài của bạn thành phỏm.
advice-take-knock = Có nó là bạn gõ bàn được.
advice-take-out = Có nó là bạn hết bài ngay lượt này.
advice-take-whole = Bạn đủ hợp đồng rồi: lá nào cũng được.
advice-take-left = Không còn gì khác để lấy.
advice-row-worth = Phỏm đó và những gì theo sau đáng để nhận cả các lá kèm theo.
advice-row-knock = Ăn như vậy là bạn ù được.
advice-born = Vậy là bạn ra đời: từ giờ được hạ bài, và bài còn cầm cuối ván không bị tính gấp đôi nữa.
advice-may-i-nearer = Nó giúp gần hợp đồng hơn, và còn thời gian cho lá phạt.
advice-decline-own = Chính bạn vừa đánh lá đó.
advice-decline-free = Bạn đã hạ hợp đồng: lấy thêm hai lá thì lại phải tìm cách bỏ đi.
advice-decline-close = Có người sắp hết bài, và cả hai lá sẽ bị tính điểm cho bạn.
advice-decline-grown = Bạn đã lấy thêm nhiều lá rồi.
advice-decline-no-nearer = Nó không giúp gần hợp đồng hơn.
advice-no-knock = Lá này không đủ để kết thúc ván.
advice-contract = Bài đã nằm trên bàn không làm bạn mất điểm, và có hạ hợp đồng rồi mới được gửi bài.
advice-lay = Bài đã nằm trên bàn là an toàn.
advice-lay-off = { advice-lay }
advice-swap = Joker giúp hạ được nhiều hơn lá kia.
advice-knock = Ván kết thúc với mọi lá của bạn được cộng điểm.
advice-knock-soon = Bài rác của bạn ít, và người kia có thể sớm còn ít hơn.
advice-all-melded = Mọi lá của bạn đều nằm trong phỏm.
advice-show-least = Không cách hạ và gửi nào còn thừa ít hơn.
advice-least-left = Bỏ nó thì bài ngoài phỏm còn ít điểm nhất, và mất ít cơ hội ghép phỏm.
advice-draw-first = Đầu lượt phải bốc bài.
advice-nothing-to-lay = Chưa lá nào của bạn hạ được.
advice-keeps-back = Có lá hạ được, nhưng để dành cho lượt sau thì lợi hơn.
advice-lay-little = Hạ một lần là hết lượt, khỏi bốc thêm; bài giữ lại thì người khác không dùng được.
advice-most-cards = Chưa tìm ra cách nào hạ được nhiều lá hơn.
advice-knock-low = Bạn còn ít điểm đến mức nhiều khả năng không ai còn ít hơn.
advice-held-longest = Ván đã kéo dài: trong các lá bỏ được, bạn cầm lá này lâu nhất.
advice-missed-least = Không lá nào thừa, và thiếu lá này ít hại nhất.
advice-no-neighbours = Không lá nào trên tay đi cùng với nó, và nó tính { $points } điểm.
advice-no-use-for-contract = Với hợp đồng này không lá nào trên tay đi cùng với nó, và nó tính { $points } điểm.
advice-few-neighbours = Trong các lá bỏ được, lá này ít đi cùng những lá khác nhất.
advice-dear = Ván có thể sắp hết, và trong các lá bỏ được lá này nhiều điểm nhất: { $points }.
advice-dear-and-safe = Lá này tính { $points } điểm, ván có thể sắp hết, và không ai gửi được nó.
advice-stock-better = Lá ngửa có ích, nhưng để nó lại thì lợi hơn.
advice-upcard-better = Tính trung bình, nó có ích hơn một lá từ nọc.
advice-may-i-grows = Nó chưa giúp gần hợp đồng hơn, nhưng nhiều lá hơn thì sớm đủ hợp đồng hơn.
advice-may-i-worth = Lá này lợi cho bạn nhiều hơn cái giá của lá phạt.
advice-decline-not-worth = Cái giá của lá phạt lớn hơn cái lợi của lá này.
advice-safer = Nó giúp người khác ít hơn { $instead }.
advice-more-chances = Bài giữ lại có nhiều cơ hội ghép phỏm hơn so với khi đánh { $instead }.
advice-rid-sooner = Bài còn lại của bạn đi hết sớm hơn so với khi đánh { $instead }.
advice-more-endings = Có nhiều lá giúp bạn hết bài hơn so với khi đánh { $instead }.
advice-fewer-points = Giữ nó bị tính { $points } điểm, giữ { $instead } chỉ { $less }.
advice-less-left = Bài ngoài phỏm giữ lại ít điểm hơn so với khi đánh { $instead }.
advice-better-hand = Bài giữ lại có thể đem lại nhiều điểm hơn so với khi đánh { $instead }.
advice-no-fine = Đánh { $instead } sẽ bị phạt.
advice-played-out = Thử đánh tiếp cả ván, lá này cho kết quả tốt hơn { $instead }.
advice-spared = Bạn không cần lá này, và nó tính { $points } điểm.
advice-only-spare = Bạn chỉ bỏ được lá này thôi.
advice-born-by-it = Ăn từ hàng bài thì mới ra đời: nếu không ai ăn mất, lượt sau bạn lấy lại nó cùng các lá còn lại của phỏm.
advice-as-good = Lá nào cũng gần như nhau: đánh { $instead } cũng được.
advice-goes-out = Bạn hết bài ngay trong lượt này, và ván kết thúc.
advice-worth-more =
    { $instead ->
        [none] Tính chung không nước nào tốt hơn.
       *[other] Tính chung nó tốt hơn đánh { $instead }.
    }

# Máy đã thấy gì, nói sau lý do: điều có thật trên bàn, nhiều nhất là ba.

saw-holds = { $name } đang cầm { $other }, đi cùng được với { $card }.
saw-waits = { $name } đang cầm { $cards }, thêm { $card } là thành phỏm.
saw-fits = { $card } gửi được vào phỏm trên bàn.
saw-threw = { $name } đã đánh { $other }, nên { $card } có vẻ an toàn.
saw-took = { $name } đã ăn { $other }.
saw-let-go = { $name } đã không ăn { $other }, nên { $card } có vẻ an toàn.
saw-gone =
    { $left ->
        [0] Đã thấy cả { $of } lá đi cùng với { $card }.
       *[other] Đã thấy { $number } trong { $of } lá đi cùng với { $card }.
    }
saw-open = Còn { $number } lá chưa thấy đi cùng được với { $other }, với { $card } chỉ còn { $of }.
saw-alone =
    { $number ->
        [0] Trên tay bạn không lá nào đi cùng được với { $card }.
       *[other] Với hợp đồng này, trên tay bạn không lá nào đi cùng được với { $card }.
    }
saw-beside = { $card } đi cùng được với { $cards } trên tay bạn.
saw-melded = { $card } nằm trong phỏm { $cards } của bạn.
saw-makes = Thêm { $card } là bạn có phỏm { $cards }.
saw-twice =
    { $number ->
        [0] Bạn có hai lá { $card }.
       *[other] Bạn có hai lá { $card }, mà một sảnh chỉ dùng một.
    }
saw-stuck = { $cards } ở lại trên tay: chưa có gì ở đây thành phỏm được với bài đó.
saw-no-room = { $cards } chưa có chỗ trên bàn.
saw-kept = { $cards } hạ được ngay, nhưng để sau cũng được.
saw-near = { $cards } còn thiếu một lá là thành phỏm, và còn { $number } lá chưa thấy dùng được.
saw-few-cards = { $name } chỉ còn { $number } lá.

suggest-would = Máy sẽ:
suggest-advice = **Bây giờ chưa hạ được gì.** Máy sẽ:
suggest-advice-instead = **Hoặc khoan hạ.** Máy sẽ:
no-thought = Hiện chưa có gợi ý. Hãy bấm lại sau vài giây.
suggest-rated = -# Trận này có xếp hạng nên Gợi ý không chỉ nên bốc gì hay đánh lá nào: bạn tự chọn.
