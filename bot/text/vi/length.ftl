# Một trận kéo dài bao lâu: tên của các thời lượng, và ghi ở phòng chờ.

length-quick = Nhanh
    .about = Khoảng mười phút
length-evening = Một tối
    .about = Từ nửa tiếng đến 45 phút
length-full = Đầy đủ
    .about = Dài theo đúng luật
length-line = **Thời lượng:** { $words }
length-about = khoảng { $minutes } phút
length-about-hours = hơn { $hours } tiếng
length-short = { $minutes }′
length-short-hours = trên { $hours } tiếng
option-length = Trận kéo dài bao lâu
