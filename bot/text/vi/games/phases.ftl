# Everything that only Ten Phases says.

game-phases = Mười màn
    .book = Màn
    .description = Làm mười màn, mỗi ván nhiều nhất một màn. Có lá mất lượt, lá vạn năng; điểm thấp là tốt.
name-phases = mười-màn

# -- house rules ----------------------------------------------------------------------------------

option-phases-rulebook = Bộ luật
    .description = Chơi theo luật nào
    .standard = Chuẩn: mười màn theo thứ tự
    .masters = Báo màn: trước mỗi ván báo màn mình làm; hai lá mất lượt
    .arkansas = Tự do: hạ màn nào lúc đó mới biết; mất lượt thì cộng lại
    .next = Lá mất lượt luôn nhắm vào người kế tiếp
    .float = Trôi: chỉ hết bài khi đánh lá cuối cùng
    .short = Ngắn: năm màn đầu
    .even = Các màn 2, 4, 6, 8 và 10
    .odd = Các màn 1, 3, 5, 7 và 9
    .twenty = Hai mươi màn: mười màn đó và mười màn khó hơn
option-phases-wilds = Lá vạn năng
    .description = Có bao nhiêu lá vạn năng
    .is-0 = Không có lá vạn năng
    .is-1 = 1 lá vạn năng
    .is-2 = 2 lá vạn năng
    .is-3 = 3 lá vạn năng
    .is-4 = 4 lá vạn năng
    .is-5 = 5 lá vạn năng
    .is-6 = 6 lá vạn năng
    .is-7 = 7 lá vạn năng
    .is-8 = 8 lá vạn năng
    .is-9 = 9 lá vạn năng
    .is-10 = 10 lá vạn năng
    .is-11 = 11 lá vạn năng
    .is-12 = 12 lá vạn năng
    .is-13 = 13 lá vạn năng
    .is-14 = 14 lá vạn năng
    .is-15 = 15 lá vạn năng
    .is-16 = 16 lá vạn năng
option-phases-skip_cards = Lá mất lượt
    .description = Có bao nhiêu lá mất lượt
    .is-0 = Không có lá mất lượt
    .is-1 = 1 lá mất lượt
    .is-2 = 2 lá mất lượt
    .is-3 = 3 lá mất lượt
    .is-4 = 4 lá mất lượt
    .is-5 = 5 lá mất lượt
    .is-6 = 6 lá mất lượt
    .is-7 = 7 lá mất lượt
    .is-8 = 8 lá mất lượt
option-phases-wrap = Sảnh vòng
    .description = Trong sảnh, sau 12 có đến 1 không
    .yes = Trong sảnh, sau 12 lại đến 1
    .no = Sảnh kết thúc ở 12
option-phases-hand_size = Số lá chia
    .description = Mỗi người được chia bao nhiêu lá
    .is-7 = Mỗi người 7 lá
    .is-8 = Mỗi người 8 lá
    .is-9 = Mỗi người 9 lá
    .is-10 = Mỗi người 10 lá
    .is-11 = Mỗi người 11 lá
    .is-12 = Mỗi người 12 lá
option-phases-phases = Các màn
    .description = Phải làm những màn nào
    .none = Mười màn
    .short = Năm màn đầu
    .even = Các màn 2, 4, 6, 8 và 10
    .odd = Các màn 1, 3, 5, 7 và 9
    .twenty = Hai mươi màn
    .table = Danh sách riêng gồm { $count } màn
option-phases-order = Thứ tự
    .description = Làm các màn theo thứ tự nào
    .fixed = Làm các màn lần lượt
    .free = Làm các màn theo thứ tự tùy ý; hạ rồi mới biết là màn nào
    .announced = Trước mỗi ván mọi người báo màn mình sẽ làm
option-phases-exhausted = Hết nọc
    .description = Có người muốn bốc mà nọc đã hết thì sao
    .recycle = Các lá đã đánh thành nọc mới
    .end = Hết nọc thì ván kết thúc
option-phases-hit_at_once = Gửi bài
    .description = Khi nào được gửi bài
    .yes = Được gửi bài ngay trong lượt hạ màn
    .no = Được gửi bài từ lượt sau khi hạ màn
option-phases-sizes = Số lá của phỏm
    .description = Phỏm của màn có được nhiều lá hơn không
    .at_least = Phỏm của màn được có nhiều lá hơn
    .exact = Phỏm của màn có đúng số lá đó
option-phases-min_naturals = Lá thường
    .description = Bao nhiêu lá của phỏm không được là vạn năng
    .is-1 = Mỗi phỏm có ít nhất một lá không phải vạn năng
    .is-2 = Mỗi phỏm có ít nhất hai lá không phải vạn năng
option-phases-wild_swap = Lá vạn năng trên bàn
    .description = Có đổi được lá vạn năng bằng đúng lá đó không
    .yes = Được lấy lá vạn năng bằng cách đặt đúng lá
    .no = Lá vạn năng nằm nguyên chỗ
option-phases-skip_target = Ai mất lượt
    .description = Lá mất lượt nhắm vào ai
    .chosen = Lá mất lượt nhắm vào người bạn chọn
    .next = Lá mất lượt nhắm vào người kế tiếp
option-phases-skip_limit = Giới hạn mất lượt
    .description = Bao lâu sau thì bị mất lượt lần nữa
    .round = Không ai bị mất lượt lần nữa trước khi được đi một lượt
    .pending = Không ai bị thêm lần nữa trước khi mất lượt đó
    .none = Nhiều lá mất lượt vào một người thì cộng dồn
option-phases-going_out = Hết bài
    .description = Ván kết thúc thế nào
    .any = Hết bài nhờ hạ, gửi hay đánh lá cuối cùng
    .discard = Chỉ hết bài khi đánh lá cuối cùng, nếu không thì trôi
    .hit = Chỉ hết bài khi hạ hay gửi lá cuối cùng, nếu không thì trôi
option-phases-skip_points = Điểm lá mất lượt
    .description = Lá mất lượt còn trên tay bị tính bao nhiêu
    .number = Lá mất lượt còn trên tay bị tính { $number }
option-phases-wild_points = Điểm lá vạn năng
    .description = Lá vạn năng còn trên tay bị tính bao nhiêu
    .number = Lá vạn năng còn trên tay bị tính { $number }
option-phases-winner_by = Ai thắng
    .description = Màn hay điểm quyết định
    .finish = Ai làm xong mọi màn thì thắng
    .points = Khi có người làm xong mọi màn, tổng thấp nhất thắng
option-phases-tie = Bằng điểm
    .description = Cuối trận bằng tổng nhau thì sao
    .replay = Bằng tổng thì đấu thêm với màn cuối
    .shared = Bằng tổng thì cùng thắng
option-phases-max_hands = Số ván nhiều nhất
    .description = Trận kết thúc muộn nhất sau bao nhiêu ván
    .none = Bao nhiêu ván cũng được
    .number = Nhiều nhất { $number } ván: khi đó nhiều màn nhất thì thắng

# -- the page of the rules ------------------------------------------------------------------------

pages-phases =
    - **Cách chơi.** Mười màn, giống nhau cho mọi người: bộ, sảnh, các lá cùng màu. Mỗi ván bạn hạ màn của mình trước, cùng một lúc, rồi ra hết các lá còn lại. Ai làm xong cả mười màn thì thắng.
    - **Một lượt.** Bốc một lá hoặc ăn lá ngửa, hạ màn hoặc gửi bài, rồi đánh một lá.
    - **Lá đặc biệt.** Lá vạn năng thay cho lá nào cũng được. Lá mất lượt bắt một người mất một lượt.
origin-phases =
    - Một kiểu Rummy hợp đồng với số và màu thay cho chất, mỗi người có hợp đồng riêng. Loại này được bán với bộ bài riêng từ thập niên 1980; Zioncheck, chơi bằng bài thường, là tiền thân.
    - Còn được biết là Phase 10, nhãn hiệu của người khác.

# -- the rules ------------------------------------------------------------------------------------

# Mười màn cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số giữ nguyên.

rules-phases-aim =
    ### Mục tiêu
    - Mọi người làm cùng một danh sách màn, mỗi người theo nhịp của mình. Mỗi ván bạn hạ màn của mình trước, cùng một lúc, rồi ra hết các lá còn lại. Lá còn cầm khi hết ván bị tính điểm. (Màn 3, 7.4)
    - { $winner_by ->
        [points] Trận kết thúc khi có người làm xong mọi màn. Khi đó ai có tổng thấp nhất thì thắng, bất kể ai xong trước. (Màn 8.1)
       *[finish] Ai làm xong mọi màn thì thắng; nhiều người xong trong một ván thì ai có tổng thấp nhất. (Màn 8.1)
    }
    { $max_hands ->
        [none] {""}
       *[other] - Trận kết thúc muộn nhất sau { $max_hands } ván: ai làm được nhiều màn nhất thì thắng, bằng nhau thì tổng thấp nhất. (Màn 8.3)
    }
    - Chơi được từ hai đến sáu người. (Màn 1.1)

rules-phases-cards =
    ### Bộ bài
    - Các số từ 1 đến 12 với bốn màu, mỗi lá có hai: đỏ hình tròn, xanh dương hình vuông, vàng hình tam giác, xanh lá hình thoi. (Màn 1.2)
    - { $wilds ->
        [0] Không có lá vạn năng. (Màn 1.2)
       *[other] Có { $wilds } lá vạn năng, thay cho số nào và màu nào cũng được. (Màn 1.2, 6.4)
    }
    - { $skip_cards ->
        [0] Không có lá mất lượt. (Màn 1.2)
       *[other] Có { $skip_cards } lá mất lượt. Chúng không nằm trong phỏm nào: đánh ra thì một người mất lượt. (Màn 1.2, 5.1)
    }
    - Mỗi người được { $hand_size } lá, lá kế tiếp lật ngửa làm lá ngửa đầu tiên. Người chia đầu tiên được chọn ngẫu nhiên; người bên trái người chia đi trước, lượt chia chuyển sang trái. Nếu lá ngửa đầu tiên là lá mất lượt thì người thứ hai đi trước. (Màn 2)

rules-phases-list =
    ### Các màn
    { $goals }
    - Ai cũng có các màn như nhau. (Màn 3.1)

rules-phases-order =
    ### Thứ tự
    - { $order ->
        [free] Làm theo thứ tự nào cũng được; hạ màn nào thì lúc đó mọi người mới biết. (Màn 3.2)
        [announced] Trước lượt đầu của ván, mỗi người nói mình sẽ làm màn nào. (Màn 3.2)
       *[fixed] Làm lần lượt theo thứ tự này. (Màn 3.2)
    }
    - Mỗi ván làm nhiều nhất một màn. Ai đã hạ thì ván sau làm màn khác, dù ai kết thúc ván; ai chưa hạ thì làm lại màn đó. (Màn 3.3, 7.5)

rules-phases-turn =
    ### Lượt của bạn
    - Bốc lá trên cùng của nọc hoặc ăn lá ngửa. Lá mất lượt thì không ai ăn được. (Màn 4.1)
    - Sau đó bạn được hạ màn, và khi màn đã nằm trên bàn thì được gửi bài. Cuối lượt, đánh một lá. (Màn 4.2 đến 4.4)
    - { $exhausted ->
        [end] Có người muốn bốc mà nọc đã hết thì ván kết thúc, không ai hết bài. (Màn 4.1.1, 7.3)
       *[recycle] Khi nọc hết, các lá đã đánh nằm dưới lá ngửa được xáo lại thành nọc mới. Nếu không có lá nào, ai bốc thì ván kết thúc, không ai hết bài. (Màn 4.1.1, 7.3)
    }

rules-phases-melds =
    ### Bộ, sảnh, màu
    - Bộ là các lá cùng số, màu nào cũng được, giống hệt nhau cũng được. Sảnh là các số liền nhau, màu nào cũng được, không số nào hai lần. Các lá cùng màu thì số nào cũng được, trùng cũng được. (Màn 6.3)
    - { $wrap ->
        [yes] Trong sảnh, sau 12 lại đến 1: 11-12-1-2. (Màn 1.4)
       *[no] Trong sảnh, 1 là số thấp nhất và 12 là số cao nhất. (Màn 1.4)
    }
    - Mỗi phỏm cần ít nhất { $min_naturals } lá không phải vạn năng. Trong sảnh, lá vạn năng có số của nó; không nói số nào thì sảnh kết thúc ở số cao nhất có thể. (Màn 6.4)

rules-phases-lay =
    ### Hạ màn và gửi bài
    - Màn được hạ cùng một lúc từ tay bạn: mỗi thứ màn cần đúng một phỏm. { $sizes ->
        [exact] Mỗi phỏm có đúng số lá đó, không hơn.
       *[at_least] Mỗi phỏm có ít nhất số lá đó; lá khác nếu hợp thì hạ kèm được.
    } (Màn 6.1, 6.2)
    - { $hit_at_once ->
        [yes] Khi màn đã nằm trên bàn, ngay trong lượt đó,
       *[no] Từ lượt sau khi hạ màn,
    } bạn được gửi bài vào mọi phỏm trên bàn, của ai cũng được: cùng số vào bộ, cùng màu vào phỏm cùng màu, số kế tiếp ở hai đầu sảnh; lá vạn năng cũng gửi được. Không hạ phỏm mới. (Màn 4.3, 6.5)
    - { $wild_swap ->
        [yes] Khi đó bạn cũng được đặt đúng lá vào chỗ một lá vạn năng rồi lấy nó về tay. (Màn 6.6)
       *[no] Lá vạn năng nằm nguyên như thế đến hết ván. (Màn 6.6)
    }

rules-phases-skips =
    ### Lá mất lượt
    - { $skip_target ->
        [next] Đánh lá mất lượt thì người kế tiếp mất một lượt. (Màn 5.2)
       *[chosen] Đánh lá mất lượt và chọn ai mất lượt: người nào khác cũng được. (Màn 5.1, 5.2)
    } Khi chơi hai người, nghĩa là bạn đi tiếp. (Màn 5.4)
    - { $skip_limit ->
        [none] Nhiều lá mất lượt vào một người thì cộng lại. (Màn 5.3)
        [pending] Ai đang chờ mất lượt thì không bị thêm lần nữa trước khi mất lượt đó. (Màn 5.3)
       *[round] Ai bị mất lượt thì không bị lần nữa trước khi mất lượt đó và được đi một lượt. (Màn 5.3)
    }
    - Nếu không ai có thể bị mất lượt thì lá đó đánh ra không có tác dụng. Lá mất lượt kết thúc ván cũng vậy. (Màn 5.3, 5.5)

rules-phases-out =
    ### Hết bài
    - { $going_out ->
        [discard] Ván kết thúc khi có người đánh lá cuối cùng. Ai hạ hay gửi lá cuối cùng thì trôi: không cầm lá nào, đến lượt sau lại bốc và chơi tiếp. (Màn 7.1, 7.2)
        [hit] Ván kết thúc khi có người hạ hay gửi lá cuối cùng. Ai đánh lá cuối cùng thì trôi: không cầm lá nào, đến lượt sau lại bốc và chơi tiếp. (Màn 7.1, 7.2)
       *[any] Ván kết thúc ngay khi có người hết bài, nhờ hạ, gửi hay đánh. (Màn 7.1)
    }
    - Ai có màn nằm trên bàn thì đã làm xong màn đó, dù hết bài hay không. (Màn 7.5)

rules-phases-points =
    ### Điểm và kết thúc
    - Mỗi lá còn trên tay bị tính: 1 đến 9 là năm, 10 đến 12 là mười, lá mất lượt { $skip_points }, lá vạn năng { $wild_points }. Lá trên bàn không tính cho ai. Điểm thấp là tốt. (Màn 7.4)
    - { $tie ->
        [shared] Nếu những người có thể thắng bằng tổng nhau thì cùng thắng. (Màn 8.2)
       *[replay] Nếu những người có thể thắng bằng tổng nhau thì chỉ họ đấu thêm với màn cuối: ai hết bài trước thì thắng. (Màn 8.2)
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-phases-first = **Ai đi trước.** Người chia đầu tiên được chọn ngẫu nhiên. (Màn 2.2)
silent-phases-first-skip = **Lá ngửa đầu tiên là lá mất lượt.** Người đi đầu mất lượt. Lá vạn năng ở đó thì ăn được như lá khác. (Màn 2.3)
silent-phases-taken = **Đánh lá vừa ăn.** Được. (Màn 4.1.2)
silent-phases-at-once = **Gửi bài ngay trong lượt hạ màn.** Nơi cho, nơi không. Được, trừ khi luật nhà nói khác. (Màn 4.3)
silent-phases-more = **Nhiều lá hơn số màn cần.** Hạ kèm được nếu hợp, nhưng không được thêm bộ thứ ba bên cạnh hai bộ. (Màn 6.2)
silent-phases-match = **Phỏm nào cho phần nào.** Nếu có nhiều cách, phỏm đầu tiên tính cho phần đầu tiên mà nó hợp. (Màn 6.1)
silent-phases-wild = **Bao nhiêu lá vạn năng.** Bao nhiêu cũng được bên cạnh một lá không phải vạn năng, trong mỗi phỏm. (Màn 6.4)
silent-phases-swap = **Đổi lấy lá vạn năng.** Đa số không cho. Là luật nhà. (Màn 6.6)
silent-phases-wrap = **Sảnh vòng.** Các tờ luật không nói, nên 12 là cuối. Là luật nhà. (Màn 1.4)
silent-phases-whom = **Lá mất lượt nhắm vào ai.** Người bạn chọn; bản mới hơn thì người kế tiếp. Là luật nhà. (Màn 5.2)
silent-phases-again = **Bị mất lượt hai lần.** “Một lần mỗi vòng” được hiểu là: không bị nữa trước khi được đi một lượt. Luật nhà có cách hiểu khác. (Màn 5.3)
silent-phases-nobody = **Lá mất lượt khi không ai bị mất lượt được.** Đánh ra không có tác dụng. (Màn 5.3)
silent-phases-last-skip = **Lá mất lượt là lá cuối cùng.** Được, và không ai mất lượt. (Màn 5.5)
silent-phases-float = **Lá cuối cùng.** Hạ, gửi hay đánh đều kết thúc ván; nơi nào một cách không đủ thì bạn trôi. Là luật nhà. (Màn 7.2)
silent-phases-stock = **Nọc hết.** Các lá đã đánh thành nọc mới. (Màn 4.1.1)
silent-phases-winner = **Ai thắng.** Ai làm xong màn cuối; có nơi là tổng thấp nhất. Ván luôn được chơi đến hết. (Màn 8.1)
silent-phases-tie = **Bằng nhau khi kết thúc.** Họ chơi lại màn cuối, ai hết bài trước thì thắng. (Màn 8.2)

# -- played examples on the page ------------------------------------------------------------------

played-phases-scored =
    ### Một ván và cách tính điểm
    - Ben đã hạ màn 2 ở lượt trước: trên bàn có { $table }. Ann cũng đang làm màn 2. Ann cầm { $ann }, Ben { $ben }, Chi { $chi }.
    - Ann bốc { $drawn }, hạ màn 2 bằng { $move2 }, gửi { $move3 } và { $move4 } rồi hết bài khi đánh { $card5 }.
    - Ann và Ben sang màn 3, dù Ben bị tính điểm bài trên tay. Chi chưa hạ gì nên làm lại màn cũ.
played-phases-hard =
    ### Trường hợp khó: mất lượt hai lần
    - Ann cầm { $ann }. Ben vừa mất lượt và chưa được đi. Ann đánh { $card1 } và muốn Ben mất cả lượt tới.
    - Với Chi thì đánh được: khi đó Chi mất lượt, còn Ben được đi.

# -- examples in pictures -------------------------------------------------------------------------

example-wild-card = lá vạn năng: thay cho số nào và màu nào cũng được
example-skip-card = lá mất lượt: bắt một người mất lượt
example-number-set = bộ: một số, màu nào cũng được
example-number-run = sảnh: các số liền nhau, màu nào cũng được
example-of-a-colour = các lá cùng màu: số nào cũng được
example-ends-at-twelve = không được: sảnh kết thúc ở 12
example-other-number = không hợp: số khác
example-other-colour = không hợp: màu khác
example-wild-swap = lấy được lá vạn năng: nó thay cho số này
example-wild-swap-not = không lấy được gì: lá vạn năng thay cho số khác

# -- a picture before the first step --------------------------------------------------------------

first-look-number-set = bộ: các lá cùng số; màn đầu cần hai bộ
first-look-number-run = sảnh: các số liền nhau, màu nào cũng được
first-look-hit = gửi bài: gửi vào sảnh đó, của ai cũng được
first-look-wild-and-skip = lá vạn năng thay cho lá nào cũng được, và lá mất lượt bắt một người mất lượt

# -- bàn ------------------------------------------------------------------------------------------

# $goal là những gì màn cần.
phase-of = { $number }: { $goal }
phases-made = xong { $made } trong { $count } màn
phases-sits-out = ngồi ngoài
table-phase = màn { $number }
table-down-phase = ✅
table-skips =
    { $count ->
        [1] ⏭ mất lượt
       *[other] ⏭ mất { $count } lượt
    }
table-floats = 🎈 sẽ bốc tiếp
table-sits-out = ⏸ ngồi ngoài
table-playoff = **đấu thêm** giữa { $names }
table-announce = { $name } nói ván này làm màn nào.
alt-phase = { $name }: { $phase }.

# -- bài trên tay ---------------------------------------------------------------------------------

hand-announce = **Ván này bạn làm màn nào?** Chọn trong danh sách; ván sau được chọn lại.
hand-announce-choose = Chọn màn…
hand-play-phase = **Bạn hạ được màn!** Hoặc đánh một lá.
hand-down-phase = đã hạ màn
hand-phase = màn { $number }: { $goal }
hand-phase-points = bài tính { $points }
hand-phase-laid = đã hạ màn { $number }
hand-phase-short =
    { $count ->
        [0] hạ được
       *[other] còn thiếu { $count } lá
    }
hand-turn-lost = ⏭ lượt bạn bị mất
hand-sits-out = **Ván đấu thêm không có bạn.** Bạn không cần làm gì. Đang chơi: { $names }.
chosen-later-phase = { $what } Hạ màn trước đã.
chosen-phase =
    { $count ->
        [0] đủ lá cho màn { $number }.
       *[other] còn thiếu { $count } lá cho màn { $number }.
    }
chosen-phase-laid = bạn đã hạ màn, giờ chỉ gửi bài thôi.
chosen-phase-spare = màn { $number } hết chỗ cho { $cards }.
slot-set = bộ { $least } lá
slot-run = sảnh { $least } lá
slot-colour = { $least } lá cùng màu
slot-colour_run = sảnh { $least } lá cùng màu
slot-nowhere = không vào đâu
slot-filled = { $slot }: { $have }/{ $least }
words-slot-empty = { $slot }.
words-slot = { $slot } ({ $cards }).
words-skips =
    { $count ->
        [1] mất lượt tới
       *[other] mất { $count } lượt tới
    }
words-skip-cards = { $count } lá mất lượt
words-floats = không cầm lá nào, sẽ bốc tiếp
button-phase = Hạ màn { $number }
button-phase-any = Hạ một màn
button-lay-phase = Hạ
button-skip = Mất lượt
button-skip-of = { $name } mất lượt
move-phase = màn { $number }: { $cards }
choose-throw = **Lá mất lượt**: ai mất lượt?
move-skip = { $name } mất lượt tới
skip-pending = Không chọn được { $name }: người này đã phải mất lượt tới.
skip-lately = Không chọn được { $name }: người này vừa mất lượt và chưa được đi.

# -- nước gõ --------------------------------------------------------------------------------------

play-word-announce = báo màn, làm màn
play-word-skip = mất lượt, chặn lượt, cấm lượt
play-move-announce = làm màn { $number }
play-move-skip = đánh lá mất lượt: { $name } mất lượt tới
play-unread-not-a-player = Ở bàn này không có ai tên “{ $word }”. Hãy gõ { $lines }

# -- đã xảy ra ------------------------------------------------------------------------------------

event-announced = { $who } chọn làm màn { $number }.
event-chose-contract = { $who } hạ màn { $number }:
event-played-skip = { $who } đánh lá mất lượt. { $other } mất lượt tới.
event-played-skip-you = { $who } đánh lá mất lượt. Bạn mất lượt tới.
event-turn-skipped = Mất lượt: { $who }.
event-turn-skipped-you = Bạn mất lượt này.

# -- kết quả --------------------------------------------------------------------------------------

result-phases = Màn: { $told }.
result-phases-of =
    { $name } { $made }/{ $count }{ $number ->
        [0] {""}
       *[other] {" "}(hạ { $number })
    }
result-playoff = Bằng tổng: **{ $names }** đấu thêm với màn cuối. Ai hết bài trước thì thắng trận.
result-phase-made = **Xong màn { $number }.**
result-phase-next = Tiếp theo là màn { $number }: { $goal }.
result-phase-other = Ván sau bạn làm màn khác.
result-phase-again = Ván sau bạn làm lại màn { $number }.
highlight-phases = làm xong { $number } màn trong { $of } ván

# -- bị từ chối -----------------------------------------------------------------------------------

refusal-no-such-contract = Lúc này bạn chưa hạ được màn đó. Hãy hạ màn bạn đang làm.
refusal-skip-on-pile = Lá mất lượt thì không ăn được. Hãy bốc từ nọc.
refusal-no-skip-card = Chỉ lá mất lượt mới bắt được người khác mất lượt. Hãy đánh lá này mà không chọn ai.
refusal-skip-needs-player = Hãy chọn ai bị mất lượt.
refusal-may-not-be-skipped = Lúc này không bắt người đó mất lượt được. Hãy chọn người khác.

# -- màn cần gì -----------------------------------------------------------------------------------

goal-colour =
    { $count ->
        [1] { $size ->
            [exact] đúng { $least } lá cùng màu
            [more] từ { $least } lá cùng màu trở lên
           *[plain] { $least } lá cùng màu
        }
       *[other] { $count } lần { $size ->
            [exact] đúng { $least } lá cùng màu
            [more] từ { $least } lá cùng màu trở lên
           *[plain] { $least } lá cùng màu
        }
    }
goal-colour_run =
    { $count } sảnh cùng màu { $size ->
        [exact] đúng { $least } lá
        [more] từ { $least } lá trở lên
       *[plain] { $least } lá
    }

# -- lines ----------------------------------------------------------------------------------------

advice-take-fits = Lá đó gửi được vào một phỏm trên bàn.
advice-announce = Trong các màn còn phải làm, bài của bạn gần màn này nhất.
advice-skip-again = Người kia mất lượt, và bạn được đi tiếp ngay.
advice-skip-nearest = Trong những người có thể bị mất lượt lúc này, người đó sắp hết bài nhất.
advice-skip-longer = Người đó mất lượt thì ván có thể kéo dài hơn, và bạn có thêm thời gian.
advice-skip-idle = Giờ không chặn được ai, mà giữ trên tay thì mất { $points } điểm.

# -- the coach ------------------------------------------------------------------------------------

practice-phases-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Trước hết hạ **màn** của bạn cùng một lúc: hai bộ, mỗi bộ ba lá cùng số. Rồi ra hết các lá còn lại: lá còn cầm khi hết ván bị tính điểm.
practice-phases-draw = **Bốc** từ **nọc** (bài úp), hoặc ăn **lá ngửa** { $card } nếu nó giúp bạn gần màn hơn. Các khung trên bài cho thấy còn thiếu gì.
practice-phases-skip-stays = **Lá mất lượt nằm trên cùng.** Không ai ăn được: hãy bốc từ nọc.
practice-phases-ready = **Bạn hạ được màn!** Nút xanh cho thấy các cách; cách đầu để lại ít điểm nhất. Lá đã nằm trên bàn không còn bị tính.
practice-phases-lay-off = **Gửi bài.** Bạn có lá hợp với một phỏm trên bàn, của ai cũng được: **{ button-lay-off }**. Bên cạnh sảnh có ghi những số nối tiếp được.
practice-phases-skip = **Lá mất lượt** không nằm trong phỏm nào. Đánh nó ra và chọn ai mất lượt: tốt nhất là người đã hạ màn và còn ít lá.
practice-phases-wild = **Lá vạn năng** (ngôi sao) thay cho lá nào cũng được. Giữ nó cho màn của bạn: còn trên tay thì bị tính 25.
practice-phases-out = **Sắp hết bài.** Gửi hoặc đánh lá cuối cùng thì ván kết thúc. Khi đó chỉ người khác bị tính điểm.
practice-phases-behind = Có người đã hạ màn và có thể sắp hết bài: hãy bỏ những lá cao mà bạn không cần.
practice-phases-discard = **Đánh một lá.** Thế là hết lượt. Giữ những gì màn cần; trong các lá còn lại 10, 11 và 12 bị tính nhiều nhất.

# -- shared messages in its own words -------------------------------------------------------------

advice-upcard-no-nearer = Lá ngửa không giúp gần màn của bạn hơn.
advice-take-joker = Lá vạn năng thay được lá nào trong màn của bạn cũng được.
advice-take-nearer = Lá đó giúp bạn gần màn của mình hơn.
advice-contract = Bài đã nằm trên bàn không làm bạn mất điểm, và có hạ màn rồi mới được gửi bài.
advice-no-use-for-contract = Với màn của bạn không lá nào trên tay đi cùng với nó, và nó tính { $points } điểm.
advice-more-chances = Bạn đủ màn sớm hơn so với khi đánh { $instead }.
event-made-contract = { $melds }
play-move-contract = hạ màn: { $melds }
play-unread-not-a-card = “{ $word }” không phải là một lá bài: hãy viết số rồi màu, như 7r hoặc 10g, w cho lá vạn năng và sk cho lá mất lượt.
play-unread-not-a-word = “{ $word }” không phải lá bài cũng không phải nước đi. Lá bài viết như 7r hoặc w, nước đi viết như bốc, ăn, hoặc mất lượt và một tên.
refusal-contract-not-met = Các phỏm này không đúng màn nào bạn hạ được lúc này, chẳng hạn { $goal }. Màn được hạ cùng một lúc và không thêm gì khác.
refusal-contract-first = Hãy hạ màn của bạn trước. Sau đó bạn mới được chơi như vậy trên bàn.
refusal-contract-made = Bạn đã hạ màn rồi; mỗi ván chỉ một màn. Gửi bài, hoặc xong thì đánh một lá.
refusal-contract-this-turn = Bạn vừa hạ màn trong lượt này, nên việc đó phải chờ lượt sau. Hãy đánh một lá để hết lượt.
refusal-no-joker-for-it = Trong { $meld } không có lá vạn năng nào thay cho { $card }. Hãy tìm lá đúng, hoặc dùng { $card } cách khác.
button-contract-of = Hạ màn { $number }: { $cards }
sort-suit = màu
sort-rank = số
choose-contract =
    { $count ->
        [1] **Màn của bạn**: có một cách hạ.
       *[other] **Màn của bạn**: chọn cách hạ; cách đầu tiên để lại ít điểm nhất trên tay.
    }
result-totals-low = **Tổng điểm** (càng thấp càng tốt)
result-totals-high = **Tổng điểm** (càng thấp càng tốt)
