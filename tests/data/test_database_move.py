"""A database that is copied into another one: all of it, both ways, and not by mistake."""

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from data import database_move as moving
from data.backups import rows
from data.choices.presets import Presets
from data.database.database import open_database
from data.database.migrate import NEWEST
from data.database.schema import daily_chain, people, tables
from data.database.trouble import DatabaseError
from data.leases.process_lock import only_one
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.table.table_state import table_state
from tests.data.backups.copying import backed_up
from tests.data.connections import connected
from tests.data.evenings import Evening
from tests.data.moving import everything, moved, refused, stored
from tests.ready import ready_database

BIG = 2**62 + 1
"""More than a double can tell apart."""


@pytest.fixture
async def source(tmp_path: Path) -> str:
    (tmp_path / "old").mkdir()
    return await stored(tmp_path / "old" / "upcard.db")


@pytest.fixture
def target(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new.db"


def file_of(url: str) -> Path:
    return Path(url.partition("///")[2])


async def test_all_rows_arrive_and_the_old_database_stays(source: str, target: str) -> None:
    database = await open_database(source)
    async with database.write() as connection:
        await connection.execute(insert(people).values(user_id=BIG, settings={"none": None}))
        await connection.execute(update(daily_chain).values(secret=bytes(range(256))))
    await database.dispose()
    before, content = await everything(source), file_of(source).read_bytes()
    file_of(source).chmod(0o444)
    said = await moved(source, target)
    assert file_of(source).read_bytes() == content
    assert file_of(source).stat().st_mode & 0o777 == 0o444
    assert file_of(target).stat().st_mode & 0o777 == 0o600
    assert await everything(target) == before
    assert min(map(len, before.values())) > 0
    assert f"tables: {len(before['tables'])} rows" in said
    assert re.fullmatch(
        rf"{file_of(source)} was moved to {file_of(target)}: tables 33, of them open 14, finished"
        rf" games 17, last move \S+ \S+ UTC, schema {NEWEST}\. Both have the same rows by count"
        r" and hash\. Now name the new one in DATABASE_URL\.",
        said[-1],
    )


@pytest.mark.own_way
async def test_there_and_back(source: str, target: str, postgres_url: str) -> None:
    before = await everything(source)
    await moved(source, postgres_url)
    there = await everything(postgres_url)
    assert there == before
    await goes_on(postgres_url)
    after = await everything(postgres_url)
    assert after != there
    # As other programs write it, too.
    await moved(postgres_url.replace("postgresql://", "postgres://"), file_of(target).as_posix())
    assert await everything(target) == after
    await goes_on(target)


async def goes_on(url: str) -> None:
    """A bot plays on what was moved: open tables are read, and new rows get new numbers."""
    database = await open_database(url)
    evening = Evening(database)
    opened = await evening.store.open_tables()
    assert len(opened) == 14
    for one in opened:
        page = await evening.store.load(one.table_id)
        assert page is not None
        name = page.header.game
        rules = game(name, read_options(REGISTRY[name], page.header.options))
        assert table_state(rules, page.header, page.entries).version == page.entries[-1].version
    evening.games = before = len((await evening.league.history(1)).games)
    await evening.ranked(1, 2, guild_id=1)
    assert len((await evening.league.history(1)).games) == before + 1
    await Presets(database).save(1, "contract", f"as number {before}", {})
    await database.dispose()


async def test_moved_twice_it_says_so_again(source: str, target: str) -> None:
    said = await moved(source, target)
    assert (await moved(source, target))[-1] == said[-1]


async def test_a_copy_of_a_backup_is_moved(source: str, target: str, tmp_path: Path) -> None:
    """Its file is in another mode than one that a bot has opened, and may be readable alone."""
    copy = tmp_path / "one.copy"
    await backed_up(source, copy)
    content = copy.read_bytes()
    await moved(str(copy), target)
    assert copy.read_bytes() == content
    assert await everything(target) == await everything(source)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_moves_belongs_to_whom_the_folder_belongs(
    source: str, tmp_path: Path
) -> None:
    """The bot of a service could not open it otherwise, nor its lock."""
    folder = tmp_path / "of the bot: 100%"
    folder.mkdir()
    os.chown(folder, 12345, 12346)
    await moved(source, f"{folder}/upcard.db")
    owners = {(file.stat().st_uid, file.stat().st_gid) for file in folder.iterdir()}
    assert owners == {(12345, 12346)}
    assert {file.name for file in folder.iterdir()} == {"upcard.db", "upcard.db.lock"}
    await moved(f"{folder}/upcard.db", f"{tmp_path}/again.db")


# What goes on


class Interrupted(Exception):
    """In place of a killed process, whose open transaction is gone as well."""


def interrupt(patch: pytest.MonkeyPatch, after: int) -> None:
    """End the move when this number of pages is stored, and let the next one go on."""
    store, left = moving._Side.insert, [after]

    async def insert_or_end(*page: Any) -> None:
        if left[0] == 0:
            raise Interrupted
        left[0] -= 1
        await store(*page)

    patch.setattr(rows, "_PAGE", 50)
    patch.setattr(moving._Side, "insert", insert_or_end)


@pytest.mark.parametrize("after", [0, 1, 47])
async def test_what_was_interrupted_goes_on(
    source: str, target: str, after: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        interrupt(patch, after)
        with pytest.raises(Interrupted):
            await moved(source, target)
    assert await refusal_to_start(target) == (
        f"{file_of(target)} is only half moved: run the same 'upcard move' again, or delete it."
    )
    kept = ids(target)
    assert bool(kept) == (after > 0)
    await moved(source, target)
    assert kept.items() <= ids(target).items()
    assert await everything(target) == await everything(source)


def ids(url: str) -> dict[str, int]:
    """Return where the file has some rows: rows that are inserted again get other places."""
    with closing(sqlite3.connect(file_of(url))) as read:
        return dict(read.execute("SELECT board_id, rowid FROM boards"))


async def refusal_to_start(url: str) -> str:
    with pytest.raises(DatabaseError) as told:
        await open_database(url)
    return str(told.value)


async def interrupted(source: str, target: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        interrupt(patch, 40)
        with pytest.raises(Interrupted):
            await moved(source, target)


@pytest.mark.parametrize("change", ["changed", "added", "removed", "renumbered"])
async def test_a_source_that_was_played_on_meanwhile_is_copied_as_it_is_now(
    source: str, target: str, change: str
) -> None:
    await interrupted(source, target)
    with closing(sqlite3.connect(file_of(source))) as played:
        played.execute(
            {
                "changed": "UPDATE presets SET name = 'another' WHERE preset_id = 3",
                "added": "INSERT INTO people SELECT user_id - 1, settings FROM people",
                "removed": "DELETE FROM presets WHERE preset_id = 38",
                "renumbered": "UPDATE presets SET preset_id = 39 WHERE preset_id = 3",
            }[change]
        )
        played.commit()
    *said, _ = await moved(source, target)
    # A row that is new is only copied.
    assert any(line.endswith("it starts over.") for line in said) == (change != "added")
    assert await everything(target) == await everything(source)


async def test_a_half_moved_database_is_of_one_source(
    source: str, target: str, tmp_path: Path
) -> None:
    await interrupted(source, target)
    other = await stored(tmp_path / "other.db")
    assert "is only half moved: run the same" in await refused(other, target)
    assert "is only half moved: run the same" in await refused(target, f"{tmp_path}/third.db")
    with pytest.raises(DatabaseError, match="is only half moved"):
        await backed_up(target, tmp_path / "a.copy")
    await moved(source, target)


# What is refused


async def test_a_database_in_use_is_no_target(source: str, target: str, tmp_path: Path) -> None:
    other = ready_database(tmp_path)
    before = await everything(other)
    assert await refused(source, other) == (
        f"{file_of(other)} has other rows than {file_of(source)}: name an empty database."
    )
    assert await everything(other) == before
    await moved(other, target)
    older = await stored(tmp_path / "older.db")
    with closing(sqlite3.connect(file_of(older))) as changed:
        changed.execute("UPDATE upcard_schema SET version_num = '0001'")
        changed.commit()
    assert "is of an older version of Upcard" in await refused(source, older)


async def test_one_database_is_no_target_of_its_own(source: str, postgres_url: str) -> None:
    assert await refused(source, file_of(source).as_posix()) == (
        f"--from and --to are one database, {file_of(source)}: name two."
    )
    await moved(source, postgres_url)
    assert "are one database" in await refused(f"{postgres_url}?ssl=prefer", postgres_url)


@pytest.mark.parametrize("side", ["source", "target"])
async def test_while_a_bot_runs_nothing_is_moved(
    source: str, target: str, postgres_url: str, side: str
) -> None:
    for one, other in ((source, target), (source, postgres_url)):
        async with only_one(one if side == "source" else other):
            assert "Another Upcard runs on the database" in await refused(one, other)
    assert not file_of(target).exists()


async def test_a_source_must_be_there_and_up_to_date(
    source: str, target: str, tmp_path: Path, postgres_url: str
) -> None:
    missing = tmp_path / "mistyped.db"
    assert (
        await refused(str(missing), target) == f"There is no database {missing}: nothing was moved."
    )
    assert "holds no database of Upcard: nothing was moved." in await refused(postgres_url, target)
    notes = tmp_path / "notes.txt"
    notes.write_text("notes" * 1000)
    assert "is not an SQLite database" in await refused(str(notes), target)
    for number, words in (("0001", "is of an older version"), ("0999", "by a newer version")):
        with closing(sqlite3.connect(file_of(source))) as changed:
            changed.execute("UPDATE upcard_schema SET version_num = ?", [number])
            changed.commit()
        assert words in await refused(source, target)
    assert not file_of(target).exists()


async def test_addresses_that_cannot_be_right_are_named_by_their_option(
    source: str, target: str
) -> None:
    assert (await refused("mysql://a:secret@b/c", target)).startswith("--from cannot begin with")
    said = await refused(source, "postgresql://ann:secret@127.0.0.1:1/upcard")
    assert said.endswith("cannot be reached (nothing listens there): start it, or correct --to.")
    assert "folder" in await refused(source, f"{file_of(target).parent}/missing/new.db")


async def test_tables_of_another_program_are_left_alone(
    source: str, target: str, postgres_url: str
) -> None:
    with closing(sqlite3.connect(file_of(target))) as other:
        other.execute("CREATE TABLE players (name)")
    assert "it belongs to another program" in await refused(source, target)
    async with connected(postgres_url) as connection:
        await connection.execute("CREATE TABLE players (name text)")
        assert '"players" already exists' in await refused(source, postgres_url)
        assert await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        ) == [("players",)]


async def test_a_row_that_the_other_kind_cannot_hold_is_refused_without_its_content(
    source: str, postgres_url: str
) -> None:
    database = await open_database(source)
    async with database.write() as connection:
        await connection.execute(update(tables).values(host_name="secret\0"))
    await database.dispose()
    assert "cannot be used (" in await refused(source, postgres_url)
    database = await open_database(source)
    async with database.write() as connection:
        await connection.execute(update(tables).values(host_name="whole"))
    await database.dispose()
    await moved(source, postgres_url)
    assert await everything(postgres_url) == await everything(source)


async def test_a_column_of_later_versions_is_not_lost(source: str, target: str) -> None:
    with closing(sqlite3.connect(file_of(source))) as changed:
        changed.execute("ALTER TABLE people ADD COLUMN shoe_size")
    assert "has a column shoe_size that this version" in await refused(source, target)


async def test_rows_that_differ_in_the_end_are_found(
    source: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = moving._Side.insert

    async def loses(new: moving._Side, table: str, page: list[Any]) -> None:
        await store(new, table, page[:-1] if table == "ladder" else page)

    monkeypatch.setattr(moving._Side, "insert", loses)
    assert "has other rows than" in await refused(source, target)
    assert "is only half moved" in await refusal_to_start(target)
