"""The standing orders at live tables, which answer for people in May I windows.

A person with an order isn't asked, and their answer comes after a while like everyone's. The player
who discarded the upcard isn't asked either. They pass as soon as the window waits for no one else.
Until then they may ask for the upcard like everyone (CONTRACT CA-5c).

An answer takes the same path as a click, so that no one can tell them apart. An order itself is in
no journal and no log. In each window, each seat has its own pause. The pause is drawn when the
window opens, whatever the orders and hands. So neither the length of a window nor the first answer
shows anything of a hand.
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
"""Returns whether this person (user id) usually passes every upcard.

Orders come before the habit.
"""

PAUSE = 1.7
"""The median seconds until an answer. People who know what they want take as long."""
_VARIES = 0.4
"""The standard deviation of the pause's logarithm.

One pause in twenty is 3.3 seconds or longer.
"""


class Pauses(NamedTuple):
    """The seconds that orders wait before they answer."""

    usual: float = PAUSE
    """The median. With 0, orders answer right away."""
    most: float = 7.5
    """The longest pause, which is well within a window."""

    def drawn(self, chance: Random) -> float:
        """Return a new random pause."""
        return min(self.usual * chance.lognormvariate(0, _VARIES), self.most)


class _Window(NamedTuple):
    """A May I window."""

    version: int
    """A version of the table at which the window was open."""
    answers: Mapping[int, float]
    """When an order answers for a seat, by seat, in event loop time."""


class StandingOrders:
    """Answers May I windows for people with standing orders.

    A person whose time has run out gets no answer until they do something. ``chance`` is used only
    to draw ``pauses``. ``report`` and ``retry`` are passed to TableTasks.
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
        self._tasks = TableTasks(self._answer_due, report, retry)

    async def of(self, table: Table, user: int) -> Orders:
        """Return the orders of this person at this table."""
        await self.read(table)
        return table.orders.get(user, NO_ORDERS)

    async def read(self, table: Table) -> None:
        """Load the orders that were given before the table came into memory."""
        if table in self._read or not table.game.features.may_i:
            return
        orders = await self._book.load(table.header.table_id)
        if table not in self._read:
            self._read[table] = None
            table.orders.update(orders)

    async def give(self, table: Table, user: int, orders: Orders) -> Move | None:
        """Set the orders of this person, and return the answer that they give right away, if any.

        They give one if this person is being asked about an upcard. Raises IllegalMove without a
        seat.
        """
        if table.roster.status is Status.CLOSED:
            raise IllegalMove(Reason.TABLE_CLOSED)
        seat = table.seat_of(user)
        await self.read(table)
        await self._book.store(table.header.table_id, user, orders)
        table.orders[user] = orders
        self.watch(table)
        observation, version = table.observation(seat), table.version
        if (
            observation is None
            or observation.seen.phase is not Phase.MAY_I
            or seat not in table.waited_for()
        ):
            return None
        move = _legal(observation, orders.answer(observation, never=await self._habit(user)))
        if move is None:
            return None
        try:
            await table.play(user, move, version)
        except (IllegalMove, Stale):
            return None  # the window was decided in the meantime
        return move

    def watch(self, table: Table) -> None:
        """Answer at this table if a May I window is open."""
        if table.phase is Phase.MAY_I and table.acting() and not table.paused:
            self._tasks.wake(table)

    def forget(self, table: Table) -> None:
        """Forget a table that has left memory."""
        self._tasks.wake_in(table, None)

    def stop(self) -> None:
        """Stop answering."""
        self._tasks.stop()

    def _window(self, table: Table) -> _Window:
        """Return the current window. Its pauses are drawn when it is first seen.

        The pauses are 0 if a single person plays with computers, because no one could guess a hand
        from them then.
        """
        known = self._windows.get(table)
        if known is None or not table.is_fresh(known.version):
            now, seats = asyncio.get_running_loop().time(), range(len(table.roster.sitters))
            answers = {seat: now + self._pauses.drawn(self._chance) for seat in seats}
            if len(table.roster.users) < 2:
                answers = dict.fromkeys(seats, now)
            known = self._windows[table] = _Window(table.version, answers)
        return known

    async def _answer_due(self, table: Table) -> None:
        """Answer for each person whose pause is over, and look again later for the others.

        If several pauses end together, the first player to the left answers first.
        """
        window, version = self._window(table), table.version
        await self.read(table)
        if table.turn is None or table.phase is not Phase.MAY_I:
            return
        now, seats = asyncio.get_running_loop().time(), len(table.roster.sitters)
        turn, waits = table.turn.seat, list[float]()
        for seat in sorted(
            table.acting(), key=lambda waiting: (window.answers[waiting], (waiting - turn) % seats)
        ):
            user, observation = table.roster.sitters[seat].user, table.observation(seat)
            if user is None or observation is None:
                continue
            later, asked = window.answers[seat] - now, seat in table.waited_for()
            never = await self._habit(user)
            answered = table.is_answered(user, never=never)
            move = None
            if answered and not (asked and later > 0):
                orders = table.orders.get(user, NO_ORDERS)
                move = _legal(observation, orders.answer(observation, never=never, own=not asked))
            if not asked and _would_decide(observation):
                await table.do_at(version, play.play_seat, seat, move or Pass())
            elif answered and later > 0:
                waits.append(later)
            elif move is not None and (asked or move != Pass()):
                await table.do_at(version, play.play_seat, seat, move)
        if waits:
            self._tasks.wake_in(table, min(waits))


def _legal(observation: Observation, move: Move | None) -> Move | None:
    """Return the move, or a pass if the move isn't legal."""
    return move if move is None or observation.may(move) else Pass()


def _would_decide(observation: Observation) -> bool:
    """Return whether this seat's pass would decide the window."""
    return observation.may(Pass()) and len(observation.decide(Pass())) > 1
