# One short line of the log for what has happened. $who may also be "คุณ".

event-dealt = รอบที่ { $deal } · คนแจก: { $dealer } · เริ่มก่อน: { $starter }
event-drew = { $who } จั่วได้ { $card }
event-drew-hidden = { $who } จั่วไพ่
event-recycled = สับกองทิ้งเป็นกองจั่วใหม่ { $count } ใบ
event-stock-ran-out = { $who } จะจั่ว แต่กองจั่วหมดแล้ว
event-took = { $who } เก็บ { $card }
event-took-row = { $who } เก็บกอง { $cards }
event-was-born = { $who } เกิดแล้ว
event-knocked = { $who } น็อคด้วย { $card }
event-fined = { $who } เสีย { $points } แต้ม: { $what }
event-fined-card = { $who } เสีย { $points } แต้มเพราะ { $card }: { $what }
event-granted-may-i = { $who } ขอ { $card } แล้วได้ไป
event-drew-penalty = { $who } จั่วไพ่ปรับได้ { $card }
event-drew-penalty-hidden = { $who } จั่วไพ่ปรับหนึ่งใบ
event-made-contract = { $who } ทำคอนแทรกต์สำเร็จ: { $melds }
event-laid-down = { $who } ลง { $cards }
event-laid-off = { $who } ฝาก { $cards } รวมเป็น { $whole }
event-swapped = { $who } เอา { $card } แลกโจ๊กเกอร์บนโต๊ะ
event-discarded = { $who } ทิ้ง { $card }
event-deal-out = { $who } หมดมือ
event-deal-exhausted = จบรอบโดยไม่มีใครหมดมือ
event-deal-knock = จบรอบด้วยการน็อค
event-game-won =
    { $count ->
        [1] จบเกม ผู้ชนะคือ { $winners }
       *[other] จบเกม ผู้ชนะร่วมกันคือ { $winners }
    }

# -- the lobby and the seats ----------------------------------------------------------------------

event-sat = { $name } มานั่งแล้ว
event-stood-up = { $who } ออกจากห้องรอ
event-host-changed = เจ้าของโต๊ะตอนนี้คือ { $host }
event-began = เริ่มเกมแล้ว คนแจกคนแรก: { $dealer }
event-handed-over = { $name } มานั่งแทน
event-closed-finished = จบเกมและปิดโต๊ะแล้ว
event-closed-idle = ปิดโต๊ะแล้ว เพราะไม่มีใครเล่นมาสักพักแล้ว
event-closed-everybody-left = ปิดโต๊ะแล้ว เพราะทุกคนออกไปหมด
