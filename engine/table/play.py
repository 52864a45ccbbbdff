"""What players do with the cards of their table: begin, move, take back, deal again.

Taking back is for unrated games: what a player has laid in this turn, as long as nothing else has
happened since and so nobody has seen anything new. Never a draw, a take, a discard or a knock. Each
time the last laying is taken back; the course keeps what was so before it
(engine.table.table_state.Course.layings).
"""

from collections.abc import Iterable, Sequence
from functools import reduce

from engine.cards import Card
from engine.deal import first_dealer, open_deal, order
from engine.errors import IllegalMove, Reason, Stale
from engine.events import Event
from engine.moves import Move
from engine.phase import Phase
from engine.play import decide, start
from engine.table import lobby
from engine.table.ending import why_unrated
from engine.table.events import TookCardsBack
from engine.table.evolve import evolve_sitting
from engine.table.table_state import Course


def begin(course: Course, user: int, *, without_asked: bool = False) -> tuple[Event, ...]:
    """The host starts the game, and the first deal is dealt. IllegalMove as in the lobby.

    ``without_asked``: the seats of those who have still to answer are freed.
    """
    freed = lobby.free_seats(course.sitting, user) if without_asked else ()
    sitting = reduce(evolve_sitting, freed, course.sitting)
    seats = len(sitting.sitters)
    dealer = first_dealer(course.luck, max(1, seats))
    began = lobby.begin(sitting, user, course.game.seats, dealer)
    dealt = open_deal(course.game, start(course.game, seats, dealer), course.luck)
    return (*freed, *began, dealt)


def move(course: Course, seat: int, made: Move) -> tuple[Event, ...]:
    """Somebody makes a move for this seat. IllegalMove by the rules, or because nothing is played.

    New stocks come in an order that the seed fixes (engine.deal).
    """
    state = course.state
    if state is None or not course.is_open:
        raise IllegalMove(Reason.DEAL_OVER if course.is_open else Reason.TABLE_CLOSED)

    def chance(cards: Sequence[Card]) -> tuple[Card, ...]:
        return order(course.luck, f"recycle/{state.deal_no}/{course.recycled() + 1}", cards)

    return decide(course.game, state, seat, made, chance)


def own_move(course: Course, user: int, made: Move) -> tuple[Event, ...]:
    """A player makes a move; if their time had run out, they are back. IllegalMove."""
    seat = course.seat_of(user)
    return (*course.attendance.returning(seat), *move(course, seat, made))


def refusal(course: Course, user: int, made: Move) -> IllegalMove | None:
    """Why a player may not make this move now; None if they may."""
    try:
        own_move(course, user, made)
    except IllegalMove as refused:
        return refused
    return None


def next_deal(course: Course) -> tuple[Event, ...]:
    """The next deal is dealt. IllegalMove at a closed table; Stale while a deal is running."""
    state = course.state
    if state is None or not course.is_open:
        raise IllegalMove(Reason.TABLE_CLOSED)
    if state.phase is not Phase.OVER:
        raise Stale
    return (open_deal(course.game, state, course.luck),)


def is_waited_for(course: Course, ready: frozenset[int]) -> bool:
    """Whether people who are there (user ids) have still to say that they want the next deal."""
    here = course.people - course.attendance.away
    return not {course.sitting.sitters[seat].user for seat in here} <= ready


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
