"""The state of a table, built from the events of its journal.

This module also has the history of the seats, the times of nudges, and a deal's log as each viewer
may know it.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from operator import itemgetter
from typing import NamedTuple

from engine.errors import IllegalMove, Reason
from engine.events import (
    AskedMayI,
    DealEnded,
    Dealt,
    Event,
    Passed,
    Recycled,
    WindowClosed,
    WindowOpened,
)
from engine.evolve import evolve
from engine.game import Game
from engine.games.registry import REGISTRY, game
from engine.listing import Length
from engine.observation import BLANK, Notes, noted
from engine.options import read_options, write_options
from engine.phase import Phase, Turn
from engine.play import may_act, start
from engine.result import Result
from engine.shuffle import salted
from engine.state import State
from engine.table.evolve_roster import TURN_BEGINS, Attendance, evolve_attendance, evolve_roster
from engine.table.highlights import deal_notes
from engine.table.record import DealNotes, Entry, Header, SeatPeriod, Snapshot, Standing, Unrated
from engine.table.roster import Roster, Sitter, Status, newest
from engine.table.table_events import (
    CHANGE_NO_CHOICE,
    Autopiloted,
    Began,
    CameBack,
    ChosenRules,
    ClockResumed,
    HandedOver,
    Nudged,
    RulesChanged,
    StoodIn,
    Substituted,
    TimedOut,
    TookBack,
    TookCardsBack,
)
from engine.table.terms import UNTIMED, ClockKind, Terms, TimeControl


@dataclass(slots=True)
class NudgeTimes:
    """When a player was last nudged at a table, and when the player to move was nudged."""

    last: float | None = None
    """In Unix seconds."""
    unanswered: float | None = None
    """In Unix seconds. None once the game has continued, because a move answers a nudge."""

    def apply(self, event: Event, moment: float) -> None:
        """Apply an event that was stored at this moment."""
        if isinstance(event, Nudged):
            self.last = self.unanswered = moment
        elif not isinstance(event, CHANGE_NO_CHOICE):
            self.unanswered = None


@dataclass(slots=True)
class SeatHistory:
    """The current seat period of each seat of a game, and the finished seat periods."""

    now: list[SeatPeriod] = field(default_factory=list)
    gone: list[tuple[int, SeatPeriod, int]] = field(default_factory=list)
    """The seat, the seat period and the total at its end, in the order of Roster.gone."""

    def apply(self, event: Event, scores: Sequence[int]) -> None:
        """Update the periods by an event.

        ``scores`` are the totals of the seats before the event.
        """
        match event:
            case Began():
                self.now = [SeatPeriod(began=True) for _ in scores]
            case DealEnded():
                self.now = [replace(period, deals=period.deals + 1) for period in self.now]
            case TimedOut(seat):
                late = self.now[seat]
                self.now[seat] = replace(late, timeouts=late.timeouts + 1)
            case HandedOver(seat) | StoodIn(seat) | Substituted(seat):
                self._end(seat, scores[seat])
            case TookBack(seat):
                _, own, total = self.gone.pop(newest(self.gone, seat))
                self._end(seat, scores[seat])
                # Points that the computer scored in between don't count for the player.
                self.now[seat] = replace(own, before=own.before + scores[seat] - total)

    def _end(self, seat: int, total: int) -> None:
        """End the period of this seat and start the next period with the same total."""
        self.gone.append((seat, self.now[seat], total))
        self.now[seat] = SeatPeriod(began=False, before=total)

    def copy(self) -> "SeatHistory":
        """Return a copy that can be updated without changing this one."""
        return SeatHistory(list(self.now), list(self.gone))

    def standings(
        self,
        roster: Roster,
        result: Result,
        rules: str,
        unrated: Unrated | None,
        length: Length | None,
    ) -> tuple[Standing, ...]:
        """Return how the game with this result ended for each player, leavers last.

        A player who gave up a game that would have been rated has lost the game, even if they came
        back. Otherwise a losing player could make the game unrated for everyone at no cost.
        """
        ended = []
        for seat, (who, period) in enumerate(zip(roster.sitters, self.now, strict=True)):
            lost = unrated is Unrated.HANDED_OVER and who.user in roster.given_up
            place = len(roster.sitters) if lost else result.places[seat]
            standing = _standing(seat, who, period, place, result.standing[seat])
            ended.append(replace(standing, won=not lost and seat in result.winners, left=lost))
        for (_, who), (seat, period, total) in zip(roster.gone, self.gone, strict=True):
            left = _standing(seat, who, period, len(roster.sitters), total)
            ended.append(replace(left, left=True))
        return tuple(
            replace(standing, rules=rules, unrated=unrated, length=length) for standing in ended
        )


def _standing(seat: int, who: Sitter, period: SeatPeriod, place: int, total: int) -> Standing:
    return Standing(
        who.user,
        who.name,
        place,
        total,
        won=False,
        seat=seat,
        began=period.began,
        points=total - period.before,
        deals=period.deals,
        timeouts=period.timeouts,
        style=who.style,
    )


@dataclass(slots=True)
class TurnTime:
    """The player's own time for the running turn. It is paused while a May I window is open."""

    since: float = 0.0
    """The start of this turn in Unix seconds, moved forward by the time of May I windows."""
    left: int | None = None
    """The seconds that the turn has, counted from ``since``. None means a whole turn."""
    _window: float | None = None

    def apply(self, event: Event, moment: float) -> None:
        """Apply an event that was stored at this moment."""
        match event:
            case _ if isinstance(event, TURN_BEGINS):
                self.restart(moment)
            case ClockResumed(seconds):
                self.since, self.left = moment, seconds
                self._window = None if self._window is None else moment
            case WindowOpened() if self._window is None:
                self._window = moment
            case WindowClosed() if self._window is not None:
                self.since += moment - self._window
                self._window = None

    def restart(self, moment: float) -> None:
        """Start a whole turn."""
        self.since, self.left, self._window = moment, None, None


class LiveFacts(NamedTuple):
    """Facts that aren't in a table's journal."""

    time: float = 0.0
    """In Unix seconds."""
    deadline: float | None = None
    """In Unix seconds."""
    silent: float = 0.0
    """Seconds since the lobby's host last clicked."""
    expected: frozenset[int] = frozenset()
    """The seats of people who haven't come to the game yet."""


_WORDS = frozenset((AskedMayI, Passed, *CHANGE_NO_CHOICE))


@dataclass(slots=True)
class TableState:
    """The people, the game and the events of the running deal of a table.

    The commands of this folder (engine.table.commands) decide what people and the clock may do.
    They call ``live`` for the current facts.
    """

    header: Header
    game: Game
    """The game with the current house rules."""
    roster: Roster
    terms: Terms = field(init=False)
    state: State | None = None
    version: int = 0
    epoch: int = 0
    """The last version that was more than answers in a May I window and events of the clock.

    A screen of this version or a later version is still valid.
    """
    held: dict[int, int] = field(default_factory=dict)
    """The version at which the hand of a seat last changed, by seat."""
    log: list[tuple[int, Event]] = field(default_factory=list)
    """The events of the running deal with their versions, including hidden cards."""
    seated: list[tuple[int, Roster]] = field(default_factory=list)
    """The rosters of the running deal, each with the index in ``log`` from which it applies."""
    results: list[Result] = field(default_factory=list)
    """The results of the finished deals.

    Only the last result has the lines of the score sheet. They are dropped when the next deal is
    dealt.
    """
    deal_notes: list[DealNotes] = field(default_factory=list)
    """The notes of the finished deals."""
    snapshot: Snapshot | None = None
    """The state between the last finished deal and the running deal."""
    layings: list[tuple[int, State]] = field(default_factory=list)
    """The last consecutive steps in which the player to move only laid cards.

    Each laying has its version and the state before it, so that it can be taken back.
    """
    notes: Notes = BLANK
    """The public knowledge of the running deal."""
    seat_history: SeatHistory = field(default_factory=SeatHistory)
    attendance: Attendance = field(default_factory=Attendance)
    turn_time: TurnTime = field(default_factory=TurnTime)
    nudges: NudgeTimes = field(default_factory=NudgeTimes)
    stood_in: dict[int, float] = field(default_factory=dict)
    """The time since which a computer plays for an absent person, by seat, in Unix seconds."""
    at: float = 0.0
    """When the last step was stored, in Unix seconds."""
    live: Callable[[], LiveFacts] = field(default=LiveFacts, repr=False, compare=False)
    """Returns the current facts. The live table sets it once."""
    _logs: dict[int | None, tuple[tuple[int, Event], ...]] = field(default_factory=dict, repr=False)
    _acting: tuple[State, frozenset[int]] | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.terms = self.header.terms

    @property
    def shuffle_seed(self) -> bytes:
        """The seed of every shuffle of this table. Secret until the game is over."""
        return salted(self.header.seed, (salt for _, salt in self.roster.salts))

    @property
    def seats(self) -> range:
        """The numbers of players that can play here. A board has only one possible number."""
        return self.terms.seats(self.game.seats)

    @property
    def is_open(self) -> bool:
        """Whether the table isn't closed."""
        return self.roster.status is not Status.CLOSED

    @property
    def phase(self) -> Phase | None:
        """The phase of the running turn. None before the first deal."""
        return None if self.state is None else self.state.phase

    @property
    def turn(self) -> Turn | None:
        """The running turn. None before the first deal."""
        state = self.state
        return None if state is None else Turn(state.deal_no, state.turn_no, state.turn)

    @property
    def is_unhurried(self) -> bool:
        """Whether one person plays without other people and didn't ask for a clock."""
        return not self.terms.clock_chosen and len(self.roster.people) <= 1

    @property
    def clock(self) -> TimeControl:
        """The clock that applies now."""
        return UNTIMED if self.is_unhurried else self.terms.clock

    @property
    def is_paused(self) -> bool:
        """Whether a running game is paused because all its people are away."""
        people = self.roster.people
        deserted = bool(people) and people <= self.attendance.away
        return deserted and self.roster.status is Status.PLAYING

    def acting(self) -> frozenset[int]:
        """Return the seats that may act now."""
        if self.state is None or not self.is_open:
            return frozenset()
        # Viewers ask many times between two events.
        if self._acting is None or self._acting[0] is not self.state:
            self._acting = self.state, may_act(self.game, self.state)
        return self._acting[1]

    def waited_for(self) -> frozenset[int]:
        """Return the seats that may act and are asked to act.

        The player who discarded the upcard may ask for it (CONTRACT CA-5c), but isn't asked.
        """
        acting = self.acting()
        return acting - {self.notes.discarder} if self.phase is Phase.MAY_I else acting

    def seat_of(self, user: int) -> int:
        """Return the seat of this person. Raises IllegalMove if they have none."""
        seat = self.roster.seat_of(user)
        if seat is None:
            raise IllegalMove(Reason.NOT_SEATED)
        return seat

    def recycled(self) -> int:
        """Return how often the discard pile has become a new stock in this deal."""
        return [type(event) for _, event in self.log].count(Recycled)

    def log_seen_by(self, seat: int | None) -> tuple[tuple[int, Event], ...]:
        """Return the log as this seat (or with None, the channel) may know it."""
        # Screens are drawn many times between two events.
        known = self._logs.get(seat, ())
        if len(known) < len(self.log):
            public = () if seat is None else self.log_seen_by(None)
            known += tuple(_masked(self.log[len(known) :], seat, public[len(known) :]))
            self._logs[seat] = known
        return known

    def since(self, version: int) -> list[Event]:
        """Return the events of this deal after this version, as the channel may know them."""
        log = self.log_seen_by(None)
        return [event for _, event in log[bisect_right(log, version, key=itemgetter(0)) :]]

    def apply(self, version: int, events: Iterable[Event], moment: float) -> None:
        """Apply one step of the journal that was stored at this moment (Unix seconds)."""
        events, self.at, before = tuple(events), moment, self.state
        if before is not None and Dealt in map(type, events):
            self.snapshot = self._between_deals(before)
            self.results[:] = self.snapshot.results
        for event in events:
            self._apply(version, event)
        self.version = version
        self._note_laying(events, before)
        if not are_words(events):
            self.epoch = version

    def _apply(self, version: int, event: Event) -> None:
        sat, roster = self.roster, evolve_roster(self.roster, event)
        # The clock changes only with the roster, so most events don't need the check.
        stood_still = roster is not sat and self.clock.kind is ClockKind.NONE
        self.roster = roster
        attendance = evolve_attendance(self.attendance, event)
        match event:
            case RulesChanged(options):
                chosen = read_options(REGISTRY[self.game.name], options)
                self.game = game(self.game.name, chosen)
            case Began(dealer):
                self.state = start(self.game, len(self.roster.sitters), dealer)
            case Dealt():
                self.log.clear()
                self.seated.clear()
                self._logs.clear()
            case DealEnded(result):
                log = self.log_seen_by(None)
                self.deal_notes.append(deal_notes(log, result, self.roster.sitters))
                self.results.append(result)
        self.nudges.apply(event, self.at)
        self._time(event)
        self.attendance = attendance
        if stood_still and self.clock.kind is not ClockKind.NONE:
            # A person has joined. The time before that doesn't count for anyone's clock.
            self.turn_time.restart(self.at)
        match event:
            case StoodIn(seat):
                self.stood_in[seat] = self.at
            case TookBack(seat) | Substituted(seat) | HandedOver(seat):
                self.stood_in.pop(seat, None)
        if self.state is not None:
            self.seat_history.apply(event, self.state.scores)
            before = self.state
            self.state = self._after(before, event)
            self.notes = self._noted(before, event)
            for seat, hand in enumerate(self.state.hands):
                dealt = isinstance(event, Dealt)  # a player who is out had no cards before
                if dealt or seat >= len(before.hands) or hand != before.hands[seat]:
                    self.held[seat] = version
        if not self.seated or self.seated[-1][1] is not sat:
            self.seated.append((len(self.log), sat))
        self.log.append((version, event))

    def _between_deals(self, state: State) -> Snapshot:
        return Snapshot(
            version=self.version,
            options=ChosenRules(write_options(self.game.options)),
            roster=self.roster,
            scores=state.scores,
            memory=tuple(record for kind, record in state.memory.items() if Dealt in kind.hears),
            results=tuple(
                result._replace(lines=()) if result.lines else result for result in self.results
            ),
            deal_notes=tuple(self.deal_notes),
            periods=tuple(self.seat_history.now),
            gone=tuple(self.seat_history.gone),
            attendance=self.attendance,
            stood_in=dict(self.stood_in),
            nudged=self.nudges.last,
        )

    def _after(self, state: State, event: Event) -> State:
        if isinstance(event, TookCardsBack):
            version, before = self.layings.pop()
            if version != event.version:
                raise ValueError(f"the last laying is of version {version}, not {event.version}")
            return before
        return evolve(state, event)

    def _noted(self, before: State, event: Event) -> Notes:
        if isinstance(event, TookCardsBack) and self.state is not None:
            seat = event.player
            return self.notes.taken_back(seat, before.hands[seat], self.state.hands[seat])
        return noted(self.notes, before, event)

    def _note_laying(self, events: Sequence[Event], before: State | None) -> None:
        """Remember a laying, which can be taken back.

        Any other step makes earlier layings final.
        """
        kinds = set(map(type, events))
        if kinds.issubset((TookCardsBack, *CHANGE_NO_CHOICE)):
            return
        piloted = Autopiloted in kinds
        if before and self.state and not piloted and _only_laid(before, self.state):
            self.layings.append((self.version, before))
        else:
            self.layings.clear()

    def _time(self, event: Event) -> None:
        """Update the clock. The state and the attendance are still those before the event."""
        on_turn = None if self.state is None else self.state.turn
        match event:
            case CameBack(seat) if seat == on_turn and self.attendance.piloted(seat):
                self.turn_time.restart(self.at)
            case TookBack(seat) | Substituted(seat) if seat == on_turn:
                self.turn_time.restart(self.at)
            case _:
                self.turn_time.apply(event, self.at)


def _only_laid(before: State, after: State) -> bool:
    """Return whether the player to move only laid cards in this step and keeps the turn.

    The cards were the player's own, and no one saw a card from the stock or a different hand. A
    take from the pile isn't such a step, because it also matters for the other players (decision
    0021).
    """
    mover, cards = before.turn, after.hands[before.turn : before.turn + 1]
    expected = before._replace(hands=before.hands[:mover] + cards + before.hands[mover + 1 :])
    same = (
        expected.deal_no,
        expected.turn_no,
        mover,
        expected.hands,
        expected.stock,
        expected.discard,
    )
    now = (after.deal_no, after.turn_no, after.turn, after.hands, after.stock, after.discard)
    return same == now and expected.hands != before.hands and after.phase is not Phase.OVER


def are_words(events: Iterable[Event]) -> bool:
    """Return whether these events are only answers in a May I window or come from the clock."""
    return _WORDS.issuperset(map(type, events))


def rules_at_first(header: Header) -> Game:
    """Return the game as its lobby opened. The journal has later changes of the rules."""
    return game(header.game, read_options(REGISTRY[header.game], header.options))


def state_at(header: Header, snapshot: Snapshot) -> TableState:
    """Return the table state of a snapshot, so that only later steps must be applied."""
    chosen = read_options(REGISTRY[header.game], snapshot.options)
    restored = TableState(header, game(header.game, chosen), snapshot.roster)
    state = start(restored.game, len(snapshot.scores))
    restored.state = state._replace(
        scores=snapshot.scores,
        memory={**state.memory, **{type(record): record for record in snapshot.memory}},
        result=snapshot.results[-1] if snapshot.results else None,
    )
    restored.version = snapshot.version
    restored.results[:], restored.deal_notes[:] = snapshot.results, snapshot.deal_notes
    restored.seat_history = SeatHistory(list(snapshot.periods), list(snapshot.gone))
    restored.attendance, restored.stood_in = snapshot.attendance, dict(snapshot.stood_in)
    restored.nudges.last = snapshot.nudged
    return restored


def table_state(opened: Game, header: Header, entries: Iterable[Entry]) -> TableState:
    """Return the state of a stored table that opened with this game."""
    state = TableState(header, opened, Roster(Status.LOBBY, header.host, ()))
    for entry in entries:
        state.apply(entry.version, entry.events, entry.stored_at)
    return state


_LogEntry = tuple[int, Event]
"""An event with the version of its step."""


def _masked(
    log: Sequence[_LogEntry], seat: int | None, public: Sequence[_LogEntry]
) -> list[_LogEntry]:
    """Return the newest entries of a log as this seat (or with None, the channel) may know them.

    ``public`` has these entries as the channel knows them, and is empty for the channel. Entries
    that look the same to everyone are kept only once, which saves a third of a table's memory.
    """
    masked = list[_LogEntry]()
    for entry, known in zip_longest(log, public):
        own = entry[1].seen_by(seat)
        if own is entry[1]:
            masked.append(entry)
        else:
            masked.append(known if known is not None and known[1] == own else (entry[0], own))
    return masked
