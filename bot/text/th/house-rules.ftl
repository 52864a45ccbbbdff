# House rules: choosing them at a table, agreeing to them, and the presets of a server.

# -- at the table ---------------------------------------------------------------------------------

refusal-too-many-seated = กติกานี้เล่นได้ไม่เกิน { $most } คน ตอนนี้นั่งเกินมา { $over } คน เอาคอมออก หรือเลือกกติกาอื่น
refusal-not-agreed =
    { $count ->
        [1] กติกาโต๊ะเพิ่งเปลี่ยน { $people } ยังไม่ได้กด “ยอมรับ”
       *[other] กติกาโต๊ะเพิ่งเปลี่ยน ยังไม่ได้กด “ยอมรับ” อีก { $count } คน: { $people }
    }
event-rules-changed = เจ้าของโต๊ะเปลี่ยนกติกาโต๊ะ
event-agreed = { $who } ยอมรับกติกาโต๊ะแล้ว
lobby-to-agree = 📜 กติกาโต๊ะเปลี่ยนแล้ว ยังไม่ยอมรับ: { $names }
# Told to somebody who has just pressed Join or Agree; the rules follow.
lobby-other-rules = เจ้าของโต๊ะเพิ่งเปลี่ยนกติกา คุณจึงยังไม่มีที่นั่ง ตอนนี้เป็นแบบนี้:
lobby-other-rules-seated = เจ้าของโต๊ะเปลี่ยนกติกาอีกครั้ง ตอนนี้เป็นแบบนี้:
button-agree = ยอมรับ

# -- the editor -----------------------------------------------------------------------------------

rules-editor-title = ## กติกาโต๊ะ: { $game }
rules-differ = **จุดที่ต่างจากมาตรฐาน**
rules-standard = กติกามาตรฐาน ไม่มีอะไรต่าง
rules-choose-option = เปลี่ยนกติกา
rules-choose-value = เลือก
rules-option = ### { $name }
    { $description }
rules-now = ตอนนี้: { $value }
rules-other-number = ตัวเลขอื่น…
rules-other-number-like = ตัวเลขอื่น: { $line }
rules-number-field = { $name } (อย่างน้อย { $least })
rules-number-of-points = แต้ม
rules-number-of-hands = จำนวนรอบ
rules-not-a-number = ต้องเป็นจำนวนเต็มตั้งแต่ { $least } ขึ้นไป ตอนนี้จึงยังไม่มีอะไรเปลี่ยน
# Of an option that takes some of a few numbers.
rules-other-selection = แบบอื่น…
rules-selection-field = เลข { $first } ถึง { $last } เช่น 1 3 5 7
rules-not-a-selection = เลขที่พิมพ์ไม่ถูก ตอนนี้จึงยังไม่มีอะไรเปลี่ยน พิมพ์เลขเว้นวรรค เช่น 1 3 5 7
rules-choose-preset = ชุดกติกาของเซิร์ฟเวอร์นี้
rules-choose-own = ชุดกติกาของเกม
rules-load = **โหลดชุดกติกา** จะใช้แทนกติกาที่เลือกไว้ตอนนี้
rules-no-presets = เซิร์ฟเวอร์นี้ยังไม่มีชุดกติกาของเกมนี้
rules-done = โต๊ะนี้ใช้กติกาเหล่านี้แล้ว คนอื่นที่โต๊ะต้องยอมรับครบก่อน เกมจึงเริ่มได้
rules-saved = บันทึกเป็นชุดกติกา **{ $name }** แล้ว
rules-replaced = บันทึกแล้ว แทนที่ **{ $name }** ชุดเดิม
rules-loaded = โหลด **{ $name }** แล้ว
rules-name-title = บันทึกเป็นชุดกติกา
rules-name = ชื่อชุดกติกา
rules-hash = -# กติกา { $hash }
button-rules-standard = กติกามาตรฐาน
button-rules-load = โหลดชุดกติกา
button-rules-save = บันทึกเป็นชุดกติกา
button-rules-done = เสร็จ
button-rules-back = กลับ
button-rules-earlier = กติกาก่อนหน้า
button-rules-later = กติกาถัดไป

# -- presets --------------------------------------------------------------------------------------

command-preset = กติกาโต๊ะ: ชุดกติกาของเกมนี้
command-preset-of-server = { $name } (เซิร์ฟเวอร์นี้)
command-preset-default = { $name } (ค่าเริ่มต้นของเซิร์ฟเวอร์นี้)
presets-title = ## ชุดกติกา: { $game }
presets-none = ยังไม่มีชุดกติกา สร้างที่นี่ หรือให้เจ้าของโต๊ะบันทึกกติกาโต๊ะไว้
presets-about = โต๊ะ { $game } ที่เปิดใหม่จะใช้ชุดกติกาที่เป็นค่าเริ่มต้น ถ้ามี
presets-line = - { $name }
presets-line-default = - { $name } ⭐ ค่าเริ่มต้น
presets-choose = เลือกชุดกติกา
presets-name-title = ชุดกติกาใหม่
presets-rename-title = ตั้งชื่อใหม่
preset-title = ## ชุดกติกา { $name }
preset-title-default = ## ชุดกติกา { $name } ⭐
preset-of = { $game } · แก้อะไรก็บันทึกทันที โต๊ะที่เปิดอยู่ใช้กติกาเดิมต่อ
preset-delete-question = ลบชุดกติกา **{ $name }** ไหม โต๊ะที่ใช้อยู่เล่นต่อได้
preset-deleted = ลบ **{ $name }** แล้ว
preset-renamed = ตอนนี้ชุดกติกานี้ชื่อ **{ $name }**
preset-gone = ชุดกติกานั้นไม่มีแล้ว
preset-unreadable = ชุดกติกา **{ $name }** ไม่เข้ากับกติกาของเกมนี้แล้ว ผู้ดูแลเซิร์ฟเวอร์แก้ได้ด้วย { COMMAND("server presets") }
preset-mend = ชุดกติกานี้ไม่เข้ากับกติกาของเกมนี้แล้ว จึงเริ่มใหม่จากกติกามาตรฐาน แก้อะไรก็บันทึกทันที
preset-unknown = ที่นี่ไม่มีชุดกติกา “{ $name }” ของ { $game }
preset-unknown-near = ที่นี่ไม่มีชุดกติกา “{ $name }” ของ { $game } หมายถึง “{ $near }” หรือเปล่า
preset-name-taken = มีชุดกติกาชื่อ “{ $name }” อยู่แล้ว เลือกชื่ออื่น
preset-name-wrong = ชื่อต้องยาว 1 ถึง { $most } ตัวอักษร เลือกชื่ออื่น
presets-too-many = เซิร์ฟเวอร์นี้มีชุดกติกาของ { $game } ครบ { $most } ชุดแล้ว ลบสักชุดก่อน หรือบันทึกทับชื่อที่มีอยู่
button-preset-new = ชุดกติกาใหม่
button-preset-rename = เปลี่ยนชื่อ
button-preset-delete = ลบ
button-preset-delete-now = ลบเลย
button-preset-default = ตั้งเป็นค่าเริ่มต้น
button-preset-no-default = เลิกเป็นค่าเริ่มต้น
button-presets = ชุดกติกาทั้งหมด
managers-only = ทำได้เฉพาะสมาชิกที่มีสิทธิ์จัดการเซิร์ฟเวอร์นี้ ถ้าคุณเปิดแผงนี้ด้วยคำสั่ง ให้พิมพ์คำสั่งนั้นอีกครั้ง แผงนี้ใช้ได้ 15 นาที

two-presets = กติกาโต๊ะมาจากชุดกติกาเดียว เลือก “{ $first }” หรือ “{ $second }” อย่างใดอย่างหนึ่ง
