# Mỗi người được mở bao nhiêu bàn, và bao lâu một lần.

refusal-too-many-lobbies = Bạn đang có { $most } bàn chờ rồi. Hãy bắt đầu hoặc rời một bàn trước đã.
refusal-channel-full = Kênh này đã có { $most } bàn chờ. Hãy vào một bàn, hoặc mở bàn của bạn ở kênh khác.
refusal-too-many-tables = Bạn đang ngồi ở { $most } bàn, đó là mức tối đa. Hãy chơi xong một trận hoặc rời một bàn trước đã.
refusal-too-many-branches = Bạn đang chơi tiếp từ { $most } trận đã xong rồi. Hãy chơi xong hoặc dừng một ván trước: { COMMAND("rummy hand") } mở các ván đó.
refusal-board-is-fixed = Bàn này chơi đúng bộ bài của một bàn khác, nên luật nhà và cách xáo được giữ nguyên. Muốn mở bàn riêng: { COMMAND("rummy new contract") }.
crowded-where = { $refusal } Các bàn ở đây: { $tables }.
cooldown = Nhanh quá! Bạn thử lại sau { $seconds } giây nhé.
slow-down = Nhiều lượt bấm cùng lúc quá nên lượt này bị bỏ qua. Các lượt trước vẫn đang được xử lý.
