"""Real databases for the tests: an SQLite file, and PostgreSQL where its programs are installed."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from data.database import open_database
from tests.data.evenings import Evening

_NUMBERS = count()


def _programs() -> Path | None:
    """Where PostgreSQL keeps initdb and postgres; Debian leaves that folder out of PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL of our own on the loopback, gone after the tests."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
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
            [programs / "initdb", "-D", where, "-U", "upcard", "-A", "trust", "-N", "-E", "UTF8"],
            user=user,
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        settings = {"port": port, "listen_addresses": "127.0.0.1", "fsync": "off"}
        options = [f"--{name}={value}" for name, value in settings.items()]
        server = subprocess.Popen(
            [programs / "postgres", "-D", where, "--unix_socket_directories=", *options],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait(server, [programs / "pg_isready", "-h", "127.0.0.1", "-p", str(port)])
            yield f"postgresql://upcard:secret@127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(timeout=30)


def _wait(server: subprocess.Popen[bytes], asking: list[Path | str]) -> None:
    """Until it answers. Without asyncio: a fixture with a loop of its own may ask for it."""
    while subprocess.run(asking, stdout=subprocess.DEVNULL, check=False).returncode != 0:
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL did not start")
        time.sleep(0.05)


async def _empty_database(cluster: str) -> str:
    name = f"upcard_{next(_NUMBERS)}"
    connection = await asyncpg.connect(f"{cluster}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{cluster}/{name}"


@pytest.fixture
async def postgres_url(cluster: str) -> str:
    """The address of an empty database in PostgreSQL."""
    return await _empty_database(cluster)


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/upcard.db"
    return await _empty_database(request.getfixturevalue("cluster"))


@pytest.fixture
async def engine(url: str) -> AsyncIterator[AsyncEngine]:
    """An open, migrated database."""
    opened = await open_database(url)
    yield opened
    await opened.dispose()


@pytest.fixture
def evening(engine: AsyncEngine) -> Evening:
    """A server in which people play."""
    return Evening(engine)
