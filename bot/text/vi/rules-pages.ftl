# Luật trong một tin nhắn có nhiều trang: trang đầu và các nút lật trang.

pages-basic =
    - **Cách chơi.** Hết bài trước người khác bằng cách hạ bộ và sảnh. Ai hết bài trước được điểm của các lá người khác còn cầm.
    - **Một lượt.** Bốc một lá, hạ những gì hạ được nếu muốn, đánh một lá.
    - **Phỏm.** Ba hoặc bốn lá cùng số, hoặc từ ba lá liên tiếp cùng chất.
pages-contract =
    - **Cách chơi.** Bảy ván. Mỗi ván bạn hạ hợp đồng trước, tức là đúng số bộ và sảnh cùng một lúc, rồi tìm cách hết bài. Lá còn cầm lúc hết ván bị tính điểm.
    - **Một lượt.** Bốc một lá, hạ những gì được hạ, đánh một lá. Khi có người bốc từ nọc, những người khác có thể xin lá ngửa (“May I?”).
    - **Phỏm.** Từ ba lá cùng số, hoặc từ bốn lá liên tiếp cùng chất. Joker thay được mọi lá.
pages-dummy =
    - **Cách chơi.** Lá đã hạ được cộng điểm, lá còn cầm bị trừ điểm. Ai hạ được tất cả trừ một lá thì ù (น็อค) và kết thúc ván.
    - **Một lượt.** Bốc một lá hoặc ăn hàng bài (กองกลาง), hạ những gì được hạ, đánh một lá.
    - **Ra đời (เกิด).** Trước hết bạn phải ăn hàng bài để hạ một phỏm. Trước lúc đó bạn không hạ gì, trừ khi ù.
pages-of = -# Trang { $page }/{ $pages }
pages-choose = Chọn một phần
pages-about = Tóm tắt
button-next-page = Tiếp
