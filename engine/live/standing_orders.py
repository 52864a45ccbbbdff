"""Standing orders at the tables: an open May I window is answered at once for those who gave them.

Whoever discarded the upcard is asked for no answer: theirs is to let it go, as soon as nobody else
is waited for. Until then they may ask for it like everybody (CONTRACT CA-5c).

What is said goes the way of a click, so that nobody can tell the two apart. An order itself stands
in no journal and no log.
"""

from collections.abc import Awaitable, Callable

from engine.errors import IllegalMove, Reason
from engine.live.ports import OrderBook
from engine.live.table import Report, Table
from engine.live.table_tasks import RETRY, TableTasks
from engine.moves import Pass
from engine.observation import Observation
from engine.phase import Phase
from engine.table.roster import Status
from engine.table.standing_orders import NO_ORDERS, Orders

Habit = Callable[[int], Awaitable[bool]]
"""Whether this person (user id) lets every upcard go, unless an order of a table says otherwise."""


class StandingOrders:
    """Answers for people who have said beforehand what they want, unless their time has run out
    and they have done nothing since.

    ``report`` and ``retry`` are those of TableTasks.
    """

    def __init__(self, book: OrderBook, habit: Habit, report: Report, retry: float = RETRY) -> None:
        self._book, self._habit = book, habit
        self._given: dict[str, dict[int, Orders]] = {}
        self._tasks = TableTasks(self._speak, report, retry)

    async def of(self, table: Table, user: int) -> Orders:
        """What this person has ordered at this table."""
        return (await self._at(table)).get(user, NO_ORDERS)

    async def give(self, table: Table, user: int, orders: Orders) -> None:
        """Order this from now on, in an open window as well. IllegalMove without a seat."""
        if table.roster.status is Status.CLOSED:
            raise IllegalMove(Reason.TABLE_CLOSED)
        table.seat_of(user)
        given = await self._at(table)
        await self._book.store(table.header.table_id, user, orders)
        given[user] = orders
        self.watch(table)

    def watch(self, table: Table) -> None:
        """Answer at this table if it is a moment for it."""
        if table.roster.status is Status.CLOSED:
            self._given.pop(table.header.table_id, None)
        if table.phase is Phase.MAY_I and table.acting() and not table.paused:
            self._tasks.wake(table)

    def stop(self) -> None:
        """Answer no more."""
        self._tasks.stop()

    async def _at(self, table: Table) -> dict[int, Orders]:
        key = table.header.table_id
        if table.roster.status is Status.CLOSED:
            return {}
        if key not in self._given:
            kept = await self._book.load(key)
            self._given.setdefault(key, dict(kept))
        return self._given[key]

    async def _speak(self, table: Table) -> None:
        """Say for each who may answer what they have ordered, the first to the left first."""
        given, version = await self._at(table), table.version
        view = table.seen(None)
        if view is None or view.phase is not Phase.MAY_I or view.upcard is None:
            return
        seats = len(table.roster.sitters)
        for seat in sorted(table.acting(), key=lambda one: (one - view.turn) % seats):
            user = table.roster.sitters[seat].user
            if user is None:
                continue
            move = None
            # Of somebody whose time ran out a click would tell that they are back; an order must
            # not.
            if seat not in table.attendance.late:
                never = await self._habit(user)
                orders = given.get(user, NO_ORDERS)
                move = orders.answer(view.upcard, view.deal_no, never=never)
            asked = seat in table.waited_for()
            mine = None if move is None and asked else table.observation(seat)
            if mine is None:
                continue
            if move is None and not asked and _holds_up(mine):
                move = Pass()
            if move is not None and mine.may(move):
                await table.play_seat(seat, move, version)


def _holds_up(mine: Observation) -> bool:
    """Whether the window would be decided by this seat's letting the upcard go."""
    return mine.may(Pass()) and len(mine.decide(Pass())) > 1
