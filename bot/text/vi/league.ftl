# Bảng xếp hạng, điểm xếp hạng thay đổi thế nào sau một trận, và bàn có tính điểm hay không.

command-leaderboard = Ai giỏi nhất ở các bàn rummy của máy chủ này
option-leaderboard-game = Chỉ trò chơi này; bỏ trống là gộp tất cả
option-leaderboard-season = Tối nay, tháng này, từ trước đến nay hay một mùa; bỏ trống là mới nhất
option-leaderboard-measure = Xếp theo: điểm xếp hạng, trận thắng, điểm mỗi ván, số trận hay chuỗi thắng

league-title = ## Bảng xếp hạng · { $game }
league-all-games = tất cả trò chơi
league-all-time = Từ trước đến nay
league-about-rated = { $season } · trận có xếp hạng · theo { $measure }
league-about-all = { $season } · mọi trận, có hay không xếp hạng · theo { $measure }
league-about-tonight = Tối nay · theo { $measure }
league-about-tonight-since = Tối nay, từ { $since } · theo { $measure }
league-about-evening = Buổi chơi gần nhất, { $day } · theo { $measure }
league-about-month = Tháng này · theo { $measure }
league-empty-rated = Bảng này chưa ai có điểm xếp hạng. Cần một trận có xếp hạng, không có máy, và mọi người chơi đến hết. Các trận khác nằm ở **{ button-league-all }**.
league-empty-all = Chưa ai chơi xong trận nào cho bảng này: hãy chọn trò chơi hoặc mùa khác, hoặc chơi một trận.
league-empty-tonight = Buổi này chưa ai chơi xong trận nào cho bảng này.
league-empty-month = Tháng này chưa ai chơi xong trận nào cho bảng này.
league-season-unknown = Máy chủ này không có mùa như vậy. Hãy chọn một mùa trong số được gợi ý khi bạn gõ.
league-points-of-one-game = Điểm mỗi ván chỉ có nghĩa trong một trò chơi. Hãy chọn kèm một trò chơi.
league-measure-of-rated = Chỉ trận có xếp hạng mới xếp theo điểm xếp hạng hay chuỗi thắng: hãy bỏ “Tối nay” hay “Tháng này”, hoặc chọn cách xếp khác.
league-row = { $place } **{ $name }** · { $figures }
league-row-mine = { $place } **▸ { $name }** · { $figures }
league-computers = -# 🤖 { $strength }: thắng { $rate }% trong { $games }
league-computers-old = từ trước khi có cấp độ
league-own = -# Hạng của bạn: { $row }
league-alt = Bảng dưới dạng thanh ngang, theo { $measure }, thứ hạng ở bên trái: { $rows }.
league-alt-row = { $place }: { $figures }
league-page = -# Trang { $page }/{ $pages }

# -- measures -------------------------------------------------------------------------------------

measure-rating = điểm xếp hạng
measure-wins = trận thắng
measure-points = điểm mỗi ván
measure-games = số trận
measure-streak = chuỗi thắng

rating-sure = { $rating } ± { $uncertainty }
rating-provisional = { $rating } ± { $uncertainty } (tạm tính)
league-wins = thắng { $wins }
league-games = { $games } trận
league-by-rating = { $rating } · { $games }
league-by-wins = thắng { $wins }/{ $games } trận ({ $rate }%)
league-by-points = { $points } điểm mỗi ván · { $games }
league-by-games = { $games } · { $wins }
league-by-streak = thắng liền { $best } trận · hiện tại { $streak }

# -- controls -------------------------------------------------------------------------------------

league-choose-game = Trò chơi
league-choose-season = Mùa
league-choose-measure = Xếp theo
league-game = Trò chơi: { $game }
league-season = Mùa: { $season }
league-measure = Theo { $measure }
button-league-earlier = Hạng trên
button-league-later = Hạng dưới
button-as-picture = Xem hình
button-as-text = Xem chữ
button-league-all = Tất cả
button-league-tonight = Tối nay
button-league-month = Tháng này
button-league-rated = Điểm xếp hạng
button-corrections = Các lần sửa

# -- ratings of a game ----------------------------------------------------------------------------

ratings-title = **Điểm xếp hạng**
ratings-change = { $name }: { $change } → **{ $rating }**
# Why a rating changed by so much: behind it in brackets, or below several in a line of its own.
ratings-early = những trận đầu tính mạnh hơn
unrated-casual = -# Không xếp hạng: đây là trận chơi vui.
unrated-rules = -# Không xếp hạng: luật nhà này không phải luật chuẩn của trò chơi, cũng không phải luật mặc định của máy chủ.
unrated-computer = -# Không xếp hạng: có máy ngồi ở bàn.
unrated-handed-over = -# Không xếp hạng: có người rời bàn trước khi hết trận.

# -- rated or casual ------------------------------------------------------------------------------

option-rated = Có xếp hạng hay không
rated-rated = có xếp hạng
rated-casual = chơi vui
rated-line = **Trận có xếp hạng**, nếu mọi người chơi đến hết
rated-line-computer = **Không xếp hạng:** bàn có máy thì không bao giờ tính
rated-line-rules = **Không xếp hạng:** chỉ tính với luật của trò chơi hoặc luật mặc định của máy chủ
rated-line-casual = **Chơi vui:** không xếp hạng
rated-line-left = **Không xếp hạng:** đã có người rời trận
former-player = người chơi cũ
