# Moves typed in one line: /play.

command-play = เล่นด้วยการพิมพ์บรรทัดเดียว เช่น จั่ว; 7h 8h 9h; 2c
option-play-move = คำสั่งที่จะเล่น ถ้ามีหลายคำสั่งให้คั่นด้วย ; คำแนะนำจะขึ้นระหว่างพิมพ์

# -- what can be typed ----------------------------------------------------------------------------

# Names of a word, separated by commas. The English ones are understood in every language.
play-word-draw = จั่ว
play-word-take = เก็บ
play-word-ask = ขอไพ่, ขอ, ซื้อไพ่, ซื้อ
play-word-pass = ผ่าน, ไม่ขอ, ไม่ซื้อ
play-word-meld = ลง, ลงชุด, ลงไพ่
play-word-discard = ทิ้ง, ทิ้งไพ่
play-word-contract = คอนแทรกต์, สัญญา, เฟส
play-word-knock = น็อค, น็อก
play-word-row = เก็บกอง, กองกลาง, กอง
play-word-swap = แลก, สลับ
play-word-on = ฝากกับ, ฝาก, บน
play-word-table = โต๊ะ, จัดโต๊ะ, จัด
play-word-next = รอบต่อไป, ต่อไป, พร้อม
play-word-undo = ดึงกลับ, เอาคืน, ถอย

# -- moves in few words ---------------------------------------------------------------------------

play-no-offers = ตอนนี้ยังไม่มีคำแนะนำ: พิมพ์การเล่นให้ครบ
play-move-draw = จั่วจากกองจั่ว
play-move-take = เก็บ { $card }
play-move-take-upcard = เก็บไพ่หงาย
play-move-may-i = ขอ { $card } พร้อมไพ่ปรับหนึ่งใบ
play-move-let-go = ไม่เอา { $card }
play-move-end = ผ่าน แล้วจบรอบ
play-move-row = เก็บกองกลาง { $count } ใบ แล้วลง { $cards }
play-move-row-on = เก็บกองกลาง { $count } ใบ แล้วฝาก { $cards } กับ { $meld } ของ { $name }
play-move-row-free = เก็บ { $card } จากกองกลาง
play-move-contract = ทำคอนแทรกต์: { $melds }
play-move-meld = ลง { $cards }
play-move-lay-off = ฝาก { $cards } กับ { $meld } ของ { $name }
play-move-swap = เอา { $card } แลกโจ๊กเกอร์ใน { $meld } ของ { $name }
play-move-discard = ทิ้ง { $card }
play-move-knock = น็อคด้วย { $card }
play-move-rearrange = ลง { $cards } (ก่อน: { $before } หลัง: { $melds })
play-move-knock-alone = น็อค
play-move-knock-laying = ลง { $cards } แล้วน็อค
play-move-knock-rearranging = ลง { $cards } (ก่อน: { $before } หลัง: { $melds }) แล้วน็อค
play-move-pass = ผ่าน
play-move-next = พร้อมสำหรับรอบต่อไป
play-move-undo = ดึงไพ่ที่เพิ่งลงกลับ

# -- what came of it ------------------------------------------------------------------------------

play-played = ✓ เล่นแล้ว: { $moves }
play-not-played = ✗ ยังไม่ได้เล่น { $part }: { $why }
play-left-out = -# ส่วนที่ตามมาก็ยังไม่ได้เล่น: { $parts }
play-waits = ⏳ จะเล่นต่อเมื่อคนอื่นตอบแล้ว: { $parts }
play-overtaken = หลังจากพิมพ์แล้วคุณเล่นอย่างอื่นไป จึงไม่ได้เล่นส่วนนี้
play-draft = ไพ่ที่คุณย้ายไว้บนโต๊ะจัดไพ่ยังไม่ได้ลง
play-fault = ขออภัย ระบบมีปัญหา ดูที่โต๊ะแล้วเล่นต่อจากตรงนั้น
play-no-next = รอบนี้ยังเล่นอยู่ จบแล้วจึงไปรอบต่อไปได้

# -- what is not understood -----------------------------------------------------------------------

play-unread-empty = ยังไม่ได้พิมพ์อะไร พิมพ์คำสั่ง เช่น จั่ว, 7h 8h 9h หรือ 2c ถ้ามีหลายคำสั่งให้คั่นด้วย ;
play-unread-not-a-card = “{ $word }” ไม่ใช่ไพ่: พิมพ์เลขแล้วตามด้วยดอก เช่น 7h หรือ 10s ส่วนโจ๊กเกอร์คือ jk
play-unread-not-a-word = “{ $word }” ไม่ใช่ทั้งไพ่และคำสั่ง ไพ่พิมพ์แบบ 7h หรือ 10s คำสั่งพิมพ์แบบ จั่ว เก็บ หรือ 7h 8h 9h
play-unread-near-a-word = “{ $word }” ไม่ใช่ทั้งไพ่และคำสั่ง หมายถึง “{ $near }” หรือเปล่า
play-unread-not-a-number = “{ $word }” ไม่ใช่หมายเลขของชุดไพ่ ชุดไพ่บนโต๊ะนับจาก 1 เช่น 4s > 2
play-unread-no-cards = “{ $word }” ยังไม่ได้บอกไพ่ พิมพ์ไพ่ไปด้วย เช่น 4s > 2 หรือ แลก 5h 2
play-unread-one-card = “{ $word }” บอกไพ่มากกว่าหนึ่งใบในที่ที่ใช้ใบเดียว หลัง น็อค และ เก็บกอง ให้ใส่ : ก่อน เช่น น็อค 2c: 7h 8h 9h
play-unread-stands-alone = “{ $word }” เป็นคำสั่งเดี่ยว ใส่ ; ก่อนคำสั่งถัดไป เช่น จั่ว; 2c
play-unread-several = อ่านได้หลายแบบ พิมพ์แบบที่ต้องการ: { $lines }
