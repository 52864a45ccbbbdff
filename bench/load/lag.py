"""The lag of an event loop, for which a person waits after each click."""

import asyncio
from collections.abc import Sequence
from time import thread_time
from typing import NamedTuple

from bench.measure import at

_EVERY = 0.005
"""Seconds between two moments at which the loop should run."""


class Lateness(NamedTuple):
    """The lag in seconds, by the clock."""

    p50: float
    p99: float
    most: float
    """The lag in which the loop's own thread computed. A busy machine doesn't change it."""
    own_p99: float
    own_most: float
    moments: int


class Lag:
    """Checks the loop every 5 ms, from one ``toggle`` to the next.

    No bot has this work. When the loop is held, it misses moments. Each of them counts with the
    rest of the hold, so that a long hold weighs as much as it was long.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._late: list[tuple[float, float]] = []
        self._due, self._worked = 0.0, 0.0
        self._next: asyncio.TimerHandle | None = None

    def toggle(self) -> Lateness:
        """Start to check the loop, or stop and return its lag."""
        late, self._late = self._late, []
        if self._next is None:
            self._due, self._worked = self._loop.time() + _EVERY, thread_time()
            self._next = self._loop.call_at(self._due, self._look)
        else:
            self._next.cancel()
            self._next = None
        return lateness(late)

    def _look(self) -> None:
        now, worked = self._loop.time(), thread_time()
        late, own = now - self._due, worked - self._worked
        self._late += missed(late, min(late, own))
        self._due += _EVERY * (1 + int(late / _EVERY))
        self._worked = worked
        self._next = self._loop.call_at(self._due, self._look)


def missed(late: float, own: float) -> list[tuple[float, float]]:
    """Return the moments of a hold of ``late`` seconds, of which ``own`` were the thread's."""
    moments = range(1 + int(late / _EVERY))
    return [(late - _EVERY * one, max(own - _EVERY * one, 0.0)) for one in moments]


def lateness(late: Sequence[tuple[float, float]]) -> Lateness:
    """Sum up all moments. All numbers are 0 if there were none."""
    clock, own = sorted(one for one, _ in late), sorted(one for _, one in late)
    if not clock:
        return Lateness(0, 0, 0, 0, 0, 0)
    return Lateness(at(clock, 50), at(clock, 99), clock[-1], at(own, 99), own[-1], len(clock))
