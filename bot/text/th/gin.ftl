# What only Gin says at the table, on panels and in results.

play-word-big-gin = บิ๊กจิน
play-word-gin = จิน
play-word-show = หงาย, หงายไพ่
play-move-gin-knock =
    { $left ->
        [0] จิน ทิ้ง { $card }
       *[other] น็อค ทิ้ง { $card } ไพ่เศษ { $left }
    }
play-move-big-gin = บิ๊กจินทั้งสิบเอ็ดใบ
play-move-show = หงายชุดและฝากไพ่
play-move-refuse = ไม่เอาไพ่หงายใบแรก
event-upcard-offered = ถึงคราว { SPACED($who) }เลือกเก็บหรือผ่านไพ่หงายใบแรก
event-offer-closed = ไม่มีใครเอาไพ่หงายใบแรก { SPACED($who) }จั่ว
event-threw-to-knock = { SPACED($who) }น็อค ทิ้ง { $card }
event-went-big-gin = { SPACED($who) }ได้บิ๊กจิน
event-show-opened = { SPACED($who) }ฝากไพ่ได้
event-deal-void = รอบนี้เป็นโมฆะ
event-deal-won = { SPACED($who) }น็อคชนะรอบนี้
event-deal-gin = { SPACED($who) }ชนะรอบนี้ด้วยจิน
event-deal-big-gin = { SPACED($who) }ชนะรอบนี้ด้วยบิ๊กจิน
event-deal-undercut = { SPACED($who) }สวนน็อคชนะรอบนี้
event-deal-unscored = ไม่มีใครได้แต้ม ฝากได้หมดทุกใบ
line-deadwood = ไพ่เศษน้อยกว่า { $points } แต้ม
line-gin-bonus = โบนัสจิน { $added }
line-big-gin-bonus = โบนัสบิ๊กจิน { $added }
line-undercut-bonus = โบนัสสวนน็อค { $added }
line-spade-doubled = ไพ่หงายใบแรกเป็นโพดำ คูณสอง { $added }
