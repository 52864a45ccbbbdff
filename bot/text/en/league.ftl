# The leaderboard, what a rating did in a game, and whether a table counts for ratings.

command-leaderboard = The best players at this server’s rummy tables
option-leaderboard-game = Only this game (leave out for all games together)
option-leaderboard-season = Tonight, this month, all time or a season. Leave out for the newest list
option-leaderboard-measure = Sort by: rating, wins, points per deal, games or winning streak

league-title = ## Leaderboard · { $game }
league-all-games = all games
league-all-time = All time
league-about-rated = { $season } · rated games · by { $measure }
league-about-all = { $season } · all games, rated or not · by { $measure }
league-about-tonight = Tonight · by { $measure }
league-about-tonight-since = Tonight, since { $since } · by { $measure }
league-about-evening = The last evening, { $day } · by { $measure }
league-about-month = This month · by { $measure }
league-empty-rated = No one has a rating for this list yet. You get one by finishing a rated game without computers. All other games count under **{ button-league-all }**.
league-empty-all = No one has finished a game for this list yet. Choose another game or season, or play one.
league-empty-tonight = No one has finished a game for this list this evening.
league-empty-month = No game of this list has ended this month.
league-season-unknown = There’s no such season in this server. Choose one from the list that appears while you type.
league-points-of-one-game = Points per deal can only be compared within one game. Please choose a game as well.
league-measure-of-rated = Only rated games are sorted by rating or winning streak. Leave out tonight or this month, or choose another order.
league-row = { $place } **{ $name }** · { $figures }
league-row-mine = { $place } **▸ { $name }** · { $figures }
league-computers = -# 🤖 { $strength }: won { $rate }% of { $games }
league-computers-old = before levels were introduced
league-own = -# Your place: { $row }
league-alt = The list as bars, by { $measure }, the place at the left: { $rows }.
league-alt-row = { $place }: { $figures }
league-page = -# Page { $page } of { $pages }

# -- measures -------------------------------------------------------------------------------------

measure-rating = rating
measure-wins = wins
measure-points = points per deal
measure-games = games played
measure-streak = winning streak

rating-sure = { $rating } ± { $uncertainty }
rating-provisional = { $rating } ± { $uncertainty } (provisional)
league-wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
league-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
league-by-rating = { $rating } · { $games }
league-by-wins = { $wins } of { $games } won ({ $rate }%)
league-by-points = { $points } points per deal · { $games }
league-by-games = { $games } · { $wins }
league-by-streak = { $best } in a row · { $streak } now

# -- controls -------------------------------------------------------------------------------------

league-choose-game = Game
league-choose-season = Season
league-choose-measure = Sort by
league-game = Game: { $game }
league-season = Season: { $season }
league-measure = By { $measure }
button-league-earlier = Higher places
button-league-later = Lower places
button-as-picture = As picture
button-as-text = As text
button-league-all = All time
button-league-tonight = Tonight
button-league-month = This month
button-league-rated = Rating
button-corrections = Corrections

# -- ratings of a game ----------------------------------------------------------------------------

ratings-title = **Ratings**
ratings-change = { $name }: { $change } → **{ $rating }**
# Why a rating changed by so much: behind it in brackets, or below several in a line of its own.
ratings-early = first games count more
unrated-casual = -# Not rated, because this was a casual game.
unrated-rules = -# Not rated, because these house rules are neither standard nor this server’s default.
unrated-computer = -# Not rated, because a computer sat at the table.
unrated-handed-over = -# Not rated, because someone left before the end.

# -- rated or casual ------------------------------------------------------------------------------

option-rated = Rated or casual
rated-rated = rated
rated-casual = casual
rated-line = **Rated**, if these players finish it
rated-line-computer = **Not rated:** games with a computer never are
rated-line-rules = **Not rated:** only under standard rules or this server’s default
rated-line-casual = **Casual:** not rated
rated-line-left = **Not rated:** someone has left the game
former-player = former player
