# Everything that only Basic Rummy says.

name-basic = cơ-bản
# Giá trị là tên, .book là cách trích luật, .description là lời của /rummy new.
game-basic = Rummy cơ bản
    .book = Cơ bản
    .description = Bốc, hạ phỏm, gửi, đánh. Ai hết bài trước được điểm của các lá người khác còn cầm.

# -- house rules ----------------------------------------------------------------------------------

option-basic-rulebook = Sách luật
    .description = Bản luật áp dụng khi không có luật nhà nào nói khác
    .standard = Luật chuẩn, cho hai đến sáu người
option-basic-ace_high_low = Át cao hay thấp
    .description = Át có được đứng trên K hay không
    .yes = Át thấp hoặc cao: A-2-3 và Q-K-A đều là sảnh
    .no = Át luôn thấp: A-2-3 là sảnh, Q-K-A thì không
option-basic-ace_points = Điểm của Át
    .description = Điểm của Át có tùy vào việc Át được đứng cao hay không
    .none = Át tính 15 nếu được đứng cao, nếu không thì tính 1
    .is-1 = Át luôn tính 1
    .is-15 = Át luôn tính 15
option-basic-must_discard_to_go_out = Lá đánh cuối
    .description = Có cần đánh lá cuối mới hết bài hay không
    .yes = Chỉ hết bài bằng cách đánh lá cuối cùng
    .no = Được hết bài mà không cần đánh
option-basic-end = Kết thúc trận
    .description = Trận kết thúc theo số điểm hay theo số ván
    .target = Đạt { $points } điểm trước là thắng
    .hands = Nhiều điểm nhất sau { $hands } ván là thắng
option-basic-going_rummy_doubles = Về rummy
    .description = Ra hết bài trong một lượt, trước đó chưa hạ hay gửi lá nào, có được tính gấp đôi hay không
    .yes = Về rummy được tính gấp đôi
    .no = Về rummy không được tính gấp đôi
option-basic-max_reshuffles = Làm nọc mới
    .description = Bài đã đánh được làm nọc mới mấy lần trước khi ván bị hủy
    .none = Bài đã đánh làm nọc mới bao nhiêu lần cũng được
    .number =
        { $number ->
            [0] Bài đã đánh không bao giờ làm nọc mới: nọc hết là hủy ván
           *[other] Bài đã đánh làm nọc mới tối đa { $number } lần; nọc cuối hết thì hủy ván
        }
option-basic-tie_break = Hòa điểm
    .description = Trận chơi theo số ván mà hòa điểm thì xử thế nào
    .shared = Hòa điểm thì những người dẫn đầu cùng thắng
    .extra_hand = Hòa điểm thì chơi thêm một ván phân định
option-basic-melds_per_turn = Số phỏm mỗi lượt
    .description = Mỗi lượt được hạ bao nhiêu phỏm mới
    .none = Mỗi lượt hạ bao nhiêu phỏm mới cũng được
    .number = Mỗi lượt được hạ tối đa { $number } phỏm mới
option-basic-melds_free_when_out = Hạ thêm phỏm để hết bài
    .description = Ai hết bài ngay trong lượt có phải giữ giới hạn số phỏm mới hay không
    .yes = Ai hết bài ngay trong lượt thì được hạ quá giới hạn số phỏm mới
    .no = Muốn hết bài cũng phải giữ giới hạn số phỏm mới
option-basic-reshuffle_timing = Lúc làm nọc mới
    .description = Bài đã đánh thành nọc mới vào lúc nào
    .on_draw = Bài đã đánh thành nọc mới khi có người muốn bốc
    .on_empty = Bài đã đánh thành nọc mới ngay khi lá cuối của nọc được bốc

# -- the page of the rules ------------------------------------------------------------------------

pages-basic =
    - **Cách chơi.** Hết bài trước người khác bằng cách hạ bộ và sảnh. Ai hết bài trước được điểm của các lá người khác còn cầm.
    - **Một lượt.** Bốc một lá, hạ những gì hạ được nếu muốn, đánh một lá.
    - **Phỏm.** Ba hoặc bốn lá cùng số, hoặc từ ba lá liên tiếp cùng chất.
origin-basic =
    - Rummy được mô tả lần đầu ở Mỹ khoảng năm 1900; dạng lâu đời nhất được biết là Conquian, trước đó đã chơi ở Mexico và Texas với bộ bài Tây Ban Nha 40 lá. Bốc, hạ phỏm rồi đánh là điểm chung của cả họ trò chơi này.
    - Tên khác: Rummy, Rum, Rummy truyền thống.

# -- the rules ------------------------------------------------------------------------------------

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

# -- where the rules are silent -------------------------------------------------------------------

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

# -- played examples on the page ------------------------------------------------------------------

played-basic-scored =
    ### Một ván và cách tính điểm
    - Ann đã hạ phỏm từ trước. Ann cầm { $ann }, Ben cầm { $ben }, Chi cầm { $chi }.
    - Ann bốc { $drawn }, hạ { $move2 }, gửi { $move3 } rồi đánh { $card4 }, lá cuối cùng. Ván kết thúc.
    - Ann được điểm của mọi lá người khác còn cầm. Ba lá 9 của Chi cũng tính: phỏm chưa hạ không cứu được ai.
played-basic-hard =
    ### Trường hợp khó: lá ngửa vừa ăn
    - Ann cầm { $ann }. Ann ăn lá ngửa { $upcard } và muốn hạ { $move2 }.
    - Khi đó chỉ còn { $upcard }, mà lá vừa ăn thì không được đánh ngay trong lượt ấy. Nếu bốc từ nọc thì Ann đã hạ được sảnh và hết bài bằng lá vừa bốc.

# -- lines ----------------------------------------------------------------------------------------

refusal-melds-spent = Lượt này bạn đã hạ đủ { $most } phỏm mới, ở đây không được hạ thêm. Hãy gửi bài, hoặc đánh một lá để hết lượt.
refusal-only-to-go-out =
    { $begun ->
        [yes] Lượt này bạn đã hạ quá số phỏm cho phép nên phải hết bài ngay trong lượt, mà đi vậy thì không hết bài được nữa. Hãy đi cách khác.
       *[no] Chỉ khi hết bài ngay trong lượt mới được hạ quá { $most } phỏm mới, mà hạ vậy thì không hết bài được. Hãy gửi bài, hoặc đánh một lá để hết lượt.
    }
highlight-rummy = về rummy ở ván { $deal }
line-went-rummy = về rummy, tính gấp đôi, { $points } điểm

# -- the coach ------------------------------------------------------------------------------------

practice-basic-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hết bài trước mọi người thì bạn được điểm của những lá họ còn cầm.
practice-basic-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó thành phỏm hoặc gửi được.
practice-basic-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: **{ button-meld }** là các lá đó không còn làm bạn mất điểm. Hoặc chờ: hạ hết bài trong một lượt là về rummy, tính gấp đôi.
practice-basic-lay-off = **Gửi bài.** Một lá của bạn khớp với một phỏm trên bàn, của ai cũng được: bấm **{ button-lay-off }**.
practice-basic-out = **Sắp hết bài.** Hạ, gửi hoặc đánh lá cuối cùng là bạn thắng ván.
practice-basic-taken = **Lá ngửa vừa ăn** không được đánh ngay trong lượt này; lá khác thì được.
practice-basic-discard = **Đánh bài** để hết lượt. Lá còn cầm lúc hết ván cho người thắng điểm: K, Q, J mỗi lá 10, Át 1. Đánh lá nhiều điểm trước.

# -- shared messages in its own words -------------------------------------------------------------

refusal-not-a-meld =
    { not-a-meld } { $naturals ->
        [0] { a-meld-needs }
       *[other] Bộ là 3 hoặc 4 lá cùng số; sảnh là từ 3 lá liền nhau cùng chất.
    }
