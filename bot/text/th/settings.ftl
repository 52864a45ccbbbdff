# What people set for themselves, and servers for their tables.

# What this language is called by those who speak it.
language = ไทย

command-settings = การตั้งค่าของฉัน: ภาษา หน้าไพ่ การเรียงไพ่ การแจ้งเตือน และช่วงเวลาเงียบ

settings-title =
    ## การตั้งค่าของคุณ
    -# ใช้กับทุกโต๊ะ เปลี่ยนแล้วมีผลทันที
settings-choose = เลือก
settings-unknown = ไม่มีการตั้งค่านั้นแล้ว จึงยังไม่มีอะไรเปลี่ยน นี่คือการตั้งค่าที่มีอยู่
settings-alt = ไพ่ในมือแบบที่คุณชอบ: { $cards }

settings-language = ภาษา: { $name }
settings-language-discord = ตาม Discord

settings-cards-two = หน้าไพ่: สองสี
settings-cards-two-about = แดงกับดำ เหมือนไพ่จริง
settings-cards-four = หน้าไพ่: สี่สี
settings-cards-four-about = แต่ละดอกมีสีของตัวเอง
settings-cards-large = หน้าไพ่: ตัวใหญ่
settings-cards-large-about = สี่สี เลขและดอกตัวใหญ่ แถวละไม่เกินห้าใบ

settings-sort-suit = เรียงตามดอก
settings-sort-suit-about = โพดำ โพแดง ดอกจิก ข้าวหลามตัด
settings-sort-rank = เรียงตามเลข
settings-sort-rank-about = เลขเดียวกันอยู่ด้วยกัน
settings-sort-melds = เรียงตามชุด
settings-sort-melds-about = ไพ่ที่ลงได้อยู่ข้างหน้า

settings-may-i-each-time = ขอไพ่: ถามฉันทุกครั้ง
settings-may-i-each-time-about = คุณมีเวลาไม่กี่วินาทีที่จะขอไพ่หงาย
settings-may-i-never = ขอไพ่: ไม่ต้องถามฉัน
settings-may-i-never-about = บอตตอบไม่ขอแทนคุณ

settings-call-loud = เมื่อถึงตาฉัน: แจ้งเตือน
settings-call-loud-about = แท็กชื่อคุณ มีเสียงแจ้งเตือน
settings-call-silent = เมื่อถึงตาฉัน: แจ้งเตือนแบบไม่มีเสียง
settings-call-silent-about = แท็กชื่อคุณ ไม่มีเสียง
settings-call-never = เมื่อถึงตาฉัน: ไม่ต้องแจ้งเตือน
settings-call-never-about = คุณดูเอาเองที่โต๊ะ

settings-panel = หน้าไพ่ในมือ: ไม่เพิ่มอะไร
settings-confirm-discard = ทิ้งไพ่: ถามก่อน
settings-confirm-discard-about = ใบที่เลือกจะรอให้กดปุ่มก่อน
settings-every-control = ทุกปุ่มอยู่ที่เดิม
settings-every-control-about = ปุ่มไม่ย้ายที่ แม้ปุ่มที่ยังใช้ไม่ได้
settings-strip = โต๊ะอยู่เหนือไพ่ของฉัน
settings-strip-about = ภาพแคบ ๆ ของสิ่งที่ต้องดูบนโต๊ะ

settings-quiet-none = 🌙 ยังไม่ได้ตั้งช่วงเวลาเงียบ การแจ้งเตือนมีเสียงได้ตลอดเวลา
settings-quiet = 🌙 เงียบตั้งแต่ { $begin } ถึง { $end } (UTC{ $offset }) ช่วงนั้นแจ้งเตือนแบบไม่มีเสียง
settings-quiet-zone = 🌙 เงียบตั้งแต่ { $begin } ถึง { $end } ตามเวลา { $zone } ช่วงนั้นแจ้งเตือนแบบไม่มีเสียง
button-text-first = ใช้ตัวหนังสือแทนภาพ
button-text-first-off = ใช้ภาพแทนตัวหนังสือ
button-quiet = ช่วงเวลาเงียบ
button-quiet-off = ยกเลิกช่วงเวลาเงียบ

# -- the window for quiet hours -------------------------------------------------------------------

quiet-title = ช่วงเวลาเงียบ
quiet-begin = ตั้งแต่ (เช่น 22:00)
quiet-end = ถึง (เช่น 8:00)
quiet-offset = เขตเวลาของคุณ (Asia/Bangkok หรือ +7)
quiet-not-a-time = “{ $typed }” ไม่ใช่เวลา จึงยังไม่มีอะไรเปลี่ยน เขียนแบบ 22:00 ตั้งแต่ 0:00 ถึง 23:59
quiet-not-an-offset = “{ $typed }” ไม่ใช่เขตเวลา จึงยังไม่มีอะไรเปลี่ยน เขียนชื่อเขตเวลา เช่น Asia/Bangkok หรือ Europe/Berlin หรือเขียนว่านาฬิกาของคุณเร็วกว่า UTC กี่ชั่วโมง ตั้งแต่ −12 ถึง +14 เช่น +7 หรือ −3:30
quiet-empty = เวลาเริ่มกับเวลาจบเป็น { $typed } เหมือนกัน จึงไม่มีช่วงเวลาเงียบและยังไม่มีอะไรเปลี่ยน เขียนสองเวลาที่ต่างกัน

# -- of a server -----------------------------------------------------------------------------------

command-server-language = โต๊ะในเซิร์ฟเวอร์นี้ใช้ภาษาอะไร
option-server-language = ภาษาหนึ่ง หรือตามภาษาของเซิร์ฟเวอร์นี้ใน Discord
server-language-discord = ตามใน Discord
server-language-set = จากนี้โต๊ะในเซิร์ฟเวอร์นี้ใช้ภาษา **{ $name }** ส่วนที่มีแค่คุณที่เห็นยังเป็นภาษาของคุณ: { COMMAND("settings") }
