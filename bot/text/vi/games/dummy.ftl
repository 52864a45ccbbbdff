# Everything that only Thai Dummy says.

game-dummy = Dummy Thái
    .book = Dummy
    .description = Ăn từ hàng bài đã đánh, hạ phỏm, gửi bài rồi ù. Ai đạt 500 điểm trước thì thắng.
name-dummy = dummy

# -- house rules ----------------------------------------------------------------------------------

option-dummy-extras = Luật thêm
    .description = Có chơi trọn gói các luật thêm hay không
    .none = Luật gốc: không có luật thêm
    .all = Cả chín luật thêm: các khoản phạt, lá đầu và lá ù cao điểm
option-dummy-target = Điểm để thắng
    .description = Đạt bao nhiêu điểm thì trận kết thúc
    .number = Đạt { $number } điểm trước là thắng
option-dummy-ngo_reversal = Sau ting ngo (ทิ้งโง่)
    .description = Ting ngo đảo chiều chơi trong bao lâu
    .toggle = Ting ngo (ทิ้งโง่) đảo chiều chơi cho đến lần ting ngo sau
    .next_hand_only = Ting ngo (ทิ้งโง่) chỉ làm ván kế tiếp đi ngược chiều kim đồng hồ
    .next_hand_relative = Ting ngo (ทิ้งโง่) chỉ làm ván kế tiếp đi ngược với chiều của ván này
    .off = Ting ngo (ทิ้งโง่) không đảo chiều chơi
option-dummy-mult_net = Điểm phạt của người ù
    .description = Điểm phạt của người ù có bị trừ trước khi nhân đôi hay không
    .yes = Điểm phạt của người ù bị nhân đôi cùng với điểm
    .no = Điểm phạt của người ù không bị nhân đôi
option-dummy-ace_run_10 = Át trong sảnh
    .description = Át trong sảnh tính bao nhiêu
    .yes = Át trong sảnh tính 10
    .no = Át ở đâu cũng tính 15
option-dummy-knock_speto_100 = Ù bằng speto (สเปโต)
    .description = Speto làm lá ù có được tính cao hơn hay không
    .yes = Speto (สเปโต) làm lá ù tính 100
    .no = Speto (สเปโต) làm lá ù tính 50 như mọi lá khác
option-dummy-knock_layoffable_100 = Lá ù gửi được (ฝาก)
    .description = Lá ù mà gửi được vào phỏm có được tính cao hơn hay không
    .yes = Lá ù mà gửi được (ฝาก) tính 100
    .no = Lá ù mà gửi được (ฝาก) tính 50 như mọi lá khác
option-dummy-ting_mee = Ting mi (ทิ้งมี่)
    .description = Đánh lá gửi được có bị trừ 50 hay không
    .yes = Ting mi (ทิ้งมี่): đánh lá gửi được bị trừ 50
    .no = Đánh lá gửi được không bị phạt
option-dummy-ting_tem = Ting tem (ทิ้งเต็ม)
    .description = Đánh lá ghép thành phỏm với hàng bài có bị trừ 50 hay không
    .yes = Ting tem (ทิ้งเต็ม): đánh lá ghép thành phỏm với hàng bài bị trừ 50
    .no = Đánh lá ghép thành phỏm với hàng bài không bị phạt
option-dummy-bai_hua = Lá đầu (ใบหัว)
    .description = Lá đầu có được tính cao hơn điểm thường của nó hay không
    .yes = Lá đầu (ใบหัว) tính 50, lá đầu là speto tính 100
    .no = Lá đầu (ใบหัว) tính như mọi lá khác
option-dummy-pee_hua = Pi hua (ปี้หัว)
    .description = Đánh lá cùng họ với lá đầu có thể bị trừ 50 hay không
    .yes = Pi hua (ปี้หัว): lá cùng họ vừa đánh bị ghép phỏm với lá đầu thì trừ 50
    .no = Đánh lá cùng họ với lá đầu không bị phạt
option-dummy-pee_speto = Pi speto (ปี้สเปโต)
    .description = Đánh một lá vào họ speto có sẵn trên hàng bài có thể bị trừ 50 hay không
    .yes = Pi speto (ปี้สเปโต): lá đánh vào họ speto bị ghép phỏm với speto thì trừ 50
    .no = Đánh một lá vào họ speto của nó không bị phạt
option-dummy-pee_speto_needs = Điều kiện của pi speto (ปี้สเปโต)
    .description = Phải hạ những lá nào thì mới bị phạt pi speto
    .both = Pi speto chỉ bị trừ 50 nếu lá bạn đánh được hạ cùng phỏm với speto
    .speto_or_both = Pi speto bị trừ 50 cả khi speto được hạ mà không có lá bạn đánh
option-dummy-ti_on = Ti on (ตีอ้อน)
    .description = Người đầu tiên đánh lá cùng họ với speto có thể bị trừ 50 hay không
    .yes = Ti on (ตีอ้อน): lá cùng họ đánh đầu tiên bị ghép phỏm với speto thì trừ 50
    .no = Đánh lá đầu tiên cùng họ với speto không bị phạt
option-dummy-ti_on_needs_speto = Điều kiện của ti on (ตีอ้อน)
    .description = Ti on có cần speto nằm trong phỏm hay không
    .yes = Ti on chỉ bị trừ 50 nếu trong phỏm có speto
    .no = Ti on bị trừ 50 cả khi trong phỏm không có speto
option-dummy-fak_speto = Faak speto (ฝากสเปโต)
    .description = Speto được gửi vào lá của bạn có bị trừ 50 hay không
    .yes = Faak speto (ฝากสเปโต): speto được gửi vào lá của bạn thì bạn bị trừ 50
    .no = Speto được gửi vào lá của bạn thì bạn không bị phạt

# -- the page of the rules ------------------------------------------------------------------------

pages-dummy =
    - **Cách chơi.** Lá đã hạ được cộng điểm, lá còn cầm bị trừ điểm. Ai hạ được tất cả trừ một lá thì ù (น็อค) và kết thúc ván.
    - **Một lượt.** Bốc một lá hoặc ăn hàng bài (กองกลาง), hạ những gì được hạ, đánh một lá.
    - **Ra đời (เกิด).** Trước hết bạn phải ăn hàng bài để hạ một phỏm. Trước lúc đó bạn không hạ gì, trừ khi ù.
origin-dummy =
    - Dummy (ดัมมี่), ở Thái Lan còn gọi là รัมมี่, là rummy có hàng bài đánh như 500 Rum. Không ai biết trò này đến Thái Lan khi nào; người ta cho là từ thời vua Rama V, khi loại bài này tới Xiêm.
    - Vài từ khác trên bàn bài Thái: ตีกร่าง là ti on (ตีอ้อน), กินมืด là ù kín (น็อคมืด). Gửi bài (ฝาก) còn gọi là dummy (ดัมมี่).

# -- the rules ------------------------------------------------------------------------------------

# Dummy Thái cho người chơi. Các mục hiện theo thứ tự này; mỗi mục dưới 900 ký tự.
# Mọi luật nhà của trò chơi là tham số của mọi mục: đúng sai là yes và no.

rules-dummy-aim =
    ### Mục tiêu
    - Hạ phỏm và gửi bài (ฝาก) vào phỏm để lấy điểm, và kết thúc ván bằng cách ù (น็อค) trước người khác. (Dummy 8, 10)
    - Điểm được cộng dồn qua từng ván. Ai đạt { $target } điểm trước thì thắng; nếu nhiều người cùng đạt, tổng cao nhất thắng. Hòa ở tổng cao nhất thì chơi thêm ván nữa. (Dummy 13)
    - Hai đến bốn người chơi, dùng một bộ bài 52 lá. (Dummy 1.1)

rules-dummy-deal =
    ### Chia bài
    - Hai người thì mỗi người 11 lá, ba người thì 9 lá, bốn người thì 7 lá. (Dummy 2.1)
    - Lá kế tiếp được lật ngửa: đó là lá đầu (ใบหัว), lá thứ nhất của hàng bài (กองกลาง). Các lá đánh ra được xếp nối vào bên phải, theo thứ tự. (Dummy 2.2, 3.2)
    - Người đi đầu tiên được chọn ngẫu nhiên. Sau đó ai vừa ù thì đi trước; nếu không ai ù thì đến chỗ kế sau người đi trước ở ván vừa rồi. (Dummy 2.3)

rules-dummy-turn =
    ### Lượt của bạn
    - Đầu lượt, bốc lá trên cùng của nọc hoặc ăn từ hàng bài. (Dummy 3.1)
    - Sau đó, nếu đã ra đời (เกิด), bạn được hạ phỏm và gửi bài bao nhiêu cũng được. (Dummy 3.2)
    - Cuối lượt, đánh một lá, kể cả lá vừa ăn. Hoặc ù. (Dummy 3.2, 8)
    - Trên tay luôn phải còn một lá. Chỉ còn một lá thì bạn phải ù. (Dummy 3.2)

rules-dummy-melds =
    ### Phỏm
    - Bộ (ตอง) là ba hoặc bốn lá cùng số; sảnh (เรียง) là ba lá trở lên liền nhau, cùng chất. (Dummy 4.1)
    - Át chỉ đứng trên K: Q-K-A là sảnh, A-2-3 và K-A-2 thì không. (Dummy 1.2)
    - Phỏm đã hạ xuống bàn thì không được xếp lại hay lấy về. (Dummy 4.2)

rules-dummy-row =
    ### Ăn bài và ra đời (เกิด)
    - Chọn một lá của hàng bài. Lá đó và mọi lá sau nó về tay bạn, và bạn phải hạ ngay một phỏm có lá đó. (Dummy 5.1, 5.2)
    - Phỏm ghép từ bài trên tay và các lá vừa ăn, với ít nhất một lá bạn đã cầm từ trước. Chỉ gửi bài thì không đủ. (Dummy 5.2, 5.4)
    - Lần ăn đầu tiên trong ván là lúc bạn ra đời: từ đó bạn được hạ phỏm và gửi bài, ngay cả trong lượt ấy. (Dummy 5.6, 6)
    - Nếu hết ván mà bạn chưa ra đời, bạn bị trừ gấp đôi tổng các lá còn cầm và điểm phạt. (Dummy 6, 10.4)

rules-dummy-lay-off =
    ### Gửi bài (ฝาก)
    - Khi đã ra đời, trong lượt mình bạn được thêm một hay nhiều lá vào bất kỳ phỏm nào trên bàn: lá thứ tư vào bộ, lá kế tiếp cùng chất vào một trong hai đầu sảnh. (Dummy 7.1, 7.2)
    - Người khác được gửi nối tiếp lá đã gửi. (Dummy 7.2)
    - Nếu một lá hợp với hai phỏm, bạn chọn gửi vào phỏm nào. Lá nào cũng tính điểm cho người đã hạ hay gửi nó. (Dummy 7.3, 7.4)

rules-dummy-knock =
    ### Ù (น็อค)
    - Sau khi bốc hoặc ăn, hạ và gửi hết bài, chỉ chừa đúng một lá. Lá đó là lá ù của bạn, và ván kết thúc. (Dummy 8.1)
    - Chưa ra đời vẫn được ù nếu bạn bốc từ nọc: mọi phỏm và lá gửi được hạ cùng một lúc. (Dummy 8.2)
    - Ù kín (มืด), tức trước lượt này bạn chưa ra đời, được nhân đôi điểm. Ù đồng chất (สี) cũng vậy: mọi lá bạn hạ và gửi trong ván đều cùng một chất. Được cả hai thì nhân bốn. (Dummy 8.3)

rules-dummy-last-turn =
    ### Khi nọc hết
    - Ai bốc lá cuối thì chơi trọn lượt của mình. Người kế tiếp chỉ được ăn từ hàng bài để ù ngay trong lượt đó, hoặc bỏ lượt. Sau đó ván kết thúc. (Dummy 3.1, 9)

rules-dummy-values =
    ### Điểm của lá bài
    - 2 đến 9 tính 5; 10, J, Q, K tính 10; Át tính 15{ $ace_run_10 ->
        [yes] , nhưng trong sảnh tính 10
       *[no] {""}
    }. Hai lá speto (สเปโต), 2♣ và Q♠, tính 50. (Dummy 10.1)
    - Lá ù tính 50, bất kể là lá gì{ $knock_speto_100 ->
        [yes] ; speto thì tính 100
       *[no] {""}
    }{ $knock_layoffable_100 ->
        [yes] ; lá gửi được thì tính 100
       *[no] {""}
    }. (Dummy 10.2, 12.1, 12.2)
    { $bai_hua ->
        [yes] - Lá đầu (ใบหัว) tính 50 cho người hạ nó, 100 nếu nó là speto. (Dummy 12.5)
       *[no] {""}
    }

rules-dummy-scoring =
    ### Tính điểm
    - Người ù được điểm của mọi lá mình đã hạ, đã gửi và của lá ù, nhân đôi nếu ù kín, nhân đôi nếu ù đồng chất. Điểm phạt của người ù bị trừ { $mult_net ->
        [yes] trước khi nhân
       *[no] sau khi nhân
    }. (Dummy 10.4)
    - Những người khác đã ra đời được điểm các lá mình đã hạ, đã gửi, trừ đi các lá còn cầm và điểm phạt. (Dummy 10.4)
    - Ai chưa ra đời bị trừ gấp đôi tổng các lá còn cầm và điểm phạt (ลบมืด). (Dummy 10.4)

rules-dummy-ting-ngo =
    ### Ting ngo (ทิ้งโง่)
    - Nếu người kế tiếp chỉ ăn đúng lá bạn vừa đánh và ù trong lượt đó, bạn bị trừ 50. (Dummy 11)
    - { $ngo_reversal ->
        [toggle] Từ ván sau, chia bài và lượt đi đảo chiều, cho đến lần ting ngo sau.
        [next_hand_only] Ván sau đi ngược chiều kim đồng hồ, ván sau nữa lại thuận chiều.
        [next_hand_relative] Ván sau đi ngược với chiều của ván này. Ván nào không có ting ngo thì ván sau nó đi thuận chiều kim đồng hồ.
       *[off] Chiều chơi giữ nguyên.
    } Người ù vẫn đi trước như thường lệ. (Dummy 11)

rules-dummy-fines =
    ### Các khoản phạt
    - Mỗi khoản phạt là 50 điểm, và được cộng dồn. (Dummy 12.10)
    { $ting_mee ->
        [yes] - Ting mi (ทิ้งมี่): bạn đánh một lá mà chỉ riêng nó đã gửi được vào một phỏm trên bàn. (Dummy 12.3)
       *[no] {""}
    }
    { $ting_tem ->
        [yes] - Ting tem (ทิ้งเต็ม): bạn đánh một lá ghép thành phỏm với hai lá của hàng bài. (Dummy 12.4)
       *[no] {""}
    }
    { $fak_speto ->
        [yes] - Faak speto (ฝากสเปโต): người khác gửi speto vào cạnh lá của bạn trong sảnh, hoặc vào bộ do bạn hạ. (Dummy 12.9)
       *[no] {""}
    }

rules-dummy-watched =
    ### Lá đánh bị người khác dùng
    { $pee_hua ->
        [yes] - Pi hua (ปี้หัว): bạn đánh lá cùng số với lá đầu, hoặc cùng chất và cách không quá hai bậc, rồi trước lượt sau của bạn có người khác ăn lá đầu và hạ cả hai trong một phỏm. (Dummy 12.6)
       *[no] {""}
    }
    { $pee_speto ->
        [yes] - Pi speto (ปี้สเปโต): bạn đánh một lá khi hàng bài đã có lá cùng họ speto với nó, rồi trước lượt sau của bạn có người khác ghép nó thành phỏm với speto và một lá cũ hơn của họ đó từ hàng bài. { $pee_speto_needs ->
            [speto_or_both] Nếu speto nằm trên hàng bài thì chỉ cần ăn và hạ nó là đủ, không cần lá của bạn.
           *[both] {""}
        } (Dummy 12.7)
       *[no] {""}
    }
    { $ti_on ->
        [yes] - Ti on (ตีอ้อน): bạn đánh lá cùng họ với speto khi trong hàng bài chưa có lá nào của họ đó, rồi trước lượt sau của bạn có người khác ăn nó và { $ti_on_needs_speto ->
            [no] hạ nó trong một phỏm, có speto hay không.
           *[yes] ghép phỏm với speto.
        } (Dummy 12.8)
       *[no] {""}
    }
    { $pee_speto ->
        [yes] - Các họ: 2♣ với các lá 2 khác, 3♣ và 4♣; Q♠ với các lá Q khác, 10♠, J♠, K♠ và A♠. (Dummy 12.7)
       *[no] { $ti_on ->
            [yes] - Các họ: 2♣ với các lá 2 khác, 3♣ và 4♣; Q♠ với các lá Q khác, 10♠, J♠, K♠ và A♠. (Dummy 12.7)
           *[no] {""}
        }
    }
    { $pee_hua ->
        [yes] - Gửi bài vào phỏm thì không gây ra các khoản này. (Dummy 12.8)
       *[no] { $pee_speto ->
            [yes] - Gửi bài vào phỏm thì không gây ra các khoản này. (Dummy 12.8)
           *[no] { $ti_on ->
                [yes] - Gửi bài vào phỏm thì không gây ra các khoản này. (Dummy 12.8)
               *[no] - Không lá đánh nào bị phạt vì người khác dùng nó, trừ ting ngo. (Dummy 11, 12)
            }
        }
    }

# -- where the rules are silent -------------------------------------------------------------------

silent-dummy-pack = **Bộ bài.** Không ghi rõ bao nhiêu lá; suy ra từ các lá mà bản luật nhắc tới. (Dummy 1.1)
silent-dummy-first = **Ai đi trước ở ván đầu.** Người đó được chọn ngẫu nhiên, và có thể kiểm chứng sau. Người chia là chỗ ngay trước. (Dummy 2.3)
silent-dummy-starter = **Ai đi trước khi không ai ù.** Chỗ kế sau người đã đi trước, theo chiều của ván đó. (Dummy 2.3)
silent-dummy-last-turn = **Ăn ở lượt cuối.** Chỉ để ù: không được ăn chỉ để ra đời, và không được hạ hay gửi gì làm cho không ù được nữa. Ai bốc lá cuối thì chơi trọn lượt của mình. (Dummy 3.1)
silent-dummy-one-left = **Còn một lá mà không muốn ù.** Buộc phải ù: đánh lá đó thì hết bài trên tay. (Dummy 3.2)
silent-dummy-swept = **Đánh lá vừa ăn.** Không cấm, nên được phép. (Dummy 3.2)
silent-dummy-lay-off-take = **Ăn chỉ để gửi.** Không được: bản luật yêu cầu một phỏm mới. (Dummy 5.4)
silent-dummy-dark-lay-off = **Gửi bài khi ù kín.** Được phép khi ù, dù bình thường chưa ra đời thì không ai được gửi. (Dummy 8.2)
silent-dummy-colour = **Lá ù và ù đồng chất.** Lá ù không cần cùng chất: chỉ tính các lá đã hạ và gửi, và chỉ của chính người ù. (Dummy 8.3)
silent-dummy-fines-doubled = **Điểm phạt của người ù.** Điểm được nhân đôi, điểm phạt thì không. Có luật nhà trừ phạt trước khi nhân. (Dummy 10.4)
silent-dummy-reversal = **Đảo chiều kéo dài bao lâu.** Chia bài và lượt đi đảo chiều rồi giữ vậy cho đến lần ting ngo sau; ba luật nhà nói khác. Hai trong số đó chỉ đảo chiều ván kế tiếp: luôn ngược chiều kim đồng hồ, hoặc ngược với ván trước. (Dummy 11)
silent-dummy-extras = **Luật thêm nào được áp dụng.** Phải thỏa thuận trước, nên không chọn thì không có luật nào. Ting ngo và việc trừ gấp đôi người chưa ra đời thuộc luật gốc. (Dummy 12)
silent-dummy-hundred = **Lá ù cao điểm theo cả hai cách.** Tính 100, không hơn. (Dummy 12.2)
silent-dummy-mee = **Ting mi.** Áp dụng cả cho người chưa ra đời, và chỉ với lá một mình gửi được, xét bàn bài đúng lúc đánh. (Dummy 12.3)
silent-dummy-tem = **Ting tem.** Xét hàng bài trước khi đánh, kể cả lá đầu. (Dummy 12.4)
silent-dummy-head = **Điểm của lá đầu.** Thay cho điểm thường của lá đó. Khi hàng bài bị ăn hết, lá đánh tiếp theo không phải là lá đầu. (Dummy 12.5)
silent-dummy-able = **“Ăn được”.** Chỉ bị phạt nếu các lá thật sự bị ăn và hạ thành phỏm. (Dummy 12.6)
silent-dummy-round = **“Trong vòng đó”.** Cho đến khi lượt sau của người đánh lá ấy bắt đầu, và không bao giờ quá ván đó. (Dummy 12.6, 12.7)
silent-dummy-take-both = **Pi speto: “speto hoặc cả hai lá cùng họ”.** Người kia phải ăn những lá nào? Các ví dụ đều có cả hai lá trong một phỏm, nên bot yêu cầu như vậy. Câu đó cũng có thể hiểu là chỉ cần speto: đây là một luật nhà. Khi đó một lần ăn có thể làm nhiều người bị phạt, trừ lá đã có người ăn mất trước đó. (Dummy 12.7)
silent-dummy-ti-on-speto = **Ti on và speto.** Bản luật chỉ nói có người ra đời bằng lá đó; tiêu đề thì nhắc tới phỏm speto. Vì vậy trong phỏm phải có speto, trừ khi luật nhà nói khác. (Dummy 12.8)
silent-dummy-first-card = **Ti on “là lá đầu tiên”.** Lá đầu tiên của họ đó trong hàng bài. Nếu đã có lá cũ hơn mà không được dùng, thì không có cả ti on lẫn pi speto. (Dummy 12.8)
silent-dummy-ti-on-thrown = **Thời hạn và lượt ăn.** Mọi phỏm hạ trong lượt ăn đều tính cho các khoản phạt này, kể cả phỏm hạ khi ù. (Dummy 12.7, 12.8)
silent-dummy-tie = **Hòa khi đạt mốc.** Tổng cao nhất bằng nhau thì chơi thêm ván nữa. (Dummy 13)
silent-dummy-ace = **Át tính 10 trong sảnh.** “Có nơi” chơi vậy: đây là một luật nhà. (Dummy 10.1)
silent-dummy-chain = **Gửi nối vào lá đã gửi.** Được phép, như ví dụ trong bản luật. (Dummy 7.2)
silent-dummy-ngo-more = **Ting ngo và các lá khác.** Người ù được hạ thêm bài trên tay; chỉ riêng lần ăn phải đúng một lá đó. Lá đầu thì không do ai đánh. (Dummy 11)
silent-dummy-two = **Hai người chơi.** Đảo chiều không thấy khác gì, và thời hạn là đúng một lượt của đối thủ. (Dummy 2.4, 12.6)

# -- played examples on the page ------------------------------------------------------------------

played-dummy-scored =
    ### Một ván và cách tính điểm: ăn, ù và ting ngo (ทิ้งโง่)
    - Trên bàn có { $table }, phỏm đầu do Ann hạ, phỏm sau do Chi hạ. Hai người đó đã ra đời, Ben thì chưa. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Chi bốc { $drawn } và đánh { $card2 }. Ann chỉ ăn đúng lá đó, hạ { $move3 }, gửi { $off4 } rồi ù (น็อค) với { $card4 }.
    - Đó là ting ngo: Chi bị trừ 50, và từ ván sau chơi theo chiều ngược lại. Ben chưa ra đời nên bị trừ gấp đôi.
played-dummy-hard =
    ### Trường hợp khó: phỏm hạ khi ăn
    - Hàng bài là { $row }, lá cũ nhất trước. Ann cầm { $ann }, ăn từ { $card1 } trở đi và muốn hạ { $move1 }.
    - Cả ba lá đều từ hàng bài, trong khi phỏm phải có ít nhất một lá trên tay. Với { $move } thì ăn được, và những lá còn lại vừa ăn ở lại trên tay.

# -- examples in pictures -------------------------------------------------------------------------

example-row = hàng bài, lá cũ nhất trước: đó là lá đầu (ใบหัว)
example-take = bạn ăn từ lá đầu tiên trong số này trở đi, và hạ ngay cùng lá bạn cầm sẵn
example-take-not = không được: không có lá nào từ tay bạn
example-knock-laid = hạ xuống
example-knock-card = lá duy nhất còn lại: lá ù của bạn (น็อค)
example-knock-two = không được: phải còn đúng một lá
example-speto = một lá speto (สเปโต), { $points } điểm

# -- a picture before the first step --------------------------------------------------------------

first-look-take = ăn từ hàng bài: lá đầu là của bạn; bạn lấy hàng bài từ lá thứ hai trở đi, và hạ ngay các lá này

# -- lines ----------------------------------------------------------------------------------------

# The cost of the hand of a player who isn't born, fines and all.
hand-held-doubled = trên tay { $held }, nhân đôi: giờ là { $points }
event-was-born = { $who } đã ra đời.
event-fined = { $who } bị trừ { $points } điểm: { $what }.
event-fined-card = { $who } bị trừ { $points } điểm vì { $card }: { $what }.
refusal-not-born = Bạn chưa ra đời. Hãy ăn từ hàng bài để được hạ và gửi, hoặc ù bằng cách hạ hết, chỉ chừa một lá.
refusal-cards-left =
    Muốn ù phải hạ hết chỉ chừa một lá, mà vẫn còn thừa { $cards }. { $hopeless ->
        [yes] Bài này chưa có cách nào ù được: hãy chơi tiếp.
       *[no] Hãy hạ nốt, hoặc chơi tiếp.
    }
move-row = ăn từ { $start } trở đi, hạ { $cards }
move-row-takes = bạn ăn { $count } lá: { $cards }
move-knock = chừa { $card } và hạ hết phần còn lại
result-knock = **{ $name }** đã ù, ván kết thúc.
result-dark = Ù kín!
result-colour = Ù đồng chất!
result-multiplier = Điểm × { $times }.
highlight-dark = ù kín ở ván { $deal }
highlight-colour = ù đồng chất ở ván { $deal }
line-knock-card = ù với { $cards }, { $added } điểm
line-dark = ù kín, nhân đôi, { $added } điểm
line-colour = ù đồng chất, nhân đôi, { $added } điểm
line-not-born = chưa ra đời, nhân đôi, { $added } điểm
line-ting-ngo =
    ting ngo (ทิ้งโง่){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-ting-mee =
    ting mi (ทิ้งมี่){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-ting-tem =
    ting tem (ทิ้งเต็ม){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-pee-hua =
    pi hua (ปี้หัว){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-pee-speto =
    pi speto (ปี้สเปโต){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-ti-on =
    ti on (ตีอ้อน){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
line-fak-speto =
    faak speto (ฝากสเปโต){ $count ->
        [0] {""}
       *[other] {" "}với { $cards }
    }, { $added } điểm
# Lý do một người bị phạt, trong nhật ký.
fine-ting-ngo = ting ngo (ทิ้งโง่): người kế tiếp chỉ ăn đúng lá đó rồi ù
fine-ting-mee = ting mi (ทิ้งมี่): lá này gửi được
fine-ting-tem = ting tem (ทิ้งเต็ม): lá này ghép thành phỏm với hàng bài
fine-pee-hua = pi hua (ปี้หัว): có người ghép nó với lá đầu thành phỏm
fine-pee-speto = pi speto (ปี้สเปโต): có người ghép nó với speto thành phỏm
fine-ti-on = ti on (ตีอ้อน): có người ghép nó với speto thành phỏm
fine-fak-speto = faak speto (ฝากสเปโต): lá speto đó được gửi vào lá của mình

# -- the coach ------------------------------------------------------------------------------------

practice-short-row = Phỏm ăn được từ hàng bài có đáng với các lá kèm theo không? Không thì bốc.
practice-short-lay-dummy = Bạn hạ được bài, và bài đã hạ là điểm của bạn.
practice-short-discard-dummy = Đánh lá bạn ít cần nhất và ít giúp người kế tiếp nhất.
practice-dummy-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Lá đã hạ được cộng điểm, lá còn cầm lúc hết ván bị trừ điểm.
practice-dummy-draw = **Bốc** từ **nọc** (chồng úp): chưa có lá nào của hàng bài thành phỏm với bài của bạn. Chưa **ra đời** (เกิด) thì chưa hạ được gì: muốn ra đời phải ăn hàng bài.
practice-dummy-take = **Bạn có thể ra đời (เกิด)!** Một lá của hàng bài thành phỏm với bài của bạn. Lá đó và mọi lá sau nó vào tay bạn, và phỏm hạ ngay. Từ đó bạn được hạ bài.
practice-dummy-born = **Đã ra đời (เกิด).** Giờ bạn được hạ phỏm và gửi (ฝาก). Khi hết ván bạn được điểm các lá đã hạ, trừ các lá còn cầm.
practice-dummy-unborn = **Chưa ra đời** nên chỉ đánh bài: lá đó nằm ở cuối hàng bài. Hết ván mà chưa ra đời thì bị trừ gấp đôi tổng lá còn cầm và điểm phạt.
practice-dummy-discard = **Coi chừng người kế tiếp.** Nếu họ chỉ ăn đúng lá bạn đánh bây giờ và **ù**, ván kết thúc: đó là ting ngo (ทิ้งโง่) và bạn mất 50.
practice-dummy-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: bấm **{ button-meld }**, và đó là điểm của bạn. Trên tay luôn phải còn một lá.
practice-dummy-lay-off = **Gửi (ฝาก).** Một lá của bạn khớp với một phỏm trên bàn: **{ button-lay-off }**. Điểm lá đó là của bạn, dù phỏm là của ai.
practice-dummy-speto = **Một lá speto (สเปโต).** 2♣ và Q♠ đáng 50: được cộng khi bạn hạ, bị trừ khi bạn còn cầm.
practice-dummy-dark = **Bạn ù kín được (น็อคมืด)!** **Ù** là hạ mọi lá trừ một lá, lá đó tính 50, và ván kết thúc. Trước lượt này bạn chưa ra đời nên điểm nhân đôi.
practice-dummy-knock = **Bạn ù được (น็อค)!** **{ button-knock }** hạ mọi lá trừ một lá, lá đó tính 50, và ván kết thúc. Nếu mọi lá bạn hạ đều cùng một chất (สี) thì điểm nhân đôi.
practice-dummy-only-knock = **Chỉ còn cách ù** (hạ mọi lá trừ một lá): không đánh bài được nữa.
practice-dummy-last-turn = **Nọc đã hết.** Bạn chỉ được ăn hàng bài để **ù**: hạ mọi lá trừ một lá ngay lượt này. Nếu không được, **{ button-pass-turn }** là hết ván.
practice-dummy-fined = **Bị phạt.** Bạn mất { $points } điểm: { $what }.
practice-never-born = Bạn chưa ra đời nên lá còn cầm bị trừ gấp đôi: lần sau hãy ăn hàng bài sớm hơn.

# -- shared messages in its own words -------------------------------------------------------------

advice-lay = Bài đã hạ là điểm của bạn.
advice-lay-off = { advice-lay }
refusal-wrong-phase =
    { $phase ->
        [draw] Đầu lượt phải lấy bài: bốc từ nọc hoặc ăn từ hàng bài rồi mới đi tiếp.
        [play] { wrong-phase-play }
       *[over] { wrong-phase-over }
    }
refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là 3 hoặc 4 lá cùng số; sảnh là từ 3 lá liền nhau cùng chất, Át đứng trên K.
    }
refusal-nothing-to-draw = Nọc đã hết. Hãy ăn từ hàng bài để ù, hoặc bỏ lượt.
refusal-nothing-to-take = Hàng bài đang trống. Hãy bốc từ nọc.
refusal-would-empty-hand = Trên tay luôn phải còn một lá. Chỉ còn một lá thì bạn không làm gì khác được ngoài ù.
