"""The course of a table: its journal folded into what is so now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.events import AskedMayI, Dealt, Event, Passed, Recycled
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.options import read_options, rules_hash
from engine.play import evolve, start
from engine.state import State
from engine.table.attendance import Attendance, evolve_attendance
from engine.table.endless_deal import called_off, goes_on_for_ever
from engine.table.events import CHANGE_NO_CHOICE, Began, CameBack, Closed, RulesChanged
from engine.table.record import RULES_REVISION, Entry, Header, Standing, Unrated
from engine.table.seating import evolve_sitting
from engine.table.sitting import CloseReason, Sitting, Status
from engine.table.tenures import Tenures
from engine.table.terms import NO_CLOCK, Terms
from engine.table.turn_time import TurnTime

_SPOKEN = (AskedMayI, Passed, *CHANGE_NO_CHOICE)


@dataclass(slots=True)
class Course:
    """Who sits, what is played and how it stands, and the events of the running deal.

    ``game`` follows the house rules, ``ruled`` is the version at which they were last changed.
    ``epoch`` is the newest version at which something happened besides words in a May I window and
    what the clock does: what was shown since then still holds. ``held`` are the versions at which
    the hands of the seats last changed. ``tenures`` tell who held which seat in this game. ``at``
    is when the last step was stored, in Unix seconds.
    """

    game: Game
    sitting: Sitting
    terms: Terms = NO_CLOCK
    state: State | None = None
    version: int = 0
    epoch: int = 0
    ruled: int = 0
    held: dict[int, int] = field(default_factory=dict)
    log: list[tuple[int, Event]] = field(default_factory=list)
    tenures: Tenures = field(default_factory=Tenures)
    attendance: Attendance = field(default_factory=Attendance)
    turn_time: TurnTime = field(default_factory=TurnTime)
    at: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen at this table."""
        return self.sitting.status is not Status.CLOSED

    def apply(self, version: int, events: Iterable[Event], at: float) -> None:
        """Go on by one step of the journal, stored at this moment (Unix seconds)."""
        self.at = at
        spoken = True
        for event in events:
            self._apply(version, event)
            spoken = spoken and isinstance(event, _SPOKEN)
        self.version = version
        if not spoken:
            self.epoch = version

    def _apply(self, version: int, event: Event) -> None:
        self.sitting = evolve_sitting(self.sitting, event)
        match event:
            case RulesChanged(options):
                chosen = read_options(REGISTRY[self.game.name], options)
                self.game, self.ruled = game(self.game.name, chosen), version
            case Began(dealer):
                self.state = start(self.game, len(self.sitting.sitters), dealer)
            case Dealt():
                self.log.clear()
        self._time(event)
        if self.state is not None:
            self.tenures.tell(event, self.state.scores)
            before = self.state.hands
            self.state = evolve(self.state, event)
            for seat, hand in enumerate(self.state.hands):
                if seat >= len(before) or hand != before[seat]:
                    self.held[seat] = version
        self.log.append((version, event))

    def _time(self, event: Event) -> None:
        """What it does to the clock and to who is there; the state is still the one before it."""
        on_turn = None if self.state is None else self.state.turn
        match event:
            case CameBack(seat) if seat == on_turn and self.attendance.piloted(seat):
                self.turn_time.anew(self.at)
            case _:
                self.turn_time.tell(event, self.at)
        self.attendance = evolve_attendance(self.attendance, event)

    def recycled(self) -> int:
        """How often the discard pile has become a new stock in this deal."""
        return sum(isinstance(event, Recycled) for _, event in self.log)

    def ending(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What these events bring about at last.

        A deal that would go on for ever is called off; a game that is over closes its table, and
        so does the one deal of a practice table.
        """
        state = self._after(events)
        if state is None or not events or not self.is_open:
            return ()
        ended = called_off(self.game, state) if goes_on_for_ever(state) else ()
        for event in ended:
            state = evolve(state, event)
        result = state.result
        over = result is not None and (result.game_over or self.terms.practice)
        return (*ended, Closed(CloseReason.FINISHED)) if over else ended

    def standings(self, events: Sequence[Event]) -> tuple[Standing, ...]:
        """What a finished game means for the league: a row a tenure, those who left last."""
        if self.state is None or Closed(CloseReason.FINISHED) not in events or self.terms.practice:
            return ()
        state, sitting, tenures = self.state, self.sitting, self.tenures.copy()
        for event in events:
            tenures.tell(event, state.scores)
            state, sitting = evolve(state, event), evolve_sitting(sitting, event)
        if state.result is None:
            return ()
        unrated = why_unrated(
            self.game.name,
            self.game.options,
            self.terms,
            computer=tenures.has_computer(sitting),
            handed_over=bool(tenures.gone),
        )
        rules = rules_hash(self.game.name, RULES_REVISION, self.game.options)
        return tenures.standings(sitting, state.result, rules, unrated)

    def _after(self, events: Sequence[Event]) -> State | None:
        state = self.state
        if state is not None:
            for event in events:
                state = evolve(state, event)
        return state


def why_unrated(
    name: str, options: object, terms: Terms, *, computer: bool, handed_over: bool
) -> Unrated | None:
    """Why a game under these rules and terms does not count for ratings; None if it does.

    ``computer``: one sat down before the first deal. ``handed_over``: somebody gave up their seat.
    """
    if not terms.rated:
        return Unrated.CASUAL
    rules = rules_hash(name, RULES_REVISION, options)
    if rules != terms.house and rules not in _presets(name):
        return Unrated.RULES
    if computer:
        return Unrated.COMPUTER
    return Unrated.HANDED_OVER if handed_over else None


def rules_at_first(header: Header) -> Game:
    """The game of a stored table as its lobby opened; the journal tells what it became."""
    return game(header.game, read_options(REGISTRY[header.game], header.options))


@lru_cache
def _presets(name: str) -> frozenset[str]:
    """The hashes of the rules that a game brings itself."""
    presets = REGISTRY[name].presets.values()
    return frozenset(rules_hash(name, RULES_REVISION, chosen) for chosen in presets)


def course(opened: Game, header: Header, entries: Iterable[Entry]) -> Course:
    """The course of a stored table, which ``opened`` with that game."""
    told = Course(opened, Sitting(Status.LOBBY, header.host, ()), header.terms)
    for entry in entries:
        told.apply(entry.version, entry.events, entry.stored_at)
    return told
