"""Tables with standing orders, for tests of what is said in a May I window."""

import asyncio
import selectors
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from engine.live.table import Table
from engine.table.standing_orders import Orders
from tests.engine.live.book import House
from tests.engine.live.ledger import ANN, BEN, CHI, game_of, seen

T = TypeVar("T")

NEVER = Orders(never_this_deal=1)


@asynccontextmanager
async def three(*people: int, house: House | None = None) -> AsyncIterator[tuple[House, Table]]:
    """A game of these people (else Ann, Ben and Chi) whose orders are heard."""
    house = house or House()
    table = await game_of(house.registry, *(people or (ANN, BEN, CHI)))
    yield house, table
    house.orders.stop()
    assert house.reported == []


async def settled() -> None:
    """Everything that goes on by itself has gone on."""
    for _ in range(60):
        await asyncio.sleep(0)


def waiting(table: Table) -> tuple[int, ...]:
    """The people who are not to move, the first to the left first."""
    number = len(table.roster.sitters)
    seats = [(seen(table).turn + step) % number for step in range(1, number)]
    return tuple(table.roster.sitters[seat].user for seat in seats)


def any_of(table: Table) -> Orders:
    """The order that wants the upcard of now."""
    upcard = seen(table).upcard
    return Orders(cards=frozenset({upcard}))


class _Leaping(selectors.DefaultSelector):
    """Waits for nothing: the time for which it would have waited has passed at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list:
        assert timeout is not None, "nothing would ever happen again"
        self.passed += timeout
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.leaping = _Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.passed


def in_no_time(play: Callable[[], Awaitable[T]]) -> T:
    """What this comes to, by a clock that leaps."""

    async def played() -> T:
        return await play()

    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(played())
