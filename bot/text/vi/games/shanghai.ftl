# Everything that only Shanghai Rum says.

game-shanghai = Rummy Thượng Hải
    .book = Thượng Hải
    .description = Mười ván, mỗi ván hạ một hợp đồng trước, được mua lá ngửa. Tổng điểm thấp nhất thắng.
name-shanghai = thượng-hải

# -- house rules ----------------------------------------------------------------------------------

option-shanghai-rulebook = Sách luật
    .description = Luật áp dụng khi không có luật nhà nào nói khác
    .standard = Luật chuẩn, cho ba đến tám người
option-shanghai-allow_two = Hai người chơi
    .description = Cho hai người chơi hay không
    .yes = Hai người là đủ
    .no = Ít nhất ba người
option-shanghai-contracts = Bảng hợp đồng
    .description = Mỗi ván cần những gì, và do đó có bao nhiêu ván
    .none = Mười hợp đồng của Rummy Thượng Hải
    .seven = Bảy hợp đồng của Rummy hợp đồng, chơi theo luật này
    .six = Sáu hợp đồng đầu, không cần mua lá nào cũng hạ được
    .three = Ba hợp đồng đầu, cho trận ngắn
    .table = { $count } hợp đồng: { $goals }
option-shanghai-contract_exact_sizes = Hợp đồng đúng số lá
    .description = Phỏm của hợp đồng có được dài hơn quy định hay không
    .yes = Phỏm của hợp đồng phải đúng số lá
    .no = Phỏm của hợp đồng được dài hơn quy định
option-shanghai-separate_runs = Sảnh nối đuôi
    .description = Hai sảnh của một hợp đồng có được nối đuôi nhau hay không
    .yes = Hai sảnh cùng chất trong hợp đồng không được nối đuôi nhau
    .no = Hai sảnh cùng chất trong hợp đồng được nối đuôi nhau
option-shanghai-further_melds = Phỏm mới
    .description = Sau khi hạ hợp đồng có được hạ phỏm mới hay không
    .yes = Sau hợp đồng được hạ thêm phỏm mới
    .no = Sau hợp đồng chỉ được gửi bài
option-shanghai-layoff_on_contract_turn = Gửi bài ngay
    .description = Có được gửi bài ngay trong lượt hạ hợp đồng hay không
    .yes = Được gửi bài ngay trong lượt hạ hợp đồng
    .no = Chỉ được gửi bài từ lượt kế sau khi hạ hợp đồng
option-shanghai-must_discard_to_go_out = Lá đánh cuối
    .description = Có cần đánh lá cuối mới hết bài hay không
    .yes = Chỉ hết bài bằng cách đánh lá cuối cùng
    .no = Được hết bài mà không cần đánh
option-shanghai-deuces_wild = Lá 2 vạn năng
    .description = Mọi lá 2 có phải là lá vạn năng hay không
    .yes = Mọi lá 2 đều vạn năng như joker
    .no = Chỉ joker là lá vạn năng
option-shanghai-wild_limit = Giới hạn lá vạn năng
    .description = Một phỏm được có bao nhiêu lá vạn năng
    .half = Phỏm không bao giờ có lá vạn năng nhiều hơn lá thường
    .fewer = Phỏm luôn có lá vạn năng ít hơn lá thường
    .none = Phỏm cần một lá thường; còn lại vạn năng hết cũng được
option-shanghai-swap = Đổi lá
    .description = Được đổi lấy lá vạn năng ở đâu
    .runs = Được đổi lấy lá vạn năng trong sảnh
    .any = Được đổi lấy lá vạn năng trong cả sảnh lẫn bộ
    .none = Lá vạn năng nằm yên tại chỗ
option-shanghai-may_i_priority = Ai mua trước
    .description = Ai được lá ngửa khi nhiều người muốn mua
    .seat = Người gần nhất bên trái người đang tới lượt mua trước
    .first_asker = Ai xin mua trước thì được mua trước
option-shanghai-max_buys = Số lần mua
    .description = Mỗi người được mua bao nhiêu lá ngửa
    .table = Ba lần mua, riêng ván 9 và 10 bốn lần
    .none = Mua không giới hạn
    .number =
        { $number ->
            [0] Không được mua
           *[other] { $number } lần mua
        }
option-shanghai-max_buys_per = Cách đếm lần mua
    .description = Số lần mua tính cho mỗi ván hay cho cả trận
    .hand = Số lần mua tính riêng cho mỗi ván
    .game = Số lần mua tính chung cho cả trận
option-shanghai-buy_penalty = Lá phạt
    .description = Mua một lá ngửa thì bốc kèm mấy lá từ nọc
    .is-1 = Mua lá ngửa thì bốc kèm một lá từ nọc
    .is-2 = Mua lá ngửa thì bốc kèm hai lá từ nọc
option-shanghai-chain_buys = Mua tiếp
    .description = Lá nằm dưới lá vừa mua có được mua tiếp hay không
    .yes = Lá nằm dưới lá vừa mua được mời mua tiếp
    .no = Mỗi lượt chỉ mua nhiều nhất một lá ngửa
option-shanghai-down_may_buy = Mua sau hợp đồng
    .description = Đã hạ hợp đồng rồi có được mua nữa hay không
    .yes = Hạ hợp đồng rồi vẫn được mua
    .no = Hạ hợp đồng rồi thì không được mua nữa
option-shanghai-exhausted = Hết nọc
    .description = Khi nọc hết thì sao
    .recycle = Bài đã đánh được xáo thành nọc mới
    .end = Ván kết thúc khi có người muốn bốc mà nọc đã hết
option-shanghai-card_values = Lá số
    .description = Các lá từ 2 đến 10 tính bao nhiêu
    .fives = Lá từ 2 đến 10 tính 5 điểm mỗi lá
    .pips = Lá từ 2 đến 10 tính theo số
option-shanghai-joker_points = Điểm lá vạn năng
    .description = Lá vạn năng trên tay tính bao nhiêu
    .number = Lá vạn năng tính { $number } điểm
option-shanghai-blind_bonus = Hết bài một mạch
    .description = Hết bài ngay trong lượt hạ hợp đồng có được thưởng hay không
    .yes = Hết bài ngay trong lượt hạ hợp đồng: −25, không có lá vạn năng: −50
    .no = Hết bài ngay trong lượt hạ hợp đồng không được thưởng gì

# -- the page of the rules ------------------------------------------------------------------------

pages-shanghai =
    - **Cách chơi.** Mười ván. Mỗi ván bạn hạ hợp đồng trước, tức là đúng số bộ và sảnh cùng một lúc, rồi tìm cách hết bài. Lá còn cầm lúc hết ván bị tính điểm.
    - **Một lượt.** Bốc một lá, hạ những gì được hạ, đánh một lá. Khi có người bốc từ nọc, những người khác có thể mua lá ngửa, mỗi ván vài lần.
    - **Phỏm.** Từ ba lá cùng số, hoặc từ bốn lá liên tiếp cùng chất. Joker là lá vạn năng, nhưng trong một phỏm không bao giờ nhiều hơn lá thường.
origin-shanghai =
    - Shanghai Rum là một loại Rummy hợp đồng có mua lá ngửa. Trò này chơi nhiều nhất ở Bắc Mỹ, mỗi bàn mỗi luật; mười hợp đồng ở đây là những gì phần lớn các bàn cùng chơi.
    - Tên khác: Shanghai Rummy, California Rummy, Onze.

# -- the rules ------------------------------------------------------------------------------------

# Rummy Thượng Hải cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no.

rules-shanghai-aim =
    ### Mục tiêu
    - Một trận có { $deals ->
        [1] một ván
       *[other] { $deals } ván
    }. Mỗi ván bạn phải hạ hợp đồng trước, tức một số bộ và sảnh nhất định, rồi tìm cách ra hết các lá còn lại. (Thượng Hải 2.1, 4.3)
    - Lá mà người khác không ăn thì bạn mua được, dù chưa đến lượt. (Thượng Hải 4.2)
    - Những lá bạn còn cầm khi hết ván bị tính điểm. Sau ván cuối, ai có tổng thấp nhất thì thắng. (Thượng Hải 8, 9)
    - { $allow_two ->
        [yes] Hai
       *[no] Ba
    } đến tám người chơi. (Thượng Hải 1.1)

rules-shanghai-deal =
    ### Chia bài
    - Tối đa bốn người thì dùng hai bộ bài, năm hoặc sáu người ba bộ, bảy hoặc tám người bốn bộ; mỗi bộ có 52 lá và hai joker. (Thượng Hải 1.2)
    - Ván nào mỗi người cũng được 11 lá. Lá kế tiếp được lật ngửa bên cạnh nọc: đó là lá ngửa đầu tiên. (Thượng Hải 2.1)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Thượng Hải 2.2)

rules-shanghai-contracts =
    ### Các hợp đồng
    { $goals }
    - { $contract_exact_sizes ->
        [yes] Mỗi phỏm của hợp đồng phải có đúng số lá trong danh sách.
       *[no] Đây là số lá ít nhất: phỏm nào cũng được dài hơn.
    } (Thượng Hải 3.2)
    { $contracts ->
        [none] - Ván 8, 9 và 10 cần nhiều lá hơn số lá bạn cầm lúc đầu: hãy mua. (Thượng Hải 3.4)
        [seven] - Đây là các hợp đồng của Rummy hợp đồng. Luật riêng cho ván cuối của trò đó không áp dụng ở đây. (Thượng Hải 3.1)
       *[other] {""}
    }

rules-shanghai-turn =
    ### Lượt của bạn
    - Đầu lượt, bốc lá trên cùng của nọc hoặc ăn lá ngửa. Nếu bạn ăn lá ngửa thì lượt này không ai được mua. (Thượng Hải 4.1)
    - Sau đó bạn được ra bài. Chưa hạ hợp đồng: hạ hợp đồng, hoặc không hạ gì. Từ lượt kế sau khi hạ hợp đồng: { $further_melds ->
        [yes] hạ phỏm mới, gửi bài{ $swap ->
            [none] {""}
           *[other] {" "}và đổi lá vạn năng
        }
       *[no] gửi bài{ $swap ->
            [none] {""}
           *[other] {" "}và đổi lá vạn năng
        }, nhưng không hạ phỏm mới
    }, bao nhiêu cũng được, thứ tự tùy ý. (Thượng Hải 4.3)
    - Cuối lượt, đánh một lá. Đánh chính lá ngửa vừa ăn hay lá vạn năng đều được. (Thượng Hải 4.4)
    - { $exhausted ->
        [end] Khi có người muốn bốc mà nọc đã hết, ván kết thúc và mọi người đều bị tính điểm bài trên tay.
       *[recycle] Khi nọc hết, các lá đã đánh nằm dưới lá ngửa được xáo lại thành nọc mới.
    } (Thượng Hải 7)

rules-shanghai-buying =
    ### Mua lá
    { $max_buys ->
        [0] - Ở bàn này không ai được mua. (Thượng Hải 4.2.3)
       *[other] - Khi có người bốc từ nọc, những người khác được mua lá ngửa mà người đó không ăn. Mua thì bốc kèm { $buy_penalty ->
            [2] hai lá
           *[1] một lá
        } từ nọc, và chưa được ra lá nào trong số đó trước lượt của mình. (Thượng Hải 4.2.2)
    }
    - { $max_buys ->
        [table] Bạn có ba lần mua trong mỗi { $max_buys_per ->
            [game] trận, riêng ở ván 9 và 10 thêm lần thứ tư.
           *[hand] ván, riêng ván 9 và 10 bốn lần.
        }
        [none] Mua bao nhiêu lần cũng được.
        [0] Chỉ được ăn lá ngửa trong lượt của mình.
       *[other] Bạn có { $max_buys } lần mua trong mỗi { $max_buys_per ->
            [game] trận.
           *[hand] ván.
        }
    } (Thượng Hải 4.2.3)
    - { $may_i_priority ->
        [first_asker] Nếu nhiều người muốn mua, ai bấm mua trước thì được.
       *[seat] Nếu nhiều người muốn mua, lá về người gần nhất bên trái người đang tới lượt.
    } (Thượng Hải 4.2.4)
    - { $chain_buys ->
        [yes] Sau đó lá nằm ngay dưới được mời mua theo cách như vậy, nhưng người vừa mua lá trước thì không được.
       *[no] Mỗi lượt chỉ mua được một lá ngửa; lá nằm dưới coi như bỏ.
    } (Thượng Hải 4.2.5)
    - { $down_may_buy ->
        [yes] Đã hạ hợp đồng hay chưa đều được mua.
       *[no] Hạ hợp đồng rồi thì không được mua nữa.
    } (Thượng Hải 4.2.1)

rules-shanghai-melds =
    ### Bộ và sảnh
    - Bộ là ba lá trở lên cùng số. Chất nào cũng được, có lá giống hệt nhau cũng được. (Thượng Hải 5.1)
    - Sảnh là 4 đến 13 lá liền nhau, cùng chất. Át đứng thấp (A-2-3-4) hoặc cao (J-Q-K-A), không bao giờ đứng giữa. (Thượng Hải 1.3, 5.1)
    - { $deuces_wild ->
        [yes] Joker và mọi lá 2 là lá vạn năng: chúng thay được mọi lá. Lá 2 đứng đúng chỗ của nó cũng vẫn là lá vạn năng.
       *[no] Joker là lá vạn năng: nó thay được mọi lá.
    } (Thượng Hải 5.2)
    - { $wild_limit ->
        [fewer] Phỏm nào cũng có lá vạn năng ít hơn lá thường
        [none] Phỏm nào cũng cần ít nhất một lá thường
       *[half] Không phỏm nào có lá vạn năng nhiều hơn lá thường
    }, kể cả sau khi gửi bài. (Thượng Hải 5.3)
    - Trong sảnh, lá vạn năng thay cho một lá nhất định, đã xuống bàn là cố định. (Thượng Hải 5.4, 5.5)

rules-shanghai-contract =
    ### Hạ hợp đồng
    - Các phỏm đầu tiên của bạn trong ván là hợp đồng: hạ cùng một lúc, trong lượt của mình, đúng các phỏm được nêu, không thêm gì. (Thượng Hải 3.2)
    - { $separate_runs ->
        [yes] Hai sảnh cùng chất trong hợp đồng không được nối đuôi nhau: 3-4-5-6 và 7-8-9-10 chuồn là một sảnh tám lá.
       *[no] Hai sảnh cùng chất trong hợp đồng được nối đuôi nhau: 3-4-5-6 và 7-8-9-10 chuồn là hai sảnh.
    } (Thượng Hải 3.3)
    - { $layoff_on_contract_turn ->
        [yes] Trong lượt đó bạn vẫn được gửi bài; những việc khác chờ lượt sau.
       *[no] Trong lượt đó bạn chỉ còn đánh một lá. Những việc khác chờ lượt sau.
    } (Thượng Hải 4.3)

rules-shanghai-lay-off =
    ### Gửi bài và đổi lá
    - { $layoff_on_contract_turn ->
        [yes] Khi đã hạ hợp đồng
       *[no] Từ lượt kế sau khi hạ hợp đồng
    }, bạn được thêm lá vào bất kỳ phỏm nào trên bàn, của ai cũng được: lá cùng số vào bộ, lá kế tiếp cùng chất vào một trong hai đầu sảnh. (Thượng Hải 4.3, 5.5)
    - { $swap ->
        [none] Lá vạn năng nằm yên tại chỗ: không ai được đổi.
       *[other] Từ lượt kế sau khi hạ hợp đồng, bạn được đổi: đặt đúng lá mà lá vạn năng trong sảnh đang thay vào chỗ nó rồi lấy lá vạn năng về. Không cần dùng nó ngay trong lượt này.
    } { $swap ->
        [any] Lá vạn năng trong bộ thì đổi bằng bất kỳ lá thường nào cùng số đó.
        [runs] Lá vạn năng trong bộ thì nằm yên.
       *[none] {""}
    } (Thượng Hải 6)

rules-shanghai-scoring =
    ### Hết bài và tính điểm
    - Ván kết thúc ngay khi có người không còn lá nào. { $must_discard_to_go_out ->
        [yes] Lá cuối phải được đánh, nên bạn không được hạ hay gửi hết cả tay.
       *[no] Bạn hết bài bằng cách đánh lá cuối hay không đánh đều được.
    } (Thượng Hải 4.4)
    - Bài còn trên tay bị tính điểm: Át 15 điểm, K, Q hay J 10, { $card_values ->
        [pips] lá khác tính theo số
       *[fives] lá khác 5
    }, lá vạn năng { $joker_points }. Người hết bài không bị tính gì. (Thượng Hải 8.1)
    { $blind_bonus ->
        [yes] - Ai hết bài ngay trong lượt hạ hợp đồng được −25, và −50 nếu trong các lá đã hạ không có lá vạn năng nào. (Thượng Hải 8.2)
       *[no] {""}
    }
    - Sau ván cuối, ai có tổng thấp nhất thì thắng. Bằng nhau thì cùng thắng. (Thượng Hải 9)

# -- where the rules are silent -------------------------------------------------------------------

silent-shanghai-table = **Những hợp đồng nào.** Ba nguồn chơi mười ván với các hợp đồng này; nguồn khác chơi bảy ván hoặc với số lá khác. Luật nhà chọn được bảng khác. (Thượng Hải 3.1)
silent-shanghai-big = **Hợp đồng cần nhiều lá hơn số lá đang cầm.** Ai không mua thì đành chịu. Bốn lần mua ở ván 9 và 10 là để cho việc đó. (Thượng Hải 3.4)
silent-shanghai-when = **Mua lúc nào.** Một nguồn nói trước khi người kế tiếp bốc, nguồn khác nói như Rummy hợp đồng: sau khi người đó bốc và bỏ qua lá ngửa. Luật chuẩn theo cách thứ hai. (Thượng Hải 4.1)
silent-shanghai-number = **Mua mấy lần.** Ba lần mỗi ván và bốn lần ở hai ván cuối; ba lần mỗi trận; hai lần mỗi ván; không giới hạn. Luật chuẩn theo cách đầu. Lá phạt một hoặc hai. (Thượng Hải 4.2.3)
silent-shanghai-swap = **Lá vừa đổi lấy.** Một nguồn nói dùng tùy ý, nguồn khác nói phải hạ ngay. Ở đây tùy ý. Chưa hạ hợp đồng thì không được đổi. (Thượng Hải 6)
silent-shanghai-limit = **Giới hạn lá vạn năng.** “Không nhiều hơn lá thường” hoặc “ít hơn”: luật chuẩn theo cách đầu. Nó áp dụng cả khi gửi bài, vì phỏm nào cũng là phỏm. (Thượng Hải 5.3)
silent-shanghai-deuce = **Lá 2 vạn năng ở đúng chỗ của nó.** Không nguồn nào nói; nó vẫn là lá vạn năng. (Thượng Hải 5.2)
silent-shanghai-values = **Lá số.** Mỗi lá năm điểm, hoặc theo số. Joker 15, nơi khác đến 50. (Thượng Hải 8.1)
silent-shanghai-blind = **Hết bài một mạch.** Một nguồn có nói; ở đây là luật nhà. “Không có joker” được hiểu là không có lá vạn năng nào. (Thượng Hải 8.2)
silent-shanghai-further = **Phỏm mới sau hợp đồng.** Được phép như Rummy hợp đồng; nhiều bàn không cho. (Thượng Hải 4.3)
silent-shanghai-packs = **Bảy và tám người.** Các nguồn chỉ nói “hai đến bốn bộ bài”; ở đây là bốn bộ. (Thượng Hải 1.2)
silent-shanghai-dead = **Lá nào coi như bỏ.** Lá ngửa không ai mua, và lá nằm dưới lá vừa mua: về sau không lấy được nữa. (Thượng Hải 4.2.5)
silent-shanghai-discard = **Hết bài mà không đánh.** Được phép, như Rummy hợp đồng; có luật nhà bắt buộc phải đánh. (Thượng Hải 4.4)
silent-shanghai-tie = **Bằng điểm khi hết trận.** Những người có tổng thấp nhất cùng thắng. (Thượng Hải 9)

# -- played examples on the page ------------------------------------------------------------------

played-shanghai-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ hợp đồng từ lượt trước, trước mặt là { $table }. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn } và bỏ lá ngửa { $upcard }. Ben không lấy. Chi mua lá đó, kèm { $penalty } từ nọc.
    - Ann gửi { $move4 } và hết bài khi đánh { $card5 }. Những người khác bị tính điểm các lá còn cầm.
played-shanghai-hard =
    ### Trường hợp khó: hết lượt mua
    - Chi cầm { $chi } và trong ván này đã mua ba lá ngửa.
    - Ann bốc và bỏ { $upcard }, lá làm thành một bộ cho Chi. Nhưng lượt mua của ván đã hết nên Chi không mua được.

# -- examples in pictures -------------------------------------------------------------------------

example-deuce-set = một bộ: lá 2 vạn năng là thêm một lá cùng số
example-deuce-run = một sảnh: lá 2 vạn năng thay cho lá còn thiếu
example-wild-fits = một bộ: được có từng ấy lá vạn năng
example-wild-many = không thành phỏm: quá nhiều lá vạn năng

# -- lines ----------------------------------------------------------------------------------------

highlight-blind = hết bài một mạch ở ván { $deal }
line-went-blind = hết bài một mạch, { $added } điểm

# -- the coach ------------------------------------------------------------------------------------

practice-shanghai-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Trước hết hạ **hợp đồng** của ván cùng một lúc: { $goal }. Sau đó tìm cách hết bài: lá còn cầm lúc hết ván bị tính điểm.
practice-shanghai-buy = **Mua không?** { $name } bỏ lại { $card }. Bạn có thể mua dù chưa đến lượt; kèm theo là một **lá phạt** từ nọc, và số lần mua có hạn. Hãy mua lá giúp bạn gần hợp đồng hơn.
practice-shanghai-bought = **Mua được rồi**, kèm một lá phạt: thêm bài để chọn, nhưng cũng thêm bài phải ra hết.
practice-shanghai-swap = **Đổi lá vạn năng.** Bạn cầm đúng lá mà một joker trong sảnh đang thay: đặt lá đó vào và lấy joker về. Bạn được giữ nó.

# -- shared messages in its own words -------------------------------------------------------------

advice-more-chances = Bạn đủ hợp đồng sớm hơn so với khi đánh { $instead }.
event-granted-may-i = { $who } mua { $card }.
button-orders = Dặn mua trước
button-until-my-turn = Vòng này không mua
button-only-what-helps = Chỉ mua lá có ích
button-never-this-deal = Ván này không mua
orders-title = ## Dặn trước “Mua lá?”
orders-helps-about = **{ button-only-what-helps }** mua những lá giúp bạn gần đủ hợp đồng hơn; khi đã hạ hợp đồng thì mua lá giúp bạn hạ thêm được bài trong tay. Mỗi lá mất một lượt mua và kèm một lá phạt.
orders-choose = Mua ngay khi có …
orders-wanted = Bạn mua ngay { $cards }.
orders-only-what-helps =
    { $wanted ->
        [0] Lá nào có ích thì bạn mua, còn lại bỏ qua.
       *[other] Trong các lá khác, lá nào có ích thì bạn mua, còn lại bỏ qua.
    }
play-move-may-i = muốn mua { $card }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là từ 3 lá cùng số, sảnh là từ 4 lá liền nhau cùng chất. Để ý số lá vạn năng cho phép.
    }
refusal-does-not-fit =
    { $limit ->
        [half] Không gửi được { $cards } vào { $meld }: lá vạn năng sẽ nhiều hơn lá thường. Hãy gửi một lá thường trước.
        [fewer] Không gửi được { $cards } vào { $meld }: lá vạn năng sẽ không ít hơn lá thường. Hãy gửi một lá thường trước.
       *[none]
            { $fits ->
                [set] Không gửi được { $cards } vào { $meld }: bộ đó chỉ nhận lá số { $rank } hoặc lá vạn năng.
               *[other] { does-not-fit }
            }
    }
refusal-took-the-last-upcard = Bạn vừa mua lá ngửa ngay trước lá này, mà không ai được mua hai lá liền. Bạn có thể mua lá sau.
replay-asked = { $who } muốn mua lá ngửa.
table-asked = Muốn mua: { $names }.
highlight-upcards = mua nhiều lá ngửa nhất: { $number }
