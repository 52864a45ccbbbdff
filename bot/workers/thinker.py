"""What takes thought is done in a process of its own, so that the event loop never waits for it:
the moves of computer players, advice, what is offered to somebody who types a move, and what a
player can do instead of a refused one."""

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
            self._worker = Worker(_STRONG_SECONDS, thinker_jobs.ready, idle=IDLE_BEATS)
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
        """A legal move of a computer of this strength; None: one that plays plainly."""
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

    async def placements(self, mine: Observation, table: Table, card: Card) -> tuple[Table, ...]:
        """Tables that lay this card on the table of a draft (engine.computer.plain.lay)."""
        return await _soon(self._worker.do(placements, mine, table, card))

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
        """What computers make of the first seat of a deal of the day (engine.analysis.moments): a
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
