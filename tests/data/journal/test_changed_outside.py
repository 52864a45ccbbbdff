"""Another program changes the journal under the bot: noticed at the next step, not at a restart."""

import asyncio
import logging

import pytest
from sqlalchemy import text

from data.database.database import Database
from data.journal.store import Store
from engine.errors import TableChanged
from engine.events import TurnStarted
from engine.live.table import Table
from engine.table.record import JournalChanged, VersionTaken
from tests.data.samples import ANN, BO, OPENING, header
from tests.engine.live.ledger import registry_over

TABLE = header().table_id


@pytest.fixture
async def store(database: Database) -> Store:
    """With a table of three steps."""
    store = Store(database)
    await store.create(header(), OPENING)
    for version in (2, 3):
        await store.append(TABLE, version, (TurnStarted(version),))
    return store


CHANGES = {
    "the last step": "UPDATE journal SET events = '[]' WHERE version = 3",
    "a card of the same length": (
        "UPDATE journal SET events = replace(events, '3', '4') WHERE version = 3"
    ),
    "an earlier step": "UPDATE journal SET events = '[]' WHERE version = 2",
    "a step is gone": "DELETE FROM journal WHERE version = 2",
    "an older copy": "DELETE FROM journal WHERE version > 1",
}


@pytest.mark.parametrize("read_before", [False, True])
async def test_changed_steps_are_noticed_at_the_next(
    database: Database, store: Store, caplog: pytest.LogCaptureFixture, *, read_before: bool
) -> None:
    if read_before:
        store = Store(database)
        await store.load(TABLE)
    unnoticed = []
    for name, change in CHANGES.items():
        rows = await _rows(database)
        async with database.write() as connection:
            await connection.execute(text(change))
        try:
            await store.append(TABLE, 4, (TurnStarted(4),))
            unnoticed.append(name)
        except JournalChanged:
            page = await store.load(TABLE)
            assert page is not None
            await store.append(TABLE, page.entries[-1].version + 1, (TurnStarted(4),))
        await _put_back(database, rows)
        store = Store(database)
        await store.load(TABLE)
    assert unnoticed == []
    errors = [one.getMessage() for one in caplog.records if one.levelno == logging.ERROR]
    assert len(errors) == len(CHANGES)
    assert f"The stored steps of table {TABLE} are not those that the bot stored" in errors[0]
    await store.append(TABLE, 4, (TurnStarted(4),))
    await store.append(TABLE, 5, (TurnStarted(5),))


async def _rows(database: Database) -> list[dict[str, object]]:
    async with database.read() as connection:
        found = await connection.execute(text("SELECT * FROM journal"))
        return [dict(row) for row in found.mappings()]


async def _put_back(database: Database, rows: list[dict[str, object]]) -> None:
    async with database.write() as connection:
        await connection.execute(text("DELETE FROM journal"))
        await connection.execute(
            text("INSERT INTO journal VALUES (:table_id, :version, :events, :stored_at)"), rows
        )


async def test_steps_of_another_process_are_not_taken_for_changes(
    database: Database, store: Store
) -> None:
    await Store(database).append(TABLE, 4, (TurnStarted(4),))
    with pytest.raises(VersionTaken) as taken:
        await store.append(TABLE, 4, (TurnStarted(0),))
    assert not isinstance(taken.value, JournalChanged)
    await store.load(TABLE)
    await store.append(TABLE, 5, (TurnStarted(5),))


async def test_steps_that_are_stored_while_others_are_read_stay_known(
    database: Database, store: Store
) -> None:
    for version in range(4, 40):
        await asyncio.gather(store.append(TABLE, version, (TurnStarted(1),)), store.load(TABLE))
    async with database.write() as connection:
        await connection.execute(text("UPDATE journal SET events = '[]' WHERE version = 39"))
    with pytest.raises(JournalChanged):
        await store.append(TABLE, 40, (TurnStarted(1),))


async def test_a_table_in_play_goes_on_from_what_is_stored_and_shows_it(
    database: Database,
) -> None:
    registry = registry_over(Store(database))
    table = await registry.open_lobby(
        guild_id=1,
        channel_id=2,
        host=ANN,
        host_name="Ánn",
        game_name="basic",
        options={},
        computers=0,
    )
    await table.join(BO, "Bo")
    shown: list[int] = []

    def note(table: Table) -> None:
        shown.append(len(table.roster.sitters))

    table.watchers.append(note)
    async with database.write() as connection:
        await connection.execute(text("DELETE FROM journal WHERE version = 2"))
    with pytest.raises(TableChanged):
        await table.begin(ANN)
    assert shown == [1]
    await table.join(BO, "Bo")
    assert shown == [1, 2]
