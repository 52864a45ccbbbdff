# Rummy Ấn Độ cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số là chính nó, không có
# là none, cách kết thúc trận kèm các số $end_hands và $end_points.

rules-indian-aim =
    ### Mục tiêu
    - Xếp 13 lá thành nhóm, trong đó có hai sảnh, một sảnh không dùng joker. Ai xếp xong thì báo ù và ván kết thúc; người khác bị tính các lá không xếp được. (Ấn Độ 5, 7)
    - { $end ->
        [target] Điểm là xấu: có người tới { $end_points } thì trận kết thúc, tổng thấp nhất thắng. (Ấn Độ 11.3)
        [pool] Điểm là xấu: ai tới { $end_points } thì bị loại, người cuối cùng còn lại thắng trận. (Ấn Độ 11.4)
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
        [yes] - Lá mang số vạn năng vẫn có thể là chính nó: 5-6-7 cơ là sảnh thuần dù 6 đang là số vạn năng. (Ấn Độ 3.3)
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
       *[other] Nhóm cần ít nhất { $min_naturals } lá là chính nó.
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

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

silent-indian-packs = **Mấy bộ bài.** Phần lớn dùng hai bộ, mỗi bộ một joker, cho tới sáu người; có bàn dùng một bộ cho hai người, hoặc ba bộ. Là luật nhà. (Ấn Độ 1.2)
silent-indian-cut = **Lá cắt khi hết nọc.** Vẫn nằm đó: ai cũng thấy, không ai có. (Ấn Độ 2.2)
silent-indian-first = **Ai đi trước.** Người chia đầu tiên là ngẫu nhiên, thay cho việc bốc thăm ở nơi khác. (Ấn Độ 2.4)
silent-indian-naturals = **Chỉ toàn joker.** Phần lớn không nói; ở đây nhóm cần một lá là chính nó, luật nhà đổi được. (Ấn Độ 4.3)
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
silent-indian-back = **Vào lại pool.** Tự động: không có tiền vào cửa thì chẳng ai ở ngoài. Ai không muốn thì rời bàn. (Ấn Độ 11.5)
silent-indian-money = **Tiền.** Trò này không có tiền: không tiền vào cửa, không chia giải. (Ấn Độ 11.6)
