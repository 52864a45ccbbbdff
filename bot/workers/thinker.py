"""Long computations in worker processes, so that the event loop never waits for them.

The computations are moves of computer players, advice, completions of typed moves, legal moves near
a refused move, and ledgers and replays of finished games."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from bot.blocks.shown_hand import HandWork
from bot.screens.replay_screen import WantedPage
from bot.typed.autocomplete import Completion, UnfinishedLine
from bot.workers import thinker_jobs
from bot.workers.worker import IDLE_BEATS, InlineWorker, Worker, WorkerLoad, WorkerLost
from engine.analysis.players import pilot
from engine.cards import Card
from engine.computer.plain.advice import Advice
from engine.computer.plain.lay import Rearrangement, placements
from engine.computer.strength import Strength
from engine.moves import Move
from engine.observation import Observation
from engine.steps.rearrange import Table
from engine.table.record import Header
from engine.table.terms import Board

if TYPE_CHECKING:
    from engine.analysis.ledger import Ledger

_T = TypeVar("_T")
_A = TypeVarTuple("_A")

_STRONG_SECONDS = 3.0
"""The limit of processor seconds for a decision, ten times as long as it should take."""
_TIMEOUT = 1.5
"""Seconds that a table waits for a decision, little more than the pause of computers."""
_CLICK = 0.9
"""Seconds that a click waits for a decision.

A plain decision after this time is still in time for Discord.
"""
_DECISION = 0.3
"""The assumed seconds of a decision in a game without measurements."""
_SPARE = 0.5
"""Seconds of the timeout that are kept free.

They are for the decision itself, and for earlier decisions that take longer than estimated.
"""
_LATELY = 8
"""The seconds in a game are averaged over about this many decisions."""


class StrongDecisions:
    """Decisions of strong computers in a worker process.

    The process starts with the first decision and ends after five minutes without one, because most
    tables have no strong computer. ``inline=True`` decides in the calling thread.

    A decision isn't started if the decisions before it leave too little time. Recent decisions in
    the same games give the estimate. The decision's own time doesn't count. Otherwise long
    decisions would never start while many short decisions wait.

    ``in_time``, ``crowded`` and ``late`` count decisions. Crowded decisions weren't started because
    of earlier decisions. Late decisions missed the timeout, or their process was lost.
    """

    def __init__(self, *, inline: bool = False) -> None:
        self._worker: Worker | InlineWorker = InlineWorker()
        if not inline:
            self._worker = Worker(_STRONG_SECONDS, thinker_jobs.ready, idle=IDLE_BEATS)
        self.in_time = self.crowded = self.late = 0
        # The games of waiting decisions, and the average seconds of a decision in each game.
        self._asked: list[str] = []
        self._seconds: dict[str, float] = {}
        # The time at which the worker got a job or finished one.
        self._since = 0.0

    @property
    def load(self) -> WorkerLoad:
        """The jobs of the worker."""
        return self._worker.load

    async def choose(self, observation: Observation) -> Move | None:
        """Return the move of a strong computer, None if it isn't ready in time."""
        return await self._soon(_TIMEOUT, thinker_jobs.choose, observation, Strength.STRONG)

    async def explain(self, observation: Observation) -> Advice | None:
        """Return a strong computer's move with reasons, None if not in time for a click."""
        return await self._soon(_CLICK, thinker_jobs.explain, observation)

    async def _soon(
        self,
        seconds: float,
        job: Callable[[Observation, *_A], _T],
        observation: Observation,
        *given: *_A,
    ) -> _T | None:
        if self._wait() > seconds - _SPARE:
            self.crowded += 1
            return None
        game = observation.game.name
        self._asked.append(game)
        try:
            async with asyncio.timeout(seconds):
                decision, took = await self._worker.do(thinker_jobs.timed, job, observation, *given)
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
        """Return the estimated seconds until a new decision would start."""
        load, now = self.load, asyncio.get_running_loop().time()
        if not load.waiting and not load.running:
            self._since = now
        # A job that has run for long is assumed to need as long again. So only the first decisions
        # wait for a process that hangs.
        return max(
            sum(self._seconds.get(game, _DECISION) for game in self._asked), now - self._since
        )

    async def close(self) -> None:
        """End the worker."""
        await self._worker.close()


_SECONDS = 4.0
"""The limit of processor seconds for a job, many times the longest on a slow machine."""
_PAGE_SECONDS = 9.0
"""The limit of processor seconds for a page. The page of a long game takes two seconds."""
_PAGE_BEATS = 4
"""After this many heartbeats (a minute) without a page, the process for pages ends."""
_SOON = 1.2
"""Seconds for the answer to a click, for which Discord allows three."""
_WORTH_SECONDS = 8.0
"""Seconds that a player who continues a finished game waits for its worth."""
_LEDGER_SECONDS, _LEDGER_HANGS = 240.0, 1800.0
"""The limits of processor seconds and of elapsed seconds for a ledger.

The process of ledgers has a low priority.
"""


class Thinker:
    """The workers of all computations.

    One worker decides for seats, and ``strong`` decides for strong computers. Both get only
    observations, so they never know more than a seat may know. Both end after five minutes without
    a job. Three more workers work on finished games. ``pages`` writes the pages of replays and
    plays deals of the day for comparison, which may take seconds. Each of the other two computes
    ledgers, one deal at a time, and plays deals of the day as a strong computer.

    Methods raise ``WorkerLost``. For a click or a typed line, they raise it after little more than
    a second. ``inline=True`` computes in the calling thread.
    """

    def __init__(self, *, inline: bool = False) -> None:
        self._worker: Worker | InlineWorker = InlineWorker()
        self.pages: Worker | InlineWorker = InlineWorker()
        self._ledgers: list[Worker | InlineWorker] = [InlineWorker()]
        if not inline:
            self._worker = Worker(_SECONDS, thinker_jobs.ready, idle=IDLE_BEATS)
            self.pages = Worker(_PAGE_SECONDS, thinker_jobs.ready, idle=_PAGE_BEATS)
            given = _LEDGER_SECONDS, thinker_jobs.ready_for_ledgers
            self._ledgers = [
                Worker(*given, idle=_PAGE_BEATS, hangs=_LEDGER_HANGS) for _ in range(2)
            ]
        self.strong = StrongDecisions(inline=inline)

    @property
    def load(self) -> WorkerLoad:
        """The jobs of the worker that decides for seats."""
        return self._worker.load

    @property
    def is_alive(self) -> bool:
        """Whether decisions can be computed."""
        return self._worker.is_alive

    async def choose(self, observation: Observation, strength: Strength | None) -> Move:
        """Return a legal move of a computer. ``strength`` is None for a plain computer."""
        if strength is Strength.STRONG:
            move = await self.strong.choose(observation)
            if move is not None:
                return move
            strength = Strength.MEDIUM
        return await self._worker.do(thinker_jobs.choose, observation, strength)

    async def pilot(self, observation: Observation) -> Move:
        """Return the autopilot's move for an absent player."""
        return await self._worker.do(pilot, observation)

    async def advise(self, observation: Observation) -> Advice:
        """Return strong's move with reasons and details, or a plain computer's if it is late."""
        advice = await self.strong.explain(observation)
        if advice is not None:
            return advice
        return await _soon(self._worker.do(thinker_jobs.advise, observation))

    async def nearest(self, observation: Observation, move: Move) -> tuple[Move, ...]:
        """Return moves of this seat near a refused move (``engine.analysis.nearest``)."""
        return await _soon(self._worker.do(thinker_jobs.nearest, observation, move))

    async def rearrange(self, observation: Observation) -> Rearrangement:
        """Return the rearrangement that lays most cards (``engine.computer.plain.lay``)."""
        return await _soon(self._worker.do(thinker_jobs.rearrange, observation))

    async def placements(
        self, observation: Observation, table: Table, card: Card
    ) -> tuple[Table, ...]:
        """Return tables that lay this card on a draft (``engine.computer.plain.lay``)."""
        return await _soon(self._worker.do(placements, observation, table, card))

    async def sort_hand(self, wanted: HandWork) -> object:
        """Do the computation of a hand before it is shown (``bot.blocks.shown_hand``)."""
        return await _soon(self._worker.do(thinker_jobs.sort_hand, wanted))

    async def complete(self, line: UnfinishedLine) -> list[Completion]:
        """Return complete lines for an unfinished line."""
        return await _soon(self._worker.do(thinker_jobs.complete, line))

    async def ledger(self, deal: Mapping[str, object], seat: int) -> "Ledger":
        """Return a seat's ledger of an exported deal. A ledger splits chance from choice.

        Two ledgers are computed at a time, each in a minute of processor time. Raises NotationError
        if the deal can't be read.
        """
        return await self._free.do(thinker_jobs.ledger, deal, seat)

    @property
    def _free(self) -> Worker | InlineWorker:
        return min(self._ledgers, key=lambda worker: worker.load.waiting + worker.load.running)

    @property
    def ledgers_waiting(self) -> int:
        """The number of ledgers that are waiting for a process."""
        return sum(worker.load.waiting for worker in self._ledgers)

    async def worth(self, deal: Mapping[str, object], seat: int) -> float | None:
        """Return an unfinished deal's worth to a seat if medium plays on, None if it is late."""
        try:
            async with asyncio.timeout(_WORTH_SECONDS):
                return await self.pages.do(thinker_jobs.worth, deal, seat)
        except (TimeoutError, WorkerLost):
            return None

    async def plays(
        self, name: str, options: Mapping[str, object], board: Board, luck: bytes
    ) -> tuple[int, ...]:
        """Return the results of computers in the first seat of a deal of the day.

        This takes a second, and doesn't wait for ledgers, which take a minute each."""
        return await self.pages.do(thinker_jobs.plays, name, options, board, luck)

    async def line(self, header: Header) -> tuple[tuple[Move, ...], int]:
        """Return strong's moves in a deal of the day against medium, and their worth.

        The line is computed in parts (``engine.table.day.StrongLine``). Ledgers can run between
        them."""
        moves, worth = await self._free.do(thinker_jobs.line, header, ())
        while worth is None:
            moves, worth = await self._free.do(thinker_jobs.line, header, moves)
        return moves, worth

    async def write_page(self, wanted: WantedPage) -> bytes:
        """Return a finished game as a file for a browser (``bot.screens.replay_page``)."""
        return await self.pages.do(thinker_jobs.write_page, wanted)

    def wake(self) -> None:
        """Start the worker, because someone plays and may need it soon."""
        self._worker.wake()

    async def close(self) -> None:
        """End the workers."""
        workers = self._worker, self.strong, self.pages, *self._ledgers
        await asyncio.gather(*(worker.close() for worker in workers))


async def _soon(decision: Awaitable[_T]) -> _T:
    try:
        async with asyncio.timeout(_SOON):
            return await decision
    except TimeoutError:
        raise WorkerLost(f"no thought came in {_SOON} seconds") from None
