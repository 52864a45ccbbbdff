"""One table in play: one lock, one state, one version.

Every change goes decide -> journal -> evolve -> publish: what anybody sees is already stored.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from engine.cards import Card
from engine.deal import commitment, open_deal, order
from engine.errors import IllegalMove, Reason, Stale
from engine.events import Dealt, Event, WindowOpened
from engine.game import Game
from engine.live.attending import Attending
from engine.live.faults import Frozen
from engine.live.pace import Now, Pace
from engine.live.ports import Journal
from engine.live.sight import Sight
from engine.moves import Move
from engine.options import WrongOption
from engine.phase import Phase
from engine.play import decide, may_act
from engine.state import State
from engine.step import Chance
from engine.table.course import course
from engine.table.events import Closed
from engine.table.knowledge import Knowledge
from engine.table.record import StoredTable, Verdict, VersionTaken
from engine.table.sitting import CloseReason
from engine.view import view


class Table(Attending):
    """A table from its lobby to its end. Watchers are called after every stored change."""

    def __init__(
        self, page: StoredTable, opened: Game, journal: Journal, now: Now, pace: Pace
    ) -> None:
        self._opened = opened
        self.watchers: list[Callable[[Table], None]] = []
        self.ready: set[int] = set()
        self.message_id, self.call_id = page.message_id, page.call_id
        self._journal, self._now, self._pace = journal, now, pace
        self._lock = asyncio.Lock()
        self._frozen: Frozen | None = None
        self.verdict: Verdict | None = None
        self._adopt(page)

    def _adopt(self, page: StoredTable) -> None:
        """Become what the journal says."""
        self.header = page.header
        self._course = course(self._opened, page.header, page.entries)
        self.touched = self._now()
        self.deadline: datetime | None = None
        self.deadline = self._deadline(page.entries[-1].events if page.entries else ())

    @property
    def state(self) -> State | None:
        """The whole truth, hidden cards included; None before the first deal."""
        return self._course.state

    @property
    def version(self) -> int:
        """How many steps are stored."""
        return self._course.version

    # What people do

    async def play(self, user: int, move: Move, version: int | None = None) -> None:
        """Make a move. Raises IllegalMove, or Stale if ``version`` is of an older moment."""

        def playing() -> Sequence[Event]:
            seat = self.seat_of(user)
            return (*self.attendance.returning(seat), *self._decide(seat, move))

        await self._change(playing, version)

    async def play_seat(self, seat: int, move: Move, version: int) -> None:
        """Make a move for a seat that a computer plays or whose time is over."""
        await self._change(lambda: self._decide(seat, move), version)

    async def next_deal(self, user: int | None) -> None:
        """Be ready for the next deal; it comes when all people who are there are, or ``user`` is
        None."""
        between = self.state is not None and self.state.phase is Phase.OVER
        if user is not None:
            if self.seat_of(user) in self.attendance.away:
                await self.be_back(user)
            here = self._people() - self.attendance.away
            people = {self.sitting.sitters[seat].user for seat in here}
            # A late click must not count for the deal after the one that is running.
            if between and self._course.is_open:
                self.ready.add(user)
                if people - self.ready:
                    self._publish()
                    return
        await self._change(self._deal)

    async def close(self, why: CloseReason) -> None:
        """Close the table, if it is open."""
        await self._change(lambda: (Closed(why),) if self._course.is_open else ())

    # What is asked about it

    def is_fresh(self, version: int) -> bool:
        """Whether what was shown at this version still holds.

        Others asking or passing in the same May I window do not make a panel stale.
        """
        return version >= self._course.epoch

    def holds_still(self, user: int, version: int) -> bool:
        """Whether this person's hand is what it was at this version."""
        seat = self.sitting.seat_of(user)
        return seat is not None and version >= self._course.held.get(seat, 0)

    def since(self, version: int) -> Sequence[Event]:
        """What has happened after this version, as far as it belongs to the running deal.

        Hidden cards are in it: no screen may be made of it.
        """
        return [event for at, event in self._course.log if at > version]

    def acting(self) -> frozenset[int]:
        """The seats that have something to say now."""
        if self.state is None or not self._course.is_open:
            return frozenset()
        return may_act(self.game, self.state)

    def knowledge(self, seat: int | None) -> Knowledge | None:
        """What the player of this seat knows of the game; None before the first deal."""
        if self.state is None or seat is None:
            return None
        return Knowledge.at(self.game, self.state, seat)

    def refusal(self, user: int, move: Move) -> IllegalMove | None:
        """Why this move would be refused now; None if it is legal. Changes nothing."""
        try:
            self._decide(self.seat_of(user), move)
        except IllegalMove as refused:
            return refused
        return None

    def sight(self, user: int | None) -> Sight:
        """The table as this person (``None``: the channel) may see it."""
        seat = None if user is None else self.sitting.seat_of(user)
        finished = not self._course.is_open and self.state is not None
        return Sight(
            table_id=self.header.table_id,
            guild_id=self.header.guild_id,
            channel_id=self.header.channel_id,
            message_id=self.message_id,
            game=self.game.name,
            deals=self.game.deals,
            seats=self.game.seats,
            moves=self.game.moves,
            options=self.game.options,
            version=self.version,
            sitting=self.sitting,
            seat=seat,
            view=None if self.state is None else view(self.game, self.state, seat),
            log=tuple((version, event.seen_by(seat)) for version, event in self._course.log),
            deadline=self.deadline,
            terms=self.terms,
            away=self.attendance.away,
            paused=self.paused,
            commitment=commitment(self.header.seed),
            seed=self.header.seed.hex() if finished else None,
            ready=frozenset(self.ready),
            verdict=self.verdict,
        )

    async def show_at(self, message_id: int | None) -> None:
        """Remember which message of the channel shows the table."""
        self.message_id = message_id
        await self._journal.show_at(self.header.table_id, message_id)

    async def call_at(self, message_id: int | None) -> None:
        """Remember which message calls the player to his turn."""
        self.call_id = message_id
        await self._journal.call_at(self.header.table_id, message_id)

    # How it changes

    def _deal(self) -> Sequence[Event]:
        state = self.state
        if state is None or not self._course.is_open:
            raise IllegalMove(Reason.TABLE_CLOSED)
        if state.phase is not Phase.OVER:
            raise Stale
        return (open_deal(self.game, state, self.luck),)

    def _decide(self, seat: int, move: Move) -> Sequence[Event]:
        if self.state is None or not self._course.is_open:
            raise IllegalMove(Reason.DEAL_OVER if self._course.is_open else Reason.TABLE_CLOSED)
        return decide(self.game, self.state, seat, move, self._chance())

    def _chance(self) -> Chance:
        """New stocks come in an order that the seed fixes (engine.deal)."""
        deal_no = self.state.deal_no if self.state is not None else 0

        def chance(cards: Sequence[Card]) -> tuple[Card, ...]:
            return order(self.luck, f"recycle/{deal_no}/{self._course.recycled() + 1}", cards)

        return chance

    async def _change(
        self, decided: Callable[[], Sequence[Event]], version: int | None = None
    ) -> None:
        async with self._lock:
            if self._frozen is not None:
                raise self._frozen
            if version is not None and not self.is_fresh(version):
                raise Stale
            try:
                events = tuple(decided())
                events += self._course.ending(events)
                events = (*self._spending(events), *events)
            except (IllegalMove, Stale, WrongOption):
                raise
            except Exception as fault:  # an engine fault: stop here, keep what is stored
                self._frozen = Frozen(secrets.token_hex(4))
                raise self._frozen from fault
            if events:
                await self._store(events)
        self._publish()

    async def _store(self, events: tuple[Event, ...]) -> None:
        version, standings = self.version + 1, self._course.standings(events)
        try:
            await self._journal.append(
                self.header.table_id,
                version,
                events,
                closes=any(isinstance(event, Closed) for event in events),
                standings=standings,
            )
        except VersionTaken:
            page = await self._journal.load(self.header.table_id)
            if page is None:
                raise
            self._adopt(page)
            raise Stale from None
        self._go_on(version, events)
        if standings:
            self.verdict = await self._journal.verdict(self.header.table_id)

    def _go_on(self, version: int, events: Sequence[Event]) -> None:
        before = self._course.epoch
        self._course.apply(version, events, self._now().timestamp())
        self.touched = self._now()
        if any(isinstance(event, Dealt) for event in events):
            self.ready.clear()
        self.deadline = self._deadline(events, same=self._course.epoch == before)

    def _deadline(self, events: Sequence[Event], *, same: bool = False) -> datetime | None:
        """When the table goes on by itself; ``same``: nothing has changed that could be played."""
        state = self.state
        # A learner takes his time, in a May I window as well.
        if state is None or not self._course.is_open or self.paused or self.terms.practice:
            return None
        if state.phase is Phase.OVER:
            if same and self.deadline is not None:
                return self.deadline
            return self._now() + timedelta(seconds=self._pace.next_deal)
        if state.phase is not Phase.MAY_I:
            return self._turn_ends()
        if self.deadline is None or any(isinstance(event, WindowOpened) for event in events):
            return self._now() + timedelta(seconds=self._pace.may_i)
        return self.deadline

    def _publish(self) -> None:
        for watcher in tuple(self.watchers):
            watcher(self)
