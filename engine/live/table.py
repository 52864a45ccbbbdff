"""One table in play: one lock, one state, one version.

Every change goes decide -> journal -> evolve -> publish: what anybody sees is already stored. What
may happen is decided by the pure functions of engine.table.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple
from weakref import proxy

from engine.errors import IllegalMove, InDoubt, Stale
from engine.events import DealEnded, Dealt, Event, PlayedSkip, TurnStarted
from engine.game import Game
from engine.live.faults import Frozen, Halt, halt
from engine.live.ports import Journal
from engine.live.rehydrate import BroughtBack, bring_back
from engine.live.table_view import TableView, live_view, seat_view
from engine.live.timing import Now, TableTiming
from engine.moves import Move
from engine.observation import Observation
from engine.options import WrongOption
from engine.phase import Phase, Turn
from engine.table import absence, lobby, play, stopped
from engine.table.commands import Asked, Command, leads
from engine.table.ending import board_play, ending, of_one_deal, shown_to, standings
from engine.table.events import REQUESTS, Began, CameBack, Closed, Substituted, TimedOut, WentAway
from engine.table.evolve import Attendance
from engine.table.record import (
    EveningScore,
    IndexRow,
    Outage,
    Snapshot,
    Standing,
    Verdict,
    VersionTaken,
)
from engine.table.roster import CloseReason, Roster, Status
from engine.table.seats import SeatChoices, seat_choices
from engine.table.standing_orders import NO_ORDERS, Orders
from engine.table.table_state import LiveFacts, TableState
from engine.table.terms import Terms
from engine.table.turn_clock import bank_spent, deadline_with, next_deadline

if TYPE_CHECKING:
    from engine.table.day import DayResult

_TURN = 1.5
"""Seconds to wait for what is being stored: whoever clicked gets an answer in three."""
LATELY = 120
"""Seconds for which somebody who has clicked in a lobby counts as here."""


class PublicState(NamedTuple):
    """All that a table's message depends on: its version, how many want the next deal, when the
    table goes on by itself, the reference of the fault that has stopped it, whether it may tell of
    no card, and whether its players have made it small."""

    version: int
    ready: int
    deadline: datetime | None = None
    stopped: str | None = None
    veiled: bool = False
    folded: bool = False


class Table:
    """A table from its lobby to its end. Watchers are called after every stored change.

    ``rests``: nothing happens at it automatically, because people cannot reach it.
    ``touched`` is when something has last changed, ``used`` when it was last changed, loaded or
    looked for; ``is_asked_for``: by a person. ``is_calm``: nothing had happened at it for a while
    when it was read, and reading it changed nothing. ``noted`` is its index row as it is stored,
    ``kept`` its latest snapshot that is, and ``was_shown`` says that its message was true when it
    was loaded. ``message_id`` is where the channel shows the table, ``verdict`` what the finished
    game did to ratings.

    ``ready`` are the people (user ids) who want the next deal, ``unseen`` those who have neither
    opened their hand nor moved since the game began, as far as this process has seen it. ``orders``
    are standing orders by person, once they have been read (engine.live.standing_orders).
    ``draft`` is what a player has tried out last, as bot.workbench.drafts writes it; it is stored
    until their turn is over.

    Where a ``version`` is given, Stale is raised if what was shown at it no longer holds. InDoubt
    is raised, and nothing done, while nobody knows whether the change before is stored.

    An engine fault stops the table where it stands (``halt``), also one with which it is
    ``brought`` back: then it can only be left and closed, and everything else raises Frozen.
    """

    game: Game
    roster: Roster
    terms: Terms
    attendance: Attendance
    version: int
    """How many steps are stored."""
    phase: Phase | None
    turn: Turn | None
    paused: bool
    halt: Halt | None
    kept: Snapshot | None
    draft: str | None
    deadline: datetime | None
    """When the table goes on by itself; None: it waits for somebody."""
    _table_state: TableState
    _waited_for: frozenset[int] | None
    _observations: dict[int, Observation]
    _views: tuple[tuple[object, ...], dict[int | None, TableView]] | None
    _deadline: float | None

    def __init__(
        self, brought: BroughtBack, journal: Journal, now: Now, timing: TableTiming
    ) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        self.ready, self.unseen = set[int](), set[int]()
        self._here: dict[int, float] = {}
        self.orders: dict[int, Orders] = {}
        self.rests = self.was_shown = self.is_asked_for = self.is_calm = False
        self._end_is_shown = not (brought.page.is_open or brought.page.end_unshown)
        self.others_play: Callable[[], bool] | None = None
        self.noted: IndexRow | None = None
        self.message_id, self.call_id = brought.page.message_id, brought.page.call_id
        self.verdict: Verdict | None = None
        self.evening: EveningScore | None = None
        """The score of the evening before this game, in the process that opened its lobby."""
        self.folded = False
        """Whether a player has made the message of the finished game small, in this process."""
        self.day_result: DayResult | None = None
        self._journal, self._now, self._timing, self._lock = journal, now, timing, asyncio.Lock()
        self._since = self._rests_since = self._time()
        self._adopt(brought)

    # What is so now: nothing here changes it

    def seat_of(self, user: int) -> int:
        """The seat of this person. Raises IllegalMove if they have none."""
        return self._table_state.seat_of(user)

    def since(self, version: int) -> list[Event]:
        """What has happened in this deal after this version, as the channel may know it."""
        return self._table_state.since(version)

    def waited_for(self) -> frozenset[int]:
        """The seats that have something to say and are asked for it now."""
        if self._waited_for is None:
            self._waited_for = self._table_state.waited_for()
        return self._waited_for

    @property
    def snapshot(self) -> Snapshot | None:
        """How it stood before the running deal."""
        return self._table_state.snapshot

    @property
    def is_nudged(self) -> bool:
        """Whether the player to move was nudged and has not moved since."""
        return self._table_state.nudges.unheard is not None

    @property
    def changed(self) -> datetime:
        """When the last step was stored, whichever process did it."""
        return datetime.fromtimestamp(self._table_state.at, UTC)

    @property
    def is_veiled(self) -> bool:
        """Whether the channel sees no card, as others play the same: until its end was shown."""
        return self.others_play is not None and not self._end_is_shown and self.others_play()

    @property
    def public_state(self) -> PublicState:
        """What its message depends on, now."""
        why = None if self.halt is None else self.halt.reference
        ready = len(self.ready)
        return PublicState(self.version, ready, self.deadline, why, self.is_veiled, self.folded)

    def acting(self) -> frozenset[int]:
        """The seats that have something to say now; none where the table stands still."""
        return frozenset() if self.halt is not None else self._table_state.acting()

    def expected(self) -> frozenset[int]:
        """The seats of those who are ``unseen``. Whoever clicked in the lobby lately is here, and
        only a May I window waits for their hand to be opened."""
        if not self.unseen:
            return frozenset()
        away = self.unseen if self.phase is Phase.MAY_I else self.unseen - self._here.keys()
        sitters = enumerate(self.roster.sitters)
        return frozenset(seat for seat, sitter in sitters if sitter.user in away)

    def is_fresh(self, version: int) -> bool:
        """Whether what was shown at this version still holds, whatever was said to May I since.

        A later version than the table's was shown before an older copy was put back.
        """
        return self._table_state.epoch <= version <= self.version

    def holds_still(self, user: int, version: int) -> bool:
        """Whether this person's hand is what it was at this version."""
        seat = self.roster.seat_of(user)
        return seat is not None and self._table_state.held.get(seat, 0) <= version <= self.version

    def is_unchanged_for(self, user: int, version: int) -> bool:
        """Whether what matters to somebody who is not asked for anything is as it was at this
        version: their cards, whether the autopilot plays for them, whether they lose a turn, who
        asks for a seat, and that the deal has not ended. To who only watches all matters."""
        if not self.holds_still(user, version):
            return False
        seat = self.roster.seat_of(user)
        for event in self.since(version):
            ends = isinstance(event, (DealEnded, Closed, Substituted, *REQUESTS))
            mine = isinstance(event, TimedOut | WentAway | CameBack) and event.seat == seat
            if ends or mine or (isinstance(event, PlayedSkip) and event.whom == seat):
                return False
        return True

    def asks(self, user: int, *, never: bool) -> bool:
        """Whether this person is asked for something now: where a standing order answers for them,
        or their habit (``never``), they are not."""
        seat = self.roster.seat_of(user)
        return seat in self.waited_for() and not self.is_answered(user, never=never)

    def is_answered(self, user: int, *, never: bool) -> bool:
        """Whether the upcard that is offered now is answered for this person.

        Of somebody whose time ran out a click would tell that they are back; an order must not.
        """
        state = self._table_state.state if self.phase is Phase.MAY_I else None
        if state is None or state.upcard is None:
            return False
        seat = self.roster.seat_of(user)
        if seat is None or seat in self.attendance.late:
            return False
        orders = self.orders.get(user, NO_ORDERS)
        return orders.answers(state.upcard, state.deal_no, state.turn_no, never=never)

    # What people may see and know of it: nothing else leaves the table state

    def view(self, user: int | None) -> TableView:
        """The table as this person (``None``: the channel) may see it."""
        shown = self.message_id, self.deadline, frozenset(self.ready), self.verdict, self.expected()
        # It is asked for many times until something changes.
        if self._views is None or self._views[0] != (self.version, shown):
            public = live_view(self._table_state, *shown)
            self._views = (self.version, shown), {None: public}
        views = self._views[1]
        seat = None if user is None else self.roster.seat_of(user)
        if seat is not None and seat not in views:
            views[seat] = seat_view(views[None], self._table_state, seat)
        return views[seat]

    def observation(self, seat: int | None) -> Observation | None:
        """What the player of this seat knows of the game; None before the first deal."""
        state, known = self._table_state.state, self._observations
        if state is None or seat is None:
            return None
        if seat not in known:
            known[seat] = Observation.at(self.game, state, seat, self._table_state.notes)
        return known[seat]

    def may_end_halt(self, user: int) -> None:
        """Raises IllegalMove if this person cannot close the table, which stands still."""
        stopped.end(self._table_state, user)

    def refusal(self, user: int, move: Move) -> IllegalMove | None:
        """Why this move would be refused now; None if it is legal. Changes nothing."""
        return play.refusal(self._table_state, user, move)

    # What people and the clock do

    def leads(self, user: int) -> bool:
        """Whether this person may do what a lobby's host may."""
        return leads(self._table_state, user)

    def host_left(self) -> None:
        """Note that the host is no longer a member of the server."""
        self._here[self.roster.host] = float("-inf")

    def show_up(self, user: int) -> None:
        """This person has opened their hand, or clicks in the lobby: nobody waits for that any
        longer, and their turn is a whole one."""
        if self.roster.status is Status.LOBBY:
            self._here[user] = self._time()
        if user not in self.unseen:
            return
        self.unseen.discard(user)
        before, now = self._deadline, self._time()
        self._wait_until(
            deadline_with(self._table_state, before, now, self._timing, self.expected())
        )
        if self._deadline != before:
            self._publish()

    async def play(self, user: int, move: Move, version: int | None = None) -> None:
        """Make a move. Raises IllegalMove."""
        self.show_up(user)
        await self.do_at(version, play.play, user, move)

    async def next_deal(self, user: int | None) -> None:
        """Be ready for the next deal, which comes when all who are there are, or at once (None)."""
        if user is not None:
            if self.seat_of(user) in self.attendance.away:
                await self.do(absence.be_back, user)
            # A late click must not count for the deal after the one that is running.
            if self.phase is Phase.OVER and self.roster.status is not Status.CLOSED:
                self.ready.add(user)
                if play.is_waited_for(self._table_state, frozenset(self.ready)):
                    self._publish()
                    return
        await self.do(play.next_deal)

    async def leave(self, user: int) -> None:
        """Leave the lobby, or give up the seat of a running game to a computer. Where the table
        stands still the seat is kept for whom leaves."""
        if self.halt is not None:
            await self.do_stopped(stopped.leave, user)
            return
        leaving = play.leave if self.roster.status is Status.LOBBY else lobby.give_up
        await self.do(leaving, user)

    async def resume(self, outages: Collection[Outage]) -> None:
        """Go on after the bot was not running in these times, if that cost anybody anything."""
        if outages:
            await self.do(absence.resume, outages)

    def rest(self, since: float) -> None:
        """Let nothing happen automatically. People cannot reach the table since then."""
        self.rests, self._rests_since = True, since

    async def go_on(self, outages: Collection[Outage]) -> None:
        """Give people the time that they had, now that they can reach the table again."""
        version, deadline = self.version, self._deadline
        lost = max(0.0, self._time() - max(self._rests_since, self.touched.timestamp()))
        with suppress(Stale, Frozen):
            await self.resume(outages)
        self.rests = False
        if self.version == version:
            self.touched += timedelta(seconds=lost)
        if deadline is not None and self._deadline == deadline:
            self._wait_until(deadline + lost)
        self._since += lost
        self._here = {user: at + lost for user, at in self._here.items()}
        self._publish()

    async def close(self, why: CloseReason, words: str | None = None) -> None:
        """Close the table, if it is open; ``words`` are what is said about it."""
        await (self.do if self.halt is None else self.do_stopped)(stopped.close, why, words)

    def seat_choices(self, user: int) -> SeatChoices:
        """What this person can do about the seats of the running game now."""
        return seat_choices(self._table_state, user)

    def be_as_noted(self, mark: IndexRow, lost: float) -> None:
        """Nothing has happened here since it had this index row, but that the bot was away for
        ``lost`` seconds."""
        self.noted = mark
        self.touched = datetime.fromtimestamp(min(self._time(), mark.touched_at + lost), UTC)
        if not lost and self.halt is None:
            self._wait_until(mark.deadline)
        self.was_shown = mark.settled and self.halt is None
        self.was_shown &= self._deadline == mark.deadline and not self.is_veiled

    # Where it is shown

    async def show_at(self, message_id: int | None) -> None:
        """Remember which message of the channel shows the table."""
        self.message_id = message_id
        await self._journal.keep(self.header.table_id, "message_id", message_id)

    async def end_shown(self) -> None:
        """Remember that the message of this table says that it is closed, or that it never will."""
        if not self._end_is_shown:
            self._end_is_shown = True
            await self._journal.keep(self.header.table_id, "end_unshown", False)

    async def call_at(self, message_id: int | None) -> None:
        """Remember which message calls the player to their turn."""
        self.call_id = message_id
        await self._journal.keep(self.header.table_id, "call_id", message_id)

    async def keep_draft(self, draft: str, lasts: Callable[[], bool]) -> None:
        """Remember what is tried out, if its turn ``lasts`` once a running change is stored."""
        async with self._turn():
            mine = lasts()
        if mine:
            self.draft, self._holds_draft = draft, True
            await self._journal.keep(self.header.table_id, "draft", draft)

    # How it changes

    async def do(self, command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs) -> None:
        """Do this at the table, store its events and show them. Raises the command's errors."""
        await self.do_at(None, command, *asked, **named)

    async def do_at(
        self,
        version: int | None,
        command: Command[Asked],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> None:
        """Do this. Raises Stale if what was shown at this version (None: any) holds no longer."""
        async with self._turn():
            if self.halt is not None:
                raise Frozen(self.halt.reference)
            if version is not None and not self.is_fresh(version):
                raise Stale
            try:
                events = tuple(command(self._table_state, *asked, **named))
                events += ending(self._table_state, events)
                events = of_one_deal(self._table_state, events)
                events = (*bank_spent(self._table_state, events, self._time()), *events)
                booked = standings(self._table_state, events)
            except (IllegalMove, Stale, WrongOption):
                raise
            except Exception as fault:  # an engine fault: stop here, keep what is stored
                raise self._stop(halt(fault, self._stored, command, *asked, **named)) from fault
            if events:
                await self._store(events, booked)
                try:
                    self._apply(events)
                except Exception as fault:
                    raise self._stop(halt(fault, self._stored, command, *asked, **named)) from fault
        self._publish()

    def _live_facts(self) -> LiveFacts:
        """What only this process knows of the table now."""
        time, deadline = self._time(), self.deadline
        silent = time - self._here.get(self.roster.host, self._since)
        until = None if deadline is None else deadline.timestamp()
        return LiveFacts(time, until, silent, self.expected())

    async def do_stopped(
        self, command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs
    ) -> None:
        """Do this at a table that stands still (engine.table.stopped). Stale if it goes on."""
        async with self._turn():
            if self.halt is None:
                raise Stale
            events = tuple(command(self._table_state, *asked, **named))
            if events:
                await self._store(events, ())
                self._table_state.roster = stopped.after(self.roster, events)
                self._table_state.version = self._table_state.epoch = self._stored
                self._look()
                self.touched = self._now()
        self._publish()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile. Raises InDoubt."""
        if self._lock.locked():
            try:
                async with asyncio.timeout(_TURN):
                    await self._lock.acquire()
            except TimeoutError:
                raise InDoubt from None
        else:
            await self._lock.acquire()
        try:
            yield
        finally:
            self._lock.release()

    async def _store(self, events: tuple[Event, ...], booked: tuple[Standing, ...]) -> None:
        kinds = set(map(type, events))
        ends = not kinds.isdisjoint((TurnStarted, DealEnded, Closed))
        table_id, now = self.header.table_id, self._table_state
        try:
            verdict = await self._journal.append(
                table_id,
                self._stored + 1,
                events,
                closes=Closed in kinds,
                standings=booked,
                board=board_play(now, events),
                shown=shown_to(now, events),
                drops_draft=ends and self._holds_draft,
            )
        except VersionTaken:
            brought = await bring_back(self._journal, table_id)
            if brought is None:
                raise
            self._adopt(brought)
            self._publish()
            raise Stale from None
        self._stored += 1
        self._holds_draft &= not ends
        if booked:
            self.verdict = verdict

    def _apply(self, events: tuple[Event, ...]) -> None:
        """Go on by events that are stored."""
        self._table_state.apply(self._stored, events, self._time())
        self._look()
        if self._timing.first_look and Began in map(type, events):
            self.unseen = set(self.roster.users)
            since = self._time() - LATELY
            self._here = {user: at for user, at in self._here.items() if at > since}
        self._go_on(events, self._deadline)

    def _stop(self, why: Halt) -> Frozen:
        """Stand still from now on, and have everybody told."""
        self.halt, self.deadline = why, None
        self._publish()
        return Frozen(why.reference)

    def _adopt(self, brought: BroughtBack) -> None:
        """Become what the journal says."""
        page, self._table_state, fault = brought
        this = proxy(self)
        # A bound method would keep the table in memory when no one else does.
        self._table_state.live = lambda: this._live_facts()  # noqa: PLW0108
        self.header, self._stored, self.kept = page.header, page.version, page.snapshot
        self.draft, self._holds_draft = page.draft, page.draft is not None
        self.halt = None if fault is None else halt(fault, page.version)
        self._look()
        try:
            self._go_on(page.entries[-1].events if page.entries else (), None)
        except Exception as broken:  # noqa: BLE001  whatever it is, the table is to say so
            self.halt = halt(broken, self._stored)
            self._wait_until(None)

    def _look(self) -> None:
        """See what the table state has come to. Everyone asks for this between two steps."""
        now = self._table_state
        self.game, self.roster, self.terms = now.game, now.roster, now.terms
        self.attendance, self.version = now.attendance, now.version
        self.phase, self.turn, self.paused = now.phase, now.turn, now.is_paused
        self._waited_for = self._views = None
        self._observations = {}

    def _go_on(self, events: Sequence[Event], before: float | None) -> None:
        """The table state has gone on by these events; ``before`` was the deadline."""
        self.touched = self.used = self._now()
        if Dealt in map(type, events):
            self.ready.clear()
        deadline = next_deadline(
            self._table_state, events, before, self._time(), self._timing, expected=self.expected()
        )
        self._wait_until(deadline)

    def _wait_until(self, time: float | None) -> None:
        """Go on by itself at this time; None: wait for somebody, as a table that stands still."""
        self._deadline, self.deadline = time, None
        if time is not None and self.halt is None:
            self.deadline = datetime.fromtimestamp(time, UTC)

    def _publish(self) -> None:
        for watcher in tuple(self.watchers):
            watcher(self)

    def _time(self) -> float:
        return self._now().timestamp()


Report = Callable[[Table, Exception], None]
"""Told of a fault at a table that no person caused."""
