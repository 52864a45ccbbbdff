# Everything that only Tile Rummy says.

game-tiles = Rummy thẻ số
    .book = Thẻ số
    .description = Hạ bộ và sảnh bằng thẻ số, xếp lại bàn để hạ thẻ của mình. Ai ra hết thẻ trước thì thắng ván.
name-tiles = thẻ-số

# -- house rules ----------------------------------------------------------------------------------

option-tiles-rulebook = Sách luật
    .description = Bản luật áp dụng khi không có luật nhà nào nói khác
    .standard = Luật chuẩn: lần hạ đầu 30 điểm, đúng thẻ vào thay thì joker tự do
    .classic = Như các bản cũ: phỏm có joker bị khóa, joker tự do vào phỏm mới
    .tournament = Giải đấu: phỏm có joker bị khóa, bộ ba cần cả hai thẻ
    .fifty = Lần hạ đầu 50 điểm, chỉ thẻ trên khay mới thay được joker
    .family = Gia đình: hạ đầu không cần điểm, joker tự do, 1 được đứng sau 13
    .six = Đến sáu người: mỗi thẻ ba cái, bốn joker
option-tiles-copies = Số thẻ giống nhau
    .description = Mỗi thẻ có mấy cái
    .is-2 = Mỗi thẻ có hai cái
    .is-3 = Mỗi thẻ có ba cái
option-tiles-jokers = Joker
    .description = Có bao nhiêu joker
    .none = Hai joker, mỗi thẻ ba cái thì bốn joker
    .is-0 = Không có joker
    .is-1 = Một joker
    .is-2 = Hai joker
    .is-3 = Ba joker
    .is-4 = Bốn joker
    .is-5 = Năm joker
    .is-6 = Sáu joker
    .is-7 = Bảy joker
    .is-8 = Tám joker
option-tiles-one_after_13 = Thẻ 1 sau 13
    .description = Trong sảnh thẻ 1 có được đứng sau 13 hay không
    .no = Sảnh kết thúc ở 13
    .end = Thẻ 1 được đứng cuối, sau 13 (11-12-13-1)
    .round = Sảnh được đi tiếp từ 13 sang 1 (12-13-1-2)
option-tiles-hand_size = Số thẻ được chia
    .description = Mỗi người được chia bao nhiêu thẻ
    .is-7 = Mỗi người được chia 7 thẻ
    .is-8 = Mỗi người được chia 8 thẻ
    .is-9 = Mỗi người được chia 9 thẻ
    .is-10 = Mỗi người được chia 10 thẻ
    .is-11 = Mỗi người được chia 11 thẻ
    .is-12 = Mỗi người được chia 12 thẻ
    .is-13 = Mỗi người được chia 13 thẻ
    .is-14 = Mỗi người được chia 14 thẻ
    .is-15 = Mỗi người được chia 15 thẻ
    .is-16 = Mỗi người được chia 16 thẻ
    .is-17 = Mỗi người được chia 17 thẻ
    .is-18 = Mỗi người được chia 18 thẻ
    .is-19 = Mỗi người được chia 19 thẻ
    .is-20 = Mỗi người được chia 20 thẻ
option-tiles-draws = Số thẻ mỗi lần bốc
    .description = Mỗi lần bốc được bao nhiêu thẻ
    .is-1 = Mỗi lần bốc được một thẻ
    .is-2 = Mỗi lần bốc được hai thẻ
    .is-3 = Mỗi lần bốc được ba thẻ
option-tiles-lay_after_draw = Hạ sau khi bốc
    .description = Bốc xong còn được hạ hay không
    .yes = Bốc xong vẫn được hạ
    .no = Bốc xong là hết lượt
option-tiles-jokers_in_meld = Joker trong phỏm
    .description = Một phỏm được có bao nhiêu joker
    .none = Một phỏm được có nhiều joker
    .is-1 = Một phỏm chỉ được có một joker
option-tiles-initial_meld = Lần hạ đầu
    .description = Lần hạ đầu trong ván phải đáng bao nhiêu điểm
    .number =
        { $number ->
            [0] Không cần đủ điểm để bắt đầu
           *[other] Lần hạ đầu trong ván phải đáng { $number } điểm
        }
option-tiles-opening = Bàn trong lần hạ đầu
    .description = Được làm gì với bàn trong lúc hạ lần đầu
    .apart = Bàn giữ nguyên cho đến khi bạn hạ xong lần đầu
    .then = Hạ đủ lần đầu rồi thì được xếp lại ngay trong lượt đó
    .counts = Lần hạ đầu được dùng cả thẻ trên bàn
option-tiles-joker_in_opening = Joker trong lần hạ đầu
    .description = Lần hạ đầu có được dùng joker hay không
    .yes = Lần hạ đầu được dùng joker
    .no = Lần hạ đầu không được hạ joker trên khay
option-tiles-joker_moves = Joker trên bàn
    .description = Joker nằm trên bàn được dùng làm gì
    .free = Joker trên bàn được thay cho thẻ tùy ý
    .replaced = Joker trên bàn tự do khi đúng thẻ vào thay
    .locked = Phỏm có joker không được lấy ra gì cho đến khi có thẻ vào thay joker
    .fixed = Joker trên bàn giữ nguyên thẻ mà nó thay
option-tiles-joker_filled_by = Thẻ thay joker
    .description = Thẻ vào thay joker được lấy từ đâu
    .any = Thẻ vào thay joker lấy từ khay hoặc từ bàn
    .rack = Thẻ vào thay joker chỉ lấy từ khay
option-tiles-set_of_three = Joker trong bộ ba
    .description = Trong bộ ba cần mấy thẻ còn thiếu để joker tự do
    .one = Trong bộ ba, một thẻ còn thiếu là đủ
    .both = Trong bộ ba, cần cả hai thẻ còn thiếu
option-tiles-freed_joker = Joker tự do
    .description = Joker đã tự do được hạ ở đâu
    .any = Joker tự do được hạ ở đâu cũng được trong lượt đó
    .new_meld = Joker tự do phải vào phỏm mới với hai thẻ trên khay
option-tiles-pool_empty = Nọc hết
    .description = Nọc hết thì khi nào hết ván
    .passes = Nọc hết, mọi người bỏ lượt thì hết ván
    .last_round = Nọc hết, mỗi người còn một lượt nữa
option-tiles-scoring = Cách tính điểm
    .description = Một ván được tính điểm thế nào
    .zero_sum = Người thắng được số điểm người khác còn giữ, và họ mất số ấy
    .winner = Người thắng được số điểm người khác còn giữ; không ai khác được điểm
    .penalty = Ai cũng nhận số điểm mình còn giữ, càng ít càng tốt
option-tiles-blocked = Ván bế tắc
    .description = Ván không ai hết thẻ được tính thế nào
    .difference = Ván bế tắc chỉ tính phần chênh lệch
    .whole = Ván bế tắc tính trọn số điểm còn giữ
option-tiles-joker_points = Joker trên khay
    .description = Joker còn trên khay tính bao nhiêu điểm
    .number = Joker tính { $number } điểm
option-tiles-end = Kết thúc trận
    .description = Trận kết thúc theo số ván hay theo số điểm
    .none = Có bao nhiêu người thì chơi bấy nhiêu ván
    .target = Trận kết thúc khi có người đạt { $points } điểm
    .hands = Trận kết thúc sau { $hands } ván
option-tiles-winner_by = Ai thắng trận
    .description = Trận thắng theo điểm hay theo số ván thắng
    .points = Tổng điểm tốt hơn thắng trận
    .hands = Ai thắng nhiều ván nhất thắng trận

# -- the page of the rules ------------------------------------------------------------------------

pages-tiles =
    - **Cách chơi.** Ra hết thẻ. Phỏm trên bàn không của riêng ai: bạn tách, ghép và xếp lại chúng để thẻ của mình có chỗ.
    - **Một lượt.** Hạ thẻ hoặc bốc một thẻ; đằng nào cũng hết lượt. Lần hạ đầu phải đáng 30 điểm và chỉ từ khay của bạn.
    - **Bàn.** Bạn xếp thử trên bàn nháp mà người khác không thấy. Khi mọi nhóm là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc.
origin-tiles =
    - Rummy thẻ số do Ephraim Hertzano làm ra vào thập niên 1940: ông viết số lên thẻ khi không có bài để chơi. Trò này được biết đến với tên Rummikub; ở đây chơi theo luật công khai, không phải của chủ nhãn hiệu.
    - Họ hàng gần nhất chơi bằng bài là Rummy xếp lại và Machiavelli.

# -- the rules ------------------------------------------------------------------------------------

# Rummy thẻ số cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, giới hạn không đặt là
# none, đối tượng là chế độ của nó với các số đi kèm ($end_points, $end_hands).

rules-tiles-aim =
    ### Mục tiêu
    - Ra hết thẻ trước mọi người. Bạn hạ bộ và sảnh, và được xếp lại mọi phỏm trên bàn để có chỗ cho thẻ của mình. (Thẻ số 5, 6.1)
    - Phỏm trên bàn không của riêng ai. Chỉ thẻ còn trên khay mới tính điểm. (Thẻ số 4.5, 7.1)
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
    - Mỗi người được { $hand_size } thẻ trên khay. Phần còn lại là nọc. (Thẻ số 2.1)
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
        [apart] Lần hạ đầu chỉ dùng thẻ trên khay. Trước khi hạ xong, mọi thứ trên bàn giữ nguyên.
        [then] Lần hạ đầu chỉ dùng thẻ trên khay. Hạ đủ rồi thì được xếp lại bàn ngay trong lượt đó.
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
    - Không thẻ nào trên bàn được về khay, và phải hạ ít nhất một thẻ của mình. (Thẻ số 5.1, 5.2)
    - Khi mọi nhóm đều là bộ hoặc sảnh, **{ button-done }** hạ tất cả cùng lúc, và hết lượt. (Thẻ số 3.1)

rules-tiles-jokers =
    ### Joker
    - Joker thay được mọi thẻ: trong sảnh nó thay cho đúng một thẻ, trong bộ cho một màu còn thiếu. (Thẻ số 4.3)
    - { $jokers_in_meld ->
        [none] Một phỏm được có nhiều joker, miễn là có ít nhất một thẻ thường.
       *[1] Một phỏm chỉ được có một joker.
    } (Thẻ số 4.3)
    - Joker không nói rõ thay thẻ nào thì thành bộ nếu được, nếu không thì thành sảnh cao nhất. (Thẻ số 4.4)
    - Joker còn trên khay khi hết ván tính { $joker_points } điểm. (Thẻ số 7.1)

rules-tiles-places =
    ### Joker trên bàn
    - { $joker_moves ->
        [free] Khi xếp lại, joker trên bàn được thay cho thẻ khác tùy ý.
        [replaced] Joker trên bàn giữ chỗ của nó: nó vẫn thay cho đúng thẻ hoặc số cũ, cho đến khi thẻ ấy vào thay. Khi đó nó tự do.
        [locked] Phỏm có joker bị khóa: được thêm vào nhưng không được lấy ra, cho đến khi một thẻ trên khay vào thay joker. Khi đó nó tự do.
       *[fixed] Joker trên bàn thay cho đúng thẻ hoặc số cũ đến hết ván.
    } Joker không bao giờ về khay. (Thẻ số 5.1, 5.4)
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
                [any] Thẻ vào thay lấy từ khay hoặc từ bàn đều được.
               *[rack] Thẻ vào thay phải lấy từ khay.
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
               *[new_meld] Joker đã tự do phải được hạ ngay trong lượt, trong một phỏm mới với ít nhất hai thẻ trên khay.
            } (Thẻ số 5.5)
    }

rules-tiles-out =
    ### Hết ván
    - Ai hạ thẻ cuối cùng thì hết thẻ, và hết ván. (Thẻ số 6.1)
    - { $pool_empty ->
        [passes] Nọc hết thì ván vẫn tiếp tục chừng nào còn người hạ. Khi mọi người lần lượt bỏ lượt hết một vòng thì ván bế tắc và kết thúc.
       *[last_round] Nọc vừa hết thì mỗi người còn một lượt nữa. Không ai hết thẻ thì ván bế tắc và kết thúc.
    } (Thẻ số 6.2, 6.3)

rules-tiles-scoring =
    ### Tính điểm
    - Đếm thẻ còn trên khay: mỗi thẻ theo số, joker { $joker_points }. Ai hết thẻ thắng ván; nếu ván bế tắc thì ai còn ít điểm nhất thắng. (Thẻ số 7.1, 7.2)
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

# -- where the rules are silent -------------------------------------------------------------------

silent-tiles-fill = **Thẻ nào giải phóng joker.** Các bản mới nhất cho lấy thẻ từ khay hoặc từ bàn, bản khác chỉ từ khay. Cả hai đều là luật nhà. (Thẻ số 5.4)
silent-tiles-apart = **Có được tách phỏm có joker không?** Có bản bảo không khi joker còn nằm đó, phần lớn không cấm. Đó là luật nhà. (Thẻ số 5.4)
silent-tiles-freed = **Joker tự do đi đâu.** Ở đâu cũng được trong lượt đó, hoặc chỉ vào phỏm mới với hai thẻ trên khay. (Thẻ số 5.5)
silent-tiles-three = **Joker trong bộ ba.** Phần lớn chỉ cần một màu còn thiếu, giải đấu thì cần cả hai. (Thẻ số 5.4)
silent-tiles-late = **Quá chậm.** Có nơi phạt ba thẻ nếu xếp không kịp. Ở đây không ai thấy bạn xếp thử nên không phải dọn lại gì; hết giờ thì bốc. (Thẻ số 3.4)
silent-tiles-first = **Lần hạ đầu.** Phần lớn cần 30 điểm, có nơi 40 hoặc 50, luôn từ khay. (Thẻ số 5.6)
silent-tiles-more = **Làm thêm trong cùng lượt?** Có nơi hạ đủ rồi được xếp lại ngay, có nơi phải chờ lượt sau. Ở đây thường theo luật chặt hơn. (Thẻ số 5.6)
silent-tiles-joker = **Joker trong lần hạ đầu.** Phần lớn cho phép, tính theo số nó thay. (Thẻ số 5.6)
silent-tiles-two = **Hai joker trong một phỏm.** Một bản nói cả hai đường. Được hay không tùy luật nhà. (Thẻ số 4.3)
silent-tiles-round = **Thẻ 1 sau 13.** Phần lớn không bao giờ; đứng cuối hoặc đi tiếp là luật nhà. Nó vẫn tính 1. (Thẻ số 1.4, 7.1)
silent-tiles-back = **Giữ thẻ lại.** Hạ được vẫn có thể bốc. Một bản bắt hạ hết những gì hạ được; ở đây bỏ qua. (Thẻ số 3.2)
silent-tiles-empty = **Nọc hết.** Chơi tiếp đến khi không ai hạ nữa, hoặc mỗi người thêm một lượt. (Thẻ số 6.2, 6.3)
silent-tiles-blocked = **Ván bế tắc.** Một bản tính phần chênh lệch, bản khác tính trọn. Nhiều người cùng ít nhất thì mỗi người đều thắng những người còn lại. (Thẻ số 7.4)
silent-tiles-value = **Joker còn trên khay.** Hầu hết tính 30, có nơi 25 hoặc 50. (Thẻ số 7.1)
silent-tiles-hands = **Bao nhiêu ván.** Mỗi người một ván, trừ khi bàn chọn số khác hoặc một mức điểm. (Thẻ số 8.1)
silent-tiles-cross = **Joker từ sảnh sang bộ.** Joker là 4 xanh dương trong sảnh thì vẫn là 4 xanh dương khi nằm cùng ba thẻ 4 còn lại, nên được chuyển sang đó và ngược lại. (Thẻ số 5.4)
silent-tiles-places = **Một thẻ và hai joker.** Mỗi thẻ chỉ giải phóng một joker, và thẻ ấy có thể vẫn nằm ở chỗ khác trên bàn. (Thẻ số 5.4)
silent-tiles-six = **Năm và sáu người.** Cần ba cái mỗi thẻ và bốn joker. (Thẻ số 1.1)

# -- played examples on the page ------------------------------------------------------------------

played-tiles-scored =
    ### Một ván và cách tính điểm
    - Trên bàn có { $table }. Ann còn { $ann }, Ben còn { $ben }, Chi còn { $chi }.
    - Thẻ cuối của Ann làm thành { $move1 }: Ann hết thẻ và được số điểm những người kia còn giữ, còn họ mất số ấy.
played-tiles-hard =
    ### Trường hợp khó: giải phóng joker
    - Trên bàn có { $table }. Ann cầm { $ann }.
    - Ann có đúng thẻ mà joker thay. Thẻ ấy vào chỗ joker, và joker tự do được hạ ngay cùng hai thẻ nữa: { $move1 }.

# -- examples in pictures -------------------------------------------------------------------------

example-one-last = một sảnh, thẻ 1 đứng sau 13
example-one-not = không phải sảnh: sảnh kết thúc ở 13
example-jokers-many = không phải phỏm: nhiều nhất một joker
example-beside-joker = thẻ 6 được lấy ra: joker vẫn thay cho thẻ cũ
example-locked = không được: phỏm có joker bị khóa

# -- the coach ------------------------------------------------------------------------------------

practice-tiles-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hãy ra hết thẻ trước mọi người. Muốn bắt đầu, bạn cần bộ và sảnh đáng 30 điểm từ khay của mình. Sau đó phỏm trên bàn là của chung: bạn được **xếp lại** chúng để có chỗ cho thẻ của mình.
practice-tiles-begin = **Lần hạ đầu** phải đáng 30 điểm, hoàn toàn từ khay. Chọn các thẻ của một bộ hay sảnh, chuyển sang **nhóm mới**, rồi nhóm tiếp theo. Chưa đủ thì **bốc**.
practice-tiles-draw = **Bốc.** Không thẻ nào có chỗ thì bốc một thẻ từ **nọc** là hết lượt.
practice-tiles-lay = **Hạ thẻ.** Bạn có thẻ thành phỏm hoặc khớp với một phỏm trên bàn. Chọn một thẻ rồi bấm nút màu xanh lá để thêm vào. **{ button-done }** mới hạ thật và hết lượt.
practice-tiles-rearrange = **Xếp lại.** Bàn cứ thế này thì chưa thẻ nào khớp. Chọn một thẻ: nếu dời phỏm mà có chỗ cho nó, bạn sẽ thấy cách dời, bấm một nút là thêm vào. Bộ bốn thẻ và đầu của sảnh dài nhường được một thẻ.
practice-tiles-out = **Sắp ra hết.** Hạ những thẻ cuối là bạn thắng ván.
practice-tiles-done = **Lượt của bạn kết thúc** ngay khi hạ thẻ, hoặc khi bốc.
practice-tiles-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ hạ thẻ vào đâu: mỗi phỏm mới có thể có chỗ cho thẻ của bạn.

# -- shared messages in its own words -------------------------------------------------------------

advice-nothing-to-lay = Chưa thẻ nào của bạn hạ được.
advice-keeps-back = Có thẻ hạ được, nhưng để dành cho lượt sau thì lợi hơn.
advice-most-cards = Chưa tìm ra cách nào hạ được nhiều thẻ hơn.
advice-goes-out = Bạn hết thẻ ngay trong lượt này, và ván kết thúc.
saw-stuck = { $cards } ở lại trên khay: chưa có gì ở đây thành phỏm được với thẻ đó.
saw-near = { $cards } còn thiếu một thẻ là thành phỏm, và còn { $number } thẻ chưa thấy dùng được.
saw-few-cards = { $name } chỉ còn { $number } thẻ.
lobby-same-cards =
    🎴 **Đúng bộ thẻ của `{ $code }`**, từng chỗ một, trong một ván. Mỗi chỗ có phần thẻ riêng để bốc: chừng nào còn, người khác làm gì cũng không đổi các thẻ bạn bốc.
    -# Chủ bàn có thể xoay chỗ.
table-veiled = 🎴 Bàn khác vẫn đang chơi những thẻ này nên ở đây kênh không thấy thẻ nào. Nút *Bài của tôi* cho bạn xem thẻ của mình và mặt bàn.
button-same-cards = Chơi lại bộ thẻ này
same-cards-title = **Chơi lại bộ thẻ này** · { $game }
same-cards-title-deal = **Chơi lại bộ thẻ này** · { $game }, ván { $deal }/{ $deals }
same-cards-about = Một bàn khác nhận đúng bộ thẻ này, từng chỗ một, trong một ván. Ai chưa thấy thẻ thì chơi được. Sau đó *So sánh* cho biết mỗi bàn chơi ra sao.
same-cards-code = -# Chơi lại bộ thẻ này: { COMMAND("rummy new", $game) } với `{ name-same-as }:{ $code }`
same-cards-other-game = Đây là thẻ của { $game }. Hãy mở bàn trò đó với mã này.
same-cards-ruled = Bộ thẻ này đi kèm luật nhà của nó. Hãy bỏ luật và độ dài ra.
refusal-cards-seen =
    { $how ->
        [seat] Bạn đã thấy bộ thẻ này (khi ngồi bàn, { $when }). Ai chưa thấy thì chơi được.
        [deleted] Bạn đã thấy bộ thẻ này (trước khi dữ liệu của bạn bị xóa). Ai chưa thấy thì chơi được.
        [verify] Bạn đã thấy bộ thẻ này (khi kiểm tra cách xáo, { $when }). Ai chưa thấy thì chơi được.
        [compare] Bạn đã thấy bộ thẻ này (khi so sánh, { $when }). Ai chưa thấy thì chơi được.
       *[replay] Bạn đã thấy bộ thẻ này (khi xem lại, { $when }). Ai chưa thấy thì chơi được.
    }
cards-being-played = Bạn đang có chỗ ở một bàn chơi đúng bộ thẻ này. Hãy chơi xong ở đó hoặc rời bàn trước.
compare-title = **Cùng bộ thẻ** · { $game } · { $count } bàn
compare-alone = Đến giờ mới chỉ một bàn chơi xong bộ thẻ này.
compare-luck = -# Vài ván thì phần lớn là may rủi; còn thẻ thì ai cũng như nhau.
deed-drew-hidden = bốc { $count } thẻ
daily-about = Hôm nay ai cũng nhận những thẻ này, máy mức vừa ngồi các chỗ còn lại. **Bạn có một lần chơi**, không tính giờ, chỉ mình bạn thấy. Mở đến { $begin }.
daily-secret = -# Có thể người khác còn đang chơi những thẻ này. Đừng kể cho họ nhé.
daily-closed = **Ván { $number } của { $game } đã đóng:** giờ ai cũng xem được thẻ.
button-daily-deal = Chia thẻ cho tôi
daily-luck =
    -# { $known ->
        [yes] Ván như thế trung bình được { $start }.
       *[no] Vừa chia xong, ván này đáng giá { $start }.
    } Thẻ: { $cards }. Lựa chọn của bạn: { $choices } (± { $error }). Những người khác: { $others }.
event-drew = { $who } bốc { $card } từ nọc.
event-drew-hidden = { $who } bốc một thẻ từ nọc.
event-deal-out = { $who } hết thẻ.
event-deal-exhausted = Ván bế tắc: nọc đã hết và không ai hạ nữa.
refusal-board-is-fixed = Bàn này chơi đúng bộ thẻ của một bàn khác, nên luật nhà và cách xáo được giữ nguyên. Muốn mở bàn riêng: { COMMAND("rummy new contract") }.
luck-added = 🍀 Số `{ $salt }` của bạn đã được góp vào mọi lần xáo của trận này. Discord tạo ra số ấy sau khi niêm phong đã hiện: không ai sắp thẻ trước được. Hết trận, dùng { COMMAND("verify") } để kiểm tra.
play-move-draw = bốc từ nọc
play-unread-not-a-card = “{ $word }” không phải là một thẻ: hãy viết số rồi màu, như 7r hoặc 10k, và jk cho joker.
play-unread-not-a-word = “{ $word }” không phải thẻ cũng không phải nước đi. Thẻ viết như 7r hoặc 10k, nước đi viết như bốc hoặc 7r 8r 9r.
practice-short-lay = Bạn hạ được thẻ.
practice-short-rearrange = Hạ thẻ, hoặc bốc.
first-look-set = một bộ: các thẻ cùng số, khác màu nhau
first-look-run = một sảnh: các thẻ cùng màu, số liền nhau
first-look-lay-off = thêm vào sảnh kia, của ai hạ cũng được
first-look-split = thẻ của bạn tách nó thành hai sảnh: 4-5-6 và 6-7-8
practice-lost = **Hết ván rồi.** Ván này { $name } thắng. Chơi ván nữa nhé: thẻ khác đi, cách chơi vẫn vậy.
practice-nobody = **Hết ván rồi.** Lần này không ai thắng. Chơi ván nữa nhé: thẻ khác đi, cách chơi vẫn vậy.
refusal-no-such-move = Trò chơi này không có nước đi đó. Hãy dùng các nút dưới khay của bạn.
refusal-wrong-phase = Chưa đến lúc làm việc đó. Hãy hạ thẻ, hoặc bốc.
refusal-not-in-hand = Bạn không có { $card }, hoặc không có đủ số thẻ đã chọn. Hãy chọn thẻ trên khay.
refusal-not-a-meld =
    { $count ->
        [0] Chưa chọn thẻ nào để làm phỏm.
       *[other] { $cards } không hạ được thành phỏm.
    } { $naturals ->
        [0] Phỏm cần ít nhất một thẻ không phải joker.
       *[other] Bộ là 3 hoặc 4 thẻ cùng số khác màu; sảnh là 3 thẻ trở lên cùng màu, số liền nhau.
    }
refusal-nothing-to-draw = Nọc đã hết. Hãy hạ thẻ, hoặc bỏ lượt.
refusal-card-missing = { $cards } phải ở lại bàn: thẻ đã nằm trên bàn thì không lấy đi được. Hãy xếp vào một phỏm.
refusal-nothing-added = Chưa có thẻ nào của bạn trên bàn. Muốn xếp lại bàn phải thêm ít nhất một thẻ trên khay.
refusal-joker-moved =
    { $how ->
        [replaced] Joker thay cho { $stands_for } chỉ được thay cho thẻ khác khi có thẻ như vậy vào chỗ nó. Hãy thêm thẻ đó, hoặc để yên joker.
        [locked] Phỏm có joker thay cho { $stands_for } đang bị khóa: được thêm vào, nhưng không được lấy ra cho đến khi một thẻ trên khay vào chỗ joker.
       *[fixed] Joker luôn giữ thẻ mà nó thay, và giờ không còn joker nào thay cho { $stands_for }. Hãy để nó lại như cũ.
    }
refusal-initial-meld =
    { $worth ->
        [-1] Lần hạ đầu phải hoàn toàn từ khay của bạn và đáng { $least } điểm. Hãy để nguyên các phỏm trên bàn.
        [-2] Lần hạ đầu không được hạ joker. Hãy trả nó về khay.
       *[other] Lần hạ đầu phải đáng { $least } điểm, mà các phỏm này mới được { $worth }. Hãy hạ thêm, hoặc bốc.
    }
refusal-must-draw = Bạn vẫn bốc được nên chưa bỏ lượt được. Hãy hạ thẻ hoặc bốc.
refusal-drawn-enough = Lượt này bạn đã bốc. Hãy hạ thẻ hoặc bỏ lượt.
alt-result-empty = { $name } không còn thẻ nào.
spoken-hidden = thẻ úp
branch-begins = **Bạn chơi tiếp từ nước { $move }**, các thẻ sắp ra vẫn như cũ. Máy ngồi các chỗ còn lại. Chỉ mình bạn thấy và không tính vào đâu cả.
branch-begins-as = **Bạn chơi tiếp từ nước { $move }** ở chỗ của { $name }, các thẻ sắp ra vẫn như cũ. Máy ngồi các chỗ còn lại. Chỉ mình bạn thấy và không tính vào đâu cả.
ledger-answer-cards =
    { $known ->
        [yes] **Thẻ
       *[no] **Thẻ bốc được
    }{ $effect ->
        [cost] {" "}làm { $mine ->
            [yes] bạn
           *[no] { $name }
        } mất { $points }.**
        [gained] {" "}đem lại cho { $mine ->
            [yes] bạn
           *[no] { $name }
        } { $points }.**
        [unclear] : ít quá, chưa nói được.**
       *[nothing] : gần như không ảnh hưởng.**
    }
ledger-start-unknown = Thẻ được chia đáng giá { $points }. Rồi đến:
ledger-dealt = 🟦 Thẻ được chia: **{ $points }** (± { $error })
ledger-drawn = 🟪 Thẻ mọi người bốc: **{ $points }** (± { $error })
example-two-suits = không phải phỏm: sảnh chỉ có một màu
example-joker-run = một sảnh: joker thay cho thẻ còn thiếu
example-joker-set = một bộ: mỗi joker thay cho một thẻ cùng số
example-held = trên khay của bạn
example-twins-not = không phải bộ: hai thẻ cùng màu
example-split-more = nửa kia, cùng với thẻ của bạn
example-fourth-used = một sảnh với thẻ mà bộ kia nhường được
example-two-left = không được: còn lại hai thẻ, mà nhóm nào cũng phải là phỏm
example-joker-stays = không được: ở đây joker phải giữ nguyên thẻ nó thay
example-round-corner = một sảnh đi tiếp từ 13 sang 1
table-seat = { $name } · { $count } thẻ · { $points } điểm
hand-cards = { $count } thẻ
sort-suit = màu
sort-rank = số
not-dealt = Chưa chia thẻ: chủ bàn bấm Bắt đầu là bạn có thẻ.
result-out = **{ $name }** đã hết thẻ và ván kết thúc.
result-exhausted = Ván bế tắc: nọc đã hết và không ai hạ nữa. Ai còn ít điểm nhất thắng.
highlight-most = nước hay nhất: hạ { $number } thẻ trong một lượt (ván { $deal })
alt-stock = Nọc: { $count } thẻ.
alt-seat = { $name } có { $count } thẻ.
alt-hand = Khay của bạn: { $cards }
alt-empty-hand = Khay của bạn trống.
table-unshown = 🛠️ Bot gặp trục trặc nên không hiện được bàn này lúc này. Trận vẫn tiếp tục: **Bài của tôi** cho thấy thẻ của bạn và những gì bạn làm được. Mã: `{ $ref }`
words-hand = **Khay của bạn**
words-seat = Chỗ { $seat }, { $name }: { $count } thẻ, { $points } điểm
verify-deal = ✅ { $count } ván: thẻ trên khay và nọc đều khớp với lần xáo.
verify-draws = ✅ Mỗi thẻ bốc từ nọc đều đúng là thẻ kế tiếp dành riêng cho người bốc.
verify-draws-wrong = ❌ Trong { $wrong } ván có người bốc phải thẻ không phải thẻ kế tiếp của mình.
verify-differs-draws = -# Ván { $deal }, các thẻ đã bốc
verify-proves = - **Chứng minh:** mọi thẻ đã cố định trước ván đầu, bởi số bí mật đã niêm phong và vận may người chơi góp vào. Các thẻ sắp bốc của ai là của người đó, dù người khác bốc thẻ nào.
verify-wrong = - **Có chỗ không khớp.** Đây không phải là những thẻ mà niêm phong đã hứa. Hãy đưa điều này cho người vận hành bot.
verify-not = - **Không chứng minh được** rằng số bí mật là ngẫu nhiên (nếu không ai góp vận may), cũng không chứng minh được rằng không ai xem trộm hay mách thẻ cho nhau.
line-in-hand =
    { $count ->
        [0] không còn thẻ nào trên khay
       *[other] còn { $cards } trên khay
    }, { $points } điểm
line-in-hand-count =
    { $count ->
        [0] không còn thẻ nào
       *[other] còn { $count } thẻ
    } trên khay, { $points } điểm
line-least-in-hand = còn ít nhất trên khay, { $points } điểm
line-went-out = hết thẻ, { $points } điểm
bench-turn = **Tới lượt bạn.** Hạ thẻ là hết lượt.
bench-turn-draw = **Tới lượt bạn.** Hạ thẻ hoặc bốc là hết lượt.
bench-turn-pass = **Tới lượt bạn.** Hạ thẻ là hết lượt, hoặc bỏ lượt.
bench-points = { $points } điểm trên khay
bench-stock = nọc { $count }
bench-broken =
    ✗ **{ $number }** { $cards }: { $count ->
        [1] mới một thẻ, chưa đủ
        [2] mới hai thẻ, chưa đủ
       *[other] không phải bộ, cũng không phải sảnh
    }
bench-stands = ✓ Mọi nhóm đều ổn. **{ button-done }** sẽ hạ { $count } thẻ và hết lượt.
bench-stands-out = ✓ Mọi nhóm đều ổn. **{ button-done }** sẽ hạ hết thẻ và kết thúc ván.
bench-none-laid = Mọi nhóm đều ổn, nhưng chưa có thẻ nào trên khay được hạ.
bench-from-hand = từ khay của bạn: { $cards }
bench-hand = Thẻ trên khay…
bench-cards = Thẻ trên bàn…
bench-back = Trả về khay
bench-opening =
    { $open ->
        [alone] Lần hạ đầu: **{ $worth }/{ $least }** điểm, chỉ từ thẻ trên khay.
        [enough] Lần hạ đầu: **{ $worth }/{ $least }** điểm: đủ rồi.
        [yes] Lần hạ đầu: **{ $worth }/{ $least }** điểm. Bạn được dùng cả bàn.
       *[no] Lần hạ đầu: **{ $worth }/{ $least }** điểm. Trước đó bàn bị khóa.
    }
button-bench-add = { $cards } → #{ $number }
bench-nothing-chosen = Hãy chọn thẻ trước: trên khay hoặc từ các phỏm trên bàn.
bench-full = Bàn nháp chỉ đủ chỗ cho { $count } nhóm. Hãy chuyển các thẻ này vào một nhóm có sẵn, hoặc trả bớt thẻ khác về trước.
bench-question =
    { $count ->
        [0] **Bạn đã xếp lại bàn nhưng chưa hạ thẻ nào.** { $how ->
                [draw] Bốc
               *[pass] Bỏ lượt
            } là các phỏm trở về như cũ và hết lượt.
       *[other] **Còn { $count } thẻ trên bàn nháp chưa hạ.** { $how ->
                [draw] Bốc
               *[pass] Bỏ lượt
            } là hết lượt mà không hạ được{ $lays ->
                [yes] {", còn hạ thì cũng hết lượt."}
               *[no] .
            }
    }
bench-no-suggestion = 💡 Xếp bàn thế nào cũng chưa hạ được thẻ nào của bạn.
bench-no-suggestion-found = 💡 Hết giờ mà chưa tìm được cách hạ thẻ nào. Có thể vẫn có.
table-rearrange = { $name } được hạ thẻ, kể cả bằng cách xếp lại bàn, hoặc bốc.
