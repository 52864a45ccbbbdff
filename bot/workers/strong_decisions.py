"""Strong computers think in a process of their own, and nobody waits long for a move or advice.

Such a decision takes hundreds of times as long as any other: in the thinker's process advice and
typed moves would wait behind it.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from bot.workers import thinker_jobs
from bot.workers.worker import IDLE_BEATS, InlineWorker, Worker, WorkerLoad, WorkerLost
from engine.computer.plain.advice import Advice
from engine.computer.strength import Strength
from engine.moves import Move
from engine.observation import Observation

_T = TypeVar("_T")
_A = TypeVarTuple("_A")

_SECONDS = 3.0
"""Ten times what a decision may take of a processor."""
_TIMEOUT = 1.5
"""Seconds that a table waits for a decision: little more than computers pause anyway."""
_CLICK = 0.9
"""The same for somebody who has clicked: a plain decision that follows still comes in time."""
_DECISION = 0.3
"""What a decision takes as far as nothing is known yet."""
_SPARE = 0.5
"""So much of that time is for one's own decision, and for others that take longer than usual."""
_LATELY = 8
"""What a decision takes in a game is an average of about so many."""


class StrongDecisions:
    """The process starts with the first decision, and ends when none was asked for in five minutes:
    most tables have no strong computer. ``inline=True`` decides in the calling thread.

    A decision is not begun where those before it would leave it too little time, by what decisions
    have lately taken in their games on this machine. What one's own would take does not
    count: else only the long ones would be refused when many short ones wait.

    Counted since the beginning: decisions that came in time, that were not begun because of those
    before them (``crowded``), and that did not come in time, also where processes were lost
    (``late``).
    """

    def __init__(self, *, inline: bool = False) -> None:
        self._worker: Worker | InlineWorker = InlineWorker()
        if not inline:
            self._worker = Worker(_SECONDS, thinker_jobs.ready, idle=IDLE_BEATS)
        self.in_time = self.crowded = self.late = 0
        # The games of decisions that are waited for, and seconds that one takes in each game.
        self._asked: list[str] = []
        self._seconds: dict[str, float] = {}
        # When the worker was given something to do, or was done with the one before.
        self._since = 0.0

    @property
    def load(self) -> WorkerLoad:
        """What the worker has to do."""
        return self._worker.load

    async def choose(self, mine: Observation) -> Move | None:
        """The move of a strong computer; None if it cannot be had soon."""
        return await self._soon(_TIMEOUT, thinker_jobs.choose, mine, Strength.STRONG)

    async def explain(self, mine: Observation) -> Advice | None:
        """What it would do and why; None if that is not there for who has clicked."""
        return await self._soon(_CLICK, thinker_jobs.explain, mine)

    async def _soon(
        self, seconds: float, job: Callable[[Observation, *_A], _T], mine: Observation, *given: *_A
    ) -> _T | None:
        if self._wait() > seconds - _SPARE:
            self.crowded += 1
            return None
        game = mine.game.name
        self._asked.append(game)
        try:
            async with asyncio.timeout(seconds):
                decision, took = await self._worker.do(thinker_jobs.timed, job, mine, *given)
        except (TimeoutError, WorkerLost):
            self.late += 1
            return None
        finally:
            self._asked.remove(game)
        self.in_time += 1
        self._since = asyncio.get_running_loop().time()
        usual = self._seconds.get(game, took)
        self._seconds[game] = usual + (took - usual) / _LATELY
        return decision

    def _wait(self) -> float:
        """Seconds until a decision would be begun now, as far as can be told."""
        load, now = self.load, asyncio.get_running_loop().time()
        if not load.waiting and not load.running:
            self._since = now
        # What has taken long will take long: a process that hangs keeps only the first waiting.
        return max(sum(self._seconds.get(one, _DECISION) for one in self._asked), now - self._since)

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()
