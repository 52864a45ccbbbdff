"""Moves of strong computers are thought in a process of their own, and nobody waits long for one.

Such a thought takes hundreds of times as long as any other: in the thinker's process advice and
typed moves would wait behind it.
"""

import asyncio

from bot.workers import thinker_jobs
from bot.workers.worker import InlineWorker, Worker, WorkerLoad, WorkerLost
from engine.computer.strength import Strength
from engine.moves import Move
from engine.table.knowledge import Knowledge

__all__ = ["StrongThoughts"]

_SECONDS = 3.0
"""Ten times what a thought may take of a processor."""
_PATIENCE = 1.5
"""Seconds that a table waits for a thought: little more than computers pause anyway."""
_MOST = 4
"""Thoughts that are begun or wait: whoever came behind them would mostly be told too late."""
_IDLE_BEATS = 20
"""Five minutes without a thought, and the process ends: most tables have no strong computer."""


class StrongThoughts:
    """The process starts with the first thought. ``inline=True`` thinks in the calling thread.

    Counted since the beginning: thoughts that came in time, that were not begun because too many
    waited (``crowded``), and that did not come in time, be it that processes were lost (``late``).
    """

    def __init__(self, *, inline: bool = False) -> None:
        self._worker: Worker | InlineWorker = InlineWorker()
        if not inline:
            self._worker = Worker(_SECONDS, thinker_jobs.ready, idle=_IDLE_BEATS)
        self.in_time = self.crowded = self.late = 0

    @property
    def load(self) -> WorkerLoad:
        """What the worker has to do."""
        return self._worker.load

    async def choose(self, mine: Knowledge) -> Move | None:
        """The move of a strong computer; None if it cannot be had soon."""
        load = self.load
        if load.waiting + load.running >= _MOST:
            self.crowded += 1
            return None
        try:
            async with asyncio.timeout(_PATIENCE):
                move = await self._worker.do(thinker_jobs.choose, mine, Strength.STRONG)
        except (TimeoutError, WorkerLost):
            self.late += 1
            return None
        self.in_time += 1
        return move

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()
