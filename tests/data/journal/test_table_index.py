"""How open tables stand is kept beside their journals, for as long as they are open."""

import pytest

from data.database.database import Database
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import IndexRow, Outage
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.samples import OPENING, header

STEP = (TurnStarted(1),)


def mark(table_id: str, version: int = 1) -> IndexRow:
    return IndexRow(
        table_id,
        version,
        is_lobby=False,
        users=(1, 2**62),
        invited=(2**62,),
        lobby_of=1,
        stuck=False,
        settled=True,
        deadline=1_790_000_000.123456,
        closes_at=None,
        touched_at=1_789_999_999.5,
    )


async def test_a_index_row_comes_back_as_it_was_with_the_newest_version(database: Database) -> None:
    store = Store(database)
    for table_id in ("one", "two"):
        await store.create(header(table_id), OPENING)
    await store.keep_index_rows([mark("one"), mark("never")])
    await store.append("one", 2, STEP)
    found = {one.table_id: one for one in await store.open_tables()}
    assert (found["one"].index_row, found["one"].version) == (mark("one"), 2)
    assert (found["two"].index_row, found["two"].version) == (None, 1)
    await store.keep_index_rows([mark("one", 2)])
    assert [one.index_row for one in await store.open_tables() if one.index_row] == [mark("one", 2)]


async def test_it_goes_with_its_table_and_does_not_come_back(database: Database) -> None:
    store = Store(database)
    await store.create(header("one"), OPENING)
    await store.keep_index_rows([mark("one")])
    await store.append("one", 2, (Closed(CloseReason.IDLE),), closes=True)
    await store.keep_index_rows([mark("one")])
    assert await store.open_tables() == []
    async with database.read() as connection:
        rows = await connection.exec_driver_sql("SELECT count(*) FROM index_rows")
        assert rows.scalar_one() == 0


@pytest.mark.one_database
async def test_where_no_message_is_left_none_is_true(database: Database) -> None:
    store = Store(database)
    await store.create(header("one"), OPENING)
    await store.keep_index_rows([mark("one")])
    await store.forget_messages()
    [found] = await store.open_tables()
    assert found.index_row == mark("one")._replace(settled=False)


async def test_times_without_the_bot_are_remembered_for_a_month(database: Database) -> None:
    store, day = Store(database), 24 * 60 * 60
    await store.note_outage(Outage(0, 0, day))
    await store.note_outage(Outage(0, 2 * day, 2 * day + 5.5))
    await store.note_outage(Outage(7, 2 * day, 4 * day))
    later = Outage(0, 2 * day, 32 * day)
    await store.note_outage(later)
    assert sorted(await store.outages()) == [later, Outage(7, 2 * day, 4 * day)]
