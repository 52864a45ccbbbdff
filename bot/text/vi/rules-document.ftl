# Những gì đứng quanh phần luật trên trang dành cho người đọc.

page-numbers = Các số trong ngoặc, như ({ $book } 4.2), là điều luật mà bot nêu ra khi không cho đi một nước.
page-preset-differs = Bộ luật này đổi các luật nhà sau:
page-preset-sections = Vì vậy các mục sau được đọc như dưới đây; những mục khác giữ như trên.
page-options = Luật nhà
page-options-intro = Mỗi luật có thể chỉnh riêng, trên bất kỳ bộ luật nào.
page-origin = Nguồn gốc trò chơi
page-any-number = { $label } (số nguyên bất kỳ từ { $least } trở lên)
page-any-selection = Cũng có thể chọn bất kỳ số nào trong { $among }, theo thứ tự đó
page-default = chuẩn
page-silent = Những điểm các nguồn luật không nói rõ
page-silent-intro = Các bản luật bỏ ngỏ vài điều, và có chỗ mâu thuẫn nhau. Bot chơi như sau.

# -- ví dụ: $ann, $ben và $chi là bài họ cầm, $move1 và $card1 là nước đi đầu tiên --------------------

page-played = Ví dụ
page-played-intro = Ann, Ben và Chi ngồi theo thứ tự này và chơi theo luật chuẩn. Chính bot đã chơi và tính điểm các ví dụ này.
page-played-points = **Điểm của ván:** { $points }
