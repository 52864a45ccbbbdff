# รายการเกมที่จบแล้ว

command-history = เกมที่จบแล้วของคุณหรือของเซิร์ฟเวอร์นี้
option-history-whose = เกมของใคร เว้นไว้คือของคุณ
choice-whose-mine = ของฉัน
choice-whose-server = ของทั้งเซิร์ฟเวอร์

history-title-mine = ## เกมที่จบแล้วของฉัน
history-title-server = ## เกมที่จบแล้วของเซิร์ฟเวอร์นี้
history-none-mine = คุณยังไม่เคยเล่นจบเกมในเซิร์ฟเวอร์นี้ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
history-none-server = ยังไม่มีใครเล่นจบเกมในเซิร์ฟเวอร์นี้ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
history-row = { $when } · **{ $game }** · { $players } · { $mark }
history-player = { $place }. { $name } ({ $total })
history-left = { $name } (ออกกลางเกม)
history-rated = นับเรตติ้ง
history-unrated = ไม่นับเรตติ้ง
history-void = 🚫 ยกเลิกผลแล้ว
history-choice = { $number }. { $game }
history-choose = เปิดดูเกมย้อนหลัง
button-newer = ◀ ใหม่กว่า
button-older = เก่ากว่า ▶
button-history-mine = เกมของฉัน
button-history-server = เกมของเซิร์ฟเวอร์
