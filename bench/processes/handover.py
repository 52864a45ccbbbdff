"""How long nobody is served when one process takes over from another, as people feel it."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from bench.load.discord import CountedLoopback

if TYPE_CHECKING:
    from tests.discord.loopback_interactions import Asked

_EVERY = 0.02
"""Seconds between two who ask for something."""
_BEFORE = 1.0
_SECONDS = 60.0


class Asking:
    """Somebody else asks for something again and again, whether or not it is answered."""

    def __init__(self, server: CountedLoopback) -> None:
        self._server = server
        self._asked: list[Asked] = []
        self._task = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        while True:
            number = len(self._asked)
            self._asked.append(await self._server.command("about", by=f"Somebody {number}"))
            await asyncio.sleep(_EVERY)

    async def answered_since(self, moment: float) -> None:
        """Wait until somebody is answered who asked after this moment of the clock."""
        async with asyncio.timeout(_SECONDS):
            # Whoever will be the first has not asked yet: there is nothing to wait for but time.
            while not any(one.at > moment and one.answered.done() for one in self._asked):  # noqa: ASYNC110
                await asyncio.sleep(_EVERY)

    async def longest(self) -> float:
        """The longest time, in seconds, in which nobody asked who was answered later."""
        self._task.cancel()
        await asyncio.sleep(_BEFORE)
        served = [one.at for one in self._asked if one.answered.done()]
        return max(after - before for before, after in pairwise(served))


async def handover(folder: Path, url: str, end: signal.Signals) -> float:
    """Seconds in which whoever clicked was not answered, while a process that was sent this signal
    was replaced by one that stood by."""
    async with CountedLoopback() as server:
        settings = {
            **os.environ,
            "DISCORD_TOKEN": server.token,
            "DISCORD_API_URL": server.api_url,
            "DISCORD_GATEWAY_URL": server.gateway_url,
            "DATABASE_URL": url,
            "XDG_RUNTIME_DIR": str(folder),
        }
        first, second = folder / f"{end.name}-first.log", folder / f"{end.name}-second.log"
        owner = await _bot(settings, first)
        try:
            await _says(first, " ready ")
            successor = await _bot(settings, second)
            try:
                await _says(second, "standing_by")
                asking = Asking(server)
                await asyncio.sleep(_BEFORE)
                owner.send_signal(end)
                moment = asyncio.get_running_loop().time()
                await _says(second, " ready ")
                await asking.answered_since(moment)
                return await asking.longest()
            finally:
                await _end(successor)
        finally:
            await _end(owner)


async def _bot(settings: Mapping[str, str], log: Path) -> asyncio.subprocess.Process:
    with log.open("ab") as said:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"), env=settings, stdout=said, stderr=said
        )


async def _says(log: Path, words: str) -> None:
    async with asyncio.timeout(_SECONDS):
        while words not in await asyncio.to_thread(log.read_text):  # noqa: ASYNC110  none tells
            await asyncio.sleep(_EVERY)


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.send_signal(signal.SIGINT)
    await process.wait()
