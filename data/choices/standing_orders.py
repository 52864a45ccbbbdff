"""Standing orders in the database, for as long as their tables are open."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import literal, select

from data.database.database import Database
from data.database.run_to_completion import run_to_completion
from data.database.schema import standing_orders, tables
from data.database.upsert import upsert_into
from engine.cards import name, parse
from engine.table.standing_orders import Orders

__all__ = ["OrderStore"]


class OrderStore:
    """What people (Discord user ids) have ordered at their tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @run_to_completion
    async def load(self, table_id: str) -> Mapping[int, Orders]:
        """What people have ordered at this table."""
        query = select(standing_orders.c.user_id, standing_orders.c.orders).where(
            standing_orders.c.table_id == table_id
        )
        async with self._database.read() as connection:
            rows = await connection.execute(query)
            return {row.user_id: _read(row.orders) for row in rows}

    @run_to_completion
    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        """Keep a person's orders, in the place of those before; none for a table that is closed."""
        # One statement, so that the table cannot close between looking and writing.
        row = select(
            tables.c.table_id,
            literal(user, standing_orders.c.user_id.type),
            literal(_write(orders), standing_orders.c.orders.type),
        ).where(tables.c.table_id == table_id, tables.c.is_open)
        upsert = upsert_into(standing_orders, self._database.kind)
        change = upsert.from_select(["table_id", "user_id", "orders"], row)
        await self._database.together(lambda connection: connection.execute(change))


def _write(orders: Orders) -> dict[str, Any]:
    return {
        "never_this_deal": orders.never_this_deal,
        "ranks": sorted(orders.ranks),
        "cards": [name(card) for card in sorted(orders.cards)],
        "each_time": orders.each_time,
    }


def _read(kept: Mapping[str, Any]) -> Orders:
    return Orders(
        never_this_deal=kept["never_this_deal"],
        ranks=frozenset(kept["ranks"]),
        cards=frozenset(map(parse, kept["cards"])),
        each_time=kept["each_time"],
    )
