"""How long a step waits until it is stored, and how many are stored per second.

``python -m bench journal [--slices N] [--only DATABASE]`` stores the steps of real games through
``Store.append``, for one table and for sixteen together. It compares them with a bare driver that
stores the same texts: aiosqlite with a transaction per row, and asyncpg with a row per statement.
They are measured in short slices, in turn, so that other work on the machine affects both equally.
The least and the median of the slices show how much there was. Then games of eight are booked while
sixteen tables continue, to measure how long their steps wait meanwhile. All files are on the same
disk, and commits wait for it. The last line is JSON.
"""

import argparse
import asyncio
import gc
import json
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import aiosqlite
import asyncpg

from bench.own_postgres import own_postgres
from data.database.database import Database, open_database
from data.database.shards import ALL
from data.journal.codec import write_events
from data.journal.store import Store
from data.leases.shard_lease import ShardLease, lease_of
from engine.events import Event
from engine.table.record import Header, Standing
from tests.screens.script import Script

PRODUCERS = 16
SLICES = 9
_ALONE, _EACH = 100, 25
"""The steps per slice of a single producer, and of each of sixteen."""
_BOOKINGS, _PLAYERS = 30, 8
_LEASE = 600.0
_PAUSE = 0.01
"""Seconds between two steps of a table while games are booked."""

Put = Callable[[int, int], Awaitable[object]]
"""Stores the next step of a table (by number) under a version."""
Row = tuple[str, int, str, int]
_TABLE = """CREATE TABLE {} (table_id TEXT, version INTEGER, events TEXT, stored_at INTEGER,
    PRIMARY KEY (table_id, version))"""


class Replay:
    """Finished games of computers, played again on new tables.

    After its end, a game starts again.
    """

    def __init__(self) -> None:
        self._scripts = [Script(name, 4) for name in ("basic", "contract", "dummy")]
        self._games: list[list[tuple[Event, ...]]] = []
        for script in self._scripts:
            script.begin().play_on(lambda state: bool(state.result and state.result.game_over))
            self._games.append([tuple(entry.events) for entry in script.entries])

    def header(self, table_id: str) -> Header:
        """Return a table as its lobby opens it. Its shuffles follow from its name."""
        seed = table_id.encode().ljust(32, b"-")
        return replace(self._scripts[0].header, table_id=table_id, seed=seed)

    def step(self, table: int, version: int) -> tuple[Event, ...]:
        """Return the events of a table's step."""
        steps = self._games[table % len(self._games)]
        return steps[(version - 1) % len(steps)]

    async def stored(self, store: Store, prefix: str, count: int) -> Put:
        """Create the tables, and return a function that stores steps through our store."""
        for table in range(count):
            await store.create(self.header(f"{prefix}{table}"), self.step(table, 1))

        async def put(table: int, version: int) -> None:
            await store.append(f"{prefix}{table}", version, self.step(table, version))

        return put

    def plain(self, keep: Callable[[Row], Awaitable[object]], prefix: str) -> Put:
        """Return a function that stores steps as bare rows. Their texts are made in advance."""
        texts = [[write_events(step) for step in steps] for steps in self._games]

        async def put(table: int, version: int) -> None:
            steps = texts[table % len(texts)]
            await keep((f"{prefix}{table}", version, steps[(version - 1) % len(steps)], 0))

        return put


class OneByOne:
    """SQLite as our database sets it (WAL, FULL), with one INSERT and commit per row."""

    name = "aiosqlite, INSERT + commit"

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, file: Path) -> "OneByOne":
        """Create a new file."""
        connection = await aiosqlite.connect(file)
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute(_TABLE.format("journal"))
        await connection.commit()
        return cls(connection)

    async def store(self, row: Row) -> None:
        """Store a row. It is on the disk then."""
        async with self._turn:
            await self._connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", row)
            await self._connection.commit()

    async def close(self) -> None:
        """Close the connection."""
        await self._connection.close()


class PostgresRows:
    """PostgreSQL through asyncpg, with one statement and transaction per row."""

    name = "asyncpg, INSERT"

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "PostgresRows":
        """Create another schema, with a connection for each producer."""
        one = await asyncpg.connect(url)
        await one.execute("CREATE SCHEMA plain")
        await one.execute(_TABLE.format("plain.journal"))
        await one.close()
        return cls(await asyncpg.create_pool(url, min_size=PRODUCERS, max_size=PRODUCERS))

    async def store(self, row: Row) -> None:
        """Store a row. It is on the disk then."""
        async with self._pool.acquire() as connection:
            await connection.execute("INSERT INTO plain.journal VALUES ($1, $2, $3, $4)", *row)

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.close()


class Producers:
    """Some tables that play together, each step by step, slice after slice.

    It collects the seconds of each wait, the calls per second, and the seconds of this process's
    processor per call.
    """

    def __init__(self, name: str, put: Put, count: int, steps: int) -> None:
        self.name = name
        self._put, self._count, self._steps = put, count, steps
        self._version = 1
        self._waits: list[list[float]] = []
        self._rates: list[float] = []
        self._work: list[float] = []

    async def slice(self, *, counts: bool = True) -> None:
        """Play ``steps`` steps at each table. The first slice only warms up and doesn't count."""
        waits: list[float] = []
        versions = range(self._version + 1, self._version + 1 + self._steps)

        async def play(table: int) -> None:
            for version in versions:
                began = perf_counter()
                await self._put(table, version)
                waits.append(perf_counter() - began)

        gc.collect()
        began, worked = perf_counter(), process_time()
        await asyncio.gather(*map(play, range(self._count)))
        if counts:
            self._rates.append(len(waits) / (perf_counter() - began))
            self._work.append((process_time() - worked) * 1e3 / len(waits))
            self._waits.append(sorted(waits))
        self._version = versions[-1]

    def figures(self) -> dict[str, float]:
        """Return the medians over the slices, and the best of them."""
        middle = [median(one) * 1e3 for one in self._waits]
        told = {
            "p50_ms": median(middle),
            "p50_ms_least": min(middle),
            "p95_ms": median(one[len(one) * 95 // 100] * 1e3 for one in self._waits),
            "per_s": median(self._rates),
            "per_s_most": max(self._rates),
            "processor_ms": median(self._work),
            "processor_ms_least": min(self._work),
        }
        return {name: round(value, 4 if value < 100 else 0) for name, value in told.items()}


@dataclass
class Figures:
    """The results of a database."""

    lines: list[str] = field(default_factory=list)
    """The results for people."""
    told: dict[str, dict[str, float]] = field(default_factory=dict)
    """The results as values."""

    def add(self, one: Producers) -> None:
        """Add the slices of a producer."""
        told = self.told[one.name] = one.figures()
        self.lines.append(
            f"    {one.name:28} p50 {told['p50_ms']:6.3f} (least {told['p50_ms_least']:.3f})"
            f"  p95 {told['p95_ms']:7.3f} ms  {told['per_s']:7,.0f}/s"
            f" (most {told['per_s_most']:,.0f})  processor {told['processor_ms']:.3f} ms"
            f" (least {told['processor_ms_least']:.3f})"
        )

    def add_waits(self, name: str, waits: Sequence[float]) -> None:
        """Add single waits in seconds."""
        ordered = sorted(waits)
        picked = {"p50_ms": len(ordered) // 2, "p95_ms": len(ordered) * 95 // 100, "max_ms": -1}
        told = {kind: round(ordered[at] * 1e3, 3) for kind, at in picked.items()}
        self.told[name] = {**told, "count": len(ordered)}
        times = "/".join(f"{one:.2f}" for one in told.values())
        self.lines.append(f"    {name:28} p50/p95/max {times} ms, of {len(ordered)}")

    def add_ratio(self, name: str, figure: str, of: str, to: str) -> None:
        """Add the ratio of the same number in two results."""
        found = round(self.told[of][figure] / self.told[to][figure], 2)
        self.told.setdefault("ratios", {})[name] = found
        self.lines.append(f"    {name}: {found:.2f}")


async def _compared(
    database: Database, bare: OneByOne | PostgresRows, replay: Replay, slices: int
) -> Figures:
    """Compare our store with the bare driver, and measure steps while games are booked."""
    store, told = Store(database), Figures()
    for count, steps in ((1, _ALONE), (PRODUCERS, _EACH)):
        prefix = f"of{count}-"
        ours, plain = await replay.stored(store, prefix, count), replay.plain(bare.store, prefix)
        producers = [
            Producers(f"{name}, {count}", put, count, steps)
            for name, put in (("Store.append", ours), (bare.name, plain))
        ]
        for at in range(slices + 1):
            for one in producers:
                await one.slice(counts=at > 0)
        for one in producers:
            told.add(one)
    alone, many = "Store.append, 1", f"Store.append, {PRODUCERS}"
    told.add_ratio("p50 beside the bare driver's, 1 producer", "p50_ms", alone, f"{bare.name}, 1")
    name = f"steps/s of {PRODUCERS} producers beside the bare driver's"
    for count in (1, PRODUCERS):
        told.add_ratio(f"{name} of {count}", "per_s", many, f"{bare.name}, {count}")
    for waits in (await _booked(store, replay)).items():
        told.add_waits(*waits)
    return told


async def _booked(store: Store, replay: Replay) -> Mapping[str, list[float]]:
    """Book games of eight while other tables continue.

    Return how long that takes, and how long the others' steps wait meanwhile and in between.
    """
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
        await store.create(replay.header(name), replay.step(0, 1))
        await asyncio.sleep(5 * _PAUSE)
        began = perf_counter()
        await store.append(name, 2, (), closes=True, standings=_ending(number))
        bookings.append((began, perf_counter()))
    over.set()
    await asyncio.gather(*going)
    # The first booking also opens the season, and prepares the statements.
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
    """Return a database with a lease, as the bot has them."""
    owned = lease_of(url, ALL, _LEASE)
    await owned.take(print)
    database = await open_database(url)
    await owned.enter(database)
    return database, owned


async def _measured(
    url: str, bare: Awaitable[OneByOne | PostgresRows], replay: Replay, slices: int
) -> Figures:
    database, owned = await _served(url)
    rows = await bare
    try:
        return await _compared(database, rows, replay, slices)
    finally:
        await rows.close()
        await database.dispose()
        await owned.release()


def report(slices: int = SLICES, only: str | None = None) -> Iterator[str]:
    """Yield lines of results for both kinds of database, or for one. The last line is JSON."""
    replay = Replay()
    yield "journal: a step stored through Store.append, beside rows stored by a bare driver"
    found: dict[str, Any] = {"bench": "journal"}
    if only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            url, bare = f"sqlite:///{folder}/upcard.db", OneByOne.open(Path(folder) / "plain.db")
            told = asyncio.run(_measured(url, bare, replay, slices))
        yield "  SQLite (WAL, FULL)"
        yield from told.lines
        found["sqlite"] = told.told
    if only != "sqlite":
        with own_postgres() as postgres:
            if postgres is None:
                yield "  PostgreSQL is not installed"
            else:
                rows = PostgresRows.open(postgres)
                told = asyncio.run(_measured(postgres, rows, replay, slices))
                yield "  PostgreSQL"
                yield from told.lines
                found["postgresql"] = told.told
    yield json.dumps(found)


def main(arguments: Sequence[str]) -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench journal", description=__doc__)
    parser.add_argument("--slices", type=int, default=SLICES, metavar="N")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), metavar="DATABASE")
    chosen = parser.parse_args(arguments)
    for told in report(chosen.slices, chosen.only):
        print(told)
