# Chơi tiếp trận nữa với những người cũ.

button-rematch = Chơi lại
evening-score = **Tối nay:** { $scores }
lobby-invited = **{ $name }** · chơi nữa không?
lobby-who-is-in = 🔁 Chơi lại! { $names }: chơi nữa không?
button-i-play = Tôi chơi
lobby-joined = Bạn đã vào: [sang bàn]({ $jump }).
rematch-elsewhere = Trận tiếp theo bắt đầu ở nơi có trận vừa rồi: hãy bấm **Chơi lại** ở đó, [trên tin nhắn của bàn]({ $jump }).
event-invited = Giữ một chỗ cho { $name }.
event-invited-you = Giữ một chỗ cho bạn.

# Hình kết quả bằng chữ.
alt-result-hand = { $name } còn { $cards }.
alt-result-empty = { $name } hết bài.
