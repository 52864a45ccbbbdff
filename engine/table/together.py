"""Ending a game by agreement of all who are there; it counts for nothing."""

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.table.course import Course
from engine.table.events import AgreedToEnd, Closed, WantedToPlayOn
from engine.table.sitting import CloseReason
from engine.table.status_checks import game_only


def agree_to_end(course: Course, user: int) -> tuple[Event, ...]:
    """Be for ending the game here; when all who are there are, the table closes.

    Whoever says so is there themselves. IllegalMove without a seat, or if nobody else is there to
    agree: a single person can leave, but not take the game from those who are away.
    """
    seat = _playing_seat(course, user)
    back = course.attendance.returning(seat)
    here = course.people - (course.attendance.away - {seat})
    if here == {seat}:
        raise IllegalMove(Reason.NOBODY_TO_AGREE)
    own = () if user in course.sitting.for_end else (AgreedToEnd(user),)
    agreed = course.sitting.for_end | {user}
    if {course.sitting.sitters[one].user for one in here} <= agreed:
        return (*back, *own, Closed(CloseReason.TOGETHER))
    return (*back, *own) if own else ()


def play_on(course: Course, user: int) -> tuple[Event, ...]:
    """Be against it: all have to agree anew. Nothing happens if nobody is for it. IllegalMove."""
    seat = _playing_seat(course, user)
    if not course.sitting.for_end:
        return ()
    return (*course.attendance.returning(seat), WantedToPlayOn(user))


def _playing_seat(course: Course, user: int) -> int:
    seat = course.seat_of(user)
    game_only(course.sitting)
    return seat
