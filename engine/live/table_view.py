"""A table as one person may see it, live or in a replay, with everything that a screen needs."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from engine.cards import Card
from engine.events import Event
from engine.facts import NO_FACTS, NOBODY_DOWN, Down, Facts, WildCard
from engine.game import Game
from engine.observation import facts_of, masked
from engine.play import may_act
from engine.result import Result
from engine.shuffle import commitment
from engine.state import NO_DEAL, State
from engine.table.highlights import Highlight, highlights
from engine.table.play import can_take_back
from engine.table.record import Header, Verdict
from engine.table.replay import Replay
from engine.table.roster import Roster
from engine.table.table_state import TableState
from engine.table.terms import UNTIMED, Terms, TimeControl


@dataclass(frozen=True, slots=True)
class Waiting:
    """The people for whom a live table waits, and the time until it continues."""

    deadline: datetime | None = None
    """When the table continues on its own."""
    clock: TimeControl = UNTIMED
    """The current clock. A single person has a clock only if they asked for it."""
    away: frozenset[int] = frozenset()
    """The seats of people that the autopilot plays."""
    paused: bool = False
    """True if all people are away."""
    ready: frozenset[int] = frozenset()
    """The user ids of people who want the next deal."""
    expected: frozenset[int] = frozenset()
    """The seats of people who have not been seen since the game started."""


class TablePlace(NamedTuple):
    """The place of a table's message."""

    guild_id: int
    channel_id: int
    message_id: int | None
    """The message's id. None in a replay, and while no message shows the table."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that may be shown of a table."""

    table_id: str
    place: TablePlace
    game: Game
    has_begun: bool
    """True if cards were dealt."""
    version: int
    roster: Roster
    seat: int | None
    """The viewer's seat. The channel and people without a seat have none."""
    seen: State
    """The state with ``HIDDEN`` for every card that the viewer cannot see. NO_DEAL in a lobby."""
    facts: Facts
    """The public facts, which are the same for all viewers."""
    acting: frozenset[int]
    """The seats that may act."""
    hand: tuple[Card, ...]
    """The viewer's own cards. The channel has none."""
    waited_for: frozenset[int]
    """The seats that may act and are asked to act."""
    log: tuple[tuple[int, Event], ...]
    """The events of this deal with the version of their step, masked for the viewer."""
    results: tuple[Result, ...]
    """The results of the deals, oldest first."""
    terms: Terms
    commitment: str
    seed: str | None
    """The seed of the shuffles. None until the game is over."""
    seated: tuple[tuple[int, Roster], ...] = ()
    """The rosters before the log's events, each with the index in ``log`` from which it applies."""
    waits: Waiting = Waiting()
    """The people for whom the table waits.

    This field and the fields up to ``highlights`` are only for a live table.
    """
    can_take_back: bool = False
    """True if the viewer may take back their last laying."""
    verdict: Verdict | None = None
    """The rating changes of the finished game."""
    highlights: tuple[Highlight, ...] = ()
    """The highlights of the finished game, one per person."""
    down: frozenset[int] = field(init=False)
    """The seats that may lay freely, in games that require a first meld."""
    upcard: Card | None = field(init=False)
    """The top card of the discard pile, or the last card in the row."""

    def __post_init__(self) -> None:
        discard = self.seen.discard
        object.__setattr__(self, "down", self.facts.get(Down, NOBODY_DOWN).seats)
        object.__setattr__(self, "upcard", discard[-1] if discard else None)

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return self.terms.seats(self.game.seats)

    @property
    def cut(self) -> Card | None:
        """The card that decides which cards are wild, if one was cut."""
        wild = self.facts.get(WildCard)
        return None if wild is None else wild.card

    def name(self, seat: int) -> str:
        """Return the name of the player of this seat."""
        return self.roster.sitters[seat].name


class ShownDivergence(NamedTuple):
    """The first step at which two tables with the same cards differ."""

    here: TableView
    there: TableView
    """The views of that moment at both tables, as the reader may see it."""
    places: tuple[int, int]
    """The indices of these moments in the replays of the tables, from 0."""
    goes_on: tuple[bool, bool]
    """Whether each table had a further step."""

    @property
    def same_moves(self) -> bool:
        """Whether the tables never differ."""
        return not any(self.goes_on)


def live_view(
    table_state: TableState,
    message_id: int | None,
    deadline: datetime | None,
    ready: frozenset[int],
    verdict: Verdict | None,
    expected: frozenset[int],
) -> TableView:
    """Return a live table as the channel may see it now."""
    state = table_state.state
    return _view(
        table_state.header,
        table_state.game,
        state,
        message_id=message_id,
        is_over=not table_state.is_open and state is not None,
        version=table_state.version,
        roster=table_state.roster,
        acting=table_state.acting(),
        log=table_state.log_seen_by(None),
        seated=tuple(table_state.seated),
        results=tuple(table_state.results),
        waited_for=table_state.waited_for(),
        waits=Waiting(
            deadline=deadline,
            clock=table_state.clock,
            away=table_state.attendance.away,
            paused=table_state.is_paused,
            ready=ready,
            expected=expected,
        ),
        verdict=verdict,
        highlights=_highlights(table_state, verdict),
    )


def seat_view(public: TableView, table_state: TableState, seat: int) -> TableView:
    """Return the view of a seat, made from the channel's view of the same table."""
    seen = masked(table_state.state or NO_DEAL, seat)
    return replace(
        public,
        seat=seat,
        seen=seen,
        hand=seen.hands[seat] if seen.hands else (),
        log=table_state.log_seen_by(seat),
        can_take_back=can_take_back(table_state, seat),
    )


def _highlights(table_state: TableState, verdict: Verdict | None) -> tuple[Highlight, ...]:
    """Return the highlights of a game that was played to its end, otherwise nothing."""
    results = table_state.results
    if not results or not results[-1].game_over or table_state.is_open:
        return ()
    return highlights(
        table_state.deal_notes,
        results,
        table_state.roster.sitters,
        () if verdict is None else verdict.rivals,
        lowest_wins=table_state.game.end.lowest_wins,
    )


def replay_view(replay: Replay, place: int, user: int | None) -> TableView:
    """Return the table at a frame (index from 0) of a replay as this person may see it.

    All hands are open if everyone agreed to that before the start and the game is over. Otherwise
    the person sees only the hand that they held at that moment. The ``log`` of this view has only
    the step of this frame.
    """
    frame, before = replay.frames[place], replay.frames[max(0, place - 1)]
    seat = None if user is None else frame.roster.seat_of(user)
    is_open = replay.is_over and replay.header.terms.open_hands
    acting = may_act(replay.game, frame.state)
    return _view(
        replay.header,
        replay.game,
        frame.state,
        seat,
        is_over=replay.is_over,
        is_open=is_open,
        version=frame.version,
        roster=frame.roster,
        acting=acting,
        log=tuple(
            (frame.version, event if is_open else event.seen_by(seat)) for event in frame.events
        ),
        seated=((0, before.roster),),
        results=replay.results_at(place),
        waited_for=acting,
    )


def _view(
    header: Header,
    game: Game,
    state: State | None,
    seat: int | None = None,
    *,
    message_id: int | None = None,
    is_over: bool,
    is_open: bool = False,
    **now: Any,
) -> TableView:
    """Return a view of a table. ``now`` changes with each step. ``is_open`` shows all hands."""
    seen = masked(state or NO_DEAL, seat)
    if state is not None and is_open:
        seen = seen._replace(hands=state.hands)
    return TableView(
        table_id=header.table_id,
        place=TablePlace(header.guild_id, header.channel_id, message_id),
        game=game,
        has_begun=state is not None,
        seat=seat,
        seen=seen,
        facts=NO_FACTS if state is None else facts_of(game, state),
        hand=() if seat is None else seen.hands[seat],
        terms=header.terms,
        commitment=commitment(header.seed),
        seed=header.seed.hex() if is_over and header.terms.day is None else None,
        **now,
    )
