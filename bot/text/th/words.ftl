# Words that sentences of every subject are put together from.

# -- lists and paragraphs -------------------------------------------------------------------------

# "Ann, Ben และ Cara": all but the last are joined by list-next, the last comes by list-last.
list-next = { $first }, { $next }
list-last = { $first } และ { $last }

# A number that stands alone, as on a bar.
number = { $number }

# Closes a refusal with the paragraph that it rests on.
cited = { $sentence } ({ $book } { $rule })
cited-alone = { $sentence } (ข้อ { $rule })

# -- cards ----------------------------------------------------------------------------------------

# Between the melds of one contract.
melds-between = { $melds } · { $meld }
computer = { $name } (คอม)
computer-of = { $name } (คอม, { $strength })

# How well a computer plays, the least first.
strength-easy = ง่าย
strength-medium = ปานกลาง
strength-strong = ยาก

# -- goals ----------------------------------------------------------------------------------------

# $size is "plain", "exact" or "more".
goal-set =
    ตอง { $size ->
        [exact] { $least } ใบพอดี
        [more] { $least } ใบขึ้นไป
       *[plain] { $least } ใบ
    } { $count } ชุด
goal-run =
    เรียง { $size ->
        [exact] { $least } ใบพอดี
        [more] { $least } ใบขึ้นไป
       *[plain] { $least } ใบ
    } { $count } ชุด
goal-whole-hand = { $melds } ลงหมดทั้งมือ
# One line of the table of contracts.
contract-of-deal =
    - รอบที่ { $deal } คนละ { $cards } ใบ: { $goal }
# One line of the list of phases.
phase-of-list = - { $number }: { $goal }

# -- score sheet ----------------------------------------------------------------------------------

# One of the lines below with the name before it; where the name is a heading they stand alone.
line-of = { $who }: { $line }

line-in-hand =
    { $count ->
        [0] ไม่เหลือไพ่ในมือ
       *[other] เหลือในมือ { $cards }
    }, { $points } แต้ม
line-in-hand-count =
    { $count ->
        [0] ไม่เหลือไพ่ในมือ
       *[other] เหลือในมือ { $count } ใบ
    }, { $points } แต้ม
line-laid-count = ลง { $count } ใบ, { $added } แต้ม
line-least-in-hand = แต้มในมือน้อยที่สุด, { $points } แต้ม
line-out-bonus = แต้มพิเศษเมื่อหมดมือ, { $added } แต้ม
line-went-out = หมดมือ, { $points } แต้ม
line-laid = ลง { $cards }, { $added } แต้ม
