# Moves typed in one line: /play.

command-play = Chơi bằng một dòng chữ, ví dụ: bốc; 7h 8h 9h; 2c
option-play-move = Nước đi của bạn, nhiều nước thì cách nhau bằng dấu ; – gợi ý hiện ra khi bạn gõ.

# -- what can be typed ----------------------------------------------------------------------------

# Names of a word, separated by commas. The English ones are understood in every language.
play-word-draw = bốc, rút
play-word-take = ăn, lấy
play-word-ask = xin lá, xin, mua lá, mua
play-word-pass = không xin, bỏ lượt, thôi
play-word-meld = hạ, hạ phỏm
play-word-discard = đánh, bỏ
play-word-contract = hợp đồng, màn
play-word-knock = ù, gõ bàn, gõ
play-word-row = hàng bài, hàng
play-word-swap = đổi
play-word-on = gửi, lên
play-word-table = bàn, xếp
play-word-next = ván tiếp, ván sau, tiếp
play-word-undo = lấy lại

# -- moves in few words ---------------------------------------------------------------------------

play-no-offers = Hiện chưa có gợi ý: hãy gõ trọn nước đi
play-move-draw = bốc từ nọc
play-move-take = ăn { $card }
play-move-take-upcard = ăn lá ngửa
play-move-may-i = xin { $card }, kèm một lá phạt
play-move-let-go = không lấy { $card }
play-move-end = bỏ lượt và hết ván
play-move-row = ăn { $count } lá của hàng bài, hạ { $cards }
play-move-row-on = ăn { $count } lá của hàng bài và gửi { $cards } vào { $meld } của { $name }
play-move-row-free = ăn { $card } từ hàng bài
play-move-contract = hạ hợp đồng: { $melds }
play-move-meld = hạ { $cards }
play-move-lay-off = gửi { $cards } vào { $meld } của { $name }
play-move-swap = { $card } đổi lấy joker trong { $meld } của { $name }
play-move-discard = đánh { $card }
play-move-knock = ù với { $card }
play-move-rearrange = hạ { $cards } (trước: { $before }; sau: { $melds })
play-move-knock-alone = gõ bàn
play-move-knock-laying = hạ { $cards } rồi gõ bàn
play-move-knock-rearranging = hạ { $cards } (trước: { $before }; sau: { $melds }) rồi gõ bàn
play-move-pass = bỏ lượt
play-move-next = sẵn sàng cho ván tiếp
play-move-undo = lấy lại các lá vừa ra

# -- what came of it ------------------------------------------------------------------------------

play-played = ✓ Đã chơi: { $moves }.
play-not-played = ✗ Chưa chơi được: { $part }. { $why }
play-left-out = -# Phần còn lại cũng chưa được chơi: { $parts }
play-waits = ⏳ Sẽ chơi tiếp khi mọi người đã trả lời: { $parts }
play-overtaken = Bạn đã chơi khác đi sau khi gõ, nên phần này được bỏ qua.
play-draft = Những gì trên bàn nháp của bạn chưa được hạ.
play-fault = Có lỗi phía bot. Hãy xem bàn rồi chơi tiếp từ đó.
play-no-next = Ván này vẫn đang chơi. Hết ván rồi mới sang ván tiếp được.

# -- what is not understood -----------------------------------------------------------------------

play-unread-empty = Bạn chưa gõ gì. Hãy viết một nước đi như bốc, 7h 8h 9h hoặc 2c, nhiều nước thì cách nhau bằng dấu ;
play-unread-not-a-card = “{ $word }” không phải là một lá bài: hãy viết số rồi chất, như 7h hoặc 10s, và jk cho joker.
play-unread-not-a-word = “{ $word }” không phải lá bài cũng không phải nước đi. Lá bài viết như 7h hoặc 10s, nước đi viết như bốc, ăn hoặc 7h 8h 9h.
play-unread-near-a-word = “{ $word }” không phải lá bài cũng không phải nước đi. Có phải ý bạn là “{ $near }”?
play-unread-not-a-number = “{ $word }” không phải số của một phỏm. Các phỏm trên bàn đếm từ 1, ví dụ 4s > 2.
play-unread-no-cards = “{ $word }” chưa nói lá bài nào. Hãy viết kèm lá bài, ví dụ 4s > 2 hoặc đổi 5h 2.
play-unread-one-card = “{ $word }” nêu nhiều lá ở chỗ chỉ cần một lá. Sau ù và hàng bài hãy đặt dấu hai chấm, ví dụ ù 2c: 7h 8h 9h.
play-unread-stands-alone = “{ $word }” tự nó đã là một nước đi. Hãy viết ; rồi mới đến nước tiếp theo, ví dụ bốc; 2c.
play-unread-several = Dòng đó có thể hiểu theo nhiều cách. Hãy gõ cách bạn muốn: { $lines }
