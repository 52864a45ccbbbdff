"""Tables with standing orders, for tests of what is said in a May I window."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engine.live.table import Table
from engine.table.standing_orders import Orders
from tests.engine.live.book import House
from tests.engine.live.ledger import ANN, BEN, CHI, game_of, seen

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
