"""Taking back: in an unrated game, what a player has laid in this turn, as long as nothing else has
happened since and so nobody has seen anything new.

Never a draw, a take, a discard or a knock. Each time the last laying is taken back; the course
keeps what was so before it (engine.table.course.Course.layings).
"""

from collections.abc import Iterable

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.table.course import Course
from engine.table.ending import why_unrated
from engine.table.events import TookCardsBack


def take_back(course: Course, user: int) -> tuple[Event, ...]:
    """The player to move takes their last laying back. IllegalMove."""
    seat = course.seat_of(user)
    if course.state is None or not course.is_open:
        raise IllegalMove(Reason.DEAL_OVER if course.is_open else Reason.TABLE_CLOSED)
    if _is_rated(course):
        raise IllegalMove(Reason.RATED_STAYS)
    if seat != course.state.turn or not course.layings:
        raise IllegalMove(Reason.NOTHING_TO_TAKE_BACK)
    version, _ = course.layings[-1]
    return (*course.attendance.returning(seat), TookCardsBack(seat, version))


def can_take_back(course: Course, seat: int | None) -> bool:
    """Whether the player of this seat may take their last laying back now."""
    if course.state is None or not course.layings or not course.is_open:
        return False
    return seat == course.state.turn and not _is_rated(course)


def taken_back(events: Iterable[Event]) -> frozenset[int]:
    """The versions of the steps that these events, in which they are named, have undone."""
    return frozenset(event.version for event in events if isinstance(event, TookCardsBack))


def _is_rated(course: Course) -> bool:
    """Whether the game still counts for ratings if it ends as it is now."""
    unrated = why_unrated(
        course.game.name,
        course.game.options,
        course.terms,
        computer=course.tenures.has_computer(course.sitting),
        handed_over=course.sitting.given_up,
    )
    return unrated is None
