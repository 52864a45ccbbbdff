"""A live table, with one lock, one state and one version.

Every change is decided, written to the journal, applied to the state and then published. So
everything that people see is already stored. The pure functions of engine.table decide.
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
from engine.live.table_view import ShownDivergence, TableView, live_view, seat_view
from engine.live.timing import Now, TableTiming
from engine.moves import Move
from engine.observation import Observation
from engine.options import WrongOption
from engine.phase import Phase, Turn
from engine.table import absence, lobby, play, stopped
from engine.table.commands import Asked, Command, leads
from engine.table.ending import board_play, ending, of_one_deal, shown_to, standings
from engine.table.evolve_roster import Attendance
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
from engine.table.table_events import (
    REQUESTS,
    Began,
    CameBack,
    Closed,
    Substituted,
    TimedOut,
    WentAway,
)
from engine.table.table_state import LiveFacts, TableState
from engine.table.terms import Terms
from engine.table.turn_clock import bank_spent, deadline_with, next_deadline

if TYPE_CHECKING:
    from engine.table.day import DayResult

_TURN = 1.5
"""Seconds to wait until a running change is stored. A click needs an answer within three."""
LATELY = 120
"""Seconds for which a person who has clicked in a lobby counts as present."""


class PublicState(NamedTuple):
    """Everything on which a table's message depends."""

    version: int
    ready: int
    """The number of people who want the next deal."""
    deadline: datetime | None = None
    """When the table continues on its own."""
    stopped: str | None = None
    """The reference of the fault that has stopped the table."""
    veiled: bool = False
    """True if the message may not show any card."""
    folded: bool = False
    """True if a player has made the message small."""


class Table:
    """A table from its lobby to its end. Its watchers are called after every stored change.

    Methods with a ``version`` raise Stale if a screen of that version is no longer valid. They
    raise InDoubt, and do nothing, while it is unknown whether the previous change is stored.

    An engine fault stops the table (``halt``), even if it happens while the table is ``brought``
    back. A stopped table can only be left and closed. All other methods raise Frozen. ``touched``
    is the time of the last change. ``used`` is the time of the last change, load or search.
    """

    game: Game
    roster: Roster
    terms: Terms
    attendance: Attendance
    version: int
    """The number of stored steps."""
    phase: Phase | None
    turn: Turn | None
    paused: bool
    halt: Halt | None
    kept: Snapshot | None
    """The latest snapshot that is stored."""
    draft: str | None
    """The last unfinished move of a player, as bot.workbench.drafts writes it.

    It is stored until that player's turn is over.
    """
    deadline: datetime | None
    """When the table continues on its own. None if it waits for a person."""
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
        """The user ids of people who want the next deal, and of people who haven't been seen.

        A person is seen in this process once they open their hand or move.
        """
        self._here: dict[int, float] = {}
        self.orders: dict[int, Orders] = {}
        """The standing orders by person, once they are loaded (engine.live.standing_orders)."""
        self.rests = self.was_shown = self.is_asked_for = self.is_calm = False
        """``rests`` is True while people cannot reach the table, which then does nothing itself.

        ``was_shown`` is True if the message was up to date when the table was loaded.
        ``is_asked_for`` is True if a person, not the bot, looked for it. ``is_calm`` is True if
        nothing had happened for a while when it was loaded, and loading it changed nothing.
        """
        self._end_is_shown = not (brought.page.is_open or brought.page.end_unshown)
        self.others_play: Callable[[], bool] | None = None
        self.noted: IndexRow | None = None
        """The stored index row."""
        self.message_id, self.call_id = brought.page.message_id, brought.page.call_id
        self.verdict: Verdict | None = None
        """The rating changes of the finished game."""
        self.evening: EveningScore | None = None
        """The score of the evening before this game, only in the process that opened its lobby."""
        self.folded = False
        """Whether a player has made the finished game's message small, only in this process."""
        self.day_result: DayResult | None = None
        self.divergence: ShownDivergence | None = None
        """The first difference of a finished challenge, once it is known."""
        self._journal, self._now, self._timing, self._lock = journal, now, timing, asyncio.Lock()
        self._since = self._rests_since = self._time()
        self._adopt(brought)

    # The current state. Nothing here changes it.

    def seat_of(self, user: int) -> int:
        """Return the seat of this person. Raises IllegalMove if they have none."""
        return self._table_state.seat_of(user)

    def since(self, version: int) -> list[Event]:
        """Return the events of this deal after this version, as the channel may know them."""
        return self._table_state.since(version)

    def waited_for(self) -> frozenset[int]:
        """Return the seats that may act now and are asked to act."""
        if self._waited_for is None:
            self._waited_for = self._table_state.waited_for()
        return self._waited_for

    @property
    def snapshot(self) -> Snapshot | None:
        """The snapshot before the running deal."""
        return self._table_state.snapshot

    @property
    def is_nudged(self) -> bool:
        """Whether the player to move was nudged and has not moved since."""
        return self._table_state.nudges.unanswered is not None

    @property
    def changed(self) -> datetime:
        """When the last step was stored, by any process."""
        return datetime.fromtimestamp(self._table_state.at, UTC)

    @property
    def is_veiled(self) -> bool:
        """Whether the channel sees no cards.

        That is so while others play them and the end isn't shown, and during a challenge.
        """
        if self.terms.challenge is not None and self.roster.status is not Status.CLOSED:
            return True
        return self.others_play is not None and not self._end_is_shown and self.others_play()

    @property
    def public_state(self) -> PublicState:
        """Everything on which the message depends, now."""
        why = None if self.halt is None else self.halt.reference
        ready = len(self.ready)
        return PublicState(self.version, ready, self.deadline, why, self.is_veiled, self.folded)

    def acting(self) -> frozenset[int]:
        """Return the seats that may act now. A stopped table has none."""
        return frozenset() if self.halt is not None else self._table_state.acting()

    def expected(self) -> frozenset[int]:
        """Return the seats of people who are ``unseen``.

        A player who clicked in the lobby lately counts as seen, except in a May I window, which
        waits until they open their hand.
        """
        if not self.unseen:
            return frozenset()
        away = self.unseen if self.phase is Phase.MAY_I else self.unseen - self._here.keys()
        sitters = enumerate(self.roster.sitters)
        return frozenset(seat for seat, sitter in sitters if sitter.user in away)

    def is_fresh(self, version: int) -> bool:
        """Return whether a screen of this version is still valid. Answers to May I don't matter.

        A version that is later than the table's is from before a backup was restored.
        """
        return self._table_state.epoch <= version <= self.version

    def holds_still(self, user: int, version: int) -> bool:
        """Return whether this person's hand is the same as at this version."""
        seat = self.roster.seat_of(user)
        return seat is not None and self._table_state.held.get(seat, 0) <= version <= self.version

    def is_unchanged_for(self, user: int, version: int) -> bool:
        """Return whether nothing important for this person has happened since this version.

        It is for a person who isn't asked to act. Important are the person's cards and lost turns,
        the autopilot in their seat, requests for seats, and the end of the deal. For a spectator
        everything is important.
        """
        if not self.holds_still(user, version):
            return False
        seat = self.roster.seat_of(user)
        for event in self.since(version):
            ends = isinstance(event, (DealEnded, Closed, Substituted, *REQUESTS))
            is_own = isinstance(event, TimedOut | WentAway | CameBack) and event.seat == seat
            if ends or is_own or (isinstance(event, PlayedSkip) and event.whom == seat):
                return False
        return True

    def asks(self, user: int, *, never: bool) -> bool:
        """Return whether this person is asked to act now.

        A person isn't asked if a standing order or their habit (``never``) answers.
        """
        seat = self.roster.seat_of(user)
        return seat in self.waited_for() and not self.is_answered(user, never=never)

    def is_answered(self, user: int, *, never: bool) -> bool:
        """Return whether the current upcard is answered for this person without asking them.

        It isn't answered if their time ran out. An answer would look like a click of a person who
        is back.
        """
        state = self._table_state.state if self.phase is Phase.MAY_I else None
        if state is None or state.upcard is None:
            return False
        seat = self.roster.seat_of(user)
        if seat is None or seat in self.attendance.late:
            return False
        orders = self.orders.get(user, NO_ORDERS)
        return orders.answers(state.upcard, state.deal_no, state.turn_no, never=never)

    # The views of people. Nothing else leaves the table state.

    def view(self, user: int | None) -> TableView:
        """Return the table as this person (or with None, the channel) may see it."""
        shown = self.message_id, self.deadline, frozenset(self.ready), self.verdict, self.expected()
        # The view is requested many times until the table changes.
        if self._views is None or self._views[0] != (self.version, shown):
            public = live_view(self._table_state, *shown)
            self._views = (self.version, shown), {None: public}
        views = self._views[1]
        seat = None if user is None else self.roster.seat_of(user)
        if seat is not None and seat not in views:
            views[seat] = seat_view(views[None], self._table_state, seat)
        return views[seat]

    def observation(self, seat: int | None) -> Observation | None:
        """Return the observation of this seat, or None before the first deal."""
        state, known = self._table_state.state, self._observations
        if state is None or seat is None:
            return None
        if seat not in known:
            known[seat] = Observation.at(self.game, state, seat, self._table_state.notes)
        return known[seat]

    def may_end_halt(self, user: int) -> None:
        """Raise IllegalMove if this person may not close this stopped table."""
        stopped.end(self._table_state, user)

    def refusal(self, user: int, move: Move) -> IllegalMove | None:
        """Return the refusal of this move, or None if the move is legal now. Nothing changes."""
        return play.refusal(self._table_state, user, move)

    # The actions of people and of the clock.

    def leads(self, user: int) -> bool:
        """Return whether this person may do what a lobby's host may."""
        return leads(self._table_state, user)

    def host_left(self) -> None:
        """Note that the host is no longer a member of the server."""
        self._here[self.roster.host] = float("-inf")

    def show_up(self, user: int) -> None:
        """Note that this person has opened their hand or clicked in the lobby.

        The table no longer waits for that, and the person has a full turn.
        """
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
        """Be ready for the next deal, which starts when all present people are ready.

        With None it starts right away.
        """
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
        """Leave the lobby, or give up the seat of a running game to a computer.

        At a stopped table the seat is kept for the person who leaves.
        """
        if self.halt is not None:
            await self.do_stopped(stopped.leave, user)
            return
        leaving = play.leave if self.roster.status is Status.LOBBY else lobby.give_up
        await self.do(leaving, user)

    async def resume(self, outages: Collection[Outage]) -> None:
        """Continue after these outages of the bot, and give back the lost time."""
        if outages:
            await self.do(absence.resume, outages)

    def rest(self, since: float) -> None:
        """Stop automatic actions, as people cannot reach the table since this time."""
        self.rests, self._rests_since = True, since

    async def go_on(self, outages: Collection[Outage]) -> None:
        """Give people back the time that they had, because they can reach the table again."""
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
        self._here = {user: seen_at + lost for user, seen_at in self._here.items()}
        self._publish()

    async def close(self, why: CloseReason, words: str | None = None) -> None:
        """Close the table if it is open. ``words`` say why."""
        await (self.do if self.halt is None else self.do_stopped)(stopped.close, why, words)

    def seat_choices(self, user: int) -> SeatChoices:
        """Return what this person can do about the seats of the running game now."""
        return seat_choices(self._table_state, user)

    def restore_from_index(self, mark: IndexRow, lost: float) -> None:
        """Restore the table from an index row after which nothing has happened.

        Only the bot was away for ``lost`` seconds.
        """
        self.noted = mark
        self.touched = datetime.fromtimestamp(min(self._time(), mark.touched_at + lost), UTC)
        if not lost and self.halt is None:
            self._wait_until(mark.deadline)
        self.was_shown = mark.settled and self.halt is None
        self.was_shown &= self._deadline == mark.deadline and not self.is_veiled

    # The messages that show the table.

    async def show_at(self, message_id: int | None) -> None:
        """Save which message in the channel shows this table."""
        self.message_id = message_id
        await self._journal.keep(self.header.table_id, "message_id", message_id)

    async def end_shown(self) -> None:
        """Save that the table's message shows that the table is closed, or never will show it."""
        if not self._end_is_shown:
            self._end_is_shown = True
            await self._journal.keep(self.header.table_id, "end_unshown", False)

    async def call_at(self, message_id: int | None) -> None:
        """Save which message calls the player to their turn."""
        self.call_id = message_id
        await self._journal.keep(self.header.table_id, "call_id", message_id)

    async def keep_draft(self, draft: str, lasts: Callable[[], bool]) -> None:
        """Save a draft if its turn still ``lasts`` after a running change is stored."""
        async with self._turn():
            is_current = lasts()
        if is_current:
            self.draft, self._holds_draft = draft, True
            await self._journal.keep(self.header.table_id, "draft", draft)

    # Changes to the table.

    async def do(self, command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs) -> None:
        """Run this command, store its events and show them. Raises the command's errors."""
        await self.do_at(None, command, *asked, **named)

    async def do_at(
        self,
        version: int | None,
        command: Command[Asked],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> None:
        """Run this command. Raises Stale if a screen of ``version`` is no longer valid."""
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
            except Exception as fault:  # an engine fault stops the table, and the journal is kept
                raise self._stop(halt(fault, self._stored, command, *asked, **named)) from fault
            if events:
                await self._store(events, booked)
                try:
                    self._apply(events)
                except Exception as fault:
                    raise self._stop(halt(fault, self._stored, command, *asked, **named)) from fault
        self._publish()

    def _live_facts(self) -> LiveFacts:
        """Return the facts about the table that only this process knows."""
        time, deadline = self._time(), self.deadline
        silent = time - self._here.get(self.roster.host, self._since)
        until = None if deadline is None else deadline.timestamp()
        return LiveFacts(time, until, silent, self.expected())

    async def do_stopped(
        self, command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs
    ) -> None:
        """Run a command of engine.table.stopped. Raises Stale if the table isn't stopped."""
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
        """Hold the lock, so that no one else changes the table. Raises InDoubt."""
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
        """Apply stored events."""
        self._table_state.apply(self._stored, events, self._time())
        self._look()
        if self._timing.first_look and Began in map(type, events):
            self.unseen = set(self.roster.users)
            since = self._time() - LATELY
            self._here = {user: seen_at for user, seen_at in self._here.items() if seen_at > since}
        self._go_on(events, self._deadline)

    def _stop(self, why: Halt) -> Frozen:
        """Stop the table and publish that."""
        self.halt, self.deadline = why, None
        self._publish()
        return Frozen(why.reference)

    def _adopt(self, brought: BroughtBack) -> None:
        """Take over the state that the journal has."""
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
        except Exception as broken:  # noqa: BLE001  the table must report any fault
            self.halt = halt(broken, self._stored)
            self._wait_until(None)

    def _look(self) -> None:
        """Copy the parts of the state that are asked for often between two steps."""
        now = self._table_state
        self.game, self.roster, self.terms = now.game, now.roster, now.terms
        self.attendance, self.version = now.attendance, now.version
        self.phase, self.turn, self.paused = now.phase, now.turn, now.is_paused
        self._waited_for = self._views = None
        self._observations = {}

    def _go_on(self, events: Sequence[Event], before: float | None) -> None:
        """Set the deadline after these events. ``before`` was the deadline until then."""
        self.touched = self.used = self._now()
        if Dealt in map(type, events):
            self.ready.clear()
        deadline = next_deadline(
            self._table_state, events, before, self._time(), self._timing, expected=self.expected()
        )
        self._wait_until(deadline)

    def _wait_until(self, time: float | None) -> None:
        """Set the deadline. With None, and at a stopped table, it waits for a person."""
        self._deadline, self.deadline = time, None
        if time is not None and self.halt is None:
            self.deadline = datetime.fromtimestamp(time, UTC)

    def _publish(self) -> None:
        for watcher in tuple(self.watchers):
            watcher(self)

    def _time(self) -> float:
        return self._now().timestamp()


Report = Callable[[Table, Exception], None]
"""Called with a fault at a table that no person caused."""
