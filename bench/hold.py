"""How long the event loop is held: the time of every single callback that it runs."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from heapq import heappush, heappushpop
from time import thread_time
from typing import Any
from unittest.mock import patch

_KEPT = 10
LONG = 0.0005
"""Seconds of plain Python that belong into a process of their own."""


@dataclass
class Held:
    """Seconds of the loop's own thread, one number a callback: what others wait for.

    It is processor time, so that a busy machine does not count. ``longest``: the longest ones and
    what ran in them. ``long``: how many took more than ``LONG``.
    """

    longest: list[tuple[float, str]] = field(default_factory=list)
    count: int = 0
    long: int = 0

    def clear(self) -> None:
        """Begin anew."""
        self.longest, self.count, self.long = [], 0, 0

    @property
    def most(self) -> float:
        """Seconds of the longest one."""
        return max((seconds for seconds, _ in self.longest), default=0.0)

    def first(self, count: int) -> list[tuple[float, str]]:
        """So many of the longest ones, the longest first."""
        return sorted(self.longest, reverse=True)[:count]

    def note(self, seconds: float, handle: asyncio.Handle, *, swept: bool) -> None:
        """One callback has run; ``swept``: Python has looked through its whole memory in it."""
        self.count += 1
        self.long += seconds > LONG
        if len(self.longest) == _KEPT and seconds <= self.longest[0][0]:
            return
        name = _name(handle) + " (all memory swept)" * swept
        keep = heappush if len(self.longest) < _KEPT else heappushpop
        keep(self.longest, (seconds, name))


@contextmanager
def watching() -> Iterator[Held]:
    """Watch every loop of this process meanwhile."""
    held, run = Held(), asyncio.Handle._run
    swept = 0

    def sweep(phase: str, about: dict[str, int]) -> None:
        nonlocal swept
        swept += phase == "start" and about["generation"] == 2

    def timed(self: asyncio.Handle) -> None:
        before, clean = thread_time(), swept
        run(self)
        held.note(thread_time() - before, self, swept=swept > clean)

    gc.callbacks.append(sweep)
    try:
        with patch.object(asyncio.Handle, "_run", timed):
            yield held
    finally:
        gc.callbacks.remove(sweep)


def _name(handle: asyncio.Handle) -> str:
    """Which piece of work ran: of a task, its coroutine and where it stands now."""
    called: Any = getattr(handle, "_callback", None)
    task = getattr(called, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(called, "__qualname__", type(called).__name__))
    work: Any = task.get_coro()
    names = []
    while work is not None and hasattr(work, "cr_await"):
        names.append(work.__qualname__)
        work = work.cr_await
    return " > ".join(names[-4:])
