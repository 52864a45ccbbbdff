# Luật trong một tin nhắn có nhiều trang: trang đầu và các nút lật trang.

pages-of = -# Trang { $page }/{ $pages }
pages-choose = Chọn một phần
pages-about = Tóm tắt
button-next-page = Tiếp
