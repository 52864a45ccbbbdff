# Everything that only Manipulation Rummy says.

game-manipulation = Rummy xếp lại
    .book = Xếp lại
    .description = Xếp lại mọi phỏm trên bàn để hạ bài. Ai còn ít điểm nhất được điểm; đạt 150 điểm trước thì thắng.
name-manipulation = xếp-lại

# -- house rules ----------------------------------------------------------------------------------

option-manipulation-rulebook = Sách luật
    .description = Bản luật áp dụng khi không có luật nhà nào nói khác
    .carousel = Carousel: mười lá, bốc tối đa ba lá, gõ khi còn 5 điểm
    .tiles = Như trò thẻ số: 14 lá, lần hạ đầu 30 điểm, bốc một lá, bốn ván
    .until = Bốc đến khi hạ được: bảy lá, tính điểm phạt
option-manipulation-packs = Số bộ bài
    .description = Chơi với bao nhiêu bộ bài 52 lá
    .none = Hai người một bộ bài, đông hơn thì hai bộ
    .is-1 = Một bộ bài 52 lá
    .is-2 = Hai bộ bài 52 lá
option-manipulation-jokers = Joker
    .description = Có bao nhiêu joker
    .none = Mỗi bộ bài một joker
    .is-0 = Không có joker
    .is-1 = Một joker
    .is-2 = Hai joker
    .is-3 = Ba joker
    .is-4 = Bốn joker
option-manipulation-ace = Át
    .description = Át đứng ở đâu trong sảnh
    .both = Át thấp hoặc cao (A-2-3 hoặc Q-K-A)
    .low = Át thấp (A-2-3)
    .high = Át cao (Q-K-A)
option-manipulation-hand_size = Số lá được chia
    .description = Mỗi người được chia bao nhiêu lá
    .is-5 = Mỗi người được chia 5 lá
    .is-6 = Mỗi người được chia 6 lá
    .is-7 = Mỗi người được chia 7 lá
    .is-8 = Mỗi người được chia 8 lá
    .is-9 = Mỗi người được chia 9 lá
    .is-10 = Mỗi người được chia 10 lá
    .is-11 = Mỗi người được chia 11 lá
    .is-12 = Mỗi người được chia 12 lá
    .is-13 = Mỗi người được chia 13 lá
    .is-14 = Mỗi người được chia 14 lá
option-manipulation-min_draws = Bốc trước
    .description = Đầu lượt có bắt buộc phải bốc hay không
    .is-0 = Được hạ bài mà không cần bốc
    .is-1 = Đầu lượt phải bốc
option-manipulation-max_draws = Số lần bốc mỗi lượt
    .description = Mỗi lượt được bốc bao nhiêu lá
    .none = Được bốc cho đến khi hạ bài
    .is-1 = Mỗi lượt bốc tối đa một lá
    .is-2 = Mỗi lượt bốc tối đa hai lá
    .is-3 = Mỗi lượt bốc tối đa ba lá
option-manipulation-meld_after_last_draw = Hạ sau lá bốc cuối
    .description = Sau lá bốc cuối của lượt còn được hạ bài hay không
    .yes = Sau lá bốc cuối của lượt vẫn được hạ bài
    .no = Lá bốc cuối của lượt kết thúc lượt
option-manipulation-min_naturals = Lá thường
    .description = Một phỏm cần ít nhất bao nhiêu lá thường
    .is-1 = Một phỏm cần ít nhất một lá thường
    .is-2 = Một phỏm cần ít nhất hai lá thường
option-manipulation-joker_moves = Joker trên bàn
    .description = Joker nằm trên bàn được dùng làm gì
    .free = Joker trên bàn được thay cho lá khác
    .replaced = Joker trên bàn dùng lại được khi có lá thường thay vào
    .fixed = Joker trên bàn giữ nguyên lá mà nó thay
option-manipulation-initial_meld = Lần hạ đầu
    .description = Lần hạ đầu trong ván phải đáng bao nhiêu điểm, chỉ từ bài trên tay
    .number =
        { $number ->
            [0] Được xếp lại ngay từ lượt đầu
            [1] Lần hạ đầu trong ván chỉ gồm bài trên tay
           *[other] Lần hạ đầu trong ván phải đáng { $number } điểm, chỉ từ bài trên tay
        }
option-manipulation-knock_limit = Gõ bàn
    .description = Còn bao nhiêu điểm trên tay thì được gõ bàn
    .none = Không được gõ bàn
    .number = Được gõ bàn khi còn tối đa { $number } điểm
option-manipulation-knock_tie = Bằng điểm người gõ
    .description = Ai thắng khi có người còn ít điểm bằng người gõ
    .shared = Ai còn ít điểm bằng người gõ thì cùng thắng
    .others = Ai còn ít điểm bằng người gõ thì thắng thay người gõ
option-manipulation-scoring = Cách tính điểm
    .description = Một ván được tính điểm thế nào
    .difference = Người thắng được từ mỗi người số điểm họ còn nhiều hơn
    .zero_sum = Người thắng được từ mỗi người số điểm họ còn nhiều hơn, và họ mất số ấy
    .penalty = Ai cũng nhận số điểm còn trên tay, càng ít càng tốt
option-manipulation-joker_points = Joker trên tay
    .description = Joker còn trên tay tính bao nhiêu điểm
    .number = Joker tính { $number } điểm
option-manipulation-out_bonus = Thưởng hết bài
    .description = Hết bài được thêm bao nhiêu điểm
    .number =
        { $number ->
            [0] Hết bài không được thưởng
           *[other] Hết bài được thêm { $number } điểm
        }
option-manipulation-undercut_bonus = Thưởng thắng người gõ
    .description = Ít điểm hơn người gõ được thêm bao nhiêu điểm
    .number =
        { $number ->
            [0] Ít điểm hơn người gõ không được thưởng
           *[other] Ít điểm hơn người gõ được thêm { $number } điểm
        }
option-manipulation-end = Kết thúc trận
    .description = Trận kết thúc theo số điểm hay theo số ván
    .target = Trận kết thúc khi có người đạt { $points } điểm
    .hands = Trận kết thúc sau { $hands } ván

# -- the page of the rules ------------------------------------------------------------------------

pages-manipulation =
    - **Cách chơi.** Ra hết bài. Phỏm trên bàn không của riêng ai: bạn tách, ghép và xếp lại chúng để bài của mình có chỗ.
    - **Một lượt.** Bốc một lá. Sau đó hạ bài và hết lượt, hoặc bốc tiếp: mỗi lượt tối đa ba lá.
    - **Bàn bài.** Bạn xếp thử trên bàn nháp mà người khác không thấy. Khi mọi nhóm là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc.
origin-manipulation =
    - Rummy xếp lại phát triển từ rummy ở Hoa Kỳ vào nửa đầu thế kỷ 20. Rummy thẻ số chơi theo luật gần như vậy.
    - Tên khác: Manipulation Rummy, Carousel; Vatikan và Machiavelli là họ hàng gần.

# -- the rules ------------------------------------------------------------------------------------

# Rummy xếp lại cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, giới hạn không đặt là
# none, đối tượng là chế độ của nó với các số đi kèm ($end_points, $end_hands).

rules-manipulation-aim =
    ### Mục tiêu
    - Ra hết bài trước mọi người. Bạn hạ bộ và sảnh, và được xếp lại mọi phỏm trên bàn để có chỗ cho bài của mình. (Xếp lại 5, 6.1)
    - Phỏm trên bàn không của riêng ai. Chỉ bài còn trên tay mới tính điểm. (Xếp lại 4.5, 7.1)
    - Hai đến năm người chơi, { $packs ->
        [none] hai người dùng một bộ bài 52 lá, đông hơn thì hai bộ
       *[other] dùng { $packs } bộ bài 52 lá
    }. { $jokers ->
        [none] Mỗi bộ bài có một joker.
        [0] Không có joker.
       *[other] Có { $jokers } joker.
    } (Xếp lại 1.1, 1.2)

rules-manipulation-deal =
    ### Chia bài
    - Mỗi người được { $hand_size } lá, chia từng lá một. Phần còn lại là nọc. (Xếp lại 2.1)
    - Cả trận không có chồng bài đánh và không có lá ngửa. (Xếp lại 2.1)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Xếp lại 2.2)

rules-manipulation-turn =
    ### Lượt của bạn
    - { $min_draws ->
        [0] Bạn không bắt buộc phải bốc: được hạ bài ngay.
       *[other] Đầu lượt, bốc lá trên cùng của nọc.
    } (Xếp lại 3.1)
    - Sau đó hạ bài là hết lượt, hoặc bốc tiếp. { $max_draws ->
        [none] Bạn được bốc cho đến khi hạ bài hoặc nọc hết.
       *[other] Mỗi lượt bốc tối đa { $max_draws } lá.
    } (Xếp lại 3.2)
    { $max_draws ->
        [none] {""}
       *[other] { $meld_after_last_draw ->
            [yes] - Sau lá cuối cùng được bốc, bạn vẫn được hạ bài, hoặc bỏ lượt. (Xếp lại 3.2)
           *[no] - Lá cuối cùng được bốc kết thúc lượt ngay, dù nó khớp chỗ nào đó. (Xếp lại 3.2)
        }
    }
    - Chỉ được bỏ lượt khi không bốc được nữa. (Xếp lại 3.2)

rules-manipulation-melds =
    ### Bộ và sảnh
    - Bộ là ba hoặc bốn lá cùng số, khác chất nhau. Hai lá giống hệt nhau không bao giờ cùng một bộ. (Xếp lại 4.1)
    - Sảnh là 3 đến 13 lá liền nhau, cùng chất. (Xếp lại 4.2)
    - { $ace ->
        [both] Át đứng thấp (A-2-3) hoặc cao (Q-K-A).
        [low] Át luôn thấp: A-2-3 là sảnh, Q-K-A thì không.
       *[high] Át luôn cao: Q-K-A là sảnh, A-2-3 thì không.
    } Không đi vòng qua Át: K-A-2 không bao giờ là sảnh. (Xếp lại 1.3)

rules-manipulation-jokers =
    ### Joker
    - Joker thay được mọi lá: trong sảnh nó thay cho đúng một lá, trong bộ cho một chất còn thiếu. (Xếp lại 4.3)
    - Một phỏm cần ít nhất { $min_naturals } lá thường. (Xếp lại 4.3)
    - Joker không nói rõ thay lá nào thì thành bộ nếu được, nếu không thì thành sảnh cao nhất. (Xếp lại 4.4)
    - { $joker_moves ->
        [free] Khi xếp lại, joker trên bàn được thay cho lá khác tùy ý.
        [replaced] Joker trên bàn chỉ được thay cho lá khác nếu bạn thêm một lá thường vào chỗ của nó.
       *[fixed] Joker trên bàn vẫn phải thay cho đúng lá hoặc số cũ, dù các phỏm quanh nó được xếp lại.
    } (Xếp lại 5.4)

rules-manipulation-rearranging =
    ### Xếp lại
    - Trong một nước, bạn được hạ phỏm mới, thêm vào phỏm cũ, tách, ghép và dựng lại các phỏm tùy ý. (Xếp lại 5)
    - Khi xong, mọi phỏm trên bàn phải là bộ hoặc sảnh. (Xếp lại 5.3)
    - Không lá nào trên bàn được về tay, và phải hạ ít nhất một lá trên tay. (Xếp lại 5.1, 5.2)
    - { $initial_meld ->
        [0] Được xếp lại ngay từ lượt đầu.
        [1] Lần hạ đầu trong ván phải là các phỏm chỉ gồm bài trên tay. Trước đó các phỏm trên bàn giữ nguyên.
       *[other] Lần hạ đầu trong ván phải là các phỏm chỉ gồm bài trên tay, đáng ít nhất { $initial_meld } điểm. Trước đó các phỏm trên bàn giữ nguyên.
    } (Xếp lại 5.5)
    - Bạn xếp thử trên bàn nháp mà người khác không thấy, rồi hạ tất cả cùng lúc. Chỉ bốc là không rút lại được. (Xếp lại 3.3)

rules-manipulation-out =
    ### Hết ván
    - Bạn hết bài khi hạ hết mọi lá; không phải đánh lá nào. (Xếp lại 6.1)
    - { $knock_limit ->
        [none] Không được gõ bàn.
       *[other] Sau khi bốc, nếu trên tay còn tối đa { $knock_limit } điểm thì bạn được gõ bàn (knock) để kết thúc ván, có thể hạ bài cùng lúc.
    } (Xếp lại 6.2)
    - Nọc hết thì ván vẫn tiếp tục chừng nào còn người hạ bài. Khi mọi người lần lượt bỏ lượt hết một vòng thì hết ván. (Xếp lại 6.3)

rules-manipulation-scoring =
    ### Tính điểm
    - Át tính 1, K, Q, J tính 10, joker tính { $joker_points }, các lá khác tính theo số. (Xếp lại 7.1)
    - Ai còn ít điểm nhất thắng ván; ai hết bài thì thắng một mình. (Xếp lại 7.2)
    - { $scoring ->
        [difference] Người thắng được từ mỗi người khác số điểm người đó còn nhiều hơn: còn 3 điểm, hai người kia còn 10 và 24, thì được 7 + 21 = 28. Không ai khác được điểm.
        [zero_sum] Người thắng được từ mỗi người khác số điểm người đó còn nhiều hơn, và người đó mất đúng số ấy.
       *[penalty] Mỗi người nhận số điểm còn trên tay, càng ít càng tốt.
    } (Xếp lại 7.3)
    { $knock_limit ->
        [none] {""}
       *[other] { $knock_tie ->
            [shared] - Nếu có người còn ít điểm bằng người gõ thì cả hai cùng thắng. (Xếp lại 7.2)
           *[others] - Nếu có người còn ít điểm bằng người gõ thì người gõ không thắng. (Xếp lại 7.2)
        }
    }
    - { $out_bonus ->
        [0] Hết bài không được thêm điểm
       *[other] Hết bài được thêm { $out_bonus }
    }; { $undercut_bonus ->
        [0] ít điểm hơn người gõ cũng không.
       *[other] ít điểm hơn người gõ được thêm { $undercut_bonus }.
    } (Xếp lại 7.4)

rules-manipulation-end =
    ### Kết thúc trận
    - { $end ->
        [target] Trận kết thúc ở ván mà có người đạt tổng { $end_points } điểm.
       *[hands] Trận kết thúc sau { $end_hands } ván.
    } { $scoring ->
        [penalty] Tổng điểm thấp nhất thắng.
       *[other] Tổng điểm cao nhất thắng.
    } (Xếp lại 8)
    - Bằng điểm thì cùng thắng. (Xếp lại 8)

# -- where the rules are silent -------------------------------------------------------------------

silent-manipulation-pack = **Bao nhiêu joker.** Một bản ghi 53 lá cho hai người và 106 lá cho nhiều người hơn, bản khác ghi hai bộ với hai joker: như nhau, mỗi bộ một joker. (Xếp lại 1.2)
silent-manipulation-ace = **Át.** Hai bản cho cao hoặc thấp, một bản chỉ cho cao. Ở đây được cả hai, hoặc chỉ một theo luật nhà. (Xếp lại 1.3)
silent-manipulation-must = **Hạ được thì có phải hạ không?** Một bản bảo phải, các bản khác bảo “được”. Bạn có thể giữ bài; khi đó phải bốc tiếp. (Xếp lại 3.2)
silent-manipulation-again = **Hạ hai lần trong một lượt.** Chỉ ai chưa hạ mới bốc, nên hạ xong là hết lượt. (Xếp lại 3.2)
silent-manipulation-knock = **Khi nào được gõ bàn.** Sau khi bốc, thay cho việc hạ hoặc cùng lúc với nó; không phải sau lá cuối cùng của lượt. (Xếp lại 6.2)
silent-manipulation-tie = **Bằng điểm người gõ.** Cùng thắng, hoặc chỉ người kia thắng, tùy luật nhà. (Xếp lại 7.2)
silent-manipulation-jokers = **Joker trên bàn.** Phần lớn các bản không nói gì nên được dùng tự do; trò thẻ số cần một lá thay vào. Luật nào cũng chọn được làm luật nhà. (Xếp lại 5.4)
silent-manipulation-empty = **Nọc hết.** Vẫn được hạ tiếp. Một vòng bỏ lượt là hết ván, và người ít điểm nhất được điểm như sau khi có người gõ. (Xếp lại 6.3)
silent-manipulation-first = **Lần hạ đầu.** Carousel không yêu cầu gì, trò thẻ số cần 30 điểm, một trò bài cần phỏm chỉ từ bài trên tay. Luật nào cũng chọn được làm luật nhà. (Xếp lại 5.5)
silent-manipulation-value = **Át đáng bao nhiêu ở lần hạ đầu.** Luôn là 1, còn joker đáng bằng lá nó thay. (Xếp lại 5.5)
silent-manipulation-split = **Tách sảnh mà không thêm lá.** Được, miễn là có lá trên tay được hạ ở đâu đó. (Xếp lại 5)
silent-manipulation-dealer = **Ai chia.** Người chia đầu tiên được chọn ngẫu nhiên, và có thể kiểm chứng sau. (Xếp lại 2.2)
silent-manipulation-bonus = **Thưởng cuối trận.** Có nơi thêm 100 điểm cho người thắng. Không đổi người thắng nên bỏ qua. (Xếp lại 8)

# -- played examples on the page ------------------------------------------------------------------

played-manipulation-scored =
    ### Một ván và cách tính điểm
    - Ann gõ bàn (knock) khi đang cầm { $ann }. Ben cầm { $ben }, Chi cầm { $chi }.
    - Không ai ít điểm hơn nên Ann được phần chênh lệch với từng người kia.
played-manipulation-hard =
    ### Trường hợp khó: tách sảnh bằng một lá
    - Trên bàn có { $table }. Ann cầm { $ann }.
    - Trong sảnh đã có một lá 6, và Ann có lá 6 kia. Ann hạ nó và tách sảnh thành hai: { $move1 }. Mọi lá trên bàn vẫn còn trên bàn, cả hai phỏm đều hợp lệ và có một lá từ tay: hết lượt.

# -- lines ----------------------------------------------------------------------------------------

event-knocked-on-table = { $who } gõ bàn.
event-deal-knock-on-table = Ván kết thúc vì có người gõ bàn.
result-knock-won = **{ $name }** gõ bàn và thắng ván.
result-knock-beaten = **{ $knocker }** gõ bàn, nhưng **{ $name }** ít điểm hơn và thắng ván.
result-knock-shared = **{ $knocker }** gõ bàn; **{ $names }** cùng thắng ván.
line-knock-beaten = thưởng vì ít điểm hơn người gõ, { $added } điểm

# -- the coach ------------------------------------------------------------------------------------

practice-manipulation-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hãy hết bài trước mọi người. Phỏm trên bàn là của chung: bạn được **xếp lại** chúng để có chỗ cho bài của mình.
practice-manipulation-draw = **Bốc** từ **nọc** (chồng úp). Đầu lượt phải bốc một lá, được bốc tối đa ba lá; lá thứ ba kết thúc lượt.
practice-manipulation-lay = **Hạ bài.** Bạn có lá thành phỏm hoặc khớp với một phỏm trên bàn. Chọn một lá rồi bấm nút màu xanh lá để thêm vào. **{ button-done }** mới hạ thật và hết lượt.
practice-manipulation-rearrange = **Xếp lại.** Bàn cứ thế này thì chưa lá nào khớp. Chọn một lá: nếu dời phỏm mà có chỗ cho nó, bạn sẽ thấy cách dời, bấm một nút là thêm vào. Bộ bốn lá và đầu của sảnh dài nhường được một lá. Chưa gì được hạ trước khi bấm **{ button-done }**.
practice-manipulation-draw-on = **Bốc tiếp.** Không tìm được cách hạ thì bốc thêm một lá. Những gì bạn đã xếp vẫn còn đó.
practice-manipulation-knock = **Bạn gõ bàn được rồi!** Trên tay còn ít điểm như vậy, bạn được kết thúc ván. Ai còn ít nhất thắng phần người khác còn nhiều hơn.
practice-manipulation-out = **Sắp hết bài.** Hạ những lá cuối là bạn thắng ván.
practice-manipulation-done = **Lượt của bạn kết thúc** ngay khi hạ bài, hoặc khi bốc lá thứ ba.
practice-manipulation-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ hạ bài vào đâu: mỗi phỏm mới có thể có chỗ cho bài của bạn.

# -- shared messages in its own words -------------------------------------------------------------

refusal-wrong-phase =
    { $phase ->
        [draw] Đầu lượt phải bốc một lá từ nọc rồi mới đi tiếp.
        [play] Chưa đến lúc làm việc đó. Hãy hạ bài, hoặc bốc tiếp.
       *[over] { wrong-phase-over }
    }
refusal-nothing-to-draw = Nọc đã hết. Hãy hạ bài, hoặc bỏ lượt.
