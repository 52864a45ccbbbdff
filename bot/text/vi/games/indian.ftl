# Everything that only Indian Rummy says.

game-indian = Rummy Ấn Độ
    .book = Ấn Độ
    .description = 13 lá, hai sảnh, một sảnh thuần. Báo ù, hoặc úp bài kịp lúc. Theo điểm, loại dần (pool) hay ván.
name-indian = ấn-độ

# -- house rules ----------------------------------------------------------------------------------

option-indian-rulebook = Thể thức
    .description = Chơi Rummy Ấn Độ theo kiểu nào
    .points = Điểm: một ván, người thắng được điểm của những người khác
    .pool101 = Pool 101: ai tới 101 thì bị loại, người cuối cùng thắng
    .pool201 = Pool 201: ai tới 201 thì bị loại, úp bài mất 25 và 50
    .deals = Theo ván: hai ván, không úp bài, tổng tốt nhất thắng
    .lives = Mạng nghiêm: một sảnh bốn lá, mỗi sảnh một joker
option-indian-packs = Số bộ bài
    .description = Chơi với mấy bộ bài
    .is-1 = Một bộ bài
    .is-2 = Hai bộ bài
    .is-3 = Ba bộ bài
option-indian-jokers = Joker in sẵn
    .description = Mỗi bộ bài có mấy joker in sẵn
    .is-0 = Không có joker in sẵn
    .is-1 = Mỗi bộ một joker in sẵn
    .is-2 = Mỗi bộ hai joker in sẵn
option-indian-cut_joker = Lá cắt
    .description = Lá lật lúc chia có làm số của nó thành vạn năng hay không
    .yes = Số của lá cắt là số vạn năng
    .no = Chỉ joker in sẵn là vạn năng
option-indian-set_max = Số lá của bộ
    .description = Bộ được có bao nhiêu lá
    .is-4 = Bộ có nhiều nhất bốn lá
    .none = Bộ được thêm joker không giới hạn
option-indian-min_naturals = Lá thường
    .description = Trong nhóm phải có bao nhiêu lá thật
    .is-0 = Chỉ toàn joker cũng là sảnh
    .is-1 = Nhóm cần một lá không phải joker
    .is-2 = Nhóm cần hai lá không phải joker
option-indian-jokers_in_run = Joker trong sảnh
    .description = Sảnh được có bao nhiêu joker
    .none = Sảnh có bao nhiêu joker cũng được
    .is-1 = Sảnh có một joker
    .is-2 = Sảnh có hai joker
option-indian-identical_pure = Ba lá giống hệt nhau
    .description = Ba lá giống hệt nhau có phải là sảnh thuần hay không
    .yes = Ba lá giống hệt nhau là sảnh thuần
    .no = Ba lá giống hệt nhau không thành nhóm
option-indian-four_card_life = Mạng bốn lá
    .description = Có cần một sảnh bốn lá hay không
    .yes = Một trong các sảnh cần bốn lá trở lên
    .no = Sảnh nào cũng chỉ cần ba lá
option-indian-take_jokers = Joker nằm ngửa
    .description = Joker nằm ngửa có được ăn hay không
    .first = Chỉ được ăn joker khi nó là lá ngửa đầu tiên của ván
    .never = Joker nằm ngửa không bao giờ được ăn
    .any = Joker nằm ngửa lúc nào cũng được ăn
option-indian-forbid_discard_of_taken = Lá vừa ăn
    .description = Lá ngửa vừa ăn có được đánh ngay trong lượt hay không
    .yes = Không được đánh lá vừa ăn trong cùng lượt
    .no = Được đánh lá vừa ăn
option-indian-wrong_declaration = Báo ù sai
    .description = Báo ù sai thì sao
    .none = Báo ù sai không được nhận và không mất gì
    .number = Báo ù sai mất { $number } điểm
option-indian-drop = Úp bài
    .description = Có được úp bài nghỉ ván hay không
    .yes = Được úp bài nghỉ ván
    .no = Không ai được úp bài
option-indian-drop_turn = Lúc úp bài
    .description = Có được úp bài trong lượt người khác hay không
    .own = Úp bài trong lượt của mình, trước khi bốc
    .any = Úp bài trong lượt người khác cũng được
option-indian-first_drop = Úp đầu ván
    .description = Úp bài trước lá đầu tiên của ván mất bao nhiêu
    .number = Úp bài trước lá đầu tiên mất { $number } điểm
option-indian-middle_drop = Úp giữa ván
    .description = Úp bài sau lá đầu tiên của ván mất bao nhiêu
    .number = Úp bài sau đó mất { $number } điểm
option-indian-exhausted = Hết nọc
    .description = Khi có người muốn bốc mà nọc đã hết thì sao
    .recycle = Bài đã đánh được xáo thành nọc mới
    .end = Hết nọc thì ván kết thúc, không ai có điểm
option-indian-one_sequence = Chỉ có một mạng
    .description = Không có sảnh thứ hai thì tính những lá nào
    .all = Thiếu mạng thì tính cả 13 lá
    .pure_off = Thiếu mạng thì sảnh thuần không bị tính
option-indian-full_count = Điểm nhiều nhất
    .description = Một tay bài mất nhiều nhất bao nhiêu
    .none = Không có mức trần cho một tay bài
    .number = Một tay bài mất nhiều nhất { $number } điểm
option-indian-first_turn_half = Thua ngay từ đầu
    .description = Tay bài chưa có lượt nào có tính một nửa hay không
    .yes = Ai chưa lấy lá nào thì chỉ mất một nửa
    .no = Ai chưa lấy lá nào cũng mất đủ
option-indian-least_count = Điểm ít nhất
    .description = Tay bài thua mất ít nhất bao nhiêu
    .number =
        { $number ->
            [0] Bài đã xong thì không mất gì
           *[other] Tay bài thua mất ít nhất { $number } điểm
        }
option-indian-scoring = Tính điểm
    .description = Ai được điểm của ván
    .zero_sum = Người thắng được điểm mà người khác mất
    .penalty = Điểm là điểm phạt của người thua; càng thấp càng tốt
option-indian-end = Kết thúc trận
    .description = Trận kết thúc theo số ván, theo tổng điểm hay loại dần (pool)
    .hands = Trận gồm { $hands } ván
    .target = Trận kết thúc khi có tổng tới { $points } điểm
    .pool = Ai tới { $points } điểm thì bị loại; người cuối cùng thắng
option-indian-tie_break = Tổng bằng nhau
    .description = Tổng bằng nhau sau nhiều ván thì sao
    .shared = Tổng bằng nhau thì cùng thắng
    .extra_hand = Tổng bằng nhau thì chơi thêm ván
option-indian-rejoins = Vào lại
    .description = Được vào lại trận mấy lần
    .number =
        { $number ->
            [0] Đã bị loại thì không vào lại
           *[other] Được vào lại trận nhiều nhất { $number } lần
        }

# -- the page of the rules ------------------------------------------------------------------------

pages-indian =
    - **Cách chơi.** Xếp 13 lá thành sảnh và bộ. Phải có hai sảnh, gọi là hai mạng, mạng thứ nhất là sảnh thuần, không có joker. Ai xếp hết vào nhóm thì báo ù và thắng ván; người khác bị tính các lá còn thừa.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, rồi đánh một lá. Bài xấu thì úp bài, mất ít hơn là thua.
    - **Joker.** Joker in sẵn, và mọi lá của một số được lật mới trong mỗi ván.
origin-indian =
    - Rummy đến Ấn Độ trong thế kỷ 20 và được chơi ở nhà, vào dịp lễ. Nét riêng là sảnh thuần: thiếu nó thì mọi thứ khác không tính. Không ai biết ai đã nghĩ ra điều đó.
    - Tên khác: 13 Cards, Paplu. Tính điểm, loại dần (pool) và theo ván là các cách tính điểm của cùng một trò.

# -- the rules ------------------------------------------------------------------------------------

# Rummy Ấn Độ cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số là chính nó, không có
# là none, cách kết thúc trận kèm các số $end_hands và $end_points.

rules-indian-aim =
    ### Mục tiêu
    - Xếp 13 lá thành nhóm, trong đó có hai sảnh, một sảnh không dùng joker. Ai xếp xong thì báo ù và ván kết thúc; người khác bị tính các lá không xếp được. (Ấn Độ 5, 7)
    - { $end ->
        [target] Điểm càng ít càng tốt: có người tới { $end_points } thì trận kết thúc, tổng thấp nhất thắng. (Ấn Độ 11.3)
        [pool] Điểm càng ít càng tốt: ai tới { $end_points } thì bị loại, người cuối cùng còn lại thắng trận. (Ấn Độ 11.4)
       *[hands] { $end_hands ->
            [1] Mỗi trận là một ván. (Ấn Độ 11.2)
           *[other] Mỗi trận { $end_hands } ván, tổng tốt nhất thắng. (Ấn Độ 11.2)
        }
    }
    - Hai đến sáu người chơi, dùng { $packs } bộ bài 52 lá và { $jokers ->
        [0] không có joker in sẵn
       *[other] mỗi bộ { $jokers } joker in sẵn
    }. (Ấn Độ 1)

rules-indian-deal =
    ### Chia bài
    - Mỗi người 13 lá. Người chia đầu tiên được chọn ngẫu nhiên; sau đó lần lượt sang trái. (Ấn Độ 2.1, 2.4)
    - { $cut_joker ->
        [yes] Một lá được lật ngửa cạnh nọc, gọi là lá cắt. Lá này nằm đó suốt ván, không ai lấy được: số của nó là số vạn năng. (Ấn Độ 2.2)
       *[no] Không có lá cắt: chỉ joker in sẵn là vạn năng. (Ấn Độ 2.2)
    }
    - Lá kế tiếp lật ngửa làm lá ngửa đầu tiên, phần còn lại là nọc. Người bên trái người chia đi trước. (Ấn Độ 2.3, 2.4)

rules-indian-jokers =
    ### Joker
    - { $cut_joker ->
        [yes] Joker gồm joker in sẵn và mọi lá cùng số với lá cắt. Nếu lá cắt là joker in sẵn thì mọi lá Át là joker. (Ấn Độ 3.1, 3.2)
       *[no] Joker là các joker in sẵn. (Ấn Độ 3.1)
    }
    { $cut_joker ->
        [yes] - Lá mang số vạn năng vẫn có thể là lá thật: 5-6-7 cơ là sảnh thuần dù 6 đang là số vạn năng. (Ấn Độ 3.3)
       *[no] {""}
    }
    - Joker thay cho lá nào cũng được, không cần nói là lá nào. (Ấn Độ 4.6)
    - Joker ở đâu cũng tính 0 điểm. (Ấn Độ 3.4)

rules-indian-groups =
    ### Nhóm
    - Sảnh là ba lá trở lên liền nhau cùng chất, dài tới 13 lá; sảnh thuần là sảnh không có lá nào thay cho lá khác. Át đứng thấp (A-2-3) hoặc cao (Q-K-A), không đứng giữa. (Ấn Độ 1.3, 4.1)
    - { $jokers_in_run ->
        [none] Sảnh được có bao nhiêu joker cũng được. (Ấn Độ 4.4)
       *[other] Sảnh được có nhiều nhất { $jokers_in_run } joker. (Ấn Độ 4.4)
    }
    - Bộ là ba hoặc bốn lá cùng số, mỗi lá một chất, joker thay cho lá còn thiếu{ $set_max ->
        [none] ; còn được thêm joker không giới hạn
       *[other] {""}
    }. (Ấn Độ 4.2)
    - { $min_naturals ->
        [0] Chỉ toàn joker cũng là sảnh.
       *[other] Nhóm cần ít nhất { $min_naturals } lá thật.
    } (Ấn Độ 4.3)
    { $identical_pure ->
        [yes] - Ba lá giống hệt nhau, như ba lá 8♦, là sảnh thuần. (Ấn Độ 4.5)
       *[no] - Ba lá giống hệt nhau không thành nhóm. (Ấn Độ 4.5)
    }

rules-indian-lives =
    ### Hai mạng
    - Bạn cần hai sảnh, một sảnh phải là sảnh thuần: đó là mạng thứ nhất. Sảnh kia, có joker hay không, là mạng thứ hai. (Ấn Độ 5.2)
    { $four_card_life ->
        [yes] - Một trong các sảnh phải có bốn lá trở lên. (Ấn Độ 5.3)
       *[no] {""}
    }
    - Có đủ hai mạng thì mọi lá đã vào nhóm đều an toàn. Thiếu mạng thì không, dù bộ đẹp đến đâu. (Ấn Độ 10.3)

rules-indian-turn =
    ### Lượt của bạn
    - Bốc từ nọc hoặc ăn lá ngửa, rồi đánh một lá. Không ai hạ gì xuống bàn trước khi có người báo ù. (Ấn Độ 6)
    - { $take_jokers ->
        [never] Joker nằm ngửa thì không bao giờ được ăn. (Ấn Độ 6.1)
        [any] Joker nằm ngửa được ăn như mọi lá khác. (Ấn Độ 6.1)
       *[first] Joker có người đánh ra thì nằm yên đó. Chỉ khi lá ngửa đầu tiên của ván là joker thì mới được ăn. (Ấn Độ 6.1)
    }
    - { $forbid_discard_of_taken ->
        [yes] Không được đánh lá giống lá vừa ăn trong lượt này. (Ấn Độ 6.2)
       *[no] Được đánh bất cứ lá nào, kể cả lá vừa bốc hoặc vừa ăn. (Ấn Độ 6.2)
    }

rules-indian-declare =
    ### Báo ù
    - Khi có 14 lá, để riêng một lá và trình 13 lá còn lại: tất cả vào nhóm và đủ hai mạng. Vậy là bạn thắng ván. (Ấn Độ 7.1, 7.3)
    - { $wrong_declaration ->
        [none] Báo ù sai thì không được nhận, và lượt của bạn chơi tiếp. (Ấn Độ 7.4)
       *[other] Báo ù sai mất { $wrong_declaration } điểm và bạn phải nghỉ ván này. Những người khác chơi tiếp. (Ấn Độ 7.4)
    }
    - Cách xếp tốt nhất được tìm cho bạn; bạn cũng có thể tự nói cách xếp, khi đó tính theo lời bạn. Không bao giờ buộc phải báo ù. (Ấn Độ 7.2, 7.5)

rules-indian-drop =
    ### Úp bài
    { $drop ->
        [yes] - Bài xấu thì bạn được úp bài và nghỉ ván này, { $drop_turn ->
            [any] kể cả trong lượt người khác; trong lượt mình thì trước khi bốc. (Ấn Độ 8.1)
           *[own] trong lượt của mình, trước khi bốc. (Ấn Độ 8.1)
        }
       *[no] - Bàn này không ai úp bài: ai cũng chơi tới cùng. (Ấn Độ 8.1)
    }
    { $drop ->
        [yes] - Úp trước khi lấy lá đầu tiên của ván mất { $first_drop }, úp sau đó mất { $middle_drop }. (Ấn Độ 8.2)
       *[no] - (Nơi cho úp: trước lá đầu tiên mất { $first_drop }, sau đó mất { $middle_drop }. Trong lượt mình hay bất cứ lúc nào: { $drop_turn ->
            [any] bất cứ lúc nào
           *[own] trong lượt mình
        }.)
    }
    - Bài của bạn nằm yên, không đến tay ai. Nếu chỉ còn một người thì người đó thắng ván, dù cầm gì. (Ấn Độ 8.3, 8.4)

rules-indian-stock =
    ### Hết nọc
    - { $exhausted ->
        [end] Bạn muốn bốc mà nọc đã hết thì ván bị hủy. (Ấn Độ 9.1)
       *[recycle] Bạn muốn bốc mà nọc đã hết thì bài đã đánh dưới lá ngửa được xáo thành nọc mới. Không có bài nào thì ván bị hủy. (Ấn Độ 9.1)
    }
    - Ván bị hủy không ai được hay mất điểm, úp bài và báo ù sai cũng không mất gì. (Ấn Độ 9.2)

rules-indian-points =
    ### Điểm của ván
    - Át, K, Q, J và 10 tính 10, lá khác theo số, joker 0. (Ấn Độ 10.1)
    - Đủ hai mạng thì tính các lá không vào nhóm. Thiếu thì tính { $one_sequence ->
        [pure_off] mọi lá không nằm trong sảnh thuần.
       *[all] cả 13 lá.
    } Bài được xếp giúp bạn sao cho mất ít nhất. (Ấn Độ 10.3, 10.5)
    - { $full_count ->
        [none] Không có mức trần.
       *[other] Nhiều nhất là { $full_count }.
    } (Ấn Độ 10.4)
    { $first_turn_half ->
        [yes] - Nếu có người báo ù trước khi bạn lấy lá đầu tiên của ván, bạn chỉ mất một nửa. (Ấn Độ 10.6)
       *[no] {""}
    }
    { $least_count ->
        [0] {""}
       *[other] - Ai bị tính bài thì mất ít nhất { $least_count }, kể cả khi bài đã xong. (Ấn Độ 10.7)
    }
    - Ai úp bài hoặc báo ù sai thì mất đúng số điểm đó; người thắng không mất gì. (Ấn Độ 10.2)

rules-indian-score =
    ### Tổng điểm và kết thúc
    - { $scoring ->
        [penalty] Điểm của mỗi người thua cộng vào tổng của họ. Càng thấp càng tốt. (Ấn Độ 11.1)
       *[zero_sum] Mỗi người thua mất điểm của mình, người thắng được tổng số đó. Càng cao càng tốt. (Ấn Độ 11.1)
    }
    - { $end ->
        [target] Có tổng tới { $end_points } là trận kết thúc.
        [pool] Ai tới { $end_points } thì bị loại: không được chia bài, không có lượt. Người cuối cùng chưa bị loại thắng.
       *[hands] Trận kết thúc sau { $end_hands } ván, hoặc thêm ván nữa nếu ván đó bị hủy.
    } (Ấn Độ 11.2)
    { $end ->
        [pool] - { $rejoins ->
            [0] Đã bị loại thì không vào lại. (Ấn Độ 11.5)
           *[other] Mỗi trận bạn được vào lại ngay, nhiều nhất { $rejoins } lần, với tổng cao nhất của những người khác cộng 1, nếu còn đủ chỗ cho một lần úp đầu. (Ấn Độ 11.5)
        }
       *[other] - { $tie_break ->
            [extra_hand] Tổng bằng nhau sau hai ván trở lên: chơi thêm ván, tới khi có người hơn. (Ấn Độ 11.2)
           *[shared] Tổng bằng nhau sau hai ván trở lên: cùng thắng. (Ấn Độ 11.2)
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-indian-packs = **Mấy bộ bài.** Phần lớn dùng hai bộ, mỗi bộ một joker, cho tới sáu người; có bàn dùng một bộ cho hai người, hoặc ba bộ. Là luật nhà. (Ấn Độ 1.2)
silent-indian-cut = **Lá cắt khi hết nọc.** Vẫn nằm đó: ai cũng thấy, không ai có. (Ấn Độ 2.2)
silent-indian-first = **Ai đi trước.** Người chia đầu tiên là ngẫu nhiên, thay cho việc bốc thăm ở nơi khác. (Ấn Độ 2.4)
silent-indian-naturals = **Chỉ toàn joker.** Phần lớn không nói; ở đây nhóm cần một lá thật, luật nhà đổi được. (Ấn Độ 4.3)
silent-indian-run-jokers = **Joker trong sảnh.** Một, hai hoặc bao nhiêu cũng được, tùy hỏi ai. Ở đây bao nhiêu cũng được, trừ khi luật nhà nói khác. (Ấn Độ 4.4)
silent-indian-twice = **Lá thứ hai mang số vạn năng trong bộ.** Nó nằm đó như joker. (Ấn Độ 4.2)
silent-indian-life = **Sảnh nào là mạng nào.** Sảnh thuần nào cũng là mạng thứ nhất, sảnh khác là mạng thứ hai; không cần nói. (Ấn Độ 5.2)
silent-indian-thrown = **Joker trong bài đã đánh.** Phần lớn để nguyên; chỉ lá ngửa đầu tiên là joker mới được ăn. Là luật nhà. (Ấn Độ 6.1)
silent-indian-taken = **Đánh lá vừa ăn.** Được; luật nhà có thể cấm. (Ấn Độ 6.2)
silent-indian-wrong = **Sau khi báo ù sai.** Những người khác chơi tiếp. Cả 14 lá, kể cả lá để riêng, ở lại với người báo. (Ấn Độ 7.4)
silent-indian-drop = **Khi nào được úp.** Trong lượt mình trước khi bốc; có bàn cho úp bất cứ lúc nào, là luật nhà. Bốc rồi thì không. (Ấn Độ 8.1)
silent-indian-dropped-cards = **Bài của người đã úp.** Không quay lại nọc. (Ấn Độ 8.3)
silent-indian-void = **Hết nọc mà không có gì để xáo.** Ván bị hủy, các lần úp trong ván cũng vậy. (Ấn Độ 9.2)
silent-indian-second = **Có sảnh thuần mà không có sảnh thứ hai.** Phần lớn tính cả 13 lá, có nơi trừ sảnh thuần. Là luật nhà. (Ấn Độ 10.3)
silent-indian-grouping = **Ai xếp bài cho người thua.** Bot xếp sao cho mất ít nhất: không ai lợi gì khi xếp kém hơn. (Ấn Độ 10.5)
silent-indian-complete = **Bài đã xong nhưng chậm một lượt.** Không mất gì; có bàn tính 2. Là luật nhà. (Ấn Độ 10.7)
silent-indian-ties = **Tổng bằng nhau khi chơi theo số ván.** Thêm một ván cho tất cả, tới khi có người hơn. (Ấn Độ 11.2)
silent-indian-back = **Vào lại trận.** Tự động: không có tiền vào cửa thì chẳng ai ở ngoài. Ai không muốn thì rời bàn. (Ấn Độ 11.5)
silent-indian-money = **Tiền.** Trò này không có tiền: không tiền vào cửa, không chia giải. (Ấn Độ 11.6)

# -- played examples on the page ------------------------------------------------------------------

played-indian-scored =
    ### Một ván và cách tính điểm
    - Lá cắt là 7♥ nên mọi lá 7 đều vạn năng. Chi đã úp bài trước lá đầu tiên. Ann cầm { $ann }, Ben { $ben }.
    - Ann để riêng { $card1 } và báo ù: 4-5-6 bích là sảnh thuần, 9-10-joker-Q cơ là mạng thứ hai, ba lá K và hai lá 2 với lá 7 vạn năng là bộ.
    - Ben cũng đủ hai mạng nên chỉ tính các lá còn thừa. Chi mất giá úp bài và không phải trình bài.
played-indian-hard =
    ### Trường hợp khó: joker có người đánh ra
    - Lá cắt là 7♥. Chi vừa đánh { $upcard }, và Ann muốn ăn.
    - Lá đó vạn năng, mà joker có người đánh ra thì nằm yên. Nếu nó là lá ngửa đầu tiên của ván thì Ann đã ăn được.

# -- examples in pictures -------------------------------------------------------------------------

example-cut = lá cắt: mọi lá 7 đều vạn năng
example-wild-natural = sảnh thuần: lá 7 này là lá thật
example-wild-stands-in = không thuần: có lá thay cho lá khác, mà bạn cần một sảnh không như vậy
example-first-life = mạng thứ nhất: sảnh không có joker
example-second-life = mạng thứ hai: một sảnh nữa, có joker hay không
example-set-no-life = không phải mạng: chỉ sảnh mới là mạng
example-identical = sảnh thuần: ba lá giống hệt nhau

# -- a picture before the first step --------------------------------------------------------------

first-look-first-life = mạng thứ nhất: một sảnh không có joker
first-look-second-life = mạng thứ hai: một sảnh nữa, có joker hay không
first-look-left-over = còn thừa: lá không vào nhóm nào; bạn bị tính các lá này

# -- bàn ------------------------------------------------------------------------------------------

table-wild = vạn năng: **{ $rank } và joker**
table-dropped = ⬇ đã úp bài
table-out = ❌ bị loại
table-draw-joker-stays = Tới lượt { $name }: bốc từ nọc. Joker { $card } nằm yên đó.
table-discard-or-declare = { $name } đánh một lá hoặc báo ù.
alt-cut = Lá cắt: { $card }.
alt-dropped = { $name } đã úp bài.
alt-out = { $name } đã bị loại khỏi trận.

# -- bài trên tay ---------------------------------------------------------------------------------

life-first = Mạng 1
life-second = Mạng 2
life-others = Nhóm khác
life-left = Còn thừa: { $points }
life-rest = Còn thừa
life-missing = { $life }: chưa có
life-of = { $life }: { $cards }
hand-draw-joker-stays = **Tới lượt bạn.** Bốc từ nọc: joker đã đánh ra thì nằm yên đó.
hand-draw-or-drop = **Tới lượt bạn.** Bốc hoặc ăn một lá. Bài quá xấu thì úp bài.
hand-declare = **Bạn báo ù được!** Bấm nút xanh.
hand-dropped = **Bạn đã úp bài**, mất { $points }. Bạn không cần làm gì cho tới ván sau. Còn chơi: { $names }.
hand-declared-wrongly = **Báo ù sai**, mất { $points }. Bạn không cần làm gì cho tới ván sau. Còn chơi: { $names }.
hand-out-of-game = **Bạn đã bị loại khỏi trận.** Bạn không cần làm gì nữa. Còn chơi: { $names }.
hand-left-over = còn thừa: { $points }
hand-left-over-after = còn thừa: { $points }, đánh rồi còn { $after }
hand-counts = tính { $points }: còn thiếu mạng
hand-four-card-life = cần một sảnh bốn lá
hand-pool =
    còn { $left } tới { $limit }{ $safe ->
        [0] {""}
       *[other] , đủ úp { $safe } lần
    }
throw-leaves = { $card } → { $points }
button-declare = Báo ù
button-declare-aside = Báo ù, để riêng { $card }
chosen-declare = để riêng thì báo ù được.
button-drop = Úp bài
button-drop-for = Úp −{ $points } (bài { $count })
button-drop-at = Úp −{ $points }
button-drop-now = Vâng, úp bài
button-joker-stays = { $card }: joker nằm yên
button-stays = { $card } nằm yên
choose-drop = **Úp bài**: bạn nghỉ ván này. Bấm lần nữa để úp.
choose-declare = **Báo ù**: để riêng lá nào?
move-drop = nghỉ ván này, mất **{ $points }**
move-drop-line = nghỉ ván này, mất { $points }
move-drop-hand = bài của bạn đang tính { $count }
move-declare = báo ù, để riêng { $card }

# -- nước đi gõ chữ -------------------------------------------------------------------------------

play-word-drop = úp bài, úp
play-word-declare = báo ù, báo
# Behind the word for a declaration: also if it is wrong.
play-word-anyway = cứ báo
play-unread-no-declaration = Vậy chưa phải là ù: bạn sẽ mất { $points } và phải nghỉ ván này. Nếu vẫn muốn, gõ { $lines }
play-move-drop = úp bài, nghỉ ván này
play-move-declare = báo ù, để riêng { $card }
play-move-declare-named = báo ù, để riêng { $card }: { $melds }

# -- chuyện đã xảy ra -----------------------------------------------------------------------------

event-dealt-wild = Ván { $deal }. Người chia: { $dealer }. Đi trước: { $starter }. Vạn năng: { $rank } và joker.
event-dropped = { $who } đã úp bài, mất { $points }.
event-declared = { $who } đã báo ù: { $melds }.
event-declared-wrongly = { $who } đã báo ù sai, mất { $points }.
event-deal-declare = { $who } thắng ván.
event-deal-drop = { $who } thắng ván: không còn ai khác.
deed-dropped = úp bài

# -- kết quả --------------------------------------------------------------------------------------

result-declared = **{ $name }** báo ù và thắng ván!
result-last-one = Không còn ai khác trong ván: **{ $name }** thắng.
result-void-stock = Hết nọc mà không có gì để xáo: ván bị hủy, không ai mất gì.
result-complete-late = **{ $names }** cũng đã xếp xong, chỉ chậm một lượt.
result-put-out = ❌ Bị loại khỏi trận: **{ $names }**.
result-back = ↩️ Vào lại trận: { $names }.
result-back-with = **{ $name }** với { $total }
alt-grouped = { $name }: nhóm { $melds }; còn thừa { $cards }, { $points } điểm.
alt-grouped-whole = { $name }: nhóm { $melds }; không thừa lá nào.
alt-grouped-none = { $name }: tính mọi lá, { $cards }, { $points } điểm.
line-declared = báo ù, { $added }
line-left-over =
    { $count ->
        [0] không thừa lá nào
       *[other] còn thừa { $cards }
    }, { $added }
line-left-over-count =
    { $count ->
        [0] không thừa lá nào
       *[other] còn thừa { $count } lá
    }, { $added }
line-dropped = úp bài, { $added }
line-wrong-declaration = báo ù sai, { $added }
line-last-one = người cuối cùng trong ván, { $added }

# -- lines ----------------------------------------------------------------------------------------

advice-take-cheap = Nó chưa vào nhóm nào, nhưng ít điểm hơn lá mà bạn có thể bỏ thay nó.
advice-declare = Cả 13 lá đã vào nhóm, đủ hai mạng: ván này là của bạn.
advice-drop = Bài của bạn nhiều khả năng mất hơn giá úp bài.
refusal-thrown-joker = { $card } là joker nằm trong bài đã đánh nên ở yên đó. Hãy bốc từ nọc.
refusal-no-dropping = Bàn này không ai úp bài. Hãy bốc từ nọc hoặc ăn lá ngửa.
refusal-out-of-deal = Bạn đã nghỉ ván này rồi. Ván sau sắp bắt đầu.
refusal-not-a-declaration = Chưa báo ù được: cả 13 lá phải vào nhóm, có hai sảnh và một sảnh thuần. Hãy đánh một lá và chơi tiếp.
highlight-caught = báo ù khi { $other } còn cầm { $number } điểm (ván { $deal })

# -- the coach ------------------------------------------------------------------------------------

practice-indian-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Xếp 13 lá thành nhóm. Phải có hai sảnh, gọi là hai **mạng**, mạng thứ nhất không có joker. Bài được xếp sẵn cho bạn, thiếu gì thấy ngay.
practice-indian-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó vào nhóm với bài của bạn. Lá cắt cho biết ván này số nào vạn năng.
practice-indian-thrown = **Trên cùng là một joker.** Joker có người đánh ra thì nằm yên đó: hãy bốc từ nọc.
practice-indian-drop = **Bài thiếu mạng có thể mất 80.** { button-drop } là nghỉ ván này, mất 20 nếu chưa lấy lá nào. Không bắt buộc: tùy bạn có gan hay không.
practice-indian-first-life = **Mạng thứ nhất.** Tìm ba lá liền nhau cùng chất, toàn lá thật. Thiếu nó thì cả 13 lá đều bị tính, nên nó đi trước mọi thứ.
practice-indian-second-life = **Mạng thứ hai.** Thêm một sảnh nữa: lần này joker thay được. Từ đó chỉ tính các lá còn thừa.
practice-indian-safe = **Đã đủ hai mạng.** Lá đã vào nhóm không bị tính nữa. Hãy bỏ các lá cao còn thừa.
practice-indian-joker = **Bạn có joker** (lá có ngôi sao cũng là vạn năng). Hãy giữ lại: chỗ nào cũng hợp, và tính 0 điểm.
practice-indian-discard = **Đánh bài.** Sau mỗi lá trong danh sách là số điểm còn thừa khi đánh lá đó; lá nên đánh nhất ở trên cùng.
practice-indian-declare = **Bạn báo ù được rồi!** Nút xanh để riêng một lá và trình 13 lá còn lại: tất cả đã vào nhóm, bạn thắng ván.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-use = Lá ngửa không giúp ghép thêm nhóm nào.
refusal-wrong-phase =
    { $phase ->
        [draw] { wrong-phase-draw }
        [play] Lượt này bốc xong rồi. Giờ chỉ còn đánh một lá hoặc báo ù.
       *[over] { wrong-phase-over }
    }
