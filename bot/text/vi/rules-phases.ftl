# Mười màn cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, số giữ nguyên.

# Một dòng trong danh sách màn.
phase-of-list = - { $number }: { $goal }

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

# -- chỗ các nguồn không nói hoặc nói khác nhau ---------------------------------------------------

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
silent-phases-again = **Bị hai lần.** “Một lần mỗi vòng” được hiểu là: không bị nữa trước khi được đi một lượt. Luật nhà có cách hiểu khác. (Màn 5.3)
silent-phases-nobody = **Lá mất lượt khi không ai bị được.** Đánh ra không có tác dụng. (Màn 5.3)
silent-phases-last-skip = **Lá mất lượt là lá cuối cùng.** Được, và không ai mất lượt. (Màn 5.5)
silent-phases-float = **Lá cuối cùng.** Hạ, gửi hay đánh đều kết thúc ván; nơi nào một cách không đủ thì bạn trôi. Là luật nhà. (Màn 7.2)
silent-phases-stock = **Nọc hết.** Các lá đã đánh thành nọc mới. (Màn 4.1.1)
silent-phases-winner = **Ai thắng.** Ai làm xong màn cuối; có nơi là tổng thấp nhất. Ván luôn được chơi đến hết. (Màn 8.1)
silent-phases-tie = **Bằng nhau khi kết thúc.** Họ chơi lại màn cuối, ai hết bài trước thì thắng. (Màn 8.2)
