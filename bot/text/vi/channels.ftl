# Các kênh được mở bàn.

command-channels = Được mở bàn ở những kênh nào
channels-title =
    ## Kênh mở bàn
    -# Áp dụng cho mọi bàn mới. Bàn đang mở vẫn tiếp tục ở chỗ của nó; chơi thử là riêng tư nên bắt đầu ở đâu cũng được.
channels-everywhere = 🎴 Được mở bàn ở **mọi kênh**.
channels-some = 🎴 Chỉ được mở bàn ở { $channels }, kể cả trong các chủ đề của kênh.
channels-choose = Chọn các kênh mở bàn
button-channels-everywhere = Mọi kênh
channels-not-here = Chưa mở bàn nào: ở máy chủ này chỉ được mở bàn ở { $channels }. Hãy mở bàn ở đó bằng { COMMAND("rummy new contract") }.
