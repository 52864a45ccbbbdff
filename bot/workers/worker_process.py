"""The process of a worker, its pipes, and its time limits."""

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
"""The clock is read at most once in this many seconds, which is the kernel's resolution."""


async def started() -> Process:
    """Start a process that does the jobs that it reads (``bot.workers.__main__``)."""
    path = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.workers"),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
    )


def write(process: Process, job: bytes) -> None:
    """Write a job to the process. If it is dead, ``read`` raises the error."""
    assert process.stdin is not None
    process.stdin.write(framed(job))


async def read(process: Process) -> bytes:
    """Return the next answer. Raises EOFError if the process has died."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return await process.stdout.readexactly(length)


async def ask(process: Process, job: bytes) -> bytes:
    """Return the answer to a job of a process without other jobs."""
    write(process, job)
    return await read(process)


class TimeLimit:
    """The time limit of each job of a process, between ``begin`` and ``end``.

    On a busy machine, a process may wait many seconds for a processor without a fault. A process
    that hangs uses no processor time, so elapsed time has a limit too. If the kernel doesn't report
    processor time (only Linux does), all seconds count.
    """

    def __init__(self, process: Process) -> None:
        self._process, self._loop = process, asyncio.get_running_loop()
        self._before: float | None = None
        self._processor = self._until = 0.0
        self._runs = False
        # One timer watches many short jobs.
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, processor: float, in_all: float) -> None:
        """Start a job with limits for processor time and elapsed time, both in seconds.

        ``read`` raises TimeoutError after either limit has passed.
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
        """End the limit of a finished job."""
        self._runs = False

    def close(self) -> None:
        """Stop the timer, because no job follows."""
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
    """Return the process's processor seconds since its start, None if they aren't known."""
    # Linux has such a clock for each process, whose number is computed from the process id
    # (clock_getcpuclockid(3)). This runs for each picture. Reading the same value from a file in
    # /proc takes fifty times as long.
    try:
        return time.clock_gettime(~process.pid << 3 | 2)
    except OSError:
        return None


# The recent losses of a worker's processes, and the waiting time after them.

_LATELY = 300.0
_FREE = 3
"""The number of losses without a waiting time.

One job may cost two processes, and a process that was killed should be replaced soon."""
_LONGEST = 60.0


class Losses:
    """The waiting time of a worker after it has lost processes.

    Three processes in five minutes are replaced right away. The time after each further loss is
    twice as long (1, 2, 4… seconds), at most a minute. ``now`` is a monotonic clock in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._at: deque[float] = deque()
        self._until = 0.0

    def note(self) -> None:
        """Note the loss of a process."""
        now = self._now()
        self._at.append(now)
        while self._at[0] < now - _LATELY:
            self._at.popleft()
        over = len(self._at) - _FREE
        if over > 0:
            self._until = now + min(_LONGEST, 2.0 ** (over - 1))

    def rest(self) -> float:
        """Return the seconds until the next process may start, 0 or less if it may start now."""
        return self._until - self._now()

    def rests(self) -> bool:
        """Return whether the next process may not start yet."""
        return self.rest() > 0
