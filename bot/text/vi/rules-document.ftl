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
page-played-deal = Ván
page-played-won = Người thắng
page-played-column = Cột { $column }

played-basic-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ phỏm từ trước. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn }, hạ { $move2 }, gửi { $move3 } rồi đánh { $card4 }, lá cuối cùng. Ván kết thúc.
    - Ann được điểm của mọi lá người khác còn cầm. Ba lá 9 của Chi cũng tính: phỏm chưa hạ không cứu được ai.
played-basic-hard =
    ### Trường hợp khó: lá ngửa vừa ăn
    - Ann cầm { $ann }. Ann ăn lá ngửa { $upcard } và muốn hạ { $move2 }.
    - Khi đó chỉ còn { $upcard }, mà lá vừa ăn thì không được đánh ngay trong lượt ấy. Nếu bốc từ nọc thì Ann đã hạ được sảnh và hết bài bằng lá vừa bốc.
played-contract-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ hợp đồng từ lượt trước, trước mặt là { $table }. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn } và bỏ lá ngửa { $upcard }. Ben không lấy. Chi xin lá (“May I?”) và được lá đó, kèm { $penalty } từ nọc là lá phạt.
    - Ann gửi { $move4 } và hết bài khi đánh { $card5 }. Những người khác bị tính điểm các lá còn cầm.
played-contract-hard =
    ### Trường hợp khó: hai sảnh nối nhau
    - Ván 3 cần hai sảnh 4 lá. Ann cầm { $ann } và muốn hạ { $move1 }.
    - Sảnh sau nối ngay vào sảnh trước nên cả hai chỉ là một sảnh dài. Với { $move } thì giữa hai sảnh có khoảng trống, và hợp đồng được hạ.
played-shanghai-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ hợp đồng từ lượt trước, trước mặt là { $table }. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn } và bỏ lá ngửa { $upcard }. Ben không lấy. Chi mua lá đó, kèm { $penalty } từ nọc.
    - Ann gửi { $move4 } và hết bài khi đánh { $card5 }. Những người khác bị tính điểm các lá còn cầm.
played-shanghai-hard =
    ### Trường hợp khó: hết lượt mua
    - Chi cầm { $chi } và trong ván này đã mua ba lá ngửa.
    - Ann bốc và bỏ { $upcard }, lá làm thành một bộ cho Chi. Nhưng lượt mua của ván đã hết nên Chi không mua được.
played-dummy-scored =
    ### Một ván và cách tính điểm: ăn, ù và ting ngo (ทิ้งโง่)
    - Trên bàn có { $table }, phỏm đầu do Ann hạ, phỏm sau do Chi hạ. Hai người đó đã ra đời, Ben thì chưa. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Chi bốc { $drawn } và đánh { $card2 }. Ann chỉ ăn đúng lá đó, hạ { $move3 }, gửi { $off4 } rồi ù (น็อค) với { $card4 }.
    - Đó là ting ngo: Chi bị trừ 50, và từ ván sau chơi theo chiều ngược lại. Ben chưa ra đời nên bị trừ gấp đôi.
played-dummy-hard =
    ### Trường hợp khó: phỏm hạ khi ăn
    - Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann }, ăn từ { $card1 } trở đi và muốn hạ { $move1 }.
    - Cả ba lá đều từ hàng bài, trong khi phỏm phải có ít nhất một lá trên tay. Với { $move } thì ăn được, và những lá còn lại vừa ăn ở lại trên tay.
played-rummy500-scored =
    ### Một ván và cách tính điểm
    - Trên bàn có { $table } do Ben hạ. Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann ăn từ { $card1 } trở đi và hạ ngay { $move1 }, gửi { $move2 } vào sảnh của Ben rồi hết bài khi đánh { $card3 }.
    - Lá gửi vào sảnh của Ben tính cho Ann. Ben hạ nhiều hơn số còn cầm, còn Chi bị trừ hết.
played-rummy500-hard =
    ### Trường hợp khó: lá không dùng được
    - Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann } và chỉ muốn { $card1 }.
    - Lá đó không ghép được gì với bài của Ann nên không ăn riêng được. Nhưng Ann được ăn từ { $card } trở đi: hạ { $move }, và { $card1 } về tay.
played-manipulation-scored =
    ### Một ván và cách tính điểm
    - Ann gõ bàn (knock) khi đang cầm { $ann }. Ben cầm { $ben }, Chi cầm { $chi }.
    - Không ai ít điểm hơn nên Ann được phần chênh lệch với từng người kia.
played-manipulation-hard =
    ### Trường hợp khó: tách sảnh bằng một lá
    - Trên bàn có { $table }. Ann cầm { $ann }.
    - Trong sảnh đã có một lá 6, và Ann có lá 6 kia. Ann hạ nó và tách sảnh thành hai: { $move1 }. Mọi lá trên bàn vẫn còn trên bàn, cả hai phỏm đều hợp lệ và có một lá từ tay: hết lượt.
played-tiles-scored =
    ### Một ván và cách tính điểm
    - Trên bàn có { $table }. Ann còn { $ann }, Ben còn { $ben }, Chi còn { $chi }.
    - Thẻ cuối của Ann làm thành { $move1 }: Ann hết thẻ và được số điểm những người kia còn giữ, còn họ mất số ấy.
played-tiles-hard =
    ### Trường hợp khó: giải phóng joker
    - Trên bàn có { $table }. Ann cầm { $ann }.
    - Ann có đúng thẻ mà joker thay. Thẻ ấy vào chỗ joker, và joker tự do được hạ ngay cùng hai thẻ nữa: { $move1 }.
played-gin-scored =
    ### Một lần gõ và cách tính điểm
    - Ann cầm { $ann }, Ben cầm { $ben }. Ann gõ bàn (knock), đánh { $card1 }, với { $deadwood0 } điểm bài rác.
    - Ben gửi { $laidoff } vào phỏm của Ann và hạ phỏm của mình. Trên bàn khi đó có { $laid }, và Ben còn { $deadwood1 } điểm bài rác. Ann được phần chênh lệch.
played-gin-hard =
    ### Trường hợp khó: lật kèo (undercut)
    - Ann cầm { $ann }, Ben cầm { $ben }. Ann gõ, đánh { $card1 }, với { $deadwood0 } điểm bài rác.
    - Ben gửi { $laidoff } vào phỏm của Ann và hạ phỏm của mình. Ben còn { $deadwood1 } điểm bài rác, ít hơn người gõ: Ben thắng ván và được thêm thưởng lật kèo.
played-gin-hollywood =
    ### Bảng điểm Hollywood
    - Ba trận được tính cùng lúc. Ván thắng đầu tiên của bạn ghi vào cột 1, ván thứ hai vào cột 1 và 2, từ ván thứ ba trở đi vào cả ba cột.
    - Cột nào tới { $target } điểm thì đóng. Khi đó mỗi ô của cột được thêm { $box }, và trận được thêm { $game_bonus }.
    - Ở ván 5 cột 1 đã đóng: ván thắng thứ hai của Ben chỉ ghi vào cột 2.
played-indian-scored =
    ### Một ván có tính điểm
    - Lá cắt là 7♥ nên mọi lá 7 đều vạn năng. Chi đã úp bài trước lá đầu tiên. Ann cầm { $ann }, Ben { $ben }.
    - Ann để riêng { $card1 } và báo ù: 4-5-6 bích là sảnh thuần, 9-10-joker-Q cơ là mạng thứ hai, ba lá K và hai lá 2 với lá 7 vạn năng là bộ.
    - Ben cũng đủ hai mạng nên chỉ tính các lá còn thừa. Chi mất giá úp bài và không phải trình bài.
played-indian-hard =
    ### Một tình huống khó: joker có người đánh ra
    - Lá cắt là 7♥. Chi vừa đánh { $upcard }, và Ann muốn ăn.
    - Lá đó vạn năng, mà joker có người đánh ra thì nằm yên. Nếu nó là lá ngửa đầu tiên của ván thì Ann đã ăn được.
played-phases-scored =
    ### Một ván, được tính điểm
    - Ben đã hạ màn 2 ở lượt trước: trên bàn có { $table }. Ann cũng đang làm màn 2. Ann cầm { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann bốc { $drawn }, hạ màn 2 bằng { $move2 }, gửi { $move3 } và { $move4 } rồi hết bài khi đánh { $card5 }.
    - Ann và Ben sang màn 3, dù Ben bị tính điểm bài trên tay. Chi chưa hạ gì nên làm lại màn cũ.
played-phases-hard =
    ### Một ca khó: mất lượt hai lần
    - Ann cầm { $ann }. Ben vừa mất lượt và chưa được đi. Ann đánh { $card1 } và muốn Ben mất cả lượt tới.
    - Với Chi thì đánh được: khi đó Chi mất lượt, còn Ben được đi.
