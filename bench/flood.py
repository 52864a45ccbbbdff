"""How long somebody waits for their hand while somebody else floods the bot, and after a restart
with thousands of tables: beside what they wait when nobody else does anything.

The real bot in a process of its own, against Discord on the loopback (tests/discord/loopback.py).
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter

from sqlalchemy import insert

from bench.measure import anchor, quantiles
from bot.screens.click import ME, Click
from data.database.database import open_database
from data.database.schema import journal, tables
from data.journal.codec import write_events
from data.journal.store import table_row
from engine.table.record import Header
from tests.discord.loopback import Asked, Loopback
from tests.discord.payloads import CHANNEL_ID, GUILD_ID, PLAYERS, Json
from tests.screens.script import Script

_ASKED = 60
_TABLES = 2_000
_WATCHED = 60.0
"""Seconds for which the tables are watched while they are shown, about ten a second."""
_LOG = "log.txt"
_SECONDS = 120.0
_FLOOD = (("rummy new contract", 1_000), ("stats", 150), ("privacy export", 150))
_CLICKS = 500
_REFUSED = {
    "too soon": "That was quick!",
    "too many at once": "was left out",
    "full": "open lobbies",
}


@asynccontextmanager
async def _running(folder: Path, server: Loopback) -> AsyncIterator[None]:
    """A bot over the database of this folder; what it complains of is in _LOG there."""
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/upcard.db",
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "LOG_LEVEL": "WARNING",
    }
    with (folder / _LOG).open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"), env={**os.environ, **settings}, stdout=log, stderr=log
        )
    try:
        async with asyncio.timeout(_SECONDS):
            while not server.identified:  # noqa: ASYNC110  nothing tells when a bot is there
                await asyncio.sleep(0.01)
        yield
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGINT)
        await process.wait()


async def _answer(asked: Asked) -> str:
    async with asyncio.timeout(_SECONDS):
        return str((await asyncio.shield(asked.answered)).data)


async def _waits(server: Loopback, message: Json, ids: list[str]) -> list[float]:
    """Seconds until Ben's hand is there, once at each of these tables."""
    took = []
    for table_id in ids:
        began = perf_counter()
        await _answer(await server.click(message, Click(table_id, 1, "hand").write(), by="Ben"))
        took.append(perf_counter() - began)
        await asyncio.sleep(0.02)
    return took


async def _lobby(server: Loopback) -> tuple[Json, str]:
    """A lobby of Ben's and its id."""
    asked = await server.command("rummy new contract", by="Ben")
    await _answer(asked)
    message = asked.answered.result().message
    assert message is not None
    return message, str(message["components"]).split("u1|")[1].split("|")[0]


async def _flood(server: Loopback, message: Json) -> list[Asked]:
    """All that Ann wants at once."""
    asked = []
    for path, times in _FLOOD:
        for _ in range(times):
            asked.append(await server.command(path, by="Ann"))
            await asyncio.sleep(0)
    click = Click(ME, 3, "replay-on", "0000000001").write()
    asked += [await server.click(message, click, by="Ann") for _ in range(_CLICKS)]
    return asked


async def _flooded() -> list[str]:
    unit = anchor()
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback() as server, _running(Path(folder), server):
            message, table_id = await _lobby(server)
            ids = [table_id] * _ASKED
            quiet = await _waits(server, message, ids)
            flooding = asyncio.create_task(_flood(server, message))
            loud = await _waits(server, message, ids)
            asked = await flooding
            words = [await _answer(one) for one in asked]
    kinds = Counter(
        next((kind for kind, part in _REFUSED.items() if part in word), "done") for word in words
    )
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    ratio = sorted(loud)[_ASKED // 2] / sorted(quiet)[_ASKED // 2]
    return [
        f"flood: Ben’s hand while Ann sends {len(asked):,} clicks and commands at once",
        f"  quiet    {quantiles(quiet, unit)}",
        f"  flooded  {quantiles(loud, unit)}: p50 {ratio:.1f} times the quiet one",
        f"  Ann was answered {len(words):,} times: {told}",
    ]


async def _stored(folder: Path) -> list[str]:
    """So many tables of Ben's in the middle of a game, in as many channels; their ids."""
    game = Script("contract", 3).begin().play_on(lambda state: state.turn_no > 12)
    database = await open_database(f"sqlite+aiosqlite:///{folder}/upcard.db")
    ids = [f"{number:010x}" for number in range(_TABLES)]
    for table_id in ids:
        header = Header(
            table_id=table_id,
            guild_id=GUILD_ID,
            channel_id=CHANNEL_ID,
            game=game.header.game,
            options=game.header.options,
            host=PLAYERS["Ben"],
            host_name="Ben",
            seed=game.header.seed,
            created_at=game.header.created_at,
        )
        steps = [
            {
                "table_id": table_id,
                "version": entry.version,
                "events": write_events(entry.events),
                "stored_at": 1_790_000_000,
            }
            for entry in game.entries
        ]
        async with database.write() as connection:
            await connection.execute(insert(tables), [table_row(header) | {"message_id": 1}])
            await connection.execute(insert(journal), steps)
    await database.dispose()
    return ids


def _posts(server: Loopback) -> int:
    return len(server.sent("POST", "/channels/*/messages"))


async def _busiest(server: Loopback) -> int:
    """Most messages posted in one second, while the tables are watched."""
    seconds, before = [], _posts(server)
    for _ in range(int(_WATCHED)):
        await asyncio.sleep(1)
        seconds.append(_posts(server) - before)
        before += seconds[-1]
    return max(seconds)


async def _restarted() -> list[str]:
    unit = anchor()
    with tempfile.TemporaryDirectory() as folder:
        ids = await _stored(Path(folder))
        async with Loopback() as server:
            began = perf_counter()
            async with _running(Path(folder), server):
                up = perf_counter() - began
                source = {"id": "1", "flags": 0, "channel_id": str(CHANNEL_ID), "components": []}
                [first] = await _waits(server, source, ids[-1:])
                early = await _waits(server, source, ids[:_ASKED])
                busiest = await _busiest(server)
                late = await _waits(server, source, ids[:_ASKED])
        lines = (Path(folder) / _LOG).read_text().splitlines()
        # Without the time before, and the facts behind, what the line is about.
        told = Counter("[" + line.split("[")[1].rstrip() for line in lines if "[" in line)
    return [
        f"restart: {_TABLES:,} stored tables, the bot is connected after {up:.1f} s",
        f"  the first click is answered after {first * 1e3:.0f} ms ({first / unit:.0f})",
        f"  {_ASKED} clicks at other tables behind it  {quantiles(early, unit)}",
        f"  the same later                    {quantiles(late, unit)}",
        f"  {_posts(server):,} messages posted by then, at most {busiest} in a second",
        f"  {told.total()} lines of warnings and errors",
        *(f"    {count} × {line}" for line, count in sorted(told.items())),
    ]


def report() -> Iterator[str]:
    """Lines of figures."""
    yield from asyncio.run(_flooded())
    yield from asyncio.run(_restarted())


if __name__ == "__main__":
    print("\n".join(report()))
