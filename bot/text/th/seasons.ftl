# ฤดูกาลของเซิร์ฟเวอร์

command-seasons = ฤดูกาล: เริ่มใหม่ ตั้งชื่อ เดือนละฤดูกาล ดาวน์โหลด
season-number = ฤดูกาลที่ { $number }
seasons-title =
    ## ฤดูกาล
    -# ทุกเกมที่จบนับเข้าฤดูกาลที่เปิดอยู่ตอนนั้น ฤดูกาลเก่ายังดูได้ด้วย { COMMAND("leaderboard") }
seasons-none = ยังไม่มีฤดูกาล ฤดูกาลแรกเริ่มเมื่อเกมแรกจบ หรือจะเริ่มตอนนี้ก็ได้
seasons-open = **{ $name }** · ตั้งแต่ { $opened } · เปิดอยู่
seasons-closed = **{ $name }** · { $opened } ถึง { $closed }
seasons-more = -# และฤดูกาลเก่ากว่าอีก { $count } ฤดูกาล
seasons-monthly = 🗓 ฤดูกาลใหม่เริ่มทุกเดือน (UTC)
seasons-by-hand = 🗓 ฤดูกาลหนึ่งยาวไปจนกว่าจะมีคนเริ่มฤดูกาลใหม่
seasons-choose = ตั้งชื่อหรือดาวน์โหลดฤดูกาล
button-season-new = ฤดูกาลใหม่
button-season-open = ใช่ เริ่มเลย
button-season-monthly = เดือนละฤดูกาล
button-season-by-hand = ไม่เปลี่ยนตามเดือน
button-season-rename = เปลี่ยนชื่อ
button-season-csv = ดาวน์โหลด (CSV)
button-season-back = กลับ
season-new-title = ฤดูกาลใหม่
season-rename-title = เปลี่ยนชื่อฤดูกาล
season-name = ชื่อ
season-name-if-any = ชื่อ ถ้าอยากตั้ง
season-open-question = เริ่ม **{ $name }** ตอนนี้ไหม **{ $before }** จะปิดแต่ยังดูย้อนหลังได้ ทุกคนเริ่มนับเรตติ้งของฤดูกาลใหม่พร้อมกัน
season-open-first = เริ่ม **{ $name }** ตอนนี้ไหม
season-opened = **{ $name }** เริ่มแล้ว
season-renamed = ตอนนี้ชื่อ **{ $name }**
season-name-wrong = ชื่อยาวได้ไม่เกิน { $most } ตัวอักษร จึงยังไม่มีอะไรเปลี่ยน ลองชื่อที่สั้นกว่า
season-gone = ไม่มีฤดูกาลนั้นแล้ว จึงยังไม่มีอะไรเปลี่ยน นี่คือฤดูกาลที่มีอยู่
season-monthly-set = จากนี้ฤดูกาลใหม่เริ่มทุกเดือน
season-by-hand-set = จากนี้ฤดูกาลหนึ่งยาวไปจนกว่าจะมีคนเริ่มฤดูกาลใหม่
season-file = **{ $name }**: ทุกที่นั่งของทุกเกมที่จบ ที่นั่งละบรรทัด
