# Seasons of a server.

command-seasons = Seasons: start a new one, name them, one a month, download
season-number = Season { $number }
seasons-title =
    ## Seasons
    -# Every finished game belongs to the season that is open when it ends. Old ones stay in { COMMAND("leaderboard") }.
seasons-none = There’s no season yet. The first opens with the first finished game, or now if you like.
seasons-open = **{ $name }** · since { $opened } · open
seasons-closed = **{ $name }** · { $opened } to { $closed }
seasons-more =
    -# { $count ->
        [one] And 1 older one.
       *[other] And { $count } older ones.
    }
seasons-monthly = 🗓 A new season starts with every month (UTC).
seasons-by-hand = 🗓 A season lasts until someone starts the next.
seasons-choose = Name or download a season
button-season-new = New season
button-season-open = Yes, start it
button-season-monthly = Monthly
button-season-by-hand = Not monthly
button-season-rename = Rename
button-season-csv = Download (CSV)
button-season-back = Back
season-new-title = A new season
season-rename-title = Rename the season
season-name = Name
season-name-if-any = Name (optional)
season-open-question = Start **{ $name }** now? **{ $before }** closes and stays readable. Everyone starts the new one without a season rating.
season-open-first = Start **{ $name }** now?
season-opened = **{ $name }** has started.
season-renamed = It’s called **{ $name }** now.
season-name-wrong = A name has at most { $most } characters, so nothing has changed. Choose a shorter one.
season-gone = That season no longer exists, so nothing has changed. These are the current ones.
season-monthly-set = From now on a season starts with every month.
season-by-hand-set = From now on a season lasts until someone starts the next.
season-file = **{ $name }**: every seat of every finished game, one line each.
