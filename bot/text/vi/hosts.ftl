# Các chỗ ngồi của bàn: ai được mời, bị đưa ra, hay còn phải chờ.

button-seats = Chỗ ngồi
button-not-this-time = Lần này thôi
button-remove = Đưa ra
button-withdraw = Rút lời mời
button-start-without = Bắt đầu không chờ
button-free-seats = Bỏ giữ chỗ của họ
button-wait = Chờ
lobby-guests = 💌 Giữ một chỗ cho { $names }: bạn chơi chứ?
seats-title =
    ## Chỗ ngồi
    -# Chỉ chủ bàn mới bỏ chỗ và giữ chỗ cho khách được.
seats-person = **{ $name }**
seats-computer = **{ $name }** 🤖
seats-guest = **{ $name }** · đã mời
seats-alone = Chưa có ai khác ngồi đây.
seats-invite = Mời một người
seats-no-member = Chỉ mời được thành viên của máy chủ này, không mời được bot. Hãy chọn người khác.
seats-freed = Xong: chỗ của họ đã trống, ai vào cũng được.
start-waiting = { $names } chưa trả lời. Bạn có thể bắt đầu không chờ: chỗ của họ bị bỏ, và họ được báo.
start-waiting-too-few = { $names } chưa trả lời, mà cần { $least } người mới chơi được. Hãy chờ, hoặc bỏ chỗ của họ cho người khác.
started = Trận đã bắt đầu. Chơi vui nhé!
waiting-on = Được rồi: bàn vẫn chờ. Khi nào muốn thì bấm Bắt đầu lại.
notice-removed = { $names }, chủ bàn đã bỏ chỗ của bạn ở [bàn này]({ $jump }). Mời bạn vào bàn khác.
notice-invited = 💌 { $names }, có một chỗ giữ cho bạn: [đến bàn]({ $jump })
notice-started-without = { $names }, [trận này]({ $jump }) đã bắt đầu không có bạn vì bạn chưa trả lời. Hẹn trận sau nhé!
event-removed = Chủ bàn bỏ chỗ của { $who }.
refusal-not-admitted = Bàn này không có chỗ cho bạn. Hãy vào bàn khác, hoặc mở bàn riêng bằng /{ name-rummy } { name-new }.
