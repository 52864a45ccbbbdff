"""What is done beside the tables while the bot runs: none of it is anybody's click."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from bot.halts import log_lost_table
from bot.start.retention import Retention
from data.database.database import Database
from data.database.trouble import StorageTrouble
from data.journal.store import Store
from data.league.corrections import Corrections
from engine.live.faults import reporting
from engine.live.table_tasks import RETRY
from engine.live.tables import TableRegistry

_log = structlog.get_logger()
_SWEEP_SECONDS = 60
_LOOK_SECONDS = 30
"""Local play and tests let each click wait for timers that are due within seconds."""
_NOTE_SECONDS = 10
_DELETE_SECONDS = 60 * 60
_Result = TypeVar("_Result")


class Upkeep:
    """Idle tables leave memory, what a process or the storage has left undone is finished, and what
    was kept for long enough is deleted."""

    def __init__(
        self,
        registry: TableRegistry,
        database: Database,
        store: Store,
        corrections: Corrections,
        retention: Retention,
    ) -> None:
        self._registry, self._store, self._corrections = registry, store, corrections
        self._database, self._retention = database, retention
        self._tasks: list[asyncio.Task[Any]] = []
        self._finishing: asyncio.Task[None] | None = None
        self._is_over = self._knows_tables = False

    def start(self) -> None:
        """Begin with all of it."""
        for work in (
            _repeat(self._sweep, _SWEEP_SECONDS),
            _repeat(self._look, _LOOK_SECONDS),
            _repeat(self._registry.index_rows.write, _NOTE_SECONDS),
            _repeat(self._retention.delete_due, _DELETE_SECONDS, at_once=True),
        ):
            self._tasks.append(asyncio.create_task(work))
        self._finishing = asyncio.create_task(self._finish())

    async def restore(self) -> int:
        """Learn which tables are open, and how many; those that have to be read are from now on."""
        knowing = asyncio.create_task(until_stored(self._registry.know))
        self._tasks.append(knowing)
        count = await knowing
        self._knows_tables = True
        if not self._is_over:
            self._tasks.append(asyncio.create_task(read_tables(self._registry)))
        return count

    async def stop(self) -> None:
        """Do no more. What is left of corrections and deletions is for the next process."""
        self._is_over = True
        self._retention.stop()
        for task in self._tasks:
            task.cancel()
        await self._corrections.stop()
        if self._finishing is not None:
            # What they have begun in the database comes to its end first.
            await asyncio.wait([self._finishing, *self._tasks])

    async def _sweep(self) -> None:
        # Its note that the bot runs would hide since when it did not.
        if self._knows_tables:
            await self._registry.sweep(log_lost_table)

    async def _look(self) -> None:
        """After the database and what it could not take."""
        await self._database.look()
        await self._store.catch_up()

    async def _finish(self) -> None:
        """Tables are played meanwhile: a server with many games takes minutes."""
        try:
            await until_stored(self._corrections.finish)
        except Exception as fault:  # noqa: BLE001  nobody waits for it
            _log.error("fault", doing="corrections", exc_info=fault)


async def _repeat(
    work: Callable[[], Awaitable[object]], seconds: float, *, at_once: bool = False
) -> None:
    """Repeat something, with this many seconds in between."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        with reporting(log_lost_table, ""):
            await work()
        await asyncio.sleep(seconds)


async def until_stored(work: Callable[[], Awaitable[_Result]]) -> _Result:
    """Do something that nobody waits for once more, as long as the storage is in trouble."""
    while True:
        try:
            return await work()
        except StorageTrouble:
            await asyncio.sleep(RETRY)


async def read_tables(registry: TableRegistry) -> None:
    """Bring back the tables that have to be; what the storage could not read, a little later."""
    trouble: list[str] = []

    def lost(table_id: str, fault: Exception) -> None:
        log_lost_table(table_id, fault)
        if isinstance(fault, StorageTrouble):
            trouble.append(table_id)

    while True:
        async for _ in registry.read(lost):
            pass
        if not trouble:
            return
        registry.read_again(trouble)
        trouble.clear()
        await asyncio.sleep(RETRY)
