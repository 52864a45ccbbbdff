"""What is done beside the tables while the bot runs: none of it is anybody's click."""

import asyncio

import structlog

from data.league.corrections import Corrections
from engine.live.hall import Hall
from engine.live.table import Table

_log = structlog.get_logger()
_SWEEP_SECONDS = 60


class Upkeep:
    """Idle tables leave memory, and corrections that a process has left undone are finished."""

    def __init__(self, hall: Hall, corrections: Corrections) -> None:
        self._hall, self._corrections = hall, corrections
        self._sweeping: asyncio.Task[None] | None = None
        self._finishing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with both."""
        self._sweeping = asyncio.create_task(self._sweep())
        self._finishing = asyncio.create_task(self._finish())

    async def stop(self) -> None:
        """Do no more. What is left of corrections is for the next process."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._corrections.stop()
        if self._finishing is not None:
            await asyncio.wait([self._finishing])

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self._hall.sweep(log_lost_table)

    async def _finish(self) -> None:
        """Tables are played meanwhile: a server with many games takes minutes."""
        try:
            await self._corrections.finish()
        except Exception as fault:  # noqa: BLE001  nobody waits for it
            _log.error("fault", doing="corrections", exc_info=fault)


def log_table_fault(table: Table, fault: Exception) -> None:
    """A fault that no click caused: the log has it, with the table it happened at."""
    log_lost_table(table.header.table_id, fault)


def log_lost_table(table_id: str, fault: Exception) -> None:
    """The same where the table could not be brought back or closed."""
    _log.error("fault", table=table_id, exc_info=fault)
