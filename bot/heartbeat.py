"""The heartbeat of a bot: that it runs, and how it is, for whoever watches over it."""

import asyncio
from collections.abc import Callable

import structlog

from bot.app import Upcard
from bot.health import BEAT, DISCORD, PAINTER, STOPPED, THINKER, TROUBLES
from bot.systemd import notify
from data.database.trouble import StorageTrouble

_log = structlog.get_logger()


class Heartbeat:
    """Beats every ten seconds once the tables are back, into the database and to systemd.

    What is wrong stands in the status of the service, and is told by ``python -m bot health``.
    """

    def __init__(self, bot: Upcard, notify: Callable[..., None] = notify) -> None:
        self._bot, self._notify = bot, notify

    async def beat_on(self) -> None:
        """Beat until cancelled."""
        await self._bot.restored.wait()
        self._notify("READY=1")
        while True:
            troubles = self._troubles()
            words = " ".join(TROUBLES[one] for one in troubles) or "Playing."
            self._notify(f"STATUS={words}")
            await self._beat(*troubles)
            await asyncio.sleep(BEAT)

    async def stop(self) -> None:
        """Say that it ends because it was told to."""
        if self._bot.restored.is_set():
            await self._beat(STOPPED)

    async def _beat(self, *troubles: str) -> None:
        try:
            await self._bot.heartbeat.beat(troubles)
        except StorageTrouble:
            # The storage says so itself; health tells by the heartbeat that it misses.
            return
        except Exception as fault:  # noqa: BLE001  nobody waits for it, and the next may succeed
            _log.error("fault", doing="the heartbeat", exc_info=fault)

    def _troubles(self) -> list[str]:
        painter, thinker = self._bot.services.painter, self._bot.services.thinker
        found = {
            DISCORD: self._bot.is_connected,
            PAINTER: painter.is_alive,
            THINKER: thinker.is_alive,
        }
        return [name for name, is_well in found.items() if not is_well]
