# Ten Phases: what its rules need words for. The game has no screens yet.

refusal-no-such-contract = You cannot make that phase now. Lay the one that you work on.
refusal-skip-on-pile = A skip card is never taken. Draw from the stock.
refusal-no-skip-card = Only a skip card skips somebody. Discard this card without naming a player.
refusal-skip-needs-player = Say whose turn the skip card takes.
refusal-may-not-be-skipped = That player cannot be skipped now. Choose another one.

event-announced = { $who } will work on phase { $number }.
event-chose-contract = { $who } laid phase { $number }.
event-played-skip = { $who } skipped { $other }.
event-turn-skipped = Turn lost: { $who }.

goal-colour =
    { $count ->
        [one] { $size ->
            [exact] exactly { $least }
            [more] { $least } or more
           *[plain] { $least }
        } cards of one colour
       *[other] { $count } times { $size ->
            [exact] exactly { $least }
            [more] { $least } or more
           *[plain] { $least }
        } cards of one colour
    }
goal-colour_run =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } in one colour of { $size ->
        [exact] exactly { $least }
        [more] { $least } or more
       *[plain] { $least }
    }
