# What only Ten Phases says at the table, on panels and in results.

# -- the table ------------------------------------------------------------------------------------

# $goal is what the phase asks for.
phase-of = { $number }: { $goal }
phases-made = { $made } of { $count } made
phases-sits-out = sits out
table-phase = phase { $number }
table-down-phase = ✅
table-skips =
    { $count ->
        [one] ⏭ loses a turn
       *[other] ⏭ loses { $count } turns
    }
table-floats = 🎈 draws again
table-sits-out = ⏸ sits out
table-playoff = **play-off** between { $names }
table-announce = { $name } says which phase to work on in this deal.
alt-phase = { $name }: { $phase }.

# -- the hand -------------------------------------------------------------------------------------

hand-announce = **Which phase will you work on in this deal?** Choose it from the menu; in the next deal you may choose again.
hand-announce-choose = Choose your phase…
hand-play-phase = **Your turn.** You can lay your phase! Or choose one card and discard it.
hand-down-phase = phase laid
hand-phase = phase { $number }: { $goal }
hand-phase-points = hand counts { $points }
hand-phase-laid = phase { $number } laid
hand-phase-short =
    { $count ->
        [0] all cards for it are there
        [one] 1 card short
       *[other] { $count } cards short
    }
# A turn that the reader loses, in the order of those who play before them.
hand-turn-lost = ⏭ your lost turn
hand-sits-out = **A play-off without you.** Nothing is waited for from you. Playing: { $names }.
slot-set = set of { $least }
slot-run = run of { $least }
slot-colour = { $least } of one colour
slot-colour_run = run of { $least } in one colour
slot-filled = { $slot }: { $have } of { $least }
words-slot-empty = { $slot }.
words-slot = { $slot } ({ $cards }).
words-skips =
    { $count ->
        [one] loses the next turn
       *[other] loses the next { $count } turns
    }
words-skip-cards =
    { $count ->
        [one] 1 skip card
       *[other] { $count } skip cards
    }
words-floats = holds no card and draws again
button-phase = Lay phase { $number }
button-phase-any = Lay a phase
button-lay-phase = Lay
button-skip = Skip
button-skip-of = Skip { $name }
move-phase = phase { $number }: { $cards }
choose-throw = **Skip card**: whose turn does it take?
move-skip = { $name } loses the next turn
skip-pending = { $name } cannot be skipped: they lose their next turn already.
skip-lately = { $name } cannot be skipped: they have just lost a turn and had none since.

# -- typed moves ----------------------------------------------------------------------------------

play-word-announce = announce, work on
play-word-skip = skip
play-move-announce = work on phase { $number }
play-move-skip = discard a skip card: { $name } loses the next turn
play-unread-not-a-player = Nobody at this table is called “{ $word }”. Type { $lines }

# -- what happened --------------------------------------------------------------------------------

event-announced = { $who } will work on phase { $number }.
event-chose-contract = { $who } laid phase { $number }:
event-played-skip = { $who } played a skip card. Loses the next turn: { $other }.
event-turn-skipped = Turn skipped: { $who }.

# -- results --------------------------------------------------------------------------------------

result-phases = Phases: { $told }.
# $number is the phase that was laid in this deal, 0 if none was; $made of $count are made in all.
result-phases-of =
    { $name } { $made }/{ $count }{ $number ->
        [0] {""}
       *[other] {" "}(laid { $number })
    }
result-playoff = Equal totals: **{ $names }** play off with the last phase. Whoever is out first wins the game.
result-phase-made = **Phase { $number } is made.**
result-phase-next = Next is phase { $number }: { $goal }.
result-phase-other = In the next deal you go on to another one.
result-phase-again = You work on phase { $number } again.
highlight-phases =
    made { $number ->
        [one] 1 phase
       *[other] { $number } phases
    } in { $of ->
        [one] 1 deal
       *[other] { $of } deals
    }

# -- refusals -------------------------------------------------------------------------------------

refusal-no-such-contract = You cannot make that phase now. Lay the one that you work on.
refusal-skip-on-pile = A skip card is never taken. Draw from the stock.
refusal-no-skip-card = Only a skip card skips somebody. Discard this card without naming a player.
refusal-skip-needs-player = Say whose turn the skip card takes.
refusal-may-not-be-skipped = That player cannot be skipped now. Choose another one.

# -- what phases ask for --------------------------------------------------------------------------

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
