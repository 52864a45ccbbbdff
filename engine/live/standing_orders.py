"""Standing orders at the tables: who gave some is not asked in a May I window, and answers after a
while like everybody.

Whoever discarded the upcard is asked for no answer: theirs is to let it go, as soon as nobody else
is waited for. Until then they may ask for it like everybody (CONTRACT CA-5c).

What is said goes the way of a click, so that nobody can tell the two apart. An order itself stands
in no journal and no log. Of every window each seat has a pause of its own, drawn when it opens
and whatever is ordered or held there: how long a window is open tells nothing of a hand, nor does
who answers first.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import Random, SystemRandom
from typing import NamedTuple
from weakref import WeakKeyDictionary

from engine.errors import IllegalMove, Reason, Stale
from engine.live.ports import OrderBook
from engine.live.table import Report, Table
from engine.live.table_tasks import RETRY, TableTasks
from engine.moves import Move, Pass
from engine.observation import Observation
from engine.phase import Phase
from engine.table import play
from engine.table.roster import Status
from engine.table.standing_orders import NO_ORDERS, Orders

Habit = Callable[[int], Awaitable[bool]]
"""Whether this person (user id) lets every upcard go, unless an order of a table says otherwise."""

PAUSE = 1.7
"""Seconds after which half of the answers come. People who know what they want take as long."""
_VARIES = 0.4
"""The deviation of its logarithm: one of twenty comes after 3.3 seconds or later."""


class Pauses(NamedTuple):
    """How long orders wait before they answer, in seconds: ``usual`` is the median, 0: not at all;
    ``most`` keeps them well within the window."""

    usual: float = PAUSE
    most: float = 7.5

    def drawn(self, chance: Random) -> float:
        """The next of them."""
        return min(self.usual * chance.lognormvariate(0, _VARIES), self.most)


class _Window(NamedTuple):
    """A May I window: a version at which it was open, and by seat when an order answers there, by
    the time of the event loop."""

    version: int
    answers: Mapping[int, float]


class StandingOrders:
    """Answers for people who have said beforehand what they want, unless their time has run out
    and they have done nothing since.

    ``chance`` draws the ``pauses`` and nothing else. ``report`` and ``retry`` are those of
    TableTasks.
    """

    def __init__(
        self,
        book: OrderBook,
        habit: Habit,
        report: Report,
        retry: float = RETRY,
        *,
        pauses: Pauses,
        chance: Random | None = None,
    ) -> None:
        self._book, self._habit = book, habit
        self._pauses, self._chance = pauses, chance or SystemRandom()
        self._read: WeakKeyDictionary[Table, None] = WeakKeyDictionary()
        self._windows: WeakKeyDictionary[Table, _Window] = WeakKeyDictionary()
        self._tasks = TableTasks(self._speak, report, retry)

    async def of(self, table: Table, user: int) -> Orders:
        """What this person has ordered at this table."""
        await self.read(table)
        return table.orders.get(user, NO_ORDERS)

    async def read(self, table: Table) -> None:
        """Let the table know what was ordered there before it came into memory."""
        if table in self._read or not table.game.features.may_i:
            return
        kept = await self._book.load(table.header.table_id)
        if table not in self._read:
            self._read[table] = None
            table.orders.update(kept)

    async def give(self, table: Table, user: int, orders: Orders) -> Move | None:
        """Order this from now on. IllegalMove without a seat.

        Who is asked about an upcard answers with it at once; the answer is returned.
        """
        if table.roster.status is Status.CLOSED:
            raise IllegalMove(Reason.TABLE_CLOSED)
        seat = table.seat_of(user)
        await self.read(table)
        await self._book.store(table.header.table_id, user, orders)
        table.orders[user] = orders
        self.watch(table)
        mine, version = table.observation(seat), table.version
        if mine is None or mine.seen.phase is not Phase.MAY_I or seat not in table.waited_for():
            return None
        move = _legal(mine, orders.answer(mine, never=await self._habit(user)))
        if move is None:
            return None
        try:
            await table.play(user, move, version)
        except (IllegalMove, Stale):
            return None  # it was decided meanwhile
        return move

    def watch(self, table: Table) -> None:
        """Answer at this table if it is a moment for it."""
        if table.phase is Phase.MAY_I and table.acting() and not table.paused:
            self._tasks.wake(table)

    def forget(self, table: Table) -> None:
        """This table has left memory."""
        self._tasks.wake_in(table, None)

    def stop(self) -> None:
        """Answer no more."""
        self._tasks.stop()

    def _window(self, table: Table) -> _Window:
        """The window of now, the pauses of all seats drawn when it is first seen. Where one person
        plays with computers nobody is to be kept from guessing."""
        known = self._windows.get(table)
        if known is None or not table.is_fresh(known.version):
            now, seats = asyncio.get_running_loop().time(), range(len(table.roster.sitters))
            answers = {seat: now + self._pauses.drawn(self._chance) for seat in seats}
            if len(table.roster.users) < 2:
                answers = dict.fromkeys(seats, now)
            known = self._windows[table] = _Window(table.version, answers)
        return known

    async def _speak(self, table: Table) -> None:
        """Say for each whose pause is over what they have ordered, and look again for the others.

        Of those whose pauses end together the first to the left comes first.
        """
        window, version = self._window(table), table.version
        await self.read(table)
        if table.turn is None or table.phase is not Phase.MAY_I:
            return
        now, seats = asyncio.get_running_loop().time(), len(table.roster.sitters)
        turn, waits = table.turn.seat, list[float]()
        for seat in sorted(
            table.acting(), key=lambda one: (window.answers[one], (one - turn) % seats)
        ):
            user, mine = table.roster.sitters[seat].user, table.observation(seat)
            if user is None or mine is None:
                continue
            later, asked = window.answers[seat] - now, seat in table.waited_for()
            never = await self._habit(user)
            answered = table.is_answered(user, never=never)
            move = None
            if answered and not (asked and later > 0):
                orders = table.orders.get(user, NO_ORDERS)
                move = _legal(mine, orders.answer(mine, never=never, own=not asked))
            if not asked and _holds_up(mine):
                await table.do_at(version, play.play_seat, seat, move or Pass())
            elif answered and later > 0:
                waits.append(later)
            elif move is not None and (asked or move != Pass()):
                await table.do_at(version, play.play_seat, seat, move)
        if waits:
            self._tasks.wake_in(table, min(waits))


def _legal(mine: Observation, move: Move | None) -> Move | None:
    """The move, or letting the upcard go where it is not legal."""
    return move if move is None or mine.may(move) else Pass()


def _holds_up(mine: Observation) -> bool:
    """Whether the window would be decided by this seat's letting the upcard go."""
    return mine.may(Pass()) and len(mine.decide(Pass())) > 1
