"""A table as one person may see it, with everything a screen needs: in play, and looked back on."""

from dataclasses import dataclass
from datetime import datetime

from engine.deal import commitment
from engine.events import Event
from engine.moves import Move
from engine.result import Result
from engine.table.course import Course
from engine.table.record import Verdict
from engine.table.sitting import Sitting
from engine.table.story import Story
from engine.table.taking_back import can_take_back
from engine.table.terms import UNTIMED, Terms, TimeControl
from engine.view import View, view


@dataclass(frozen=True, slots=True)
class Sight:
    """What may be shown of a table.

    ``moves`` are the kinds of moves that its game knows. ``seat`` is the viewer's, None for the
    channel and for people without one. ``log`` are the events of the running deal with the version
    of their step, masked for the viewer. ``results``: how the deals of the game ended, oldest
    first. ``deadline`` is when the table goes on by itself. ``seed``
    is there only when the game is over. ``ready`` are the people (user ids) who want the next deal.
    ``waited_for`` are the seats that are asked to say or do something now.
    ``away`` are the seats of people that the autopilot plays; ``paused``: nobody else is left.
    ``clock`` is the one that runs now: none while one person alone has not asked for it.
    ``expected`` are the seats of people who have not shown themselves since the game began.
    ``can_take_back``: the viewer may take back what they have laid last.
    ``verdict`` is what the finished game did to ratings.
    """

    table_id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    deals: int | None
    seats: range
    moves: frozenset[type[Move]]
    options: object
    version: int
    sitting: Sitting
    seat: int | None
    view: View | None
    waited_for: frozenset[int]
    log: tuple[tuple[int, Event], ...]
    results: tuple[Result, ...]
    deadline: datetime | None
    terms: Terms
    clock: TimeControl
    away: frozenset[int]
    paused: bool
    commitment: str
    seed: str | None
    ready: frozenset[int]
    expected: frozenset[int]
    can_take_back: bool
    verdict: Verdict | None

    def name(self, seat: int) -> str:
        """Who plays this seat."""
        return self.sitting.sitters[seat].name


def sight_of(
    course: Course,
    seat: int | None,
    message_id: int | None,
    deadline: datetime | None,
    ready: frozenset[int],
    verdict: Verdict | None,
    expected: frozenset[int] = frozenset(),
) -> Sight:
    """A table in play as this seat (``None``: the channel) may see it now."""
    header, game, state = course.header, course.game, course.state
    finished = not course.is_open and state is not None
    return Sight(
        table_id=header.table_id,
        guild_id=header.guild_id,
        channel_id=header.channel_id,
        message_id=message_id,
        game=game.name,
        deals=game.deals,
        seats=game.seats,
        moves=game.moves,
        options=game.options,
        version=course.version,
        sitting=course.sitting,
        seat=seat,
        view=None if state is None else view(game, state, seat, course.by_rules()),
        waited_for=course.waited_for(),
        log=course.log_seen_by(seat),
        results=tuple(course.results),
        deadline=deadline,
        terms=course.terms,
        clock=course.clock,
        away=course.attendance.away,
        paused=course.is_paused,
        commitment=commitment(header.seed),
        seed=header.seed.hex() if finished else None,
        ready=ready,
        expected=expected,
        can_take_back=can_take_back(course, seat),
        verdict=verdict,
    )


def sight_at(story: Story, place: int, user: int | None) -> Sight:
    """The table at a moment of a story (``place`` in its moments) as this person may see it.

    All hands lie open where everybody agreed to that before the start, and then only in a game that
    is over; otherwise one sees the hand that one held oneself at that moment. ``log`` is what
    happened in this one step.
    """
    header, game, moment = story.header, story.game, story.moments[place]
    seat = None if user is None else moment.sitting.seat_of(user)
    is_open = story.is_over and header.terms.open_hands
    shown = view(game, moment.state, seat)
    return Sight(
        table_id=header.table_id,
        guild_id=header.guild_id,
        channel_id=header.channel_id,
        message_id=None,
        game=game.name,
        deals=game.deals,
        seats=game.seats,
        moves=game.moves,
        options=game.options,
        version=moment.version,
        sitting=moment.sitting,
        seat=seat,
        view=shown._replace(hands=moment.state.hands) if is_open else shown,
        waited_for=shown.acting,
        log=tuple(
            (moment.version, event if is_open else event.seen_by(seat)) for event in moment.events
        ),
        results=story.results_at(place),
        deadline=None,
        terms=header.terms,
        clock=UNTIMED,
        away=frozenset(),
        paused=False,
        commitment=commitment(header.seed),
        seed=header.seed.hex() if story.is_over else None,
        ready=frozenset(),
        expected=frozenset(),
        can_take_back=False,
        verdict=None,
    )
