"""UX Clock: whose time runs, until when, and what a long turn costs."""

from engine.events import Event, TurnStarted
from engine.moves import Discard, Draw, Pass, Take
from engine.phase import Phase
from engine.table import play
from engine.table.roster import CloseReason
from engine.table.table_events import BankSpent, ClockResumed, Closed, TimedOut
from engine.table.table_state import TableState
from engine.table.terms import DAY, Terms, live, slow
from engine.table.turn_clock import bank, bank_spent, own_time, ticking, turn_ends
from tests.each import each
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
SLOW = Terms(slow(2))


class Restless:
    """Nobody ever wants quiet."""

    def put_off(self, user: int, moment: float) -> float:
        return moment


class Sleeper:
    """One person sleeps for ever, whose turns end the day after they would."""

    def __init__(self, user: int) -> None:
        self.user = user

    def put_off(self, user: int, moment: float) -> float:
        return moment + DAY if user == self.user else moment


def discarded(told: TableState) -> tuple[Event, ...]:
    """What the end of the turn brings about: the player to move throws their first card."""
    assert told.state is not None
    return play.moved(told, turn(told), Discard(told.state.hands[turn(told)][0]))


def test_the_time_of_the_player_to_move_runs() -> None:
    told = playing(terms=LIVE)
    assert ticking(told) == turn(told)
    assert turn_ends(told, NOON, Restless()) == NOON + 60 + 120


@each("terms", [Terms(), Terms(practice=True, rated=False)])
def test_without_a_clock_no_time_runs(terms: Terms) -> None:
    told = playing(terms=terms)
    assert ticking(told) is None
    assert turn_ends(told, NOON, Restless()) is None


def test_no_time_runs_before_between_and_after_deals() -> None:
    assert ticking(lobby(ANN, BEN, terms=LIVE)) is None
    over = played_out(playing(terms=LIVE))
    assert ticking(over) is None
    assert ticking(go_on(playing(terms=LIVE), Closed(CloseReason.IDLE))) is None


def test_computers_and_the_autopilot_have_no_clock() -> None:
    told = playing(ANN, None, None, terms=LIVE)
    ticked = set()
    for _ in range(3):
        ticked.add(ticking(told))
        assert told.state is not None
        first = told.state.hands[turn(told)][0]
        moved(told, Take(), Discard(first))
    assert ticked == {told.seat_of(ANN), None}
    late = playing(terms=LIVE)
    assert ticking(go_on(late, TimedOut(turn(late)))) is None


def test_a_turn_that_was_resumed_has_what_was_left_of_it() -> None:
    told = go_on(playing(terms=LIVE), ClockResumed(20), at=NOON + 500)
    assert own_time(told) == 20
    assert turn_ends(told, NOON + 500, Restless()) == NOON + 500 + 20 + 120


def test_a_time_that_another_clock_has_stored_ahead_gives_no_more_time() -> None:
    told = playing(terms=LIVE)
    assert turn_ends(told, NOON - 1000, Restless()) == NOON - 1000 + 60 + 120


def test_a_slow_turn_ends_when_its_player_wants_no_quiet_and_a_live_one_at_any_time() -> None:
    told = playing(terms=SLOW)
    asleep, awake = Sleeper(user_at(told, turn(told))), Sleeper(99)
    assert turn_ends(told, NOON, asleep) == NOON + 3 * DAY
    assert turn_ends(told, NOON, awake) == NOON + 2 * DAY
    told = playing(terms=LIVE)
    assert turn_ends(told, NOON, Sleeper(user_at(told, turn(told)))) == NOON + 180


def test_a_long_turn_drains_the_bank_when_it_ends() -> None:
    told = moved(playing(terms=LIVE), Take())
    seat, end = turn(told), discarded(told)
    assert any(isinstance(event, TurnStarted) for event in end)
    assert bank_spent(told, end, NOON + 60) == ()
    assert bank_spent(told, end, NOON + 60.9) == (), "whole seconds, in favour of the player"
    assert bank_spent(told, end, NOON + 95) == (BankSpent(seat, 35),)
    assert bank_spent(told, end, NOON + 10_000) == (BankSpent(seat, 120),)
    go_on(told, BankSpent(seat, 100))
    assert bank(told, seat) == 20
    assert bank_spent(told, end, NOON + 10_000) == (BankSpent(seat, 20),)


def test_a_move_within_a_turn_costs_nothing_yet() -> None:
    told = playing(terms=LIVE)
    assert bank_spent(told, play.moved(told, turn(told), Take()), NOON + 170) == ()


def test_without_a_bank_there_is_nothing_to_spend() -> None:
    told = moved(playing(terms=SLOW), Take())
    assert bank_spent(told, discarded(told), NOON + 9 * DAY) == ()


def test_a_may_i_window_stands_still_for_the_player_to_move() -> None:
    told = moved(playing(terms=LIVE), Draw(), at=NOON + 50)
    assert told.phase is Phase.MAY_I
    for seat in sorted(told.acting()):
        go_on(told, *play.moved(told, seat, Pass()), at=NOON + 70)
    assert told.phase is Phase.PLAY
    assert turn_ends(told, NOON + 70, Restless()) == NOON + 20 + 180
