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

# -- chỗ các nguồn luật không nói rõ hoặc mâu thuẫn nhau ------------------------------------------

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
