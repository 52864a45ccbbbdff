# What stands on messages, panels and buttons.

you = คุณ

# -- lobby ----------------------------------------------------------------------------------------

lobby-title = ### { $game }: เชิญนั่ง
lobby-rules = **กติกาโต๊ะ** (จุดที่ต่างจากมาตรฐาน)
lobby-house-rules = -# **กติกาโต๊ะ:** { $rules }
lobby-standard-rules = กติกามาตรฐาน
lobby-person = **{ $name }**
lobby-host = **{ $name }** · เจ้าของโต๊ะ
lobby-free = *ว่าง*
lobby-missing = เล่นได้ { $least } ถึง { $most } คน ยังขาดอีก { $missing } คน
lobby-missing-exactly = เล่น { $most } คน ยังขาดอีก { $missing } คน
lobby-ready = พร้อมแล้ว: **{ $host }** กดเริ่มได้เลย หรือจะรอเพื่อนเพิ่มก็ได้
lobby-full = ครบโต๊ะแล้ว: **{ $host }** กดเริ่มได้เลย
lobby-new = -# ยังไม่เคยเล่นใช่ไหม { COMMAND("rummy practice") }
lobby-new-to-read = -# ยังไม่เคยเล่นใช่ไหม { COMMAND("rummy rules") }
lobby-sealed = -# สับไพ่ตรวจสอบได้ ผนึกไว้ก่อนแจกรอบแรก: `{ $seal }`
lobby-closed-idle = ปิดโต๊ะนี้แล้ว เพราะไม่มีใครเล่นมาสักพัก เปิดโต๊ะใหม่ด้วย { COMMAND("rummy new", $game) }
lobby-closed-left = ทุกคนออกไปหมดแล้ว โต๊ะนี้จึงปิด เปิดโต๊ะใหม่ด้วย { COMMAND("rummy new", $game) }
button-join = ร่วมวง
button-leave-lobby = ออก
# Above one button a strength; the buttons have the mark of a computer.
lobby-add-computer = เพิ่มคอม:
button-easy-computer = ง่าย
button-medium-computer = ปานกลาง
button-strong-computer = ยาก
button-house-rules = กติกาโต๊ะ
button-computer = เพิ่มคอม
button-all-rules = กติกาทั้ง { $count } ข้อ
button-start = เริ่ม

# -- table ----------------------------------------------------------------------------------------

table-title = ## { $game }
table-deal = **รอบที่ { $deal }**
table-deal-of = **รอบที่ { $deal } จาก { $deals }**
table-goal = คอนแทรกต์: **{ $goal }**
table-seat = { $name } · { $count } ใบ · { $points } แต้ม
# Where laid cards count: points laid in this deal, cards in hand, points in all.
table-seat-laid = { $name } · ลงแล้ว { $laid } · { $count } ใบ · รวม { $points }
table-down-contract = ✅
table-down-birth = ✅ เกิดแล้ว
table-draw = ถึงตา { $name } จั่วจากกองจั่ว
table-draw-or-take = ถึงตา { $name } จั่วจากกองจั่ว หรือเก็บ { $card }
table-draw-row = ถึงตา { $name } จั่วจากกองจั่ว หรือเก็บกอง
table-last-turn = กองจั่วหมดแล้ว { $name } เก็บกองได้เพื่อน็อคในตานี้เท่านั้น ไม่อย่างนั้นจบรอบ
table-row-or-pass = กองจั่วหมดแล้ว { $name } เก็บกอง หรือผ่านแล้วจบรอบ
table-play = { $name } จะลงไพ่ก็ได้ แล้วทิ้ง
table-play-unborn = { $name } ยังไม่เกิด ต้องทิ้งหรือน็อค
table-play-knock = { $name } ต้องน็อคในตานี้
table-fined = โดนปรับ { $points }
table-window = **ขอไพ่** ใครอยากได้ { $card } ขอได้เลย ⏱ { $until } ยังไม่ตอบ: { $names }
table-window-buy = **ซื้อไพ่** ใครอยากได้ { $card } ซื้อได้เลย ⏱ { $until } ยังไม่ตอบ: { $names }
table-window-buy-untimed = **ซื้อไพ่** ใครอยากได้ { $card } ซื้อได้เลย ยังไม่ตอบ: { $names }
table-may-i-left = { $name } (เหลือ { $left })
table-asked = ขอแล้ว: { $names }
table-closed-left = ทุกคนออกไปหมดแล้ว โต๊ะนี้จึงปิด
table-closed = โต๊ะนี้ปิดแล้ว
button-my-hand = ไพ่ของฉัน
button-draw = จั่ว
button-take = เก็บไพ่หงาย
button-take-card = เก็บ { $card }
button-may-i = ขอไพ่
button-may-i-left = ขอไพ่ (เหลือ { $left })
button-buy = ซื้อ
button-buy-left = ซื้อ (เหลือ { $left })
button-pass = ไม่เอา
button-pass-turn = ผ่าน
button-pass-ends = ผ่าน: จบรอบ
button-pass-ends-at = ผ่าน: จบรอบที่ { $points }
button-more = เพิ่มเติม
ping-turn = { $user } ถึงตาคุณแล้ว: [ไปที่โต๊ะ]({ $jump })

# -- hand panel -----------------------------------------------------------------------------------

hand-waiting = **ยังไม่ถึงตาคุณ:** { $names } แล้วถึงตาคุณ
hand-asked-in-vain = ตามลำดับตาเขาอยู่ก่อนคุณ
hand-window = **รอสักครู่** คนอื่นเอา { $card } ได้ก่อน ดูที่โต๊ะว่าใครยังไม่ตอบ
hand-draw = **ถึงตาคุณ** จั่วจากกองจั่ว หรือเก็บไพ่หงาย
hand-play = **ถึงตาคุณ** จะลงไพ่ก่อนก็ได้ แล้วเลือกทิ้งหนึ่งใบ
hand-draw-row = **ถึงตาคุณ** จั่วจากกองจั่ว
hand-draw-or-row = **ถึงตาคุณ** จั่วจากกองจั่ว หรือเก็บกองมาลงชุด
hand-last-turn = **ตาสุดท้าย** เก็บกองเพื่อน็อคทันที หรือกด “ผ่าน” แล้วจบรอบ
hand-draw-or-sweep = **ถึงตาคุณ** จั่วจากกองจั่ว หรือเก็บกอง
hand-row-or-pass = **กองจั่วหมดแล้ว** เก็บกอง หรือผ่านแล้วจบรอบ
hand-only-pass = **กองจั่วหมดแล้ว** และไม่มีใบไหนในกองกลางที่ใช้ได้ กดผ่านแล้วจบรอบ
hand-play-only-knock = **ถึงตาคุณ** ตานี้ต้องน็อค ลงไพ่ที่จะลงให้ครบแล้วกด “น็อค”
hand-play-last-card = **ถึงตาคุณ** เหลือใบเดียว น็อคด้วยใบนี้ได้เลย
hand-play-knock = **ถึงตาคุณ** น็อคได้แล้ว! หรือลงไพ่ถ้าลงได้ แล้วเลือกทิ้งหนึ่งใบ
hand-play-first = **ถึงตาคุณ** เลือกทิ้งหนึ่งใบ
hand-play-contract = **ทำคอนแทรกต์ได้แล้ว!** หรือทิ้งหนึ่งใบ
hand-play-fresh = **ทำคอนแทรกต์แล้ว** เลือกทิ้งหนึ่งใบ
hand-may-i = **ขอไพ่ไหม** คุณเอา { $card } ได้ตอนนี้ แต่ต้องจั่วไพ่ปรับหนึ่งใบด้วย หมดเวลา { $until }
hand-buy = **ซื้อไหม** คุณเอา { $card } ได้ตอนนี้ แต่ต้องจั่วไพ่ปรับ { $penalty } ใบด้วย
hand-buy-until = หมดเวลา { $until }
hand-buys = ซื้อได้อีก { $left } ครั้ง
hand-may-is = ขอไพ่ได้อีก { $left } ครั้ง
hand-cards = { $count } ใบ
hand-deadwood = { $points } แต้มนอกชุด
# What this player has laid, what their hand would cost, and the points that this makes now.
hand-laid-less-held = ลงแล้ว { $laid } ในมือ { $held } ตอนนี้ได้ { $points }
hand-missing = ขาดอีก { $count } ใบครบคอนแทรกต์
hand-ready = ทำคอนแทรกต์ได้แล้ว
hand-down-contract = ทำคอนแทรกต์แล้ว
hand-down-birth = เกิดแล้ว
hand-unborn = ยังไม่เกิด: เก็บกองก่อนจึงลงชุดได้
hand-more-readings = -# ยังมีอีก: เลือกไพ่ในมือก่อน แล้วจะแสดงเฉพาะที่ทำได้จากไพ่เหล่านั้น
hand-since = **หลังตาที่แล้ว**
hand-since-more = และก่อนหน้านั้นอีก { $count } อย่าง
hand-since-deal = **ตั้งแต่เริ่มรอบ**
chosen-line = { $cards }: { $what }
chosen-set = ตอง { $count } ใบ
chosen-run = เรียง { $count } ใบ
chosen-fits = ฝากชุด { $melds } ได้
chosen-later-draw = { $what } แต่ต้องจั่วก่อน
chosen-later-contract = { $what } แต่ต้องทำคอนแทรกต์ก่อน
chosen-later-birth = { $what } แต่ต้องเกิดก่อน
chosen-later-turn = { $what } แต่ตอนนี้ยังไม่ได้
chosen-whole = ครบพอดี
chosen-swap = แลกโจ๊กเกอร์ได้
chosen-knock = น็อคได้
chosen-discard = ทิ้งได้
chosen-goes = เข้ากับใบอื่นได้
chosen-apart = ยังไม่เป็นชุด
chosen-or = { $first } หรือ { $other }
chosen-missing = ขาด { $cards }
chosen-near = { $why } ลองนี่ได้: { $move }
hand-choose = เลือกไพ่ที่จะลง…
hand-discard = ทิ้ง… (จบตา)
hand-discard-first = เลือกใบที่จะทิ้ง…
hand-take-row = เก็บกอง…
hand-menu-part = { $first } – { $last }: { $what }
hand-pick-one = เลือกหนึ่งอย่าง
button-row = เก็บกอง
button-knock = น็อค
button-contract = คอนแทรกต์
button-meld = ลงชุด
button-lay-off = ฝาก
button-swap = แลกโจ๊กเกอร์
button-discard = ทิ้ง
button-several = { $what }…
button-contract-of = คอนแทรกต์ { $cards }
button-row-for = เก็บ { $count } ใบ ลง { $cards }
button-row-free = เก็บ { $card }
button-knock-with = น็อคด้วย { $card }
button-meld-of = ลง { $cards }
button-lay-off-of = ฝาก { $cards }
button-swap-for = เอา { $card } แลกโจ๊กเกอร์
button-discard-of = ทิ้ง { $card }
button-suggest = แนะนำ
button-take-back = ดึงกลับ
button-sort = จัดตาม{ $mode }
# The same where there is less room.
button-sort-brief = จัดไพ่
button-take-it = เก็บ
button-swap-it = แลก
button-back = กลับ
sort-suit = ดอก
sort-rank = เลข
sort-melds = ชุด
choose-contract =
    { $count ->
        [1] **คอนแทรกต์ของคุณ** ลงได้แบบนี้
       *[other] **คอนแทรกต์ของคุณ** เลือกแบบที่จะลง
    }
choose-row = **เก็บกอง** เลือกว่าจะเริ่มเก็บที่ใบไหนและลงชุดใดกับใบนั้น ทุกใบที่ตามหลังในกองกลางจะเข้ามือคุณด้วย
choose-sweep = **เก็บกอง**: เลือกว่าจะเก็บและลงอะไร เลือกแล้วเล่นทันที ตัวเลขคือเลขบนไพ่ บอกว่าไพ่เข้ามือกี่ใบ
# The last line of a menu that has no room for all.
row-deeper = ลึกกว่านี้…
row-deeper-about = ยังมีอีก { $count } แบบ
choose-knock = **น็อค** จะเหลือใบไหนไว้เป็นใบน็อค ใบอื่นลงหมด
choose-lay =
    { $count ->
        [1] **ลงชุด** ลงได้แบบนี้
       *[other] **ลงชุด** จะลงแบบไหน
    }
choose-off = **ฝาก** ใบไหน ฝากกับชุดไหน
choose-swap = **แลกโจ๊กเกอร์** เอาใบไหนแลกโจ๊กเกอร์ใบไหน
choose-suggest = **คุณลงแบบนี้ได้** เลือกหนึ่งอย่าง แล้วจะลงให้เลย
choose-one-card = เลือกใบที่จะทิ้งแค่ใบเดียว
nothing-to-lay = ในมือคุณยังไม่มีอะไรลงได้
move-contract-rest =
    { $count ->
        [0] ลงหมดทั้งมือ
       *[other] เหลือในมือ { $count } ใบ
    }
move-meld = ชุดใหม่
move-lay-off = { $cards }
move-on = ฝากกับ { $cards } ของ { $name }
move-swap = เอา { $card } แลกโจ๊กเกอร์
restarting = บอตกำลังเริ่มทำงานใหม่ ลองอีกครั้งในอีกไม่กี่วินาที ไม่มีอะไรหาย
fault-passing = ขออภัย ระบบมีปัญหา ลองดูว่าการเล่นเมื่อครู่มีผลไหม ถ้ายังไม่มี ลองใหม่อีกครั้ง ถ้ายังเป็นอยู่ ช่วยแจ้งรหัสอ้างอิง { $ref }
table-unknown = ไม่มีข้อมูลโต๊ะนี้แล้ว เปิดโต๊ะใหม่ด้วย { COMMAND("rummy new dummy") }
table-thinned = โต๊ะนี้ปิดไปนานแล้ว จึงไม่มีการเล่นเก็บไว้ให้ดูย้อนหลังหรือตรวจสอบอีก แต่ผลของเกมยังดูได้ที่ { COMMAND("history") }
not-dealt = ยังไม่ได้แจกไพ่ ไพ่ของคุณจะมาเมื่อเจ้าของโต๊ะกด “เริ่ม”

# -- results --------------------------------------------------------------------------------------

result-out = **{ $name }** หมดมือ จบรอบ
result-exhausted = กองจั่วหมด จบรอบ ทุกคนนับแต้ม
result-totals-low = **แต้มรวม** (น้อยสุดชนะ)
result-totals-high = **แต้มรวม** (มากสุดชนะ)
result-seat = { $name }: **{ $added }**
result-total =
    { $place }. { $name }: **{ $total }** ({ $added })
result-winner = { $mark } **{ $name }** ชนะเกมนี้ด้วย { $points } แต้ม!
result-winners = { $mark } **{ $names }** ชนะร่วมกันด้วย { $points } แต้ม!
result-mine = คุณ: รอบนี้ **{ $added }** รวม **{ $total }** อันดับ { $place } จาก { $seats }
result-my-rating = เรตติ้งของคุณ: { $change } → **{ $rating }**
button-details = รายละเอียด
alt-result-points = { $name }: { $added } รวม { $total }
alt-result-bars = { $name } ลง { $laid } เหลือในมือ { $held }.
result-next = รอบต่อไปเริ่ม { $until } หรือทันทีที่ทุกคนพร้อม ยังไม่พร้อม: { $names }
result-next-soon = รอบต่อไปเริ่ม { $until } หรือทันทีที่ทุกคนพร้อม
button-continue = รอบต่อไป

# -- สิ่งที่โดดเด่นในเกม: คนละบรรทัด ต่อจากชื่อ ------------------------------------------------------

highlight-line = -# { $name } · { $told }
highlight-comeback = รั้งท้ายหลังรอบที่ { $deal } แต่พลิกกลับมาชนะ
highlight-lucky = ไพ่นำโชค: { $card } ของ { SPACED($other) }จบรอบที่ { $deal }
highlight-streak = ชนะ { $number } รอบติดต่อกัน
highlight-rival = สูสีกับ { SPACED($other) }ตอนนี้ { $number } ต่อ { $of }
highlight-biggest = รอบที่ดีที่สุดของเกม: { $number } แต้มในรอบที่ { $deal }
highlight-most-laid = ลงได้แต้มมากที่สุดในรอบเดียว: { $number } แต้มในรอบที่ { $deal }
highlight-close = ห่างจากชัยชนะแค่ { $number } แต้ม
highlight-quick = ชนะรอบที่ { $deal } หลังจั่วแค่ { $number } ครั้ง
highlight-most = ตาเด็ด: ลง { $number } ใบในตาเดียว (รอบที่ { $deal })
highlight-most-deals = ชนะมากรอบที่สุด: { $number } จาก { $of }
highlight-climb = ไล่ขึ้นมา { $number } อันดับหลังรอบที่ { $deal }
highlight-upcards = ขอไพ่หงายได้มากที่สุด: { $number }
highlight-steady = ไม่เคยได้ที่โหล่เลยทั้ง { $number } รอบ
highlight-won-deals = ชนะ { $number } จาก { $of } รอบ
highlight-placed = อันดับ { $of } ด้วย { $number } แต้ม

# -- private notes --------------------------------------------------------------------------------

rules-title = ## กติกา { $game }
more-title = ## { $game }
more-score = { $name }: { $points } แต้ม
button-rules = กติกา
button-leave = ออกจากโต๊ะ
button-leave-now = ออกเลย
button-close = ปิด
button-stay = อยู่ต่อ
leave-lobby = ออกจากห้องรอของ { $game } ไหม
stayed = ดีเลย คุณยังนั่งอยู่ที่เดิม
leave-question = ออกจากโต๊ะ { $game } นี้ไหม คอมจะเล่นแทนที่คุณ และเกมนี้นับว่าคุณแพ้
left = คุณออกจากโต๊ะแล้ว ขอบคุณที่มาเล่นด้วยกัน!
left-and-closed = คุณออกจากโต๊ะแล้ว ไม่เหลือใครอยู่ โต๊ะจึงปิด
hands-title = คุณนั่งอยู่หลายโต๊ะ จะดูไพ่โต๊ะไหน
hands-one = { $game } รอบที่ { $deal }
hands-one-lobby = { $game } ยังไม่เริ่ม
second-seat = คุณนั่งอยู่ที่ { $table } ในช่องนี้แล้ว ถ้าต้องการนั่งอีกโต๊ะ ให้ทำแบบเดิมอีกครั้ง
no-table-of-yours = ตอนนี้คุณไม่ได้นั่งโต๊ะไหน ร่วมวงสักโต๊ะในช่องนี้ หรือเปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
servers-only = โต๊ะอยู่ในเซิร์ฟเวอร์ ใช้คำสั่งนี้ในเซิร์ฟเวอร์ที่มี Upcard ที่นี่ฝึกเล่นได้ด้วย { COMMAND("rummy practice") } และอ่าน { COMMAND("rummy rules") }
no-table-here = ช่องนี้ไม่มีโต๊ะเปิดอยู่ เปิดโต๊ะด้วย { COMMAND("rummy new dummy") }
watching = มีแค่คุณที่เห็น: ดู[โต๊ะ]({ $jump })นี้สด ๆ
bystander = มีแค่คุณที่เห็น: โต๊ะในตอนนี้ โต๊ะอยู่[ตรงนี้]({ $jump })
bystander-nowhere = มีแค่คุณที่เห็น: โต๊ะในตอนนี้
permission-missing = บอตมีสิทธิ์ในช่องนี้ไม่พอ ต้องมี { $names } ขอให้ผู้ดูแลเซิร์ฟเวอร์เปิดสิทธิ์ให้ หรือใช้ช่องอื่น
permission-view-channel = “ดูช่อง”
permission-send-messages = “ส่งข้อความ”
permission-send-messages-in-threads = “ส่งข้อความในเธรด”
permission-attach-files = “แนบไฟล์”

# -- words read out for pictures ------------------------------------------------------------------

alt-stock = กองจั่ว { $count } ใบ.
alt-upcard = ไพ่หงาย: { $card }.
alt-row = กองกลาง เรียงจากใบแรก: { $cards }.
alt-empty-row = กองกลางว่างอยู่.
alt-reach = คุณเก็บได้ตั้งแต่: { $cards }.
# Behind the cards of a meld: those that somebody else has laid there.
alt-laid-by = ในนั้น { $cards } เป็นของ { $name }.
alt-head = { $card } คือใบหัว.
alt-no-upcard = ไม่มีไพ่หงาย.
alt-meld = { $name } ลง { $cards }.
alt-meld-in-common = บนโต๊ะ: { $cards }.
alt-seat = { $name } มีไพ่ { $count } ใบ.
alt-hand = ไพ่ของคุณ: { $cards }
alt-empty-hand = ในมือคุณไม่มีไพ่

# -- commands -------------------------------------------------------------------------------------

command-new = เปิดโต๊ะ { $game } ในช่องนี้
option-computers = จำนวนคอมที่เล่นด้วย และระดับความยาก
# "2 · medium".
computers-choice = { $number } · { $strength }
computers-unknown = เลือกจากบรรทัดที่แนะนำขณะพิมพ์ โต๊ะนี้ยังมีที่ให้คอมไม่เกิน { $most } ตัว
command-rummy = โต๊ะรัมมี่ในช่องนี้
command-open = เปิดโต๊ะ
command-hand = ดูไพ่ในมือของคุณอีกครั้ง มีแค่คุณที่เห็น
command-table = แสดงโต๊ะอีกครั้งที่ล่างสุดของช่องนี้
command-rules = กติกาของเกม พร้อมคำอธิบายกติกาโต๊ะทุกข้อ
option-rules-game = เกมไหน เว้นไว้คือเกมของโต๊ะคุณ หรือโต๊ะล่าสุดในช่องนี้
command-leave = ออกจากโต๊ะ (ถามย้ำหนึ่งครั้ง)
command-server = ตั้งค่าเซิร์ฟเวอร์นี้ สำหรับผู้ดูแล
command-presets = ชุดกติกา: แก้ ลบ เลือกค่าเริ่มต้น
option-presets-game = เกมไหน
