"""The clock of the tables: at a table's deadline it tells the table, and speaks for whoever is
silent in a May I window."""

from engine.live.faults import Report
from engine.live.pace import Now
from engine.live.table import Table
from engine.live.table_tasks import RETRY, TableTasks
from engine.moves import Pass
from engine.phase import Phase

_EARLY = 0.001
"""Seconds by which a timer may wake too early."""


class Clock:
    """Waits for the deadline of each table. ``report`` and ``retry`` are those of TableTasks."""

    def __init__(self, now: Now, report: Report, retry: float = RETRY) -> None:
        self._now = now
        self._tasks = TableTasks(self._look, report, retry)

    def watch(self, table: Table) -> None:
        """Wait for this table's deadline instead of the one before it."""
        self._tasks.wake_in(table, self._left(table))

    def forget(self, table: Table) -> None:
        """This table has left memory: its time is waited for elsewhere."""
        self._tasks.wake_in(table, None)

    def stop(self) -> None:
        """Wait for nothing any more."""
        self._tasks.stop()

    def _left(self, table: Table) -> float | None:
        """Seconds until the table goes on by itself; None: it does not."""
        deadline = table.deadline
        return None if deadline is None else (deadline - self._now()).total_seconds()

    async def _look(self, table: Table) -> None:
        deadline, left, version = table.deadline, self._left(table), table.version
        if deadline is None or left is None or left > _EARLY:
            self.watch(table)  # somebody was quicker than the clock
            return
        if table.phase is Phase.OVER:
            await table.next_deal(None)
        elif table.phase is not Phase.MAY_I:
            await table.time_out(deadline)
        else:
            for seat in sorted(table.acting()):
                await table.play_seat(seat, Pass(), version)
