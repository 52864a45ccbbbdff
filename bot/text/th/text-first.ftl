# ไพ่ในมือและบนโต๊ะเป็นตัวอักษร สำหรับคนที่เลือก “ตัวอักษรก่อน”

words-hand = **ไพ่ของคุณ**
words-suit =
    { $suit ->
        [S] โพดำ
        [H] โพแดง
        [D] ข้าวหลามตัด
        [C] ดอกจิก
        [R] แดง
        [B] น้ำเงิน
        [Y] เหลือง
        [G] เขียว
       *[K] ดำ
    }: { $cards }
words-jokers =
    { $card ->
        [W] ไพ่แทน { $count } ใบ
       *[JK] โจ๊กเกอร์ { $count } ใบ
    }
words-new = ใหม่: { $cards }
words-chosen = เลือกไว้: **{ $cards }**
words-table = **บนโต๊ะ**
words-seat = ที่นั่ง { $seat } { $name }: { $count } ใบ, { $points } แต้ม
words-laid = ลงแล้ว { $laid }
words-on-turn = ถึงตา
words-away = ไม่อยู่
words-meld = { $number }. { $name }: { $cards }
words-meld-in-common = { $number }. { $cards }
words-no-melds = ยังไม่มีใครลงไพ่
