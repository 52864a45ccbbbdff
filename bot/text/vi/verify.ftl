# Bài có được chia đúng như đã niêm phong không.

command-verify = Kiểm tra bài của một trận đã được định sẵn trước khi bắt đầu
verify-title =
    ## Đã kiểm tra việc xáo bài · { $game }
    -# Bàn `{ $table }`
verify-seal = ✅ Số bí mật đúng là số đã niêm phong.
verify-seal-wrong = ❌ Số bí mật không khớp với niêm phong.
verify-dealer = ✅ Người chia đầu tiên được rút ra từ số đó.
verify-dealer-wrong = ❌ Người chia đầu tiên không khớp với số đó.
verify-deal = ✅ { $count } ván: bài trên tay, lá ngửa và nọc đều khớp với lần xáo.
verify-deal-wrong = ❌ { $wrong } ván không khớp với lần xáo.
verify-draws = ✅ Mỗi lá bốc từ nọc đều đúng là lá kế tiếp dành riêng cho người bốc.
verify-draws-wrong = ❌ Trong { $wrong } ván có người bốc lá khác với lá kế tiếp của mình.
verify-new-stock = ✅ { $count } nọc mới làm từ bài đã đánh: mọi lá bốc từ đó đều khớp với lần xáo.
verify-new-stock-wrong = ❌ { $wrong } nọc mới không khớp với lần xáo.
verify-differs-deal = -# Ván { $deal }
verify-differs-draws = -# Ván { $deal }, các lá đã bốc
verify-differs-new-stock = -# Ván { $deal }, nọc mới thứ { $number }
verify-sealed =
    -# Niêm phong: `{ $seal }`
    -# Số bí mật: `{ $seed }`
verify-salts = -# Vận may người chơi góp: { $salts }
verify-no-salts = -# Trận này không ai góp vận may.
verify-proves = - **Chứng minh:** mọi lá bài đã cố định trước ván đầu, bởi số bí mật đã niêm phong và vận may người chơi góp vào. Các lá sắp bốc của ai là của người đó, dù người khác bốc hay ăn lá nào.
verify-wrong = - **Có chỗ không khớp.** Đây không phải là bài mà niêm phong đã hứa. Hãy đưa điều này cho người vận hành bot.
verify-not = - **Không chứng minh được** rằng số bí mật là ngẫu nhiên (nếu không ai góp vận may), cũng không chứng minh được rằng không ai xem trộm hay mách bài.
verify-yourself = - **Tự kiểm tra:** so niêm phong và vận may với những gì bạn đã thấy, rồi lưu cả hai tệp và chạy `python verify_game.py` với tên của tệp kia.
