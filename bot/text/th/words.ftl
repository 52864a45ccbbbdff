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

# How well a computer plays, the least first; $version tells a newer style of play from an older one.
strength-easy = ง่าย
strength-medium = ปานกลาง
strength-strong = ยาก
strength-version = { $strength } v{ $version }

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

# -- score sheet ----------------------------------------------------------------------------------

# One of the lines below with the name before it; where the name is a heading they stand alone.
line-of = { $who }: { $line }

line-in-hand =
    { $count ->
        [0] ไม่เหลือไพ่ในมือ
       *[other] เหลือในมือ { $cards }
    }, { $points } แต้ม
    .tiles =
        { $count ->
            [0] ไม่เหลือบนแผง
           *[other] เหลือ { $cards } บนแผง
        } { $points } แต้ม
line-in-hand-count =
    { $count ->
        [0] ไม่เหลือไพ่ในมือ
       *[other] เหลือในมือ { $count } ใบ
    }, { $points } แต้ม
    .tiles =
        { $count ->
            [0] ไม่เหลือ
           *[other] เหลือ { $count } ตัว
        } บนแผง { $points } แต้ม
line-laid-count = ลง { $count } ใบ, { $added } แต้ม
line-went-rummy = รัมมี่รวดเดียว คูณสอง, { $points } แต้ม
line-least-in-hand = แต้มในมือน้อยที่สุด, { $points } แต้ม
    .tiles = เหลือน้อยที่สุดบนแผง { $points } แต้ม
line-out-bonus = แต้มพิเศษเมื่อหมดมือ, { $added } แต้ม
line-knock-beaten = แต้มพิเศษเมื่อเหลือน้อยกว่าคนน็อค, { $added } แต้ม
line-went-out = หมดมือ, { $points } แต้ม
    .tiles = หมดแผง, { $points } แต้ม
line-went-blind = หมดมือรวดเดียว, { $added } แต้ม
line-laid = ลง { $cards }, { $added } แต้ม
line-knock-card = น็อคด้วย { $cards }, { $added } แต้ม
line-dark = น็อคมืด คูณสอง, { $added } แต้ม
line-colour = น็อคสี คูณสอง, { $added } แต้ม
line-not-born = ลบมืด คูณสอง, { $added } แต้ม
line-ting-ngo =
    ทิ้งโง่{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-ting-mee =
    ทิ้งมี่{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-ting-tem =
    ทิ้งเต็ม{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-pee-hua =
    ปี้หัว{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-pee-speto =
    ปี้สเปโต{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-ti-on =
    ตีอ้อน{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม
line-fak-speto =
    ถูกฝากสเปโต{ $count ->
        [0] {""}
       *[other] {" "}{ $cards }
    }, { $added } แต้ม

# What a player can be fined for, in the log.
fine-ting-ngo = ทิ้งโง่ (คนถัดไปเก็บใบนั้นใบเดียวไปน็อค)
fine-ting-mee = ทิ้งมี่ (ทิ้งใบที่ฝากได้)
fine-ting-tem = ทิ้งเต็ม (เข้าชุดกับไพ่ในกองกลาง)
fine-pee-hua = ปี้หัว (มีคนเอาไปลงชุดกับใบหัว)
fine-pee-speto = ปี้สเปโต (มีคนเอาไปลงชุดกับสเปโต)
fine-ti-on = ตีอ้อน (มีคนเอาไปลงชุดกับสเปโต)
fine-fak-speto = ถูกฝากสเปโต (มีคนฝากสเปโตใบนั้นต่อจากไพ่ที่ลงไว้)

# -- games ----------------------------------------------------------------------------------------

# The value is the title, .book what its rules are quoted as, .description what /rummy new says.
game-basic = รัมมี่พื้นฐาน
    .book = พื้นฐาน
    .description = จั่ว ลงชุด ฝาก ทิ้ง ใครหมดมือก่อนได้แต้มจากไพ่ที่คนอื่นยังถืออยู่
game-contract = คอนแทรกต์รัมมี่
    .book = คอนแทรกต์
    .description = เล่นเจ็ดรอบ แต่ละรอบต้องทำคอนแทรกต์ก่อน แต้มรวมน้อยสุดชนะ
game-shanghai = เซี่ยงไฮ้รัมมี่
    .book = เซี่ยงไฮ้
    .description = เล่นสิบรอบ แต่ละรอบทำคอนแทรกต์ก่อน ซื้อไพ่หงายได้ แต้มรวมน้อยสุดชนะ
game-dummy = ดัมมี่
    .book = ดัมมี่
    .description = เก็บไพ่จากกองกลาง ลงชุด ฝาก แล้วน็อค ใครถึง 500 แต้มก่อนชนะ
game-rummy500 = รัมมี่ 500
    .book = รัมมี่ 500
    .description = เก็บไพ่จากกองกลาง ลงชุดเก็บแต้ม ใครถึง 500 แต้มก่อนชนะ
game-manipulation = รัมมี่จัดชุดใหม่
    .book = จัดชุดใหม่
    .description = จัดทุกชุดบนโต๊ะใหม่เพื่อลงไพ่ของคุณ ใครเหลือแต้มน้อยสุดได้แต้ม ถึง 150 แต้มก่อนชนะ
game-tiles = รัมมี่เบี้ยตัวเลข
    .book = เบี้ยตัวเลข
    .description = ลงตองและเรียงด้วยเบี้ยตัวเลข จัดโต๊ะใหม่เพื่อลงเบี้ยของคุณ ใครหมดมือก่อนชนะรอบ
game-gin = จินรัมมี่
    .book = จิน
    .description = สำหรับสองคน จัดไพ่เป็นชุดแล้วน็อคหรือจิน มีโอคลาโฮมาและฮอลลีวูดด้วย
game-indian = รัมมี่อินเดีย
    .book = อินเดีย
    .description = ไพ่ 13 ใบ เรียงสองชุด หนึ่งชุดเป็นเรียงแท้ แบไพ่ให้ได้หรือหมอบให้ทัน มีแบบนับแต้ม พูล และตามรอบ
game-phases = สิบเฟส
    .book = เฟส
    .description = ทำสิบเฟส รอบละไม่เกินหนึ่งเฟส ใครถึงไหนก็ทำจากตรงนั้น มีไพ่ข้ามตา ไพ่แทน แต้มน้อยดีกว่า
