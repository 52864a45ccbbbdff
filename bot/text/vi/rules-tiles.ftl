# Rummy thẻ số cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, giới hạn không đặt là
# none, đối tượng là chế độ của nó với các số đi kèm ($end_points, $end_hands).

rules-tiles-aim =
    ### Mục tiêu
    - Ra hết thẻ trước mọi người. Bạn hạ bộ và sảnh, và được xếp lại mọi phỏm trên bàn để có chỗ cho thẻ của mình. (Thẻ số 5, 6.1)
    - Phỏm trên bàn không của riêng ai. Chỉ thẻ còn trên giá mới tính điểm. (Thẻ số 4.5, 7.1)
    - Thẻ mang số 1 đến 13 với bốn màu: đỏ (hình tròn), xanh dương (hình vuông), vàng (tam giác) và đen (hình thoi), { $copies ->
        [2] mỗi thẻ hai cái. Hai đến bốn người chơi.
       *[other] mỗi thẻ ba cái. Hai đến sáu người chơi.
    } { $jokers ->
        [none] { $copies ->
            [2] Có hai joker.
           *[other] Có bốn joker.
        }
        [0] Không có joker.
       *[other] Có { $jokers } joker.
    } (Thẻ số 1.1, 1.2)

rules-tiles-deal =
    ### Chia thẻ
    - Mỗi người được { $hand_size } thẻ trên giá. Phần còn lại là nọc. (Thẻ số 2.1)
    - Cả trận không có chồng bài đánh. (Thẻ số 2.1)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Thẻ số 2.2)

rules-tiles-turn =
    ### Lượt của bạn
    - Hoặc hạ ít nhất một thẻ, hạ xong là hết lượt, hoặc bốc { $draws } thẻ từ nọc. Hạ được vẫn có thể bốc. (Thẻ số 3.1, 3.2)
    - { $lay_after_draw ->
        [yes] Bốc xong lượt vẫn tiếp tục: bạn được hạ, hoặc bỏ lượt.
       *[no] Bốc xong là hết lượt, dù thẻ vừa bốc khớp chỗ nào đó.
    } (Thẻ số 3.2)
    - Khi nọc còn thẻ, chỉ được bỏ lượt sau khi bốc. Nọc hết thì hạ hoặc bỏ lượt. (Thẻ số 3.3)
    - Bạn xếp thử trên bàn nháp mà người khác không thấy. Xếp không thành cũng không bị phạt. (Thẻ số 3.4)

rules-tiles-melds =
    ### Bộ và sảnh
    - Bộ là ba hoặc bốn thẻ cùng số, khác màu nhau. (Thẻ số 4.1)
    - Sảnh là 3 đến 13 thẻ cùng màu, số liền nhau. (Thẻ số 4.2)
    - { $one_after_13 ->
        [no] Sảnh thấp nhất bắt đầu từ 1, cao nhất kết thúc ở 13: 12-13-1 không phải sảnh.
        [end] Thẻ 1 cũng được đứng cuối, sau 13: 11-12-13-1 là sảnh. Không được đứng cả hai đầu.
       *[round] Sảnh được đi tiếp từ 13 sang 1: 12-13-1-2 là sảnh. Không số nào có hai lần.
    } (Thẻ số 1.4)

rules-tiles-opening =
    ### Lần hạ đầu
    - { $initial_meld ->
        [0] Không cần đủ điểm nào cả: được hạ và xếp lại ngay từ lượt đầu.
       *[other] Lần hạ đầu trong ván phải đáng ít nhất { $initial_meld } điểm.
    } Mỗi thẻ tính theo số, joker tính theo số nó thay. (Thẻ số 5.6)
    - { $opening ->
        [apart] Lần hạ đầu chỉ dùng thẻ trên giá. Trước khi hạ xong, mọi thứ trên bàn giữ nguyên.
        [then] Lần hạ đầu chỉ dùng thẻ trên giá. Hạ đủ rồi thì được xếp lại bàn ngay trong lượt đó.
       *[counts] Lần hạ đầu được dùng cả thẻ trên bàn: mọi phỏm mới hoặc có thay đổi đều tính. Joker trên bàn giữ nguyên chỗ.
    } (Thẻ số 5.6)
    - { $joker_in_opening ->
        [yes] Lần hạ đầu được có joker.
       *[no] Lần hạ đầu không được hạ joker.
    } (Thẻ số 5.6)

rules-tiles-rearranging =
    ### Xếp lại
    - Trong một nước, bạn được hạ phỏm mới, thêm vào phỏm cũ, tách, ghép và dựng lại các phỏm tùy ý. (Thẻ số 5)
    - Khi xong, mọi phỏm trên bàn phải là bộ hoặc sảnh. (Thẻ số 5.3)
    - Không thẻ nào trên bàn được về giá, và phải hạ ít nhất một thẻ của mình. (Thẻ số 5.1, 5.2)
    - Khi mọi nhóm đều là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc, và hết lượt. (Thẻ số 3.1)

rules-tiles-jokers =
    ### Joker
    - Joker thay được mọi thẻ: trong sảnh nó thay cho đúng một thẻ, trong bộ cho một màu còn thiếu. (Thẻ số 4.3)
    - { $jokers_in_meld ->
        [none] Một phỏm được có nhiều joker, miễn là có ít nhất một thẻ thường.
       *[1] Một phỏm chỉ được có một joker.
    } (Thẻ số 4.3)
    - Joker không nói rõ thay thẻ nào thì thành bộ nếu được, nếu không thì thành sảnh cao nhất. (Thẻ số 4.4)
    - Joker còn trên giá khi hết ván tính { $joker_points } điểm. (Thẻ số 7.1)

rules-tiles-places =
    ### Joker trên bàn
    - { $joker_moves ->
        [free] Khi xếp lại, joker trên bàn được thay cho thẻ khác tùy ý.
        [replaced] Joker trên bàn giữ chỗ của nó: nó vẫn thay cho đúng thẻ hoặc số cũ, cho đến khi thẻ ấy vào thay. Khi đó nó tự do.
        [locked] Phỏm có joker bị khóa: được thêm vào nhưng không được lấy ra, cho đến khi một thẻ trên giá vào thay joker. Khi đó nó tự do.
       *[fixed] Joker trên bàn thay cho đúng thẻ hoặc số cũ đến hết ván.
    } Joker không bao giờ về giá. (Thẻ số 5.1, 5.4)
    { $joker_moves ->
        [free] {""}
        [locked] {""}
       *[other] - Joker thay cho 4 xanh dương được chuyển từ sảnh sang bộ có ba thẻ 4 còn lại, và ngược lại. Ở đó nó vẫn là 4 xanh dương. (Thẻ số 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
        [locked] {""}
       *[other] - { $joker_filled_by ->
                [any] Thẻ vào thay lấy từ giá hoặc từ bàn đều được.
               *[rack] Thẻ vào thay phải lấy từ giá.
            } (Thẻ số 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
       *[other] - { $set_of_three ->
                [both] Trong bộ ba, phải có cả hai thẻ còn thiếu thì joker mới được tự do.
               *[other] Trong bộ ba, một thẻ màu còn thiếu là đủ để joker được tự do.
            } (Thẻ số 5.4)
    }
    { $joker_moves ->
        [free] {""}
        [fixed] {""}
       *[other] - { $freed_joker ->
                [any] Joker đã tự do phải được hạ ngay trong lượt, ở đâu cũng được.
               *[new_meld] Joker đã tự do phải được hạ ngay trong lượt, trong một phỏm mới với ít nhất hai thẻ trên giá.
            } (Thẻ số 5.5)
    }

rules-tiles-out =
    ### Hết ván
    - Ai hạ thẻ cuối cùng thì hết bài, và hết ván. (Thẻ số 6.1)
    - { $pool_empty ->
        [passes] Nọc hết thì ván vẫn tiếp tục chừng nào còn người hạ. Khi mọi người lần lượt bỏ lượt hết một vòng thì ván bế tắc và kết thúc.
       *[last_round] Nọc vừa hết thì mỗi người còn một lượt nữa. Không ai hết bài thì ván bế tắc và kết thúc.
    } (Thẻ số 6.2, 6.3)

rules-tiles-scoring =
    ### Tính điểm
    - Đếm thẻ còn trên giá: mỗi thẻ theo số, joker { $joker_points }. Ai hết bài thắng ván; nếu ván bế tắc thì ai còn ít điểm nhất thắng. (Thẻ số 7.1, 7.2)
    - { $scoring ->
        [zero_sum] Người thắng được tổng số điểm mọi người khác còn giữ, và mỗi người kia mất số điểm mình còn giữ.
        [winner] Người thắng được tổng số điểm mọi người khác còn giữ. Không ai khác được điểm.
       *[penalty] Mỗi người nhận số điểm mình còn giữ, càng ít càng tốt.
    } (Thẻ số 7.3)
    - { $blocked ->
        [difference] Trong ván bế tắc chỉ tính phần chênh lệch: số điểm mỗi người còn nhiều hơn người thắng.
       *[whole] Trong ván bế tắc, điểm người thắng còn giữ được trừ vào tổng của những người khác; họ mất trọn số của mình.
    } { $scoring ->
        [penalty] Tính điểm phạt thì không có gì khác.
       *[other] {""}
    } (Thẻ số 7.4)

rules-tiles-end =
    ### Kết thúc trận
    - { $end ->
        [none] Có bao nhiêu người thì chơi bấy nhiêu ván.
        [target] Trận kết thúc ở ván mà có người đạt tổng { $end_points } điểm.
       *[hands] Trận kết thúc sau { $end_hands } ván.
    } (Thẻ số 8.1)
    - { $winner_by ->
        [points] { $scoring ->
            [penalty] Tổng điểm thấp nhất thắng.
           *[other] Tổng điểm cao nhất thắng.
        }
       *[hands] Ai thắng nhiều ván nhất thắng trận; bằng nhau thì ai có tổng điểm tốt hơn thắng.
    } Vẫn bằng thì cùng thắng. (Thẻ số 8.2)

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

silent-tiles-fill = **Thẻ nào giải phóng joker.** Các bản mới nhất cho lấy thẻ từ giá hoặc từ bàn, bản khác chỉ từ giá. Cả hai đều là luật nhà. (Thẻ số 5.4)
silent-tiles-apart = **Có được tách phỏm có joker không?** Có bản bảo không khi joker còn nằm đó, phần lớn không cấm. Đó là luật nhà. (Thẻ số 5.4)
silent-tiles-freed = **Joker tự do đi đâu.** Ở đâu cũng được trong lượt đó, hoặc chỉ vào phỏm mới với hai thẻ trên giá. (Thẻ số 5.5)
silent-tiles-three = **Joker trong bộ ba.** Phần lớn chỉ cần một màu còn thiếu, giải đấu thì cần cả hai. (Thẻ số 5.4)
silent-tiles-late = **Quá chậm.** Có nơi phạt ba thẻ nếu xếp không kịp. Ở đây không ai thấy bạn xếp thử nên không phải dọn lại gì; hết giờ thì bốc. (Thẻ số 3.4)
silent-tiles-first = **Lần hạ đầu.** Phần lớn cần 30 điểm, có nơi 40 hoặc 50, luôn từ giá. (Thẻ số 5.6)
silent-tiles-more = **Làm thêm trong cùng lượt?** Có nơi hạ đủ rồi được xếp lại ngay, có nơi phải chờ lượt sau. Ở đây thường theo luật chặt hơn. (Thẻ số 5.6)
silent-tiles-joker = **Joker trong lần hạ đầu.** Phần lớn cho phép, tính theo số nó thay. (Thẻ số 5.6)
silent-tiles-two = **Hai joker trong một phỏm.** Một bản nói cả hai đường. Được hay không tùy luật nhà. (Thẻ số 4.3)
silent-tiles-round = **Thẻ 1 sau 13.** Phần lớn không bao giờ; đứng cuối hoặc đi tiếp là luật nhà. Nó vẫn tính 1. (Thẻ số 1.4, 7.1)
silent-tiles-back = **Giữ thẻ lại.** Hạ được vẫn có thể bốc. Một bản bắt hạ hết những gì hạ được; ở đây bỏ qua. (Thẻ số 3.2)
silent-tiles-empty = **Nọc hết.** Chơi tiếp đến khi không ai hạ nữa, hoặc mỗi người thêm một lượt. (Thẻ số 6.2, 6.3)
silent-tiles-blocked = **Ván bế tắc.** Một bản tính phần chênh lệch, bản khác tính trọn. Nhiều người cùng ít nhất thì mỗi người đều thắng những người còn lại. (Thẻ số 7.4)
silent-tiles-value = **Joker còn trên giá.** Hầu hết tính 30, có nơi 25 hoặc 50. (Thẻ số 7.1)
silent-tiles-hands = **Bao nhiêu ván.** Mỗi người một ván, trừ khi bàn chọn số khác hoặc một mức điểm. (Thẻ số 8.1)
silent-tiles-cross = **Joker từ sảnh sang bộ.** Joker là 4 xanh dương trong sảnh thì vẫn là 4 xanh dương khi nằm cùng ba thẻ 4 còn lại, nên được chuyển sang đó và ngược lại. (Thẻ số 5.4)
silent-tiles-places = **Một thẻ và hai joker.** Mỗi thẻ chỉ giải phóng một joker, và thẻ ấy có thể vẫn nằm ở chỗ khác trên bàn. (Thẻ số 5.4)
silent-tiles-six = **Năm và sáu người.** Cần ba cái mỗi thẻ và bốn joker. (Thẻ số 1.1)
