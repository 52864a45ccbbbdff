# Cách xáo bài mà không ai sắp đặt được.

button-add-luck = Góp vận may
luck-added = 🍀 Số `{ $salt }` của bạn đã được góp vào mọi lần xáo bài của trận này. Discord tạo ra số ấy sau khi niêm phong đã hiện: không ai sắp bài trước được. Hết trận, dùng { COMMAND("verify") } để kiểm tra.
event-salted = { $who } đã góp vận may vào lần xáo bài.
