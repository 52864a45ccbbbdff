# Tên các lệnh và các mục của lệnh: chữ thường, gạch nối thay cho dấu cách.

name-rummy = rummy
name-new = mở
name-basic = cơ-bản
name-contract = hợp-đồng
name-dummy = dummy
name-hand = bài-của-tôi
name-table = bàn
name-rules = luật
name-practice = chơi-thử
name-leave = rời-bàn
name-play = đánh
name-leaderboard = xếp-hạng
name-settings = cài-đặt
name-server = máy-chủ
name-channels = kênh
name-defaults = mặc-định
name-presets = bộ-luật
name-stats = thành-tích
name-seasons = mùa
name-void = bỏ-trận
name-restore = khôi-phục
name-corrections = các-lần-sửa
name-bar = cấm
name-close = đóng-bàn
name-privacy = riêng-tư
name-export = xuất
name-delete = xóa
name-history = lịch-sử
name-replay = xem-lại
name-verify = kiểm-tra
name-help = trợ-giúp
name-about = giới-thiệu

# -- mục của lệnh ---------------------------------------------------------------------------------

name-game = trò-chơi
name-rulebook = sách-luật
name-extras = luật-thêm
name-preset = bộ-luật-lưu-sẵn
name-computers = số-máy
name-move = nước-đi
name-clock = đồng-hồ
name-thread = chủ-đề
name-language = ngôn-ngữ
name-season = mùa
name-measure = xếp-theo
name-player = người-chơi
name-member = thành-viên
name-reason = lý-do
name-rated = có-xếp-hạng
name-whose = của-ai
name-open-hands = ngửa-bài
