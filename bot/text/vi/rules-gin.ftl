# Gin cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số là chính nó, khoản
# thưởng không chơi là none.

rules-gin-aim =
    ### Mục tiêu
    - Xếp bài trên tay thành phỏm. Lá không nằm trong phỏm nào là bài rác; bài rác đủ nhỏ thì bạn được gõ, và ván kết thúc. (Gin 5, 6)
    - { $hollywood ->
        [yes] Tính điểm ba trận cùng lúc, mỗi trận tới { $target } điểm. (Gin 12.5, 12.10)
       *[no] Ai được { $target } điểm từ các ván trước thì trận kết thúc. (Gin 12.1)
    }
    - Hai người chơi, dùng một bộ bài 52 lá, không có joker. (Gin 1.1, 1.2)

rules-gin-deal =
    ### Chia bài
    - Mỗi người 10 lá. Lá kế tiếp được lật ngửa bên cạnh nọc: đó là lá ngửa đầu tiên. (Gin 2.1, 2.2)
    - Người chia đầu tiên được chọn ngẫu nhiên. { $dealer_next ->
        [loser] Ai thua ván thì chia ván sau.
        [alternate] Hai người thay phiên nhau chia.
       *[winner] Ai thắng ván thì chia ván sau.
    } Sau ván không ai thắng, người vừa chia lại chia tiếp. (Gin 2.3)
    - { $first_upcard ->
        [free] Người kia đi trước, được ăn lá ngửa đầu tiên hoặc bốc. (Gin 2.4, 3.1)
       *[offer] Người kia được ăn lá ngửa đầu tiên hoặc bỏ qua, rồi đến người chia. Nếu cả hai bỏ qua, người kia đi trước và phải bốc từ nọc. (Gin 2.4, 3.1)
    }

rules-gin-turn =
    ### Lượt của bạn
    - Bốc lá trên cùng của nọc hoặc ăn lá ngửa. (Gin 3.2)
    - Đánh một lá, nhưng không được đánh lá ngửa vừa ăn trong chính lượt này. Lá bốc từ nọc thì được đánh ngay. (Gin 3.3)
    - Thay vì đánh bạn có thể gõ. Trước đó không ai hạ gì xuống bàn. (Gin 3.3, 6.1)

rules-gin-melds =
    ### Phỏm và bài rác
    - Bộ là ba hoặc bốn lá cùng số, sảnh là ba lá trở lên liền nhau cùng chất. Không lá nào thuộc hai phỏm. (Gin 4)
    - { $round_the_corner ->
        [yes] Át vừa thấp vừa cao, và sảnh đi vòng qua Át: A-2-3, Q-K-A và K-A-2 đều là sảnh. (Gin 4.4)
       *[no] Át đứng thấp: A-2-3 là sảnh, Q-K-A và K-A-2 thì không. (Gin 4.3)
    }
    - Bài rác tính Át { $round_the_corner ->
        [yes] 15
       *[no] 1
    }, K, Q, J 10, các lá khác theo số. (Gin 1.4, 5.1)

rules-gin-knock =
    ### Gõ bàn (knock)
    - Đánh úp một lá và hạ các phỏm của bạn. Bài rác còn lại phải trong mức gõ. (Gin 6.1, 6.2)
    - { $oklahoma ->
        [yes] Mức gõ là giá trị của lá ngửa đầu tiên, 10 nếu là 10, J, Q, K; nếu là Át thì { $oklahoma_ace ->
            [gin] là 0: chỉ gin mới kết thúc ván
           *[other] là 1
        }. (Gin 11)
       *[no] Mức gõ là { $knock_limit }{ $knock_limit ->
            [0] : chỉ gin mới kết thúc ván
           *[other] {""}
        }. { $oklahoma_ace ->
            [gin] {""}
           *[other] (Khi chơi thêm Oklahoma, Át làm mức gõ là 1.)
        } (Gin 6.2)
    }
    - Bạn chọn phỏm nào để hạ; không chọn thì cách tốt nhất được hạ. Không bao giờ buộc phải gõ, và không được gõ bằng cách đánh lá vừa ăn. (Gin 6.3, 3.3)

rules-gin-gin =
    ### Gin
    - Gin là gõ mà không còn bài rác: không bị lật kèo{ $layoff_on_gin ->
        [yes] {""}
       *[no] {""}, và không ai được gửi vào
    }. (Gin 6.5)
    { $layoff_on_gin ->
        [yes] - Người kia được gửi cả khi gin; nếu nhờ vậy họ hết bài rác thì không ai được điểm và không ai thắng ván. (Gin 7.5, 9.6)
       *[no] {""}
    }
    - { $big_gin ->
        [none] Cả mười một lá đều trong phỏm thì bạn đánh một lá và được gin; không có gin lớn. (Gin 6.6)
       *[other] Gin lớn (big gin): cả mười một lá đều trong phỏm, không đánh lá nào, kể cả khi có lá vừa ăn. Được thưởng { $big_gin } thay cho thưởng gin. (Gin 6.6, 9.4)
    }

rules-gin-show =
    ### Người kia trình bài
    - Sau khi gõ, người kia hạ phỏm của mình và gửi bài vào phỏm của người gõ: lá thứ tư vào bộ, lá liền kề cùng chất vào một trong hai đầu sảnh. (Gin 7.1, 7.2)
    - Người gõ không gửi gì, và không ai gửi vào phỏm của người kia. (Gin 7.3)
    - { $showdown ->
        [own] Họ tự chọn phỏm và lá gửi; phần họ bỏ trống được xếp tốt nhất có thể. Trong lúc đó mọi người thấy cả tay bài của người gõ. (Gin 7.6)
       *[best] Việc này được làm thay họ, sao cho còn ít bài rác nhất. (Gin 7.6)
    }

rules-gin-scoring =
    ### Tính điểm một ván
    - Người gõ được phần bài rác của người kia nhiều hơn của mình. (Gin 9.1)
    - Lật kèo (undercut): nếu bài rác của người kia { $undercut_on_tie ->
        [yes] bằng hoặc ít hơn
       *[no] ít hơn
    }, người kia được phần chênh lệch và { $undercut_bonus }. { $undercut_on_tie ->
        [yes] {""}
       *[no] Bằng nhau thì người gõ thắng ván với 0 điểm.
    } (Gin 8, 9.2)
    - Gin được bài rác của người kia và { $gin_bonus }. (Gin 9.3)
    - Ai được điểm thì thắng ván: được một ô{ $gin_boxes ->
        [0] {""}
       *[other] {""}, gin thêm { $gin_boxes } ô
    }{ $undercut_boxes ->
        [0] {""}
       *[other] {""}, lật kèo thêm { $undercut_boxes } ô
    }. (Gin 9.5)
    { $spade_doubles ->
        [yes] - Nếu lá ngửa đầu tiên là bích, cả điểm của ván được nhân đôi; số ô thì không. (Gin 9.7)
       *[no] {""}
    }

rules-gin-void =
    ### Khi nọc gần hết
    - Hai lá cuối của nọc không bao giờ được bốc. Ai bốc lá ngay trước đó thì chơi trọn lượt và vẫn được gõ. (Gin 10.1, 10.2)
    - { $last_discard ->
        [knock] Nếu họ đánh bài, người kia được ăn lá đó để kết thúc ván ngay bằng lá đó, hoặc bỏ qua: ván bị hủy. (Gin 10.2)
       *[void] Nếu họ đánh bài, ván bị hủy. (Gin 10.2)
    }
    - Ván bị hủy không ai được điểm. (Gin 10.3)

rules-gin-columns =
    ### Ba cột
    { $hollywood ->
        [yes] - Ván thắng đầu của bạn ghi vào cột một, ván thứ hai vào cột một và hai, mọi ván sau vào cả ba cột. (Gin 12.6)
       *[no] - Trận này chỉ có một cột; Hollywood ghi mỗi ván vào tối đa ba cột. (Gin 12.5)
    }
    { $hollywood ->
        [yes] - Cột đóng khi có người được { $target } điểm trong cột đó, và không tính thêm ván nào. Ai lỡ cột đó thì ván thắng đầu tiên ghi vào cột kế tiếp còn mở. (Gin 12.6, 12.8)
       *[no] {""}
    }
    { $hollywood ->
        [yes] - Mỗi cột được tổng kết riêng. Khi cả ba đóng, ai có tổng lớn hơn thì thắng; bằng nhau thì ai thắng nhiều cột hơn. (Gin 12.9, 12.10)
       *[no] {""}
    }

rules-gin-settlement =
    ### Tổng kết
    - Mỗi người được điểm các ván và { $line_bonus } cho mỗi ô. Ai được { $target } điểm trước thì thêm { $game_bonus }. Các khoản thưởng này không giúp đạt { $target }. (Gin 12.1, 12.2)
    - Thắng trắng là khi người thua không có ô nào. { $shutout ->
        [hands] Điểm các ván của người thắng được nhân đôi, trước khi cộng thưởng.
        [total] Mọi thứ người thắng được đều nhân đôi.
        [none] Không được thêm gì.
       *[game_bonus] Khoản { $game_bonus } được nhân đôi.
    } (Gin 12.3)
    - { $game_winner ->
        [settlement] Ai có tổng kết lớn hơn thì thắng trận; bằng nhau thì cùng thắng. (Gin 12.4)
       *[target] Ai đạt { $target } thì thắng trận, dù tổng kết ra sao. (Gin 12.4)
    }

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

silent-gin-bonuses = **Thưởng gin và lật kèo.** Mỗi thứ 25, mỗi ô 25 theo phần lớn luật ngày nay; sách cũ tính 20, 10 và 20, như bộ luật “Cổ điển”. (Gin 9)
silent-gin-dealer = **Ai chia ván sau.** Người thắng, người thua hoặc thay phiên, tùy hỏi ai. Ở đây là người thắng, trừ khi luật nhà nói khác. (Gin 2.3)
silent-gin-refused = **Lá ngửa đầu tiên cả hai bỏ qua.** Người đi trước không được ăn lại lá đó mà phải bốc. (Gin 3.1)
silent-gin-knock-card = **Gõ bằng lá vừa ăn.** Lá úp xuống khi gõ cũng là lá đánh, nên cũng không được. (Gin 3.3)
silent-gin-arrangement = **Hạ phỏm nào.** Cách nào cũng được miễn trong mức gõ. Không chọn thì cách tốt nhất được hạ; nếu ngang nhau thì cách có ít lá gửi vào được nhất. (Gin 5.2, 6.3)
silent-gin-defender = **Ai chọn lá gửi.** Theo sách thì người kia tự chọn; không ai lợi gì khi chọn kém hơn, nên việc đó được làm ngay, trừ khi luật nhà nói khác. (Gin 7.6)
silent-gin-chain = **Gửi nhiều lá.** Bao nhiêu lá ở hai đầu sảnh cũng được, kể cả nối vào lá đã gửi. (Gin 7.2)
silent-gin-tie = **Bài rác bằng nhau.** Hầu hết nơi tính là lật kèo; có luật nhà cho người gõ thắng ván với 0 điểm. (Gin 8.2)
silent-gin-even-gin = **Gin khi người kia cũng hết bài rác.** Người gin được thưởng. (Gin 8.3)
silent-gin-void = **Khi nào ván bị hủy.** Sau khi người bốc lá thứ ba từ dưới lên đánh bài; trước đó họ vẫn được gõ. Có luật nhà cho người kia gõ với lá đó. (Gin 10.2)
silent-gin-big = **Gin lớn.** Nhiều nơi không biết: đây là luật nhà với thưởng riêng, thường 31 thay vì 25. (Gin 6.6)
silent-gin-shutout = **Thắng trắng.** Nghĩa là “không thắng ván nào”, không phải “không có điểm”. (Gin 12.3)
silent-gin-boxes = **Số ô lật ngược trận.** Ai đạt mốc thì thắng, dù nhờ số ô mà người kia có tổng kết lớn hơn; có luật nhà nói khác. (Gin 12.4)
silent-gin-ace = **Át là lá ngửa đầu tiên ở Oklahoma.** Chỉ gin mới kết thúc ván; có bàn lấy mức gõ là 1. (Gin 11.2)
silent-gin-spades = **Bích nhân đôi gì.** Điểm của ván cùng khoản thưởng; số ô và thưởng lúc tổng kết giữ nguyên. (Gin 9.7)
silent-gin-missed = **Hollywood khi lỡ một cột.** Ván thắng đầu tiên ghi vào cột đầu tiên còn mở, để không ván thắng nào bị phí. (Gin 12.6)
silent-gin-hollywood = **Ai thắng trận Hollywood.** Tổng ba cột lớn hơn, rồi đến số cột thắng. (Gin 12.10)
silent-gin-corner = **Đi vòng qua Át.** Chỉ một nguồn ghi, như một bộ luật riêng; ngoài ra Át không bao giờ đứng cao. (Gin 4.4)
silent-gin-endless = **Ăn mãi không thôi.** Hai người có thể ăn rồi đánh mãi; không bản luật nào cấm. Ván như vậy bị hủy sau rất nhiều lượt. (Gin 10.3)
silent-gin-unshown = **Gin mà không hạ hết.** Tính theo phỏm đã hạ, không theo phỏm lẽ ra hạ được. (Gin 6.4)
silent-gin-first-turn = **Gõ ngay lượt đầu.** Được, kể cả sau khi ăn lá ngửa đầu tiên. (Gin 6.1)
