# Bài có được chia đúng như đã niêm phong không.

command-verify = Kiểm tra rằng bài của một trận đã được xáo cố định từ trước
verify-title =
    ## Đã kiểm tra việc xáo bài · { $game }
    -# Bàn `{ $table }`
verify-seal = ✅ Số bí mật đúng là số đã niêm phong.
verify-seal-wrong = ❌ Số bí mật không khớp với niêm phong.
verify-dealer = ✅ Người chia đầu tiên được rút ra từ số đó.
verify-dealer-wrong = ❌ Người chia đầu tiên không khớp với số đó.
verify-deal = ✅ { $count } ván: mọi bài trên tay, lá ngửa và nọc đều nằm đúng như phải có.
verify-deal-wrong = ❌ { $wrong } ván không nằm đúng như phải có.
verify-new-stock = ✅ { $count } nọc mới làm từ bài đã đánh: đúng thứ tự phải có.
verify-new-stock-wrong = ❌ { $wrong } nọc mới không đúng thứ tự phải có.
verify-differs-deal = -# Ván { $deal }
verify-differs-stock = -# Ván { $deal }, nọc mới thứ { $number }
verify-sealed =
    -# Niêm phong: `{ $seal }`
    -# Số bí mật: `{ $seed }`
verify-salts = -# Người chơi đã góp: { $salts }
verify-no-salts = -# Trận này không ai góp vận may.
verify-proves = **Điều này chứng minh gì.** Mọi lá bài đã cố định trước ván đầu, bởi số bí mật được niêm phong ở phòng chờ và vận may mà người chơi góp vào sau đó. Về sau không có gì bị đổi. Nếu người góp vận may cuối cùng là người trung thực thì không ai đoán trước được bài, kể cả người vận hành bot.
verify-wrong = **Có chỗ không khớp.** Bài của trận này không phải là bài mà niêm phong đã hứa. Hãy đưa điều này cho người vận hành bot.
verify-not = **Điều này không chứng minh gì.** Nếu không ai góp vận may thì không chứng minh được số bí mật là ngẫu nhiên. Cũng không chứng minh được rằng không ai xem trộm hay mách bài.
verify-yourself = **Đừng chỉ tin lời bot.** Hãy so niêm phong với niêm phong bạn đã thấy ở phòng chờ, và con số của bạn với con số đã báo cho bạn. Rồi lưu cả hai tệp, đọc đoạn mã ngắn, và chạy `python verify_game.py` với tên của tệp kia.
