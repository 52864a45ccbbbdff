"""Databases that are migrated already. One is made per process, and copied for each test."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from data.database.database import open_database
from data.database.sqlite_files import PRIVATE


def ready_database(folder: Path) -> str:
    """Return the address of an empty, migrated SQLite database in this folder.

    Migrations themselves are tested in tests/data/database/test_migrations.py.
    """
    path = folder / "upcard.db"
    make_ready(path)
    return f"sqlite+aiosqlite:///{path}"


def make_ready(path: Path) -> None:
    """Create such a database in this file, unless there is one."""
    if not path.exists():
        path.write_bytes(migrated())
        path.chmod(PRIVATE)


@cache
def migrated() -> bytes:
    """Return the file of an empty database."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        path = Path(folder) / "upcard.db"
        # The thread of the test may already have a loop.
        aside.submit(asyncio.run, _migrate(path)).result()
        return path.read_bytes()


async def _migrate(path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    await database.dispose()
