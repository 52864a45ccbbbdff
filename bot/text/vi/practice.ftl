# Ván chơi thử: lời của người hướng dẫn. Mỗi lời bắt đầu bằng việc đang nói tới.

command-practice = Chơi thử một ván với máy, từng bước đều được giải thích, chỉ mình bạn thấy
option-practice-game = Trò chơi nào

practice-title = ### 🎓 Chơi thử: { $game }
practice-head = 🎓 Chơi thử
practice-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ ăn gì và đánh gì: từ đó biết họ đang gom bài nào.
practice-short-draw = { $card } có giúp bạn không? Có thì ăn, không thì bốc.
practice-short-draw-row = Bốc từ nọc.
practice-short-row = Phỏm ăn được từ hàng bài có đáng với các lá kèm theo không? Không thì bốc.
practice-short-sweep = Những gì hạ được có đáng với các lá kèm theo không? Không thì bốc.
practice-short-may-i = { $card } có đáng một lá phạt không? Không thì bấm **{ button-pass }**.
practice-short-lay = Bạn hạ được bài.
    .tiles = Bạn hạ được thẻ.
practice-short-lay-dummy = Bạn hạ được bài, và bài đã hạ là điểm của bạn.
practice-short-discard = Đánh lá bạn ít cần nhất.
practice-short-discard-dummy = Đánh lá bạn ít cần nhất và ít giúp người kế tiếp nhất.
practice-short-rearrange = Hạ bài, hoặc bốc tiếp.
    .tiles = Hạ thẻ, hoặc bốc.
practice-short-watch = Bây giờ đến lượt người khác.

first-look-set = một bộ: các lá cùng số
    .tiles = một bộ: các thẻ cùng số, khác màu nhau
first-look-run = một sảnh: các lá liền nhau cùng chất
    .tiles = một sảnh: các thẻ cùng màu, số liền nhau
first-look-lay-off = gửi: lá này nối vào sảnh kia, của ai cũng được
    .tiles = thêm vào sảnh kia, của ai hạ cũng được
first-look-row = hàng bài: các lá đã đánh, lá cũ nhất ở đầu
first-look-take = ăn từ hàng bài: lá đầu là của bạn; bạn lấy hàng bài từ lá thứ hai trở đi, và hạ ngay các lá này
first-look-sweep = ăn từ hàng bài: bạn lấy từ lá thứ hai trở đi, và hạ ngay lá đó cùng bài của bạn
first-look-table = một sảnh nằm trên bàn
first-look-split = lá của bạn tách nó thành hai sảnh: 4♠ 5♠ 6♠ và 6♠ 7♠ 8♠
    .tiles = thẻ của bạn tách nó thành hai sảnh: 4-5-6 và 6-7-8
first-look-number-set = bộ: các lá cùng số; màn đầu cần hai bộ
first-look-number-run = sảnh: các số liền nhau, màu nào cũng được
first-look-hit = gửi bài: gửi vào sảnh đó, của ai cũng được
first-look-wild-and-skip = lá vạn năng thay cho lá nào cũng được, và lá mất lượt bắt một người mất lượt
first-look-first-life = mạng thứ nhất: một sảnh không có joker
first-look-second-life = mạng thứ hai: một sảnh nữa, có joker hay không
first-look-left-over = còn thừa: lá không vào nhóm nào; bạn bị tính các lá này
first-look-deadwood = bài rác: lá không nằm trong phỏm nào; càng ít càng tốt
first-look-show = gửi: sau khi gõ, người kia được gửi lá này vào sảnh đó
first-look-melds = -# Bộ và sảnh gọi chung là **phỏm**.
button-begin = Bắt đầu

# -- Rummy cơ bản ---------------------------------------------------------------------------------

practice-basic-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hết bài trước mọi người thì bạn được điểm của những lá họ còn cầm.
practice-basic-draw = **Bốc** từ **nọc** (chồng úp), hoặc ăn **lá ngửa** { $card } nếu nó thành phỏm hoặc gửi được.
practice-basic-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: **{ button-meld }** là các lá đó không còn làm bạn mất điểm. Hoặc chờ: hạ hết bài trong một lượt là về rummy, tính gấp đôi.
practice-basic-lay-off = **Gửi bài.** Một lá của bạn khớp với một phỏm trên bàn, của ai cũng được: bấm **{ button-lay-off }**.
practice-basic-out = **Sắp hết bài.** Hạ, gửi hoặc đánh lá cuối cùng là bạn thắng ván.
practice-basic-taken = **Lá ngửa vừa ăn** không được đánh ngay trong lượt này; lá khác thì được.
practice-basic-discard = **Đánh bài** để hết lượt. Lá còn cầm lúc hết ván cho người thắng điểm: K, Q, J mỗi lá 10, Át 1. Đánh lá nhiều điểm trước.

# -- Rummy hợp đồng -------------------------------------------------------------------------------

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

# -- Rummy Thượng Hải -----------------------------------------------------------------------------

practice-shanghai-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Trước hết hạ **hợp đồng** của ván cùng một lúc: { $goal }. Sau đó tìm cách hết bài: lá còn cầm lúc hết ván bị tính điểm.
practice-shanghai-buy = **Mua không?** { $name } bỏ lại { $card }. Bạn có thể mua dù chưa đến lượt; kèm theo là một **lá phạt** từ nọc, và số lần mua có hạn. Hãy mua lá giúp bạn gần hợp đồng hơn.
practice-shanghai-bought = **Mua được rồi**, kèm một lá phạt: thêm bài để chọn, nhưng cũng thêm bài phải ra hết.
practice-shanghai-swap = **Đổi lá vạn năng.** Bạn cầm đúng lá mà một joker trong sảnh đang thay: đặt lá đó vào và lấy joker về. Bạn được giữ nó.

# -- Dummy Thái -----------------------------------------------------------------------------------

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

# -- Rummy 500 ------------------------------------------------------------------------------------

practice-rummy500-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Bài đã hạ là điểm của bạn, bài còn cầm khi có người hết bài thì bị trừ.
practice-rummy500-draw = **Bốc** từ **nọc** (úp): chưa dùng được lá nào của hàng bài. Lá nào đánh ra cũng ở lại **hàng bài**, về sau ai cũng ăn được.
practice-rummy500-take = **Bạn ăn được từ hàng bài!** Chọn một lá dùng được ngay: lá đó và mọi lá sau nó về tay bạn, và lá đó được hạ. Hãy xem dòng thứ hai: còn những lá nào về tay, và chúng có thể bị trừ bao nhiêu.
practice-rummy500-swept = **Đã ăn.** Những lá còn lại đang trên tay bạn. Ngay lượt này bạn được hạ tiếp, còn bài cầm đến cuối ván thì bị trừ.
practice-rummy500-meld = **Hạ phỏm.** Bạn có một bộ hoặc một sảnh: **{ button-meld }** hạ nó xuống, và nó là điểm của bạn. Bài giữ lại có thể bị trừ.
practice-rummy500-lay-off = **Gửi bài.** Bạn có lá hợp với một phỏm trên bàn: **{ button-lay-off }**. Lá đó là điểm của bạn, dù phỏm của ai; viền màu cho biết lá của ai.
practice-rummy500-out = **Sắp hết bài.** Hạ hoặc đánh lá cuối là hết ván: người khác bị trừ các lá còn cầm.
practice-rummy500-behind = **{ $name } sắp hết bài.** Hạ những gì hạ được, và đừng ăn nhiều hơn số lá mình dùng được.
practice-rummy500-spent = **Nọc đã hết.** Còn lợi thì cứ ăn từ hàng bài. Nếu không, bấm **{ button-pass-ends }**.
practice-rummy500-discard = **Đánh một lá.** Lá đó nằm ở cuối hàng bài, người kế tiếp ăn được nó cùng những lá ở đó. Lá cao mà không dùng được thì đánh trước.

# -- Mười màn -------------------------------------------------------------------------------------

practice-phases-welcome = Ván này chỉ bạn thấy, không tính gì và không ai giục. Trước hết hạ **màn** của bạn cùng một lúc: hai bộ, mỗi bộ ba lá cùng số. Rồi ra hết các lá còn lại: lá còn cầm khi hết ván bị tính điểm.
practice-phases-draw = **Bốc** từ **nọc** (bài úp), hoặc ăn **lá ngửa** { $card } nếu nó giúp bạn gần màn hơn. Các khung trên bài cho thấy còn thiếu gì.
practice-phases-skip-stays = **Lá mất lượt nằm trên cùng.** Không ai ăn được: hãy bốc từ nọc.
practice-phases-ready = **Bạn hạ được màn!** Nút xanh cho thấy các cách; cách đầu để lại ít điểm nhất. Lá đã nằm trên bàn không còn bị tính.
practice-phases-lay-off = **Gửi bài.** Bạn có lá hợp với một phỏm trên bàn, của ai cũng được: **{ button-lay-off }**. Bên cạnh sảnh có ghi những số nối tiếp được.
practice-phases-skip = **Lá mất lượt** không nằm trong phỏm nào. Đánh nó ra và chọn ai mất lượt: tốt nhất là người đã hạ màn và còn ít lá.
practice-phases-wild = **Lá vạn năng** (ngôi sao) thay cho lá nào cũng được. Giữ nó cho màn của bạn: còn trên tay thì bị tính 25.
practice-phases-out = **Sắp hết bài.** Gửi hoặc đánh lá cuối cùng thì ván kết thúc. Khi đó chỉ người khác bị tính điểm.
practice-phases-behind = Có người đã hạ màn và có thể sắp hết bài: hãy bỏ những lá cao mà bạn không cần.
practice-phases-discard = **Đánh một lá.** Thế là hết lượt. Giữ những gì màn cần; trong các lá còn lại 10, 11 và 12 bị tính nhiều nhất.

# -- Rummy xếp lại --------------------------------------------------------------------------------

practice-manipulation-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hãy hết bài trước mọi người. Phỏm trên bàn là của chung: bạn được **xếp lại** chúng để có chỗ cho bài của mình.
practice-manipulation-draw = **Bốc** từ **nọc** (chồng úp). Đầu lượt phải bốc một lá, được bốc tối đa ba lá; lá thứ ba kết thúc lượt.
practice-manipulation-lay = **Hạ bài.** Bạn có lá thành phỏm hoặc khớp với một phỏm trên bàn. Chọn chúng rồi bấm nút màu xanh lá. Hạ xong là hết lượt.
practice-manipulation-rearrange = **Xếp lại.** Bàn cứ thế này thì chưa lá nào khớp. Mở các phỏm, chọn lá trong đó và trên tay, rồi chuyển sang **nhóm mới**: bộ bốn lá và đầu của sảnh dài nhường được một lá. Chưa gì được hạ trước khi bấm **{ button-done }**.
practice-manipulation-draw-on = **Bốc tiếp.** Không tìm được cách hạ thì bốc thêm một lá. Những gì bạn đã xếp vẫn còn đó.
practice-manipulation-knock = **Bạn gõ bàn được rồi!** Trên tay còn ít điểm như vậy, bạn được kết thúc ván. Ai còn ít nhất thắng phần người khác còn nhiều hơn.
practice-manipulation-out = **Sắp hết bài.** Hạ những lá cuối là bạn thắng ván.
practice-manipulation-done = **Lượt của bạn kết thúc** ngay khi hạ bài, hoặc khi bốc lá thứ ba.
practice-manipulation-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ hạ bài vào đâu: mỗi phỏm mới có thể có chỗ cho bài của bạn.

# -- Rummy thẻ số ---------------------------------------------------------------------------------

practice-tiles-welcome = Chỉ mình bạn thấy ván này, không tính vào thành tích, cứ thong thả mà chơi. Hãy ra hết thẻ trước mọi người. Muốn bắt đầu, bạn cần bộ và sảnh đáng 30 điểm từ giá của mình. Sau đó phỏm trên bàn là của chung: bạn được **xếp lại** chúng để có chỗ cho thẻ của mình.
practice-tiles-begin = **Lần hạ đầu** phải đáng 30 điểm, hoàn toàn từ giá. Chọn các thẻ của một bộ hay sảnh, chuyển sang **nhóm mới**, rồi nhóm tiếp theo. Chưa đủ thì **bốc**.
practice-tiles-draw = **Bốc.** Không thẻ nào có chỗ thì bốc một thẻ từ **nọc** là hết lượt.
practice-tiles-lay = **Hạ thẻ.** Bạn có thẻ thành phỏm hoặc khớp với một phỏm trên bàn. Chọn chúng rồi bấm nút màu xanh lá. Hạ xong là hết lượt.
practice-tiles-rearrange = **Xếp lại.** Bàn cứ thế này thì chưa thẻ nào khớp. Mở các phỏm, chọn thẻ trong đó và trên giá, rồi chuyển sang **nhóm mới**: bộ bốn thẻ và đầu của sảnh dài nhường được một thẻ.
practice-tiles-out = **Sắp ra hết.** Hạ những thẻ cuối là bạn thắng ván.
practice-tiles-done = **Lượt của bạn kết thúc** ngay khi hạ thẻ, hoặc khi bốc.
practice-tiles-watch = **Lượt người khác.** Máy tự chơi. Hãy để ý họ hạ thẻ vào đâu: mỗi phỏm mới có thể có chỗ cho thẻ của bạn.

# -- Chỉ cho tôi ----------------------------------------------------------------------------------

button-show-me = Chỉ cho tôi
# In its place once a move is shown: the reason, and what speaks for it.
button-why = Vì sao?
button-do-it = Làm giúp
button-stop-practice = Dừng
practice-show = 💡 **Người chơi giỏi có thể:** { $move }.
practice-done = ✓ **Đã làm:** { $move }. { $why }

# -- kết thúc -------------------------------------------------------------------------------------

practice-won = 🎉 **Chơi hay lắm!** Bạn biết chơi rồi đấy! Chơi ván nữa, hoặc rủ bạn bè cùng chơi nhé.
practice-lost = **Hết ván rồi.** Ván này { $name } thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
    .tiles = **Hết ván rồi.** Ván này { $name } thắng. Chơi ván nữa nhé: thẻ khác đi, cách chơi vẫn vậy.
practice-nobody = **Hết ván rồi.** Lần này không ai thắng. Chơi ván nữa nhé: bài khác đi, cách chơi vẫn vậy.
    .tiles = **Hết ván rồi.** Lần này không ai thắng. Chơi ván nữa nhé: thẻ khác đi, cách chơi vẫn vậy.
practice-never-born = Bạn chưa ra đời nên lá còn cầm bị trừ gấp đôi: lần sau hãy ăn hàng bài sớm hơn.
practice-stopped = Ván chơi thử này đã kết thúc. Ván này không tính vào thành tích.
practice-leave = Dừng ván chơi thử { $game } này? Ván này không tính vào thành tích.
practice-real = { COMMAND("rummy new", $game) } mở một bàn trong kênh này cho ai muốn vào chơi; máy có thể ngồi các chỗ còn trống.
button-another-deal = Ván khác
button-real-game = Mở bàn
button-practice = Chơi thử một ván
hand-may-i-untimed = **Xin lá?** Bạn có thể lấy { $card } ngay, kèm một lá phạt từ nọc.
table-window-untimed = **Xin lá?** Đang cho xin { $card }. Chưa trả lời: { $names }.
