# Tên các lệnh và các mục của lệnh: chữ thường, gạch nối thay cho dấu cách.

name-rummy = rummy
name-new = mở
name-basic = cơ-bản
name-contract = hợp-đồng
name-dummy = dummy
name-hand = bài-của-tôi
name-table = bàn
name-rules = luật
name-leave = rời-bàn
name-play = đánh
name-leaderboard = xếp-hạng
name-settings = cài-đặt
name-server = máy-chủ
name-presets = bộ-luật
name-history = lịch-sử
name-replay = xem-lại
name-verify = kiểm-tra

# -- mục của lệnh ---------------------------------------------------------------------------------

name-game = trò-chơi
name-rulebook = sách-luật
name-extras = luật-thêm
name-preset = bộ-luật-lưu-sẵn
name-computers = số-máy
name-move = nước-đi
name-clock = đồng-hồ
name-language = ngôn-ngữ
name-whose = của-ai
name-open-hands = ngửa-bài
