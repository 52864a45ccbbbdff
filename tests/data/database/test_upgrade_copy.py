"""Before tables are changed they are copied, and a change that breaks off leaves all as it was."""

import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from data.backups.sqlite_backups import put_back
from data.database import database, migrate, sqlite_files
from data.database.database import open_database
from data.database.migrate import MIGRATIONS, NEWEST
from data.database.trouble import DatabaseError
from data.journal.store import Store
from tests.data.samples import OPENING, header
from tests.processes import PYTHON, ran

NEXT = "9999"
MIGRATION = """
import os, signal
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{next}", "{newest}"

def upgrade():
    op.create_table("half_done", sa.Column("number", sa.Integer))
    op.execute("DELETE FROM journal")
    {end}
"""
LATER = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{own}", "{before}"

def upgrade():
    op.create_table("made_by_{own}", sa.Column("number", sa.Integer))
"""
OPENS = """
import asyncio, sys
from pathlib import Path
from data.database import database, migrate

real = migrate.configuration
migrate.configuration = lambda connection=None: real(connection, Path(sys.argv[2]))
database.NEWEST = migrate.NEWEST = sys.argv[3]
asyncio.run(database.open_database(sys.argv[1]))
"""


def next_version(tmp_path: Path, end: str) -> Path:
    """Migrations with one more, which ends like this."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    migration = MIGRATION.format(next=NEXT, newest=NEWEST, end=end)
    (folder / "versions" / f"{NEXT}_next.py").write_text(migration)
    return folder


def later_versions(folder: Path, until: int) -> Path:
    """Migrations that go on to this one; each makes a table."""
    made = folder / "migrations"
    shutil.copytree(MIGRATIONS, made)
    for number in range(int(NEWEST) + 1, until + 1):
        own, before = f"{number:04}", f"{number - 1:04}"
        migration = LATER.format(own=own, before=before)
        (made / "versions" / f"{own}_later.py").write_text(migration)
    return made


def updated(monkeypatch: pytest.MonkeyPatch, folder: Path, newest: str = NEXT) -> None:
    """This process is that version from now on."""
    real = migrate.configuration
    monkeypatch.setattr(migrate, "configuration", lambda connection=None: real(connection, folder))
    known = frozenset(f"{number:04}" for number in range(1, int(newest) + 1))
    monkeypatch.setattr(migrate, "KNOWN", known)
    for module in (database, migrate):
        monkeypatch.setattr(module, "NEWEST", newest)


async def a_table(url: str) -> None:
    opened = await open_database(url)
    await Store(opened).create(header(), OPENING)
    await opened.dispose()


async def check_as_before(url: str) -> None:
    """Also for the version of now."""
    opened = await open_database(url)
    page = await Store(opened).load(header().table_id)
    async with opened.read() as connection:
        with pytest.raises(Exception, match="half_done"):
            await connection.execute(text("SELECT * FROM half_done"))
    await opened.dispose()
    assert page is not None
    assert len(page.entries) == 1


def copies(tmp_path: Path) -> list[Path]:
    return sorted(tmp_path.glob("upcard.db.before-upgrade-*"))


async def test_what_is_stored_is_read_after_an_upgrade(
    empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_table(empty_url)
    *_, newest = later = [f"{int(NEWEST) + more:04}" for more in (1, 2)]
    updated(monkeypatch, later_versions(tmp_path, int(newest)), newest)
    opened = await open_database(empty_url)
    page = await Store(opened).load(header().table_id)
    async with opened.read() as connection:
        for number in later:
            made = await connection.execute(text(f"SELECT * FROM made_by_{number}"))
            assert made.all() == []
    await opened.dispose()
    assert page is not None
    assert [entry.events for entry in page.entries] == [OPENING]


async def test_a_migration_that_fails_leaves_all_as_it_was(
    empty_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_table(empty_url)
    with monkeypatch.context() as then:
        updated(then, next_version(tmp_path, 'raise ValueError("too old")'))
        with pytest.raises(ValueError, match="too old"):
            await open_database(empty_url)
    await check_as_before(empty_url)


@pytest.mark.timing
async def test_a_process_killed_while_it_migrates_leaves_all_as_it_was(
    empty_url: str, tmp_path: Path
) -> None:
    await a_table(empty_url)
    folder = next_version(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)")
    done = ran(PYTHON, "-c", OPENS, empty_url, str(folder), NEXT)
    assert done.returncode == -signal.SIGKILL
    await check_as_before(empty_url)


async def test_the_way_back_is_the_copy_from_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path}/upcard.db"
    await a_table(url)
    with monkeypatch.context() as then:
        updated(then, next_version(tmp_path, "pass"))
        await (await open_database(url)).dispose()
    with pytest.raises(DatabaseError, match="newer version"):
        await open_database(url)
    [copy] = copies(tmp_path)
    assert copy.name.startswith(f"upcard.db.before-upgrade-{NEWEST}-")
    assert copy.stat().st_mode & 0o777 == 0o600
    told = [one.getMessage() for one in caplog.records if one.levelname == "WARNING"]
    assert f"{tmp_path}/upcard.db was copied to {copy} before it is brought up to date." in told
    assert f"The tables of {tmp_path}/upcard.db were brought from {NEWEST} to {NEXT}." in told
    put_back(tmp_path / "upcard.db", copy)
    await check_as_before(url)


async def test_the_newest_three_copies_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/upcard.db"
    await a_table(url)
    first = int(NEWEST) + 1
    for number in range(first, first + 5):
        folder = tmp_path / f"{number}"
        folder.mkdir()
        with monkeypatch.context() as then:
            updated(then, later_versions(folder, number), f"{number:04}")
            await (await open_database(url)).dispose()
    found = [one.name.split("-")[2] for one in copies(tmp_path)]
    assert found == [f"{first + more:04}" for more in (1, 2, 3)]
    with closing(sqlite3.connect(copies(tmp_path)[0])) as oldest:
        assert oldest.execute("SELECT * FROM upcard_schema").fetchall() == [(found[0],)]
        assert oldest.execute(f"SELECT * FROM made_by_{found[0]}").fetchall() == []


async def test_without_room_for_the_copy_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/upcard.db"
    await a_table(url)
    usage = shutil._ntuple_diskusage(10**9, 10**9, 0)
    with monkeypatch.context() as then:
        updated(then, next_version(tmp_path, "pass"))
        then.setattr(sqlite_files.shutil, "disk_usage", lambda _: usage)
        with pytest.raises(DatabaseError, match="There is no room for a copy"):
            await open_database(url)
    await check_as_before(url)
