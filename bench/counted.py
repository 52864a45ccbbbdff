"""What counting costs: the same clicks on bots with and without metrics, and fetching the page.

Bot and Discord on the loopback share this process, so that the difference alone means something.
"""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import process_time

import aiohttp
from structlog.testing import capture_logs

from bot.app import Upcard
from bot.blocks.click import Click, read_click
from bot.discordpy.connection import pointed_at
from bot.settings import load
from bot.wiring import Wiring
from tests.discord.loopback import Loopback

_CLICKS, _ROUNDS, _FETCHES = 200, 5, 20


def report() -> Iterator[str]:
    """Processor time of a click, the least and the median of some rounds, and of the page."""
    yield "counted: processor time with and without METRICS_PORT"
    without, with_it, fetch, size = asyncio.run(_measure())
    more = [each[1] - each[0] for each in zip(without, with_it, strict=True)]
    yield f"  a click without     {_spread(without)} (bot and loopback)"
    yield f"  a click with        {_spread(with_it)}, median {median(more) * 1e6:+.0f} µs"
    yield f"  fetching the page   {_spread(fetch)}, {size / 1024:.0f} KiB"


def _spread(seconds: list[float]) -> str:
    return f"least {min(seconds) * 1e3:.3f} median {median(seconds) * 1e3:.3f} ms"


async def _measure() -> tuple[list[float], list[float], list[float], int]:
    without: list[float] = []
    with_it: list[float] = []
    fetches: list[float] = []
    size = 0
    # By turns, because a machine is not equally quick all the time.
    for _ in range(_ROUNDS):
        async with _bot(None) as (server, _):
            without.append(await _clicks(server))
        async with _bot(0) as (server, address), aiohttp.ClientSession() as http:
            with_it.append(await _clicks(server))
            before = process_time()
            for _ in range(_FETCHES):
                async with http.get(address) as answer:
                    size = len(await answer.read())
            fetches.append((process_time() - before) / _FETCHES)
    return without, with_it, fetches, size


async def _clicks(server: Loopback) -> float:
    """Seconds of a click by which somebody joins a lobby or leaves it."""
    lobby = next(iter(server.messages.values()))
    found = next(
        click
        for part in str(lobby["components"]).split("'")
        if (click := read_click(part)) is not None
    )
    before = process_time()
    for number in range(_CLICKS):
        click = Click(found.table_id, 0, ("join", "stand")[number % 2])
        await server.answer(await server.click(lobby, click.write(), by="Ben"))
    return (process_time() - before) / _CLICKS


@asynccontextmanager
async def _bot(port: int | None) -> AsyncIterator[tuple[Loopback, str]]:
    """A bot with a lobby, and the address of its page."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/bench.db"
        settings = load(Path("no.env"), database_url=url, metrics_port=port)
        async with Loopback() as server:
            with pointed_at(server.api_url, server.gateway_url), capture_logs() as lines:
                bot = Upcard(settings, Wiring(inline=True, emojis=False))
                running = asyncio.create_task(bot.start(server.token))
                await server.ready()
                await bot.wait_until_ready()
                await server.answer(await server.command("rummy new basic"))
                ports = [line["port"] for line in lines if line["event"] == "metrics"]
                yield server, f"http://127.0.0.1:{ports[0] if ports else 0}/metrics"
                await bot.close()
                with contextlib.suppress(asyncio.CancelledError):
                    await running
