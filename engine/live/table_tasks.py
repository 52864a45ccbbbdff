"""The tasks that act at tables without a click, one per table, and the clock of the tables.

At a table's deadline the clock ends the turn, starts the next deal, or passes for everyone who is
silent in a May I window.
"""

import asyncio
from collections.abc import Awaitable, Callable

from engine.errors import IllegalMove, Stale
from engine.live.faults import Frozen
from engine.live.table import Report, Table
from engine.live.timing import Now
from engine.moves import Pass
from engine.phase import Phase
from engine.table import absence, play

Look = Callable[[Table], Awaitable[None]]
"""Looks at a table and does what is due there."""

RETRY = 5.0
"""A look that failed is tried again after this many seconds."""


class TableTasks:
    """Looks at a table when it is woken. Each table has at most one look at a time.

    A table that is woken during a look is looked at again. A look replaces the look that was
    scheduled for later. If the table changes during a look, so that its action is refused, the
    table is looked at again. Faults go to ``report``, because no one would see them otherwise.
    After a fault, the table is looked at again in ``retry`` seconds. A stopped table has already
    reported its fault. At a table that rests, nothing is due.
    """

    def __init__(self, look: Look, report: Report, retry: float = RETRY) -> None:
        self._look, self._report, self._retry = look, report, retry
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._timers: dict[Table, asyncio.TimerHandle] = {}
        self._woken: set[Table] = set()
        self._stopped = False

    def wake(self, table: Table) -> None:
        """Look at this table, now or after the current look."""
        if self._stopped or table.rests:
            return
        self._woken.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._attend(table))

    def wake_in(self, table: Table, seconds: float | None) -> None:
        """Look at this table after these seconds, or never with None.

        This call replaces an earlier call for the table.
        """
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()
        if seconds is not None and not self._stopped:
            loop = asyncio.get_running_loop()
            self._timers[table] = loop.call_later(max(0.0, seconds), self._time_has_come, table)

    def stop(self) -> None:
        """Stop looking at tables."""
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
            while table in self._woken and not table.rests:
                self._woken.discard(table)
                self.wake_in(table, None)
                version = table.version
                try:
                    await self._look(table)
                except Frozen:
                    continue
                except Exception as fault:  # noqa: BLE001  no one else would hear of it
                    if isinstance(fault, Stale | IllegalMove) and table.version != version:
                        await asyncio.sleep(0)
                    else:
                        self._report(table, fault)
                        await asyncio.sleep(self._retry)
                    self._woken.add(table)
        finally:
            self._woken.discard(table)
            del self._tasks[table]


_EARLY = 0.001
"""Seconds by which a timer may fire too early."""


class Clock:
    """Waits for the deadline of each table. ``report`` and ``retry`` are passed to TableTasks."""

    def __init__(self, now: Now, report: Report, retry: float = RETRY) -> None:
        self._now = now
        self._tasks = TableTasks(self._look, report, retry)

    def watch(self, table: Table) -> None:
        """Wait for this table's current deadline instead of the previous one."""
        self._tasks.wake_in(table, self._seconds_left(table))

    def forget(self, table: Table) -> None:
        """Stop waiting for a table that has left memory. Another timer (Unloaded) waits for it."""
        self._tasks.wake_in(table, None)

    def stop(self) -> None:
        """Stop waiting."""
        self._tasks.stop()

    def _seconds_left(self, table: Table) -> float | None:
        """Return the seconds until the table continues on its own.

        Return None if it doesn't continue on its own.
        """
        deadline = table.deadline
        return None if deadline is None else (deadline - self._now()).total_seconds()

    async def _look(self, table: Table) -> None:
        deadline, left, version = table.deadline, self._seconds_left(table), table.version
        if deadline is None or left is None or left > _EARLY:
            self.watch(table)  # someone was faster than the clock
            return
        if table.phase is Phase.OVER:
            await table.next_deal(None)
        elif table.phase is not Phase.MAY_I:
            await table.do(absence.time_out, deadline.timestamp())
        else:
            for seat in sorted(table.acting()):
                await table.do_at(version, play.play_seat, seat, Pass())
