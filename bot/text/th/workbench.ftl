# โต๊ะจัดไพ่: ตาหนึ่งของรัมมี่จัดชุดใหม่ที่ผู้เล่นลองจัดก่อนลงจริง

bench-turn = **ถึงตาคุณ** ลงไพ่แล้วจบตา
bench-turn-draw = **ถึงตาคุณ** ลงไพ่แล้วจบตา หรือจั่วต่อ
bench-turn-pass = **ถึงตาคุณ** ลงไพ่แล้วจบตา หรือผ่าน
bench-drawn = จั่วแล้ว { $drawn }
bench-points = ในมือ { $points } แต้ม
bench-stock = กองจั่ว { $count }
bench-broken = ✗ **{ $number }** { $cards }: { $count ->
        [1] ใบเดียวไม่พอ
        [2] สองใบไม่พอ
       *[other] ไม่เป็นทั้งตองและเรียง
    }
bench-broken-more = …และอีก { $count } กลุ่ม
bench-stands = ✓ ทุกกลุ่มใช้ได้แล้ว กด **{ button-done }** เพื่อลง { $count } ใบและจบตา
bench-stands-out = ✓ ทุกกลุ่มใช้ได้แล้ว กด **{ button-done }** เพื่อลงไพ่หมดมือและจบรอบ
bench-none-laid = ทุกกลุ่มใช้ได้ แต่ยังไม่ได้ลงไพ่จากมือ
bench-empty = บนโต๊ะยังไม่มีไพ่
bench-from-hand = จากมือคุณ: { $cards }
bench-hand = ไพ่ในมือ…
bench-copies = { $card } (×{ $count })
bench-open = หยิบจากชุดบนโต๊ะ…
bench-cards = ไพ่บนโต๊ะ…
bench-put = ย้าย { $cards } ไปที่…
bench-new = กลุ่มใหม่
bench-new-stands = กลุ่มใหม่: { $kind ->
        [set] ตอง
       *[run] เรียง
    }
bench-group = { $number }: { $cards }
bench-card = { $card } จาก { $number }
bench-fits = ✓ ได้ { $cards }
bench-way =
    { $cards }
    -# ก่อน { $before }
    -# หลัง { $melds }
bench-way-new = ชุดใหม่: **{ $cards }**
bench-no-way = ยังหาที่ลงให้ { $cards } ไม่ได้
button-bench-way = เพิ่ม { $count }
bench-back = กลับเข้ามือ
bench-readings = โจ๊กเกอร์แทนใบไหน…
bench-opening =
    { $open ->
        [alone] ลงครั้งแรก: **{ $worth }/{ $least }** แต้ม จากไพ่ในมือล้วน
        [enough] ลงครั้งแรก: **{ $worth }/{ $least }** แต้ม พอแล้ว
        [yes] ลงครั้งแรก: **{ $worth }/{ $least }** แต้ม ใช้ชุดบนโต๊ะด้วยได้
       *[no] ลงครั้งแรก: **{ $worth }/{ $least }** แต้ม ก่อนหน้านั้นแตะโต๊ะไม่ได้
    }
bench-freed = 🃏 **โจ๊กเกอร์ที่ปลดแล้วต้องลงในตานี้** ย้ายไปชุดใดชุดหนึ่งหรือกลุ่มใหม่
bench-fill = วางแทนโจ๊กเกอร์: { $meld }
button-lay-all = ลงทุกตัวที่ลงได้
button-joker-first = ลงโจ๊กเกอร์ก่อน
button-by-suit = ตามสี
button-by-rank = ตามเลข
button-bench-add = { $cards } → { $number }
button-draw-last = จั่วแล้วจบตา
bench-question =
    { $count ->
        [0] **คุณจัดชุดบนโต๊ะใหม่ แต่ยังไม่ได้ลงไพ่** ถ้า{ $how ->
                [draw] จั่ว
               *[pass] ผ่าน
            } ชุดจะกลับเป็นเหมือนเดิมและจบตา
       *[other] **ยังมีไพ่ { $count } ใบบนโต๊ะจัดที่ยังไม่ได้ลง** ถ้า{ $how ->
                [draw] จั่ว
               *[pass] ผ่าน
            }จะจบตาโดยไม่ได้ลง{ $lays ->
                [yes] {" ถ้าลงก็จบตาเหมือนกัน"}
               *[no] {""}
            }
    }
button-lay-first = ลง { $count } ตัวนี้ก่อน
button-leave-draft =
    { $count ->
        [0] { $how ->
                [draw] จั่วเลย
               *[pass] ผ่านเลย
            }
       *[other] { $how ->
                [draw] จั่วโดยไม่ลง
               *[pass] ผ่านโดยไม่ลง
            }
    }
button-done = ลงเลย
button-undo = ย้อน
button-all-back = คืนหมด
button-knock-now = น็อค ({ $points })
bench-lost = ไพ่ที่คุณย้ายไว้บนโต๊ะจัดไพ่หายไปแล้ว และยังไม่ได้ลงใบไหน นี่คือโต๊ะในตอนนี้
bench-dropped = ไพ่ที่คุณย้ายไว้บนโต๊ะจัดไพ่ไม่ได้ลง
bench-changed = นั่นเป็นภาพเก่าของโต๊ะจัดไพ่ นี่คือภาพล่าสุดที่คุณจัดไว้
bench-nothing-chosen = เลือกไพ่ก่อน จากในมือหรือจากชุดบนโต๊ะ
bench-full = โต๊ะจัดไพ่มีที่สำหรับ { $count } กลุ่มเท่านั้น ย้ายไพ่เหล่านี้ไปกลุ่มที่มีอยู่ หรือเอาใบอื่นกลับก่อน
bench-suggested = 💡 ก่อน: { $before } หลัง: { $melds }
bench-suggested-new = 💡 ไม่ต้องย้ายอะไรบนโต๊ะ
bench-gave-up = -# ค้นหาจนหมดเวลา อาจยังมีวิธีที่ดีกว่านี้
bench-no-suggestion = 💡 จัดโต๊ะอย่างไรก็ยังลงไพ่ของคุณไม่ได้
bench-no-suggestion-found = 💡 ค้นหาจนหมดเวลาแล้วยังไม่พบวิธีลงไพ่ แต่อาจมีก็ได้
alt-bench = โต๊ะจัดไพ่ { $groups }
alt-group = { $number }: { $cards }.
alt-group-broken = { $number } ยังไม่เป็นชุด: { $cards }.
table-rearrange = { $name } จะลงไพ่ หรือจัดชุดบนโต๊ะใหม่เพื่อลงก็ได้
