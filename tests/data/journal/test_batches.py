"""Steps that are stored together: each is told for itself, and only what is stored."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, update

from data.database.batches import Batches
from data.database.database import Database, open_database
from data.database.schema import tables
from data.database.trouble import StorageTrouble
from data.journal.steps import UnknownTable
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import VersionTaken
from engine.table.roster import CloseReason
from engine.table.table_events import Closed
from tests.data.samples import OPENING, header
from tests.proxy import Proxy
from tests.ready import ready_database

NAMES = [f"table{number}" for number in range(8)]


@pytest.fixture
async def store(database: Database) -> Store:
    """With some tables of two steps."""
    store = Store(database)
    for name in NAMES:
        await store.create(header(name), OPENING)
    await asyncio.gather(*(store.append(name, 2, step(2)) for name in NAMES))
    return store


def step(number: int) -> tuple[TurnStarted]:
    return (TurnStarted(number),)


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many items each batch has."""
    sizes: list[int] = []
    whole = Batches._store_these

    async def note(self: Batches, batch: Any) -> None:
        sizes.append(len(batch))
        await whole(self, batch)

    with monkeypatch.context() as patched:
        patched.setattr(Batches, "_store_these", note)
        yield sizes


async def versions(store: Store) -> list[int]:
    found = []
    for name in NAMES:
        page = await store.load(name)
        assert page is not None
        assert [entry.version for entry in page.entries] == [*range(1, len(page.entries) + 1)]
        found.append(len(page.entries))
    return found


@pytest.mark.own_way
async def test_what_gathers_meanwhile_is_stored_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with counted(monkeypatch) as sizes:
        for number in range(3, 6):
            await asyncio.gather(*(store.append(name, number, step(number)) for name in NAMES))
    assert sizes == [len(NAMES)] * 3
    assert await versions(store) == [5] * len(NAMES)


@pytest.mark.own_way
async def test_who_is_refused_harms_nobody_else(store: Store) -> None:
    close = (Closed(CloseReason.IDLE),)
    await store.append(NAMES[1], 3, close, closes=True)
    told = await asyncio.gather(
        store.append(NAMES[0], 3, step(3)),
        store.append(NAMES[1], 4, step(4)),  # closed
        store.append(NAMES[2], 3, step(3)),
        store.append(NAMES[2], 4, step(4)),  # after another of this moment
        store.append(NAMES[3], 2, step(2)),  # stored already
        store.append(NAMES[4], 4, step(4)),  # too early
        store.append("nobody", 1, step(1)),
        store.keep(NAMES[5], "message_id", 7),
        store.keep("nobody", "message_id", 7),
        store.append(NAMES[5], 3, step(3)),
        store.create(header(NAMES[6]), OPENING),
        store.append(NAMES[7], 3, close, closes=True),
        return_exceptions=True,
    )
    kinds = [one if one is None else type(one) for one in told]
    assert kinds == [
        *(None, VersionTaken, None, None, VersionTaken, VersionTaken, UnknownTable),
        *(None, UnknownTable, None, VersionTaken, None),
    ]
    assert await versions(store) == [3, 3, 4, 2, 2, 3, 2, 3]
    page = await store.load(NAMES[5])
    assert page is not None
    assert page.message_id == 7
    assert NAMES[7] not in {one.table_id for one in await store.open_tables()}
    # And on.
    await asyncio.gather(*(store.append(NAMES[at], 3, step(3)) for at in (3, 4, 6)))


async def test_steps_of_one_table_are_stored_in_the_order_in_which_they_came(store: Store) -> None:
    for begin in (3, 40):
        numbers = range(begin, begin + 37)
        await asyncio.gather(*(store.append(NAMES[0], one, step(one)) for one in numbers))
    page = await store.load(NAMES[0])
    assert page is not None
    assert [entry.events for entry in page.entries[2:]] == [step(one) for one in range(3, 77)]


@pytest.mark.own_way
async def test_the_first_of_two_with_the_same_version_wins(store: Store) -> None:
    told = await asyncio.gather(
        *(store.append(NAMES[0], 3, step(number)) for number in range(5)), return_exceptions=True
    )
    assert [type(one) for one in told] == [type(None), *[VersionTaken] * 4]
    page = await store.load(NAMES[0])
    assert page is not None
    assert page.entries[-1].events == step(0)


async def test_who_is_cancelled_is_told_when_it_is_stored(store: Store) -> None:
    for number in range(3, 20):
        waiting = [asyncio.create_task(store.append(one, number, step(number))) for one in NAMES]
        for _ in range(number % 4):
            await asyncio.sleep(0)
        waiting[0].cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting[0]
        if number % 4:
            assert (await versions(store))[0] == number, "it was told before"
        else:
            # It had not even begun.
            await store.append(NAMES[0], number, step(number))
        await asyncio.gather(*waiting[1:])


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Database, Store]]:
    database = await open_database(ready_database(folder))
    try:
        store = Store(database)
        for name in NAMES:
            await store.create(header(name), OPENING)
        yield database, store
    finally:
        await database.dispose()


async def test_a_commit_that_fails_is_told_to_all_and_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (database, store):
        writer: Any = database._dialect._writer._connection

        def fail(_: Connection) -> None:
            error = OSError("the disk is full")
            error.sqlite_errorcode = 13  # type: ignore[attr-defined]  what SQLite's errors have
            raise error

        event.listen(writer.engine, "commit", fail)
        monkeypatch.setattr("data.database.database._JUST_NOW", 0)
        told = await asyncio.gather(
            *(store.append(name, 2, step(2)) for name in NAMES),
            *(store.append(name, 2, step(2)) for name in NAMES[:1]),
            return_exceptions=True,
        )
        assert {type(one) for one in told} == {StorageTrouble}
        event.remove(writer.engine, "commit", fail)
        assert await versions(store) == [1] * len(NAMES)
        await asyncio.gather(*(store.append(name, 2, step(2)) for name in NAMES))
        assert await versions(store) == [2] * len(NAMES)


async def test_who_was_told_that_it_is_not_stored_finds_it_never_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as (database, store):
        monkeypatch.setattr("data.database.database._TURN", 0.02)
        async with database.write(patient=True) as connection:
            told = await asyncio.gather(
                *(store.append(name, 2, step(2)) for name in NAMES), return_exceptions=True
            )
            assert {type(one) for one in told} == {StorageTrouble}
            await connection.execute(update(tables).values(message_id=1))
        monkeypatch.setattr("data.database.database._TURN", None)
        monkeypatch.setattr("data.database.database._JUST_NOW", 0)
        await asyncio.gather(*(store.append(name, 2, step(2)) for name in NAMES))
        assert await versions(store) == [2] * len(NAMES)


async def test_whoever_waits_at_the_end_of_the_loop_waits_no_longer(tmp_path: Path) -> None:
    async with opened(tmp_path) as (database, store), database.write(patient=True):
        waiting = asyncio.create_task(store.append(NAMES[0], 2, step(2)))
        await asyncio.sleep(0)
        task = database._batches._task
        assert task is not None
        task.cancel()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting


@pytest.mark.own_way
async def test_postgresql_is_asked_once_for_all_steps_of_a_moment(postgres_url: str) -> None:
    place, _, name = postgres_url.rpartition("@")[2].partition("/")
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as proxy:
        database = await open_database(f"postgresql://upcard:secret@127.0.0.1:{proxy.port}/{name}")
        store = Store(database)
        for one in NAMES:
            await store.create(header(one), OPENING)
        for number in range(2, 6):
            before = proxy.pieces
            # One alone first: it opens the connection and has the statement prepared.
            for some in (NAMES[:1], NAMES[1:]):
                await asyncio.gather(*(store.append(one, number, step(number)) for one in some))
            if number > 2:
                assert proxy.pieces - before == 2
        assert await versions(store) == [5] * len(NAMES)
        await database.dispose()
