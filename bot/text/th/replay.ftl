# ดูเกมที่จบแล้วย้อนหลังทีละตา และรับไฟล์ของเกม

command-replay = ดูเกมที่จบแล้วย้อนหลังทีละขั้น มีแค่คุณที่เห็น
option-replay-game = เกมไหน เว้นไว้คือเกมล่าสุดของคุณ
option-replay-move = เริ่มจากการเล่นที่เท่าไร เว้นไว้คือเริ่มตั้งแต่ต้น
option-open-hands = เปิดไพ่ทุกมือตอนดูย้อนหลัง
lobby-open-hands = 👐 เปิดไพ่: เมื่อเกมจบแล้ว ทุกคนในเซิร์ฟเวอร์ดูไพ่ในมือของทุกคนได้ตอนดูย้อนหลัง

replay-none = คุณยังไม่เคยเล่นจบเกมในเซิร์ฟเวอร์นี้ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
replay-none-at-all = คุณยังไม่เคยเล่นจบเกม เริ่มด้วย { COMMAND("rummy practice") }
replay-unknown = เซิร์ฟเวอร์นี้ไม่มีเกมที่จบแล้วที่ใช้รหัสนี้ ดูรายการเกมได้ที่ { COMMAND("history") }
replay-running = เกมนี้ยังไม่จบ จบแล้วจึงดูย้อนหลังและดูเลขลับได้
replay-where = การเล่นที่ { $move } จาก { $moves }
replay-asked = { SPACED($who) }ขอไพ่หงาย
replay-passed = { SPACED($who) }ไม่เอาไพ่หงาย
replay-hand = **{ $name }** ถือ { $cards }
replay-link = -# ลิงก์มาที่จุดนี้: `/{ name-replay } { name-game }:{ $table } { name-move }:{ $move }`
replay-jump-title = ข้ามไปที่การเล่น
replay-jump-label = การเล่นที่เท่าไร (1 ถึง { $moves })
replay-no-such-move = “{ $typed }” ไม่มีในเกมนี้ พิมพ์เลขตั้งแต่ 1 ถึง { $moves }
button-replay = ดูย้อนหลัง
button-replay-first = ⏮ ต้นเกม
button-replay-back = ◀ ถอย
button-replay-on = ต่อไป ▶
button-replay-last = ท้ายเกม ⏭
button-replay-jump = ไปที่…
button-replay-deal-before = รอบก่อน
button-replay-deal-after = รอบถัดไป
button-export = รับไฟล์
button-verify = ตรวจสอบ
button-fair-shuffle = สับไพ่อย่างยุติธรรม
export-page =
    { $hands ->
        [every] **ไว้ดูและส่งต่อ:** บันทึกไฟล์แรกแล้วเปิดในเบราว์เซอร์ ไม่ต้องใช้เน็ต มีไพ่ทุกมือทีละตา
       *[mine] **ไว้ดูและส่งต่อ:** บันทึกไฟล์แรกแล้วเปิดในเบราว์เซอร์ ไม่ต้องใช้เน็ต มีเท่าที่คุณเห็นที่นี่ คือไม่มีไพ่ในมือของคนอื่นระหว่างรอบ
    }
export-no-page = ตอนนี้ยังสร้างหน้าสำหรับเบราว์เซอร์ไม่ได้ ลองใหม่ในอีกสักครู่
export-about = **เกมเป็นข้อความ:** `moves` มีทุกรอบพร้อมการเล่นทุกตา รอบละหนึ่งบรรทัด เล่นซ้ำได้ด้วย `python -m engine replay` ส่วน `shuffles` มีทุกอย่างที่สับไพ่ วิธีตรวจดูได้ที่ { COMMAND("verify") }
    -# ทั้งสองไฟล์มีไพ่ทุกใบของเกม

# เกมเป็นไฟล์เดียวสำหรับเบราว์เซอร์ เก็บไว้หรือส่งต่อได้

page-open = เปิดไพ่ทุกมือ ตามที่ทั้งโต๊ะตกลงกันก่อนเริ่ม
page-of-seat = ในมุมของ { $name }: ไพ่ในมือของคนอื่นปิดไว้จนจบรอบ
page-closed = ในมุมของคนที่ไม่ได้นั่งเล่น: ไพ่ในมือปิดไว้จนจบรอบ
page-part = ทั้งเกมใหญ่เกินหนึ่งไฟล์ ในนี้จึงมีการเล่นที่ { $first } ถึง { $last } จาก { $moves }
page-made = โต๊ะ { $table } วันที่ { $day } สร้างโดย Upcard
page-keys = ปุ่มลัด: ← และ → ถอยและเดินหน้าทีละตา Home และ End ไปตาแรกและตาสุดท้าย
page-no-script = หน้านี้ต้องใช้ JavaScript และไม่โหลดอะไรจากที่ไหนเลย
page-moves = การเล่น
page-table = บนโต๊ะ
page-players = ผู้เล่น
page-hand = ไพ่ในมือ
page-melds = ชุดที่ลง
page-result = ผลของรอบ
page-log = รอบนี้จนถึงตอนนี้ ล่าสุดอยู่บนสุด
page-curve = ผลที่คาดไว้
page-curve-at = ผลที่คาดไว้ของ { SPACED($name) }หลังการเล่นนี้: { $points } แต้ม
spoken-card =
    { $rank } { $suit ->
        [spades] โพดำ
        [hearts] โพแดง
        [diamonds] ข้าวหลามตัด
       *[clubs] ดอกจิก
    }
spoken-tile =
    { $number } { $colour ->
        [R] แดง
        [B] น้ำเงิน
        [Y] เหลือง
        [G] เขียว
       *[K] ดำ
    }
spoken-other =
    { $card ->
        [W] ไพ่แทน
        [SK] ไพ่ข้ามตา
       *[JK] โจ๊กเกอร์
    }
spoken-as = { $wild }แทน { $card }
spoken-hidden = ไพ่คว่ำ

# เล่นต่อจากจุดหนึ่งของเกมที่จบแล้ว

button-branch = เล่นต่อจากตรงนี้
button-branch-again = เล่นจากจุดนั้นอีกครั้ง
button-stop-branch = เลิกเล่น
branch-seat = ที่นั่ง { $seat }
branch-head = เล่นต่อจากการเล่นที่ { $move }
branch-one = { $game } ต่อจากการเล่นที่ { $move }
branch-begins = **คุณเล่นต่อจากการเล่นที่ { $move }** ไพ่ที่จะมาเหมือนเดิม คอมนั่งที่อื่นทั้งหมด มีแค่คุณที่เห็น และไม่นับผล
branch-begins-as = **คุณเล่นต่อจากการเล่นที่ { $move }** แทน { $name } ไพ่ที่จะมาเหมือนเดิม คอมนั่งที่อื่นทั้งหมด มีแค่คุณที่เห็น และไม่นับผล
branch-compared = ของจริง: **{ $really }** คุณ: **{ $you }**
branch-over = คุณ: **{ $you }** รอบจริงเล่นไม่จบ
branch-stopped = คุณเลิกก่อนจบรอบ ไม่นับผล
branch-leave = เลิกเล่นต่อจากจุดนี้ของ { $game } ไหม ไม่นับผล

# ดวงกับการเลือก: ไพ่และการเล่นทำให้รอบนั้นได้เท่าไร

option-replay-luck = ดูว่าในรอบนั้นอะไรคือดวง อะไรคือการเลือก
ledger-invitation = 🎲 รอบนี้เป็นดวงแค่ไหน
button-ledger = ดวงกับการเลือก
ledger-title = 🎲 **ดวงกับการเลือก** · { $game } รอบที่ { $deal } จาก { $deals }
# First of all: what the cards and the player's choices were worth. 'nothing': at most one point.
ledger-answer-cards =
    { $known ->
        [yes] **ไพ่
       *[no] **ไพ่ที่จั่ว
    }{ $effect ->
        [cost] ทำให้{ $mine ->
            [yes] คุณ
           *[no] {" "}{ SPACED($name) }
        }เสีย { $points }**
        [gained] ทำให้{ $mine ->
            [yes] คุณ
           *[no] {" "}{ SPACED($name) }
        }ได้ { $points }**
        [unclear] : น้อยจนบอกไม่ได้**
       *[nothing] : แทบไม่มีผล**
    }
ledger-answer-choices =
    { $mine ->
        [yes] **การเลือกของคุณ
       *[no] **การเลือกของ { SPACED($name) }
    }{ $effect ->
        [cost] ทำให้เสีย { $points }**
        [gained] ทำให้ได้ { $points }**
        [unclear] : น้อยจนบอกไม่ได้**
       *[nothing] : แทบไม่มีผล**
    }
ledger-made =
    { $mine ->
        [yes] **คุณได้ { $points }**
       *[no] **{ SPACED($name) }ได้ { $points }**
    }
# Also below what a deal of the day brought.
ledger-paid = -# ในตารางแต้มผู้แพ้ได้ 0 แต่ตรงนี้ผู้แพ้เสียเท่าที่ผู้ชนะได้จากตน
ledger-start = ที่นั่งนี้ รอบแบบนี้ได้เฉลี่ย { $points }{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    } จากนั้นคือ
ledger-start-unknown = ไพ่ที่แจกมามีค่า { $points } จากนั้นคือ
ledger-dealt = 🟦 ไพ่ที่แจก: **{ $points }** (± { $error })
ledger-drawn = 🟪 ไพ่ที่ทุกคนจั่ว: **{ $points }** (± { $error })
ledger-held = 🟫 สิ่งที่คนอื่นถือ: **{ $points }** (± { $error })
ledger-choices =
    { $mine ->
        [yes] 🟨 คุณ
       *[no] 🟨 { $name }
    }: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others = 🟩 คนอื่น: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-others-held = 🟩 คนอื่นและสิ่งที่เขาถือ: **{ $points }**{ $error ->
        [0] {""}
       *[other] {" "}(± { $error })
    }
ledger-too-close =
    { $mine ->
        [yes] **รอบเดียวแยกดวงกับการเลือกของคุณไม่ออก**
       *[no] **รอบเดียวแยกดวงกับการเลือกของ { SPACED($name) }ไม่ออก**
    }
ledger-none =
    { $mine ->
        [yes] ไม่มีการเลือกไหนของคุณที่โดดเด่น
       *[no] ไม่มีการเลือกไหนของ { SPACED($name) }ที่โดดเด่น
    }
ledger-dear = **ตาที่ { $turn }: { $did }** คอมระดับปานกลางจะ{ $instead } ดีกว่าราว { $points } แต้ม
ledger-better = **ตาที่ { $turn }: { $did }** ดีกว่าคอมระดับปานกลางราว { $points } แต้ม ซึ่งจะ{ $instead }
ledger-why =
    { $mine ->
        [yes] เพราะ: { $why }
       *[no] คอมจะบอก { SPACED($name) }ว่า: { $why }
    }
ledger-strong-medium = คอมระดับยากก็จะทำแบบนั้น
ledger-strong-same =
    { $mine ->
        [yes] คอมระดับยากก็จะทำเหมือนคุณ
       *[no] คอมระดับยากก็จะทำเหมือน { SPACED($name) }
    }
ledger-strong = คอมระดับยากจะ{ $move } ดีกว่านั้นอีกราว { $points } แต้ม { $why }
button-ledger-move = ดูตาที่ { $turn }
ledger-bar = เริ่มจาก { $start }: { $parts } รวม { $end }
ledger-expected = 📈 ผลที่คาดไว้ทีละตา
ledger-curve =
    { $mine ->
        [yes] ผลที่คาดไว้หลังแจกไพ่และหลังแต่ละตาของคุณ: { $points } ตอนจบ: { $end }
       *[no] ผลที่คาดไว้ของ { SPACED($name) }หลังแจกไพ่และหลังแต่ละตา: { $points } ตอนจบ: { $end }
    }
ledger-about = -# วัดเทียบกับคอมระดับปานกลาง ไม่ใช่การเล่นที่ดีที่สุด จากแต่ละจังหวะคอมเล่นต่ออย่างน้อย { $futures } ครั้ง โดยสับกองจั่วที่เหลือใหม่ ± บอกว่าตัวเลขอาจคลาดเคลื่อนเท่าไร สองในสามครั้งไม่เกินนั้น
ledger-whose = ดวงกับการเลือกของใคร
ledger-coming = คอมกำลังเล่นรอบนี้ต่อจากทุกจังหวะ จังหวะละหลายครั้ง ใช้เวลาไม่กี่นาที แล้วจะขึ้นที่นี่
ledger-not-yet = **ยังไม่เสร็จ** ขอไว้เมื่อ { $minutes ->
        [0] {""}
       *[other] { $minutes } นาที{" "}
    }{ $seconds } วินาทีที่แล้ว
ledger-lost = ตอนนี้ยังคิดให้ไม่ได้ ไม่มีอะไรหาย ลองใหม่ในอีกหนึ่งนาที
button-ledger-look = ดูว่าเสร็จหรือยัง
button-ledger-again = ลองใหม่
ledger-not-yours = โต๊ะนี้ไม่ได้เปิดไพ่ คนที่เล่นครบทั้งรอบเท่านั้นที่ดูดวงกับการเลือกได้ และดูได้แค่ของตัวเอง
ledger-broken-off = รอบนี้เล่นไม่จบ จึงไม่มีผลให้อธิบาย
ledger-enough = วันนี้คุณขอรอบใหม่ครบ 20 รอบแล้ว รอบที่คิดไว้แล้วดูได้ทุกเมื่อ
ledger-crowded = ตอนนี้มีหลายรอบที่กำลังคิดอยู่ ลองใหม่ในอีกไม่กี่นาที
branch-medium = คอมระดับปานกลางจากตรงนี้: เฉลี่ย **{ $points }**
