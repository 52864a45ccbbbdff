"""Ten thousand games are moved by a process that is killed again and again."""

import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from data.database.database import Database, open_database
from data.database.schema import metadata, tables
from data.journal.store import Store
from data.league.queries import League
from engine.games.registry import REGISTRY, game
from engine.options import read_options
from engine.table.replay import replay_of
from engine.table.table_state import table_state
from tests.data.moving import stored
from tests.processes import PYTHON, heard
from tests.soak.earlier_games import EARLIER_GUILD

pytestmark = [pytest.mark.long, pytest.mark.first]

GAMES = 10_000
_STEP = 50
"""Higher than the number of any game that is copied."""

_MOVE = """
import resource, sys
from functools import partial
from data.database_move import move
print(move(*sys.argv[1:], partial(print, flush=True)))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
_THERE = "boards: ", "journal: 100000 rows, and more"
_BACK = "tables: ", "results: "
"""What it says before it is killed: between tables, within one, and while it compares."""
_GROWTH = 60 * 1024
"""Kilobytes. All rows at once would be several times as much."""


async def test_many_games_are_moved_both_ways_by_killed_processes(
    tmp_path: Path, postgres_url: str
) -> None:
    small = await stored(tmp_path / "small.db")
    usual = peak_of(small, f"sqlite:///{tmp_path}/copy.db")
    old, new = tmp_path / "old.db", tmp_path / "back.db"
    source, back = await stored(old), f"sqlite:///{new}"
    multiply(old)
    assert count(old, "games") >= GAMES
    assert count(old, "journal") > 100_000
    for one, other, lines in ((source, postgres_url, _THERE), (postgres_url, back, _BACK)):
        for line in lines:
            kill_at(line, one, other)
        assert peak_of(one, other) < usual + _GROWTH
    # PostgreSQL had the same rows, too: those that came back are from there.
    assert differing(old, new) == []
    assert [await standings(url) for url in (postgres_url, back)] == [await standings(source)] * 2
    for url in (postgres_url, back):
        await played_on(url)


def multiply(file: Path) -> None:
    """Add the shortest games again under other ids, until there are many."""
    with closing(sqlite3.connect(file)) as database:
        shortest = [
            table_id
            for (table_id,) in database.execute(
                "SELECT table_id FROM games JOIN journal USING (table_id) GROUP BY table_id"
                " ORDER BY count(*) LIMIT 5"
            )
        ]
        database.execute("CREATE TEMP TABLE times (time INTEGER)")
        times = range(1, GAMES // len(shortest) + 1)
        database.executemany("INSERT INTO times VALUES (?)", [(time,) for time in times])
        other = {"table_id": "table_id || '-' || time", "game_no": f"game_no + {_STEP} * time"}
        for table in ("tables", "journal", "snapshots", "ledgers", "games", "results"):
            names = metadata.tables[table].columns.keys()
            values = ", ".join(other.get(name, f'"{name}"') for name in names)
            columns = ", ".join(f'"{name}"' for name in names)
            marks = ", ".join("?" * len(shortest))
            database.execute(
                f"INSERT INTO {table} ({columns})"
                f" SELECT {values} FROM {table}, times WHERE table_id IN ({marks})",
                shortest,
            )
        database.commit()


def kill_at(line: str, source: str, target: str) -> None:
    """Begin to move, and kill the process as soon as it says this."""
    command = PYTHON, "-m", "bot", "move", "--from", source, "--to", target
    with heard(*command) as (process, said):
        lines = iter(said.readline, "")
        assert any(told.startswith(line) for told in lines), "the process has ended before"
        process.send_signal(signal.SIGKILL)
        process.wait()


def peak_of(source: str, target: str) -> int:
    """Move to the end; the kilobytes of memory that it had at most."""
    with heard(PYTHON, "-c", _MOVE, source, target) as (process, said):
        *lines, closing_line, peak = said.read().splitlines()
        assert process.wait() == 0
    assert re.search(r" was moved to .* the same rows by count and hash\.", closing_line), lines
    return int(peak)


def count(file: Path, table: str) -> int:
    """How many rows a table has."""
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def differing(one: Path, other: Path) -> list[str]:
    """The tables that have other rows in the second file. Each row has a key of its own."""
    found = []
    with closing(sqlite3.connect(one)) as database:
        database.execute("ATTACH ? AS other", (str(other),))
        for table in metadata.sorted_tables:
            columns = ", ".join(f'"{column.name}"' for column in table.columns)
            here = f"SELECT {columns} FROM main.{table.name}"
            there = f"SELECT {columns} FROM other.{table.name}"
            [lost] = database.execute(f"SELECT count(*) FROM ({here} EXCEPT {there})").fetchone()
            if lost or count(one, table.name) != count(other, table.name):
                found.append(table.name)
    return found


async def standings(url: str) -> list[object]:
    database = await open_database(url)
    league = League(database)
    found = [await league.leaderboard(EARLIER_GUILD, name) for name in (*REGISTRY, "")]
    history = await league.history(EARLIER_GUILD)
    await database.dispose()
    assert len(history.games) > 5
    return [*found, history]


async def played_on(url: str) -> None:
    """Open tables are there as a bot needs them, and some of the games can be replayed."""
    database = await open_database(url)
    store = Store(database)
    opened = [one.table_id for one in await store.open_tables()]
    assert len(opened) == 14
    for table_id in opened:
        page = await store.load(table_id)
        assert page is not None
        options = read_options(REGISTRY[page.header.game], page.header.options)
        state = table_state(game(page.header.game, options), page.header, page.entries)
        assert state.version == page.entries[-1].version
    for table_id in await copies(database):
        page = await store.load(table_id)
        assert page is not None
        assert replay_of(page.header, page.entries).is_over
    await database.dispose()


async def copies(database: Database) -> list[str]:
    query = select(tables.c.table_id).where(tables.c.table_id.like("%-1999"))
    found = [row.table_id for row in await database.rows(query)]
    assert len(found) == 5
    return found
