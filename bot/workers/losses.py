"""How often processes of a worker were lost of late, and how long it rests therefore."""

import time
from collections import deque
from collections.abc import Callable

__all__ = ["Losses"]

_LATELY = 300.0
_FREE = 3
"""Losses that cost no rest: one job may cost two processes, and a killed one is soon replaced."""
_LONGEST = 60.0


class Losses:
    """Three processes lost in five minutes are replaced at once, each further one after twice as
    long: 1, 2, 4… seconds, at most a minute. ``now`` gives seconds of a clock that only goes on."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._at: deque[float] = deque()
        self._until = 0.0

    def note(self) -> None:
        """A process was lost now."""
        now = self._now()
        self._at.append(now)
        while self._at[0] < now - _LATELY:
            self._at.popleft()
        over = len(self._at) - _FREE
        if over > 0:
            self._until = now + min(_LONGEST, 2.0 ** (over - 1))

    def rest(self) -> float:
        """Seconds until the next process may be started; 0 or less: now."""
        return self._until - self._now()

    def rests(self) -> bool:
        """Whether none may be started yet."""
        return self.rest() > 0
