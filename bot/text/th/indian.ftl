# What only Indian Rummy says at the table, on panels and in results.

# -- the table ------------------------------------------------------------------------------------

table-wild = ไพ่แทน: **{ $rank } และโจ๊กเกอร์**
table-dropped = ⬇ หมอบแล้ว
table-out = ❌ ถูกคัดออก
table-draw-joker-stays = ตาของ { $name }: จั่วจากกองจั่ว โจ๊กเกอร์ { $card } เก็บไม่ได้
table-discard-or-declare = { $name } จั่วแล้ว จะทิ้งหรือแบไพ่
alt-cut = ใบชี้: { $card }
alt-dropped = { $name } หมอบแล้ว
alt-out = { $name } ถูกคัดออกจากเกม

# -- the hand -------------------------------------------------------------------------------------

life-first = ชีวิตแรก
life-second = ชีวิตที่สอง
life-others = กลุ่มอื่น
life-left = เหลือ: { $points }
life-rest = เหลือ
life-missing = { $life }: ยังไม่มี
life-of = { $life }: { $cards }
hand-draw-joker-stays = **ถึงตาคุณ** จั่วจากกองจั่ว โจ๊กเกอร์ที่มีคนทิ้งเก็บไม่ได้
hand-draw-or-drop = **ถึงตาคุณ** จั่วหรือเก็บไพ่ ถ้าไพ่แย่มากก็หมอบได้
hand-declare = **แบไพ่ได้แล้ว!** ทุกใบเข้ากลุ่มหมด กดปุ่มเขียว
hand-dropped = **คุณหมอบแล้ว** เสีย { $points } ไม่มีใครรอคุณจนถึงรอบหน้า ยังเล่นอยู่: { $names }
hand-declared-wrongly = **แบผิด** เสีย { $points } ไม่มีใครรอคุณจนถึงรอบหน้า ยังเล่นอยู่: { $names }
hand-out-of-game = **คุณถูกคัดออกจากเกมแล้ว** ไม่มีใครรอคุณ ยังเล่นอยู่: { $names }
hand-left-over = เหลือ { $points }
hand-left-over-after = เหลือ { $points } ทิ้งแล้วเหลือ { $after }
hand-counts = นับ { $points }: ยังขาดชีวิต
hand-four-card-life = ต้องมีเรียงสี่ใบหนึ่งชุด
hand-pool =
    อีก { $left } ถึง { $limit }{ $safe ->
        [0] {""}
       *[other] {" "}หมอบได้อีก { $safe } ครั้ง
    }
throw-leaves = { $card } → { $points }
button-declare = แบไพ่
button-declare-aside = แบไพ่ แยก { $card }
button-drop = หมอบ
button-drop-for = หมอบ −{ $points } (ไพ่ { $count })
button-drop-at = หมอบ −{ $points }
button-drop-now = ใช่ หมอบ
button-joker-stays = { $card }: โจ๊กเกอร์เก็บไม่ได้
button-stays = { $card } เก็บไม่ได้
choose-drop = **หมอบ**: ออกจากรอบนี้ กดอีกครั้งเพื่อหมอบ
choose-declare = **แบไพ่**: แยกใบไหน
move-drop = ออกจากรอบนี้ เสีย **{ $points }**
move-drop-line = ออกจากรอบนี้ เสีย { $points }
move-drop-hand = ตอนนี้ไพ่ของคุณนับ { $count }
move-declare = แบไพ่ แยก { $card }

# -- typed moves ----------------------------------------------------------------------------------

play-word-drop = หมอบ
play-word-declare = แบไพ่, แบ
# Behind the word for a declaration: also if it is wrong.
play-word-anyway = ยืนยัน
play-unread-no-declaration = แบบนี้แบไม่ได้: จะเสีย { $points } และออกจากรอบนี้ ถ้ายืนยันให้พิมพ์ { $lines }
play-move-drop = หมอบออกจากรอบนี้
play-move-declare = แบไพ่ แยก { $card }
play-move-declare-named = แบไพ่ แยก { $card }: { $melds }

# -- what happened --------------------------------------------------------------------------------

event-dealt-wild = รอบที่ { $deal } · คนแจก: { $dealer } · เริ่มก่อน: { $starter } · ไพ่แทน: { $rank } และโจ๊กเกอร์
event-dropped = { SPACED($who) }หมอบ เสีย { $points }
event-declared = { SPACED($who) }แบไพ่: { $melds }
event-declared-wrongly = { SPACED($who) }แบผิด เสีย { $points }
event-deal-declare = { SPACED($who) }ชนะรอบนี้
event-deal-drop = ไม่เหลือใครแล้ว { SPACED($who) }ชนะรอบนี้
deed-dropped = หมอบ

# -- results --------------------------------------------------------------------------------------

result-declared = **{ $name }** แบไพ่และชนะรอบนี้!
result-last-one = ไม่เหลือใครในรอบนี้แล้ว **{ $name }** ชนะ
result-void-stock = กองจั่วหมดและไม่มีไพ่ให้สับ รอบนี้เป็นโมฆะ ไม่มีใครเสียแต้ม
result-complete-late = **{ $names }** ก็จัดครบแล้ว ช้าไปตาเดียว
result-put-out = ❌ ถูกคัดออกจากเกม: **{ $names }**
result-back = ↩️ กลับเข้าพูล: { $names }
result-back-with = **{ $name }** ที่ { $total }
alt-grouped = { $name }: กลุ่ม { $melds } เหลือ { $cards } นับ { $points } แต้ม
alt-grouped-whole = { $name }: กลุ่ม { $melds } ไม่เหลือไพ่
alt-grouped-none = { $name }: นับทุกใบ { $cards } รวม { $points } แต้ม
line-declared = แบไพ่, { $added }
line-left-over =
    { $count ->
        [0] ไม่เหลือไพ่
       *[other] เหลือ { $cards }
    }, { $added }
line-left-over-count =
    { $count ->
        [0] ไม่เหลือไพ่
       *[other] เหลือ { $count } ใบ
    }, { $added }
line-dropped = หมอบ, { $added }
line-wrong-declaration = แบผิด, { $added }
line-last-one = คนสุดท้ายในรอบ, { $added }

# -- the coach ------------------------------------------------------------------------------------

practice-indian-welcome = มีแค่คุณที่เห็นรอบนี้ ไม่มีผลต่อเรตติ้งหรือสถิติ เล่นช้าแค่ไหนก็ได้ ต้องจัดไพ่ 13 ใบเข้ากลุ่ม ต้องมีเรียงสองชุดคือ**ชีวิต** ชีวิตแรกต้องไม่มีโจ๊กเกอร์ ไพ่ในมือจัดให้แล้ว เห็นทันทีว่าขาดอะไร
practice-indian-draw = **จั่ว**จาก**กองจั่ว** (คว่ำอยู่) หรือเก็บ**ไพ่หงาย** { $card } ถ้าเข้ากลุ่มกับไพ่ของคุณ ใบชี้บอกว่ารอบนี้เลขไหนเป็นไพ่แทน
practice-indian-thrown = **ใบบนเป็นโจ๊กเกอร์** โจ๊กเกอร์ที่มีคนทิ้งเก็บไม่ได้ ให้จั่วจากกองจั่ว
practice-indian-drop = **ไพ่ที่ไม่มีชีวิตอาจเสียถึง 80** { button-drop }คือออกจากรอบนี้ เสีย 20 ถ้ายังไม่ได้ไพ่ใบแรก ไม่ต้องหมอบก็ได้ แล้วแต่ใจกล้า
practice-indian-first-life = **ชีวิตแรก** หาไพ่ดอกเดียวกันเรียงต่อกันสามใบ เป็นไพ่แท้ทุกใบ ถ้าไม่มี ไพ่ทั้ง 13 ใบถูกนับ จึงต้องมาก่อนอย่างอื่น
practice-indian-second-life = **ชีวิตที่สอง** เรียงอีกหนึ่งชุด ชุดนี้ใช้โจ๊กเกอร์แทนได้ จากนั้นนับเฉพาะไพ่ที่เหลือ
practice-indian-safe = **ครบสองชีวิตแล้ว** ไพ่ที่อยู่ในกลุ่มไม่ถูกนับอีก ทิ้งใบสูงที่เหลือออกไป
practice-indian-joker = **คุณมีโจ๊กเกอร์** (ใบที่มีดาวก็เป็นไพ่แทน) เก็บไว้ เข้าได้แทบทุกที่และนับ 0 แต้ม
practice-indian-discard = **ทิ้งไพ่** ในรายการมีแต้มที่จะเหลือหลังทิ้งแต่ละใบ ใบที่ควรทิ้งที่สุดอยู่บนสุด
practice-indian-declare = **แบไพ่ได้แล้ว!** ปุ่มเขียวแยกหนึ่งใบแล้วแบอีก 13 ใบ ทุกใบเข้ากลุ่มหมด คุณชนะรอบนี้
