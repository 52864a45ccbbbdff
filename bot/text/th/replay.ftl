# ดูเกมที่จบแล้วย้อนหลังทีละตา และรับไฟล์ของเกม

command-replay = ดูเกมที่จบแล้วย้อนหลังทีละตา เห็นคนเดียว
option-replay-game = เกมไหน ถ้าไม่ใส่คือเกมล่าสุดของฉัน
option-replay-move = เริ่มจากตาที่เท่าไร ถ้าไม่ใส่คือตาแรก
option-open-hands = เมื่อเกมจบแล้ว ทุกคนดูไพ่ในมือของทุกคนได้ในภาพย้อนหลัง
lobby-open-hands = 👐 เปิดไพ่: เมื่อเกมจบแล้ว ทุกคนในเซิร์ฟเวอร์ดูไพ่ในมือของทุกคนได้ในภาพย้อนหลัง

replay-none = คุณยังไม่เคยเล่นจบเกมในเซิร์ฟเวอร์นี้ เปิดโต๊ะด้วย `/{ name-rummy } { name-new }`
replay-unknown = เซิร์ฟเวอร์นี้ไม่มีเกมที่จบแล้วที่ใช้รหัสนี้ ดูรายการเกมได้ที่ `/{ name-history }`
replay-running = เกมนี้ยังไม่จบ จบแล้วจึงดูย้อนหลังและดูเลขลับได้
replay-where = ตาที่ { $move } จาก { $moves }
replay-asked = { $who } ขอไพ่หงาย
replay-passed = { $who } ไม่เอาไพ่หงาย
replay-hand = **{ $name }** ถือ { $cards }
replay-link = -# ลิงก์มาที่ตานี้: `/{ name-replay } { name-game }:{ $table } { name-move }:{ $move }`
replay-jump-title = ไปที่ตาหนึ่ง
replay-jump-label = ตาที่เท่าไร ตั้งแต่ 1 ถึง { $moves }
replay-no-such-move = “{ $typed }” ไม่ใช่ตาของเกมนี้ พิมพ์เลขตั้งแต่ 1 ถึง { $moves }
button-replay = ดูย้อนหลัง
button-replay-first = ⏮ ตาแรก
button-replay-back = ◀ ถอย
button-replay-on = ต่อไป ▶
button-replay-last = ตาสุดท้าย ⏭
button-replay-jump = ไปที่ตา…
button-replay-deal-before = รอบก่อน
button-replay-deal-after = รอบถัดไป
button-export = รับไฟล์
button-verify = ตรวจสอบ
export-about = **ไฟล์ของเกมนี้** ไฟล์แรกมีทุกรอบพร้อมการเล่นทุกตา รอบละหนึ่งบรรทัด เล่นซ้ำได้ด้วย `python -m engine replay` ไฟล์ที่สองมีทุกอย่างที่สับไพ่ วิธีตรวจดูได้ที่ `/{ name-verify }`
    -# ทั้งสองไฟล์มีไพ่ทุกใบของเกม
