# Những gì chỉ Gin nói trên bàn, trên bảng bài và trong kết quả.

play-word-big-gin = gin lớn
play-word-gin = gin
play-word-show = trình, trình bài
play-move-gin-knock =
    { $left ->
        [0] gin, đánh { $card }
       *[other] gõ, đánh { $card }, bài rác { $left }
    }
play-move-big-gin = gin lớn với cả mười một lá
play-move-show = trình phỏm và gửi bài
play-move-refuse = bỏ lá ngửa đầu tiên
event-upcard-offered = Đến { $who } ăn hoặc bỏ lá ngửa đầu tiên.
event-offer-closed = Không ai muốn lá ngửa đầu tiên. { $who } bốc.
event-threw-to-knock = { $who } gõ, đánh { $card }.
event-went-big-gin = { $who } được gin lớn.
event-show-opened = { $who } được gửi bài vào đó.
event-deal-void = Ván bị hủy.
event-deal-won = { $who } gõ và thắng ván.
event-deal-gin = { $who } thắng ván bằng gin.
event-deal-big-gin = { $who } thắng ván bằng gin lớn.
event-deal-undercut = { $who } lật kèo và thắng ván.
event-deal-unscored = Không ai được điểm: mọi lá đều gửi được.
line-deadwood = bài rác ít hơn { $points } điểm
line-gin-bonus = thưởng gin, { $added }
line-big-gin-bonus = thưởng gin lớn, { $added }
line-undercut-bonus = thưởng lật kèo, { $added }
line-spade-doubled = lá ngửa đầu tiên là bích nên nhân đôi, { $added }
