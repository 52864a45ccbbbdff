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
pages-rummy500 =
    - **Cách chơi.** Lá đã hạ được cộng điểm, lá còn cầm bị trừ điểm. Có người hết bài là hết ván. 500 điểm là thắng.
    - **Một lượt.** Bốc một lá hoặc ăn từ hàng bài, hạ những gì muốn hạ, đánh một lá.
    - **Hàng bài.** Mọi lá đã đánh đều nằm ngửa. Bạn được ăn từ bất kỳ lá nào trở đi, cùng mọi lá sau nó, nếu hạ hoặc gửi ngay lá đó.
pages-manipulation =
    - **Cách chơi.** Ra hết bài. Phỏm trên bàn không của riêng ai: bạn tách, ghép và xếp lại chúng để bài của mình có chỗ.
    - **Một lượt.** Bốc một lá. Sau đó hạ bài và hết lượt, hoặc bốc tiếp: mỗi lượt tối đa ba lá.
    - **Bàn bài.** Bạn xếp thử trên bàn nháp mà người khác không thấy. Khi mọi nhóm là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc.
pages-tiles =
    - **Cách chơi.** Ra hết thẻ. Phỏm trên bàn không của riêng ai: bạn tách, ghép và xếp lại chúng để thẻ của mình có chỗ.
    - **Một lượt.** Hạ thẻ hoặc bốc một thẻ; đằng nào cũng hết lượt. Lần hạ đầu phải đáng 30 điểm và chỉ từ giá của bạn.
    - **Bàn.** Bạn xếp thử trên bàn nháp mà người khác không thấy. Khi mọi nhóm là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc.
pages-gin =
    - **Cách chơi.** Xếp bài thành bộ và sảnh. Lá nằm ngoài là bài rác; còn ít thì gõ bàn (knock): ai ít bài rác hơn được phần chênh lệch. Không còn bài rác là gin, được thưởng.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, đánh một lá. Không ai hạ gì trước khi có người gõ.
    - **Phỏm.** Ba hoặc bốn lá cùng số, hoặc từ ba lá liên tiếp cùng chất.
pages-shanghai =
    - **Cách chơi.** Mười ván. Mỗi ván bạn hạ hợp đồng trước, tức là đúng số bộ và sảnh cùng một lúc, rồi tìm cách hết bài. Lá còn cầm lúc hết ván bị tính điểm.
    - **Một lượt.** Bốc một lá, hạ những gì được hạ, đánh một lá. Khi có người bốc từ nọc, những người khác có thể mua lá ngửa, mỗi ván vài lần.
    - **Phỏm.** Từ ba lá cùng số, hoặc từ bốn lá liên tiếp cùng chất. Joker là lá vạn năng, nhưng trong một phỏm không bao giờ nhiều hơn lá thường.
pages-indian =
    - **Chơi để làm gì.** Xếp 13 lá thành sảnh và bộ. Phải có hai sảnh, gọi là hai mạng, mạng thứ nhất là sảnh thuần, không có joker. Ai xếp hết vào nhóm thì báo ù và thắng ván; người khác bị tính các lá còn thừa.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, rồi đánh một lá. Bài xấu thì úp bài, mất ít hơn là thua.
    - **Joker.** Joker in sẵn, và mọi lá của một số được lật mới trong mỗi ván.
pages-phases =
    - **Chơi để làm gì.** Mười màn, giống nhau cho mọi người: bộ, sảnh, các lá cùng màu. Mỗi ván bạn hạ màn của mình trước, cùng một lúc, rồi ra hết các lá còn lại. Ai làm xong cả mười màn thì thắng.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, hạ màn hoặc gửi bài, rồi đánh một lá.
    - **Lá đặc biệt.** Lá vạn năng thay cho lá nào cũng được. Lá mất lượt bắt một người mất một lượt.
origin-basic =
    - Rummy được mô tả lần đầu ở Mỹ khoảng năm 1900; dạng lâu đời nhất được biết là Conquian, trước đó đã chơi ở Mexico và Texas với bộ bài Tây Ban Nha 40 lá. Bốc, hạ phỏm rồi đánh là điểm chung của cả họ trò chơi này.
    - Tên khác: Rummy, Rum, Rummy truyền thống.
origin-contract =
    - Những trò phải hạ hợp đồng trước ra đời ở Mỹ vào thập niên 1930, khi bài Bridge hợp đồng đang thịnh. Liverpool Rummy, Carioca và Shanghai Rum cũng thuộc loại này.
    - Tên khác: Jamaican Rummy, Combination Rummy, Joker Rummy.
origin-shanghai =
    - Shanghai Rum là một loại Rummy hợp đồng có mua lá ngửa. Trò này chơi nhiều nhất ở Bắc Mỹ, mỗi bàn mỗi luật; mười hợp đồng ở đây là những gì phần lớn các bàn cùng chơi.
    - Tên khác: Shanghai Rummy, California Rummy, Onze.
origin-dummy =
    - Dummy (ดัมมี่), ở Thái Lan còn gọi là รัมมี่, là rummy có hàng bài đánh như 500 Rum. Không ai biết trò này đến Thái Lan khi nào; người ta cho là từ thời vua Rama V, khi loại bài này tới Xiêm.
    - Vài từ khác trên bàn bài Thái: ตีกร่าง là ti on (ตีอ้อน), กินมืด là ù kín (น็อคมืด). Gửi bài (ฝาก) còn gọi là dummy (ดัมมี่).
origin-rummy500 =
    - Rummy 500 ra đời ở Hoa Kỳ và là một trong những kiểu rummy được chơi nhiều nhất ở đó. Người ta cho rằng Canasta bắt nguồn từ trò này; họ hàng gần nhất của nó là Dummy Thái.
    - Tên khác: 500 Rum, Rum 500, 500 Rummy, Pinochle Rummy, Michigan Rum.
origin-manipulation =
    - Rummy xếp lại phát triển từ rummy ở Hoa Kỳ vào nửa đầu thế kỷ 20. Rummy thẻ số chơi theo luật gần như vậy.
    - Tên khác: Manipulation Rummy, Carousel; Vatikan và Machiavelli là họ hàng gần.
origin-tiles =
    - Rummy thẻ số do Ephraim Hertzano làm ra vào thập niên 1940: ông viết số lên thẻ khi không có bài để chơi. Trò này được biết đến với tên Rummikub; ở đây chơi theo luật công khai, không phải của chủ nhãn hiệu.
    - Họ hàng gần nhất chơi bằng bài là Rummy xếp lại và Machiavelli.
origin-gin =
    - Gin ra đời ở New York khoảng năm 1909, như một kiểu Knock Rummy nhanh hơn, và là trò ưa thích của các phim trường Hollywood những năm 1930. Hollywood Gin mang tên từ đó.
    - Tên khác: Gin, Gin Poker. Oklahoma lấy lá ngửa đầu tiên làm mức gõ, Hollywood tính điểm ba trận cùng lúc.
origin-indian =
    - Rummy đến Ấn Độ trong thế kỷ 20 và được chơi ở nhà, vào dịp lễ. Nét riêng là sảnh thuần: thiếu nó thì mọi thứ khác không tính. Không ai biết ai đã nghĩ ra điều đó.
    - Tên khác: 13 Cards, Paplu. Điểm, pool và theo ván là các cách tính điểm của cùng một trò.
origin-phases =
    - Một kiểu Rummy hợp đồng với số và màu thay cho chất, mỗi người có hợp đồng riêng. Loại này được bán với bộ bài riêng từ thập niên 1980; Zioncheck, chơi bằng bài thường, là tiền thân.
    - Còn được biết là Phase 10, nhãn hiệu của người khác.
pages-of = -# Trang { $page }/{ $pages }
pages-choose = Chọn một phần
pages-about = Tóm tắt
button-next-page = Tiếp
