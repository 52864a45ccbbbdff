# Ten Phases: ข้อความที่กติกาต้องใช้ เกมนี้ยังไม่มีหน้าจอ

refusal-no-such-contract = ตอนนี้ลงเฟสนั้นไม่ได้ ลงเฟสที่กำลังทำอยู่
refusal-skip-on-pile = ไพ่ข้ามตาเก็บไม่ได้ จั่วจากกองจั่ว
refusal-no-skip-card = ไพ่ข้ามตาเท่านั้นที่ข้ามคนอื่นได้ ทิ้งใบนี้โดยไม่ต้องเลือกใคร
refusal-skip-needs-player = เลือกว่าจะให้ใครโดนข้ามตา
refusal-may-not-be-skipped = ตอนนี้ข้ามตาคนนั้นไม่ได้ เลือกคนอื่น

event-announced = { SPACED($who) }จะทำเฟส { $number }
event-chose-contract = { SPACED($who) }ลงเฟส { $number }
event-played-skip = { SPACED($who) }ข้ามตา { $other }
event-turn-skipped = { SPACED($who) }โดนข้ามตานี้

goal-colour =
    { $count ->
        [1] { $size ->
            [exact] สีเดียวกัน { $least } ใบพอดี
            [more] สีเดียวกัน { $least } ใบขึ้นไป
           *[plain] สีเดียวกัน { $least } ใบ
        }
       *[other] { $size ->
            [exact] สีเดียวกัน { $least } ใบพอดี
            [more] สีเดียวกัน { $least } ใบขึ้นไป
           *[plain] สีเดียวกัน { $least } ใบ
        } { $count } ชุด
    }
goal-colour_run =
    เรียงสีเดียวกัน { $size ->
        [exact] { $least } ใบพอดี
        [more] { $least } ใบขึ้นไป
       *[plain] { $least } ใบ
    } { $count } ชุด
