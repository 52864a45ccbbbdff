# Những từ dùng để ghép câu cho mọi chủ đề.

# -- danh sách và điều luật -----------------------------------------------------------------------

# "An, Bình và Chi": trừ mục cuối, các mục nối bằng list-next; mục cuối nối bằng list-last.
list-next = { $first }, { $next }
list-last = { $first } và { $last }

# Một con số đứng một mình, như trên một thanh.
number = { $number }

# Kết thúc lời từ chối bằng điều luật làm căn cứ.
cited = { $sentence } ({ $book } { $rule })
cited-alone = { $sentence } (luật { $rule })

# -- lá bài ---------------------------------------------------------------------------------------

# Giữa các phỏm của một hợp đồng.
melds-between = { $melds } · { $meld }
computer = { $name } (máy)
computer-of = { $name } (máy, { $strength })

# How well a computer plays, the least first; $version tells a newer style of play from an older one.
strength-easy = dễ
strength-medium = vừa
strength-strong = khó
strength-version = { $strength } v{ $version }

# -- mục tiêu -------------------------------------------------------------------------------------

# $size là "plain", "exact" hoặc "more".
goal-set =
    { $count } bộ { $size ->
        [exact] đúng { $least } lá
        [more] từ { $least } lá trở lên
       *[plain] { $least } lá
    }
goal-run =
    { $count } sảnh { $size ->
        [exact] đúng { $least } lá
        [more] từ { $least } lá trở lên
       *[plain] { $least } lá
    }
goal-whole-hand = { $melds }, hạ hết cả tay

# -- bảng điểm ------------------------------------------------------------------------------------

# Một trong các dòng dưới đây với tên đứng trước; khi tên là tiêu đề thì dòng đứng một mình.
line-of = { $who }: { $line }

line-in-hand =
    { $count ->
        [0] trên tay không còn lá nào
       *[other] còn { $cards } trên tay
    }, { $points } điểm
    .tiles =
        { $count ->
            [0] không còn thẻ nào trên giá
           *[other] còn { $cards } trên giá
        }, { $points } điểm
line-in-hand-count =
    { $count ->
        [0] trên tay không còn lá nào
       *[other] còn { $count } lá trên tay
    }, { $points } điểm
    .tiles =
        { $count ->
            [0] không còn thẻ nào
           *[other] còn { $count } thẻ
        } trên giá, { $points } điểm
line-laid-count = hạ { $count } lá, { $added } điểm
line-went-rummy = về rummy, tính gấp đôi, { $points } điểm
line-least-in-hand = bài trên tay ít nhất, { $points } điểm
    .tiles = còn ít nhất trên giá, { $points } điểm
line-out-bonus = thưởng hết bài, { $added } điểm
line-knock-beaten = thưởng vì ít điểm hơn người gõ, { $added } điểm
line-went-out = hết bài, { $points } điểm
    .tiles = hết thẻ, { $points } điểm
line-went-blind = hết bài một mạch, { $added } điểm
line-laid = hạ { $cards }, { $added } điểm
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

# -- trò chơi -------------------------------------------------------------------------------------

# Giá trị là tên, .book là cách trích luật, .description là lời của /rummy new.
game-basic = Rummy cơ bản
    .book = Cơ bản
    .description = Bốc, hạ phỏm, gửi, đánh. Ai hết bài trước được điểm của các lá người khác còn cầm.
game-contract = Rummy hợp đồng
    .book = Hợp đồng
    .description = Bảy ván, mỗi ván phải hạ một hợp đồng trước. Tổng điểm thấp nhất thắng.
game-shanghai = Rummy Thượng Hải
    .book = Thượng Hải
    .description = Mười ván, mỗi ván hạ một hợp đồng trước, được mua lá ngửa. Tổng điểm thấp nhất thắng.
game-dummy = Dummy Thái
    .book = Dummy
    .description = Ăn từ hàng bài đã đánh, hạ phỏm, gửi bài rồi ù. Ai đạt 500 điểm trước thì thắng.
game-rummy500 = Rummy 500
    .book = Rummy 500
    .description = Ăn từ hàng bài đã đánh, hạ phỏm lấy điểm. Ai đạt 500 điểm trước thì thắng.
game-manipulation = Rummy xếp lại
    .book = Xếp lại
    .description = Xếp lại mọi phỏm trên bàn để hạ bài. Ai còn ít điểm nhất được điểm; đạt 150 điểm trước thì thắng.
game-tiles = Rummy thẻ số
    .book = Thẻ số
    .description = Hạ bộ và sảnh bằng thẻ số, xếp lại bàn để hạ thẻ của mình. Ai ra hết thẻ trước thì thắng ván.
game-gin = Gin Rummy
    .book = Gin
    .description = Cho hai người. Xếp bài thành phỏm rồi gõ hoặc gin. Có cả Oklahoma và Hollywood.
game-indian = Rummy Ấn Độ
    .book = Ấn Độ
    .description = 13 lá, hai sảnh, một sảnh thuần. Báo ù, hoặc úp bài kịp lúc. Có điểm, pool và theo ván.
game-phases = Mười màn
    .book = Màn
    .description = Làm mười màn, mỗi ván nhiều nhất một màn. Có lá mất lượt, lá vạn năng; điểm thấp là tốt.
