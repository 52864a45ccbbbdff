# Ten Phases: ข้อความเฉพาะของเกมนี้ บนโต๊ะ ในหน้าไพ่ และในผล

# -- โต๊ะ -----------------------------------------------------------------------------------------

phase-of = { $number }: { $goal }
phases-made = ทำแล้ว { $made } จาก { $count } เฟส
phases-sits-out = พักรอบนี้
table-phase = เฟส { $number }
table-down-phase = ✅
table-skips =
    { $count ->
        [1] ⏭ โดนข้ามตา
       *[other] ⏭ โดนข้าม { $count } ตา
    }
table-floats = 🎈 จั่วใหม่ตาหน้า
table-sits-out = ⏸ พักรอบนี้
table-playoff = **รอบตัดสิน** ระหว่าง { $names }
table-announce = { $name } บอกว่ารอบนี้จะทำเฟสไหน
alt-phase = { $name }: { $phase }

# -- ไพ่ในมือ -------------------------------------------------------------------------------------

hand-announce = **รอบนี้จะทำเฟสไหน** เลือกจากเมนู รอบหน้าเลือกใหม่ได้
hand-announce-choose = เลือกเฟส…
hand-play-phase = **ตาของคุณ** ลงเฟสได้แล้ว หรือเลือกหนึ่งใบแล้วทิ้ง
hand-down-phase = ลงเฟสแล้ว
hand-phase = เฟส { $number }: { $goal }
hand-phase-points = ไพ่ในมือ { $points } แต้ม
hand-phase-laid = ลงเฟส { $number } แล้ว
hand-phase-short =
    { $count ->
        [0] ไพ่ครบแล้ว
       *[other] ขาดอีก { $count } ใบ
    }
hand-turn-lost = ⏭ ตาที่คุณโดนข้าม
hand-sits-out = **รอบตัดสินไม่มีคุณ** ไม่ต้องทำอะไร คนที่เล่นอยู่: { $names }
slot-set = ตอง { $least } ใบ
slot-run = เรียง { $least } ใบ
slot-colour = สีเดียวกัน { $least } ใบ
slot-colour_run = เรียงสีเดียวกัน { $least } ใบ
slot-filled = { $slot }: { $have }/{ $least }
words-slot-empty = { $slot }
words-slot = { $slot } ({ $cards })
words-skips =
    { $count ->
        [1] เสียตาหน้า
       *[other] เสียอีก { $count } ตา
    }
words-skip-cards = ไพ่ข้ามตา { $count } ใบ
words-floats = ไม่มีไพ่ในมือ ถึงตาหน้าจั่วใหม่
button-phase = ลงเฟส { $number }
button-phase-any = ลงเฟส
button-lay-phase = ลง
button-skip = ข้ามตา
button-skip-of = ข้ามตา { $name }
move-phase = เฟส { $number }: { $cards }
choose-throw = **ไพ่ข้ามตา** ให้ใครเสียตา
move-skip = { $name } เสียตาหน้า
skip-pending = ข้ามตา { $name } ไม่ได้ เพราะเสียตาหน้าอยู่แล้ว
skip-lately = ข้ามตา { $name } ไม่ได้ เพราะเพิ่งเสียตาและยังไม่ได้เล่น

# -- พิมพ์ตาเดิน -----------------------------------------------------------------------------------

play-word-announce = ประกาศเฟส, ทำเฟส
play-word-skip = ข้ามตา, ข้าม
play-move-announce = ทำเฟส { $number }
play-move-skip = ทิ้งไพ่ข้ามตา ให้ { $name } เสียตาหน้า
play-unread-not-a-player = โต๊ะนี้ไม่มีใครชื่อ “{ $word }” ให้พิมพ์ { $lines }

# -- เกิดอะไรขึ้น ----------------------------------------------------------------------------------

event-announced = { SPACED($who) }จะทำเฟส { $number }
event-chose-contract = { SPACED($who) }ลงเฟส { $number }:
event-played-skip = { SPACED($who) }ทิ้งไพ่ข้ามตา คนที่เสียตาหน้า: { $other }
event-turn-skipped = { SPACED($who) }โดนข้ามตานี้

# -- ผล -------------------------------------------------------------------------------------------

result-phases = เฟส: { $told }
result-phases-of =
    { $name } { $made }/{ $count }{ $number ->
        [0] {""}
       *[other] {" "}(ลง { $number })
    }
result-playoff = แต้มรวมเท่ากัน **{ $names }** เล่นตัดสินด้วยเฟสสุดท้าย ใครหมดมือก่อนชนะเกม
result-phase-made = **ทำเฟส { $number } แล้ว**
result-phase-next = ต่อไปคือเฟส { $number }: { $goal }
result-phase-other = รอบหน้าทำเฟสอื่นต่อ
result-phase-again = รอบหน้าทำเฟส { $number } อีกครั้ง
highlight-phases = ทำได้ { $number } เฟสใน { $of } รอบ

# -- ปฏิเสธ ---------------------------------------------------------------------------------------

refusal-no-such-contract = ตอนนี้ลงเฟสนั้นไม่ได้ ลงเฟสที่กำลังทำอยู่
refusal-skip-on-pile = ไพ่ข้ามตาเก็บไม่ได้ จั่วจากกองจั่ว
refusal-no-skip-card = ไพ่ข้ามตาเท่านั้นที่ข้ามคนอื่นได้ ทิ้งใบนี้โดยไม่ต้องเลือกใคร
refusal-skip-needs-player = เลือกว่าจะให้ใครโดนข้ามตา
refusal-may-not-be-skipped = ตอนนี้ข้ามตาคนนั้นไม่ได้ เลือกคนอื่น

# -- เฟสต้องมีอะไร ---------------------------------------------------------------------------------

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
