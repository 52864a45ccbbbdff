# เกมที่ผู้ดูแลเอาออกจากตารางอันดับ หรือใส่กลับ

command-void = เอาเกมที่จบแล้วออกจากตารางอันดับทั้งหมด
command-restore = ใส่เกมที่เอาออกไปกลับคืน
command-corrections = รายการแก้ไขทั้งหมด ที่ทุกคนที่นี่ดูได้
option-void-game = เกมไหน มีเกมล่าสุดให้เลือก
option-void-reason = เหตุผล ทุกคนที่นี่อ่านได้
option-restore-game = เกมไหน มีเกมที่เอาออกไปให้เลือก
option-restore-reason = เหตุผล ทุกคนที่นี่อ่านได้

game-line = { $day } · { $game } · { $names }
void-question = **เอาเกมนี้ออกจากตารางอันดับไหม**
restore-question = **ใส่เกมนี้กลับเข้าตารางอันดับไหม**
correction-what = { $when } · { $game } · { $names }
correction-why = เหตุผลที่ทุกคนที่นี่อ่านได้: “{ $reason }”
correction-slow = -# เรตติ้งหลังจากนั้นจะคำนวณใหม่ทั้งหมด ถ้าเล่นกันมาหลายพันเกมจะใช้เวลาสองสามวินาที
button-void = ใช่ เอาออก
button-restore = ใช่ ใส่กลับ
button-correction-stop = ปล่อยไว้
correction-working = กำลังคำนวณตารางอันดับใหม่…
correction-void = เกมนี้ไม่นับแล้ว { COMMAND("leaderboard") } แสดงอันดับที่ไม่มีเกมนี้ และรายการแก้ไขบอกเหตุผล
correction-restore = เกมนี้นับอีกครั้ง
correction-stopped = ไม่มีอะไรเปลี่ยน
game-unknown = เซิร์ฟเวอร์นี้ไม่มีเกมที่จบแล้วแบบนั้น เลือกจากที่มีให้ตอนพิมพ์
game-void-already = เกมนี้เอาออกไปแล้ว จึงไม่มีอะไรเปลี่ยน
game-not-void = เกมนี้ไม่ได้ถูกเอาออก จึงไม่มีอะไรเปลี่ยน
corrections-title =
    ## การแก้ไข
    -# สิ่งที่ผู้ดูแลเซิร์ฟเวอร์แก้ในตารางอันดับ ล่าสุดอยู่บนสุด
corrections-none = ยังไม่มีเกมไหนถูกเอาออกจากตารางอันดับ
corrections-void = { $when } · 🚫 { $by } **เอาออก**: { $game } · “{ $reason }”
corrections-restore = { $when } · ↩️ { $by } **ใส่กลับ**: { $game } · “{ $reason }”
