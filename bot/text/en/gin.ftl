# What only Gin says at the table, on panels and in results.

play-word-big-gin = big gin
play-word-gin = gin
play-word-show = show
play-move-gin-knock =
    { $left ->
        [0] gin, discarding { $card }
       *[other] knock, discarding { $card }, with { $left } deadwood
    }
play-move-big-gin = big gin with all eleven cards
play-move-show = show melds and lay-offs
play-move-refuse = pass the first upcard
event-upcard-offered = The first upcard goes to { $who } to take or pass.
event-offer-closed = Nobody wanted the first upcard. { $who } draws.
event-threw-to-knock = { $who } knocked, discarding { $card }.
event-went-big-gin = { $who } went big gin.
event-show-opened = { $who } may lay off on that.
event-deal-void = The deal is void.
event-deal-won = { $who } won the deal with a knock.
event-deal-gin = { $who } won the deal with gin.
event-deal-big-gin = { $who } won the deal with big gin.
event-deal-undercut = { $who } won the deal with an undercut.
event-deal-unscored = Nobody scored: everything could be laid off.
line-deadwood =
    by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less left over
line-gin-bonus = for gin, { $added }
line-big-gin-bonus = for big gin, { $added }
line-undercut-bonus = for the undercut, { $added }
line-spade-doubled = doubled by the first upcard, a spade, { $added }
