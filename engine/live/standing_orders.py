"""Standing orders at the tables: an open May I window is answered at once for those who gave them.

What is said goes the way of a click, so that nobody can tell the two apart. An order itself stands
in no journal and no log.
"""

import asyncio
from collections.abc import Awaitable, Callable

from engine.errors import IllegalMove, Reason, Stale
from engine.live.faults import Frozen, Report
from engine.live.ports import OrderBook
from engine.live.table import Table
from engine.phase import Phase
from engine.table.sitting import Status
from engine.table.standing_orders import NO_ORDERS, Orders

Habit = Callable[[int], Awaitable[bool]]
"""Whether this person (user id) lets every upcard go, unless an order of a table says otherwise."""

_AFTER_A_FAULT = 5.0
"""Seconds before an answer is tried again that could not be given."""


class StandingOrders:
    """Answers for people who have said beforehand what they want, unless their time has run out
    and they have done nothing since.

    ``report`` is told what goes wrong while nobody is there to be told.
    """

    def __init__(self, book: OrderBook, habit: Habit, report: Report) -> None:
        self._book, self._habit, self._report = book, habit, report
        self._given: dict[str, dict[int, Orders]] = {}
        self._answering: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()

    async def of(self, table: Table, user: int) -> Orders:
        """What this person has ordered at this table."""
        return (await self._at(table)).get(user, NO_ORDERS)

    async def give(self, table: Table, user: int, orders: Orders) -> None:
        """Order this from now on, in an open window as well. IllegalMove without a seat."""
        if table.sitting.status is Status.CLOSED:
            raise IllegalMove(Reason.TABLE_CLOSED)
        table.seat_of(user)
        given = await self._at(table)
        await self._book.store(table.header.table_id, user, orders)
        given[user] = orders
        self.watch(table)

    def watch(self, table: Table) -> None:
        """Answer at this table if it is a moment for it."""
        key = table.header.table_id
        if table.sitting.status is Status.CLOSED:
            self._given.pop(key, None)
        if table.state is None or table.state.phase is not Phase.MAY_I or not table.acting():
            return
        self._news.add(key)
        running = self._answering.get(key)
        if running is None or running.done():
            self._answering[key] = asyncio.create_task(self._answer(table))

    def stop(self) -> None:
        """Answer no more."""
        for task in self._answering.values():
            task.cancel()
        self._answering.clear()

    async def _at(self, table: Table) -> dict[int, Orders]:
        key = table.header.table_id
        if table.sitting.status is Status.CLOSED:
            return {}
        if key not in self._given:
            kept = await self._book.load(key)
            self._given.setdefault(key, dict(kept))
        return self._given[key]

    async def _answer(self, table: Table) -> None:
        """Look at the table until there has been no news since."""
        key = table.header.table_id
        while key in self._news:
            self._news.discard(key)
            try:
                await self._speak(table)
            except (Stale, IllegalMove):
                self._news.add(key)  # the table moved on meanwhile: look again
                await asyncio.sleep(0)
            except Frozen as frozen:
                self._report(table, frozen)
            except Exception as fault:  # noqa: BLE001  nobody else would hear of it
                self._report(table, fault)
                await asyncio.sleep(_AFTER_A_FAULT)
                self._news.add(key)
        self._answering.pop(key, None)

    async def _speak(self, table: Table) -> None:
        """Say for each who may answer what he has ordered, the first to the left first."""
        given = await self._at(table)
        version, state = table.version, table.state
        if state is None or state.phase is not Phase.MAY_I:
            return
        for seat in sorted(table.acting(), key=lambda one: state.after(one, -state.turn)):
            user = table.sitting.sitters[seat].user
            # Of somebody whose time ran out a click would tell that he is back; an order must not.
            if user is None or seat in table.attendance.late:
                continue
            never = await self._habit(user)
            orders = given.get(user, NO_ORDERS)
            move = orders.answer(state.discard[-1], state.deal_no, never=never)
            mine = table.knowledge(seat)
            if move is not None and mine is not None and mine.may(move):
                await table.play_seat(seat, move, version)
