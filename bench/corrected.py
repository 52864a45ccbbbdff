"""What it costs to make a game void on a server that has played very many since.

Told are how long it takes in all; how long one transaction holds the database against others that
write; the longest that one callback holds the event loop (of its own processor time); and how long
a move at a table of another server takes to be stored meanwhile, beside the same with nothing else
going on. All but the loop's is time of the clock, and a busy machine counts in it.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from itertools import count
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import event

from bench.crowd import SERVER
from bench.hold import watching
from bench.measure import anchor, quantiles
from data.database.database import Database
from data.database.sqlite import WRITES
from data.journal.store import Store
from data.league.corrections import Corrections
from engine.table.events import Agreed
from engine.table.record import Header

_IDLE = 3.0
_PAUSE = 0.05
"""Seconds between two moves."""

_HEADER = Header(
    table_id="",
    guild_id=SERVER + 7,
    channel_id=SERVER + 8,
    game="basic",
    options={},
    host=1,
    host_name="Ann",
    seed=bytes(32),
    created_at=0,
)


class _Elsewhere:
    """A table of another server at which somebody moves all the time."""

    def __init__(self, database: Database) -> None:
        self._store, self._table = Store(database), secrets.token_hex(5)
        self._version = count(2)

    async def open(self) -> None:
        await self._store.create(replace(_HEADER, table_id=self._table), (Agreed(1),))

    @asynccontextmanager
    async def moving(self) -> AsyncIterator[list[float]]:
        """The seconds that each move took to be stored."""
        took: list[float] = []

        async def move() -> None:
            while True:
                before = perf_counter()
                await self._store.append(self._table, next(self._version), (Agreed(1),))
                took.append(perf_counter() - before)
                await asyncio.sleep(_PAUSE)

        task = asyncio.create_task(move())
        try:
            yield took
        finally:
            task.cancel()
            await asyncio.wait([task])
            if not task.cancelled():
                task.result()


@contextmanager
def _transactions(database: Database) -> Iterator[list[float]]:
    """Seconds that each transaction that writes has held the database, as it ends."""
    found: list[float] = []
    began: dict[int, float] = {}
    dialect: Any = database.engine.sync_engine.dialect
    commit = dialect.do_commit

    def begin(connection: Any) -> None:
        if connection.get_execution_options().get(WRITES):
            began[id(connection.connection.dbapi_connection)] = perf_counter()

    def ended(connection: Any) -> None:
        commit(connection)
        at = began.pop(id(connection.dbapi_connection), None)
        if at is not None:
            found.append(perf_counter() - at)

    event.listen(database.engine.sync_engine, "begin", begin)
    dialect.do_commit = ended
    try:
        yield found
    finally:
        event.remove(database.engine.sync_engine, "begin", begin)
        dialect.do_commit = commit


async def figures(database: Database, games: int) -> list[str]:
    """Lines of figures for a game of which a fifth of so many came later; it counts again then."""
    elsewhere, unit = _Elsewhere(database), anchor()
    await elsewhere.open()
    async with elsewhere.moving() as took:
        await asyncio.sleep(_IDLE)
    lines = [
        f"  a game made void (beside a loop of 10,000: {unit * 1e3:.3f} ms)",
        f"    a move elsewhere, nothing else going on: {quantiles(took, unit)}",
    ]
    since = games // 5
    return [*lines, *await _void(database, elsewhere, f"t{games - since:07}", since)]


async def _void(database: Database, elsewhere: _Elsewhere, table_id: str, since: int) -> list[str]:
    """The figures of one game with so many later ones."""
    corrections, unit = Corrections(database), anchor()
    with watching() as held, _transactions(database) as held_for:
        async with elsewhere.moving() as took:
            before, cpu = perf_counter(), process_time()
            await corrections.void(SERVER, table_id, 1, "")
            spent, cpu = perf_counter() - before, process_time() - cpu
    await corrections.restore(SERVER, table_id, 1, "")
    return [
        f"  with {since:,} later ones: {spent:,.1f} s, {cpu:,.1f} s of them of the processor",
        (
            f"    {len(held_for):,} transactions, the moves' too, the longest"
            f" {max(held_for) * 1e3:,.0f} ms; {quantiles(held_for, unit)}"
        ),
        (
            f"    loop held {held.most * 1e3:.2f} ms ({held.most / unit:.1f}) at most; over 0.5 ms"
            f" in {held.long:,} of {held.count:,} callbacks"
        ),
        *(f"      {seconds * 1e3:.2f} ms {what}" for seconds, what in held.first(3)),
        (
            f"    a move elsewhere meanwhile: {quantiles(took, unit)}, the longest"
            f" {max(took) * 1e3:,.0f} ms"
        ),
    ]
