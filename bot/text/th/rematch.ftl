# เล่นอีกเกมกับคนเดิม

button-rematch = เล่นอีกเกม
evening-score = **คืนนี้:** { $scores }
lobby-invited = **{ $name }** · เล่นต่อไหม
lobby-who-is-in = 🔁 เล่นอีกเกม! { $names } เล่นต่อไหม
button-i-play = เล่นด้วย
lobby-joined = คุณร่วมวงแล้ว: [ไปที่โต๊ะ]({ $jump })
rematch-elsewhere = เกมถัดไปเริ่มที่เดียวกับเกมก่อน กด **เล่นอีกเกม** ที่นั่น [บนข้อความของโต๊ะ]({ $jump })
event-invited = จองที่นั่งไว้ให้ { $name }
event-invited-you = จองที่นั่งไว้ให้คุณ

# ภาพผลเป็นตัวอักษร
alt-result-hand = { $name } เหลือ { $cards }
alt-result-empty = { $name } ไพ่หมดมือ
