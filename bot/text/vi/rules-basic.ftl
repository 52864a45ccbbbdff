# Rummy cơ bản cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no, giới hạn không đặt là
# none, đối tượng là chế độ của nó với các số đi kèm ($end_points, $end_hands).

rules-basic-aim =
    ### Mục tiêu
    - Ra hết bài trước mọi người, bằng cách hạ phỏm, gửi bài và đánh bài. (Cơ bản 1.4)
    - Ai làm được thì thắng ván và được cộng điểm của các lá người khác còn cầm. (Cơ bản 8.1)
    - Hai đến sáu người chơi, dùng một bộ bài 52 lá, không có joker. (Cơ bản 1.1, 1.2)

rules-basic-deal =
    ### Chia bài
    - Hai người thì mỗi người 10 lá, ba hoặc bốn người thì 7 lá, năm hoặc sáu người thì 6 lá. (Cơ bản 2.2)
    - Lá kế tiếp được lật ngửa bên cạnh nọc: đó là lá ngửa đầu tiên của chồng bài đánh. (Cơ bản 2.4)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Cơ bản 2.5)

rules-basic-turn =
    ### Lượt của bạn
    - Đầu lượt, bốc lá trên cùng của nọc hoặc ăn lá ngửa. Ăn lá ngửa không bắt buộc phải dùng ngay. (Cơ bản 3.1)
    - Sau đó bạn được hạ phỏm mới và gửi bài vào bất kỳ phỏm nào, thứ tự tùy ý. { $melds_per_turn ->
        [none] Hạ và gửi bao nhiêu cũng được.
       *[other] Mỗi lượt hạ tối đa { $melds_per_turn } phỏm mới, còn gửi thì bao nhiêu cũng được.
    } { $melds_per_turn ->
        [none] {""}
       *[other] { $melds_free_when_out ->
            [yes] Được hạ quá số đó nếu hết bài ngay trong lượt; đã hạ quá thì phải hết bài.
           *[no] {""}
        }
    } (Cơ bản 3.2)
    - Cuối lượt, đánh một lá, nhưng không được đánh lá ngửa vừa ăn trong chính lượt này. (Cơ bản 3.3)
    - Bạn không được hạ hay gửi nếu sau đó chỉ còn đúng lá ngửa vừa ăn{ $must_discard_to_go_out ->
        [yes] .
       *[no] {""}, trừ khi gửi được nó ngay.
    } (Cơ bản 3.2)

rules-basic-melds =
    ### Bộ và sảnh
    - Bộ là ba hoặc bốn lá cùng số. (Cơ bản 4.1)
    - Sảnh là ba lá trở lên liền nhau, cùng chất. (Cơ bản 4.2)
    - { $ace_high_low ->
        [yes] Át đứng thấp (A-2-3) hoặc cao (Q-K-A), không bao giờ đứng giữa. (Cơ bản 4.4)
       *[no] Át luôn thấp: A-2-3 là sảnh, Q-K-A thì không. (Cơ bản 4.3)
    }
    - Phỏm đã hạ xuống bàn thì không được xếp lại hay lấy về. (Cơ bản 4.5)

rules-basic-lay-off =
    ### Gửi bài
    - Bạn được thêm lá vào bất kỳ phỏm nào trên bàn, của bạn hay của người khác, dù bạn chưa hạ phỏm nào. (Cơ bản 3.2, 5.1)
    - Bộ nhận lá thứ tư cùng số; sảnh nhận lá kế tiếp cùng chất ở một trong hai đầu. Được gửi nhiều lá một lần. (Cơ bản 5.1, 5.2)

rules-basic-going-out =
    ### Hết bài
    - Bạn hết bài khi ra lá cuối cùng. { $must_discard_to_go_out ->
        [yes] Lá đó phải được đánh: bạn không được hạ hay gửi hết cả tay. (Cơ bản 6.2)
       *[no] Lá đó có thể được hạ, gửi hoặc đánh. (Cơ bản 6.1)
    }

rules-basic-stock =
    ### Khi nọc hết
    - { $reshuffle_timing ->
        [on_empty] Ngay khi lá cuối của nọc được bốc, các lá đã đánh nằm dưới lá ngửa được xáo lại thành nọc mới.
       *[on_draw] Khi có người muốn bốc mà nọc đã hết, các lá đã đánh nằm dưới lá ngửa được xáo lại thành nọc mới.
    } (Cơ bản 7.1, 7.2)
    - Nếu dưới lá ngửa không có lá nào, bạn phải ăn lá ngửa. (Cơ bản 7.3)
    - { $max_reshuffles ->
        [none] Cứ như vậy cho đến khi ván kết thúc. Ván cứ xoay vòng mãi thì bị hủy sau 250 lượt mỗi người, và không ai được điểm.
        [0] Không làm nọc mới: ai bốc khi nọc đã hết thì ván kết thúc và không ai được điểm. Vẫn có thể ăn lá ngửa thay vì bốc.
       *[other] Chỉ làm nọc mới tối đa { $max_reshuffles } lần. Sau đó, ai bốc khi nọc đã hết thì ván kết thúc và không ai được điểm. Vẫn có thể ăn lá ngửa thay vì bốc.
    } (Cơ bản 7.4)

rules-basic-scoring =
    ### Tính điểm
    - Người thắng được điểm của mọi lá người khác còn cầm, kể cả phỏm chưa hạ. (Cơ bản 8.1, 8.3)
    - { $ace_points ->
        [1] Át tính 1
        [15] Át tính 15
       *[none] { $ace_high_low ->
            [yes] Át tính 15
           *[no] Át tính 1
        }
    }, K, Q, J tính 10, các lá khác tính theo số. (Cơ bản 8.2)
    - Về rummy là ra hết bài trong một lượt, trước đó trong ván chưa hạ hay gửi lá nào. { $going_rummy_doubles ->
        [yes] Khi đó điểm được nhân đôi.
       *[no] Khi đó điểm vẫn tính như hết bài bình thường.
    } (Cơ bản 8.4)

rules-basic-end =
    ### Kết thúc trận
    - { $end ->
        [target] Ai đạt { $end_points } điểm trước thì thắng. (Cơ bản 9.3)
       *[hands] Sau { $end_hands } ván, ai nhiều điểm nhất thì thắng. (Cơ bản 9.4)
    }
    - { $tie_break ->
        [extra_hand] Nếu trận chơi theo số ván mà hòa điểm, chơi thêm từng ván cho đến khi phân thắng bại.
       *[shared] Nếu trận chơi theo số ván mà hòa điểm, những người dẫn đầu cùng thắng.
    } (Cơ bản 9.4)

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

silent-basic-melds = **Mỗi lượt hạ mấy phỏm.** Bản luật ghi “một phỏm… hoặc thêm vào”, nhưng về rummy lại hạ hết bài trong một lượt. Hạ và gửi bao nhiêu cũng được; có luật nhà giới hạn số phỏm mới, và một luật nữa cho hạ quá giới hạn khi hết bài. (Cơ bản 3.2)
silent-basic-own = **Gửi vào phỏm của chính mình.** Một câu nói phỏm của người khác, mục riêng về gửi bài lại nói phỏm bất kỳ. Bot cho gửi vào phỏm bất kỳ. (Cơ bản 5.1)
silent-basic-where = **Lá gửi nằm ở đâu.** Chúng được xếp cùng phỏm mà chúng nối dài, và nối dài phỏm đó cho tất cả mọi người. (Cơ bản 5.3)
silent-basic-stuck = **Chỉ còn lá ngửa vừa ăn.** Lá đó không được đánh, nên bot không nhận nước đi nào chỉ chừa lại mình nó, trừ khi gửi được nó ngay. (Cơ bản 3.2)
silent-basic-when = **Khi nào làm nọc mới.** Khi có người muốn bốc tiếp; có luật nhà làm ngay khi lá cuối được bốc. Nếu lúc đó chồng bài đánh còn quá ít thì vẫn chờ đến khi có người muốn bốc. (Cơ bản 7.2)
silent-basic-forced = **Nọc hết và chỉ còn lá ngửa.** Phải ăn lá ngửa. (Cơ bản 7.3)
silent-basic-endless = **Ván không có hồi kết.** Bản luật không giới hạn số lần làm nọc mới nên không có giới hạn; có luật nhà đặt giới hạn, quá số đó thì ván bị hủy và không ai được điểm. Ngoài ra bot hủy ván cứ xoay vòng mãi: quá 250 lượt mỗi người thì ván cũng bị hủy. (Cơ bản 7.4)
silent-basic-void = **Ván bị hủy trong trận chơi theo số ván.** Vẫn tính là một ván. (Cơ bản 9.4)
silent-basic-rummy = **“Trước đó chưa ra lá nào”.** Hạ và gửi thì tính là đã ra bài; các lá đánh ở lượt trước thì không. (Cơ bản 8.4)
silent-basic-tie = **Hòa điểm sau ván cuối.** Những người dẫn đầu cùng thắng, hoặc chơi thêm một ván để phân thắng bại, tùy luật nhà. (Cơ bản 9.4)
silent-basic-first = **Ai chia và ai đi trước.** Người chia đầu tiên được chọn ngẫu nhiên, và có thể kiểm chứng sau. Người bên trái người chia đi trước; lượt chia chuyển sang trái, bất kể ai thắng. (Cơ bản 2.5)
silent-basic-around = **Át cao hoặc thấp.** Không bao giờ là cả hai: K-A-2 không phải sảnh, và không có gì nối tiếp trên Át cao. (Cơ bản 4.4)
silent-basic-fifteen = **Át tính bao nhiêu khi được đứng cao.** Tính 15, dù nó có thể hạ ở đâu; bản luật khuyên như vậy. Có luật nhà đặt riêng điểm của Át. (Cơ bản 8.2)
