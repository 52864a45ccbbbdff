"""Strong computers think in a process of their own, and nobody waits long for a move or advice.

Such a thought takes hundreds of times as long as any other: in the thinker's process advice and
typed moves would wait behind it.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.workers import thinker_jobs
from bot.workers.worker import InlineWorker, Worker, WorkerLoad, WorkerLost
from engine.computer.advice import Advice
from engine.computer.strength import Strength
from engine.moves import Move
from engine.table.knowledge import Knowledge

__all__ = ["StrongThoughts"]

_T = TypeVar("_T")
_A = TypeVarTuple("_A")

_SECONDS = 3.0
"""Ten times what a thought may take of a processor."""
_PATIENCE = 1.5
"""Seconds that a table waits for a thought: little more than computers pause anyway."""
_CLICK = 0.9
"""The same for somebody who has clicked: a plain thought that follows still comes in time."""
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
        return await self._soon(_PATIENCE, thinker_jobs.choose, mine, Strength.STRONG)

    async def explain(self, mine: Knowledge) -> Advice | None:
        """What it would do and why; None if that is not there for who has clicked."""
        return await self._soon(_CLICK, thinker_jobs.explain, mine)

    async def _soon(self, seconds: float, job: Callable[[*_A], _T], *given: *_A) -> _T | None:
        load = self.load
        if load.waiting + load.running >= _MOST:
            self.crowded += 1
            return None
        try:
            async with asyncio.timeout(seconds):
                thought = await self._worker.do(job, *given)
        except (TimeoutError, WorkerLost):
            self.late += 1
            return None
        self.in_time += 1
        return thought

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()
