# ตารางอันดับ เรตติ้งที่เปลี่ยนหลังจบเกม และโต๊ะไหนนับเรตติ้ง

command-leaderboard = ใครเล่นรัมมี่เก่งสุดในเซิร์ฟเวอร์นี้
option-leaderboard-game = เฉพาะเกมนี้ เว้นไว้คือรวมทุกเกม
option-leaderboard-season = คืนนี้ เดือนนี้ ตลอดกาล หรือฤดูกาล เว้นไว้คือล่าสุด
option-leaderboard-measure = จัดตาม: เรตติ้ง จำนวนชนะ แต้มต่อรอบ จำนวนเกม หรือชนะติดต่อกัน

league-title = ## อันดับผู้เล่น · { $game }
league-all-games = ทุกเกม
league-all-time = ตลอดกาล
league-about-rated = { $season } · เกมนับเรตติ้ง · ตาม{ $measure }
league-about-all = { $season } · ทุกเกม ทั้งนับและไม่นับเรตติ้ง · ตาม{ $measure }
league-about-tonight = คืนนี้ · ตาม{ $measure }
league-about-tonight-since = คืนนี้ ตั้งแต่ { $since } · ตาม{ $measure }
league-about-evening = คืนล่าสุด { $day } · ตาม{ $measure }
league-about-month = เดือนนี้ · ตาม{ $measure }
league-empty-rated = ตารางนี้ยังไม่มีใครมีเรตติ้ง ต้องเป็นเกมนับเรตติ้งที่ไม่มีคอม และทุกคนเล่นจนจบ เกมอื่น ๆ อยู่ที่ **{ button-league-all }**
league-empty-all = ยังไม่มีใครเล่นเกมจบสำหรับตารางนี้ ลองเลือกเกมหรือฤดูกาลอื่น หรือเล่นสักเกม
league-empty-tonight = คืนนี้ยังไม่มีใครเล่นเกมจบสำหรับตารางนี้
league-empty-month = เดือนนี้ยังไม่มีใครเล่นเกมจบสำหรับตารางนี้
league-season-unknown = เซิร์ฟเวอร์นี้ไม่มีฤดูกาลแบบนั้น เลือกจากที่มีให้ตอนพิมพ์
league-points-of-one-game = แต้มต่อรอบใช้ได้กับเกมเดียวเท่านั้น เลือกเกมด้วย
league-measure-of-rated = เรตติ้งและชนะติดต่อกันมีเฉพาะเกมนับเรตติ้ง ไม่ต้องเลือกคืนนี้หรือเดือนนี้ หรือเลือกจัดตามอย่างอื่น
league-row = { $place } **{ $name }** · { $figures }
league-row-mine = { $place } **▸ { $name }** · { $figures }
league-computers = -# 🤖 { $strength }: ชนะ { $rate }% จาก { $games }
league-computers-old = ก่อนมีระดับ
league-own = -# อันดับของคุณ: { $row }
league-alt = ตารางเป็นแท่ง จัดตาม{ $measure } อันดับอยู่ทางซ้าย: { $rows }
league-alt-row = { $place }: { $figures }
league-page = -# หน้า { $page } จาก { $pages }

# -- measures -------------------------------------------------------------------------------------

measure-rating = เรตติ้ง
measure-wins = จำนวนชนะ
measure-points = แต้มต่อรอบ
measure-games = จำนวนเกม
measure-streak = ชนะติดต่อกัน

rating-sure = { $rating } ± { $uncertainty }
rating-provisional = { $rating } ± { $uncertainty } (ชั่วคราว)
league-wins = ชนะ { $wins }
league-games = { $games } เกม
league-by-rating = { $rating } · { $games }
league-by-wins = ชนะ { $wins } จาก { $games } เกม ({ $rate }%)
league-by-points = { $points } แต้มต่อรอบ · { $games }
league-by-games = { $games } · { $wins }
league-by-streak = ชนะติดต่อกัน { $best } เกม · ตอนนี้ { $streak }

# -- controls -------------------------------------------------------------------------------------

league-choose-game = เกม
league-choose-season = ฤดูกาล
league-choose-measure = จัดตาม
league-game = เกม: { $game }
league-season = ฤดูกาล: { $season }
league-measure = จัดตาม{ $measure }
button-league-earlier = อันดับสูงกว่า
button-league-later = อันดับต่ำกว่า
button-as-picture = ดูเป็นภาพ
button-as-text = ดูเป็นตัวหนังสือ
button-league-all = ตลอดกาล
button-league-tonight = คืนนี้
button-league-month = เดือนนี้
button-league-rated = เรตติ้ง
button-corrections = การแก้ไข

# -- ratings of a game ----------------------------------------------------------------------------

ratings-title = **เรตติ้ง**
ratings-change = { $name }: { $change } → **{ $rating }**
# Why a rating changed by so much: behind it in brackets, or below several in a line of its own.
ratings-early = เกมแรก ๆ มีผลมากกว่า
unrated-casual = -# ไม่นับเรตติ้ง: เป็นเกมเล่นสนุก
unrated-rules = -# ไม่นับเรตติ้ง: กติกาโต๊ะนี้ไม่ใช่กติกามาตรฐานของเกม และไม่ใช่ค่าเริ่มต้นของเซิร์ฟเวอร์
unrated-computer = -# ไม่นับเรตติ้ง: มีคอมร่วมโต๊ะ
unrated-handed-over = -# ไม่นับเรตติ้ง: มีคนออกก่อนจบเกม

# -- rated or casual ------------------------------------------------------------------------------

option-rated = นับเรตติ้งหรือไม่
rated-rated = นับเรตติ้ง
rated-casual = เล่นสนุก
rated-line = **นับเรตติ้ง** ถ้าทุกคนเล่นจนจบ
rated-line-computer = **ไม่นับเรตติ้ง:** โต๊ะที่มีคอมไม่นับเสมอ
rated-line-rules = **ไม่นับเรตติ้ง:** นับเฉพาะกติกาของเกมหรือค่าเริ่มต้นของเซิร์ฟเวอร์
rated-line-casual = **เล่นสนุก:** ไม่นับเรตติ้ง
rated-line-left = **ไม่นับเรตติ้ง:** มีคนออกจากเกมแล้ว
former-player = อดีตผู้เล่น
