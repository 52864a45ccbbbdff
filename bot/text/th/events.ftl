# One short line of the log for what has happened. $who may also be "คุณ", which has no space behind it:
# SPACED writes one behind names alone.

event-dealt = รอบที่ { $deal } · คนแจก: { $dealer } · เริ่มก่อน: { $starter }
event-drew = { SPACED($who) }จั่วได้ { $card }
event-drew-hidden = { SPACED($who) }จั่วไพ่
event-recycled = สับกองทิ้งเป็นกองจั่วใหม่ { $count } ใบ
event-stock-ran-out = { SPACED($who) }จะจั่ว แต่กองจั่วหมดแล้ว
event-took = { SPACED($who) }เก็บ { $card }
event-took-row = { SPACED($who) }เก็บกอง { $cards }
event-knocked = { SPACED($who) }น็อคด้วย { $card }
event-granted-may-i = { SPACED($who) }ขอได้ { $card }
event-drew-penalty = { SPACED($who) }จั่วไพ่ปรับได้ { $card }
event-drew-penalty-hidden = { SPACED($who) }จั่วไพ่ปรับหนึ่งใบ
event-made-contract = { SPACED($who) }ทำคอนแทรกต์สำเร็จ: { $melds }
event-laid-down = { SPACED($who) }ลง { $cards }
event-laid-off = { SPACED($who) }ฝาก { $cards } รวมเป็น { $whole }
event-swapped = { SPACED($who) }เอา { $card } แลกโจ๊กเกอร์บนโต๊ะ
event-took-cards-back = { SPACED($who) }ดึงไพ่ที่เพิ่งลงกลับ
event-discarded = { SPACED($who) }ทิ้ง { $card }
# Several deeds of a turn in one line, as the deed-… of clock.ftl name them.
event-deeds = { SPACED($who) }{ $deeds }
event-rearranged = { SPACED($who) }ลง { $cards } ได้ { $melds }
event-rearranged-more = { SPACED($who) }ลง { $cards } ได้ { $melds } และอีก { $count } ชุด
event-passed-turn = { SPACED($who) }ผ่าน
event-deal-out = { SPACED($who) }หมดมือ
event-deal-exhausted = จบรอบโดยไม่มีใครหมดมือ
event-deal-knock = จบรอบด้วยการน็อค
event-game-won =
    { $count ->
        [1] จบเกม ผู้ชนะคือ { $winners }
       *[other] จบเกม ผู้ชนะร่วมกันคือ { $winners }
    }

# -- the lobby and the seats ----------------------------------------------------------------------

event-sat = { SPACED($name) }มานั่งแล้ว
event-stood-up = { SPACED($who) }ออกจากห้องรอ
event-host-changed = เจ้าของโต๊ะตอนนี้คือ { $host }
event-host-changed-you = ตอนนี้คุณเป็นเจ้าของโต๊ะ
event-began = เริ่มเกมแล้ว คนแจกคนแรก: { $dealer }
event-handed-over = { SPACED($who) }ออกจากเกมแล้ว { $name } เล่นต่อแทน
event-closed-finished = จบเกมและปิดโต๊ะแล้ว
event-closed-idle = ปิดโต๊ะแล้ว เพราะไม่มีใครเล่นมาสักพักแล้ว
event-closed-everybody-left = ปิดโต๊ะแล้ว เพราะทุกคนออกไปหมด
event-deal-void = รอบนี้เป็นโมฆะ
