"""The process of a worker: started, written to and read from, and how long it may take."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from pathlib import Path

from bot.workers import LENGTH, framed

_ROOT = str(Path(__file__).parents[2])
_SOON = 0.01
"""Seconds in which the kernel counts: it is not asked more often."""


async def started() -> Process:
    """A process that does what it reads (bot.workers.__main__)."""
    path = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.workers"),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
    )


def write(process: Process, job: bytes) -> None:
    """Give it a job. Of one that has died the answer tells."""
    assert process.stdin is not None
    process.stdin.write(framed(job))


async def read(process: Process) -> bytes:
    """The next answer. Raises EOFError if the process has died."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return await process.stdout.readexactly(length)


async def ask(process: Process, job: bytes) -> bytes:
    """The answer to a job while none else is being done."""
    write(process, job)
    return await read(process)


class TimeLimit:
    """How long a process may take for each of its jobs (``begin``, ``end``).

    On a busy machine a process may wait many seconds for a processor, and does its job well. One
    that hangs uses none, so that it is given up in the end. Where the kernel does not say what a
    process has used (elsewhere than on Linux), all seconds count.
    """

    def __init__(self, process: Process) -> None:
        self._process, self._loop = process, asyncio.get_running_loop()
        self._before: float | None = None
        self._processor = self._until = 0.0
        self._runs = False
        # One timer watches many short jobs.
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, processor: float, in_all: float) -> None:
        """From now on the process has so many seconds of a processor, and ``in_all`` seconds.

        ``read`` raises TimeoutError once either has passed.
        """
        self._before, self._processor = _processor_seconds(self._process), processor
        self._until, self._runs = self._loop.time() + in_all, True
        first = min(processor, in_all)
        if self._timer is not None and self._timer.when() > self._loop.time() + first:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = self._loop.call_later(first, self._look)

    def end(self) -> None:
        """The job is done."""
        self._runs = False

    def close(self) -> None:
        """No job follows."""
        self._runs = False
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self._timer = None
        if not self._runs:
            return
        now, before = _processor_seconds(self._process), self._before
        left = 0.0 if now is None or before is None else self._processor - (now - before)
        left = min(left, self._until - self._loop.time())
        if left > 0:
            self._timer = self._loop.call_later(max(left, _SOON), self._look)
        else:
            self._runs = False
            assert self._process.stdout is not None
            self._process.stdout.set_exception(TimeoutError())


def _processor_seconds(process: Process) -> float | None:
    """What the process has used of processors since it began; None if nobody says."""
    # Linux has such a clock of each process, and makes its number so (clock_getcpuclockid(3)):
    # a file of /proc says the same and takes fifty times as long, for each picture.
    try:
        return time.clock_gettime(~process.pid << 3 | 2)
    except OSError:
        return None


# How often processes of a worker were lost of late, and how long it rests therefore.

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
