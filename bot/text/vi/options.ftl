# Luật nhà. Giá trị của một mục là nhãn của luật; .description nói luật quyết định điều gì;
# các thuộc tính khác nói mỗi giá trị nghĩa là gì, trong một dòng đọc riêng vẫn hiểu.
# Đúng sai là .yes và .no, số là .is-N, không có giá trị là .none; luật nhận số bất kỳ có
# .number với $number, luật là một đối tượng thì có các chế độ. Tất cả: nhiều nhất 100 ký tự.

# -- Rummy cơ bản ---------------------------------------------------------------------------------

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

# -- Rummy hợp đồng -------------------------------------------------------------------------------

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

# -- Dummy Thái -----------------------------------------------------------------------------------

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

# -- Rummy xếp lại --------------------------------------------------------------------------------

option-manipulation-rulebook = Sách luật
    .description = Bản luật áp dụng khi không có luật nhà nào nói khác
    .carousel = Carousel: mười lá, bốc tối đa ba lá, ù khi còn 5 điểm
    .tiles = Như trò thẻ số: 14 lá, lần hạ đầu 30 điểm, bốc một lá, bốn ván
    .until = Bốc đến khi hạ được: bảy lá, tính điểm phạt
option-manipulation-packs = Số bộ bài
    .description = Chơi với bao nhiêu bộ bài 52 lá
    .none = Hai người một bộ bài, đông hơn thì hai bộ
    .is-1 = Một bộ bài 52 lá
    .is-2 = Hai bộ bài 52 lá
option-manipulation-jokers = Joker
    .description = Có bao nhiêu joker
    .none = Mỗi bộ bài một joker
    .is-0 = Không có joker
    .is-1 = Một joker
    .is-2 = Hai joker
    .is-3 = Ba joker
    .is-4 = Bốn joker
option-manipulation-ace = Át
    .description = Át đứng ở đâu trong sảnh
    .both = Át thấp hoặc cao (A-2-3 hoặc Q-K-A)
    .low = Át thấp (A-2-3)
    .high = Át cao (Q-K-A)
option-manipulation-hand_size = Số lá được chia
    .description = Mỗi người được chia bao nhiêu lá
    .is-5 = Mỗi người được chia 5 lá
    .is-6 = Mỗi người được chia 6 lá
    .is-7 = Mỗi người được chia 7 lá
    .is-8 = Mỗi người được chia 8 lá
    .is-9 = Mỗi người được chia 9 lá
    .is-10 = Mỗi người được chia 10 lá
    .is-11 = Mỗi người được chia 11 lá
    .is-12 = Mỗi người được chia 12 lá
    .is-13 = Mỗi người được chia 13 lá
    .is-14 = Mỗi người được chia 14 lá
option-manipulation-min_draws = Bốc trước
    .description = Đầu lượt có bắt buộc phải bốc hay không
    .is-0 = Được hạ bài mà không cần bốc
    .is-1 = Đầu lượt phải bốc
option-manipulation-max_draws = Số lần bốc mỗi lượt
    .description = Mỗi lượt được bốc bao nhiêu lá
    .none = Được bốc cho đến khi hạ bài
    .is-1 = Mỗi lượt bốc tối đa một lá
    .is-2 = Mỗi lượt bốc tối đa hai lá
    .is-3 = Mỗi lượt bốc tối đa ba lá
option-manipulation-meld_after_last_draw = Hạ sau lá bốc cuối
    .description = Sau lá bốc cuối của lượt còn được hạ bài hay không
    .yes = Sau lá bốc cuối của lượt vẫn được hạ bài
    .no = Lá bốc cuối của lượt kết thúc lượt
option-manipulation-min_naturals = Lá thường
    .description = Một phỏm cần ít nhất bao nhiêu lá thường
    .is-1 = Một phỏm cần ít nhất một lá thường
    .is-2 = Một phỏm cần ít nhất hai lá thường
option-manipulation-joker_moves = Joker trên bàn
    .description = Joker nằm trên bàn được dùng làm gì
    .free = Joker trên bàn được thay cho lá khác
    .replaced = Joker trên bàn dùng lại được khi có lá thường thay vào
    .fixed = Joker trên bàn giữ nguyên lá mà nó thay
option-manipulation-initial_meld = Lần hạ đầu
    .description = Lần hạ đầu trong ván phải đáng bao nhiêu điểm, chỉ từ bài trên tay
    .number =
        { $number ->
            [0] Được xếp lại ngay từ lượt đầu
            [1] Lần hạ đầu trong ván chỉ gồm bài trên tay
           *[other] Lần hạ đầu trong ván phải đáng { $number } điểm, chỉ từ bài trên tay
        }
option-manipulation-knock_limit = Ù
    .description = Còn bao nhiêu điểm trên tay thì được ù
    .none = Không được ù
    .number = Được ù khi còn tối đa { $number } điểm
option-manipulation-knock_tie = Bằng điểm người ù
    .description = Ai thắng khi có người còn ít điểm bằng người ù
    .shared = Ai còn ít điểm bằng người ù thì cùng thắng
    .others = Ai còn ít điểm bằng người ù thì thắng thay người ù
option-manipulation-scoring = Cách tính điểm
    .description = Một ván được tính điểm thế nào
    .difference = Người thắng được từ mỗi người số điểm họ còn nhiều hơn
    .zero_sum = Người thắng được từ mỗi người số điểm họ còn nhiều hơn, và họ mất số ấy
    .penalty = Ai cũng nhận số điểm còn trên tay, càng ít càng tốt
option-manipulation-joker_points = Joker trên tay
    .description = Joker còn trên tay tính bao nhiêu điểm
    .number = Joker tính { $number } điểm
option-manipulation-out_bonus = Thưởng hết bài
    .description = Hết bài được thêm bao nhiêu điểm
    .number =
        { $number ->
            [0] Hết bài không được thưởng
           *[other] Hết bài được thêm { $number } điểm
        }
option-manipulation-undercut_bonus = Thưởng thắng người ù
    .description = Ít điểm hơn người ù được thêm bao nhiêu điểm
    .number =
        { $number ->
            [0] Ít điểm hơn người ù không được thưởng
           *[other] Ít điểm hơn người ù được thêm { $number } điểm
        }
option-manipulation-end = Kết thúc trận
    .description = Trận kết thúc theo số điểm hay theo số ván
    .target = Trận kết thúc khi có người đạt { $points } điểm
    .hands = Trận kết thúc sau { $hands } ván

# -- Rummy Thượng Hải -----------------------------------------------------------------------------

option-shanghai-rulebook = Sách luật
    .description = Luật áp dụng khi không có luật nhà nào nói khác
    .standard = Luật chuẩn, cho ba đến tám người
option-shanghai-allow_two = Hai người chơi
    .description = Cho hai người chơi hay không
    .yes = Hai người là đủ
    .no = Ít nhất ba người
option-shanghai-contracts = Bảng hợp đồng
    .description = Mỗi ván cần những gì, và do đó có bao nhiêu ván
    .none = Mười hợp đồng của Rummy Thượng Hải
    .seven = Bảy hợp đồng của Rummy hợp đồng, chơi theo luật này
    .six = Sáu hợp đồng đầu, không cần mua lá nào cũng hạ được
    .three = Ba hợp đồng đầu, cho trận ngắn
    .table = Bảng riêng với { $count } hợp đồng
option-shanghai-contract_exact_sizes = Hợp đồng đúng số lá
    .description = Phỏm của hợp đồng có được dài hơn quy định hay không
    .yes = Phỏm của hợp đồng phải đúng số lá
    .no = Phỏm của hợp đồng được dài hơn quy định
option-shanghai-separate_runs = Sảnh nối đuôi
    .description = Hai sảnh của một hợp đồng có được nối đuôi nhau hay không
    .yes = Hai sảnh cùng chất trong hợp đồng không được nối đuôi nhau
    .no = Hai sảnh cùng chất trong hợp đồng được nối đuôi nhau
option-shanghai-further_melds = Phỏm mới
    .description = Sau khi hạ hợp đồng có được hạ phỏm mới hay không
    .yes = Sau hợp đồng được hạ thêm phỏm mới
    .no = Sau hợp đồng chỉ được gửi bài
option-shanghai-layoff_on_contract_turn = Gửi bài ngay
    .description = Có được gửi bài ngay trong lượt hạ hợp đồng hay không
    .yes = Được gửi bài ngay trong lượt hạ hợp đồng
    .no = Chỉ được gửi bài từ lượt kế sau khi hạ hợp đồng
option-shanghai-must_discard_to_go_out = Lá đánh cuối
    .description = Có cần đánh lá cuối mới hết bài hay không
    .yes = Chỉ hết bài bằng cách đánh lá cuối cùng
    .no = Được hết bài mà không cần đánh
option-shanghai-deuces_wild = Lá 2 vạn năng
    .description = Mọi lá 2 có phải là lá vạn năng hay không
    .yes = Mọi lá 2 đều vạn năng như joker
    .no = Chỉ joker là lá vạn năng
option-shanghai-wild_limit = Giới hạn lá vạn năng
    .description = Một phỏm được có bao nhiêu lá vạn năng
    .half = Phỏm không bao giờ có lá vạn năng nhiều hơn lá thường
    .fewer = Phỏm luôn có lá vạn năng ít hơn lá thường
    .none = Phỏm cần một lá thường; còn lại vạn năng hết cũng được
option-shanghai-swap = Đổi lá
    .description = Được đổi lấy lá vạn năng ở đâu
    .runs = Được đổi lấy lá vạn năng trong sảnh
    .any = Được đổi lấy lá vạn năng trong cả sảnh lẫn bộ
    .none = Lá vạn năng nằm yên tại chỗ
option-shanghai-may_i_priority = Ai mua trước
    .description = Ai được lá ngửa khi nhiều người muốn mua
    .seat = Người gần nhất bên trái người đang tới lượt mua trước
    .first_asker = Ai xin mua trước thì được mua trước
option-shanghai-max_buys = Số lần mua
    .description = Mỗi người được mua bao nhiêu lá ngửa
    .table = Ba lần mua, riêng ván 9 và 10 bốn lần
    .none = Mua không giới hạn
    .number =
        { $number ->
            [0] Không được mua
           *[other] { $number } lần mua
        }
option-shanghai-max_buys_per = Cách đếm lần mua
    .description = Số lần mua tính cho mỗi ván hay cho cả trận
    .hand = Số lần mua tính riêng cho mỗi ván
    .game = Số lần mua tính chung cho cả trận
option-shanghai-buy_penalty = Lá phạt
    .description = Mua một lá ngửa thì bốc kèm mấy lá từ nọc
    .is-1 = Mua lá ngửa thì bốc kèm một lá từ nọc
    .is-2 = Mua lá ngửa thì bốc kèm hai lá từ nọc
option-shanghai-chain_buys = Mua tiếp
    .description = Lá nằm dưới lá vừa mua có được mua tiếp hay không
    .yes = Lá nằm dưới lá vừa mua được mời mua tiếp
    .no = Mỗi lượt chỉ mua nhiều nhất một lá ngửa
option-shanghai-down_may_buy = Mua sau hợp đồng
    .description = Đã hạ hợp đồng rồi có được mua nữa hay không
    .yes = Hạ hợp đồng rồi vẫn được mua
    .no = Hạ hợp đồng rồi thì không được mua nữa
option-shanghai-exhausted = Hết nọc
    .description = Khi nọc hết thì sao
    .recycle = Bài đã đánh được xáo thành nọc mới
    .end = Ván kết thúc khi có người muốn bốc mà nọc đã hết
option-shanghai-card_values = Lá số
    .description = Các lá từ 2 đến 10 tính bao nhiêu
    .fives = Lá từ 2 đến 10 tính 5 điểm mỗi lá
    .pips = Lá từ 2 đến 10 tính theo số
option-shanghai-joker_points = Điểm lá vạn năng
    .description = Lá vạn năng trên tay tính bao nhiêu
    .number = Lá vạn năng tính { $number } điểm
option-shanghai-blind_bonus = Hết bài một mạch
    .description = Hết bài ngay trong lượt hạ hợp đồng có được thưởng hay không
    .yes = Hết bài ngay trong lượt hạ hợp đồng: −25, không có lá vạn năng: −50
    .no = Hết bài ngay trong lượt hạ hợp đồng không được thưởng gì
