"""The commands of operators as processes: which database they use, and what they leave alone."""

import asyncio
import gzip
import shutil
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from data.choices.settings import SettingsStore
from data.database.database import open_database
from data.database.migrate import NEWEST
from data.database.shards import ALL
from data.leases.process_lock import lock_of_file
from data.leases.shard_lease import lease_of
from tests.commands import typed
from tests.data.connections import connected
from tests.processes import LIMIT, bare_environment
from tests.ready import make_ready

FIRST = Path(__file__).parent / "database" / "stored" / "0.1.0.sqlite.gz"


def command(folder: Path, *words: str, **settings: str) -> CompletedProcess[str]:
    return typed(*words, folder=folder, environment=bare_environment(**settings))


def files(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """Return the content, mode and time of each file."""
    found = ((file, file.stat()) for file in folder.iterdir())
    return {
        file.name: (file.read_bytes(), is_so.st_mode, is_so.st_mtime_ns) for file, is_so in found
    }


def refused(folder: Path, *words: str, **settings: str) -> str:
    """Return the one sentence of a command that has changed nothing, after the line that says
    which database it means."""
    before = files(folder)
    done = command(folder, *words, **settings)
    assert (done.returncode, done.stdout) == (1, "")
    meant, said = done.stderr.splitlines()
    assert meant.startswith("The database is ")
    assert files(folder) == before
    return said


@pytest.mark.parametrize("words", [("rebuild",), ("position", "k7q2")], ids=" ".join)
def test_a_command_makes_no_database_and_upgrades_none(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    said = refused(tmp_path, "data", *words, "--database-url", "sqlite:///mistyped.db")
    assert said == (
        f"{tmp_path}/mistyped.db holds no database of Upcard: name another with --database or in"
        " DATABASE_URL. Nothing was made."
    )
    first = tmp_path / "first.db"
    first.write_bytes(gzip.decompress(FIRST.read_bytes()))
    first.chmod(0o644)
    said = refused(tmp_path, "data", *words, DATABASE_URL="sqlite:///first.db")
    assert said == (
        f"{first} is of an older version of Upcard (schema 0001, this one uses"
        f" {NEWEST}): start the bot, which upgrades it. Nothing was changed."
    )


def test_backup_and_health_leave_an_older_database_as_it_is(tmp_path: Path) -> None:
    first = tmp_path / "first.db"
    first.write_bytes(gzip.decompress(FIRST.read_bytes()))
    before = first.read_bytes()
    for words in (("data", "backup", "a.copy"), ("bot", "health")):
        command(tmp_path, *words, DATABASE_URL="sqlite:///first.db")
        assert first.read_bytes() == before
    assert (tmp_path / "a.copy").exists()
    assert "older" not in refused(tmp_path, "data", "backup", "b.copy", "--database", "no.db")


def test_restore_writes_no_database_that_is_not_named_and_none_that_is_in_use(
    tmp_path: Path,
) -> None:
    make_ready(tmp_path / "a.copy")
    said = refused(tmp_path, "data", "restore", "a.copy")
    assert said.startswith(
        "There is no upcard.db here, and DATABASE_URL is not set: add --database"
    )
    assert command(tmp_path, "data", "restore", "a.copy", "--database", "upcard.db").returncode == 0
    # From now on it is the database that a bot without settings uses.
    assert command(tmp_path, "data", "restore", "a.copy").returncode == 0
    shutil.copy(tmp_path / "a.copy", tmp_path / "b.copy")
    lock = lock_of_file(f"sqlite:///{tmp_path}/upcard.db")
    assert lock is not None
    said = refused(tmp_path, "data", "restore", "b.copy", "--database-url", "sqlite:///upcard.db")
    lock.close()
    assert said.startswith(f"Another Upcard runs on the database {tmp_path}/upcard.db (process ")


@pytest.mark.parametrize("option", ["--database", "--database-url"])
def test_every_command_takes_the_same_addresses(tmp_path: Path, option: str) -> None:
    make_ready(tmp_path / "upcard.db")
    there = ("upcard.db", "sqlite:///upcard.db", f"sqlite+aiosqlite:///{tmp_path}/upcard.db")
    for address in there:
        done = command(tmp_path, "bot", "health", option, address)
        assert done.stdout == "No bot was ever seen on this database.\n"
        done = command(tmp_path, "data", "rebuild", option, address)
        assert done.returncode == 0
        meant = f"The database is {tmp_path}/upcard.db (named on the command line).\n"
        assert done.stderr == meant
    place = "PostgreSQL at 127.0.0.1:9"
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        address = f"{scheme}://upcard:one@Secret/2?3@127.0.0.1:9/upcard".replace("?", "#")
        for words in (("bot", "health"), ("data", "rebuild"), ("data", "restore", "upcard.db")):
            done = command(tmp_path, *words, option, address)
            meant, said = (done.stderr + done.stdout).splitlines()
            assert meant == f"The database is {place}, database upcard (named on the command line)."
            assert said.startswith(place.removesuffix(":9"))
            assert "Secret" not in meant + said


async def test_a_command_makes_no_tables_in_postgresql(postgres_url: str, tmp_path: Path) -> None:
    for words in (("rebuild",), ("position", "k7q2")):
        said = await asyncio.to_thread(
            refused, tmp_path, "data", *words, "--database", postgres_url
        )
        assert "holds no database of Upcard" in said
    async with connected(postgres_url) as connection:
        left = await connection.fetch("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
    assert left == []


async def test_a_person_is_deleted_from_postgresql_while_the_bot_runs(
    postgres_url: str, tmp_path: Path
) -> None:
    database = await open_database(postgres_url)
    await SettingsStore(database).keep_person(7, {"language": "vi"})
    owned = lease_of(postgres_url, ALL, LIMIT)
    await owned.take(lambda _: None)
    deletes = ("bot", "person", "delete", "7", "--yes", "--database", postgres_url)
    done = await asyncio.to_thread(command, tmp_path, *deletes)
    assert done.returncode == 0
    assert await SettingsStore(database).person(7) is None
    # A server is not: who plays there has to be told first.
    deletes = ("server", "delete", "7", "--yes", "--database", postgres_url)
    said = await asyncio.to_thread(refused, tmp_path, "bot", *deletes)
    assert said.startswith("Another Upcard runs on the database ")
    await owned.release()
    await database.dispose()
