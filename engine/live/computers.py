"""Computer players and the autopilot at the tables: they see their own cards, wait a little and
move."""

import asyncio
from typing import Protocol

from engine.errors import IllegalMove, Stale
from engine.live.faults import Frozen, Report
from engine.live.table import Table
from engine.moves import Discard, Draw, Move, Pass
from engine.phase import Phase
from engine.table.knowledge import Knowledge


class MoveChooser(Protocol):
    """Chooses a move for a seat from what that seat may see."""

    async def choose(self, mine: Knowledge) -> Move:
        """A legal move."""

    async def autopilot_move(self, mine: Knowledge) -> Move:
        """The same for somebody who is not there: draw and discard, no decisions of theirs."""


class Computers:
    """Plays the seats at which nobody is, one move at a time at each table.

    ``pause`` is the wait before a move in seconds; a word in a May I window takes a quarter of it.
    ``report`` is told what goes wrong while nobody is there to be told.
    """

    def __init__(self, thinker: MoveChooser, pause: float, report: Report) -> None:
        self._thinker, self._pause, self._report = thinker, pause, report
        self._playing: dict[str, asyncio.Task[None]] = {}

    def watch(self, table: Table) -> None:
        """Let the computers of this table go on if it is their move."""
        key = table.header.table_id
        running = self._playing.get(key)
        if running is not None and not running.done():
            return
        if _deserted(table) is None:
            self._playing.pop(key, None)
        else:
            self._playing[key] = asyncio.create_task(self._play(table))

    def stop(self) -> None:
        """Play no more."""
        for task in self._playing.values():
            task.cancel()
        self._playing.clear()

    async def _play(self, table: Table) -> None:
        while (mine := table.knowledge(_deserted(table))) is not None:
            version, seat = table.version, mine.seat
            if self._pause:
                asked = mine.seen.phase is Phase.MAY_I
                await asyncio.sleep(self._pause / 4 if asked else self._pause)
            try:
                move = await self._choose(table, mine)
                if table.sitting.sitters[seat].user is None:
                    await table.play_seat(seat, move, version)
                else:
                    await table.pilot(seat, move, version)
            except (Stale, IllegalMove):
                await asyncio.sleep(0)  # the table moved on meanwhile: look again
            except Frozen as frozen:
                self._report(table, frozen)
                return
            except Exception as fault:  # noqa: BLE001  nobody else would hear of it
                self._report(table, fault)
                await asyncio.sleep(_AFTER_A_FAULT)

    async def _choose(self, table: Table, mine: Knowledge) -> Move:
        """The thinker's move; if it fails, any legal one, so that nobody has to wait for ever."""
        piloted = table.sitting.sitters[mine.seat].user is not None
        think = self._thinker.autopilot_move if piloted else self._thinker.choose
        try:
            return await think(mine)
        except Exception as fault:  # reported, and the game goes on
            self._report(table, fault)
            for kinds in ((Draw, Discard, Pass), ()) if piloted else ((),):
                for move in mine.offers(*kinds):
                    return move
            raise


_AFTER_A_FAULT = 5.0
"""Seconds before a move is tried again that the storage did not take."""


def _deserted(table: Table) -> int | None:
    """A seat that is to act and that a computer or the autopilot plays."""
    if table.paused:
        return None
    sitters, attendance = table.sitting.sitters, table.attendance
    for seat in sorted(table.acting()):
        if sitters[seat].user is None or attendance.piloted(seat):
            return seat
    return None
