# โต๊ะใหม่ของเซิร์ฟเวอร์เป็นอย่างไร ถ้าคนเปิดโต๊ะไม่ได้เลือกเอง

command-defaults = ค่าเริ่มต้นของโต๊ะใหม่
defaults-title =
    ## ค่าเริ่มต้นของโต๊ะใหม่
    -# ใช้กับโต๊ะใหม่ของทุกเกม เว้นแต่คนเปิดโต๊ะจะเลือกเอง โต๊ะที่เปิดอยู่แล้ว การเล่นอีกเกม และการฝึกเล่นยังเหมือนเดิม กติกาโต๊ะมีค่าเริ่มต้นของตัวเอง: { COMMAND("server presets") }
defaults-length = ⏳ **ความยาว:** { $length }
defaults-length-last = ตามเกมล่าสุดในช่อง ครั้งแรกคือเร็ว
defaults-clock = ⏱ **เวลา:** { $clock }
defaults-clock-game = -# { $game } แต่ละตานานกว่า: { $clock }
defaults-rated-on = 🏅 **นับเรตติ้ง:** เกมมีผลต่อเรตติ้ง
defaults-rated-off = 🎈 **เล่นสนุก:** เกมไม่มีผลต่อเรตติ้ง
defaults-open-hands-on = 👐 **เปิดไพ่:** เมื่อเกมจบแล้ว ทุกคนในเซิร์ฟเวอร์ดูไพ่ในมือของทุกคนได้ตอนดูย้อนหลัง
defaults-open-hands-off = 🔒 **ไม่เปิดไพ่:** ตอนดูย้อนหลังก็เห็นเฉพาะไพ่ที่ตัวเองถือในเกมนั้น
defaults-thread-on = 🧵 **แยกเธรดให้ทุกโต๊ะ** เปิดเธรดได้เฉพาะในช่องข้อความ
defaults-thread-off = 💬 **ไม่มีเธรด:** โต๊ะอยู่ในช่องที่เปิด
defaults-own = -# ทั้งหมดนี้เป็นค่าเริ่มต้นของ Upcard
defaults-choose-length = เลือกความยาว
defaults-choose-clock = เลือกเวลา
defaults-length-line = ความยาว: { $length }
defaults-clock-line = เวลา: { $clock }
button-defaults-rated-on = นับเรตติ้ง
button-defaults-rated-off = เล่นสนุก
button-defaults-open-hands-on = เปิดไพ่
button-defaults-open-hands-off = ไม่เปิดไพ่
button-defaults-thread-on = แยกเธรดแต่ละโต๊ะ
button-defaults-thread-off = ไม่มีเธรด
button-defaults-own = ค่าเริ่มต้นของ Upcard
defaults-no-thread = ในเซิร์ฟเวอร์นี้โต๊ะใหม่จะแยกเป็นเธรด { $why }
