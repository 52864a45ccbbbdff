# คำท้า: เพื่อนเล่นรอบเดียวกัน แล้วเทียบผลกัน

button-challenge = ท้าเพื่อน
challenge-friend-title = **ท้าเพื่อน** · { $game }
challenge-friend-title-deal = **ท้าเพื่อน** · { $game } รอบที่ { $deal } จาก { $deals }
challenge-friend-about = รอบนี้คุณได้ **{ $points }** แต้ม เพื่อนจะเล่นรอบเดียวกันจากที่นั่งของคุณ กับคอมระดับปานกลาง เล่นจบเมื่อไร ผลของทั้งสองคนจะขึ้นที่นี่
challenge-choose = เลือกเพื่อน
button-challenge-all = ชวนทั้งแชนแนล
challenge-elsewhere = -# ในเซิร์ฟเวอร์อื่นที่มีบอตนี้: { COMMAND("rummy new", $game) } ใส่ `{ name-same-as }:{ $code }`

challenge-title = ### 🎴 { $host } ท้าคุณ · { $game }
challenge-title-friend = ### 🎴 { $host } ท้า { $friend } · { $game }
challenge-about =
    { $host } ได้ **{ $points }** แต้มในรอบนี้ ลองเล่นจากที่นั่งเดียวกัน กับคอมระดับปานกลาง แล้วทำให้ดีกว่า!
    -# มีแค่คุณที่เห็นไพ่ของตัวเอง และไม่จับเวลา ผลของทั้งสองคนจะขึ้นที่นี่
challenge-pays = -# แต้มที่ผู้ชนะได้จากคุณจะหักจากผลของคุณ
button-challenge-accept = รับคำท้า
challenge-over = 🎴 ไม่มีใครรับคำท้าของ { $host } ใน { $game }
challenge-running = 🎴 **{ $friend }** กำลังเล่นรอบของ **{ $host }** จบแล้วผลของทั้งสองคนจะขึ้นที่นี่
challenge-compared = 🎴 **รอบเดียวกัน:** { $host } **{ $theirs }** { $friend } **{ $points }**
challenge-better =
    { $by ->
        [0] เสมอกัน!
       *[other] { $better } ดีกว่า { $by } แต้ม
    }
challenge-parted = -# สองโต๊ะเล่นเหมือนกันจนถึงการเล่นที่ { $move } โต๊ะของ { $host }: { $there } ที่นี่: { $here }
challenge-alike = -# สองโต๊ะเล่นเหมือนกันทุกอย่าง
notice-challenged = 🎴 { $names } มีคนท้าคุณเล่นหนึ่งรอบ: [ดูเลย]({ $jump })
