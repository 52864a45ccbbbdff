# Một trận kéo dài bao lâu: tên của các thời lượng, và ghi ở phòng chờ.

length-quick = Nhanh
    .about = Nhiều nhất 15 phút
length-evening = Một tối
    .about = 20 đến 45 phút
length-full = Đầy đủ
    .about = Dài theo đúng luật
length-line = **Thời lượng:** { $words }
length-about = khoảng { $minutes } phút
length-usual = ở đây thường { $minutes } phút
length-about-hours = hơn { $hours } tiếng
length-short = { $minutes }′
length-short-hours = trên { $hours } tiếng
option-length = Trận kéo dài bao lâu
