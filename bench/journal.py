"""How long a step waits until it is stored, and how many are stored a second.

``python -m bench.journal [--slices N] [--only DATABASE]``: the steps of real games through
``Store.append``, of one table and of sixteen at once, beside bare drivers that store the same
texts: aiosqlite with a transaction a row and with plain group commit, asyncpg with a row a
statement. Then games of eight are booked while sixteen tables go on: what their steps wait
meanwhile. All files are on the same disk, and commits wait for it. The last line is JSON.
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.own_postgres import own_postgres
from bench.plain_rows import Grouped, OneByOne, PostgresRows, Rows
from bench.recorded import Steps, games_played, header_of
from bench.slices import Figures, Producers, Put, in_turn
from data.database.database import Database, open_database
from data.database.shards import ALL
from data.journal.codec import write_events
from data.journal.store import Store
from data.leases.shard_lease import ShardLease, lease_of
from engine.table.record import Standing

PRODUCERS = 16
SLICES = 9
_ALONE, _EACH = 100, 25
"""Steps of a slice: of one producer alone, and of each of sixteen."""
_BOOKINGS, _PLAYERS = 30, 8
_LEASE = 600.0
_PAUSE = 0.01
"""Seconds between two steps of a table while games are booked."""


class Replay:
    """Recorded games once more, on new tables; each begins anew when it has come to its end."""

    def __init__(self, games: Sequence[Steps]) -> None:
        self._games = games

    def step(self, table: int, version: int) -> Any:
        """The events of a table's step."""
        steps = self._games[table % len(self._games)]
        return steps[(version - 1) % len(steps)]

    async def stored(self, store: Store, prefix: str, count: int) -> Put:
        """Through our store; the tables are made."""
        for table in range(count):
            await store.create(header_of(f"{prefix}{table}"), self.step(table, 1))

        async def put(table: int, version: int) -> None:
            await store.append(f"{prefix}{table}", version, self.step(table, version))

        return put

    def plain(self, rows: Rows, prefix: str) -> Put:
        """As bare rows; the texts are made beforehand."""
        texts = [[write_events(step) for step in steps] for steps in self._games]

        async def put(table: int, version: int) -> None:
            steps = texts[table % len(texts)]
            await rows.store((f"{prefix}{table}", version, steps[(version - 1) % len(steps)], 0))

        return put


async def _compared(
    database: Database, rows: Mapping[str, Rows], replay: Replay, slices: int
) -> Figures:
    """``rows``: the bare drivers; the first is what we are told beside."""
    store, told = Store(database), Figures()
    for count, steps in ((1, _ALONE), (PRODUCERS, _EACH)):
        ours = await replay.stored(store, f"of{count}-", count)
        puts = {"Store.append": ours}
        puts |= {name: replay.plain(one, f"of{count}-") for name, one in rows.items()}
        named = {f"{name}, {count}": put for name, put in puts.items()}
        told.add(
            await in_turn(
                slices, [Producers(name, put, count, steps) for name, put in named.items()]
            )
        )
    raw = next(iter(rows))
    one, many = "Store.append, 1", f"Store.append, {PRODUCERS}"
    told.add_ratio("p50 beside the bare driver's, 1 producer", "p50_ms", one, f"{raw}, 1")
    name = f"steps/s of {PRODUCERS} producers beside the bare driver's"
    told.add_ratio(f"{name} of 1", "per_s", many, f"{raw}, 1")
    told.add_ratio(f"{name} of {PRODUCERS}", "per_s", many, f"{raw}, {PRODUCERS}")
    for waits in (await _booked(database, replay)).items():
        told.add_waits(*waits)
    return told


async def _booked(database: Database, replay: Replay) -> Mapping[str, list[float]]:
    """Games of eight are booked while other tables go on: how long that takes, and what the steps
    of the others wait meanwhile and between."""
    store = Store(database)
    put = await replay.stored(store, "beside", PRODUCERS)
    waits: list[tuple[float, float]] = []
    bookings: list[tuple[float, float]] = []
    over = asyncio.Event()

    async def play(table: int) -> None:
        version = 1
        await asyncio.sleep(_PAUSE * table / PRODUCERS)
        while not over.is_set():
            version += 1
            began = perf_counter()
            await put(table, version)
            waits.append((began, perf_counter()))
            await asyncio.sleep(_PAUSE)

    going = [asyncio.create_task(play(table)) for table in range(PRODUCERS)]
    for number in range(_BOOKINGS):
        name = f"ends{number}"
        await store.create(header_of(name), replay.step(0, 1))
        await asyncio.sleep(5 * _PAUSE)
        began = perf_counter()
        await store.append(name, 2, (), closes=True, standings=_ending(number))
        bookings.append((began, perf_counter()))
    over.set()
    await asyncio.gather(*going)
    # The first of all also opens the season, and has the statements prepared.
    bookings = bookings[1:]
    meanwhile: list[float] = []
    between: list[float] = []
    for began, ended in waits:
        beside = any(first < ended and began < last for first, last in bookings)
        (meanwhile if beside else between).append(ended - began)
    return {
        "a game of eight booked": [last - first for first, last in bookings],
        f"steps of {PRODUCERS} meanwhile": meanwhile,
        f"steps of {PRODUCERS} between": between,
    }


def _ending(number: int) -> list[Standing]:
    return [
        Standing(
            user=100 + (number + seat) % 12,
            name=f"Player {seat}",
            place=seat + 1,
            total=20 * seat,
            won=not seat,
            seat=seat,
            points=20 * seat,
            deals=1,
        )
        for seat in range(_PLAYERS)
    ]


async def _served(url: str) -> tuple[Database, ShardLease]:
    """A database as a bot has it."""
    owned = lease_of(url, ALL, _LEASE)
    await owned.take(print)
    database = await open_database(url)
    await owned.enter(database)
    return database, owned


async def _sqlite(replay: Replay, slices: int, folder: Path) -> Figures:
    database, owned = await _served(f"sqlite:///{folder / 'upcard.db'}")
    rows: dict[str, Rows] = {
        "aiosqlite, INSERT + commit": await OneByOne.open(folder / "plain.db"),
        "aiosqlite, group commit": await Grouped.open(folder / "grouped.db"),
    }
    try:
        return await _compared(database, rows, replay, slices)
    finally:
        for one in rows.values():
            await one.close()
        await database.dispose()
        await owned.let_go()


async def _postgres(replay: Replay, slices: int, url: str) -> Figures:
    database, owned = await _served(url)
    rows = {"asyncpg, INSERT": await PostgresRows.open(url, PRODUCERS)}
    try:
        return await _compared(database, rows, replay, slices)
    finally:
        await rows["asyncpg, INSERT"].close()
        await database.dispose()
        await owned.let_go()


def report(slices: int = SLICES, only: str | None = None) -> Iterator[str]:
    """Lines of figures of both kinds of database, or of one; the last is JSON."""
    replay = Replay(asyncio.run(games_played()))
    yield "journal: a step stored through Store.append, beside rows stored by bare drivers"
    found: dict[str, Any] = {"bench": "journal"}
    if only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            told = asyncio.run(_sqlite(replay, slices, Path(folder)))
        yield "  SQLite (WAL, FULL)"
        yield from told.lines
        found["sqlite"] = told.told
    if only != "sqlite":
        with own_postgres() as url:
            if url is None:
                yield "  PostgreSQL is not installed"
            else:
                told = asyncio.run(_postgres(replay, slices, url))
                yield "  PostgreSQL"
                yield from told.lines
                found["postgresql"] = told.told
    yield json.dumps(found)


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.journal", description=__doc__)
    parser.add_argument("--slices", type=int, default=SLICES, metavar="N")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), metavar="DATABASE")
    chosen = parser.parse_args()
    for told in report(chosen.slices, chosen.only):
        print(told)


if __name__ == "__main__":
    main()
