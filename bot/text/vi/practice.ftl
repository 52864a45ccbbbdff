# Ván chơi thử: lời của người hướng dẫn. Mỗi lời bắt đầu bằng việc đang nói tới.

command-practice = Chơi thử một ván với máy, từng bước đều được giải thích, chỉ mình tôi thấy
option-practice-game = Trò chơi nào

practice-head = ### 🎓 Chơi thử: { $game }
practice-watch = **Lượt người khác.** Máy tự chơi và tin nhắn này cập nhật theo. Hãy để ý họ ăn gì và đánh gì: từ đó biết họ đang gom bài nào.
practice-short-draw = { $card } có giúp bạn không? Có thì ăn, không thì bốc.
practice-short-draw-row = Bốc từ nọc.
practice-short-row = Xem thử **{ button-row }**: phỏm đó có đáng với các lá kèm theo không? Không thì bốc.
practice-short-may-i = { $card } có đáng một lá phạt không? Không thì bấm **{ button-pass }**.
practice-short-lay = Bạn hạ được bài: **{ button-suggest }** cho xem tất cả.
practice-short-lay-dummy = Bạn hạ được bài, và bài đã hạ là điểm của bạn: **{ button-suggest }** cho xem tất cả.
practice-short-discard = Chọn lá bạn ít cần nhất rồi đánh.
practice-short-discard-dummy = Đánh lá bạn ít cần nhất và ít giúp người kế tiếp nhất.
practice-short-watch = Bây giờ đến lượt người khác; tin nhắn này cập nhật theo.

# -- Rummy cơ bản ---------------------------------------------------------------------------------

practice-basic-welcome = **Ván tập.** Chỉ mình bạn thấy, không tính vào thành tích, cứ thong thả mà chơi. Hết bài trước các máy thì bạn được điểm của những lá họ còn cầm.
practice-basic-draw = **Bốc hoặc ăn.** Lượt của bạn bắt đầu bằng một lá: lá trên cùng của nọc, hoặc lá ngửa { $card }. Ăn lá ngửa nếu nó thành phỏm với bài của bạn hoặc gửi được.
practice-basic-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: chọn các lá đó rồi bấm **{ button-meld }**, hoặc bấm **{ button-suggest }** để xem. Bài đã nằm trên bàn không còn làm bạn mất điểm. Bạn cũng có thể chờ: ai hạ hết bài trong đúng một lượt là về rummy, tính gấp đôi.
practice-basic-lay-off = **Gửi bài.** Một lá của bạn khớp với một phỏm trên bàn: chọn lá đó rồi bấm **{ button-lay-off }**. Phỏm của ai cũng được, và bạn không cần hạ phỏm trước.
practice-basic-out = **Sắp hết bài.** Lá cuối cùng có thể hạ, gửi hoặc đánh. Khi đó ván kết thúc và bạn thắng.
practice-basic-taken = **Lá vừa ăn.** Lá ngửa bạn vừa ăn không được đánh ngay trong lượt này; lá khác thì được.
practice-basic-discard = **Đánh bài.** Lượt của bạn kết thúc bằng một lá đánh ra: chọn một lá trong mục **{ hand-discard }**. Đánh lá lẻ, ưu tiên lá nhiều điểm: mỗi lá K, Q hoặc J còn cầm cho người thắng 10 điểm, Át 1 điểm.

# -- Rummy hợp đồng -------------------------------------------------------------------------------

practice-contract-welcome = **Ván tập.** Chỉ mình bạn thấy, không tính vào thành tích, cứ thong thả mà chơi. Trước hết bạn hạ hợp đồng của ván này cùng một lúc: **{ $goal }**. Sau đó tìm cách hết bài, vì lá còn cầm lúc hết ván bị tính điểm.
practice-contract-may-i = **Xin lá? (“May I?”)** { $name } đã bốc và bỏ lại { $card }. Bạn có thể xin; nếu được, lá trên cùng của nọc đi kèm làm lá phạt, và bạn chưa chơi được lá nào trong hai lá đó trước lượt của mình. Chỉ xin lá giúp bạn gần hợp đồng hơn.
practice-contract-granted = **Xin được rồi.** Lá ngửa và một lá phạt đã vào tay bạn: nhiều lựa chọn hơn, nhưng cũng nhiều bài phải đánh hết hơn.
practice-contract-draw = **Bốc hoặc ăn.** Lượt của bạn bắt đầu bằng một lá. Ăn lá ngửa { $card } nếu nó giúp bạn gần hợp đồng hơn, không thì bốc. Nếu bạn bốc, những người khác có thể xin lá ngửa.
practice-contract-ready = **Bạn đủ hợp đồng!** Bấm **{ button-contract }** rồi chọn cách hạ. Mọi phỏm của hợp đồng hạ cùng một lúc, và lượt này không hạ thêm gì nữa. Ít khi nên chờ: ai chưa hạ gì thì cả bài trên tay bị tính điểm khi hết ván.
practice-contract-made = **Đã hạ hợp đồng.** Lượt này bạn chỉ còn đánh bài. Từ lượt sau bạn được hạ phỏm mới, gửi bài và đổi joker.
practice-contract-owed = **Chơi joker.** Bạn vừa đổi được nó, nên phải hạ nó trong một phỏm mới trước khi đánh bài.
practice-contract-swap = **Đổi joker.** Bạn cầm đúng lá mà một joker trong sảnh đang thay. Đặt lá đó vào, lấy joker, rồi hạ joker trong một phỏm mới ngay lượt này.
practice-contract-meld = **Hạ phỏm mới.** Hợp đồng đã hạ rồi nên bộ hay sảnh nào cũng hạ được: chọn các lá đó rồi bấm **{ button-meld }**, hoặc bấm **{ button-suggest }** để xem.
practice-contract-lay-off = **Gửi bài.** Một lá của bạn khớp với một phỏm trên bàn, của ai cũng được: cùng số vào bộ, lá kế tiếp cùng chất vào sảnh. Chọn lá đó rồi bấm **{ button-lay-off }**.
practice-contract-out = **Sắp hết bài.** Ván kết thúc ngay khi bạn không còn lá nào, dù lá cuối là đánh ra hay không. Khi đó chỉ người khác bị tính điểm.
practice-contract-behind = Đã có người hạ hợp đồng và có thể sắp hết bài: hãy đánh những lá nhiều điểm mà bạn không cần.
practice-contract-discard = **Đánh bài.** Lượt của bạn kết thúc bằng một lá đánh ra: chọn một lá trong mục **{ hand-discard }**. Giữ các lá đi với nhau và mọi joker. Đánh lá lẻ, ưu tiên lá nhiều điểm: lúc hết ván Át tính 15 điểm, K, Q hoặc J 10 điểm, lá khác tính theo số.

# -- Dummy Thái -----------------------------------------------------------------------------------

practice-dummy-welcome = **Ván tập.** Chỉ mình bạn thấy, không tính vào thành tích, cứ thong thả mà chơi. Lá đã hạ được cộng điểm, lá còn cầm bị trừ điểm. Ở giữa là hàng bài (กองกลาง), lá cũ nhất trước. Lá cũ nhất ấy gọi là lá đầu (ใบหัว), chỉ được thêm điểm khi bàn dùng luật thêm.
practice-dummy-draw = **Bốc.** Chưa có lá nào của hàng bài thành phỏm với bài của bạn, nên hãy bốc từ nọc. Bạn chưa ra đời (เกิด): muốn vậy phải ăn hàng bài.
practice-dummy-take = **Bạn có thể ra đời (เกิด)!** Một lá của hàng bài thành phỏm với bài của bạn: bấm **{ button-row }**. Lá đó và mọi lá sau nó vào tay bạn, và phỏm hạ ngay. Từ đó bạn được hạ phỏm và gửi bài.
practice-dummy-born = **Đã ra đời (เกิด).** Từ lượt này bạn được hạ phỏm và gửi (ฝาก). Khi hết ván bạn được điểm các lá đã hạ, trừ các lá còn cầm.
practice-dummy-unborn = **Chưa ra đời.** Trừ khi ù được, bạn chưa hạ gì: chọn một lá trong mục **{ hand-discard }**. Lá đó nằm ở cuối hàng bài, về sau ai cũng ăn được. Nếu hết ván mà bạn chưa ra đời, lá còn cầm bị trừ gấp đôi.
practice-dummy-discard = **Coi chừng người kế tiếp.** Nếu người đó chỉ ăn đúng lá bạn đánh bây giờ và ù ngay lượt ấy, đó là ting ngo (ทิ้งโง่) và bạn mất 50.
practice-dummy-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: chọn các lá đó rồi bấm **{ button-meld }**, hoặc bấm **{ button-suggest }** để xem. Từ giờ các lá đó là điểm của bạn. Trên tay luôn phải còn một lá.
practice-dummy-lay-off = **Gửi (ฝาก).** Một lá của bạn khớp với một phỏm trên bàn: chọn lá đó rồi bấm **{ button-lay-off }**. Điểm lá đó là của bạn, dù phỏm của ai.
practice-dummy-speto = **Một lá speto (สเปโต).** 2♣ và Q♠ đáng 50: được cộng khi bạn hạ, bị trừ khi bạn còn cầm lúc hết ván.
practice-dummy-dark = **Bạn ù kín được (น็อคมืด)!** Bấm **{ button-knock }**: mọi lá hạ xuống trừ một lá, lá đó tính 50, và ván kết thúc. Vì trước lượt này bạn chưa ra đời nên điểm nhân đôi.
practice-dummy-knock = **Bạn ù được (น็อค)!** Bấm **{ button-knock }**: mọi lá hạ xuống trừ một lá, lá đó tính 50, và ván kết thúc. Nếu mọi lá bạn hạ trong ván này đều cùng một chất (สี) thì điểm nhân đôi.
practice-dummy-only-knock = **Chỉ còn cách ù.** Không đánh bài được nữa: hạ những gì đi cùng rồi bấm **{ button-knock }**.
practice-dummy-last-turn = **Nọc đã hết.** Bạn chỉ được ăn hàng bài để ù ngay trong lượt này. Nếu không được, bấm **{ button-pass-turn }** và ván kết thúc.
practice-dummy-fined = **Bị phạt.** Bạn mất { $points } điểm: { $what }. Trong luật có nói về mọi khoản phạt.

# -- Chỉ cho tôi ----------------------------------------------------------------------------------

button-show-me = Chỉ cho tôi
button-do-it = Làm giúp
button-stop-practice = Dừng
practice-show = 💡 **Người chơi giỏi có thể:** { $move }. { $why }
practice-done = ✓ **Đã làm:** { $move }. { $why }

# -- kết thúc -------------------------------------------------------------------------------------

practice-won = 🎉 **Chơi hay lắm!** Bạn biết chơi rồi đấy! Chơi ván nữa, hoặc rủ bạn bè cùng chơi nhé.
practice-lost = **Hết ván rồi.** Ván này { $name } thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
practice-nobody = **Hết ván rồi.** Lần này không ai thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
practice-never-born = Bạn chưa ra đời nên lá còn cầm bị trừ gấp đôi: lần sau hãy ăn hàng bài sớm hơn.
practice-stopped = Ván chơi thử này đã kết thúc. Ván này không tính vào thành tích.
practice-leave = Dừng ván chơi thử { $game } này? Ván này không tính vào thành tích.
practice-real = { COMMAND("rummy new", $game) } mở một bàn trong kênh này cho ai muốn vào chơi; máy có thể ngồi các chỗ còn trống.
button-another-deal = Ván khác
button-real-game = Chơi thật
button-practice = Chơi thử một ván
hand-may-i-untimed = **Xin lá?** Bạn có thể lấy { $card } ngay, kèm một lá phạt từ nọc.
table-window-untimed = **Xin lá?** Đang cho xin { $card }. Chưa trả lời: { $names }.
