# Những gì đứng quanh phần luật trên trang dành cho người đọc.

page-numbers = Các số trong ngoặc, như ({ $book } 4.2), là điều luật mà bot nêu ra khi không cho đi một nước.
page-preset-differs = Bộ luật này đổi các luật nhà sau:
page-preset-sections = Vì vậy các mục sau được đọc như dưới đây; những mục khác giữ như trên.
page-options = Luật nhà
page-options-intro = Mỗi luật có thể chỉnh riêng, trên bất kỳ bộ luật nào.
page-origin = Nguồn gốc trò chơi
page-any-number = `{ $place }`: Cũng có thể chọn bất kỳ số nguyên nào khác từ { $least } trở lên
page-any-selection = Cũng có thể chọn bất kỳ số nào trong { $among }, theo thứ tự đó
page-default = chuẩn
page-silent = Những điểm các nguồn luật không nói rõ
page-silent-intro = Các bản luật bỏ ngỏ vài điều, và có chỗ mâu thuẫn nhau. Bot chơi như sau.
