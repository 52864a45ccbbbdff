# เหตุผลที่คอมจะเล่นแบบนั้น: คำแนะนำบอกในเกมที่ไม่นับเรตติ้ง ส่วนรอบฝึกเล่นบอกเสมอ

advice-upcard-no-nearer = ไพ่หงายไม่ทำให้ใกล้คอนแทรกต์ขึ้น
advice-upcard-no-meld = ไพ่หงายไม่ทำให้ไพ่ในมือเข้าชุดเพิ่ม
advice-upcard-no-use =
    { $game ->
        [gin] ไพ่หงายไม่ทำให้ไพ่ในมือเข้าชุดเพิ่ม
       *[other] ไพ่หงายไม่ทำให้ไพ่ในมือเข้าชุดเพิ่ม และฝากไม่ได้
    }
advice-upcard-barred = ตอนนี้คุณเก็บไพ่หงายใบนี้ไม่ได้
advice-no-upcard = ไม่มีไพ่หงายให้เก็บ
advice-row-no-meld = ไม่มีใบไหนในกองกลางเข้าชุดกับไพ่ของคุณ
advice-row-not-worth = ไม่มีอะไรในกองกลางคุ้มกับไพ่ที่ติดมา
advice-take-joker = โจ๊กเกอร์แทนไพ่ได้เกือบทุกใบ
advice-take-fits = ใบนี้ฝากกับชุดบนโต๊ะได้
advice-take-nearer = ใบนี้ทำให้ใกล้คอนแทรกต์ขึ้น
advice-take-melds = ใบนี้ทำให้ไพ่ในมือเข้าชุดมากขึ้น
advice-take-knock = มีใบนี้แล้วน็อคได้
advice-take-out = มีใบนี้แล้วหมดมือได้ในตานี้
advice-take-whole = คอนแทรกต์พร้อมแล้ว ใบไหนก็ได้
advice-take-left = ไม่มีอย่างอื่นให้เลือก
advice-row-worth = ชุดนั้นและที่ลงต่อได้คุ้มกับไพ่ที่ติดมา
advice-row-knock = เก็บแล้วน็อคได้ในตานี้
advice-born = เก็บแล้วคุณเกิด จากนี้ลงไพ่ได้ และไพ่ที่ถือตอนจบรอบไม่เสียสองเท่าแล้ว
advice-may-i-nearer = ทำให้ใกล้คอนแทรกต์ขึ้น และยังมีเวลากำจัดไพ่ปรับ
advice-decline-free = คุณลงคอนแทรกต์แล้ว เพิ่มสองใบก็ต้องหาทางทิ้งอีก
advice-decline-close = มีคนใกล้หมดมือ ทั้งสองใบจะเป็นแต้มเสียของคุณ
advice-decline-grown = คุณขอไพ่มาหลายใบแล้ว
advice-decline-no-nearer = ไม่ทำให้ใกล้คอนแทรกต์ขึ้น
advice-no-knock = น็อคไม่ได้แล้ว
advice-contract = ไพ่ที่ลงแล้วไม่เสียแต้ม และต้องลงคอนแทรกต์แล้วจึงจะฝากไพ่ได้
advice-lay =
    { $game ->
        [dummy] ไพ่ที่ลงแล้วเป็นแต้มของคุณ
       *[other] ไพ่ที่ลงแล้วไม่เสียแต้มอีก
    }
advice-lay-off = { advice-lay }
advice-swap = โจ๊กเกอร์ช่วยให้ลงได้มากกว่าใบนั้น
advice-knock = จบรอบโดยไพ่ทุกใบของคุณได้แต้ม
advice-knock-soon = เหลือเศษน้อยแล้ว และอีกฝ่ายอาจเหลือน้อยกว่าในไม่ช้า
advice-all-melded = ไพ่ทุกใบของคุณอยู่ในชุด
advice-show-least = ไม่มีวิธีลงชุดและฝากแบบอื่นที่เหลือเศษน้อยกว่านี้
advice-least-left = ทิ้งใบนี้แล้วเหลือเศษน้อยที่สุด และเสียโอกาสทำชุดน้อย
advice-draw-first = เริ่มตาต้องจั่วก่อน
advice-nothing-to-lay = ยังไม่มีไพ่ใบไหนของคุณที่ลงได้
advice-keeps-back = มีไพ่ที่ลงได้ แต่เก็บไว้ลงตาหลังคุ้มกว่า
advice-lay-little = ลงครั้งเดียวก็จบตา ไม่ต้องจั่วเพิ่ม ส่วนไพ่ที่เก็บไว้คนอื่นใช้ไม่ได้
advice-most-cards = ยังไม่พบวิธีที่ลงไพ่ได้มากกว่านี้
advice-knock-low = คุณเหลือแต้มน้อยจนน่าจะไม่มีใครเหลือน้อยกว่า
advice-held-longest = รอบนี้ยืดเยื้อแล้ว ในใบที่ทิ้งได้ คุณถือใบนี้นานที่สุด
advice-missed-least = ไม่มีใบไหนเกิน แต่ใบนี้ขาดแล้วเสียน้อยที่สุด
advice-no-neighbours = ไม่มีใบไหนในมือเข้ากับใบนี้ และใบนี้ { $points } แต้ม
advice-no-use-for-contract = สำหรับคอนแทรกต์นี้ไม่มีใบไหนในมือเข้ากับใบนี้ และใบนี้ { $points } แต้ม
advice-few-neighbours = ในใบที่ทิ้งได้ ใบนี้เข้ากับใบอื่นน้อยที่สุด
advice-dear = รอบนี้อาจจบเร็ว ๆ นี้ และในใบที่ทิ้งได้ ใบนี้แต้มสูงที่สุด: { $points }
advice-dear-and-safe = ใบนี้ { $points } แต้ม รอบนี้อาจจบเร็ว ๆ นี้ และไม่มีใครฝากใบนี้ได้
advice-stock-better = ไพ่หงายช่วยได้ แต่ปล่อยไว้คุ้มกว่า
advice-upcard-better = โดยเฉลี่ยแล้วช่วยได้มากกว่าไพ่จากกองจั่ว
advice-may-i-grows = ยังไม่ทำให้ใกล้คอนแทรกต์ขึ้น แต่ไพ่ยิ่งมากยิ่งครบคอนแทรกต์เร็ว
advice-may-i-worth = ใบนี้มีค่ากับคุณมากกว่าที่ไพ่ปรับทำให้เสีย
advice-decline-not-worth = ไพ่ปรับทำให้เสียมากกว่าที่ใบนี้มีค่ากับคุณ
advice-safer = ใบนี้ช่วยคนอื่นน้อยกว่า { $instead }
advice-more-chances =
    { $game ->
        [contract] ครบคอนแทรกต์เร็วกว่าถ้าทิ้ง { $instead }
        [shanghai] ครบคอนแทรกต์เร็วกว่าถ้าทิ้ง { $instead }
       *[other] ไพ่ที่เหลือมีโอกาสเข้าชุดมากกว่าถ้าทิ้ง { $instead }
    }
advice-more-endings = มีใบที่ช่วยให้หมดมือได้มากกว่าถ้าทิ้ง { $instead }
advice-fewer-points = ถือไว้เสีย { $points } แต้ม ส่วน { $instead } แค่ { $less }
advice-less-left = เศษที่เหลือนอกชุดน้อยกว่าถ้าทิ้ง { $instead }
advice-better-hand = ไพ่ที่เหลือน่าจะได้แต้มมากกว่าถ้าทิ้ง { $instead }
advice-no-fine = ถ้าทิ้ง { $instead } จะโดนปรับ
advice-played-out = ลองเล่นต่อทั้งรอบแล้ว ใบนี้ได้ผลดีกว่า { $instead }
advice-as-good = ทิ้ง { $instead } ก็ดีพอ ๆ กัน
advice-goes-out = คุณหมดมือได้ในตานี้ แล้วจบรอบ
advice-worth-more =
    { $instead ->
        [none] รวมทุกอย่างแล้วไม่มีทางไหนดีกว่า
       *[other] รวมทุกอย่างแล้วดีกว่าทิ้ง { $instead }
    }

# สิ่งที่คอมเห็น บอกต่อจากเหตุผล: ข้อเท็จจริงบนโต๊ะ อย่างมากสามข้อ

saw-holds = { $name } ถือ { $other } ซึ่งเข้ากับ { $card }
saw-waits = { $name } ถือ { $cards } ถ้าได้ { $card } จะเป็นชุด
saw-fits = { $card } ฝากกับชุดบนโต๊ะได้
saw-threw = { $name } ทิ้ง { $other } ไปแล้ว { $card } จึงน่าจะปลอดภัย
saw-took = { $name } เก็บ { $other } ไป
saw-let-go = { $name } ไม่เก็บ { $other } { $card } จึงน่าจะปลอดภัย
saw-gone =
    { $left ->
        [0] ไพ่ที่เข้ากับ { $card } เห็นครบทั้ง { $of } ใบแล้ว
       *[other] ไพ่ที่เข้ากับ { $card } เห็นแล้ว { $number } จาก { $of } ใบ
    }
saw-open = ไพ่ที่ยังไม่เห็นและเข้ากับ { $other } มี { $number } ใบ ส่วนของ { $card } มีแค่ { $of } ใบ
saw-alone =
    { $number ->
        [0] ในมือคุณไม่มีใบไหนเข้ากับ { $card }
       *[other] สำหรับคอนแทรกต์นี้ ในมือคุณไม่มีใบไหนเข้ากับ { $card }
    }
saw-beside = { $card } เข้ากับ { $cards } ในมือคุณ
saw-melded = { $card } อยู่ในชุด { $cards } ของคุณ
saw-makes = มี { $card } แล้วคุณได้ชุด { $cards }
saw-few-cards = { $name } เหลือไพ่แค่ { $number } ใบ

suggest-would = คอมจะ:
suggest-advice = **ตอนนี้ยังลงอะไรไม่ได้** คอมจะ:
suggest-advice-instead = **หรือยังไม่ลง** คอมจะ:
no-thought = ตอนนี้ยังไม่มีคำแนะนำ กดอีกครั้งในอีกไม่กี่วินาที
suggest-rated = -# เกมนี้นับเรตติ้ง คำแนะนำจึงไม่บอกว่าควรจั่วหรือทิ้งใบไหน คุณเลือกเอง
