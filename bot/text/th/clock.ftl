# นาฬิกาของโต๊ะ ระบบเล่นอัตโนมัติ และผู้เล่นที่ไม่อยู่

event-timed-out = ⏱ { SPACED($who) }หมดเวลาแล้ว
event-went-away = 💤 { SPACED($who) }หมดเวลาสองครั้งติดกัน จากนี้ระบบเล่นแทน
event-missed-turn = 💤 { SPACED($who) }พลาดไปหนึ่งตา
event-came-back = { SPACED($who) }กลับมาแล้ว
event-clock-resumed = ⏱ บอตหยุดไปครู่หนึ่ง ไม่นับเวลาช่วงนั้น
event-closed-abandoned = ปิดโต๊ะแล้ว เพราะทุกคนไม่อยู่นานเกินไป
event-autopilot = ระบบเล่นแทน: { $deeds }
deed-drew = จั่วได้ { $cards }
deed-drew-hidden = จั่ว { $count } ใบ
deed-took = เก็บ { $card }
deed-took-row = เก็บกอง { $cards }
deed-laid-down = ลง { $cards }
deed-laid-off = ฝาก { $cards } (รวมเป็น { $whole })
deed-made-contract = ทำคอนแทรกต์สำเร็จ ({ $melds })
deed-swapped = เอา { $card } แลกโจ๊กเกอร์
deed-discarded = ทิ้ง { $card }
deed-left-upcard = ไม่เอาไพ่หงายใบแรก
deed-passed = ผ่าน
piloted = { $who } (ระบบเล่นแทน)

# -- choosing a clock -----------------------------------------------------------------------------

option-clock = เวลาของแต่ละคน
clock-quick = เร็ว: { $clock }
    .name = เร็ว
clock-normal = ปกติ: { $clock }
    .name = ปกติ
clock-relaxed = สบาย ๆ: { $clock }
    .name = สบาย ๆ
clock-unknown = ไม่มีเวลาแบบ “{ $name }” เลือกจากบรรทัดที่แนะนำขณะพิมพ์
clock-line = **เวลา:** { $clock }
clock-live = ตาละ { $turn } วินาที สำรอง { $bank } วินาที
clock-slow = ตาละ { $days } วัน
# Of a table at which one person plays, against computers: $clock is what it has with more people.
clock-alone = เล่นคนเดียวไม่จับเวลา ถ้ามีเพื่อนเล่นด้วย { $clock }
clock-untimed = ไม่จับเวลา

# -- at the table ---------------------------------------------------------------------------------

clock-until = ⏱ { $until }
clock-until-in-words = ⏱ หมดเวลา { $until }
clock-rests = ⏱ ไม่จับเวลา
# Of a player who has not opened their hand since the game began.
clock-first = ⏱ ยังไม่เปิดไพ่ ระบบจะเล่นแทน { $until }
clock-away-turn = 💤 { $name } ไม่อยู่ ระบบเล่นแทน
clock-late-turn = ⏱ { $name } หมดเวลา ระบบเล่นแทน
clock-paused = 💤 **ทุกคนไม่อยู่** โต๊ะหยุดรอจนกว่าจะมีคนกด “กลับมาแล้ว”
clock-you-away = 💤 **คุณไม่อยู่** ระบบกำลังเล่นแทน กด “กลับมาแล้ว” หรือเล่นเองได้เลย
seat-away = 💤 ไม่อยู่
alt-away = { $name } ไม่อยู่.
button-im-back = กลับมาแล้ว
welcome-back = ยินดีต้อนรับกลับ! คุณเล่นเองได้แล้ว
not-away = คุณไม่ได้หายไปไหน ที่นั่งนี้ยังเป็นของคุณอยู่
table-closed-abandoned = ทุกคนไม่อยู่นานเกินไป โต๊ะนี้จึงปิด
