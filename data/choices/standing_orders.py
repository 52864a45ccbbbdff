"""Standing orders in the database, for as long as their tables are open."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from data.database.database import writing
from data.database.schema import standing_orders, tables
from data.database.shield import whole
from engine.cards import name, parse
from engine.table.standing_orders import Orders

__all__ = ["OrderStore"]


class OrderStore:
    """What people (Discord user ids) have ordered at their tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer, self._places = writing(engine)

    @whole
    async def load(self, table_id: str) -> Mapping[int, Orders]:
        """What people have ordered at this table."""
        query = select(standing_orders.c.user_id, standing_orders.c.orders).where(
            standing_orders.c.table_id == table_id
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return {row.user_id: _read(row.orders) for row in rows}

    @whole
    async def store(self, table_id: str, user: int, orders: Orders) -> None:
        """Keep a person's orders, in the place of those before; none for a table that is closed."""
        kind = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        # One statement, so that the table cannot close between looking and writing.
        row = select(
            tables.c.table_id,
            literal(user, standing_orders.c.user_id.type),
            literal(_write(orders), standing_orders.c.orders.type),
        ).where(tables.c.table_id == table_id, tables.c.is_open)
        new = kind.insert(standing_orders).from_select(["table_id", "user_id", "orders"], row)
        replacing = new.on_conflict_do_update(
            index_elements=["table_id", "user_id"], set_={"orders": new.excluded.orders}
        )
        async with self._places, self._writer.begin() as connection:
            await connection.execute(replacing)


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
