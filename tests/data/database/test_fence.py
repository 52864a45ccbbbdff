"""A process that may not write any more: whatever it wants to store is refused before it begins."""

import pytest

from data.database.database import Database
from data.database.trouble import StorageTrouble
from data.journal.store import Store
from engine.events import TurnStarted
from tests.data.samples import OPENING, header

pytestmark = pytest.mark.own_way

STEP = (TurnStarted(1),)
TABLE = header().table_id


async def test_who_may_not_write_any_more_is_refused_and_reads_on(database: Database) -> None:
    store = Store(database)
    await store.create(header(), OPENING)
    database.fence = lambda: "Another process has it."
    with pytest.raises(StorageTrouble, match=r"^Another process has it\.$"):
        await store.append(TABLE, 2, STEP)
    with pytest.raises(StorageTrouble):
        async with database.write(patient=True):
            pytest.fail("it was let in")
    page = await store.load(TABLE)
    assert page is not None
    assert len(page.entries) == 1
    database.fence = lambda: None
    await store.append(TABLE, 2, STEP)
