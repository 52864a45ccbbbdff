"""Everything that was seen as done is stored once, and the league is what the journals say."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.text import Text
from data.database.database import open_database
from data.journal.store import Store
from data.rebuild_league import rebuild
from engine.table import ending
from engine.table.record import Verdict
from engine.table.table_state import rules_at_first, table_state
from tests.soak import truth
from tests.soak.promises import Broken
from tests.soak.screens import board_mates, readings
from tests.soak.truth import TableTruth
from tests.soak.watched import Body
from tests.soak.words import newest_version, words_of


def whole(tables: Mapping[str, TableTruth]) -> Iterator[Broken]:
    """The versions of each table are 1, 2, 3 …"""
    for key, table in tables.items():
        if table.versions != [*range(1, len(table.versions) + 1)]:
            yield Broken("versions without gaps", f"they are {table.versions}", key)


async def verdicts(file: Path, tables: Mapping[str, TableTruth]) -> dict[str, Verdict]:
    """What the games that are over did to ratings, by their tables."""
    database = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        store = Store(database)
        told = {key: await store.verdict(key) for key, one in tables.items() if not one.is_open}
    finally:
        await database.dispose()
    return {key: one for key, one in told.items() if one is not None}


async def seen(
    bodies: Iterable[Body],
    tables: Mapping[str, TableTruth],
    says: Mapping[int, Text],
    rated: Mapping[str, Verdict],
) -> list[Broken]:
    """What anybody was shown of a table stands in its journal, under the version that was shown.

    ``rated``: verdicts, which a table's last version may be shown with.
    """
    broken: dict[tuple[str, int], Broken] = {}
    read: set[tuple[tuple[str, int], str]] = set()
    for body in bodies:
        if not isinstance(body.payload, dict) or not body.payload.get("components"):
            continue
        place = newest_version(body.payload)
        if place is None:
            continue
        table = tables.get(place[0])
        if table is None:
            broken[place] = Broken("no table lost", "it was shown and is not stored", str(place))
        elif place[1] > len(table.entries):
            words = f"version {place[1]} was shown, {len(table.entries)} are stored"
            broken[place] = Broken("what was seen is stored", words, place[0])
        elif body.reader is None:
            got = _told(body.payload)
            if (place, "\n".join(got)) not in read:
                read.add((place, "\n".join(got)))
                verdict = rated.get(place[0]) if place[1] == len(table.entries) else None
                wanted = readings(
                    *(table, place[1], says[table.header.guild_id], got),
                    verdicts=(None,) if verdict is None else (None, verdict),
                    veils=(False, True) if board_mates(tables, place[0]) else (False,),
                )
                likeliest: list[str] = []
                async for words in wanted:
                    if _same(got, words):
                        break
                    likeliest = likeliest or words
                else:
                    other = f"the channel was told {_first_other(got, likeliest)}"
                    broken[place] = Broken("what was seen is stored", other, str(place))
    return [*broken.values()]


def _told(payload: Any) -> list[str]:
    return words_of(payload)


def _same(got: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether a message says what it should. Its picture may be left out, and so may its alt text;
    what ratings came to be follows later."""
    return set(got) <= set(wanted) or got == wanted


def _first_other(got: Sequence[str], wanted: Sequence[str]) -> str:
    return next((repr(line) for line in got if line not in wanted), repr(got[:3]))


def booked(file: Path, tables: Mapping[str, TableTruth]) -> Iterator[Broken]:
    """Every game that is over is booked, and once."""
    with closing(truth.reading(file)) as database:
        rows = database.execute("SELECT table_id, count(*) FROM games GROUP BY table_id").fetchall()
    there = dict(rows)
    for key, table in tables.items():
        if table.is_open or not table.entries:
            continue
        opened = rules_at_first(table.header)
        before = table_state(opened, table.header, table.entries[:-1])
        due = 1 if ending.standings(before, table.entries[-1].events) else 0
        if there.get(key, 0) != due:
            words = f"booked {there.get(key, 0)} times, {due} was due"
            yield Broken("every game is booked once", words, key)


_LEAGUE = ("games", "results", "ladder", "players", "seasons")


async def rebuilt(file: Path, copy: Path) -> list[Broken]:
    """``data rebuild`` changes nothing, tried on a copy."""
    _copy(file, copy)
    before = _league(copy)
    database = await open_database(f"sqlite+aiosqlite:///{copy}")
    try:
        await rebuild(database)
    finally:
        await database.dispose()
    after = _league(copy)
    return [
        Broken("rebuild equals live", f"{table} differs: {_differing(before[table], after[table])}")
        for table in _LEAGUE
        if before[table] != after[table]
    ]


def _copy(file: Path, copy: Path) -> None:
    copy.touch(mode=0o600)
    with closing(truth.reading(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def _league(file: Path) -> dict[str, list[str]]:
    found = {}
    with closing(truth.reading(file)) as database:
        for table in _LEAGUE:
            rows = database.execute(f"SELECT * FROM {table}").fetchall()
            found[table] = sorted(json.dumps(_rounded(row), default=str) for row in rows)
    return found


def _rounded(row: Iterable[Any]) -> list[Any]:
    """Sums of floats may differ in their last bits."""
    return [round(value, 9) if isinstance(value, float) else value for value in row]


def _differing(before: Sequence[str], after: Sequence[str]) -> str:
    gone = [row for row in before if row not in after]
    come = [row for row in after if row not in before]
    return f"live has {gone[:2]}, rebuilt has {come[:2]}"
