# ชื่อคำสั่งและตัวเลือกของคำสั่ง ไม่มีเว้นวรรค

name-rummy = รัมมี่
name-new = เปิดโต๊ะ
name-basic = พื้นฐาน
name-contract = คอนแทรกต์
name-dummy = ดัมมี่
name-hand = ไพ่ของฉัน
name-table = โต๊ะ
name-rules = กติกา
name-practice = ฝึกเล่น
name-leave = ลุกจากโต๊ะ
name-play = เล่น
name-leaderboard = อันดับ
name-settings = ตั้งค่า
name-server = เซิร์ฟเวอร์
name-channels = ช่อง
name-presets = ชุดกติกา
name-stats = สถิติ
name-seasons = ฤดูกาล
name-void = เอาเกมออก
name-restore = ใส่เกมกลับ
name-corrections = การแก้ไข
name-privacy = ความเป็นส่วนตัว
name-export = ส่งออก
name-delete = ลบ
name-history = ประวัติ
name-replay = ดูย้อนหลัง
name-verify = ตรวจสอบ

# -- options --------------------------------------------------------------------------------------

name-game = เกม
name-rulebook = ฉบับกติกา
name-extras = กติกาพิเศษ
name-preset = ชุดกติกา
name-computers = จำนวนคอม
name-move = ไพ่ที่เล่น
name-clock = เวลา
name-thread = เธรด
name-language = ภาษา
name-season = ฤดูกาล
name-measure = จัดตาม
name-player = ผู้เล่น
name-reason = เหตุผล
name-rated = นับเรตติ้ง
name-whose = ของใคร
name-open-hands = เปิดไพ่
