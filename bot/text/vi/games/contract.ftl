# Everything that only Contract Rummy says.

game-contract = Rummy hợp đồng
    .book = Hợp đồng
    .description = Bảy ván, mỗi ván phải hạ một hợp đồng trước. Tổng điểm thấp nhất thắng.
name-contract = hợp-đồng

# -- house rules ----------------------------------------------------------------------------------

option-contract-rulebook = Sách luật
    .description = Bản nào trong hai bản luật áp dụng khi không có luật nhà nào nói khác
    .a = Sách luật A: luật đầy đủ, cho ba đến năm người
    .b = Sách luật B: luật ngắn, theo đúng từng chữ, hai người cũng chơi được; chỗ nào không nói thì theo A
option-contract-allow_two = Hai người chơi
    .description = Cho hai người chơi hay không
    .yes = Hai người là đủ
    .no = Ít nhất ba người
option-contract-round2 = Hợp đồng ván 2
    .description = Ván 2 cần những phỏm nào
    .set3_run4 = Ván 2 cần một bộ 3 lá và một sảnh 4 lá
    .set3_set4 = Ván 2 cần một bộ 3 lá và một bộ 4 lá
option-contract-may_i_priority = Ưu tiên xin lá (May I?)
    .description = Ai được lá ngửa khi nhiều người cùng xin
    .seat = Lá xin (May I?) về người gần nhất bên trái người đang tới lượt
    .first_asker = Lá xin (May I?) về người xin trước
option-contract-contract_exact_sizes = Hợp đồng đúng số lá
    .description = Phỏm của hợp đồng có được dài hơn quy định hay không
    .yes = Phỏm của hợp đồng phải đúng số lá (ván 1 đến 6)
    .no = Phỏm của hợp đồng được dài hơn quy định
option-contract-hand7 = Ván cuối
    .description = Cách hạ bài ở ván cuối: các nguồn luật mâu thuẫn nhau ở điểm này
    .all_cards = Ván 7 hạ cả tay một lần thành ba sảnh
    .twelve_float = Ván 7 hết bài bằng ba sảnh đúng bốn lá; lá còn lại không tính
    .before_draw = Ván 7 có mười hai lá thành ba sảnh bốn lá thì được hạ trước khi bốc
option-contract-swap_in_sets = Joker trong bộ
    .description = Có được đổi lấy joker nằm trong bộ hay không
    .yes = Được đổi lấy joker trong cả bộ lẫn sảnh
    .no = Chỉ được đổi lấy joker trong sảnh
option-contract-swapped_joker_use = Joker vừa đổi được
    .description = Joker vừa đổi được thì dùng vào đâu
    .new_meld = Joker vừa đổi phải vào một phỏm mới ngay trong lượt đó
    .any = Joker vừa đổi phải vào phỏm mới hoặc được gửi, ngay trong lượt đó
option-contract-must_discard_to_go_out = Lá đánh cuối
    .description = Ở ván 1 đến 6, có cần đánh lá cuối mới hết bài hay không
    .yes = Chỉ hết bài bằng cách đánh lá cuối cùng (ván 1 đến 6)
    .no = Được hết bài mà không cần đánh
option-contract-forbid_discard_of_taken = Lá ngửa vừa ăn
    .description = Lá ngửa vừa ăn có được đánh ra ngay trong lượt đó hay không
    .yes = Không được đánh lá ngửa trong chính lượt vừa ăn nó
    .no = Được đánh lá ngửa ngay trong lượt vừa ăn nó
option-contract-min_naturals = Lá thường
    .description = Mỗi phỏm cần ít nhất bao nhiêu lá thường
    .is-0 = Phỏm được toàn joker
    .is-1 = Mỗi phỏm cần ít nhất một lá thường
    .is-2 = Mỗi phỏm cần ít nhất hai lá thường
    .is-3 = Mỗi phỏm cần ít nhất ba lá thường
option-contract-run_max = Sảnh dài nhất
    .description = Một sảnh được có bao nhiêu lá
    .is-13 = Sảnh có nhiều nhất 13 lá
    .is-14 = Sảnh được có 14 lá, Át ở cả hai đầu
option-contract-layoff_on_contract_turn = Gửi bài ngay
    .description = Có được gửi bài ngay trong lượt hạ hợp đồng hay không
    .yes = Được gửi bài ngay trong lượt hạ hợp đồng
    .no = Chỉ được gửi bài từ lượt kế sau khi hạ hợp đồng
option-contract-exhausted = Khi hết nọc
    .description = Các lá đã đánh có thành nọc mới hay không
    .recycle = Hết nọc thì các lá đã đánh thành nọc mới
    .end = Hết nọc mà có người muốn bốc thì ván kết thúc
option-contract-separate_runs = Sảnh nối đuôi nhau
    .description = Hai sảnh cùng chất trong hợp đồng có được nối đuôi nhau hay không
    .yes = Sảnh cùng chất trong hợp đồng không được nối đuôi nhau
    .no = Sảnh cùng chất trong hợp đồng được nối đuôi nhau
option-contract-further_melds = Hạ thêm phỏm
    .description = Sau hợp đồng có được hạ phỏm mới hay không
    .yes = Từ lượt kế sau khi hạ hợp đồng, được hạ phỏm mới
    .no = Sau hợp đồng không hạ phỏm mới nữa, chỉ gửi bài
option-contract-swap_before_contract = Đổi joker trước hợp đồng
    .description = Có được đổi lấy joker để đưa vào hợp đồng hay không
    .yes = Được đổi lấy joker nếu đưa ngay vào hợp đồng
    .no = Chỉ được đổi lấy joker sau khi hạ hợp đồng
option-contract-contracts = Các hợp đồng được chơi
    .description = Chơi những hợp đồng nào trong bảy: càng ít thì trận càng ngắn
    .all = Chơi đủ bảy hợp đồng, mỗi ván một hợp đồng
    .some = Chỉ chơi hợp đồng { $numbers }: { $count } ván
option-contract-max_may_i = Số lần xin lá
    .description = Mỗi ván bạn được xin mấy lá ngửa ngoài lượt
    .none = Xin lá bao nhiêu lần cũng được
    .number = Mỗi người xin lá { $number } lần một ván

# -- the page of the rules ------------------------------------------------------------------------

pages-contract =
    - **Cách chơi.** Bảy ván. Mỗi ván bạn hạ hợp đồng trước, tức là đúng số bộ và sảnh cùng một lúc, rồi tìm cách hết bài. Lá còn cầm lúc hết ván bị tính điểm.
    - **Một lượt.** Bốc một lá, hạ những gì được hạ, đánh một lá. Khi có người bốc từ nọc, những người khác có thể xin lá ngửa (“May I?”).
    - **Phỏm.** Từ ba lá cùng số, hoặc từ bốn lá liên tiếp cùng chất. Joker thay được mọi lá.
origin-contract =
    - Những trò phải hạ hợp đồng trước ra đời ở Mỹ vào thập niên 1930, khi bài Bridge hợp đồng đang thịnh. Liverpool Rummy, Carioca và Shanghai Rum cũng thuộc loại này.
    - Tên khác: Jamaican Rummy, Combination Rummy, Joker Rummy.

# -- the rules ------------------------------------------------------------------------------------

# Rummy hợp đồng cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no.

rules-contract-aim =
    ### Mục tiêu
    - Một trận có { $deals ->
        [1] một ván
        [7] bảy ván
       *[other] { $deals } ván
    }. Mỗi ván bạn phải hạ hợp đồng trước, tức một số bộ và sảnh nhất định, rồi tìm cách ra hết các lá còn lại. (Hợp đồng 3, 4.3)
    - Những lá bạn còn cầm khi hết ván bị tính điểm. Sau ván cuối, ai có tổng thấp nhất thì thắng. (Hợp đồng 9, 10)
    - { $allow_two ->
        [yes] Hai
       *[no] Ba
    } đến năm người chơi, hay nhất là bốn người. Dùng hai bộ bài 52 lá và số joker ít hơn số người một lá. (Hợp đồng 1)

rules-contract-deal =
    ### Chia bài
    - { $contracts ->
        [all] Mỗi người được 10 lá ở ván 1 đến 3 và 12 lá ở ván 4 đến 7.
       *[some] Mỗi người được 10 lá với hợp đồng 1 đến 3 và 12 lá với hợp đồng 4 đến 7.
    } (Hợp đồng 2.1)
    - Lá kế tiếp được lật ngửa bên cạnh nọc: đó là lá ngửa đầu tiên của chồng bài đánh. (Hợp đồng 2.2)
    - Người chia đầu tiên được chọn ngẫu nhiên. Người ngồi bên trái người chia đi trước, và lượt chia chuyển dần sang trái. (Hợp đồng 2.3)

rules-contract-contracts =
    ### Các hợp đồng
    { $goals }
    { $contracts ->
        [all] {""}
       *[some] - Trong bảy hợp đồng chỉ chơi { $contracts_numbers }. Chỗ nào trong luật nói đến số của ván, đó là hợp đồng mang số ấy.
    }
    - { $contract_exact_sizes ->
        [yes] Ở ván 1 đến 6, mỗi phỏm phải có đúng số lá trong danh sách.
       *[no] Ở ván 1 đến 6, đây là số lá ít nhất: phỏm nào cũng được dài hơn.
    } (Hợp đồng 3, 6.3)

rules-contract-turn =
    ### Lượt của bạn
    - Đầu lượt, bốc lá trên cùng của nọc hoặc ăn lá ngửa. Nếu bạn ăn lá ngửa thì lượt này không ai được xin lá (May I?). (Hợp đồng 4.1)
    - Sau đó bạn được ra bài. Chưa hạ hợp đồng: { $swap_before_contract ->
        [yes] đổi lấy joker cho hợp đồng rồi hạ hợp đồng, hoặc không hạ gì
       *[no] hạ hợp đồng, hoặc không hạ gì
    }. Từ lượt kế sau khi hạ hợp đồng: { $further_melds ->
        [yes] hạ phỏm mới, gửi bài và đổi joker
       *[no] gửi bài và đổi joker
    }, bao nhiêu cũng được, thứ tự tùy ý. (Hợp đồng 4.3)
    - Cuối lượt, đánh một lá. { $forbid_discard_of_taken ->
        [yes] Không được đánh lá ngửa vừa ăn trong lượt này, cũng không được đánh lá giống hệt nó.
       *[no] Đánh chính lá ngửa vừa ăn cũng được.
    } (Hợp đồng 4.4)
    - { $exhausted ->
        [end] Các lá đã đánh không bao giờ thành nọc mới. (Hợp đồng 8.5)
       *[recycle] Khi nọc hết, các lá đã đánh nằm dưới lá ngửa được xáo lại thành nọc mới. (Hợp đồng 8.1, 8.2)
    }

rules-contract-melds =
    ### Bộ và sảnh
    - Bộ là ba lá trở lên cùng số. Chất nào cũng được, có hai lá giống hệt nhau cũng được. (Hợp đồng 5.1)
    - Sảnh là bốn lá trở lên liền nhau, cùng chất. Át đứng thấp (A-2-3-4) hoặc cao (J-Q-K-A), không bao giờ đứng giữa. { $run_max ->
        [14] Đủ 14 lá từ Át đến Át cũng là một sảnh.
       *[13] Sảnh có nhiều nhất 13 lá, nên chỉ một đầu được là Át.
    } (Hợp đồng 5.2)
    - Joker thay được mọi lá. Trong sảnh, nó thay cho một lá nhất định, đã xuống bàn là cố định; trong bộ, nó là thêm một lá cùng số. (Hợp đồng 5.3, 5.4)
    - { $min_naturals ->
        [0] Phỏm gồm toàn joker cũng được. Ba hay bốn joker là một bộ: lá thường đầu tiên đặt vào quyết định bộ đó là số nào. Bốn joker cũng có thể là một sảnh gồm những lá mà bạn nêu. (Hợp đồng 5.3)
       *[other] Mỗi phỏm cần ít nhất { $min_naturals } lá thường, tức lá không phải joker. (Hợp đồng 5.3)
    }

rules-contract-contract =
    ### Hạ hợp đồng
    - Các phỏm đầu tiên của bạn trong ván là hợp đồng: hạ cùng một lúc, trong lượt của mình, đúng số bộ và sảnh được nêu, không thêm gì. (Hợp đồng 6.1, 6.2)
    - { $separate_runs ->
        [yes] Hai sảnh cùng chất trong hợp đồng không được nối đuôi nhau: 3-4-5-6 và 7-8-9-10 chuồn là một sảnh tám lá. Nếu cách quãng hoặc chồng lên nhau thì là hai sảnh.
       *[no] Hai sảnh cùng chất trong hợp đồng được nối đuôi nhau: 3-4-5-6 và 7-8-9-10 chuồn là hai sảnh nếu bạn hạ thành hai.
    } (Hợp đồng 6.4)
    - { $layoff_on_contract_turn ->
        [yes] Trong lượt đó bạn vẫn được gửi bài, ngoài ra không gì khác.
       *[no] Trong lượt đó bạn chỉ còn đánh một lá. Mọi việc khác chờ lượt sau.
    } (Hợp đồng 4.3)

rules-contract-may-i =
    ### Xin lá (May I?)
    - Khi có người bốc từ nọc, những người khác được xin lá ngửa mà người đó không ăn. Ai được lá đó phải bốc thêm lá trên cùng của nọc làm lá phạt, và chưa được ra lá nào trong hai lá này trước lượt của mình. (Hợp đồng 4.2)
    - { $may_i_priority ->
        [first_asker] Nếu nhiều người xin, ai xin trước thì được.
       *[seat] Nếu nhiều người xin, lá về người gần nhất bên trái người đang tới lượt.
    } (Hợp đồng 4.2.2)
    - Sau đó có thể xin tiếp lá đã đánh nằm ngay dưới theo cách như vậy, trừ người vừa lấy lá trước và người đang tới lượt. (Hợp đồng 4.2.4)
    - Dừng lại khi không ai xin nữa, hoặc khi hết bài đã đánh hay hết lá phạt. { $exhausted ->
        [end] Lá phạt chỉ lấy từ nọc đang có: bốc hết lá cuối của nọc rồi thì không ai xin được nữa. (Hợp đồng 4.2.5, 8.5)
       *[recycle] (Hợp đồng 4.2.5, 8.4)
    }
    - { $max_may_i ->
        [none] Ván nào cũng xin được, bao nhiêu lần cũng được, dù bạn đã hạ hợp đồng hay chưa.
       *[other] Mỗi ván bạn được xin { $max_may_i } lá, dù bạn đã hạ hợp đồng hay chưa.
    } (Hợp đồng 4.2.6)

rules-contract-lay-off =
    ### Gửi bài và đổi joker
    - { $layoff_on_contract_turn ->
        [yes] Khi đã hạ hợp đồng
       *[no] Từ lượt kế sau khi hạ hợp đồng
    }, bạn được thêm lá vào bất kỳ phỏm nào trên bàn, của ai cũng được: lá cùng số vào bộ, lá kế tiếp cùng chất vào một trong hai đầu sảnh. Joker cũng gửi được. (Hợp đồng 7.1 đến 7.3)
    - Từ lượt kế sau khi hạ hợp đồng, bạn được đổi joker: đặt đúng lá mà joker trong sảnh đang thay vào chỗ nó rồi lấy joker về. { $swap_in_sets ->
        [yes] Joker trong bộ thì đổi bằng bất kỳ lá nào cùng số đó.
       *[no] Joker trong bộ thì nằm yên.
    } (Hợp đồng 7.4)
    - Joker lấy về phải dùng ngay trong lượt đó, { $swapped_joker_use ->
        [any] { $further_melds ->
            [yes] vào một phỏm mới hoặc đem gửi
           *[no] bằng cách đem gửi
        }
       *[new_meld] { $further_melds ->
            [yes] vào một phỏm mới
           *[no] vào một phỏm mới, mà ở bàn này không ai hạ phỏm mới: vậy ai đã hạ hợp đồng thì không đổi được
        }
    }. Không được đổi joker hay ra lá khác nếu làm vậy khiến joker không dùng được nữa. (Hợp đồng 7.5)
    { $swap_before_contract ->
        [yes] - Trước hợp đồng bạn cũng được đổi joker, ở ván 1 đến 6, nếu sau đó hạ được ngay hợp đồng có đủ các joker đã lấy. Bạn hạ nó ngay trong lượt đó. (Hợp đồng 7.7)
       *[no] {""}
    }

rules-contract-going-out =
    ### Hết bài
    - Ván kết thúc ngay khi có người không còn lá nào. { $must_discard_to_go_out ->
        [yes] Ở ván 1 đến 6, lá cuối phải được đánh, nên bạn không được hạ hay gửi hết cả tay.
       *[no] Ở ván 1 đến 6, bạn hết bài bằng cách đánh lá cuối hay không đánh đều được.
    } (Hợp đồng 4.4, 9.1)
    - { $exhausted ->
        [end] Nếu có người muốn bốc mà nọc đã hết, ván kết thúc ngay và mọi người đều bị tính điểm bài trên tay. Vẫn có thể ăn lá ngửa thay vì bốc. (Hợp đồng 8.5, 8.6)
       *[recycle] Nếu có người muốn bốc mà nọc đã hết và không làm được nọc mới, ván kết thúc ngay và mọi người đều bị tính điểm bài trên tay. (Hợp đồng 8.3, 8.6)
    }
    { $forbid_discard_of_taken ->
        [yes] - Bạn không được ăn lá ngửa, hay hạ hoặc gửi bài, nếu sau đó chỉ còn lá ngửa ấy và các lá giống hệt nó, trừ khi gửi được chúng ngay. (Hợp đồng 4.4, 7.5)
       *[no] {""}
    }

rules-contract-last-deal =
    ### { $contracts ->
        [all] Ván 7
       *[some] Hợp đồng 7
    }
    { $contracts_last ->
        [7] {""}
       *[other] - Bàn này không chơi hợp đồng này. Nếu có chơi thì luật là:
    }
    - Ở ván cuối, ai chưa hết bài được thì chưa hạ gì, nên không có gửi bài hay đổi joker. (Hợp đồng 6.6)
    - { $hand7 ->
        [twelve_float] Sau khi bốc, bạn hạ ba sảnh, mỗi sảnh đúng bốn lá. Các lá còn lại không phải đánh và không tính điểm.
        [before_draw] Nếu mười hai lá của bạn là ba sảnh bốn lá, bạn được hạ chúng thay vì bốc. Sau khi bốc thì bạn hạ cả tay thành đúng ba sảnh, mỗi sảnh từ bốn lá trở lên.
       *[all_cards] Sau khi bốc, bạn hạ cả tay một lần thành đúng ba sảnh, mỗi sảnh từ bốn lá trở lên.
    } Không phải đánh lá nào, và ván kết thúc. (Hợp đồng 6.6)
    - { $separate_runs ->
        [yes] Ở đây hai sảnh cùng chất cũng không được nối đuôi nhau.
       *[no] Ở đây hai sảnh cùng chất cũng được nối đuôi nhau.
    } (Hợp đồng 6.4, 6.6)

rules-contract-scoring =
    ### Tính điểm
    - Lá còn trên tay bị tính điểm: joker hoặc Át 15 điểm, K, Q, J 10 điểm, các lá khác tính theo số. (Hợp đồng 9.2)
    - Người hết bài không bị tính gì, lá trên bàn cũng không tính. Phỏm chưa hạ thì tính đủ. (Hợp đồng 9.2, 9.3)
    - Sau ván cuối, ai có tổng thấp nhất thì thắng. Nhiều người cùng tổng thấp nhất thì cùng thắng. (Hợp đồng 10)

# -- where the rules are silent -------------------------------------------------------------------

silent-contract-players = **Bao nhiêu người chơi.** Một bản luật nói ba đến năm, bản kia nói tối đa năm. Bot cho ba đến năm người; hai người nếu có luật nhà. (Hợp đồng 1.1)
silent-contract-rulebook-b = **Sách luật B.** Đó là bản ngắn, theo đúng từng chữ. Chỗ nào nó không nói thì theo sách luật A. (Hợp đồng 11)
silent-contract-first-dealer = **Người chia đầu tiên.** Không bản nào nói là ai. Người đó được chọn ngẫu nhiên, và có thể kiểm chứng sau. (Hợp đồng 2.3)
silent-contract-deal-2 = **Hợp đồng ván 2.** Một bản yêu cầu một bộ và một sảnh, bản kia yêu cầu hai bộ. Cách đầu hợp với quy luật của các ván khác nên là luật chuẩn. (Hợp đồng 3)
silent-contract-sizes = **“Ba lá”, “bốn lá”.** Đó là số ít nhất: bộ và sảnh được định nghĩa là “trở lên”. Có luật nhà buộc đúng số lá. Luật này không áp dụng cho ván cuối, vì mỗi cách hiểu ván đó đều tự nêu số lá. (Hợp đồng 6.3)
silent-contract-priority = **Nhiều người cùng xin lá.** Một bản theo chỗ ngồi, bản kia theo ai xin trước. Luật chuẩn là theo chỗ ngồi. (Hợp đồng 4.2.2)
silent-contract-two-upcards = **“Không lấy hai lá ngửa liên tiếp”.** Điều này áp dụng trong các lần xin lá của cùng một lượt, từ lá ngửa này sang lá ngửa kế, không tính từ lượt này sang lượt khác. (Hợp đồng 4.2.4)
silent-contract-second-upcard = **Lá ngửa thứ hai và người đang tới lượt.** Người đó không được lấy: đã bốc là đã nhường lá ngửa. (Hợp đồng 4.2.4)
silent-contract-own-discard = **Xin lại lá chính mình đã đánh.** Không điều gì cấm, nhưng không ai hỏi người đã đánh: muốn lấy lại thì tự xin. (Hợp đồng 4.2.1)
silent-contract-may-i-limit = **Được xin lá mấy lần.** Không bản nào giới hạn nên không có giới hạn, kể cả ở ván cuối và sau khi đã hạ hợp đồng. Có luật nhà đặt giới hạn. (Hợp đồng 4.2.6)
silent-contract-order = **Thứ tự hạ và gửi.** Được xen kẽ, vì joker vừa đổi cần vào một phỏm mới ngay trong lượt đó. (Hợp đồng 4.3)
silent-contract-taken = **Đánh lá ngửa vừa ăn.** Được phép, vì không điều gì cấm. Nếu luật nhà cấm, thì cũng không được ăn lá ngửa khi sau đó chỉ còn lá ấy và các lá giống hệt nó. (Hợp đồng 4.4)
silent-contract-discard = **Hết bài mà không đánh.** Được phép ở ván 1 đến 6: chỉ cần không còn lá nào. Có luật nhà bắt buộc phải đánh. (Hợp đồng 4.4)
silent-contract-long-run = **Sảnh 14 lá.** Át không thể vừa thấp vừa cao cùng lúc, nên nhiều nhất là 13 lá. Có luật nhà cho 14. (Hợp đồng 5.2)
silent-contract-only-jokers = **Phỏm toàn joker.** Không được: phải có lá thường để biết là số nào, chất nào. Có luật nhà cho phép, vì cả hai bản đều nói joker thay được mọi lá. (Hợp đồng 5.3)
silent-contract-last-deal = **Ván cuối.** Chia mười hai lá rồi bốc thêm một, nhưng “cả mười hai” phải hạ thành ba sảnh mà không đánh lá nào. Luật chuẩn hạ cả tay, 13 lá trở lên, thành ba sảnh; hai luật nhà giữ số mười hai. (Hợp đồng 6.6)
silent-contract-sets-swap = **Joker trong bộ.** Một bản để yên, bản kia không nói. Bot để yên; có luật nhà cho đổi. (Hợp đồng 7.4)
silent-contract-owed = **Joker vừa đổi có còn dùng được không?** Chỉ xét các lá trên tay bạn vào lúc đó. Việc gửi hay đổi thêm để sau này có chỗ cho nó thì không xét đến. (Hợp đồng 7.5)
silent-contract-joined = **Hai sảnh nối liền nhau.** Chúng vẫn là hai phỏm trên bàn; điều này không ảnh hưởng gì. (Hợp đồng 7.6)
silent-contract-exhausted = **“Cả hai đều hết” mà vẫn còn lá ngửa.** Ván kết thúc khi có người muốn bốc mà không làm được nọc. Vẫn có thể ăn lá ngửa đó. (Hợp đồng 8.3)
silent-contract-no-penalty = **Không có lá phạt.** Không có lá phạt thì không ai được xin lá. (Hợp đồng 8.4)
silent-contract-tie = **Hòa ở cuối trận.** Những người có tổng thấp nhất cùng thắng. (Hợp đồng 10)
silent-contract-at-once = **Gửi bài trong lượt hạ hợp đồng.** Cả hai bản đều không cho; có luật nhà cho phép. (Hợp đồng 4.3)
silent-contract-more-melds = **Hạ thêm phỏm sau hợp đồng.** Bản A cho phép từ lượt sau. Bản B chỉ nêu hợp đồng và gửi bài: có luật nhà theo bản này. (Hợp đồng 4.3)
silent-contract-end-to-end = **Sảnh nối đuôi nhau trong bản B.** Bản B không nói đến, nên theo đúng chữ thì đó là hai sảnh. Có luật nhà theo bản này. (Hợp đồng 6.4)
silent-contract-run-out = **“Nếu hết bài”.** Bản B kết thúc ván khi đó: lúc có người cần một lá từ nọc đã hết, để không ai mất phần còn lại của lượt. (Hợp đồng 8.5)
silent-contract-swap-first = **Đổi joker trước hợp đồng.** Bản B không buộc phải có hợp đồng trước. Mỗi lần đổi phải tự nó cho hạ được một hợp đồng có đủ các joker đã lấy trong lượt. (Hợp đồng 7.7)
silent-contract-same-rank = **Hai bộ cùng số trong một hợp đồng.** Được phép: chỉ có sảnh là không được nối nhau. (Hợp đồng 6.4)
silent-contract-around = **Hai sảnh gặp nhau ở Át.** 10-J-Q-K và A-2-3-4 cùng chất là hai sảnh, vì không sảnh nào chứa được cả hai. 7-8-9-10 và J-Q-K-A là một. (Hợp đồng 6.4)
silent-contract-undeclared = **Joker chưa nói rõ thay cho lá nào.** Hợp đồng được nhận nếu có cách hiểu các joker để nó hợp lệ; cách hiểu đó sau đấy là cố định. (Hợp đồng 5.4)
silent-contract-seen = **Xin lá và lá vừa bốc.** Những người khác được hỏi sau khi lá đã bốc và trước khi có gì được hạ. (Hợp đồng 4.2)

# -- played examples on the page ------------------------------------------------------------------

played-contract-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ hợp đồng từ lượt trước, trước mặt là { $table }. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn } và bỏ lá ngửa { $upcard }. Ben không lấy. Chi xin lá (“May I?”) và được lá đó, kèm { $penalty } từ nọc là lá phạt.
    - Ann gửi { $move4 } và hết bài khi đánh { $card5 }. Những người khác bị tính điểm các lá còn cầm.
played-contract-hard =
    ### Trường hợp khó: hai sảnh nối nhau
    - Ván 3 cần hai sảnh 4 lá. Ann cầm { $ann } và muốn hạ { $move1 }.
    - Sảnh sau nối ngay vào sảnh trước nên cả hai chỉ là một sảnh dài. Với { $move } thì giữa hai sảnh có khoảng trống, và hợp đồng được hạ.

# -- examples in pictures -------------------------------------------------------------------------

example-only-jokers = một bộ joker: lá thường đầu tiên đặt vào cho biết là số nào
example-apart = một sảnh, cách sảnh kia một khoảng
example-end-to-end = nối liền với sảnh kia: cả hai chỉ là một sảnh
example-end-to-end-two = một sảnh riêng, nối đuôi với sảnh kia
example-last-set = không được: ván cuối cần ba sảnh
example-new-meld = và joker được chơi lại ngay trong lượt

# -- the coach ------------------------------------------------------------------------------------

practice-contract-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Trước hết hạ **hợp đồng** của ván cùng một lúc: { $goal }. Sau đó tìm cách hết bài: lá còn cầm lúc hết ván bị tính điểm.
practice-contract-may-i = **Xin lá? (“May I?”)** { $name } bỏ lại { $card }. Bạn có thể xin dù chưa đến lượt; kèm theo là một **lá phạt** từ nọc. Chỉ xin lá giúp bạn gần hợp đồng hơn.
practice-contract-granted = **Xin được rồi**, kèm một lá phạt: thêm bài để chọn, nhưng cũng thêm bài phải ra hết.
practice-contract-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó giúp bạn gần hợp đồng hơn.
practice-contract-ready = **Bạn đủ hợp đồng!** **{ button-contract }** hạ mọi phỏm cùng một lúc, và lượt này không hạ thêm gì nữa. Ít khi nên chờ: ai chưa hạ gì thì cả bài trên tay bị tính điểm.
practice-contract-made = **Đã hạ hợp đồng.** Giờ chỉ còn đánh bài. Từ lượt sau bạn được hạ phỏm mới, gửi bài và đổi joker.
practice-contract-owed = **Hạ joker** trong một phỏm mới trước khi đánh bài.
practice-contract-swap = **Đổi joker.** Bạn cầm đúng lá mà một joker trong sảnh đang thay: đặt lá đó vào, rồi hạ joker trong một phỏm mới ngay lượt này.
practice-contract-meld = **Hạ phỏm mới.** Sau hợp đồng, bộ hay sảnh nào cũng hạ được: **{ button-meld }**.
practice-contract-lay-off = **Gửi bài.** Một lá của bạn khớp với một phỏm trên bàn, của ai cũng được: **{ button-lay-off }**.
practice-contract-out = **Sắp hết bài.** Ván kết thúc ngay khi bạn không còn lá nào. Khi đó chỉ người khác bị tính điểm.
practice-contract-behind = Đã có người hạ hợp đồng và có thể sắp hết bài: hãy đánh những lá nhiều điểm mà bạn không cần.
practice-contract-discard = **Đánh bài** để hết lượt. Giữ các lá đi với nhau và mọi **joker**: joker thay được mọi lá. Còn lại thì đánh dần, lá nhiều điểm trước: Át tính 15, K, Q, J tính 10.

# -- shared messages in its own words -------------------------------------------------------------

advice-more-chances = Bạn đủ hợp đồng sớm hơn so với khi đánh { $instead }.
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là từ 3 lá cùng số; sảnh là từ 4 lá liền nhau cùng chất.
    }
refusal-does-not-fit =
    { $fits ->
        [set] Không gửi được { $cards } vào { $meld }: bộ đó chỉ nhận lá số { $rank } hoặc joker.
       *[other] { does-not-fit }
    }
refusal-may-not-buy = Bạn đã xin đủ { $most } lá của ván này. Từ giờ bạn chỉ ăn được lá ngửa trong lượt của mình.
