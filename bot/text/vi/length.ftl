# Một trận kéo dài bao lâu, ghi ở phòng chờ.

length-about = **Thời lượng:** khoảng { $minutes } phút
length-long = **Thời lượng:** hơn { $hours } tiếng
