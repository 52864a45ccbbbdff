"""Standing orders: kept for as long as their table is open, and no longer."""

import pytest
from sqlalchemy import func, select

from data.choices.settings import OrderStore
from data.database.database import Database, open_database
from data.database.schema import standing_orders
from data.journal.store import Store
from engine.cards import JOKER, parse
from engine.table.roster import CloseReason
from engine.table.standing_orders import NO_ORDERS, Orders
from engine.table.table_events import Closed
from tests.data.samples import OPENING, header

ANN, BEN = 41771983423143937, 41771983423143938
EVERYTHING = Orders(
    never_this_deal=3,
    ranks=frozenset({0, 6, 12}),
    cards=frozenset({JOKER, parse("10H")}),
    each_time=True,
)


@pytest.fixture
async def store(database: Database) -> Store:
    store = Store(database)
    for table in ("one", "two"):
        await store.create(header(table), OPENING)
    return store


@pytest.fixture
def orders(database: Database, store: Store) -> OrderStore:
    return OrderStore(database)


async def test_orders_come_back_as_they_were_given(orders: OrderStore) -> None:
    assert await orders.load("one") == {}
    await orders.store("one", ANN, EVERYTHING)
    await orders.store("one", BEN, NO_ORDERS)
    assert await orders.load("one") == {ANN: EVERYTHING, BEN: NO_ORDERS}
    assert await orders.load("two") == {}


async def test_new_orders_take_the_place_of_the_old(orders: OrderStore) -> None:
    await orders.store("one", ANN, EVERYTHING)
    await orders.store("two", ANN, EVERYTHING)
    await orders.store("one", ANN, Orders(ranks=frozenset({2})))
    assert await orders.load("one") == {ANN: Orders(ranks=frozenset({2}))}
    assert await orders.load("two") == {ANN: EVERYTHING}


async def test_they_outlive_the_process(url: str) -> None:
    database = await open_database(url)
    await Store(database).create(header("one"), OPENING)
    await OrderStore(database).store("one", ANN, EVERYTHING)
    await database.dispose()
    again = await open_database(url)
    assert await OrderStore(again).load("one") == {ANN: EVERYTHING}
    await again.dispose()


async def test_they_go_when_their_table_closes(
    orders: OrderStore, store: Store, database: Database
) -> None:
    for table in ("one", "two"):
        await orders.store(table, ANN, EVERYTHING)
    await store.append("one", 2, (Closed(CloseReason.FINISHED),), closes=True)
    assert await orders.load("one") == {}
    assert await orders.load("two") == {ANN: EVERYTHING}
    await orders.store("one", BEN, EVERYTHING)
    async with database.read() as connection:
        rows = (await connection.execute(select(func.count()).select_from(standing_orders))).all()
    assert rows == [(1,)], "nothing is kept for a table that is closed"
