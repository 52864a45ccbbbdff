"""The clock of the tables: at a table's deadline it tells the table, and speaks for whoever is
silent in a May I window."""

import asyncio
from datetime import datetime

from engine.errors import IllegalMove, Stale
from engine.live.faults import Frozen, Report
from engine.live.pace import Now
from engine.live.table import Table
from engine.moves import Pass
from engine.phase import Phase


class Clock:
    """One waiting task a table, for the deadline that its table shows.

    ``report`` is told what goes wrong while nobody is there to be told; ``again`` is after how many
    seconds it is tried once more.
    """

    def __init__(self, now: Now, report: Report, again: float = 5.0) -> None:
        self._now, self._report, self._again = now, report, again
        self._waiting: dict[str, tuple[datetime, asyncio.Task[None]]] = {}

    def watch(self, table: Table) -> None:
        """Wait for this table's deadline instead of the one before it."""
        key = table.header.table_id
        waiting = self._waiting.get(key)
        if waiting is not None:
            if waiting[0] == table.deadline and not waiting[1].done():
                return
            if waiting[1] is not asyncio.current_task():
                waiting[1].cancel()
            del self._waiting[key]
        if table.deadline is not None:
            task = asyncio.create_task(self._wait(table, table.deadline, table.version))
            self._waiting[key] = table.deadline, task

    def stop(self) -> None:
        """Wait for nothing any more."""
        for _, task in self._waiting.values():
            task.cancel()
        self._waiting.clear()

    async def _wait(self, table: Table, deadline: datetime, version: int) -> None:
        await asyncio.sleep(max(0.0, (deadline - self._now()).total_seconds()))
        while True:
            try:
                await _time_is_up(table, deadline, version)
            except (Stale, IllegalMove):
                self.watch(table)  # somebody was quicker than the clock
                return
            except Frozen as frozen:
                self._report(table, frozen)
                return
            except Exception as fault:  # noqa: BLE001  nobody else would hear of it
                self._report(table, fault)
                await asyncio.sleep(self._again)
            else:
                return


async def _time_is_up(table: Table, deadline: datetime, version: int) -> None:
    phase = None if table.state is None else table.state.phase
    if phase is Phase.OVER:
        await table.next_deal(None)
        return
    if phase is not Phase.MAY_I:
        # His own moves within the turn have raised the version; the deadline is still his.
        await table.time_out(deadline)
        return
    for seat in sorted(table.acting()):
        await table.play_seat(seat, Pass(), version)
