"""When a table goes on by itself."""

from collections.abc import Sequence
from typing import Protocol

from engine.events import Event, WindowOpened
from engine.phase import Phase
from engine.table.course import Course, are_words
from engine.table.turn_clock import QuietTimes, turn_ends


class Waits(QuietTimes, Protocol):
    """How long a table waits, in seconds: for words in a May I window, for the next deal, and for
    people who are expected."""

    @property
    def may_i(self) -> float:
        """For all words in a May I window."""

    @property
    def first_look(self) -> float:
        """In the first window of a game for people to open their hands, besides ``may_i``."""

    @property
    def next_deal(self) -> float:
        """For the people to say that they are ready."""


def next_deadline(
    course: Course,
    events: Sequence[Event],
    before: float | None,
    now: float,
    waits: Waits,
    *,
    expected: frozenset[int] = frozenset(),
) -> float | None:
    """When the table goes on by itself, in Unix seconds; None: it waits for somebody.

    ``events`` are those of its last step, after which it is ``now``; ``before`` was its deadline
    until then, None if nobody has worked it out yet. ``expected`` are seats of people who have not
    shown themselves since the game began.
    """
    # A learner takes their time, in a May I window as well.
    if not course.is_open or course.is_paused or course.terms.practice:
        return None
    match course.phase:
        case None:
            return None
        case Phase.OVER:
            # Being back does not put off the next deal.
            kept = before is not None and are_words(events)
            return before if kept else now + waits.next_deal
        case Phase.MAY_I if course.is_unhurried:
            return None
        case Phase.MAY_I:
            opened = before is None or any(isinstance(event, WindowOpened) for event in events)
            longer = waits.first_look if _is_first(course) and _asks(course, expected) else 0
            return now + waits.may_i + longer if opened else before
    return turn_ends(course, now, waits, expected)


def deadline_with(
    course: Course, before: float | None, now: float, waits: Waits, expected: frozenset[int]
) -> float | None:
    """The deadline when somebody has just shown themselves, and these are still expected."""
    if before is None:
        return None
    if course.phase is Phase.MAY_I:
        waited = _is_first(course) and not _asks(course, expected)
        return min(before, now + waits.may_i) if waited else before
    return before if course.phase is Phase.OVER else turn_ends(course, now, waits, expected)


def _is_first(course: Course) -> bool:
    """Whether this is the first May I window of the game."""
    first_deal = course.state is not None and course.state.deal_no == 1
    return first_deal and sum(isinstance(event, WindowOpened) for _, event in course.log) == 1


def _asks(course: Course, seats: frozenset[int]) -> bool:
    """Whether one of these seats is asked now."""
    return not course.waited_for().isdisjoint(seats)
