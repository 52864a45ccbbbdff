"""The storage in trouble: a quick and plain refusal, nothing half done, and on when it is over."""

import asyncio
import contextlib
import logging
import resource
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import func, select, text

from data.database.database import Database, open_database
from data.database.schema import games, journal
from data.database.trouble import StorageTrouble, TroubleLog
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import VersionTaken
from tests.data.samples import OPENING, header, standing
from tests.processes import LIMIT
from tests.proxy import Proxy
from tests.ready import ready_database

STEP = (TurnStarted(1),)
TABLE = header().table_id


@pytest.fixture
def file(tmp_path: Path) -> Path:
    ready_database(tmp_path)
    return tmp_path / "upcard.db"


@asynccontextmanager
async def opened(url: str | Path) -> AsyncIterator[tuple[Database, Store]]:
    """With one table in it."""
    database = await open_database(f"sqlite:///{url}" if isinstance(url, Path) else url)
    try:
        store = Store(database)
        await store.create(header(), OPENING)
        yield database, store
    finally:
        await database.dispose()


@contextmanager
def locked(file: Path) -> Iterator[None]:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


async def pragma(database: Database, words: str) -> Any:
    """On the connection on which steps are stored."""
    writer = database._dialect._writer

    def ask() -> Any:
        return writer._opened().connection.execute(f"PRAGMA {words}").fetchone()

    return await writer._run(ask)


@asynccontextmanager
async def full(database: Database) -> AsyncIterator[None]:
    """The file may not grow."""
    [pages] = await pragma(database, "page_count")
    for most in (pages, 2**30):
        await pragma(database, f"max_page_count = {most}")
        async with database.read() as connection:
            await connection.execute(text(f"PRAGMA max_page_count = {most}"))
        if most == pages:
            yield


@contextmanager
def broken_disk() -> Iterator[None]:
    """The system lets no file grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def until_it_works(store: Store, version: int) -> None:
    async with asyncio.timeout(LIMIT):
        while True:
            try:
                await store.append(TABLE, version, STEP)
            except StorageTrouble:
                await asyncio.sleep(0.05)
            else:
                return


async def test_who_waits_for_another_program_is_told_before_discord_gives_up(file: Path) -> None:
    async with opened(file) as (_, store):
        with locked(file):
            began = monotonic()
            refused = [asyncio.create_task(store.append(TABLE, 2, STEP)) for _ in range(30)]
            done = await asyncio.wait_for(asyncio.gather(*refused, return_exceptions=True), LIMIT)
            # One after the other, each with the patience of one, they would take half a minute.
            assert monotonic() - began < 15
            assert {type(one) for one in done} == {StorageTrouble}
            page = await store.load(TABLE)
        assert page is not None
        assert len(page.entries) == 1
        await until_it_works(store, 2)


async def test_who_waits_behind_long_work_is_told_and_the_work_goes_on(file: Path) -> None:
    async with opened(file) as (database, store):
        async with database.write(patient=True):
            with pytest.raises(StorageTrouble, match="is busy"):
                await store.append(TABLE, 2, STEP)
            later = asyncio.create_task(_patiently(database))
            await asyncio.sleep(0.05)
            assert not later.done()
        await later
        await until_it_works(store, 2)


async def test_who_has_waited_for_somebody_that_was_told_so_does_not_wait_as_long_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people at one table: the second's step comes when the first's is over."""
    async with opened(file) as (database, store):
        monkeypatch.setattr("data.database.trouble._JUST_NOW", 60.0)
        async with database.write(patient=True):
            with pytest.raises(StorageTrouble, match="is busy"):
                await store.append(TABLE, 2, STEP)
            monkeypatch.setattr("data.database.database._TURN", None)
            async with asyncio.timeout(LIMIT):
                with pytest.raises(StorageTrouble, match="a moment ago"):
                    await store.append(TABLE, 2, STEP)
                with pytest.raises(StorageTrouble, match="a moment ago"):
                    async with database.write():
                        pass
        monkeypatch.undo()
        await until_it_works(store, 2)


async def _patiently(database: Database) -> None:
    async with database.write(patient=True):
        pass


async def test_on_a_full_disk_a_game_ends_once_and_as_a_whole(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ended = [standing(1, 1, "A" * 20_000), standing(2, 2)]
    async with opened(file) as (database, store):
        async with full(database):
            for _ in range(3):
                with pytest.raises(StorageTrouble):
                    await store.append(TABLE, 2, STEP, closes=True, standings=ended)
            assert await _counted(database) == (1, 0)
            assert [one.table_id for one in await store.open_tables()] == [TABLE]
        async with asyncio.timeout(LIMIT):
            while True:
                with contextlib.suppress(StorageTrouble):
                    verdict = await store.append(TABLE, 2, STEP, closes=True, standings=ended)
                    break
                await asyncio.sleep(0.05)
        assert verdict == await store.verdict(TABLE)
        assert await _counted(database) == (2, 1)
    said = [one.getMessage() for one in caplog.records]
    assert len(said) == 2
    assert "because the disk is full: make room." in said[0]
    assert "can be used again" in said[1]


async def _counted(database: Database) -> tuple[int, ...]:
    async with database.read() as connection:
        counts = [select(func.count()).select_from(table) for table in (journal, games)]
        return tuple([(await connection.execute(one)).scalar_one() for one in counts])


async def test_a_disk_that_takes_nothing(file: Path) -> None:
    async with opened(file) as (_, store):
        with broken_disk(), pytest.raises(StorageTrouble, match=r"check the disk|make room"):
            await store.append(TABLE, 2, STEP)
        await until_it_works(store, 2)
    with sqlite3.connect(file) as left:
        assert left.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    left.close()


async def test_a_file_that_can_only_be_read(file: Path) -> None:
    async with opened(file) as (database, store):
        await pragma(database, "query_only = ON")
        with pytest.raises(StorageTrouble, match="let the bot write it and its folder"):
            await store.append(TABLE, 2, STEP)
        await pragma(database, "query_only = OFF")
        await until_it_works(store, 2)


async def test_our_own_mistakes_are_no_trouble(url: str) -> None:
    async with opened(url) as (database, store):
        with pytest.raises(Exception, match="no_such_table") as told:
            async with database.read() as connection:
                await connection.execute(text("SELECT * FROM no_such_table"))
        assert not isinstance(told.value, StorageTrouble)
        with pytest.raises(VersionTaken):
            await store.append(TABLE, 1, STEP)


async def test_what_a_message_shows_is_remembered_when_the_trouble_is_over(file: Path) -> None:
    async with opened(file) as (_, store):
        await store.show_at(TABLE, 1)
        with locked(file):
            await store.show_at(TABLE, 2)
            await store.call_at(TABLE, 3)
            with pytest.raises(StorageTrouble):
                await store.catch_up()
        await until_it_works(store, 2)
        await store.call_at(TABLE, 4)
        await store.catch_up()
        page = await store.load(TABLE)
    assert page is not None
    assert (page.message_id, page.call_id) == (2, 4)


async def test_postgresql_goes_away_or_is_silent_and_comes_back(postgres_url: str) -> None:
    place, _, name = postgres_url.rpartition("@")[2].partition("/")
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as proxy:
        async with opened(f"postgresql://upcard:secret@127.0.0.1:{proxy.port}/{name}") as (
            _,
            store,
        ):
            proxy.refuse(on=True)
            proxy.cut()
            with pytest.raises(StorageTrouble) as told:
                await store.append(TABLE, 2, STEP)
            assert "secret" not in str(told.value)
            assert "cannot be reached (nothing listens there): start it" in str(told.value)
            proxy.refuse(on=False)
            await until_it_works(store, 2)
            proxy.hold()
            with pytest.raises(StorageTrouble, match="does not answer within"):
                await store.append(TABLE, 3, STEP)
            # What was held is lost with its connection.
            proxy.cut()
            proxy.release()
            await until_it_works(store, 3)
            page = await store.load(TABLE)
            assert page is not None
            assert [entry.version for entry in page.entries] == [1, 2, 3]


def test_the_log_has_a_line_a_minute_and_one_at_the_end(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    log = TroubleLog("stored", lambda: now[0])
    with caplog.at_level(logging.WARNING):
        log.worked()
        for now[0] in range(0, 130, 10):
            log.failed("The disk is full.")
            assert log.just_failed
        now[0] = 131.0
        assert not log.just_failed
        log.worked()
        log.worked()
    told = [one.getMessage().partition(":")[0] for one in caplog.records]
    assert told == [
        "Nothing can be stored (failures",
        "Nothing can be stored (failures",
        "Nothing can be stored (failures",
        "The database can be used again",
    ]
    assert "(failures: 7)" in caplog.records[1].getMessage()


def test_the_log_is_quiet_too_where_some_are_stored_and_some_are_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    log = TroubleLog("stored", lambda: now[0])
    for now[0] in range(59):
        log.failed("Too much is waiting to be done.")
        log.worked()
        assert not log.just_failed
    assert [one.levelname for one in caplog.records] == ["ERROR", "WARNING"]
