# What only Gin says at the table, on panels and in results.

# -- the table ------------------------------------------------------------------------------------

table-offer = { $name } may take the first upcard { $card } or pass.
table-last-discard = Two cards are left in the stock: { $name } may take { $card } to end the deal with it, or pass.
table-discard-or-knock = { $name } has drawn, and discards or knocks.
table-must-end = { $name } took the last discard and has to knock now.
table-show = { $name } shows melds and lays off.
table-limit =
    { $limit ->
        [0] only gin ends the deal
       *[other] knock limit **{ $limit }**
    }
table-limit-of =
    { $limit ->
        [0] { $card }: only gin ends the deal
       *[other] { $card }: knock limit **{ $limit }**
    }
table-spade-doubles = ♠ doubles the score
table-boxes =
    { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }

# -- the hand -------------------------------------------------------------------------------------

hand-offer = **First upcard.** Take it, or pass.
hand-draw-refused = **Your turn.** Draw from the stock: nobody wanted the upcard.
hand-last-discard = **Last discard.** Take it to end the deal with it, or pass and the deal is void.
hand-last-discard-pass = **Last discard.** You could not end the deal with it: pass, and the deal is void.
hand-discard-or-knock = **Your turn.** You can knock! Or choose one card and discard it.
hand-gin = **Gin!** You can end the deal without deadwood.
hand-big-gin = **Big gin!** All eleven cards are in melds.
hand-must-end = **Your turn.** You took the last discard, so knock now.
hand-show = **After the knock.** Show your melds, and lay off what fits.
hand-deadwood-after = deadwood { $points }, { $after } after a discard
button-gin = Gin
button-gin-knock = Knock
button-big-gin = Big gin
button-show = Show
choose-gin-knock = **Knock**: this is what you lay. Press once more to do it.
choose-big-gin = **Big gin**: this is what you lay. Press once more to do it.
choose-show = **Show**: this is what you lay. Press once more to do it.
choose-other-ways = Discard another card…
choose-own-melds = -# For other melds go back and choose all their cards in your hand first.
move-gin-knock =
    { $left ->
        [0] **Gin**, discarding { $card }
       *[other] **Knock**, discarding { $card }: deadwood **{ $left }**
    }
move-gin-knock-line =
    { $left ->
        [0] Gin, discarding { $card }
       *[other] Knock, discarding { $card }: deadwood { $left }
    }
move-big-gin = Big gin, with all eleven cards
move-show = deadwood { $left }
move-laid = melds { $melds }
move-laid-nothing = no melds
move-laid-off-too = lay-offs { $cards }
move-left = deadwood { $cards }

# -- typed moves ----------------------------------------------------------------------------------

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

# -- what happened --------------------------------------------------------------------------------

event-upcard-offered = { $other } passed the first upcard. { $who } may take it.
event-offer-closed = { $other } passed the first upcard too. First to draw: { $who }.
event-threw-to-knock = { $who } knocked, discarding { $card }.
event-went-big-gin = { $who } went big gin.
event-show-opened = { $who } may lay off on that.
event-deal-void = The deal is void.
event-deal-won = { $who } won the deal with a knock.
event-deal-gin = { $who } won the deal with gin.
event-deal-big-gin = { $who } won the deal with big gin.
event-deal-undercut = { $who } won the deal with an undercut.
event-deal-unscored = Nobody scored: everything could be laid off.

# -- results --------------------------------------------------------------------------------------

result-knocked-with = **{ $name }** knocked with { $own } against { $other }.
result-undercut = **{ $knocker }** knocked with { $own }, but **{ $name }** had only { $other }: undercut!
result-undercut-even = **{ $knocker }** knocked with { $own }, and **{ $name }** had as little: undercut!
result-gin = **{ $name }** has gin!
result-big-gin = **{ $name }** has big gin!
result-gin-unscored = **{ $name }** has gin, but everything could be laid off on it: nobody scores.
result-void = Two cards are left in the stock: the deal is void and nobody scores.
result-in-column = -# Written into { $count ->
        [one] column
       *[other] columns
    } { $columns }.
result-box-count = { $name }: { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }
result-boxes-title = **Boxes**
result-settlement = **Settlement**
result-settled = { $name }: **{ $total }** ({ $parts })
result-part-points = points { $number }
result-part-points-doubled = points { $number } × 2
result-part-boxes = boxes { $count } × { $each }
result-part-game = game { $number }
result-part-game-doubled = game { $number } × 2
result-part-doubled = all × 2
result-shutout = -# A shut-out: the loser has no box.
result-column-closed = Column { $column }: **{ $name }** wins it, { $totals }.
result-column-shutout = -# Column { $column } is a shut-out.
alt-score-sheet = Score sheet. { $columns }
alt-sheet-column = Column { $column }: { $players }.
alt-sheet-player = { $name } { $points }, { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }
alt-sheet-settled = settled { $totals }
alt-showdown = { $name }: melds { $melds }; deadwood { $cards }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
alt-showdown-nothing = { $name }: melds { $melds }; no deadwood.
alt-showdown-no-melds = none
alt-showdown-laid-off = { $name } laid off { $cards }.
line-deadwood =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less deadwood
line-gin-bonus = for gin, { $added }
line-big-gin-bonus = for big gin, { $added }
line-undercut-bonus = for the undercut, { $added }
line-spade-doubled = doubled by the first upcard, a spade, { $added }

# -- the coach ------------------------------------------------------------------------------------

practice-gin-welcome = Only you see this deal, nothing counts and nobody hurries you. Sort your cards into melds; what lies in none is your **deadwood**. With 10 points of it or less you may knock: whoever has less then scores the difference.
practice-gin-offer = **The first upcard** { $card } is offered before anybody draws. **{ button-pass-turn }** unless it makes a meld with yours.
practice-gin-refused = **Nobody wanted it**, so this turn begins with a card from the **stock** (face down).
practice-gin-draw = **Draw** from the **stock** (face down), or take the **upcard** { $card } if it makes a meld. What you take tells the other player what you collect.
practice-gin-taken = **The upcard you just took** may not be discarded in this turn; any other card may.
practice-gin-discard = **Discard.** High cards that go with nothing first: king, queen and jack are 10 points of deadwood, an ace is 1.
practice-gin-knock = **You can knock!** **{ button-gin-knock }** shows what would be laid before it counts. The other player may lay cards off on your melds; whoever has less deadwood scores. With little of it knock soon.
practice-gin-gin = **Gin!** You have no deadwood: nobody can lay off, and you score 25 more.
