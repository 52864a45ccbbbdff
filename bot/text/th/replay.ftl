# ดูเกมที่จบแล้วย้อนหลังทีละตา และรับไฟล์ของเกม

command-replay = ดูเกมที่จบแล้วย้อนหลังทีละขั้น มีแค่คุณที่เห็น
option-replay-game = เกมไหน เว้นไว้คือเกมล่าสุดของคุณ
option-replay-move = เริ่มจากการเล่นที่เท่าไร เว้นไว้คือเริ่มตั้งแต่ต้น
option-open-hands = เปิดไพ่ทุกมือตอนดูย้อนหลังเมื่อเกมจบ
lobby-open-hands = 👐 เปิดไพ่: เมื่อเกมจบแล้ว ทุกคนในเซิร์ฟเวอร์ดูไพ่ในมือของทุกคนได้ตอนดูย้อนหลัง

replay-none = คุณยังไม่เคยเล่นจบเกมในเซิร์ฟเวอร์นี้ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
replay-none-at-all = คุณยังไม่เคยเล่นจบเกม เริ่มด้วย { COMMAND("rummy practice") }
replay-unknown = เซิร์ฟเวอร์นี้ไม่มีเกมที่จบแล้วที่ใช้รหัสนี้ ดูรายการเกมได้ที่ { COMMAND("history") }
replay-running = เกมนี้ยังไม่จบ จบแล้วจึงดูย้อนหลังและดูเลขลับได้
replay-where = การเล่นที่ { $move } จาก { $moves }
replay-asked =
    { $game ->
        [shanghai] { SPACED($who) }ขอซื้อไพ่หงาย
       *[other] { SPACED($who) }ขอไพ่หงาย
    }
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
export-about = **ไฟล์ของเกมนี้** ไฟล์แรกมีทุกรอบพร้อมการเล่นทุกตา รอบละหนึ่งบรรทัด เล่นซ้ำได้ด้วย `python -m engine replay` ไฟล์ที่สองมีทุกอย่างที่สับไพ่ วิธีตรวจดูได้ที่ { COMMAND("verify") }
    -# ทั้งสองไฟล์มีไพ่ทุกใบของเกม
