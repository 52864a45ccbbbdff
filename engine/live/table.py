"""One table in play: one lock, one state, one version.

Every change goes decide -> journal -> evolve -> publish: what anybody sees is already stored. What
may happen is decided by the pure functions of engine.table.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime

from engine.computer.strength import Strength
from engine.errors import IllegalMove, Stale, TableChanged
from engine.events import Dealt, Event
from engine.live.faults import Frozen, standstill
from engine.live.folding import BroughtBack, bring_back
from engine.live.pace import Now, Pace
from engine.live.ports import Journal
from engine.live.seats import Decision, TableSeats
from engine.live.table_in_sight import TableInSight
from engine.moves import Move
from engine.options import WrongOption
from engine.phase import Phase
from engine.table import absence, house_rules, lobby, play, stopped, taking_back
from engine.table.deadline import deadline_with, next_deadline
from engine.table.ending import ending, standings
from engine.table.events import Began, Closed
from engine.table.record import Bookmark, JournalChanged, Outage, Standing, VersionTaken
from engine.table.seats import SeatChoices, seat_choices
from engine.table.sitting import CloseReason, Status
from engine.table.turn_clock import bank_spent


class Table(TableInSight):
    """A table from its lobby to its end. Watchers are called after every stored change.

    ``rests``: nothing goes on at it by itself any more, because its server is not there.
    ``touched`` is when something has last changed, ``used`` when it was last changed, loaded or
    looked for; ``is_asked_for``: by a person. ``noted`` is its bookmark as it is stored, and
    ``was_shown`` says that its message was true when it was loaded.

    Where a ``version`` is given, Stale is raised if what was shown at it no longer holds.

    An engine fault stops the table where it stands: from then on it can only be left and closed,
    without asking the rules, and everything else raises Frozen. So it does from the beginning if it
    was ``brought`` back with a fault.
    """

    def __init__(self, brought: BroughtBack, journal: Journal, now: Now, pace: Pace) -> None:
        self.watchers: list[Callable[[Table], None]] = []
        self.ready, self.unseen = set(), set()
        self.rests = self._end_is_shown = self.was_shown = self.is_asked_for = False
        self.noted: Bookmark | None = None
        self.message_id, self.call_id = brought.page.message_id, brought.page.call_id
        self.verdict = None
        self._journal, self._now, self._pace, self._lock = journal, now, pace, asyncio.Lock()
        self._adopt(brought)

    @property
    def seats(self) -> TableSeats:
        """What is done with seats besides playing. Kept, it and the table would hold each other."""
        return TableSeats(self._change, self._time)

    # What people do in the lobby

    async def join(self, user: int, name: str, version: int | None = None) -> None:
        """Take a seat. Stale if the house rules have changed since ``version``."""
        await self._change(lambda now: house_rules.join(now, user, name, version))

    async def stand_up(self, user: int) -> None:
        """Leave the lobby; refused once the game has begun."""
        await self._change(lambda now: lobby.leave(now.sitting, user))

    async def add_computer(self, user: int, strength: Strength = Strength.STEADY) -> None:
        """Let a computer take a free seat."""
        await self._change(lambda now: lobby.add_computer(now, user, strength))

    async def change_rules(
        self, user: int, options: Mapping[str, object], *, over: bool = False
    ) -> None:
        """Play by these house rules, or ``over`` the ones of now by these. Raises WrongOption."""
        await self._change(lambda now: house_rules.change(now, user, options, over=over))

    async def agree(self, user: int, version: int) -> None:
        """Agree to the house rules; Stale if they have changed since ``version``."""
        await self._change(lambda now: house_rules.agree(now, user, version))

    async def add_salt(self, user: int, salt: str) -> None:
        """Mix something of one's own into the shuffles, before they begin."""
        await self._change(lambda now: lobby.add_salt(now.sitting, user, salt))

    async def begin(self, user: int) -> None:
        """Start the game and deal."""
        await self._change(lambda now: play.begin(now, user))

    # What people do in the game

    def show_up(self, user: int) -> None:
        """This person has opened their hand: nobody waits for that any longer, and their turn is a
        whole one."""
        if user not in self.unseen:
            return
        self.unseen.discard(user)
        before, now = self._deadline, self._time()
        self._deadline = deadline_with(self._course, before, now, self._pace, self.expected())
        if self._deadline != before:
            self._publish()

    async def play(self, user: int, move: Move, version: int | None = None) -> None:
        """Make a move. Raises IllegalMove."""
        self.show_up(user)
        await self._change(lambda now: play.own_move(now, user, move), version)

    async def take_back(self, user: int, version: int | None = None) -> None:
        """Take back what one has laid last in this turn. Raises IllegalMove."""
        await self._change(lambda now: taking_back.take_back(now, user), version)

    async def next_deal(self, user: int | None) -> None:
        """Be ready for the next deal, which comes when all who are there are, or at once (None)."""
        if user is not None:
            if self.seat_of(user) in self.attendance.away:
                await self.be_back(user)
            # A late click must not count for the deal after the one that is running.
            if self.phase is Phase.OVER and self.sitting.status is not Status.CLOSED:
                self.ready.add(user)
                if play.is_waited_for(self._course, frozenset(self.ready)):
                    self._publish()
                    return
        await self._change(play.next_deal)

    async def be_back(self, user: int) -> None:
        """Play oneself again; nothing happens if one never stopped. IllegalMove without a seat."""
        await self._change(lambda now: absence.be_back(now, user))

    async def leave(self, user: int) -> None:
        """Leave the lobby, or give up the seat of a running game to a computer. Where the table
        stands still the seat is kept for whom leaves."""
        if self.standstill is not None:
            await self._change_people(lambda now: stopped.leave(now.sitting, user))
            return
        leaving = lobby.leave if self.sitting.status is Status.LOBBY else lobby.give_up
        await self._change(lambda now: leaving(now.sitting, user))

    # What goes on by itself

    async def play_seat(self, seat: int, move: Move, version: int) -> None:
        """Make a move for a seat that a computer plays or whose time is over."""
        await self._change(lambda now: play.move(now, seat, move), version)

    async def pilot(self, seat: int, move: Move, version: int) -> None:
        """Make a move for somebody who is not there. Stale if they are back."""
        await self._change(lambda now: absence.pilot(now, seat, move), version)

    async def time_out(self, deadline: datetime) -> None:
        """The time of the player to move was up at this deadline; Stale if it is theirs no more."""
        await self._change(
            lambda now: absence.time_out(
                now, holds=deadline == self.deadline, expected=self.expected()
            )
        )

    async def resume(self, outages: Collection[Outage]) -> None:
        """Go on after the bot was not running in these times, if that cost anybody anything."""
        if outages:
            await self._change(lambda now: absence.resume(now, outages, self._time()))

    async def close(self, why: CloseReason, words: str | None = None) -> None:
        """Close the table, if it is open; ``words`` are what is said about it."""
        change = self._change if self.standstill is None else self._change_people
        await change(lambda now: (Closed(why, words),) if now.is_open else ())

    async def end_standstill(self, user: int) -> None:
        """Close a table that stands still; its game counts for nothing. Stale if it does not."""
        await self._change_people(lambda now: stopped.end(now.sitting, user))

    def seat_choices(self, user: int) -> SeatChoices:
        """What this person can do about the seats of the running game now."""
        return seat_choices(self._course, user, self._time())

    def be_as_noted(self, mark: Bookmark, lost: float) -> None:
        """Nothing has happened here since it had this bookmark, but that the bot was away for
        ``lost`` seconds."""
        self.noted = mark
        self.touched = datetime.fromtimestamp(min(self._time(), mark.touched_at + lost), UTC)
        if not lost and self.standstill is None:
            self._deadline = mark.deadline
        self.was_shown = mark.settled and self.standstill is None
        self.was_shown = self.was_shown and self._deadline == mark.deadline

    # Where it is shown

    async def show_at(self, message_id: int | None) -> None:
        """Remember which message of the channel shows the table."""
        self.message_id = message_id
        await self._journal.show_at(self.header.table_id, message_id)

    async def end_shown(self) -> None:
        """Remember that the message of this table says that it is closed, or that it never will."""
        if not self._end_is_shown:
            self._end_is_shown = True
            await self._journal.end_shown(self.header.table_id)

    async def call_at(self, message_id: int | None) -> None:
        """Remember which message calls the player to their turn."""
        self.call_id = message_id
        await self._journal.call_at(self.header.table_id, message_id)

    # How it changes

    async def _change(self, decided: Decision, version: int | None = None) -> None:
        async with self._lock:
            if self.standstill is not None:
                raise Frozen(self.standstill.reference)
            if version is not None and not self.is_fresh(version):
                raise Stale
            try:
                events = tuple(decided(self._course))
                events += ending(self._course, events)
                events = (*bank_spent(self._course, events, self._time()), *events)
                booked = standings(self._course, events)
            except (IllegalMove, Stale, WrongOption):
                raise
            except Exception as fault:  # an engine fault: stop here, keep what is stored
                raise self._stop(fault, decided) from fault
            if events:
                await self._store(events, booked)
                try:
                    self._apply(events)
                except Exception as fault:
                    raise self._stop(fault, decided) from fault
        self._publish()

    async def _change_people(self, decided: Decision) -> None:
        """Change who sits at a table that stands still, or close it. Stale if it goes on."""
        async with self._lock:
            if self.standstill is None:
                raise Stale
            events = tuple(decided(self._course))
            if events:
                await self._store(events, ())
                self._course.sitting = stopped.after(self.sitting, events)
                self._course.version = self._course.epoch = self._stored
                self.touched = self._now()
        self._publish()

    async def _store(self, events: tuple[Event, ...], booked: tuple[Standing, ...]) -> None:
        closes = any(isinstance(event, Closed) for event in events)
        table_id = self.header.table_id
        try:
            verdict = await self._journal.append(
                table_id, self._stored + 1, events, closes=closes, standings=booked
            )
        except VersionTaken as taken:
            brought = await bring_back(self._journal, table_id)
            if brought is None:
                raise
            self._adopt(brought)
            self._publish()
            raise (TableChanged if isinstance(taken, JournalChanged) else Stale) from None
        self._stored += 1
        if booked:
            self.verdict = verdict

    def _apply(self, events: tuple[Event, ...]) -> None:
        """Go on by events that are stored."""
        self._course.apply(self._stored, events, self._time())
        if self._pace.first_look and any(isinstance(event, Began) for event in events):
            self.unseen = set(self.sitting.users)
        self._go_on(events, self._deadline)

    def _stop(self, fault: Exception, decided: Decision) -> Frozen:
        """Stand still from now on, and have everybody told."""
        self.standstill = standstill(fault, self._stored, decided)
        self._publish()
        return Frozen(self.standstill.reference)

    def _adopt(self, brought: BroughtBack) -> None:
        """Become what the journal says."""
        page, self._course, fault = brought
        self.header, self._stored = page.header, page.version
        self.standstill = None if fault is None else standstill(fault, page.version, None)
        try:
            self._go_on(page.entries[-1].events if page.entries else (), None)
        except Exception as broken:  # noqa: BLE001  whatever it is, the table is to say so
            self._deadline, self.standstill = None, standstill(broken, self._stored, None)

    def _go_on(self, events: Sequence[Event], before: float | None) -> None:
        """The course has gone on by these events; ``before`` was the deadline."""
        self.touched = self.used = self._now()
        if any(isinstance(event, Dealt) for event in events):
            self.ready.clear()
        self._deadline = next_deadline(
            self._course, events, before, self._time(), self._pace, expected=self.expected()
        )

    def _publish(self) -> None:
        for watcher in tuple(self.watchers):
            watcher(self)

    def _time(self) -> float:
        return self._now().timestamp()
