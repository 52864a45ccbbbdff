"""What people take home: everything that is kept of one, and a season as a table.

Told are how long it takes, the longest that the event loop is held by one callback (of its own
processor time), and the longest that a timer of 1 ms was late by the clock, beside the same with
nothing going on: that is what a move at a table waits.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import perf_counter

from sqlalchemy import func, select

from bench.crowd import SERVER
from bench.hold import watching
from bench.measure import anchor
from bot.screens.settings import export_lines
from data.database.database import Database
from data.database.schema import results
from data.league.queries import League
from data.league.seasons import Seasons
from data.privacy import Privacy
from engine.live.archive import unhurried

_GAMES = 2_000
"""Games of the person whose data are taken, or as near to it as anybody comes."""

_TICK = 0.001
_IDLE = 2.0


@asynccontextmanager
async def _ticking() -> AsyncIterator[list[float]]:
    """How late, in seconds, a short timer comes."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(_TICK)
            late.append(perf_counter() - before - _TICK)

    task = asyncio.create_task(tick())
    try:
        yield late
    finally:
        task.cancel()


async def _somebody(database: Database) -> tuple[int, int]:
    """A person, and how many games they have."""
    count = func.count()
    query = select(results.c.user_id, count).where(results.c.user_id > 0)
    near = query.group_by(results.c.user_id).order_by(func.abs(count - _GAMES)).limit(1)
    async with database.read() as connection:
        user, games = (await connection.execute(near)).one()
    return user, games


async def figures(database: Database) -> list[str]:
    """Lines of figures about a server of bench.crowd."""
    (user, games), unit = await _somebody(database), anchor()
    seasons = await Seasons(database).of(SERVER)
    season = seasons[len(seasons) // 2].season_id

    async def export() -> bytes:
        kept = await Privacy(database).export(user)
        return "".join(await unhurried(export_lines(kept))).encode()

    works: dict[str, Callable[[], Awaitable[bytes]]] = {
        f"everything about a person of {games:,} games": export,
        "a season as CSV": lambda: League(database).season_csv(SERVER, season),
    }
    async with _ticking() as late:
        await asyncio.sleep(_IDLE)
    idle = f"{max(late) * 1e3:.1f} ms with nothing going on"
    lines = [f"  taken home (beside a loop of 10,000: {unit * 1e3:.3f} ms)"]
    for name, work in works.items():
        before = perf_counter()
        with watching() as held:
            async with _ticking() as late:
                size = len(await work())
        lines.append(
            f"  {name}: {size / 1000:,.0f} kB in {perf_counter() - before:.1f} s; loop held"
            f" {held.most * 1e3:.2f} ms ({held.most / unit:.1f}), a timer late"
            f" {max(late) * 1e3:.1f} ms ({idle})"
        )
    return lines
