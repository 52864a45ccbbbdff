"""What append has returned from is on the disk: the process may be killed at any moment after."""

import asyncio
import signal
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, text

from data.database.database import open_database
from data.journal.store import Store
from engine.events import TurnStarted
from engine.table.record import Entry
from tests.data.samples import OPENING, header
from tests.processes import PYTHON, heard

_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
"""

APPENDS = """
import asyncio, sys
from data.database.database import open_database
from data.journal.store import Store
from engine.events import TurnStarted

async def main():
    store = Store(await open_database(sys.argv[1]))
    for version in range(2, 1_000_000):
        await store.append("k7q2", version, (TurnStarted(version),))
        sys.stdout.write(f"{version}\\n")
        sys.stdout.flush()

asyncio.run(main())
"""


@pytest.mark.timing
async def test_kill_9_loses_nothing_that_was_done(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/upcard.db"
    database = await open_database(url)
    await Store(database).create(header(), OPENING)
    await database.dispose()
    with heard(PYTHON, "-c", APPENDS, url) as (writer, lines):
        said = [int(lines.readline()) for _ in range(60)]
        writer.send_signal(signal.SIGKILL)
        said += [int(line) for line in lines.read().splitlines()]
        assert writer.wait() == -signal.SIGKILL
    database = await open_database(url)
    store = Store(database)
    page = await store.load("k7q2")
    assert page is not None
    later = [entry for entry in page.entries if entry.version > 1]
    assert later == [
        Entry(version, (TurnStarted(version),)) for version in range(2, len(later) + 2)
    ]
    # One more may have been stored whose line was not printed any more.
    assert len(said) <= len(later) <= len(said) + 1
    await store.append("k7q2", len(later) + 2, ())
    await database.dispose()
    with sqlite3.connect(tmp_path / "upcard.db") as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()


TOGETHER = """
import asyncio, sys
from data.database.database import open_database
from data.journal.store import Store
from engine.events import TurnStarted

async def play(store, table):
    for version in range(2, 1_000_000):
        await store.append(f"table{table}", version, (TurnStarted(version),))
        # At once, however Python is told to buffer: it may be killed in between.
        sys.stdout.write(f"{table} {version}\\n")
        sys.stdout.flush()

async def main():
    store = Store(await open_database(sys.argv[1]))
    await asyncio.gather(*(play(store, table) for table in range(8)))

asyncio.run(main())
"""


@pytest.mark.timing
async def test_kill_9_in_the_middle_of_batches_loses_nothing_that_was_told(url: str) -> None:
    database = await open_database(url)
    store = Store(database)
    for table in range(8):
        await store.create(header(f"table{table}"), OPENING)
    await database.dispose()
    with heard(PYTHON, "-c", TOGETHER, url) as (writer, lines):
        said = [lines.readline() for _ in range(400)]
        writer.send_signal(signal.SIGKILL)
        said += lines.read().splitlines()
        assert writer.wait() == -signal.SIGKILL
    await _until_nobody_writes(url)
    database = await open_database(url)
    store = Store(database)
    told = dict.fromkeys(range(8), 1)
    for line in said:
        table, version = map(int, line.split())
        assert version == told[table] + 1
        told[table] = version
    for table, newest in told.items():
        page = await store.load(f"table{table}")
        assert page is not None
        later = page.entries[1:]
        assert later == tuple(
            Entry(version, (TurnStarted(version),), entry.stored_at)
            for version, entry in enumerate(later, 2)
        )
        # One more may have been stored whose line was not printed any more.
        assert newest <= page.entries[-1].version <= newest + 1
        await store.append(f"table{table}", page.entries[-1].version + 1, ())
    await database.dispose()


async def _until_nobody_writes(url: str) -> None:
    """A server still does what a client has sent that is dead by then."""
    if url.startswith("sqlite"):
        return
    server = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        while await server.fetchval(_OTHERS):  # noqa: ASYNC110  nothing tells
            await asyncio.sleep(0.01)
    finally:
        await server.close()


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/upcard.db")
    expected = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1000}

    def pragmas(connection: Connection) -> dict[str, object]:
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in expected}

    # Also where the connection was used by somebody more patient before, as by migrations.
    assert await database.together(pragmas) == expected
    async with database.read() as one, database.read() as other:
        for connection in (one, other):
            assert await connection.run_sync(pragmas) == expected
    await database.dispose()
