# สถิติของผู้เล่นคนหนึ่ง

command-stats = สถิติของผู้เล่นในเซิร์ฟเวอร์นี้: เรตติ้ง ชนะ อันดับ พร้อมกราฟ
option-stats-player = สถิติของใคร เว้นไว้คือของคุณ
option-stats-game = เฉพาะเกมนี้ เว้นไว้คือทุกเกม

stats-title = ## { $name }
stats-none = { $name } ยังไม่เคยเล่นจบเกมที่นี่ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
stats-none-of-game = ยังไม่เคยเล่น{ $game }จบ
stats-game = **{ $game }**
stats-ranked = **{ $game }** · อันดับ { $rank }
stats-rating = เรตติ้ง **{ $rating }**
stats-rating-so-far = เรตติ้ง **{ $rating }** หลังเกมนับเรตติ้ง { $games } จาก { $needed } เกม
stats-no-rating = ยังไม่มีเรตติ้ง
stats-games = { $games } { $wins } ({ $rate }%) · อันดับเฉลี่ย { $place }
stats-rated = นับเรตติ้ง: { $figures }
stats-unrated = ไม่นับเรตติ้ง: { $figures }
stats-points = { $points } แต้มต่อรอบ
stats-streak = ชนะติดต่อกันมากสุด { $best } · ตอนนี้ { $streak }
stats-against = เจอ 🤖 { $strength }: ชนะ { $rate }% จาก { $games } · ติดต่อกันมากสุด { $best }
stats-reliable = -# **ความน่าเชื่อถือ**: เล่นจบ { $finished } จาก { $games } · ตาที่หมดเวลา: { $timeouts }
stats-alt = เรตติ้งหลังแต่ละเกมใน { $count } เกมนับเรตติ้งล่าสุด พร้อมค่าคลาดเคลื่อน: เริ่ม { $first } ตอนนี้ { $last } สูงสุด { $most } ต่ำสุด { $least }
stats-choose = เลือกเกม
stats-every = ทุกเกม
stats-about-rating = -# เรตติ้งคือฝีมือที่ประเมินแบบระวังไว้ก่อน เริ่มที่ 1000 ยิ่งเล่นเกมที่นับเรตติ้งมาก ยิ่งแม่นยำ
