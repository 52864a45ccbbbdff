"""Computer players and the autopilot at the tables: they see their own cards, wait a little and
move."""

import asyncio
from typing import Protocol

from engine.computer.strength import Strength
from engine.live.faults import Report
from engine.live.table import Table
from engine.live.table_tasks import RETRY, TableTasks
from engine.moves import Discard, Draw, Move, Pass
from engine.phase import Phase
from engine.table.knowledge import Knowledge


class MoveChooser(Protocol):
    """Chooses a move for a seat from what that seat may see."""

    async def choose(self, mine: Knowledge, strength: Strength | None) -> Move:
        """A legal move of a computer of this strength; None: one that plays plainly."""

    async def autopilot_move(self, mine: Knowledge) -> Move:
        """The same for somebody who is not there: draw and discard, no decisions of theirs."""


class Computers:
    """Plays the seats at which nobody is, one move at a time at each table.

    ``pause`` is the wait before a move in seconds; the words of a May I window take a quarter of it
    together.
    ``report`` and ``retry`` are those of TableTasks.
    """

    def __init__(
        self, thinker: MoveChooser, pause: float, report: Report, retry: float = RETRY
    ) -> None:
        self._thinker, self._pause, self._report = thinker, pause, report
        self._tasks = TableTasks(self._look, report, retry)

    def watch(self, table: Table) -> None:
        """Let the computers of this table go on if it is their move."""
        if deserted_seat(table) is not None:
            self._tasks.wake(table)

    def stop(self) -> None:
        """Play no more."""
        self._tasks.stop()

    async def _look(self, table: Table) -> None:
        has_spoken = False
        while (mine := table.knowledge(deserted_seat(table))) is not None:
            version = table.version
            asked = mine.seen.phase is Phase.MAY_I
            if self._pause and not (asked and has_spoken):
                await asyncio.sleep(self._pause / 4 if asked else self._pause)
            has_spoken = asked
            move = await self._choose(table, mine)
            if table.sitting.sitters[mine.seat].user is None:
                await table.play_seat(mine.seat, move, version)
            else:
                await table.pilot(mine.seat, move, version)

    async def _choose(self, table: Table, mine: Knowledge) -> Move:
        """The thinker's move; if it fails, any legal one, so that nobody has to wait for ever."""
        sitter = table.sitting.sitters[mine.seat]
        piloted = sitter.user is not None
        try:
            if piloted:
                return await self._thinker.autopilot_move(mine)
            return await self._thinker.choose(mine, sitter.style and sitter.style.strength)
        except Exception as fault:  # reported, and the game goes on
            self._report(table, fault)
            for kinds in ((Draw, Discard, Pass), ()) if piloted else ((),):
                for move in mine.offers(*kinds):
                    return move
            raise


def deserted_seat(table: Table) -> int | None:
    """A seat that is to act and that a computer or the autopilot plays; None if there is none."""
    if table.paused:
        return None
    sitters, attendance = table.sitting.sitters, table.attendance
    for seat in sorted(table.acting()):
        if sitters[seat].user is None or attendance.piloted(seat):
            return seat
    return None
