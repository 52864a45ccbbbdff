"""All that is looked at when a run is over: while the bot still lives, and when it has ended."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

from data.database.database import open_database
from data.journal.store import Store
from tests.soak import shown, stored, truth
from tests.soak.answers import unanswered
from tests.soak.files import files, logs
from tests.soak.healing import Healing
from tests.soak.memory import growing
from tests.soak.pictures import drawn
from tests.soak.process import STOP_SECONDS, BotProcess
from tests.soak.promises import Broken
from tests.soak.requests import dead
from tests.soak.screens import texts
from tests.soak.secrets import hidden
from tests.soak.watched import WatchedLoopback

MOST_PICTURES = 150
"""Pictures that are read after a run: each takes some hundredths of a second."""

_AGAIN = 0.5


class Checks:
    """``pictures``: how many were read."""

    def __init__(
        self, server: WatchedLoopback, bot: BotProcess, healing: Healing, chance: Random
    ) -> None:
        self._server, self._bot, self._healing, self._chance = server, bot, healing, chance
        self.pictures = 0

    async def alive(self, seconds: float) -> list[Broken]:
        """What is looked at while the bot still lives; a message may be untrue for so long.

        People have stopped by then, but computers play on, and what they do is shown soon after.
        """
        began = monotonic()
        while True:
            untrue = await self._untrue()
            if not untrue or self._healing.is_over(began, seconds):
                return [*untrue, *files(self._bot.data)]
            await asyncio.sleep(_AGAIN)

    async def _untrue(self) -> list[Broken]:
        file = await self._bot.snapshot()
        tables = truth.tables(file)
        says = texts(self._server, file)
        database = await open_database(f"sqlite+aiosqlite:///{file}")
        try:
            broken = await shown.true_now(self._server, tables, says, Store(database))
        finally:
            await database.dispose()
        return broken + shown.healed(self._healing)

    async def ended(self, status: tuple[int | None, float], copy: Path) -> list[Broken]:
        """What is looked at when it has ended."""
        file = await self._bot.snapshot()
        server, tables = self._server, truth.tables(file)
        for table in tables.values():
            truth.fold(table)
        says = texts(server, file)
        broken = list(_end(status))
        broken += stored.whole(tables)
        broken += await stored.seen(
            server.bodies, tables, says, await stored.verdicts(file, tables)
        )
        broken += stored.booked(file, tables)
        broken += await stored.rebuilt(file, copy)
        broken += unanswered(server, self._bot, self._healing)
        broken += dead(server)
        broken += growing(self._healing.looks)
        broken += hidden(server.bodies, tables)
        wrong, self.pictures = drawn(server.bodies, tables, MOST_PICTURES, self._chance)
        broken += wrong
        broken += files(self._bot.data)
        broken += logs(self._bot.logs, server.token, tables)
        return broken


def _end(status: tuple[int | None, float]) -> Iterator[Broken]:
    code, seconds = status
    crowded = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    if code != 0 or seconds > STOP_SECONDS * crowded:
        yield Broken("SIGTERM drains", f"status {code} after {seconds:.1f} s")
