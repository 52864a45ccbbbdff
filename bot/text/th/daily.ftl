# รอบประจำวัน

command-daily = วันละรอบ ทุกคนได้ไพ่ชุดเดียวกัน มีแค่คุณที่เห็นรอบของคุณ
option-daily-game = เว้นไว้ก็ได้ จะเป็นเกมของรอบล่าสุด
name-daily = ประจำวัน

daily-title = ## รอบประจำวันที่ { $number } · { $game }
daily-about = วันนี้ทุกคนได้ไพ่ชุดนี้ คอมระดับปานกลางนั่งที่อื่นทั้งหมด **คุณเล่นได้ครั้งเดียว** ไม่จับเวลา และมีแค่คุณที่เห็น เปิดถึง { $begin }
daily-secret = -# คนอื่นอาจยังเล่นไพ่ชุดนี้อยู่ อย่าเพิ่งบอกใคร
daily-upgraded = วันนี้คอมเพิ่งอัปเดต ผลจึงเทียบกันไม่ได้ รอบที่เริ่มแล้วเล่นต่อได้ รอบของพรุ่งนี้มาตอน { $begin }
daily-tried = คุณเล่นรอบนี้ไปแล้วก่อนลบข้อมูล และเล่นได้คนละครั้งเดียว รอบใหม่มา { $when }
daily-past = รอบนั้นเริ่มไม่ได้แล้ว นี่คือรอบของวันนี้
daily-elsewhere = คุณเริ่มรอบนี้ในเซิร์ฟเวอร์อื่น เล่นต่อที่นั่นด้วย { COMMAND("daily") }
daily-unfinished = รอบเมื่อวานของเกมนี้คุณยังเล่นไม่จบ เล่นได้ถึง { $end }
daily-yesterday = **เมื่อวานที่นี่** · { $game }{ $par ->
    [none] { "" }
   *[other] { " " }ค่ามาตรฐาน { $par }
}{ $strong ->
    [none] { "" }
   *[other] { " " }คอมระดับยาก { $strong }
}
daily-par-and-strong = -# ค่ามาตรฐานคือผลที่อยู่ตรงกลางเมื่อคอมระดับปานกลางเล่นหลายครั้ง มากสุดสิบห้าครั้ง ส่วนคอมระดับยากเล่นครั้งเดียว จึงขึ้นกับดวงด้วย
daily-row = { $place } **{ $name }** · { $worth }
daily-more = -# และอีก { $count } คน
daily-menu = เกมอื่นของวันนี้
daily-line-new = ยังไม่เริ่ม
daily-line-open = เริ่มแล้ว ยังไม่จบ
daily-line-left = เล่นไม่จบ
daily-line-done = จบแล้ว: { $worth }
daily-yesterdays = { $game } ของเมื่อวาน
daily-closed = **รอบที่ { $number } ของ { $game } ปิดแล้ว** ทุกคนดูไพ่ได้
daily-shown-here = จากนี้คุณมีชื่อในตารางของเซิร์ฟเวอร์นี้ ไม่ว่าเล่นรอบประจำวันที่ไหน
daily-not-shown-here = คุณมีชื่อที่นี่เฉพาะเมื่อเริ่มรอบประจำวันในเซิร์ฟเวอร์นี้
button-daily-here = ใส่ชื่อฉันที่นี่
button-daily-not-here = ไม่ใส่ชื่อฉันที่นี่
button-daily-replay = ดูรอบของฉัน
button-daily-line = ดูคอมระดับยากเล่น
button-daily-deal = แจกไพ่ให้ฉัน
button-daily-mine = รอบของฉัน
button-daily-finish = เล่นของเมื่อวานต่อ
button-daily-post = โพสต์ผล
button-daily-more = รอบอื่นของวันนี้

# -- the result -----------------------------------------------------------------------------------

daily-result = **รอบประจำวันที่ { $number } · { $game }:** คุณได้ **{ $worth }**
daily-over-par = **ดีกว่าค่ามาตรฐาน { $over }** ({ $par }) คุณเล่นดีกว่าคอม { $beaten } จาก { $computers } ตัวที่นั่งที่เดียวกับคุณ
daily-under-par = **ต่ำกว่าค่ามาตรฐาน { $over }** ({ $par }) คุณเล่นดีกว่าคอม { $beaten } จาก { $computers } ตัวที่นั่งที่เดียวกับคุณ
daily-at-par = **เท่าค่ามาตรฐานพอดี** ({ $par }) คุณเล่นดีกว่าคอม { $beaten } จาก { $computers } ตัวที่นั่งที่เดียวกับคุณ
daily-par-comes = -# คอมกำลังเล่นในที่ของคุณ อีกสักครู่ { COMMAND("daily") } จะบอกค่ามาตรฐาน
daily-luck = -# { $known ->
    [yes] รอบแบบนี้ได้เฉลี่ย { $start }
   *[no] ตอนแจกเสร็จ รอบนี้มีค่า { $start }
} ไพ่: { $cards } สิ่งที่คุณเลือก: { $choices } (± { $error }) คนอื่น: { $others }
daily-luck-comes = -# กำลังคำนวณว่าเป็นดวงเท่าไร อีกไม่กี่นาที { COMMAND("daily") } จะบอก
daily-places = ตอนนี้อยู่อันดับ **{ $place }** จาก { $among } คนทุกที่
daily-places-here = ตอนนี้อยู่อันดับ **{ $here }** จาก { $of_here } คนที่นี่ อันดับ **{ $place }** จาก { $among } คนทุกที่
daily-not-ranked = ไม่จัดอันดับ เพราะบัญชีของคุณอายุไม่ถึง 30 วัน หรือมีคอมเล่นไม่เหมือนที่เล่นกับคนอื่น
daily-not-finished = คุณเล่นรอบนี้ไม่จบ รอบนี้ไม่จัดอันดับ
daily-replay-comes = -# ดูย้อนหลังได้ { $when }
daily-anchor-running = -# สายโซ่ตั้งแต่ { $since } รหัสตั้งต้น `{ $anchor }`
daily-anchor-new = -# สายโซ่ใหม่ตั้งแต่ { $since } รหัสตั้งต้น `{ $anchor }`
daily-anchor-coming = -# สายโซ่ถัดไปตั้งแต่ { $since } รหัสตั้งต้น `{ $anchor }`
daily-fixed = -# รอบเหล่านี้กำหนดไว้ล่วงหน้านานแล้ว ดูวิธีตรวจสอบได้ที่ { COMMAND("about") }
daily-strip = **{ $name }** · { $game } ประจำวันที่ { $number } · { $turns }{ $over }{ $place }
daily-strip-out = หมดมือในตาที่ { $turns }
daily-strip-turns = { $turns } ตา
daily-strip-over = { " · " }ดีกว่าค่ามาตรฐาน { $over }
daily-strip-under = { " · " }ต่ำกว่าค่ามาตรฐาน { $over }
daily-strip-at = { " · " }เท่าค่ามาตรฐานพอดี
daily-strip-place = { " · " }อันดับ { $place } จาก { $among } ที่นี่
daily-squares = -# หนึ่งช่องต่อหนึ่งตา: 🟥 เสียเกิน { $limit } แต้ม ({ $dear }) · 🟨 เสียไม่เกิน { $limit } ({ $costly }) · 🟩 แทบไม่เสีย
daily-strip-worth = { " · " }{ $worth }
daily-head = รอบประจำวัน
daily-leave = เลิกเล่นรอบประจำวันของ { $game } ที่เล่นได้ครั้งเดียวนี้ไหม เล่นใหม่ไม่ได้อีก
daily-one = { $game } รอบประจำวัน
daily-no-advice = -# นี่คือรอบประจำวัน คำแนะนำจึงไม่บอกว่าควรจั่วหรือทิ้งใบไหน คุณเลือกเอง
replay-daily-open = รอบประจำวันนี้ยังมีคนเล่นอยู่ ดูย้อนหลังได้ { $when }
verify-day = ✅ ความลับของวันนี้นำไปถึงรหัสตั้งต้นของสายโซ่ และเลขลับมาจากความลับนั้น
verify-day-wrong = ❌ ความลับของวันนี้ไม่นำไปถึงรหัสตั้งต้นของสายโซ่ หรือเลขลับไม่ได้มาจากความลับนั้น
verify-chain =
    วันที่ { $day } ของสายโซ่ตั้งแต่ { $since } รหัสตั้งต้น: `{ $anchor }`
    ความลับของวัน: `{ $secret }`
about-daily = **รอบประจำวัน** ตรวจได้เมื่อหมดวัน โดยใครก็ตามที่จดบรรทัดนี้ไว้ก่อน:
