"""Real databases for the tests: an SQLite file, and PostgreSQL where its programs are installed."""

import asyncio
import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from data.database.database import Database, open_database
from data.database.postgres import Postgres
from data.database.schema import metadata
from tests.absent import absent
from tests.data.connections import connected
from tests.data.evenings import Evening
from tests.processes import LIMIT
from tests.ready import ready_database

_NUMBERS = count()
_TABLES = [table.name for table in metadata.sorted_tables]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Decide which tests run with PostgreSQL, and whether they are long."""
    for item in items:
        if _asks_postgresql(item) and not item.get_closest_marker("own_way"):
            item.add_marker(pytest.mark.long)
    # What asks nothing that others do not ask of both kinds of database is tried with SQLite.
    items[:] = [
        item
        for item in items
        if not (item.get_closest_marker("one_database") and "[postgresql" in item.name)
    ]


def _asks_postgresql(item: pytest.Item) -> bool:
    """Whether it needs the server: tests with SQLite and PostgreSQL get theirs by the parameter."""
    servers = {"cluster", "own_server"}.intersection(getattr(item, "fixturenames", ()))
    named = servers or "[postgresql" in item.name
    return bool(named) and item.path.is_relative_to(Path(__file__).parent)


class Migrated(NamedTuple):
    """The address of a migrated database, and the rows that migrations leave in it, by table."""

    url: str
    rows: dict[str, list[tuple[object, ...]]]

    async def as_new(self) -> str:
        """Its address, with the rows of a new database, and counting from the beginning.

        Making databases takes PostgreSQL a hundred times as long.
        """
        async with connected(self.url) as connection, connection.transaction():
            await connection.execute(
                "".join(f'DELETE FROM "{name}";' for name in reversed(_TABLES))
            )
            for name, rows in self.rows.items():
                await connection.copy_records_to_table(name, records=rows)
            sequences = await connection.fetch("SELECT relname FROM pg_class WHERE relkind = 'S'")
            await connection.execute(
                "".join(f'ALTER SEQUENCE "{name}" RESTART;' for [name] in sequences)
            )
        return self.url


def _programs() -> Path:
    """Where PostgreSQL keeps initdb and postgres; Debian leaves that folder out of PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folder = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    if folder is None:
        absent("PostgreSQL is not installed")
    return folder


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL of our own on the loopback, gone after the tests.

    All workers of a run share one: to begin costs more than most of what it is asked.
    """
    programs = _programs()
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    address = folder / "postgresql"
    with (folder / "users").open("w") as users:
        with (folder / "beginning").open("w") as beginning:
            fcntl.flock(beginning, fcntl.LOCK_EX)
            fcntl.flock(users, fcntl.LOCK_SH)
            first = not address.exists()
            server = ExitStack()
            if first:
                address.write_text(server.enter_context(_server(programs)))
        with server:
            try:
                yield address.read_text()
            finally:
                # Whoever began it ends it, when nobody uses it any more.
                if first:
                    fcntl.flock(users, fcntl.LOCK_EX)
                    address.unlink()


@pytest.fixture(scope="module")
def own_server() -> Iterator[str]:
    """The address of a PostgreSQL that no test of another process meets."""
    with _server(_programs()) as address:
        yield address


@contextmanager
def _server(programs: Path) -> Iterator[str]:
    """A PostgreSQL that runs meanwhile; its address."""
    # It refuses to run as root; its package makes this user.
    user = "postgres" if os.geteuid() == 0 else None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        if user:
            shutil.chown(folder, user)
        where = Path(folder) / "cluster"
        subprocess.run(
            [
                *(programs / "initdb", "-D", where, "-U", "upcard", "-A", "trust"),
                *("--no-sync", "--encoding=UTF8"),
            ],
            user=user,
            cwd=folder,
            check=True,
        )
        settings = {"port": port, "listen_addresses": "127.0.0.1"}
        # Nobody needs its databases after a crash, nor when they are old.
        settings |= dict.fromkeys(("fsync", "full_page_writes", "autovacuum", "jit"), "off")
        options = [f"--{name}={value}" for name, value in settings.items()]
        # What it says is shown where a test fails.
        server = subprocess.Popen(
            [programs / "postgres", "-D", where, "--unix_socket_directories=", *options],
            user=user,
            cwd=folder,
        )
        try:
            _wait(server, [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port)])
            yield f"postgresql://upcard:secret@127.0.0.1:{port}"
        finally:
            # Immediately: nothing of it is kept, so nothing need be written down first.
            server.send_signal(signal.SIGQUIT)
            server.wait()


def _wait(server: subprocess.Popen[bytes], asking: list[Path | str]) -> None:
    """Until it answers. Without asyncio: a fixture with a loop of its own may ask for it."""
    while subprocess.run(asking, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL did not start")
        time.sleep(0.05)


async def _new_database(cluster: str) -> str:
    """Another, empty database of this PostgreSQL."""
    name = f"upcard_{os.getpid()}_{next(_NUMBERS)}"
    async with connected(f"{cluster}/postgres") as connection:
        await connection.execute(f"CREATE DATABASE {name}")
    return f"{cluster}/{name}"


@pytest.fixture(scope="session")
def migrated(cluster: str) -> Migrated:
    """A migrated database in PostgreSQL, which tests have one after the other."""

    async def make() -> Migrated:
        url = await _new_database(cluster)
        await (await open_database(url)).dispose()
        async with connected(url) as connection:
            rows = {
                name: [tuple(row) for row in await connection.fetch(f'SELECT * FROM "{name}"')]
                for name in _TABLES
            }
        return Migrated(url, {name: found for name, found in rows.items() if found})

    # In a thread: whoever asks for it may be in a loop of its own.
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, make()).result()


@pytest.fixture(scope="session")
def bare(cluster: str) -> str:
    """The address of a database in PostgreSQL which tests make empty, one after the other."""
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, _new_database(cluster)).result()


@pytest.fixture
async def closed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Close the databases that a test leaves open as it fails: their connections would fail another
    test, in which they are found."""
    opened: dict[Database, None] = {}
    start, dispose = Database.__init__, Database.dispose

    def noted(self: Database, *given: Any) -> None:
        start(self, *given)
        opened[self] = None

    async def forgotten(self: Database) -> None:
        opened.pop(self, None)
        await dispose(self)

    monkeypatch.setattr(Database, "__init__", noted)
    monkeypatch.setattr(Database, "dispose", forgotten)
    yield
    for database in [*opened]:
        await database.dispose()


@pytest.fixture
async def postgres_url(bare: str, monkeypatch: pytest.MonkeyPatch, closed_at_the_end: None) -> str:
    """The address of an empty database in PostgreSQL, which may take its time on a busy machine."""
    return await _emptied(bare, monkeypatch)


@pytest.fixture
async def own_url(own_server: str, monkeypatch: pytest.MonkeyPatch, closed_at_the_end: None) -> str:
    """The address of an empty database of a server that no test of another process meets."""
    return await _emptied(f"{own_server}/postgres", monkeypatch)


async def _emptied(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("data.database.postgres._SECONDS_TO_CONNECT", LIMIT)
    async with connected(url) as connection:
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.execute("GRANT USAGE ON SCHEMA public TO PUBLIC")  # as PostgreSQL begins
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn: for tests of the migrations."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/upcard.db"
    return request.getfixturevalue("postgres_url")


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path, closed_at_the_end: None) -> str:
    """The address of a migrated database without tables in play, of each kind in turn."""
    if request.param == "sqlite":
        return ready_database(tmp_path)
    return await request.getfixturevalue("migrated").as_new()


async def _nothing_to_do(*_: object, **__: object) -> None:
    """Nothing is to be migrated."""


@pytest.fixture
async def database(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """An open, migrated database.

    It waits as long as it takes: nobody has clicked, and the machine may have much else to do. What
    is told in time is tested in tests/data/database/test_storage_trouble.py.
    """
    monkeypatch.setattr(Postgres, "seconds", None)
    monkeypatch.setattr("data.database.database._TURN", None)
    with pytest.MonkeyPatch.context() as patched:
        # Its address is that of one that is up to date.
        patched.setattr("data.database.database._bring_up_to_date", _nothing_to_do)
        opened = await open_database(url)
    yield opened
    await opened.dispose()


@pytest.fixture
def evening(database: Database) -> Evening:
    """A server in which people play."""
    return Evening(database)
