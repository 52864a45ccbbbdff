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
        [difference] Người thắng được từ mỗi người khác số điểm người đó còn nhiều hơn. Không ai khác được điểm.
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

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

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
