"""Opening the database: addresses that work, and one clear sentence for those that do not."""

import asyncio
import os
import re
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import QueuePool, text

from data.database.database import open_database
from data.database.trouble import DatabaseError
from data.journal.store import Store
from tests.data.connections import connected
from tests.data.samples import OPENING, header

pytestmark = pytest.mark.own_way

NOBODY = 65534

WRITE = "write sqlite+aiosqlite:///upcard.db or postgresql+asyncpg://user:password@host/name."
NO_ADDRESS = f"DATABASE_URL is not a database address: {WRITE}"
NO_FILE = (
    "DATABASE_URL names no file, and tables must outlive the bot: "
    "write sqlite+aiosqlite:///upcard.db."
)


async def _refusal(url: str) -> str:
    with pytest.raises(DatabaseError) as told:
        await open_database(url)
    said = str(told.value)
    assert re.fullmatch(r"[^\n]+\.", said)
    assert told.value.__cause__ is None
    return said


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_a_path_is_relative_to_the_working_directory(
    scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    database = await open_database(f"{scheme}:///upcard.db")
    await database.dispose()
    assert (tmp_path / "upcard.db").is_file()


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg", "postgres"])
async def test_postgresql_by_all_its_names(scheme: str, cluster: str) -> None:
    database = await open_database(
        f"{scheme}://{cluster.partition('://')[2]}/postgres?sslmode=disable"
    )
    assert database.engine.dialect.driver == "asyncpg"
    await database.dispose()


async def test_who_reads_at_the_end_gives_the_connection_back_first(empty_url: str) -> None:
    database = await open_database(empty_url)
    reads = asyncio.Event()

    async def read() -> None:
        async with database.read():
            reads.set()
            await asyncio.sleep(0.05)

    one, other = asyncio.create_task(read()), asyncio.create_task(read())
    await reads.wait()
    other.cancel()
    await database.dispose()
    pool = database.engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.checkedout() == 0
    await one
    assert other.cancelled()


async def test_an_open_database_is_opened_again(empty_url: str) -> None:
    for _ in range(2):
        database = await open_database(empty_url)
        await database.dispose()
    database = await open_database(empty_url)
    store = Store(database)
    await store.create(header(), OPENING)
    await database.dispose()
    database = await open_database(empty_url)
    page = await Store(database).load("k7q2")
    await database.dispose()
    assert page is not None
    assert page.header == header()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("ann:hunter2@host/upcard", NO_ADDRESS),
        ("postgresql://ann:hunter2@host:54x32/upcard", NO_ADDRESS),
        ("mysql://ann:hunter2@host/upcard", f"DATABASE_URL cannot begin with 'mysql': {WRITE}"),
        (
            "postgresql+psycopg2://ann:hunter2@host/upcard",
            f"DATABASE_URL cannot begin with 'postgresql+psycopg2': {WRITE}",
        ),
        ("sqlite://", NO_FILE),
        ("sqlite+aiosqlite:///:memory:", NO_FILE),
        (
            "sqlite:///upcard.db?mode=ro",
            "DATABASE_URL has something after '?', which SQLite does not take: remove it.",
        ),
        (
            "postgresql://ann:hunter2@host/upcard?colour=red",
            "DATABASE_URL sets 'colour', which PostgreSQL's driver has not: remove it.",
        ),
    ],
)
async def test_an_address_that_cannot_be_right(url: str, said: str) -> None:
    assert await _refusal(url) == said


async def test_the_folder_is_missing(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert await _refusal(f"sqlite:///{folder}/upcard.db") == (
        f"The folder of the database {folder}/upcard.db does not exist: make {folder}."
    )
    assert not folder.exists()


async def test_the_file_is_a_folder(tmp_path: Path) -> None:
    assert await _refusal(f"sqlite:///{tmp_path}") == (
        f"The database {tmp_path} is a folder: name a file in it."
    )


async def test_the_file_is_something_else(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for times in (1, 100):
        file.write_text("Buy milk. " * times)
        file.chmod(0o644)
        before = _files(tmp_path)
        assert await _refusal(f"sqlite:///{file}") == (
            f"The database {file} is not an SQLite database: name another file."
        )
        assert _files(tmp_path) == before


async def test_the_file_belongs_to_another_program(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE pages (page INTEGER)")
    file.chmod(0o644)
    before = _files(tmp_path)
    assert await _refusal(f"sqlite:///{file}") == (
        f"The database {file} cannot be used (it belongs to another program): name another file."
    )
    assert _files(tmp_path) == before


@contextmanager
def _as_nobody() -> Iterator[None]:
    """Root may write everything, so that it has to step down for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Not in pytest's folder, which only its owner may enter."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)
        Path(name).chmod(0o700)


def _allow(path: Path, mode: int) -> None:
    path.chmod(mode)


async def test_the_file_cannot_be_written(folder: Path) -> None:
    database = await open_database(f"sqlite:///{folder}/upcard.db")
    await database.dispose()
    _allow(folder / "upcard.db", 0o444)
    with _as_nobody():
        said = await _refusal(f"sqlite:///{folder}/upcard.db")
    assert said == (
        f"The database {folder}/upcard.db cannot be written: let the bot write it and its folder."
    )


async def test_the_folder_cannot_be_written(folder: Path) -> None:
    _allow(folder, 0o555)
    with _as_nobody():
        said = await _refusal(f"sqlite:///{folder}/upcard.db")
    assert said == (
        f"The database {folder}/upcard.db cannot be opened: "
        "let the bot read and write it and its folder."
    )


async def test_another_program_holds_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.database.sqlite._PRAGMAS", ("PRAGMA busy_timeout = 20",))
    file = tmp_path / "upcard.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert await _refusal(f"sqlite:///{file}") == (
        f"The database {file} is locked by another program: end that program."
    )
    other.close()


async def test_a_newer_version_was_here(empty_url: str) -> None:
    database = await open_database(empty_url)
    async with database.write() as connection:
        await connection.execute(text("UPDATE upcard_schema SET version_num = '0999'"))
    await database.dispose()
    said = await _refusal(empty_url)
    assert re.fullmatch(
        r"\S.*upcard\S* was used by a newer version of Upcard \(schema 0999\): "
        r"install that version, or name another database\.",
        said,
    )


def _files(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """The content, mode and time of all files of a folder."""
    stats = [(one, one.stat()) for one in folder.iterdir()]
    return {one.name: (one.read_bytes(), is_so.st_mode, is_so.st_mtime_ns) for one, is_so in stats}


async def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    """Another program may have put it back in rollback-journal mode, for all to read."""
    file = tmp_path / "upcard.db"
    database = await open_database(f"sqlite:///{file}")
    await database.dispose()
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("UPDATE upcard_schema SET version_num = '0999'")
        other.commit()
    file.chmod(0o644)
    before = _files(tmp_path)
    assert "a newer version of Upcard (schema 0999)" in await _refusal(f"sqlite:///{file}")
    assert _files(tmp_path) == before


async def test_postgresql_does_not_listen() -> None:
    said = await _refusal("postgresql://ann:hunter2@127.0.0.1:1/upcard")
    assert said == (
        "PostgreSQL at 127.0.0.1:1 cannot be reached (nothing listens there): "
        "start it, or correct DATABASE_URL."
    )


async def test_postgresql_has_no_such_database(cluster: str) -> None:
    place = cluster.rpartition("@")[2]
    assert await _refusal(f"{cluster}/elsewhere") == (
        f"PostgreSQL at {place}, database elsewhere, has no such database: "
        "make it, or correct DATABASE_URL."
    )


async def test_postgresql_does_not_know_the_user(cluster: str) -> None:
    place = cluster.rpartition("@")[2]
    said = await _refusal(f"postgresql://bo:hunter2@{place}/postgres")
    assert said == (
        f"PostgreSQL at {place}, database postgres, does not let this user in: "
        "correct the user and password in DATABASE_URL."
    )


async def test_postgresql_lets_the_user_make_no_tables(postgres_url: str) -> None:
    database = await open_database(f"{postgres_url.rpartition('/')[0]}/postgres")
    async with database.write() as connection:
        await connection.execute(text("DROP ROLE IF EXISTS guest"))
        await connection.execute(text("CREATE ROLE guest LOGIN"))
    await database.dispose()
    place, _, name = postgres_url.rpartition("@")[2].partition("/")
    assert await _refusal(f"postgresql://guest:hunter2@{place}/{name}") == (
        f"PostgreSQL at {place}, database {name}, does not let this user make tables: "
        "grant it CREATE on the schema."
    )


async def test_postgresql_has_tables_of_another_program(postgres_url: str) -> None:
    async with connected(postgres_url) as other:
        await other.execute("CREATE TABLE journal (page INTEGER)")
        place, _, name = postgres_url.rpartition("@")[2].partition("/")
        said = await _refusal(postgres_url)
        left = await other.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert said.startswith(f"PostgreSQL at {place}, database {name}, cannot be used (")
    assert said.endswith('relation "journal" already exists): correct DATABASE_URL.')
    assert [row["tablename"] for row in left] == ["journal"]


async def test_all_who_write_to_a_file_take_turns(tmp_path: Path) -> None:
    """Whoever waits is let in next; SQLite itself would let them try again, and give up."""
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path}/upcard.db")
    store = Store(database)
    async with database.write():
        waiting = asyncio.create_task(store.create(header("table"), OPENING))
        await asyncio.sleep(0.05)
        assert list(await store.open_tables()) == []
    await waiting
    assert [one.table_id for one in await store.open_tables()] == ["table"]
    await database.dispose()


async def test_the_league_of_a_server_is_changed_by_one_process_at_a_time(url: str) -> None:
    one, other = await open_database(url), await open_database(url)

    async def change() -> None:
        async with other.write(league_of=7):
            pass

    async with one.write(league_of=7):
        waiting = asyncio.create_task(change())
        await asyncio.sleep(0.05)
        assert not waiting.done()
    await waiting
    await one.dispose()
    await other.dispose()


async def test_a_transaction_with_an_error_leaves_nothing(url: str) -> None:
    database = await open_database(url)

    async def fail() -> None:
        async with database.write() as connection:
            await connection.execute(text("UPDATE heartbeat SET beat_at = 1"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.read() as connection:
        assert (await connection.execute(text("SELECT beat_at FROM heartbeat"))).scalar_one() == 0
    await database.dispose()
