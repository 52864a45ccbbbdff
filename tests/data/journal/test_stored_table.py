"""Which tables are open, and what can be read of one that cannot be read as a whole."""

import pytest

from data.database.database import Database
from data.database.schema import journal, tables
from data.journal.store import Store
from engine.events import Discarded, Event, TurnStarted
from engine.table.record import OpenTable, UnreadableJournal
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from engine.table.terms import NO_CLOCK
from tests.data.samples import OPENING, header

STEP: tuple[Event, ...] = (Discarded(0, 9), TurnStarted(1))


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


async def test_open_tables_are_listed_from_the_one_that_was_used_last(database: Database) -> None:
    now = iter(range(1_790_000_000, 1_790_001_000))
    store = Store(database, lambda: next(now))
    for table_id in ("early", "closed", "idle", "late"):
        await store.create(header(table_id, created_at=1_790_000_000), OPENING)
    await store.append("closed", 2, (Closed(CloseReason.IDLE),), closes=True)
    await store.append("early", 2, STEP)
    found = await store.open_tables()
    assert [one.table_id for one in found] == ["early", "late", "idle"]
    told = header("early", created_at=1_790_000_000)
    place = "early", told.guild_id, told.channel_id, 1_790_000_000
    assert found[0] == OpenTable(*place, practice=False, game=told.game, version=2)


async def test_what_can_be_read_of_a_table_is_salvaged(store: Store, database: Database) -> None:
    await store.create(header("torn"), OPENING)
    await store.append("torn", 2, STEP)
    await store.append("torn", 3, STEP)
    unreadable = (
        journal.update()
        .where(journal.c.table_id == "torn", journal.c.version == 2)
        .values(events='[{"event":"teleported"}]')
    )
    async with database.write() as connection:
        await connection.execute(unreadable)
        await connection.execute(tables.update().values(terms={"clock": "sundial"}))
    with pytest.raises(UnreadableJournal):
        await store.load("torn")
    page = await store.salvage("torn")
    assert page is not None
    assert [one.version for one in page.entries] == [1]
    assert (page.version, page.is_open, page.header.terms) == (3, True, NO_CLOCK)
    assert await store.salvage("never") is None
