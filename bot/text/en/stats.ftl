# The figures of one person.

command-stats = A player’s statistics in this server: rating, wins, places, with a chart
option-stats-player = Whose statistics (leave out for your own)
option-stats-game = Only this game (leave out for all games)

stats-title = ## { $name }
stats-none = { $name } hasn’t finished a game here yet. Open a table with { COMMAND("rummy new contract") }.
stats-none-of-game = No { $game } game finished yet.
stats-game = **{ $game }**
stats-ranked = **{ $game }** · place { $rank }
stats-rating = Rating **{ $rating }**
stats-rating-so-far =
    Rating **{ $rating }**, after { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    } of { $needed }
stats-no-rating = No rating yet
stats-games = { $games }, { $wins } ({ $rate }%) · average place { $place }
stats-rated = Rated: { $figures }
stats-unrated = Unrated: { $figures }
stats-points = { $points } points per deal
stats-streak = Longest winning streak { $best } · now { $streak }
stats-against = Against 🤖 { $strength }: won { $rate }% of { $games } · best streak { $best }
stats-reliable = -# **Reliability**: finished { $finished } of { $games } · turns out of time: { $timeouts }
stats-alt = The rating after each of the last { $count } rated games, with its uncertainty: first { $first }, now { $last }, highest { $most }, lowest { $least }.
stats-choose = Choose a game
stats-every = All games
stats-about-rating = -# A rating is a cautious estimate of skill. It starts at 1000 and gets more certain with every rated game.
