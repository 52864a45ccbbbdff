# What only Gin says at the table, on panels and in results.

# -- table ----------------------------------------------------------------------------------------

table-offer = { $name } เก็บไพ่หงายใบแรก { $card } หรือผ่านก็ได้
table-last-discard = กองจั่วเหลือสองใบ { $name } เก็บ { $card } เพื่อจบรอบด้วยใบนี้ หรือผ่าน
table-discard-or-knock = { $name } จั่วแล้ว ต้องทิ้งหรือน็อค
table-must-end = { $name } เก็บใบทิ้งสุดท้ายแล้ว ต้องน็อคเลย
table-show = { $name } หงายชุดและฝากไพ่
table-limit =
    { $limit ->
        [0] มีแต่จินที่จบรอบได้
       *[other] เพดานน็อค **{ $limit }**
    }
table-limit-of =
    { $limit ->
        [0] { $card }: มีแต่จินที่จบรอบได้
       *[other] { $card }: เพดานน็อค **{ $limit }**
    }
table-spade-doubles = ♠ แต้มคูณสอง
table-boxes = { $count } ช่อง

# -- hand -----------------------------------------------------------------------------------------

hand-offer = **ไพ่หงายใบแรก** เก็บ หรือผ่าน
hand-draw-refused = **ถึงตาคุณ** จั่วจากกองจั่ว ไพ่หงายไม่มีใครเอา
hand-last-discard = **ใบทิ้งสุดท้าย** เก็บเพื่อจบรอบด้วยใบนั้น หรือผ่านแล้วรอบนี้เป็นโมฆะ
hand-last-discard-pass = **ใบทิ้งสุดท้าย** เก็บใบนั้นก็ยังจบรอบไม่ได้ กดผ่านแล้วรอบนี้เป็นโมฆะ
hand-discard-or-knock = **ถึงตาคุณ** น็อคได้แล้ว! หรือเลือกทิ้งหนึ่งใบ
hand-gin = **จิน!** จบรอบได้โดยไม่เหลือไพ่เศษ
hand-big-gin = **บิ๊กจิน!** ทั้งสิบเอ็ดใบเข้าชุดหมด
hand-must-end = **ถึงตาคุณ** คุณเก็บใบทิ้งสุดท้ายแล้ว น็อคเลย
hand-show = **หลังน็อค** หงายชุดของคุณ แล้วฝากใบที่ฝากได้
hand-deadwood-after = ไพ่เศษ { $points } ทิ้งแล้วเหลือ { $after }
button-gin = จิน
button-gin-knock = น็อค
button-big-gin = บิ๊กจิน
button-show = หงายไพ่
choose-gin-knock = **น็อค** จะลงแบบนี้ กดอีกครั้งเพื่อน็อค
choose-big-gin = **บิ๊กจิน** จะลงแบบนี้ กดอีกครั้งเพื่อลง
choose-show = **หงายไพ่** จะลงแบบนี้ กดอีกครั้งเพื่อลง
choose-other-ways = ทิ้งใบอื่น…
choose-own-melds = -# อยากลงชุดอื่น กดกลับแล้วเลือกไพ่ในมือให้ครบทุกชุดก่อน
move-gin-knock =
    { $left ->
        [0] **จิน** ทิ้ง { $card }
       *[other] **น็อค** ทิ้ง { $card } ไพ่เศษ **{ $left }**
    }
move-gin-knock-line =
    { $left ->
        [0] จิน ทิ้ง { $card }
       *[other] น็อค ทิ้ง { $card } ไพ่เศษ { $left }
    }
move-big-gin = บิ๊กจิน ทั้งสิบเอ็ดใบ
move-show = ไพ่เศษ { $left }
move-laid = ชุด { $melds }
move-laid-nothing = ไม่มีชุด
move-laid-off-too = ฝาก { $cards }
move-left = ไพ่เศษ { $cards }

# -- typed moves ----------------------------------------------------------------------------------

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

# -- what happened --------------------------------------------------------------------------------

event-upcard-offered = { SPACED($other) }ไม่เอาไพ่หงายใบแรก { SPACED($who) }เก็บได้
event-offer-closed = { SPACED($other) }ก็ไม่เอาไพ่หงายใบแรก คนจั่วก่อน: { $who }
event-threw-to-knock = { SPACED($who) }น็อค ทิ้ง { $card }
event-went-big-gin = { SPACED($who) }ได้บิ๊กจิน
event-show-opened = { SPACED($who) }ฝากไพ่ได้
event-deal-void = รอบนี้เป็นโมฆะ
event-deal-won = { SPACED($who) }น็อคชนะรอบนี้
event-deal-gin = { SPACED($who) }ชนะรอบนี้ด้วยจิน
event-deal-big-gin = { SPACED($who) }ชนะรอบนี้ด้วยบิ๊กจิน
event-deal-undercut = { SPACED($who) }สวนน็อคชนะรอบนี้
event-deal-unscored = ไม่มีใครได้แต้ม ฝากได้หมดทุกใบ

# -- results --------------------------------------------------------------------------------------

result-knocked-with = **{ $name }** น็อค ไพ่เศษ { $own } ต่อ { $other }
result-undercut = **{ $knocker }** น็อคด้วยไพ่เศษ { $own } แต่ **{ $name }** มีแค่ { $other } สวนน็อค!
result-undercut-even = **{ $knocker }** น็อคด้วยไพ่เศษ { $own } และ **{ $name }** มีเท่ากัน สวนน็อค!
result-gin = **{ $name }** ได้จิน!
result-big-gin = **{ $name }** ได้บิ๊กจิน!
result-gin-unscored = **{ $name }** ได้จิน แต่ฝากได้หมดทุกใบ ไม่มีใครได้แต้ม
result-void = กองจั่วเหลือสองใบ รอบนี้เป็นโมฆะ ไม่มีใครได้แต้ม
result-in-column = -# จดลงคอลัมน์ { $columns }
result-box-count = { $name }: { $count } ช่อง
result-boxes-title = **ช่องที่ได้**
result-settlement = **สรุปแต้ม**
result-settled = { $name }: **{ $total }** ({ $parts })
result-part-points = แต้ม { $number }
result-part-points-doubled = แต้ม { $number } × 2
result-part-boxes = ช่อง { $count } × { $each }
result-part-game = เกม { $number }
result-part-game-doubled = เกม { $number } × 2
result-part-doubled = ทั้งหมด × 2
result-shutout = -# ชนะขาด: ผู้แพ้ไม่มีช่องเลย
result-column-closed = คอลัมน์ { $column }: **{ $name }** ชนะ { $totals }
result-column-shutout = -# คอลัมน์ { $column } ชนะขาด
alt-score-sheet = ใบจดแต้ม { $columns }
alt-sheet-column = คอลัมน์ { $column }: { $players }.
alt-sheet-player = { $name } { $points } แต้ม { $count } ช่อง
alt-sheet-settled = แต้มสรุป { $totals }
alt-showdown = { $name }: ชุด { $melds } ไพ่เศษ { $cards } { $points } แต้ม.
alt-showdown-nothing = { $name }: ชุด { $melds } ไม่เหลือไพ่เศษ.
alt-showdown-no-melds = ไม่มี
alt-showdown-laid-off = { $name } ฝาก { $cards }.
line-deadwood = ไพ่เศษน้อยกว่า { $points } แต้ม
line-gin-bonus = โบนัสจิน { $added }
line-big-gin-bonus = โบนัสบิ๊กจิน { $added }
line-undercut-bonus = โบนัสสวนน็อค { $added }
line-spade-doubled = ไพ่หงายใบแรกเป็นโพดำ คูณสอง { $added }

# -- coach ----------------------------------------------------------------------------------------

practice-gin-welcome = มีแค่คุณที่เห็นรอบนี้ ไม่มีผลต่อเรตติ้งหรือสถิติ เล่นช้าแค่ไหนก็ได้ จัดไพ่เป็นชุด ไพ่ที่ไม่อยู่ในชุดคือ**ไพ่เศษ** ไพ่เศษไม่เกิน 10 แต้มน็อคได้ ใครไพ่เศษน้อยกว่าได้แต้มส่วนต่าง
practice-gin-offer = **ไพ่หงายใบแรก** { $card } ให้เลือกก่อนใครจั่ว กด **{ button-pass-turn }** ถ้าไม่เข้าชุดกับไพ่ของคุณ
practice-gin-refused = **ไม่มีใครเอา** ตานี้จึงเริ่มด้วยการจั่วจาก**กองจั่ว** (คว่ำอยู่)
practice-gin-draw = **จั่ว**จาก**กองจั่ว** (คว่ำอยู่) หรือเก็บ**ไพ่หงาย** { $card } ถ้าเข้าชุด ใบที่คุณเก็บบอกอีกฝ่ายว่าคุณสะสมอะไร
practice-gin-taken = **ไพ่หงายที่เพิ่งเก็บ**ทิ้งในตานี้ไม่ได้ ใบอื่นทิ้งได้
practice-gin-discard = **ทิ้งไพ่** ทิ้งใบสูงที่ไม่เข้ากับใบอื่นก่อน K Q J เป็นไพ่เศษใบละ 10 แต้ม A 1 แต้ม
practice-gin-knock = **น็อคได้แล้ว!** **{ button-gin-knock }** ให้ดูก่อนว่าจะลงอะไร อีกฝ่ายฝากกับชุดของคุณได้ ใครไพ่เศษน้อยกว่าได้แต้ม ไพ่เศษน้อยแล้วรีบน็อค
practice-gin-gin = **จิน!** ไม่เหลือไพ่เศษเลย ไม่มีใครฝากได้ และได้เพิ่ม 25
