# โต๊ะที่อยู่ในเธรดของตัวเอง

option-thread = ให้โต๊ะมีเธรดของตัวเอง
thread-name = { $game }: โต๊ะของ { $host }
thread-opening = { $host } เปิดโต๊ะ { $game }
thread-opened = { $host } เปิดโต๊ะ { $game } แล้ว มานั่งได้ที่ { $thread }
thread-refused = Discord ไม่ให้เปิดเธรดที่นี่ จึงยังไม่มีโต๊ะ ลองใหม่ หรือเลือก `{ name-thread }: False`
thread-not-here = เปิดเธรดได้เฉพาะในช่องข้อความ เลือก `{ name-thread }: False` เพื่อเล่นที่นี่เลย
permission-create-public-threads = “สร้างเธรดสาธารณะ”
permission-read-message-history = “อ่านประวัติข้อความ”
