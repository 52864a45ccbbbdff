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
    .yes = Át thấp hoặc cao (A-2-3 hoặc Q-K-A) và tính 15 điểm
    .no = Át thấp (A-2-3) và tính 1 điểm
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
option-basic-reshuffle_timing = Lúc làm nọc mới
    .description = Bài đã đánh thành nọc mới vào lúc nào
    .on_draw = Bài đã đánh thành nọc mới khi có người muốn bốc
    .on_empty = Bài đã đánh thành nọc mới ngay khi lá cuối của nọc được bốc

# -- Rummy hợp đồng -------------------------------------------------------------------------------

option-contract-rulebook = Sách luật
    .description = Bản nào trong hai bản luật áp dụng khi không có luật nhà nào nói khác
    .a = Sách luật A: luật đầy đủ, cho ba đến năm người
    .b = Sách luật B: luật ngắn, hai người cũng chơi được
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
option-dummy-ti_on = Ti on (ตีอ้อน)
    .description = Người đầu tiên đánh lá cùng họ với speto có thể bị trừ 50 hay không
    .yes = Ti on (ตีอ้อน): lá cùng họ đánh đầu tiên bị ghép phỏm với speto thì trừ 50
    .no = Đánh lá đầu tiên cùng họ với speto không bị phạt
option-dummy-fak_speto = Faak speto (ฝากสเปโต)
    .description = Speto được gửi vào lá của bạn có bị trừ 50 hay không
    .yes = Faak speto (ฝากสเปโต): speto được gửi vào lá của bạn thì bạn bị trừ 50
    .no = Speto được gửi vào lá của bạn thì bạn không bị phạt
