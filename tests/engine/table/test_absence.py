"""UX Clock: time that runs out, the autopilot, coming back, and a bot that was not running."""

import pytest

from engine.errors import IllegalMove, Reason, Stale
from engine.events import Drew
from engine.moves import Discard, Draw, LayDown, Take
from engine.table import absence
from engine.table.record import Outage, out_of_order
from engine.table.roster import CloseReason
from engine.table.table_events import (
    Autopiloted,
    BankSpent,
    CameBack,
    ClockResumed,
    Closed,
    TimedOut,
    WentAway,
)
from engine.table.terms import DAY, Terms, live, slow
from tests.each import each
from tests.engine.table.table_states import (
    ANN,
    BEN,
    CHI,
    NOON,
    at,
    go_on,
    lobby,
    moved,
    playing,
    turn,
    user_at,
)

LIVE = Terms(live(60, 120))
SLOW = Terms(slow(2))


def test_time_that_is_up_takes_the_rest_of_the_bank() -> None:
    told = playing(terms=LIVE)
    seat = turn(told)
    assert absence.time_out(at(told, deadline=NOON), NOON) == (BankSpent(seat, 120), TimedOut(seat))
    go_on(told, BankSpent(seat, 120))
    assert absence.time_out(at(told, deadline=NOON), NOON) == (TimedOut(seat),)


def test_the_second_time_in_a_row_makes_away() -> None:
    told = playing(terms=Terms(live(60, 0)))
    seat = turn(told)
    go_on(told, TimedOut(seat))
    for _ in range(3):
        assert told.state is not None
        moved(told, Take(), Discard(told.state.hands[turn(told)][0]))
    assert turn(told) == seat
    assert absence.time_out(at(told, deadline=NOON), NOON) == (TimedOut(seat), WentAway(seat))


def test_time_is_up_only_for_whom_it_runs() -> None:
    for told, holds in (
        (playing(terms=LIVE), False),
        (playing(), True),
        (lobby(ANN, BEN, terms=LIVE), True),
        (moved(playing(terms=LIVE), Draw()), True),
    ):
        with pytest.raises(Stale):
            absence.time_out(at(told, deadline=NOON), NOON if holds else NOON - 1)


def test_the_autopilot_plays_for_whom_it_may() -> None:
    told = playing(terms=LIVE)
    seat = turn(told)
    with pytest.raises(Stale):
        absence.pilot(told, seat, Draw())
    go_on(told, TimedOut(seat))
    label, drew, *_ = absence.pilot(told, seat, Draw())
    assert label == Autopiloted(seat, away=False)
    assert isinstance(drew, Drew)
    go_on(told, WentAway(seat))
    assert absence.pilot(told, seat, Draw())[0] == Autopiloted(seat, away=True)
    with pytest.raises(IllegalMove):
        absence.pilot(told, seat, LayDown((0, 1, 2)))
    go_on(told, *(WentAway(other) for other in range(3)))
    with pytest.raises(Stale):
        absence.pilot(told, seat, Draw())


def test_who_was_late_is_back_and_who_was_not_changes_nothing() -> None:
    told = playing(terms=LIVE)
    seat = turn(told)
    go_on(told, TimedOut(seat))
    assert absence.be_back(told, user_at(told, seat)) == (CameBack(seat),)
    others = {ANN, BEN, CHI} - {user_at(told, seat)}
    assert [absence.be_back(told, user) for user in others] == [(), ()]
    with pytest.raises(IllegalMove) as refused:
        absence.be_back(told, 99)
    assert refused.value.reason is Reason.NOT_SEATED
    go_on(told, Closed(CloseReason.IDLE))
    with pytest.raises(IllegalMove) as refused:
        absence.be_back(told, ANN)
    assert refused.value.reason is Reason.TABLE_CLOSED


def away(began: float | None, ended: float) -> list[Outage]:
    """A time without the bot; None: nobody knows since when."""
    return [Outage(0, began or 0, ended)]


def test_after_a_restart_a_live_turn_begins_anew() -> None:
    times = away(NOON + 40, NOON + 50)
    assert absence.resume(at(playing(terms=LIVE), NOON + 50), times) == (ClockResumed(60),)
    assert absence.resume(at(playing(), NOON + 50), times) == ()


@each(
    ("alive", "left"),
    [
        (None, 2 * DAY),
        (NOON + DAY, DAY),
        (NOON - DAY, 2 * DAY),
        (NOON + 2 * DAY - 5, 3600),
        (NOON + 9 * DAY, 3600),
    ],
)
def test_after_a_restart_a_slow_turn_has_what_was_left_of_it(
    alive: float | None, left: int
) -> None:
    back = NOON + 10 * DAY
    told = absence.resume(at(playing(terms=SLOW), back), away(alive, back))
    assert told == (ClockResumed(left),)


def test_a_slow_turn_that_was_resumed_before_has_no_more_than_it_had_then() -> None:
    told = go_on(playing(terms=SLOW), ClockResumed(DAY), at=NOON + 100)
    times, back = away(NOON + 100 + DAY // 2, NOON + 5 * DAY), NOON + 5 * DAY
    assert absence.resume(at(told, back), times) == (ClockResumed(DAY // 2),)


def test_what_a_table_missed_is_given_back_however_late_it_is_read() -> None:
    told, hour = playing(terms=SLOW), 3600
    times = [Outage(0, NOON + hour, NOON + 3 * hour), Outage(0, NOON + 4 * hour, NOON + 5 * hour)]
    assert absence.resume(at(told, NOON + 10 * hour), times) == (ClockResumed(2 * DAY - 7 * hour),)
    later = go_on(told, ClockResumed(2 * DAY - 7 * hour), at=NOON + 10 * hour)
    assert absence.resume(at(later, NOON + 11 * hour), times) == (), "nothing is given twice"


def test_times_that_overlap_count_once() -> None:
    times = [Outage(0, 10, 30), Outage(7, 20, 40), Outage(0, 50, 60)]
    assert out_of_order(times, 0, 100) == 40
    assert out_of_order(times, 25, 55) == 20
    assert out_of_order(times, 60, 70) == 0
