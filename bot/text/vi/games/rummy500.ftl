# Everything that only Rummy 500 says.

game-rummy500 = Rummy 500
    .book = Rummy 500
    .description = Ăn từ hàng bài đã đánh, hạ phỏm lấy điểm. Ai đạt 500 điểm trước thì thắng.
name-rummy500 = rummy500

# -- house rules ----------------------------------------------------------------------------------

option-rummy500-rulebook = Sách luật
    .description = Cách chơi nào áp dụng khi không có luật nhà nào nói khác
    .standard = Luật chuẩn: không joker, lá số tính theo số, Át thấp tính 1
    .joker = Mỗi bộ bài có thêm hai joker
    .fives = Lá 2 đến 9 tính 5 mỗi lá, Át luôn tính 15
option-rummy500-packs = Số bộ bài
    .description = Chơi bằng mấy bộ bài
    .none = Đến bốn người dùng một bộ bài, từ năm người dùng hai bộ
    .is-1 = Một bộ bài, mấy người chơi cũng vậy
    .is-2 = Hai bộ bài, mấy người chơi cũng vậy
option-rummy500-jokers = Joker
    .description = Mỗi bộ bài có mấy joker
    .is-0 = Không có joker
    .is-1 = Mỗi bộ bài có một joker
    .is-2 = Mỗi bộ bài có hai joker
option-rummy500-ace = Át trong sảnh
    .description = Át có được đứng trên K hay không
    .both = Át thấp hoặc cao: A-2-3 và Q-K-A đều là sảnh
    .low = Át luôn thấp: A-2-3 là sảnh, Q-K-A thì không
option-rummy500-two_player_hand = Số lá khi hai người chơi
    .description = Hai người chơi thì mỗi người được mấy lá; đông hơn thì 7 lá
    .is-7 = Hai người chơi thì mỗi người 7 lá
    .is-8 = Hai người chơi thì mỗi người 8 lá
    .is-9 = Hai người chơi thì mỗi người 9 lá
    .is-10 = Hai người chơi thì mỗi người 10 lá
    .is-11 = Hai người chơi thì mỗi người 11 lá
    .is-12 = Hai người chơi thì mỗi người 12 lá
    .is-13 = Hai người chơi thì mỗi người 13 lá
option-rummy500-doubles_in_set = Lá giống hệt nhau
    .description = Khi chơi hai bộ bài, một bộ có được có lá giống hệt nhau hay không
    .yes = Bộ được có lá giống hệt nhau, và có 3 đến 8 lá
    .no = Bộ không được có hai lá giống hệt nhau
option-rummy500-min_naturals = Lá thường
    .description = Phỏm có joker cần ít nhất bao nhiêu lá thường
    .is-1 = Mỗi phỏm cần ít nhất một lá thường
    .is-2 = Mỗi phỏm cần ít nhất hai lá thường
option-rummy500-swap = Joker trên bàn
    .description = Có được đổi lấy joker nằm trong sảnh hay không
    .none = Joker nằm yên tại chỗ
    .runs = Được lấy joker trong sảnh bằng đúng lá nó đang thay
option-rummy500-take_to_lay_off = Ăn để gửi
    .description = Lá chọn ăn trong hàng bài có được đem gửi hay không
    .yes = Được ăn từ hàng bài để hạ phỏm mới hoặc để gửi
    .no = Chỉ được ăn từ hàng bài để hạ phỏm mới
option-rummy500-top_card = Lá cuối của hàng bài
    .description = Riêng lá vừa đánh có được ăn mà không hạ ngay hay không
    .use = Ăn lá cuối của hàng bài cũng phải hạ ngay như mọi lá khác
    .free = Được ăn riêng lá cuối của hàng bài mà không cần hạ
option-rummy500-card_values = Lá số
    .description = Các lá 2 đến 9 tính bao nhiêu
    .pips = Lá 2 đến 9 tính theo số
    .fives = Lá 2 đến 9 tính 5 mỗi lá
option-rummy500-ace_points = Điểm của Át
    .description = Át trên tay, trong bộ và đứng trên K tính bao nhiêu
    .number = Át tính { $number } điểm
option-rummy500-ace_low_points = Điểm của Át thấp
    .description = Át ở đầu thấp của sảnh tính bao nhiêu
    .number = Át ở đầu thấp của sảnh (A-2-3) tính { $number } điểm
option-rummy500-joker_points = Điểm của joker
    .description = Joker tính bao nhiêu
    .number = Joker tính { $number } điểm
option-rummy500-joker_value = Joker đã hạ
    .description = Joker đã hạ thì tính bao nhiêu
    .fixed = Joker đã hạ tính như joker trên tay
    .card = Joker đã hạ tính như lá mà nó thay cho
option-rummy500-must_discard_to_go_out = Lá đánh cuối
    .description = Có cần đánh lá cuối mới hết bài hay không
    .yes = Chỉ hết bài bằng cách đánh lá cuối cùng
    .no = Được hết bài mà không cần đánh
option-rummy500-exhausted = Khi hết nọc
    .description = Nọc hết thì ván đi tiếp thế nào
    .row = Hết nọc thì ăn từ hàng bài hoặc bỏ lượt; có người bỏ lượt là hết ván
    .end = Ván kết thúc khi người bốc lá cuối của nọc đã đánh bài
    .recycle = Hàng bài, trừ lá cuối, được xáo lại thành nọc mới
option-rummy500-target = Điểm để thắng
    .description = Đạt bao nhiêu điểm thì trận kết thúc
    .number = Đạt { $number } điểm trước là thắng
option-rummy500-tie_break = Hòa điểm
    .description = Nhiều người cùng có tổng cao nhất thì xử thế nào
    .shared = Hòa điểm thì những người dẫn đầu cùng thắng
    .extra_hand = Hòa điểm thì chơi thêm một ván phân định

# -- the page of the rules ------------------------------------------------------------------------

pages-rummy500 =
    - **Cách chơi.** Lá đã hạ được cộng điểm, lá còn cầm bị trừ điểm. Có người hết bài là hết ván. 500 điểm là thắng.
    - **Một lượt.** Bốc một lá hoặc ăn từ hàng bài, hạ những gì muốn hạ, đánh một lá.
    - **Hàng bài.** Mọi lá đã đánh đều nằm ngửa. Bạn được ăn từ bất kỳ lá nào trở đi, cùng mọi lá sau nó, nếu hạ hoặc gửi ngay lá đó.
origin-rummy500 =
    - Rummy 500 ra đời ở Hoa Kỳ và là một trong những kiểu rummy được chơi nhiều nhất ở đó. Người ta cho rằng Canasta bắt nguồn từ trò này; họ hàng gần nhất của nó là Dummy Thái.
    - Tên khác: 500 Rum, Rum 500, 500 Rummy, Pinochle Rummy, Michigan Rum.

# -- the rules ------------------------------------------------------------------------------------

# Rummy 500 cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no.

rules-rummy500-aim =
    ### Mục tiêu
    - Hạ phỏm và gửi bài để lấy điểm, và ăn từ hàng bài đã đánh những lá mình cần. Lá đã hạ, đã gửi là điểm của bạn; lá còn cầm khi hết ván bị trừ điểm. (Rummy 500 6.4)
    - Điểm được cộng dồn qua từng ván. Hết ván mà có người đạt { $target } thì ai có tổng cao nhất sẽ thắng. { $tie_break ->
        [extra_hand] Nếu nhiều người cùng có tổng đó thì chơi thêm ván nữa.
       *[shared] Nếu nhiều người cùng có tổng đó thì họ cùng thắng.
    } (Rummy 500 9)
    - Hai đến tám người chơi, ai cũng chơi cho mình. (Rummy 500 1.1)

rules-rummy500-deal =
    ### Chia bài
    - { $packs ->
        [1] Dùng một bộ bài 52 lá
        [2] Dùng hai bộ bài 52 lá
       *[none] Đến bốn người dùng một bộ bài 52 lá, từ năm người dùng hai bộ
    }, { $jokers ->
        [1] mỗi bộ có một joker
        [2] mỗi bộ có hai joker
       *[0] không có joker
    }. (Rummy 500 1.2, 1.3)
    - Hai người thì mỗi người { $two_player_hand } lá, từ ba người thì mỗi người 7 lá. (Rummy 500 2.1)
    - Lá kế tiếp được lật ngửa: đó là lá thứ nhất của hàng bài. Các lá đánh ra được xếp nối vào bên phải, và lá nào cũng luôn thấy được. (Rummy 500 2.2, 3.2)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Rummy 500 2.3)

rules-rummy500-turn =
    ### Lượt của bạn
    - Đầu lượt, bốc lá trên cùng của nọc hoặc ăn từ hàng bài. (Rummy 500 3.1)
    - Sau đó được hạ phỏm{ $swap ->
        [runs] , gửi bài và đổi joker
       *[none] {" "}và gửi bài
    }, bao nhiêu cũng được, thứ tự tùy ý. Chưa hạ phỏm nào cũng được gửi. (Rummy 500 3.2)
    - Cuối lượt, đánh một lá, kể cả lá vừa ăn. (Rummy 500 3.2)

rules-rummy500-melds =
    ### Bộ và sảnh
    - Bộ là { $doubles_in_set ->
        [yes] 3 đến 8 lá cùng số; chơi hai bộ bài thì có lá giống hệt nhau cũng được.
       *[no] 3 hoặc 4 lá cùng số, không có hai lá giống hệt nhau.
    } (Rummy 500 4.1)
    - Sảnh là ba lá trở lên liền nhau, cùng chất. (Rummy 500 4.2)
    - { $ace ->
        [low] Át luôn thấp: A-2-3 là sảnh, Q-K-A thì không.
       *[both] Át đứng thấp (A-2-3) hoặc cao (Q-K-A), không bao giờ đứng giữa.
    } (Rummy 500 1.4)
    { $jokers ->
        [0] {""}
       *[other] - Joker thay được mọi lá, nhưng mỗi phỏm cần ít nhất { $min_naturals ->
            [2] hai lá thường
           *[1] một lá thường
        }. Trong sảnh, joker thay cho một lá nhất định, đã hạ là cố định. (Rummy 500 4.3)
    }
    - Phỏm đã hạ xuống bàn thì không được xếp lại hay lấy về. (Rummy 500 3.2)

rules-rummy500-row =
    ### Ăn từ hàng bài
    - Chọn một lá của hàng bài. Lá đó và mọi lá sau nó về tay bạn, và lá đã chọn phải dùng ngay: { $take_to_lay_off ->
        [yes] hạ trong một phỏm mới, hoặc gửi vào một phỏm trên bàn.
       *[no] hạ trong một phỏm mới. Chỉ gửi thì không đủ.
    } (Rummy 500 5.1, 5.2)
    - Phỏm ghép từ bài trên tay và các lá vừa ăn. Toàn lá của hàng bài cũng được. (Rummy 500 5.2, 5.3)
    - Những lá ăn khác ở lại trên tay. Ngay trong lượt đó bạn được hạ tiếp các lá này. (Rummy 500 5.4)
    - { $top_card ->
        [free] Riêng lá cuối thì ăn một mình nó mà không cần hạ cũng được, miễn là còn bốc được bài.
       *[use] Lá cuối của hàng bài cũng theo luật này.
    } (Rummy 500 5.5)

rules-rummy500-lay-off =
    ### Gửi bài
    - Trong lượt mình bạn được thêm lá vào bất kỳ phỏm nào trên bàn, của bạn hay của người khác: thêm một lá vào bộ, lá kế tiếp cùng chất vào một trong hai đầu sảnh. Người khác được gửi nối tiếp. (Rummy 500 4.5)
    - Nếu một lá hợp với hai phỏm, bạn chọn gửi vào phỏm nào. Lá nào cũng tính điểm cho người đã hạ hay gửi nó, dù nằm trong phỏm của ai. (Rummy 500 4.6)
    { $jokers ->
        [0] {""}
       *[other] { $swap ->
            [runs] - Bạn được đặt đúng lá mà joker trong sảnh đang thay vào chỗ nó rồi lấy joker về. Lá đó là điểm của bạn, còn joker không cần chơi ngay. (Rummy 500 4.7)
           *[none] - Joker nằm yên tại chỗ. (Rummy 500 4.7)
        }
    }

rules-rummy500-stock =
    ### Khi nọc hết
    - { $exhausted ->
        [end] Ai bốc lá cuối thì chơi trọn lượt của mình. Khi người đó đánh bài thì hết ván.
        [recycle] Ai bốc khi nọc đã hết thì hàng bài được xáo lại thành nọc mới, chỉ để lại lá cuối. Nếu hàng bài chỉ có đúng lá đó thì ăn nó, hoặc bỏ lượt: khi đó hết ván.
       *[row] Ván đi tiếp chừng nào mỗi người đến lượt đều ăn từ hàng bài. Ai không ăn được hoặc không muốn thì bỏ lượt, và hết ván.
    } (Rummy 500 8)
    - Khi đó không ai hết bài, và mọi người cùng tính điểm. (Rummy 500 6.4, 8.2)

rules-rummy500-values =
    ### Điểm của lá bài
    - { $card_values ->
        [fives] Lá 2 đến 9 tính 5; 10, J, Q, K tính 10.
       *[pips] Lá 2 đến 10 tính theo số; J, Q, K tính 10.
    } (Rummy 500 6.1)
    - Át tính { $ace_points }, ở đầu thấp của sảnh (A-2-3) tính { $ace_low_points }. (Rummy 500 6.2)
    { $jokers ->
        [0] {""}
       *[other] - Joker trên tay tính { $joker_points }, { $joker_value ->
            [card] joker đã hạ tính như lá mà nó thay cho.
           *[fixed] joker đã hạ cũng vậy.
        } (Rummy 500 6.3)
    }

rules-rummy500-scoring =
    ### Hết bài và tính điểm
    - Ván kết thúc ngay khi có người không còn lá nào. { $must_discard_to_go_out ->
        [yes] Lá cuối phải được đánh: bạn không được hạ hay gửi hết cả tay.
       *[no] Lá cuối có thể được hạ, gửi hoặc đánh.
    } Hết bài không có điểm thưởng. (Rummy 500 7)
    - Mỗi người được điểm các lá mình đã hạ, đã gửi, trừ đi các lá còn cầm, kể cả khi chúng ghép được thành phỏm. (Rummy 500 6.4)
    - Điểm của ván có thể dưới 0, và tổng điểm cũng vậy. (Rummy 500 6.4)

# -- where the rules are silent -------------------------------------------------------------------

silent-rummy500-packs = **Mấy bộ bài.** Phần lớn các nguồn dùng hai bộ từ năm người, vài nguồn từ sáu người. Đây là một luật nhà. (Rummy 500 1.2)
silent-rummy500-jokers = **Joker.** Số nguồn chơi không joker và số nguồn chơi hai joker mỗi bộ gần như ngang nhau. Luật chuẩn ở đây không có; một bộ luật khác thì có. (Rummy 500 1.3)
silent-rummy500-two = **Số lá khi hai người chơi.** Phần lớn các nguồn ghi 13, nguồn khác 10 hoặc 7: đây là một luật nhà. (Rummy 500 2.1)
silent-rummy500-swept = **Đánh lá vừa ăn.** Hầu như không ai cấm, nên được phép. (Rummy 500 3.2)
silent-rummy500-doubles = **Lá giống hệt nhau trong bộ.** Một nguồn cấm, các nguồn khác không nói. Có luật nhà cho phép. (Rummy 500 4.1)
silent-rummy500-readings = **Một lá thường với hai joker.** Có thể là bộ hoặc sảnh. Bot hạ thành bộ, trừ khi bạn nói joker thay cho lá nào. (Rummy 500 4.4)
silent-rummy500-swap = **Lấy lại joker.** Chỉ một nguồn có; đây là một luật nhà, và chỉ cho sảnh. (Rummy 500 4.7)
silent-rummy500-lay-off = **Ăn để gửi.** Vài nguồn chỉ cho ăn từ hàng bài để hạ phỏm mới. Ở đây gửi cũng được, trừ khi luật nhà nói khác. (Rummy 500 5.2)
silent-rummy500-alone = **Phỏm toàn lá của hàng bài.** Không ai nói phải có lá trên tay, nên không cần. (Rummy 500 5.3)
silent-rummy500-top = **Lá cuối của hàng bài.** Có phải dùng ngay như mọi lá khác không? Phần lớn các nguồn nói có; một luật nhà cho ăn tự do. (Rummy 500 5.5)
silent-rummy500-values = **Điểm của lá bài.** Phần lớn tính theo số; vài nơi tính 5 cho mọi lá từ 2 đến 9, và 15 cho mọi lá Át. (Rummy 500 6.1, 6.2)
silent-rummy500-joker-laid = **Joker trên bàn.** Tính 15, hoặc tính như lá mà nó thay cho: đây là một luật nhà. (Rummy 500 6.3)
silent-rummy500-stock = **Nọc hết.** Hết ván ngay, hoặc chơi tiếp chừng nào còn người ăn từ hàng bài, hoặc hàng bài thành nọc mới. Cách thứ hai không bỏ phí hàng bài và là luật chuẩn ở đây. (Rummy 500 8.1)
silent-rummy500-pass = **Bỏ lượt dù ăn được.** Được phép: không ai biết bạn muốn giữ gì. (Rummy 500 8.2)
silent-rummy500-endless = **Ván cứ xoay vòng mãi.** Nếu hàng bài được xáo lại thì có thể như vậy. Bot hủy ván đó: quá 250 lượt mỗi người thì không ai được điểm. (Rummy 500 8.4)
silent-rummy500-target = **Hai người cùng vượt mốc.** Tổng cao hơn thắng. Bằng nhau thì cùng thắng, hoặc chơi thêm một ván: đây là một luật nhà. (Rummy 500 9)
silent-rummy500-rummy = **Hô “rummy!”.** Có bàn cho ai thấy trước rằng lá vừa đánh hạ được thì lấy và hạ nó. Tin nhắn có thể tới trễ nên làm vậy không công bằng, vì thế ở đây không có; bàn cho biết lá vừa đánh gửi được vào phỏm nào. (Rummy 500 5)
silent-rummy500-ace = **Gửi Át vào sảnh.** Vào 2-3-4 thì Át thấp, vào J-Q-K thì Át cao. (Rummy 500 1.4, 4.5)

# -- played examples on the page ------------------------------------------------------------------

played-rummy500-scored =
    ### Một ván và cách tính điểm
    - Trên bàn có { $table } do Ben hạ. Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann ăn từ { $card1 } trở đi và hạ ngay { $move1 }, gửi { $move2 } vào sảnh của Ben rồi hết bài khi đánh { $card3 }.
    - Lá gửi vào sảnh của Ben tính cho Ann. Ben hạ nhiều hơn số còn cầm, còn Chi bị trừ hết.
played-rummy500-hard =
    ### Trường hợp khó: lá không dùng được
    - Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann } và chỉ muốn { $card1 }.
    - Lá đó không ghép được gì với bài của Ann nên không ăn riêng được. Nhưng Ann được ăn từ { $card } trở đi: hạ { $move }, và { $card1 } về tay.

# -- examples in pictures -------------------------------------------------------------------------

example-sweep-row = hàng bài, lá cũ nhất trước
example-sweep = bạn ăn từ lá đầu tiên trong số này ở hàng bài trở đi, và hạ ngay các lá này
example-sweep-alone = cả ba lá đều từ hàng bài: được phép
example-sweep-off = bạn ăn lá này cùng mọi lá sau nó, và gửi nó vào sảnh
example-sweep-off-not = không được: lá này phải vào một phỏm mới
example-sweep-not = không được: không dùng được lá này, mà ăn không thì không được
example-sweep-free = lá cuối thì được ăn mà không cần hạ

# -- a picture before the first step --------------------------------------------------------------

first-look-sweep = ăn từ hàng bài: bạn lấy từ lá thứ hai trở đi, và hạ ngay lá đó cùng bài của bạn

# -- lines ----------------------------------------------------------------------------------------

refusal-must-be-laid = Không thể chỉ ăn { $card }: lá đó phải dùng ngay. Hãy chọn phỏm để hạ hoặc nơi để gửi nó, hoặc bốc từ nọc.
# The card that was just discarded fits on melds of the table; $melds are some of the two below.
table-fits = { $card } gửi được vào { $melds }.
fits-run = sảnh của { $name }
fits-set = bộ của { $name }
# $count cards are taken, from $start on; $added are points, with their sign.
move-sweep = ăn { $count } từ { $start }: hạ { $cards }, { $added }
move-sweep-on = ăn { $count } từ { $start }: gửi { $cards } vào { $meld } của { $name }, { $added }
move-sweep-free = ăn { $count }: { $cards } về tay bạn
# What comes to the hand besides, and the risk: so many cards then, and what they count.
move-sweep-rest = rồi cầm { $count } lá, { $points }, thêm { $cards }
move-sweep-all =
    { $count ->
        [0] và bạn hết bài
       *[other] rồi cầm { $count } lá, { $points }
    }
# Before a large take: who is nearly out.
move-sweep-risk = rồi cầm { $held } lá, { $points }, còn { $name } chỉ { $count } lá; thêm { $cards }
highlight-sweep = thắng cả { $number } ván

# -- the coach ------------------------------------------------------------------------------------

practice-short-sweep = Những gì hạ được có đáng với các lá kèm theo không? Không thì bốc.
practice-rummy500-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Bài đã hạ là điểm của bạn, bài còn cầm khi có người hết bài thì bị trừ.
practice-rummy500-draw = **Bốc** từ **nọc** (úp): chưa dùng được lá nào của hàng bài. Lá nào đánh ra cũng ở lại **hàng bài**, về sau ai cũng ăn được.
practice-rummy500-take = **Bạn ăn được từ hàng bài!** Chọn một lá dùng được ngay: lá đó và mọi lá sau nó về tay bạn, và lá đó được hạ. Hãy xem dòng thứ hai: còn những lá nào về tay, và chúng có thể bị trừ bao nhiêu.
practice-rummy500-swept = **Đã ăn.** Những lá còn lại đang trên tay bạn. Ngay lượt này bạn được hạ tiếp, còn bài cầm đến cuối ván thì bị trừ.
practice-rummy500-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: **{ button-meld }** hạ nó xuống, và nó là điểm của bạn. Bài giữ lại có thể bị trừ.
practice-rummy500-lay-off = **Gửi bài.** Bạn có lá hợp với một phỏm trên bàn: **{ button-lay-off }**. Lá đó là điểm của bạn, dù phỏm của ai; viền màu cho biết lá của ai.
practice-rummy500-out = **Sắp hết bài.** Hạ hoặc đánh lá cuối là hết ván: người khác bị trừ các lá còn cầm.
practice-rummy500-behind = **{ $name } sắp hết bài.** Hạ những gì hạ được, và đừng ăn nhiều hơn số lá mình dùng được.
practice-rummy500-spent = **Nọc đã hết.** Còn lợi thì cứ ăn từ hàng bài. Nếu không, bấm **{ button-pass-ends }**.
practice-rummy500-discard = **Đánh một lá.** Lá đó nằm ở cuối hàng bài, người kế tiếp ăn được nó cùng những lá ở đó. Lá cao mà không dùng được thì đánh trước.

# -- shared messages in its own words -------------------------------------------------------------

advice-row-no-meld = Không lá nào của hàng bài hạ được với bài của bạn hay gửi được.
advice-row-worth = Những lá hạ được và những gì theo sau đáng để nhận cả các lá kèm theo.
advice-lay = Bài đã hạ là điểm của bạn.
advice-lay-off = { advice-lay }
event-stock-ran-out = { $who } bỏ lượt: nọc không còn gì để bốc.
refusal-wrong-phase =
    { $phase ->
        [draw] Đầu lượt phải lấy bài: bốc từ nọc hoặc ăn từ hàng bài rồi mới đi tiếp.
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là các lá cùng số, không có lá giống hệt nhau; sảnh là từ 3 lá liền nhau cùng chất.
    }
refusal-nothing-to-draw = Nọc đã hết. Hãy ăn từ hàng bài, hoặc bỏ lượt là hết ván.
refusal-nothing-to-take = Hàng bài đang trống. Hãy bốc từ nọc.
refusal-no-swap-here = Theo luật của bàn này joker đó nằm yên tại chỗ. Hãy gửi lá này, hoặc giữ lại.
