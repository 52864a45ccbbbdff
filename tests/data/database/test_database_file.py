"""The file of a database: the bot's alone, and saved if somebody takes it away under the bot."""

import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from data.database import sqlite_files
from data.database.database import Database, open_database
from data.database.sqlite_files import Rescue
from data.database.trouble import DatabaseError
from data.journal.store import Store
from engine.events import TurnStarted
from tests.data.samples import OPENING, header
from tests.ready import ready_database

STEP = (TurnStarted(1),)
TABLE = header().table_id
OPENED = "data.database.database"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    ready_database(tmp_path)
    return tmp_path / "upcard.db"


@contextmanager
def umask(bits: int) -> Iterator[None]:
    before = os.umask(bits)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {one.name: one.stat().st_mode & 0o777 for one in folder.iterdir()}


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


@asynccontextmanager
async def kept_open(file: Path) -> AsyncIterator[tuple[Database, Store]]:
    """With one table, as a bot has it open."""
    database = await open_database(f"sqlite:///{file}")
    try:
        await database.keep_open()
        store = Store(database)
        await store.create(header(), OPENING)
        yield database, store
    finally:
        await database.dispose()


def taken(file: Path, *parts: str) -> None:
    for part in parts:
        Path(f"{file}{part}").unlink()


def moved(old: Path, new: Path) -> None:
    old.rename(new)


def opened_to_others(file: Path, *parts: str, mode: int) -> None:
    for part in parts:
        Path(f"{file}{part}").chmod(mode)


def another(file: Path) -> Path:
    folder = file.parent / "other"
    folder.mkdir()
    ready_database(folder)
    return folder / file.name


def rescued(file: Path) -> Path:
    [copy] = file.parent.glob("upcard.db.rescue-*")
    return copy


def steps(file: Path) -> int:
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as copy:
        [[count]] = copy.execute("SELECT count(*) FROM journal")
    copy.close()
    return int(count)


@pytest.mark.parametrize("bits", [0o000, 0o022, 0o777])
async def test_whatever_the_umask_nobody_else_can_read_it(tmp_path: Path, bits: int) -> None:
    with umask(bits):
        async with kept_open(tmp_path / "upcard.db"):
            assert modes(tmp_path) == dict.fromkeys(
                ("upcard.db", "upcard.db-wal", "upcard.db-shm"), 0o600
            )


async def test_files_that_others_could_read_are_closed_and_named(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite3.connect(file) as left:
        left.execute("PRAGMA journal_mode = WAL")
        left.execute("UPDATE heartbeat SET beat_at = 1")
        left.commit()
        opened_to_others(file, "", "-wal", "-shm", mode=0o640)
        async with kept_open(file):
            assert set(modes(file.parent).values()) == {0o600}
    left.close()
    assert [line.partition(",")[0] for line in said(caplog)] == [
        f"Other users of this machine could read {file}{part} (mode 0640)"
        for part in ("", "-wal", "-shm")
    ]


async def test_files_that_cannot_be_closed_are_named_with_what_to_do(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened_to_others(file, "", mode=0o644)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    async with kept_open(file):
        pass
    assert f"run 'chmod 600 {file}' as its owner" in said(caplog)[0]


async def test_a_new_database_is_told_of_with_what_lies_beside_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Upcard.db").write_bytes(b"")
    caplog.set_level(logging.INFO)
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        database = await open_database("sqlite:///upcard.db")
        await database.dispose()
    [new] = said(caplog)
    assert f"The database {tmp_path}/upcard.db is new and empty" in new
    assert "Beside it lies Upcard.db." in new
    assert "belongs to the container" not in new
    known = [one.getMessage() for one in caplog.records if one.name == OPENED]
    assert known == [f"The database is {tmp_path}/upcard.db."] * 2


async def test_in_a_container_a_new_database_outside_of_volumes_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setattr(sqlite_files, "_CONTAINER", (mark,))
    monkeypatch.setattr(sqlite_files, "_ROOT", tmp_path)
    async with kept_open(tmp_path / "upcard.db"):
        pass
    assert f"{tmp_path} belongs to the container and goes with it" in said(caplog)[0]


async def test_what_is_played_after_the_file_is_gone_is_saved(
    file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "_EVERY", 0)
    async with kept_open(file) as (database, store):
        await database.look()
        taken(file, "", "-wal", "-shm")
        await store.append(TABLE, 2, STEP)
        await database.look()
        await store.append(TABLE, 3, STEP)
        await database.look()
        copy = rescued(file)
        assert steps(copy) == 3
        assert modes(file.parent) == {copy.name: 0o600}
        await store.append(TABLE, 4, STEP)
        page = await store.load(TABLE)
        assert page is not None
        assert len(page.entries) == 4
    assert steps(copy) == 4
    gone = f"The database file {file} is gone. The bot goes on with the open file, and copies it to"
    # Once while it runs, and once more as the last word.
    assert [line.partition(f" {copy}")[0] for line in said(caplog)] == [gone, gone]
    assert f"run 'upcard restore {copy}'" in said(caplog)[0]

    with pytest.raises(DatabaseError, match=r"is gone, and the bot .* saved it to .*\.rescue-"):
        await open_database(f"sqlite:///{file}")
    assert list(modes(file.parent)) == [copy.name]


async def test_a_file_that_was_replaced_is_not_mixed_with_the_open_one(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_open(file) as (database, store):
        moved(another(file), file)
        await store.append(TABLE, 2, STEP)
        await database.look()
        copy = rescued(file)
        assert steps(copy) == 2
    assert "was replaced by another file" in said(caplog)[0]
    caplog.clear()
    database = await open_database(f"sqlite:///{file}")
    await database.keep_open()
    await database.dispose()
    assert [line for line in said(caplog) if f"{copy} was saved when" in line]


async def test_changes_of_a_lost_wal_are_saved(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_open(file) as (database, store):
        taken(file, "-wal")
        await store.append(TABLE, 2, STEP)
        await database.look()
        copy = rescued(file)
        assert steps(copy) == 2
    assert "has lost the file -wal beside it" in said(caplog)[0]


async def test_a_file_that_comes_back_needs_no_copy(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    away = file.with_name("away")
    async with kept_open(file) as (database, _):
        moved(file, away)
        await database.look()
        assert rescued(file).exists()
        moved(away, file)
        await database.look()
        assert not any("rescue" in name for name in modes(file.parent))
    assert "is back; nothing was lost" in said(caplog)[-1]


async def test_where_it_cannot_be_saved_the_log_says_so_every_minute(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    now = [0.0]
    watch = Rescue(file, lambda: now[0])
    taken(file, "")
    elsewhere = file.parent.with_name("elsewhere")
    moved(file.parent, elsewhere)
    for now[0] in (5, 10, 60, 66):
        await watch.look()
    assert ["cannot be saved" in line for line in said(caplog)] == [True, True]
    moved(elsewhere, file.parent)
    for now[0] in range(130, 1300, 10):
        await watch.look()
    told = said(caplog)[2:]
    assert ["copies it to" in line for line in told] == [True, True]
    await watch.finish()
