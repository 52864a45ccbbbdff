# ไพ่ชุดเดียวกันหลายโต๊ะ: เล่นซ้ำและเทียบกัน

option-same-as = ไพ่ของเกมนี้ (รหัส)
lobby-same-cards =
    🎴 **ไพ่ชุดเดียวกับ `{ $code }`** ตรงกันทุกที่นั่ง เล่นหนึ่งรอบ แต่ละที่นั่งมีไพ่กันไว้ให้จั่ว ตราบใดที่ยังไม่หมด คนอื่นเล่นอะไรก็ไม่เปลี่ยนไพ่ที่คุณจั่ว
    -# เจ้าของโต๊ะเวียนที่นั่งได้
button-turn-seats = เวียนที่นั่ง
event-seats-turned = เจ้าของโต๊ะเวียนที่นั่งแล้ว

table-veiled = 🎴 อีกโต๊ะยังเล่นไพ่ชุดนี้อยู่ ตรงนี้จึงไม่มีใครเห็นไพ่ กด *ไพ่ของฉัน* เพื่อดูไพ่ของคุณกับไพ่บนโต๊ะ
table-veiled-turn = กำลังรอ { $names }

button-same-cards = เล่นไพ่ชุดนี้อีกครั้ง
same-cards-title = **เล่นไพ่ชุดนี้อีกครั้ง** · { $game }
same-cards-title-deal = **เล่นไพ่ชุดนี้อีกครั้ง** · { $game } รอบที่ { $deal } จาก { $deals }
same-cards-about = อีกโต๊ะจะได้ไพ่ชุดนี้ตรงกันทุกที่นั่ง หนึ่งรอบ ใครยังไม่เคยเห็นไพ่ก็เล่นได้ แล้วปุ่ม *เทียบ* จะบอกว่าแต่ละโต๊ะทำได้เท่าไร
same-cards-deal = รอบที่ { $deal }
same-cards-choose = เลือกรอบอื่น
same-cards-code = -# เล่นไพ่ชุดนี้อีก: { COMMAND("rummy new", $game) } ใส่ `{ name-same-as }:{ $code }`
details-spoil = คุณยังไม่ได้เห็นเกมนี้ จะลองเล่นรอบเดียวกันเอง หรือดูว่าเกิดอะไรขึ้นก็ได้
button-details-all = ดูว่าเกิดอะไรขึ้น
same-cards-unknown = เซิร์ฟเวอร์นี้ไม่มีเกมที่จบแล้วรหัสนี้ ดูรหัสได้ที่ *รายละเอียด* ของผลแต่ละเกม
same-cards-other-game = ไพ่ชุดนี้เป็นของ { $game } เปิดโต๊ะเกมนั้นด้วยรหัสนี้
same-cards-ruled = ไพ่ชุดนี้มากับกติกาของมันเอง เอากติกากับความยาวออกก่อน
same-cards-bound = รอบนี้ต่อจากรอบก่อน ๆ จึงเล่นแยกไม่ได้ เพราะมีคนตกรอบแล้ว หรือบางคนทำไม่ได้เหมือนรอบแรก ลองเลือกรอบอื่นของเกมนี้
button-same-open = เปิดโต๊ะ
refusal-cards-seen =
    { $how ->
        [seat] คุณเคยเห็นไพ่ชุดนี้แล้ว (ตอนนั่งเล่น { $when }) คนที่ยังไม่เคยเห็นเล่นได้
        [deleted] คุณเคยเห็นไพ่ชุดนี้แล้ว (ก่อนลบข้อมูลของคุณ) คนที่ยังไม่เคยเห็นเล่นได้
        [verify] คุณเคยเห็นไพ่ชุดนี้แล้ว (ตอนตรวจการสับ { $when }) คนที่ยังไม่เคยเห็นเล่นได้
        [compare] คุณเคยเห็นไพ่ชุดนี้แล้ว (ตอนเทียบโต๊ะ { $when }) คนที่ยังไม่เคยเห็นเล่นได้
       *[replay] คุณเคยเห็นไพ่ชุดนี้แล้ว (ตอนดูย้อนหลัง { $when }) คนที่ยังไม่เคยเห็นเล่นได้
    }
refusal-cards-known = แจกรอบนี้ให้ { $people } ไม่ได้เพราะเคยเห็นจากที่อื่นแล้ว เจ้าของโต๊ะเปิด “ที่นั่ง” แล้วให้คนที่ยังไม่เคยเห็นนั่งแทนได้
cards-being-played = คุณนั่งอยู่ที่โต๊ะที่เล่นไพ่ชุดนี้ เล่นที่นั่นให้จบหรือออกก่อน

button-compare = เทียบ
compare-title = **ไพ่ชุดเดียวกัน** · { $game } · { $count } โต๊ะ
compare-alone = ตอนนี้มีโต๊ะเดียวที่เล่นไพ่ชุดนี้จนจบ
compare-row = `{ $code }` · { $when } · { $people }
compare-row-own = ▸ `{ $code }` · { $when } · { $people }
compare-points = { $name } **{ $points }**
compare-points-plain = { $name } { $points }
compare-nobody = ที่นั่ง { $seat }
compare-page = -# หน้า { $page } จาก { $pages }
compare-beside = **เทียบกับที่นั่งเดียวกันของโต๊ะอื่น**
compare-yours = - **คุณ ที่นั่ง { $seat }: { $told }**
compare-seat = - ที่นั่ง { $seat }{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $told }
compare-result =
    { $others ->
        [1] { $way ->
            [above] มากกว่าโต๊ะนั้น { $points } แต้ม
            [below] น้อยกว่าโต๊ะนั้น { $points } แต้ม
           *[same] แต้มเท่าโต๊ะนั้น
        }
       *[other] ดีกว่า { $better } จาก { $others } โต๊ะ { $way ->
            [above] เฉลี่ยมากกว่า { $points } แต้ม
            [below] เฉลี่ยน้อยกว่า { $points } แต้ม
           *[same] เฉลี่ยเท่ากัน
        }
    }
compare-luck = -# เล่นไม่กี่รอบ ดวงมีผลมาก แต่ไพ่ชุดนี้เหมือนกันทุกคน
compare-alt = ที่นั่ง { $seat }: { $own ->
        [none] { $points }
       *[other] ที่นี่ { $own } ที่อื่น { $points }
    }
compare-parted = **จุดที่เริ่มต่างกัน** (โต๊ะนี้กับ `{ $code }`)
compare-here = - โต๊ะนี้ การเล่นที่ { $move }: { $told }
compare-there = - โต๊ะนั้น การเล่นที่ { $move }: { $told }
compare-nothing-more = รอบจบแล้ว
compare-alike = โต๊ะนี้กับ `{ $code }` เล่นเหมือนกันทุกอย่าง
compare-not-kept = ไม่มีการเล่นของ `{ $code }` เก็บไว้แล้ว หรือเป็นของเซิร์ฟเวอร์อื่น
compare-choice = กับ { $code }
compare-choose = เทียบกับโต๊ะอื่น
button-replay-here = ดูโต๊ะนี้
button-replay-there = ดูโต๊ะนั้น
decimal = { $whole }.{ $tenth }
