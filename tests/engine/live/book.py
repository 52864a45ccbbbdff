"""Standing orders in memory that honour engine.live.ports.OrderBook, and break on demand."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from engine.live.standing_orders import Pauses, StandingOrders
from engine.live.tables import TableRegistry
from engine.table.standing_orders import Orders
from tests.engine.live.ledger import Broken, Ledger, registry_over


@dataclass
class Book:
    """Orders in memory. ``fails``: how many of the next readings go wrong."""

    kept: dict[tuple[str, int], Orders] = field(default_factory=dict)
    fails: int = 0

    async def load(self, table_id: str) -> Mapping[int, Orders]:
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise Broken("the disk is full")
        return {user: orders for (at, user), orders in self.kept.items() if at == table_id}

    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        await asyncio.sleep(0)
        self.kept[table_id, user] = orders


@dataclass
class House:
    """A registry with standing orders; ``never`` are the people whose habit is not to ask. Orders
    answer at once, unless there are ``pauses``, drawn by ``chance``."""

    ledger: Ledger = field(default_factory=Ledger)
    book: Book = field(default_factory=Book)
    never: set[int] = field(default_factory=set)
    pauses: Pauses = field(default_factory=lambda: Pauses(usual=0))
    chance: Random = field(default_factory=Random)
    reported: list[Exception] = field(default_factory=list)
    registry: TableRegistry = field(init=False)
    orders: StandingOrders = field(init=False)

    def __post_init__(self) -> None:
        self.registry = registry_over(self.ledger)
        self.orders = StandingOrders(
            self.book,
            self._habit,
            lambda _, fault: self.reported.append(fault),
            retry=0,
            pauses=self.pauses,
            chance=self.chance,
        )
        self.registry.watchers.append(self.orders.watch)

    async def _habit(self, user: int) -> bool:
        await asyncio.sleep(0)
        return user in self.never
