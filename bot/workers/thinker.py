"""What takes thought is done in a process of its own, so that the event loop never waits for it:
the moves of computer players, what is offered to somebody who types a move, and what a player can
do instead of a refused one."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

from bot.typed.autocomplete import Begun, Offer, offers
from engine.computer import autopilot_move, choose
from engine.computer.nearest_moves import nearest
from engine.moves import Move
from engine.table.knowledge import Knowledge

_P = ParamSpec("_P")
_T = TypeVar("_T")


def _choose(mine: Knowledge) -> Move:
    return choose(*mine)


def _autopilot_move(mine: Knowledge) -> Move:
    return autopilot_move(*mine)


def _nearest(mine: Knowledge, move: Move) -> tuple[Move, ...]:
    return nearest(*mine, move)


def _begin() -> None:
    """Ctrl-C is for the main process, which ends this one; a killed one cannot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in the worker"
    parent.join()
    os._exit(0)


def _nothing() -> None:
    """The first call of a worker loads everything that later calls need."""


class ProcessThinker:
    """Thinks in one worker process; what the seat may not see never gets there."""

    def __init__(self) -> None:
        self._pool = self._new_pool()

    async def choose(self, mine: Knowledge) -> Move:
        """A legal move for this seat. A worker that died is replaced once."""
        return await self._think(_choose, mine)

    async def autopilot_move(self, mine: Knowledge) -> Move:
        """A legal move for this seat that only draws or discards, where that is allowed."""
        return await self._think(_autopilot_move, mine)

    async def nearest(self, mine: Knowledge, move: Move) -> tuple[Move, ...]:
        """What this seat can do instead of a refused move (engine.computer.nearest_moves)."""
        return await self._think(_nearest, mine, move)

    async def offers(self, begun: Begun) -> list[Offer]:
        """Lines that go on from what somebody has begun to type."""
        return await self._think(offers, begun)

    async def _think(self, thought: Callable[_P, _T], *args: _P.args, **named: _P.kwargs) -> _T:
        loop = asyncio.get_running_loop()
        task = partial(thought, *args, **named)
        try:
            return await loop.run_in_executor(self._pool, task)
        except BrokenProcessPool:
            self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, task)

    async def warm(self) -> None:
        """Have the worker started and its rules loaded."""
        await asyncio.get_running_loop().run_in_executor(self._pool, _nothing)

    def close(self) -> None:
        """End the worker."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _new_pool() -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin)


class InlineThinker:
    """Thinks where it is called, for tests and for tools without an event loop to keep free."""

    async def choose(self, mine: Knowledge) -> Move:
        """A legal move for this seat."""
        return _choose(mine)

    async def autopilot_move(self, mine: Knowledge) -> Move:
        """A legal move for this seat that only draws or discards, where that is allowed."""
        return _autopilot_move(mine)

    async def nearest(self, mine: Knowledge, move: Move) -> tuple[Move, ...]:
        """What this seat can do instead of a refused move (engine.computer.nearest_moves)."""
        return _nearest(mine, move)

    async def offers(self, begun: Begun) -> list[Offer]:
        """Lines that go on from what somebody has begun to type."""
        return offers(begun)

    async def warm(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """There is nothing to end."""


Thinking = ProcessThinker | InlineThinker
"""Whoever thinks for the bot."""
