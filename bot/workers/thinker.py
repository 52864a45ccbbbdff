"""What takes thought is done in a process of its own, so that the event loop never waits for it:
the moves of computer players, advice, what is offered to somebody who types a move, and what a
player can do instead of a refused one."""

import asyncio
from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING, TypeVar

from bot.blocks.shown_hand import HandWork
from bot.screens.replay import WantedPage
from bot.typed.autocomplete import Completion, UnfinishedLine
from bot.workers import thinker_jobs
from bot.workers.strong_decisions import StrongDecisions
from bot.workers.worker import IDLE_BEATS, InlineWorker, Worker, WorkerLoad, WorkerLost
from engine.analysis.players import pilot
from engine.computer.plain.advice import Advice
from engine.computer.plain.lay import Rearrangement
from engine.computer.strength import Strength
from engine.moves import Move
from engine.observation import Observation
from engine.table.record import Header
from engine.table.terms import Board

if TYPE_CHECKING:
    from engine.analysis.ledger import Ledger

_T = TypeVar("_T")

_SECONDS = 4.0
"""Of a processor: many times what the longest thought takes of a slow one."""
_PAGE_SECONDS = 9.0
"""The same for a page: a long game takes two."""
_PAGE_BEATS = 4
"""A minute after which that process ends: pages are seldom wanted."""
_SOON = 1.2
"""Seconds for what somebody waits for who has clicked: Discord gives three for the answer."""
_WORTH_SECONDS = 8.0
"""Seconds for which somebody waits who plays on from a finished game."""
_LEDGER_SECONDS, _LEDGER_HANGS = 240.0, 1800.0
"""The same for a ledger, which gives way to everything else on the machine, and seconds in all."""


class Thinker:
    """Thinks in a worker of its own, and ``strong`` in another; what a seat may not know never gets
    there. A worker that nobody has needed for five minutes ends. Three more, for which no player
    waits, work on finished games: ``pages`` writes them down and finds the par of a day, which may
    take seconds, and two tell them as chance and choice, each a deal at a time, and play strong's
    line of a day.

    ``WorkerLost`` goes to whoever asked, to those who have clicked or type after little more than
    a second. ``inline=True`` thinks in the calling thread.
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
        """What the worker has to do."""
        return self._worker.load

    @property
    def is_alive(self) -> bool:
        """Whether decisions come."""
        return self._worker.is_alive

    async def choose(self, mine: Observation, strength: Strength | None) -> Move:
        """A legal move of a computer of this strength; None: one that plays plainly.

        Where a strong one cannot be had soon, a medium one is.
        """
        if strength is Strength.STRONG:
            move = await self.strong.choose(mine)
            if move is not None:
                return move
            strength = Strength.MEDIUM
        return await self._worker.do(thinker_jobs.choose, mine, strength)

    async def pilot(self, mine: Observation) -> Move:
        """What the autopilot does for a player who is not there."""
        return await self._worker.do(pilot, mine)

    async def advise(self, mine: Observation) -> Advice:
        """What strong would do, why and what it saw; if it isn't in time, a plain computer."""
        advice = await self.strong.explain(mine)
        if advice is not None:
            return advice
        return await _soon(self._worker.do(thinker_jobs.advise, mine))

    async def nearest(self, mine: Observation, move: Move) -> tuple[Move, ...]:
        """What this seat can do instead of a refused move (engine.analysis.nearest)."""
        return await _soon(self._worker.do(thinker_jobs.nearest, mine, move))

    async def rearrange(self, mine: Observation) -> Rearrangement:
        """What lays most cards of this seat (engine.computer.plain.lay)."""
        return await _soon(self._worker.do(thinker_jobs.rearrange, mine))

    async def sort_hand(self, wanted: HandWork) -> object:
        """What is found out before a hand is shown (bot.blocks.shown_hand)."""
        return await _soon(self._worker.do(thinker_jobs.sort_hand, wanted))

    async def complete(self, line: UnfinishedLine) -> list[Completion]:
        """Lines that go on from what somebody has begun to type."""
        return await _soon(self._worker.do(thinker_jobs.complete, line))

    async def ledger(self, deal: Mapping[str, object], seat: int) -> "Ledger":
        """A deal that is over, as exported, told as chance and choice to this seat: two ledgers at
        a time, a minute of a processor each. NotationError if it cannot be."""
        return await self._free.do(thinker_jobs.ledger, deal, seat)

    @property
    def _free(self) -> Worker | InlineWorker:
        return min(self._ledgers, key=lambda one: one.load.waiting + one.load.running)

    @property
    def ledgers_waiting(self) -> int:
        """How many ledgers somebody waits for that are not begun yet."""
        return sum(worker.load.waiting for worker in self._ledgers)

    async def worth(self, deal: Mapping[str, object], seat: int) -> float | None:
        """What an unfinished deal is worth to this seat if medium plays on; None if too late."""
        try:
            async with asyncio.timeout(_WORTH_SECONDS):
                return await self.pages.do(thinker_jobs.worth, deal, seat)
        except (TimeoutError, WorkerLost):
            return None

    async def plays(
        self, name: str, options: Mapping[str, object], board: Board, luck: bytes
    ) -> tuple[int, ...]:
        """What computers make of the first seat of a deal of the day (engine.analysis.par): a
        second's work, which does not wait behind the ledgers of a minute each."""
        return await self.pages.do(thinker_jobs.plays, name, options, board, luck)

    async def line(self, header: Header) -> tuple[tuple[Move, ...], int]:
        """How strong plays a deal of the day against medium (engine.table.day.StrongLine), and what
        it is worth to it: in pieces, between which ledgers have their turn."""
        moves, worth = await self._free.do(thinker_jobs.line, header, ())
        while worth is None:
            moves, worth = await self._free.do(thinker_jobs.line, header, moves)
        return moves, worth

    async def write_page(self, wanted: WantedPage) -> bytes:
        """A finished game as a file for a browser (bot.screens.replay_page)."""
        return await self.pages.do(thinker_jobs.write_page, wanted)

    def wake(self) -> None:
        """Have the worker started: somebody plays, and may soon ask."""
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
