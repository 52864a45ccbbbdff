"""One task a table, for whatever goes on at tables without a click."""

import asyncio
from collections.abc import Awaitable, Callable

from engine.errors import IllegalMove, Stale
from engine.live.faults import Frozen, Report
from engine.live.table import Table

Look = Callable[[Table], Awaitable[None]]
"""Looks at a table and does what is due there."""

RETRY = 5.0
"""Seconds after which a fault is tried again."""


class TableTasks:
    """Looks at tables when it is woken: at each once at a time, and again if there was news since.

    If a table moves on while it is looked at, so that what was meant for it is refused, it is
    looked at again. ``report`` is told of faults, since nobody is there to be told; after ``retry``
    seconds the table is looked at again. A table that stands still has said so itself, and is left
    alone; at tables that rest nothing is due.
    """

    def __init__(self, look: Look, report: Report, retry: float = RETRY) -> None:
        self._look, self._report, self._retry = look, report, retry
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._timers: dict[Table, asyncio.TimerHandle] = {}
        self._news: set[Table] = set()
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Look at this table, at once or when the present look at it is over."""
        if self._stopped or table.rests:
            return
        self._news.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._attend(table))

    def wake_in(self, table: Table, seconds: float | None) -> None:
        """Look at this table after so many seconds (None: not at all), and not when was said
        before."""
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        if seconds is not None and not self._stopped:
            loop = asyncio.get_running_loop()
            self._timers[table] = loop.call_later(max(0.0, seconds), self._time_has_come, table)

    def stop(self) -> None:
        """Look at no table any more."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks.values():
            task.cancel()
        self._timers.clear()

    def _time_has_come(self, table: Table) -> None:
        del self._timers[table]
        self.wake(table)

    async def _attend(self, table: Table) -> None:
        try:
            while table in self._news and not table.rests:
                self._news.discard(table)
                await self._look_at(table)
        finally:
            self._news.discard(table)
            del self._tasks[table]

    async def _look_at(self, table: Table) -> None:
        version = table.version
        try:
            await self._look(table)
        except Frozen:
            return
        except Exception as fault:  # noqa: BLE001  nobody else would hear of it
            if isinstance(fault, Stale | IllegalMove) and table.version != version:
                await asyncio.sleep(0)
            else:
                self._report(table, fault)
                await asyncio.sleep(self._retry)
            self._news.add(table)
