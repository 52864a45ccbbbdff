# Everything that only Gin says.

game-gin = Gin Rummy
    .book = Gin
    .description = Cho hai người. Xếp bài thành phỏm rồi gõ hoặc gin. Có cả Oklahoma và Hollywood.
name-gin = gin

# -- house rules ----------------------------------------------------------------------------------

option-gin-rulebook = Sách luật
    .description = Chơi và tính điểm Gin theo kiểu nào
    .standard = Chuẩn: gin hoặc lật kèo được 25, ai đạt 100 điểm trước
    .classic = Cổ điển: gin 20, lật kèo 10, mỗi ô 20
    .oklahoma = Oklahoma: lá ngửa đầu tiên là mức gõ, bích nhân đôi, 150 điểm
    .hollywood = Hollywood: tính ba trận cùng lúc, mỗi trận tới 100 điểm
    .straight = Straight gin: chỉ gin mới kết thúc ván
    .round_the_corner = Đi vòng qua Át: K-A-2 là sảnh, Át tính 15, 125 điểm
option-gin-first_upcard = Lá ngửa đầu tiên
    .description = Trước khi vào ván, có mời cả hai lấy lá ngửa đầu tiên hay không
    .offer = Mời cả hai lấy lá ngửa đầu tiên, rồi vào ván bằng cách bốc bài
    .free = Lá ngửa đầu tiên như mọi lá ngửa khác, không mời ai
option-gin-round_the_corner = Đi vòng qua Át
    .description = Sảnh có đi vòng từ K qua Át tới 2 hay không
    .yes = Sảnh đi vòng qua Át (Q-K-A, K-A-2), và Át tính 15
    .no = Át đứng thấp (A-2-3) và tính 1
option-gin-knock_limit = Mức gõ
    .description = Được gõ khi bài rác tối đa bao nhiêu
    .is-0 = Chỉ gin mới kết thúc ván (mức gõ 0)
    .is-1 = Được gõ khi bài rác tối đa 1 điểm
    .is-2 = Được gõ khi bài rác tối đa 2 điểm
    .is-3 = Được gõ khi bài rác tối đa 3 điểm
    .is-4 = Được gõ khi bài rác tối đa 4 điểm
    .is-5 = Được gõ khi bài rác tối đa 5 điểm
    .is-6 = Được gõ khi bài rác tối đa 6 điểm
    .is-7 = Được gõ khi bài rác tối đa 7 điểm
    .is-8 = Được gõ khi bài rác tối đa 8 điểm
    .is-9 = Được gõ khi bài rác tối đa 9 điểm
    .is-10 = Được gõ khi bài rác tối đa 10 điểm
option-gin-big_gin = Gin lớn (big gin)
    .description = Cả mười một lá đều trong phỏm thì được gì
    .none = Không có gin lớn: đủ mười một lá trong phỏm thì đánh một lá và gin
    .number = Gin lớn, cả mười một lá trong phỏm, được { $number } thay cho thưởng gin
option-gin-showdown = Sau khi gõ
    .description = Ai chọn phỏm và lá gửi của người kia
    .best = Sau khi gõ, phỏm và lá gửi tốt nhất của người kia được tìm ngay
    .own = Sau khi gõ, người kia tự chọn phỏm và lá gửi
option-gin-layoff_on_gin = Gửi khi gin
    .description = Có được gửi bài cả khi gin hay không
    .yes = Được gửi cả khi gin; nếu hết bài rác thì không ai được điểm
    .no = Khi gin thì không được gửi
option-gin-undercut_on_tie = Bài rác bằng nhau
    .description = Bài rác bằng nhau có phải là lật kèo hay không
    .yes = Bài rác bằng nhau là lật kèo
    .no = Bài rác bằng nhau thì người gõ thắng ván với 0 điểm
option-gin-gin_bonus = Thưởng gin
    .description = Gin được thêm bao nhiêu ngoài bài rác của người kia
    .number = Gin được thêm { $number }
option-gin-undercut_bonus = Thưởng lật kèo
    .description = Lật kèo được thêm bao nhiêu ngoài phần chênh lệch
    .number = Lật kèo được thêm { $number }
option-gin-gin_boxes = Số ô của gin
    .description = Gin được thêm bao nhiêu ô
    .number =
        { $number ->
            [0] Gin là một ô như mọi ván thắng khác
           *[other] Gin được thêm { $number } ô
        }
option-gin-undercut_boxes = Số ô của lật kèo
    .description = Lật kèo được thêm bao nhiêu ô
    .number =
        { $number ->
            [0] Lật kèo là một ô như mọi ván thắng khác
           *[other] Lật kèo được thêm { $number } ô
        }
option-gin-last_discard = Lá đánh cuối
    .description = Lá đánh khi nọc chỉ còn hai lá thì thế nào
    .void = Nọc còn hai lá mà đánh bài thì ván bị hủy
    .knock = Nọc còn hai lá thì lá đánh vẫn được ăn để gõ với nó
option-gin-dealer_next = Người chia sau
    .description = Ai chia ván sau
    .winner = Ai thắng ván thì chia ván sau
    .loser = Ai thua ván thì chia ván sau
    .alternate = Hai người thay phiên nhau chia
option-gin-oklahoma = Oklahoma
    .description = Lá ngửa đầu tiên có đặt mức gõ hay không
    .yes = Oklahoma: giá trị của lá ngửa đầu tiên là mức gõ
    .no = Ván nào cũng cùng một mức gõ
option-gin-oklahoma_ace = Át ở Oklahoma
    .description = Mức gõ ở Oklahoma khi lá ngửa đầu tiên là Át
    .gin = Lá ngửa đầu tiên là Át: chỉ gin mới kết thúc ván (Oklahoma)
    .one = Lá ngửa đầu tiên là Át: mức gõ là 1 (Oklahoma)
option-gin-spade_doubles = Bích nhân đôi
    .description = Lá ngửa đầu tiên là bích có nhân đôi điểm của ván hay không
    .yes = Lá ngửa đầu tiên là bích thì điểm của ván nhân đôi
    .no = Bích không nhân đôi
option-gin-target = Điểm để thắng
    .description = Bao nhiêu điểm từ các ván thì kết thúc trận, ở Hollywood là một cột
    .number = Ai đạt { $number } điểm trước
option-gin-line_bonus = Thưởng mỗi ô
    .description = Mỗi ô, tức một ván thắng, được bao nhiêu khi tổng kết
    .number = Mỗi ô được { $number } khi tổng kết
option-gin-game_bonus = Thưởng trận
    .description = Đạt mốc điểm được bao nhiêu khi tổng kết
    .number = Đạt mốc điểm được { $number } khi tổng kết
option-gin-shutout = Thắng trắng
    .description = Người thắng được gì khi người thua không có ô nào
    .game_bonus = Thắng trắng nhân đôi thưởng trận
    .hands = Thắng trắng nhân đôi điểm các ván của người thắng
    .total = Thắng trắng nhân đôi cả tổng kết của người thắng
    .none = Thắng trắng không được thêm gì
option-gin-game_winner = Ai thắng trận
    .description = Tính theo mốc điểm hay theo tổng kết
    .target = Ai đạt mốc điểm thì thắng, dù số ô thế nào
    .settlement = Ai có tổng kết lớn hơn thì thắng, tính cả ô và thưởng
option-gin-hollywood = Hollywood
    .description = Có tính điểm ba trận cùng lúc hay không
    .yes = Hollywood: tính điểm ba trận cùng lúc
    .no = Tính điểm từng trận một
option-gin-settlement = Tổng kết
    .description = Cuối trận có cộng thưởng hay không
    .bonuses = Cuối trận cộng thưởng cho ô, thắng trận và thắng trắng
    .points = Không cộng thưởng cuối trận: chỉ tính điểm các ván

# -- the page of the rules ------------------------------------------------------------------------

pages-gin =
    - **Cách chơi.** Xếp bài thành bộ và sảnh. Lá nằm ngoài là bài rác; còn ít thì gõ bàn (knock): ai ít bài rác hơn được phần chênh lệch. Không còn bài rác là gin, được thưởng.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, đánh một lá. Không ai hạ gì trước khi có người gõ.
    - **Phỏm.** Ba hoặc bốn lá cùng số, hoặc từ ba lá liên tiếp cùng chất.
origin-gin =
    - Gin ra đời ở New York khoảng năm 1909, như một kiểu Knock Rummy nhanh hơn, và là trò ưa thích của các phim trường Hollywood những năm 1930. Hollywood Gin mang tên từ đó.
    - Tên khác: Gin, Gin Poker. Oklahoma lấy lá ngửa đầu tiên làm mức gõ, Hollywood tính điểm ba trận cùng lúc.

# -- the rules ------------------------------------------------------------------------------------

# Gin cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số là chính nó, khoản
# thưởng không chơi là none.

rules-gin-aim =
    ### Mục tiêu
    - Xếp bài trên tay thành phỏm. Lá không nằm trong phỏm nào là bài rác; bài rác đủ nhỏ thì bạn được gõ, và ván kết thúc. (Gin 5, 6)
    - { $hollywood ->
        [yes] Tính điểm ba trận cùng lúc, mỗi trận tới { $target } điểm. (Gin 12.5, 12.10)
       *[no] Ai đạt { $target } điểm trước thì trận kết thúc. (Gin 12.1)
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
    { $settlement ->
        [points] - Chỉ tính điểm các ván: ô, thắng trận và thắng trắng không thêm gì. Ai được { $target } điểm trước thì thắng. (Gin 12.1)
       *[bonuses] - Mỗi người được điểm các ván và { $line_bonus } cho mỗi ô. Ai được { $target } điểm trước thì thêm { $game_bonus }. Các khoản thưởng này không giúp đạt { $target }. (Gin 12.1, 12.2)
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
    }

# -- where the rules are silent -------------------------------------------------------------------

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

# -- played examples on the page ------------------------------------------------------------------

page-played-deal = Ván
page-played-won = Người thắng
page-played-column = Cột { $column }
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

# -- examples in pictures -------------------------------------------------------------------------

example-knocker-laid = người gõ hạ
example-gin = gin: chỉ có phỏm, không có bài rác
example-within-limit = bài rác { $points } điểm nên được gõ
example-over-limit = bài rác { $points } điểm, quá nhiều để gõ
example-limit = là lá ngửa đầu tiên: được gõ với { $points }
example-limit-gin = là lá ngửa đầu tiên: chỉ gin mới kết thúc ván
example-limit-one = là lá ngửa đầu tiên: được gõ với 1

# -- a picture before the first step --------------------------------------------------------------

first-look-deadwood = bài rác: lá không nằm trong phỏm nào; càng ít càng tốt
first-look-show = gửi: sau khi gõ, người kia được gửi lá này vào sảnh đó

# -- bàn chơi -------------------------------------------------------------------------------------

table-offer = { $name } được ăn lá ngửa đầu tiên { $card } hoặc bỏ lượt.
table-last-discard = Nọc còn hai lá: { $name } được ăn { $card } để kết thúc ván bằng lá đó, hoặc bỏ lượt.
table-discard-or-knock = { $name } đánh một lá hoặc gõ bàn.
table-must-end = { $name } đã ăn lá đánh cuối nên phải gõ bàn ngay.
table-show = { $name } trình phỏm và gửi bài.
table-limit =
    { $limit ->
        [0] chỉ gin mới kết thúc ván
       *[other] mức gõ **{ $limit }**
    }
# The same in a player's hand, where its line has less room.
hand-limit =
    { $limit ->
        [0] chỉ gin mới kết thúc ván
       *[other] mức gõ **{ $limit }**
    }
table-limit-of =
    { $limit ->
        [0] { $card }: chỉ gin mới kết thúc ván
       *[other] { $card }: mức gõ **{ $limit }**
    }
table-spade-doubles = ♠ nhân đôi điểm
table-boxes = { $count } ô

# -- bài trên tay ---------------------------------------------------------------------------------

hand-offer = **Lá ngửa đầu tiên.** Ăn nó, hoặc bỏ lượt.
hand-draw-refused = **Tới lượt bạn.** Bốc từ nọc: không ai muốn lá ngửa.
hand-last-discard = **Lá đánh cuối.** Ăn lá đó để kết thúc ván, hoặc bỏ lượt thì ván bị hủy.
hand-last-discard-pass = **Lá đánh cuối.** Ăn lá đó bạn cũng chưa kết thúc được ván: bỏ lượt thì ván bị hủy.
hand-discard-or-knock = **Bạn gõ bàn được rồi!** Hoặc đánh một lá.
hand-gin = **Gin!** Bạn kết thúc ván được mà không còn bài rác.
hand-big-gin = **Gin lớn!** Cả mười một lá đều trong phỏm.
hand-must-end = **Tới lượt bạn.** Bạn đã ăn lá đánh cuối, nên hãy gõ bàn ngay.
hand-show = **Sau khi gõ.** Trình phỏm và gửi những lá khớp.
hand-deadwood-after = bài rác { $points }, đánh còn { $after }
button-gin = Gin
button-gin-knock = Gõ bàn
button-big-gin = Gin lớn
button-show = Trình bài
choose-gin-knock = **Gõ bàn**: bạn sẽ hạ như thế này. Bấm thêm lần nữa để xác nhận.
choose-big-gin = **Gin lớn**: bạn sẽ hạ như thế này. Bấm thêm lần nữa là hạ.
choose-show = **Trình bài**: bạn sẽ hạ như thế này. Bấm thêm lần nữa là hạ.
choose-other-ways = Đánh lá khác…
choose-own-melds = -# Muốn phỏm khác: quay lại và chọn hết các lá của phỏm trên tay trước.
move-gin-knock =
    { $left ->
        [0] **Gin**, đánh { $card }
       *[other] **Gõ bàn**, đánh { $card }: bài rác **{ $left }**
    }
move-gin-knock-line =
    { $left ->
        [0] Gin, đánh { $card }
       *[other] Gõ bàn, đánh { $card }: bài rác { $left }
    }
move-big-gin = Gin lớn, với cả mười một lá
move-show = bài rác { $left }
move-laid = phỏm { $melds }
move-laid-nothing = không phỏm
move-laid-off-too = gửi { $cards }
move-left = bài rác { $cards }

# -- nước đi gõ bằng chữ --------------------------------------------------------------------------

play-word-big-gin = gin lớn
play-word-gin = gin
play-word-show = trình, trình bài
play-move-gin-knock =
    { $left ->
        [0] gin, đánh { $card }
       *[other] gõ, đánh { $card }, bài rác { $left }
    }
play-move-big-gin = gin lớn với cả mười một lá
play-move-show = trình phỏm và gửi bài
play-move-refuse = bỏ lá ngửa đầu tiên

# -- điều vừa xảy ra ------------------------------------------------------------------------------

event-upcard-offered = { $other } bỏ qua lá ngửa đầu tiên. { $who } được ăn lá đó.
event-offer-closed = { $other } cũng bỏ qua lá ngửa đầu tiên. { $who } bốc trước.
event-offer-closed-you = { $other } cũng bỏ qua lá ngửa đầu tiên. Bạn bốc trước.
event-threw-to-knock = { $who } gõ bàn, đánh { $card }.
event-went-big-gin = { $who } được gin lớn.
event-show-opened = { $who } được gửi bài vào đó.
event-deal-won = { $who } gõ bàn và thắng ván.
event-deal-gin = { $who } thắng ván bằng gin.
event-deal-big-gin = { $who } thắng ván bằng gin lớn.
event-deal-undercut = { $who } lật kèo và thắng ván.
event-deal-unscored = Không ai được điểm: mọi lá đều gửi được.

# -- kết quả --------------------------------------------------------------------------------------

result-knocked-with = **{ $name }** gõ bàn với { $own }, bên kia { $other }.
result-undercut = **{ $knocker }** gõ bàn với { $own }, nhưng **{ $name }** chỉ có { $other }: lật kèo!
result-undercut-even = **{ $knocker }** gõ bàn với { $own }, và **{ $name }** cũng chỉ có vậy: lật kèo!
result-gin = **{ $name }** được gin!
result-big-gin = **{ $name }** được gin lớn!
result-gin-unscored = **{ $name }** được gin, nhưng mọi lá đều gửi được vào đó: không ai được điểm.
result-void = Nọc còn hai lá: ván bị hủy và không ai được điểm.
result-in-column = -# Ghi vào cột { $columns }.
result-box-count = { $name }: { $count } ô
result-boxes-title = **Số ô**
result-settlement = **Tổng kết**
result-settled = { $name }: **{ $total }** ({ $parts })
result-part-points = điểm { $number }
result-part-points-doubled = điểm { $number } × 2
result-part-boxes = ô { $count } × { $each }
result-part-game = trận { $number }
result-part-game-doubled = trận { $number } × 2
result-part-doubled = tất cả × 2
result-shutout = -# Thắng trắng: người thua không có ô nào.
result-column-closed = Cột { $column }: **{ $name }** thắng, { $totals }.
result-column-shutout = -# Cột { $column } là thắng trắng.
alt-score-sheet = Bảng ghi điểm. { $columns }
alt-sheet-column = Cột { $column }: { $players }.
alt-sheet-player = { $name } { $points }, { $count } ô
alt-sheet-settled = tổng kết { $totals }
alt-showdown = { $name }: phỏm { $melds }; bài rác { $cards }, { $points } điểm.
alt-showdown-nothing = { $name }: phỏm { $melds }; không có bài rác.
alt-showdown-no-melds = không có
alt-showdown-laid-off = { $name } gửi { $cards }.
line-deadwood = bài rác ít hơn { $points } điểm
line-gin-bonus = thưởng gin, { $added }
line-big-gin-bonus = thưởng gin lớn, { $added }
line-undercut-bonus = thưởng lật kèo, { $added }
line-spade-doubled = lá ngửa đầu tiên là bích nên nhân đôi, { $added }

# -- lines ----------------------------------------------------------------------------------------

refusal-upcard-refused = Cả hai đều không lấy lá ngửa đó nên nó nằm lại. Hãy bốc từ nọc.
refusal-too-much-deadwood =
    { $most ->
        [0] Ván này chỉ gin mới kết thúc được, mà bài rác của bạn sẽ còn { $deadwood } điểm.
       *[other] Bài rác của bạn sẽ còn { $deadwood } điểm, mà chỉ được gõ khi còn nhiều nhất { $most }.
    } { $hopeless ->
        [yes] Bài này chưa có cách nào gõ được: hãy đánh một lá rồi chơi tiếp.
       *[no] Hãy đánh lá khác, hoặc hạ phỏm khác.
    }
refusal-not-all-melded = Gin lớn thì lá nào cũng phải nằm trong phỏm, mà { $cards } vẫn là bài rác. Hãy gõ với một lá trong đó, hoặc chơi tiếp.
highlight-big-gin = có gin lớn ở ván { $deal }
highlight-undercut = lật kèo { $other } ở ván { $deal }
highlight-gin = có gin ở ván { $deal }

# -- the coach ------------------------------------------------------------------------------------

practice-gin-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Xếp bài thành phỏm; lá không nằm trong phỏm nào là **bài rác**. Bài rác từ 10 điểm trở xuống thì được **gõ bàn** (knock): lúc đó ai ít hơn được phần chênh lệch.
practice-gin-offer = **Lá ngửa đầu tiên** { $card } được mời trước khi có người bốc. **{ button-pass-turn }** nếu nó không thành phỏm với bài của bạn.
practice-gin-refused = **Không ai muốn nó**, nên lượt này bắt đầu bằng một lá từ **nọc** (chồng úp).
practice-gin-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó thành phỏm. Lá bạn ăn cho người kia biết bạn đang gom gì.
practice-gin-taken = **Lá ngửa vừa ăn** không được đánh ngay trong lượt này; lá khác thì được.
practice-gin-discard = **Đánh bài.** Đánh trước những lá cao không đi với lá nào: K, Q, J là 10 điểm bài rác, Át là 1.
practice-gin-knock = **Bạn gõ bàn được rồi!** **{ button-gin-knock }** cho xem sẽ hạ những gì trước khi gõ thật. Người kia được gửi bài vào phỏm của bạn; ai ít bài rác hơn thì được điểm. Bài rác ít thì gõ sớm.
practice-gin-gin = **Gin!** Không còn bài rác: không ai gửi được, và được thêm 25.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-use = Lá ngửa không giúp ghép thêm phỏm nào.
advice-least-left = Bỏ nó thì bài rác còn ít nhất, và mất ít cơ hội ghép phỏm.
advice-less-left = Bài rác giữ lại ít hơn so với khi đánh { $instead }.
refusal-wrong-phase =
    { $phase ->
        [offer] Lá ngửa đầu tiên được mời trước khi có người bốc. Hãy ăn lá đó, hoặc bỏ lượt.
        [show] Đã có người gõ bàn nên không đánh nữa. Giờ chỉ còn hạ phỏm và gửi bài.
        [draw] { wrong-phase-draw }
        [play] Lượt này bốc rồi. Giờ chỉ còn đánh một lá, hoặc gõ bàn.
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là 3 hoặc 4 lá cùng số; sảnh là từ 3 lá liền nhau cùng chất.
    }
refusal-stock-lasts = Nọc vẫn còn bài nên ván chưa xong. Hãy bốc một lá, hoặc ăn lá ngửa.
refusal-knock-now = Bạn đã ăn lá đánh cuối để kết thúc ván. Hãy gõ bàn, và đánh một lá khác.
hand-deadwood = bài rác { $points } điểm
