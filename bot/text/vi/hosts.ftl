# Các chỗ ngồi của bàn: ai được mời, bị đưa ra, hay còn phải chờ.

button-seats = Chỗ ngồi
button-not-this-time = Để lần sau
button-remove = Cho rời bàn
button-withdraw = Rút lời mời
button-start-without = Bắt đầu không chờ
button-free-seats = Bỏ giữ chỗ của họ
button-wait = Chờ
lobby-guests = 💌 Giữ một chỗ cho { $names }: bạn chơi chứ?
seats-title =
    ## Chỗ ngồi
    -# Chỉ chủ bàn mới bỏ chỗ và giữ chỗ cho khách được.
seats-person = **{ $name }**
seats-guest = **{ $name }** · đã mời
seats-alone = Chưa có ai khác ngồi đây.
seats-invite = Mời một người
seats-no-member = Chỉ mời được thành viên của máy chủ này, không mời được bot. Hãy chọn người khác.
guest-unheard = Discord chưa kịp cho biết người này có phải là thành viên ở đây không, nên chưa mở bàn nào. Bạn thử lại sau giây lát nhé.
seats-freed = Xong: chỗ của họ đã trống, ai vào cũng được.
start-waiting = { $names } chưa trả lời. Bạn có thể bắt đầu mà không chờ. Họ sẽ được báo, và chỗ của họ được bỏ trống.
start-waiting-too-few = { $names } chưa trả lời, mà cần { $least } người mới chơi được. Hãy chờ, hoặc bỏ chỗ của họ cho người khác.
started = Trận đã bắt đầu. Chơi vui nhé!
waiting-on = Được rồi: bàn vẫn chờ. Khi nào muốn thì bấm Bắt đầu lại.
notice-removed = { $names }, chủ bàn đã bỏ chỗ của bạn ở [bàn này]({ $jump }). Mời bạn vào bàn khác.
notice-invited = 💌 { $names }, có một chỗ giữ cho bạn: [đến bàn]({ $jump })
notice-started-without = { $names }, [trận này]({ $jump }) đã bắt đầu không có bạn vì bạn chưa trả lời. Hẹn trận sau nhé!
event-removed = Chủ bàn bỏ chỗ của { $who }.
event-removed-you = Chủ bàn bỏ chỗ của bạn.
refusal-not-admitted = Bàn này không có chỗ cho bạn. Hãy vào bàn khác, hoặc mở bàn riêng bằng { COMMAND("rummy new contract") }.

# -- trong trận -----------------------------------------------------------------------------------

button-take-seat = Vào chỗ { $seat }
seats-open = 🪑 Chỗ trống cho ai chưa thấy bài của bàn này: { $seats }
button-stand-in = Để máy chơi thay
button-substitute = Tìm người thay
button-nudge = Nhắc
button-end = Cùng kết thúc
button-play-on = Chơi tiếp
seat-is-absent = 💤 **{ $name }** không có ở đây.
seat-is-stood-in = 🤖 **{ $computer }** chơi thay **{ $name }**.
stood-in = Giờ máy chơi thay họ. Họ có thể quay lại bất cứ lúc nào; sau năm phút bạn có thể tìm người thay.
seat-kept-for-you = 💤 Bạn vắng mặt nên { $name } đang chơi ở chỗ bạn. Bấm “Tôi đã quay lại” để chơi tiếp.
button-come-back = Quay lại
seat-you-left = 🚪 Bạn đã rời bàn và máy đang chơi ở chỗ bạn. Chưa ai vào chỗ đó thì bạn vẫn quay lại được.
seat-you-left-rated = Về xếp hạng, trận này vẫn tính là bạn thua.
button-ask-seat = Xin vào chỗ { $seat } ({ $name })
button-unask = Thôi không xin nữa
seat-requested = 🙋 **{ $name }** xin vào chỗ của { $seat }.
seat-request-decided = Chủ bàn, hoặc hai người chơi, quyết định.
button-answer-yes = Cho vào chơi
button-answer-no = Để sau
seat-yours = Chỗ này là của bạn. Chơi vui nhé!
seat-refused = Lần này chưa được: trận cứ thế tiếp tục. Bạn có thể xem, và nhờ giữ chỗ ở trận sau.
button-next-keep = Giữ chỗ cho tôi ở trận sau
button-next-release = Thôi giữ chỗ trận sau
next-seats = 🔜 Trận sau có thêm: **{ $names }**
next-seat-kept = Đã giữ chỗ cho bạn ở trận sau. Khi có người bấm Chơi lại, bạn sẽ được nhắc.
next-seat-soon = 🔜 Khi một người chơi bấm Chơi lại, bạn có chỗ và được nhắc.
notice-seat-yours = 🪑 { $names }, chỗ đó là của bạn: [đến bàn]({ $jump })
notice-seat-refused = { $names }, lần này chưa được: [trận này]({ $jump }) cứ thế tiếp tục. Bạn có thể xem, và nhờ giữ chỗ ở trận sau.
notice-next-full = { $names }, [trận sau]({ $jump }) không còn chỗ cho bạn. Khi có chỗ trống, bạn vào ngồi được.
substitute-wanted = Giờ ai chưa thấy bài của bàn này đều vào chỗ đó được. Cho đến lúc ấy máy chơi thay.
nudged = Đã nhắc! Nếu họ vẫn chưa đi, chủ bàn có thể để máy chơi thay.
end-agreed = Bạn muốn dừng trận ở đây. Trận sẽ dừng và không tính khi mọi người đang có mặt đều đồng ý.
playing-on = Được rồi, trận vẫn tiếp tục.
end-wanted = 🏳️ **{ $names }** muốn dừng trận ở đây. Trận sẽ dừng và không tính khi mọi người đang có mặt đều đồng ý.
table-closed-together = Mọi người đã cùng kết thúc trận này. Trận không tính.
event-closed-manager = 🔒 Người quản lý máy chủ đã đóng bàn này: “{ $words }”
table-closed-manager = { $closed } Trận không tính.
notice-nudged = 👋 { $names }, mọi người đang chờ bạn: [đến bàn]({ $jump })
event-stood-in = { $who } vắng mặt nên { $name } tạm chơi thay.
event-took-back = { $who } đã quay lại và chơi tiếp thay { $name }.
event-seat-opened = Cần người thay vào chỗ của { $who }.
event-seat-opened-you = Cần người thay vào chỗ của bạn.
event-substituted = { $who } vào ngồi chỗ của { $whose }.
event-substituted-you = { $who } vào ngồi chỗ của bạn.
event-seat-requested = { $name } xin vào chỗ của { $holder }.
event-answered-yes = { $who } muốn cho { $name } vào chơi.
event-answered-no = { $who } muốn để { $name } vào sau.
event-request-refused = Lần này { $name } chưa được vào chỗ.
event-request-withdrawn = { $name } thôi không xin chỗ nữa.
event-next-seat-kept = Giữ một chỗ ở trận sau cho { $name }.
event-next-seat-released = { $name } thôi không cần chỗ ở trận sau.
event-nudged = { $by } nhắc { $who }.
event-nudged-you = { $by } nhắc bạn.
event-agreed-to-end = { $who } muốn dừng trận ở đây.
event-wanted-to-play-on = { $who } muốn chơi tiếp.
event-closed-together = Mọi người đã cùng kết thúc trận.
refusal-not-absent = { $turn } đang có mặt nên vẫn giữ chỗ. Chỉ nhường được chỗ của người vắng mặt hoặc đã hết giờ.
refusal-seat-kept = Chỗ của họ được giữ năm phút kể từ khi máy chơi thay. Sau đó người khác mới vào được.
refusal-seat-not-open = Chỗ này đã có người. Trên bàn có ghi chỗ nào còn trống.
refusal-seen-a-hand = Chỉ người chưa thấy bài của bàn này mới vào chỗ đó được, mà bạn đã ngồi ở đây. Bạn có thể xem, hoặc vào bàn khác.
refusal-request-settled = Việc này đã xong: không còn ai xin chỗ đó nữa.
refusal-refused-lately = Lúc này họ muốn chơi tiếp như cũ. Sang ván sau bạn có thể xin lại.
refusal-seat-comes-anyway = Bạn đang chơi ở đây nên khi chơi lại bạn cũng được hỏi. Cứ chơi tiếp nhé!
refusal-nobody-to-nudge = Giờ không có ai để nhắc: bàn không chờ người nào khác đang có mặt.
refusal-nudged-lately = Vừa mới nhắc họ rồi. Hãy chờ một chút; sau một giờ bạn có thể nhắc lại.
refusal-nobody-to-agree = Không có ai khác ở đây để đồng ý. Bạn có thể rời bàn, hoặc để máy chơi thay những người vắng mặt.

# -- người quản lý và chặn ------------------------------------------------------------------------

command-bar = Cấm một thành viên ngồi bàn ở máy chủ này, hoặc cho chơi lại
option-bar-member = Thành viên cần cấm; bỏ trống để xem danh sách
command-close = Đóng một bàn của máy chủ này; trận của bàn không tính
option-close-table = Bàn nào
option-close-reason = Lý do; mọi người ở bàn đều đọc được
close-line = #{ $where } · { $game } · { $names }
close-unknown = Ở máy chủ này không có bàn nào như vậy đang mở nên không có gì thay đổi. Hãy chọn một bàn trong danh sách gợi ý.
managed-table = **{ $game }** · { $names } · { $where }
managed-more = … và { $count } bàn nữa
close-question = **Đóng bàn này khi trận còn đang chơi?** Trận kết thúc với tất cả mọi người, không được tính và sau này không chơi tiếp được.
close-why = Bàn sẽ ghi lý do của bạn: “{ $reason }”
button-close-table = Có, đóng bàn
close-done =
    🔒 Đã đóng. Bàn có ghi lý do của bạn.
    { $table }
close-already =
    Một người quản lý đã đóng bàn này rồi nên không có gì thay đổi: “{ $reason }”
    { $table }
close-over =
    Bàn này đã đóng rồi nên không có gì thay đổi.
    { $table }
barred-title =
    ## Bị cấm ngồi bàn
    -# Họ không vào bàn và không mở bàn ở máy chủ này được. Chỗ họ đang ngồi coi như đã rời.
barred-none = Không ai bị cấm.
barred-some = 🚷 { $people }
barred-choose = Cấm một thành viên
barred-lift = Cho một người chơi lại
barred-now = Giờ { $who } bị cấm ở các bàn của máy chủ này.
bar-question = **Cấm { $who } khi họ đang chơi dở?**
bar-means = Máy sẽ chơi tiếp ở chỗ của họ, và họ bị tính là thua trận. Bàn nào không còn ai khác thì đóng luôn. Sau này cho họ chơi lại cũng không khôi phục được.
button-bar-now = Có, cấm người này
barred-out = Họ phải rời:
barred-over = Trận bạn được hỏi đã xong rồi: ở đây họ không còn chơi trận nào.
barred-already = { $who } đã bị cấm từ trước nên không có gì thay đổi.
barred-lifted = { $who } được chơi lại.
barred-never = { $who } không bị cấm nên không có gì thay đổi.
barred-oneself = Bạn không tự cấm mình được. Hãy chọn người khác.
list-full = Danh sách này đã có { $most } người và không thêm được nữa. Hãy bỏ bớt một người trước.
button-blocked = Người đã chặn
blocked-title =
    ## Người đã chặn
    -# Bạn và họ không vào chung bàn ở bất kỳ máy chủ nào. Không ai được báo. Bàn mà cả hai đang ngồi vẫn tiếp tục.
blocked-none = Bạn chưa chặn ai.
blocked-some = 🚫 { $people }
blocked-choose = Chặn một người
blocked-lift = Bỏ chặn một người
blocked-now = Đã chặn { $who }.
blocked-lifted = Đã bỏ chặn { $who }.
blocked-never = { $who } không bị chặn nên không có gì thay đổi.
blocked-nobody = Bạn chặn được thành viên của máy chủ này, nhưng không chặn được bot hay chính mình. Hãy chọn người khác.
refusal-barred = Người quản lý máy chủ này đã cấm bạn ngồi bàn ở đây. Hãy hỏi họ; bạn vẫn chơi thử được.
refusal-not-invitable = Không mời được người này vào bàn này. Hãy chọn người khác.
