"""The clock of a turn: whose time runs, until when, and what it costs of a player's bank.

What happens when the time is up stands in engine.table.absence.
"""

from collections.abc import Sequence
from typing import Protocol

from engine.events import DealEnded, Event
from engine.phase import Phase
from engine.table.course import Course
from engine.table.events import BankSpent
from engine.table.terms import ClockKind
from engine.table.turn_start import TURN_BEGINS

_SHORT = 20
"""Seconds that a short turn has at least."""


class QuietTimes(Protocol):
    """Knows when people want to be left alone."""

    def put_off(self, user: int, moment: float) -> float:
        """The moment itself, or the next one at which this person's turn may end."""


def ticking(course: Course) -> int | None:
    """The seat whose time runs, or stands still in a May I window; None if nobody's does.

    Seats of computers have no clock, nor has a seat that the autopilot plays, nor one person alone
    who did not ask for it.
    """
    state = course.state
    if course.clock.kind is ClockKind.NONE or state is None or not course.is_open:
        return None
    if state.phase is Phase.OVER or course.attendance.piloted(state.turn):
        return None
    return state.turn if state.turn in course.people else None


def bank(course: Course, seat: int) -> int:
    """What is left of a player's bank, in seconds."""
    return max(0, course.terms.clock.bank - course.attendance.spent.get(seat, 0))


def own_time(course: Course) -> int:
    """The seconds that the running turn has, counted from TurnTime.since, besides the bank."""
    left = course.turn_time.left
    return course.terms.clock.turn if left is None else left


def is_short(course: Course, seat: int, expected: frozenset[int]) -> bool:
    """Whether a turn of this seat is short: it is live, and its player is still ``expected``: they
    have not shown themselves since the game began."""
    return seat in expected and course.clock.kind is ClockKind.LIVE


def turn_ends(
    course: Course, now: float, quiet: QuietTimes, expected: frozenset[int] = frozenset()
) -> float | None:
    """When the time of the player to move is up (Unix seconds); None if no time runs.

    A slow turn does not end when its player wants quiet. A short one has a third of its own time,
    and no bank.
    """
    seat = ticking(course)
    if seat is None:
        return None
    # A time that lies ahead was stored by another clock.
    since = min(course.turn_time.since, now)
    if is_short(course, seat, expected):
        return since + min(own_time(course), max(_SHORT, course.clock.turn // 3))
    ends = since + own_time(course) + bank(course, seat)
    user = course.sitting.sitters[seat].user
    if course.terms.clock.kind is ClockKind.SLOW and user is not None:
        return quiet.put_off(user, ends)
    return ends


def bank_spent(course: Course, events: Sequence[Event], now: float) -> tuple[Event, ...]:
    """What these events, if they end a turn, cost of the bank of the player to move."""
    seat = ticking(course)
    if seat is None or not course.terms.clock.bank:
        return ()
    if not any(isinstance(event, (*TURN_BEGINS, DealEnded)) for event in events):
        return ()
    over = int(now - course.turn_time.since - own_time(course))
    spent = min(over, bank(course, seat))
    return (BankSpent(seat, spent),) if spent > 0 else ()
