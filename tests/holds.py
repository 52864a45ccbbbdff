"""Draw many times while the database doesn't answer: ``python -m tests.holds``.

The network to PostgreSQL is held, or the disk under SQLite takes that long. For each time, the
output says when the player got their first answer. It also says whether the answer was that nothing
had changed although the move was stored, and how soon afterwards the table's message was up to
date. The exit status is 1 if a promise was broken.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from bench.own_postgres import own_postgres
from bot.settings import load
from bot.start.app import Upcard
from bot.start.wiring import Wiring
from bot.text import Text
from data.database.database import open_database
from data.database.shards import ALL
from data.database.sqlite import SqliteWriter
from data.leases.shard_lease import lease_of
from engine.live.table import Table
from engine.moves import Discard, Draw, Pass
from engine.phase import Phase
from tests.discord.live_table import LiveTable, game
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.pointed import pointed_at
from tests.proxy import Proxy

IN_TIME = 3.0
"""Seconds after which Discord calls an interaction failed, and in which messages change."""
_NOTHING = Text("en")("storage-trouble")
_LATE = Text("en")("takes-longer")
_LIMIT = 60.0


@dataclass(frozen=True, slots=True)
class Told:
    """The result of a Draw."""

    answer: float | None
    """Seconds until the first answer, or None without one."""
    late: bool
    """Whether the player was told that it takes longer."""
    nothing: bool
    """Whether the player was told that nothing has changed."""
    stored: bool
    true: float | None
    """Seconds from the end of the trouble until the message was up to date, or None if never."""

    @property
    def is_wrong(self) -> bool:
        """Whether a promise was broken."""
        lied = self.nothing and self.stored
        return lied or self.answer is None or self.true is None or self.true > IN_TIME


@asynccontextmanager
async def bot_on(server: Loopback, url: str) -> AsyncIterator[Upcard]:
    """Run a bot in this process with its lease, which edits as often as on Discord."""
    settings = load(Path("no.env"), database_url=url, computer_pause_seconds=0)
    await (await open_database(url, may_be_new=True)).dispose()
    owned = lease_of(url, ALL, settings.takeover_seconds)
    await owned.take(print)
    taken = asyncio.create_task(owned.taken_away())
    bot = Upcard(settings, Wiring(inline=True, emojis=False), owned)
    bot._connection.guild_ready_timeout = 0.02
    with pointed_at(server.api_url, server.gateway_url):
        task = asyncio.create_task(bot.start(server.token))
        await server.ready()
        await bot.wait_until_ready()
        await asyncio.wait_for(bot.restored.wait(), _LIMIT)
        try:
            yield bot
            assert not taken.done(), taken.result()
        finally:
            await bot.close()
            for one in (taken, task):
                one.cancel()
            await asyncio.wait([taken, task])
            await owned.release()


async def draw_meanwhile(live: LiveTable, trouble: Callable[[], None], seconds: float) -> Told:
    """Press Draw while the storage is in trouble for some seconds.

    ``trouble`` starts the trouble and ends it.
    """
    server, table = live.server, live.table
    await _until_draw(live)
    version = table.version
    server.answer_seconds = IN_TIME
    trouble()
    began = time.monotonic()
    asked = await live.press("Draw")
    answer = await _seconds(began, asked.answered.done, seconds)
    await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
    trouble()
    true = await _seconds(time.monotonic(), lambda: live.is_true and table.version > version, 6.0)
    if true is None:
        # If the draw isn't stored, an answer that says so is right as well.
        true = 0.0 if live.is_true and table.version == await _stored(table) else None
    server.answer_seconds = None
    said = _said(server, asked)
    stored = await _stored(table) > version
    return Told(answer, _LATE in said, _NOTHING in said, stored, true)


async def _seconds(since: float, true: Callable[[], bool], limit: float) -> float | None:
    until = since + limit
    while not true():
        if time.monotonic() > until:
            return None
        await asyncio.sleep(0.01)
    return time.monotonic() - since


def _said(server: Loopback, asked: Asked) -> str:
    """Return all that the bot has sent as answers to this click."""
    return " ".join(str(one.payload) for one in server.requests if asked.token in one.path)


async def _stored(table: Table) -> int:
    """Return the newest version in the journal."""
    page = await table._journal.load(table.header.table_id)
    assert page is not None
    return page.version


async def _until_draw(live: LiveTable) -> None:
    """Play as plainly as possible until a player has to draw."""
    table = live.table
    while table.phase is not Phase.DRAW:
        if table.phase is Phase.OVER:
            await table.next_deal(None)
            continue
        seat = min(table.acting())
        mine, user = table.observation(seat), table.roster.sitters[seat].user
        assert mine is not None
        assert user is not None
        await table.play(user, next(iter(mine.offers(Discard, Pass, Draw))))
    await live.until_true()


@contextmanager
def slow_disk(url: str) -> Iterator[tuple[str, Callable[[float], Callable[[], None]]]]:
    """Yield the address, and trouble in which every batch takes long to reach the disk."""
    whole, wait = SqliteWriter._store, [0.0]

    def store(self: SqliteWriter, *groups: object) -> object:
        time.sleep(wait[0])
        return whole(self, *groups)  # type: ignore[arg-type]

    def trouble(seconds: float) -> Callable[[], None]:
        def turn() -> None:
            wait[0] = 0.0 if wait[0] else seconds

        return turn

    SqliteWriter._store = store  # type: ignore[assignment,method-assign]
    try:
        yield url, trouble
    finally:
        SqliteWriter._store = whole  # type: ignore[method-assign]


@contextmanager
def held_network(address: str) -> Iterator[tuple[str, Callable[[float], Callable[[], None]]]]:
    """Yield the address, and trouble in which the network is held."""
    place, _, name = address.rpartition("@")[2].partition("/")
    with Proxy("127.0.0.1", int(place.partition(":")[2])) as network:

        def trouble(_: float) -> Callable[[], None]:
            steps = iter((network.hold, network.release))

            def turn() -> None:
                next(steps)()

            return turn

        yield f"postgresql+asyncpg://upcard:secret@127.0.0.1:{network.port}/{name}", trouble
        network.cut()


async def holds(
    url: str, trouble: Callable[[float], Callable[[], None]], seconds: float, times: int
) -> list[Told]:
    """Draw ``times`` times in one game, each time in such trouble."""
    async with Loopback() as server, bot_on(server, url) as bot:
        live = await game(server, bot, 0)
        return [await draw_meanwhile(live, trouble(seconds), seconds) for _ in range(times)]


def report(name: str, seconds: float, told: list[Told]) -> None:
    """Print a line of results."""
    print(
        f"{name}, {seconds:g} s, {len(told)} times at load {os.getloadavg()[0]:.0f}:"
        f" lied {sum(one.nothing and one.stored for one in told)},"
        f" stored {sum(one.stored for one in told)},"
        f" told that it takes longer {sum(one.late for one in told)},"
        f" first answer {_spread([one.answer for one in told])};"
        f" true {_spread([one.true for one in told])}",
        flush=True,
    )


def _spread(times: list[float | None]) -> str:
    known = sorted(one for one in times if one is not None)
    middle = f"after {known[len(known) // 2]:.2f} s, at most {known[-1]:.2f} s, " if known else ""
    return f"{middle}never {len(times) - len(known)}"


async def _fresh(address: str) -> str:
    """Create another database on this server. Return its address."""
    connection = await asyncpg.connect(address)
    name = f"holds_{time.monotonic_ns()}"
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{address.rpartition('/')[0]}/{name}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.holds", description=__doc__)
    parser.add_argument("--times", type=int, default=20, metavar="N", help="20")
    parser.add_argument("--seconds", type=float, nargs="*", default=[3, 4, 8], help="3 4 8")
    chosen = parser.parse_args()
    wrong = 0
    with own_postgres() as address:
        for seconds in chosen.seconds if address else ():
            with held_network(asyncio.run(_fresh(address))) as (url, trouble):
                told = asyncio.run(holds(url, trouble, seconds, chosen.times))
            report("network to PostgreSQL held", seconds, told)
            wrong += sum(one.is_wrong for one in told)
    for seconds in chosen.seconds:
        with (
            tempfile.TemporaryDirectory() as folder,
            slow_disk(f"sqlite+aiosqlite:///{folder}/a.db") as (url, trouble),
        ):
            told = asyncio.run(holds(url, trouble, seconds, chosen.times))
        report("disk of SQLite slow", seconds, told)
        wrong += sum(one.is_wrong for one in told)
    print(f"{wrong} were wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
