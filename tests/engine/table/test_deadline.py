"""When a table goes on by itself (UX Clock, May I, Result)."""

from dataclasses import dataclass

from engine.moves import Draw, Pass
from engine.phase import Phase
from engine.table import absence, play
from engine.table.roster import CloseReason
from engine.table.table_events import Closed, WentAway
from engine.table.table_state import TableState
from engine.table.terms import Terms, live
from engine.table.turn_clock import next_deadline
from tests.engine.table.table_states import (
    ANN,
    BEN,
    NOON,
    go_on,
    lobby,
    moved,
    played_out,
    playing,
    turn,
    user_at,
)

LIVE = Terms(live(60, 120))


@dataclass(frozen=True)
class Patient:
    """Fifteen seconds for words, sixty between deals."""

    may_i: float = 15
    next_deal: float = 60

    def put_off(self, user: int, moment: float) -> float:
        return moment


def deadline(told: TableState, before: float | None = None, now: float = NOON) -> float | None:
    """The deadline after the newest step."""
    newest = [event for version, event in told.log if version == told.version]
    return next_deadline(told, newest, before, now, Patient())


def test_a_lobby_waits_for_people() -> None:
    assert deadline(lobby(ANN, BEN, terms=LIVE)) is None


def test_a_turn_has_its_clock_or_none() -> None:
    assert deadline(playing(terms=LIVE)) == NOON + 180
    assert deadline(playing()) is None


def test_a_may_i_window_has_its_seconds_from_its_beginning() -> None:
    told = moved(playing(terms=LIVE), Draw())
    assert told.phase is Phase.MAY_I
    opened = deadline(told, before=NOON + 180)
    assert opened == NOON + 15
    first = min(told.acting())
    go_on(told, *play.moved(told, first, Pass()))
    assert deadline(told, before=opened, now=NOON + 5) == opened, "a word gives no more time"


def test_a_window_that_a_restart_finds_open_begins_anew() -> None:
    told = moved(playing(), Draw())
    go_on(told, *play.moved(told, min(told.acting()), Pass()))
    assert deadline(told, before=None, now=NOON + 500) == NOON + 515


def test_the_next_deal_comes_by_itself() -> None:
    told = played_out(playing(terms=LIVE))
    assert deadline(told) == NOON + 60
    assert deadline(told, before=NOON + 7, now=NOON + 9) == NOON + 69, "the deal has just ended"


def test_being_back_does_not_put_off_the_next_deal() -> None:
    told = playing()
    late = user_at(told, turn(told))
    go_on(told, *told.attendance.lapse(turn(told)))
    over = played_out(told)
    go_on(over, *absence.be_back(over, late))
    assert deadline(over, before=NOON + 60, now=NOON + 30) == NOON + 60


def test_a_table_without_anybody_waits() -> None:
    told = go_on(playing(terms=LIVE), *(WentAway(seat) for seat in range(3)))
    assert told.is_paused
    assert deadline(told) is None


def test_a_learner_takes_their_time() -> None:
    told = playing(ANN, None, None, terms=Terms(practice=True, rated=False))
    assert deadline(told) is None
    assert deadline(moved(told, Draw())) is None


def test_a_closed_table_waits_for_nothing() -> None:
    assert deadline(go_on(playing(terms=LIVE), Closed(CloseReason.IDLE))) is None
