# Luật nhà: chọn luật ở bàn, đồng ý với luật, và các bộ luật của máy chủ.

# -- ở bàn ----------------------------------------------------------------------------------------

refusal-too-many-seated = Luật này chỉ cho tối đa { $most } người, mà bàn đang thừa { $over } người. Hãy bớt một máy hoặc chọn luật khác.
refusal-not-agreed = Luật nhà vừa đổi: còn chờ { $people } bấm Đồng ý.
event-rules-changed = Chủ bàn đổi luật nhà.
event-agreed = { $who } đồng ý với luật nhà.
lobby-to-agree = 📜 Luật nhà đã đổi. Còn chờ đồng ý: { $names }.
# Told to somebody who has just pressed Join or Agree; the rules follow.
lobby-other-rules = Chủ bàn vừa đổi luật nên bạn chưa có chỗ. Bây giờ là:
lobby-other-rules-seated = Chủ bàn lại vừa đổi luật. Bây giờ là:
button-agree = Đồng ý

# -- sửa luật -------------------------------------------------------------------------------------

rules-editor-title = ## Luật nhà của { $game }
rules-differ = **Khác với luật chuẩn**
rules-standard = Luật chuẩn, không khác gì.
rules-choose-option = Đổi một luật
rules-choose-value = Chọn
rules-option = ### { $name }
    { $description }.
rules-now = Hiện tại: { $value }.
rules-other-number = Số khác…
rules-other-number-like = Số khác: { $line }
rules-number-field = { $name } (từ { $least } trở lên)
rules-number-of-points = Số điểm
rules-number-of-hands = Số ván
rules-not-a-number = Đó không phải số nguyên từ { $least } trở lên, nên chưa có gì thay đổi.
# Of an option that takes some of a few numbers.
rules-other-selection = Cách khác…
rules-selection-field = Các số từ { $first } đến { $last }, ví dụ 1 3 5 7
rules-not-a-selection = Đó không phải các số chọn được, nên chưa có gì thay đổi. Hãy viết cách nhau, ví dụ 1 3 5 7.
rules-choose-preset = Bộ luật của máy chủ này
rules-choose-own = Bộ luật của trò chơi
rules-load = **Nạp bộ luật**: bộ luật này sẽ thay cho các luật đang chọn.
rules-no-presets = Máy chủ này chưa có bộ luật nào cho trò chơi này.
rules-done = Luật nhà đã được áp dụng. Những người khác ở bàn phải đồng ý thì trận mới bắt đầu được.
rules-saved = Đã lưu thành bộ luật **{ $name }**.
rules-replaced = Đã lưu, thay cho nội dung cũ của **{ $name }**.
rules-loaded = Đã nạp **{ $name }**.
rules-name-title = Lưu thành bộ luật
rules-name = Tên bộ luật
rules-hash = -# Luật { $hash }
button-rules-standard = Luật chuẩn
button-rules-load = Nạp bộ luật
button-rules-save = Lưu thành bộ luật
button-rules-done = Xong
button-rules-back = Quay lại
button-rules-earlier = Các luật trước
button-rules-later = Xem thêm luật

# -- bộ luật --------------------------------------------------------------------------------------

command-preset = Luật nhà: một bộ luật của trò này
command-preset-of-server = { $name } (máy chủ này)
command-preset-default = { $name } (mặc định của máy chủ này)
presets-title = ## Các bộ luật của { $game }
presets-none = Chưa có bộ luật nào. Hãy tạo ở đây, hoặc để một chủ bàn lưu luật nhà của bàn mình.
presets-about = Bàn { $game } mới sẽ chơi theo bộ luật mặc định, nếu có.
presets-line = - { $name }
presets-line-default = - { $name } ⭐ mặc định
presets-choose = Chọn một bộ luật
presets-name-title = Bộ luật mới
presets-rename-title = Đổi tên bộ luật
preset-title = ## Bộ luật { $name }
preset-title-default = ## Bộ luật { $name } ⭐
preset-of = { $game }. Mọi thay đổi được lưu ngay; các bàn đang mở vẫn giữ luật của mình.
preset-delete-question = Xóa bộ luật **{ $name }**? Các bàn đang chơi theo nó vẫn chơi tiếp.
preset-deleted = Đã xóa **{ $name }**.
preset-renamed = Bộ luật giờ tên là **{ $name }**.
preset-gone = Bộ luật đó không còn nữa.
preset-unreadable = Bộ luật **{ $name }** không còn khớp với luật của trò chơi này. Người quản lý máy chủ có thể sửa bằng { COMMAND("server presets") }.
preset-mend = Bộ luật này không còn khớp với luật của trò chơi. Nó bắt đầu lại từ luật chuẩn: mọi thay đổi đều được lưu.
preset-unknown = Ở đây không có bộ luật “{ $name }” nào cho { $game }.
preset-unknown-near = Ở đây không có bộ luật “{ $name }” nào cho { $game }. Ý bạn là “{ $near }”?
preset-name-taken = Đã có bộ luật tên “{ $name }”. Hãy chọn tên khác.
preset-name-wrong = Tên phải có từ 1 đến { $most } ký tự. Hãy chọn tên khác.
presets-too-many = Máy chủ này đã có { $most } bộ luật của { $game }. Hãy xóa bớt một bộ, hoặc lưu đè lên một tên đã có.
button-preset-new = Bộ luật mới
button-preset-rename = Đổi tên
button-preset-delete = Xóa
button-preset-delete-now = Có, xóa đi
button-preset-default = Đặt làm mặc định
button-preset-no-default = Thôi làm mặc định
button-presets = Tất cả bộ luật
managers-only = Chỉ thành viên có quyền quản lý máy chủ này mới làm được việc đó. Nếu bạn đã mở bảng này bằng một lệnh, hãy gõ lại lệnh đó: bảng dùng được trong 15 phút.

two-presets = Luật nhà chỉ lấy từ một bộ luật: chọn “{ $first }” hoặc “{ $second }”, không chọn cả hai.
