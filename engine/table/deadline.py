"""When a table goes on by itself."""

from collections.abc import Sequence
from typing import Protocol

from engine.events import Event, WindowOpened
from engine.phase import Phase
from engine.table.course import Course, are_words
from engine.table.turn_clock import QuietTimes, turn_ends


class Waits(QuietTimes, Protocol):
    """How long a table waits, in seconds: for words in a May I window, and for the next deal."""

    @property
    def may_i(self) -> float:
        """For all words in a May I window."""

    @property
    def next_deal(self) -> float:
        """For the people to say that they are ready."""


def next_deadline(
    course: Course, events: Sequence[Event], before: float | None, now: float, waits: Waits
) -> float | None:
    """When the table goes on by itself, in Unix seconds; None: it waits for somebody.

    ``events`` are those of its last step, after which it is ``now``; ``before`` was its deadline
    until then, None if nobody has worked it out yet.
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
            return now + waits.may_i if opened else before
    return turn_ends(course, now, waits)
