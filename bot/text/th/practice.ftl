# รอบฝึกเล่น: คำแนะนำของโค้ช แต่ละข้อขึ้นต้นด้วยเรื่องที่พูดถึง

command-practice = ฝึกเล่นหนึ่งรอบกับคอม อธิบายทุกขั้นตอน มีแค่คุณที่เห็น
option-practice-game = เกมไหน

practice-title = ### 🎓 ฝึกเล่น: { $game }
practice-head = 🎓 ฝึกเล่น
practice-watch = **ตาของคนอื่น** คอมเล่นเอง สังเกตว่าเขาเก็บอะไรและทิ้งอะไร จะเดาได้ว่าเขารอไพ่อะไร
practice-short-draw = { $card } ช่วยคุณไหม ถ้าช่วยก็เก็บ ถ้าไม่ก็จั่ว
practice-short-draw-row = จั่วจากกองจั่ว
practice-short-may-i = { $card } คุ้มกับไพ่ปรับหนึ่งใบไหม ถ้าไม่คุ้มก็กด **{ button-pass }**
practice-short-lay = คุณลงไพ่ได้
practice-short-discard = ทิ้งใบที่คุณใช้น้อยที่สุด
practice-short-rearrange = ลงไพ่ หรือจั่วต่อ
practice-short-watch = ตอนนี้เป็นตาของคนอื่น

first-look-set = ตอง: ไพ่เลขเดียวกัน
first-look-run = เรียง: ไพ่ดอกเดียวกันเรียงต่อกัน
first-look-lay-off = ฝาก: ต่อกับเรียงนั้นได้ ไม่ว่าเป็นของใคร
first-look-row = กองกลาง: ไพ่ที่ทิ้งแล้ว ใบเก่าสุดก่อน
first-look-table = เรียงที่อยู่บนโต๊ะ
first-look-split = ไพ่ของคุณทำให้เป็นเรียงสองชุด: 4♠ 5♠ 6♠ กับ 6♠ 7♠ 8♠
first-look-melds = -# ตองและเรียงเรียกรวมว่า**ชุด**
button-begin = เริ่ม

# -- แสดงให้ดู ----------------------------------------------------------------------------------------

button-show-me = แสดงให้ดู
# In its place once a move is shown: the reason, and what speaks for it.
button-why = ทำไม
button-do-it = เล่นให้เลย
button-stop-practice = เลิกฝึก
practice-show = 💡 **คนเล่นเก่งอาจจะ:** { $move }
practice-done = ✓ **เล่นแล้ว:** { $move } { $why }

# -- จบรอบ -------------------------------------------------------------------------------------------

practice-won = 🎉 **เล่นดีมาก!** เล่นเป็นแล้ว! ลองอีกรอบ หรือชวนเพื่อนมาเล่นกันเลย
practice-lost = **จบรอบแล้ว** รอบนี้ { $name } ชนะ ลองอีกรอบไหม ไพ่เปลี่ยน แต่วิธีเล่นเหมือนเดิม
practice-nobody = **จบรอบแล้ว** รอบนี้ไม่มีใครชนะ ลองอีกรอบไหม ไพ่เปลี่ยน แต่วิธีเล่นเหมือนเดิม
practice-stopped = จบรอบฝึกเล่นแล้ว ไม่มีผลต่อเรตติ้งหรือสถิติ
practice-leave = หยุดรอบฝึกเล่น { $game } นี้ไหม ไม่มีผลต่อเรตติ้งหรือสถิติ
practice-real = { COMMAND("rummy new", $game) } เปิดโต๊ะในช่องนี้ให้ใครก็ได้เข้ามาเล่น คอมนั่งแทนที่ว่างได้
button-another-deal = อีกรอบ
button-real-game = เปิดโต๊ะ
button-practice = ฝึกเล่นหนึ่งรอบ
hand-may-i-untimed = **ขอไพ่ไหม** คุณเอา { $card } ได้ตอนนี้ แต่ต้องจั่วไพ่ปรับหนึ่งใบด้วย
table-window-untimed = **ขอไพ่** ใครอยากได้ { $card } ขอได้เลย ยังไม่ตอบ: { $names }
