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

# How well a computer plays, the least first.
strength-easy = dễ
strength-medium = vừa
strength-strong = khó

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
# Một dòng trong bảng hợp đồng.
contract-of-deal = - Ván { $deal }, mỗi người { $cards } lá: { $goal }
# Một dòng trong danh sách màn.
phase-of-list = - { $number }: { $goal }

# -- bảng điểm ------------------------------------------------------------------------------------

# Một trong các dòng dưới đây với tên đứng trước; khi tên là tiêu đề thì dòng đứng một mình.
line-of = { $who }: { $line }

line-in-hand =
    { $count ->
        [0] trên tay không còn lá nào
       *[other] còn { $cards } trên tay
    }, { $points } điểm
line-in-hand-count =
    { $count ->
        [0] trên tay không còn lá nào
       *[other] còn { $count } lá trên tay
    }, { $points } điểm
line-laid-count = hạ { $count } lá, { $added } điểm
line-least-in-hand = bài trên tay ít nhất, { $points } điểm
line-out-bonus = thưởng hết bài, { $added } điểm
line-went-out = hết bài, { $points } điểm
line-laid = hạ { $cards }, { $added } điểm
