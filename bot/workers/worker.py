"""A process that works for the event loop, and is replaced when it dies or hangs."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar, TypeVarTuple

import structlog

from bot.workers.frames import LENGTH, framed

_A = TypeVarTuple("_A")
_T = TypeVar("_T")
_log = structlog.get_logger()

_ROOT = str(Path(__file__).parents[2])
_START_SECONDS = 60.0
"""What a process may take until it is there, on a busy machine."""
_TRIES = 2


class WorkerLost(Exception):
    """A job was not done: one process after the other died over it or took too long."""


class WorkerLoad(NamedTuple):
    """What a worker has to do, and since its beginning: jobs that were done, processes that were
    started, and processes that died over a job or took too long."""

    waiting: int = 0
    running: int = 0
    done: int = 0
    started: int = 0
    lost: int = 0


class InlineWorker:
    """Does jobs where they are asked for, in tests and tools without an event loop to keep free."""

    def __init__(self) -> None:
        self._done = 0

    @property
    def load(self) -> WorkerLoad:
        """No job waits, and no process is started."""
        return WorkerLoad(done=self._done)

    async def do(self, job: Callable[[*_A], _T], *args: *_A) -> _T:
        """What the job returns or raises."""
        self._done += 1
        return job(*args)

    async def close(self) -> None:
        """There is nothing to end."""


class Worker:
    """A process that does one job after the other, in the order in which they were asked for.

    It starts with the first job. A job is a function that can be imported, and has so many
    ``seconds`` from the moment at which it is its turn. A process that dies or is not done by then
    is replaced and the job tried once more; if that fails as well, ``WorkerLost`` goes to whoever
    asked for it. ``prepare`` is what every process does first.
    """

    def __init__(self, seconds: float, prepare: Callable[[], object]) -> None:
        self._seconds, self._prepare = seconds, pickle.dumps((prepare, ()))
        self._jobs: deque[tuple[bytes, asyncio.Future[bytes]]] = deque()
        self._serving: asyncio.Task[None] | None = None
        self._process: Process | None = None
        self._closed = False
        self._busy = False
        self._done_so_far, self._started, self._lost = 0, 0, 0

    @property
    def load(self) -> WorkerLoad:
        """What there is to do now, and what has been done."""
        waiting = sum(not answer.done() for _, answer in self._jobs)
        return WorkerLoad(waiting, int(self._busy), self._done_so_far, self._started, self._lost)

    @property
    def process(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    async def do(self, job: Callable[[*_A], _T], *args: *_A) -> _T:
        """What the job returns or raises. Raises WorkerLost, and RuntimeError once it is closed."""
        if self._closed:
            raise _closed()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._jobs.append((pickle.dumps((job, args)), answer))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve())
        good, value = pickle.loads(await answer)  # noqa: S301  it comes from our own process alone
        if good:
            done: _T = value
            return done
        raise value

    async def close(self) -> None:
        """End the process; who still waits for a job gets RuntimeError."""
        self._closed = True
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._end()
        for _, answer in self._jobs:
            _fail(answer, _closed())

    async def _serve(self) -> None:
        # It serves many, and not only whoever was the first to ask.
        structlog.contextvars.clear_contextvars()
        while self._jobs:
            job, answer = self._jobs.popleft()
            # Nobody waits for it any more.
            if answer.done():
                continue
            self._busy = True
            try:
                done = await self._done(job)
            except asyncio.CancelledError:
                _fail(answer, _closed())
                raise
            except Exception as error:  # noqa: BLE001  whoever asked is told
                _fail(answer, error)
            else:
                self._done_so_far += 1
                if not answer.done():
                    answer.set_result(done)
            finally:
                self._busy = False

    async def _done(self, job: bytes) -> bytes:
        """The answer of the process, or of the one after it."""
        for _ in range(_TRIES):
            try:
                async with asyncio.timeout(_START_SECONDS):
                    process = await self._running()
                async with asyncio.timeout(self._seconds):
                    return await _ask(process, job)
            except (OSError, EOFError) as error:
                # Too late is an OSError as well; a process that has died comes to an end of file.
                _log.warning("worker_lost", process=self.process, reason=type(error).__name__)
                self._lost += 1
                await self._end()
        raise WorkerLost(f"{_TRIES} processes did not do a job in {self._seconds} seconds each")

    async def _running(self) -> Process:
        if self._process is None:
            path = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.workers"),
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
            )
            self._started += 1
            # What goes wrong here goes wrong again with the job that needs it, and is told then.
            await _ask(self._process, self._prepare)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()


async def _ask(process: Process, job: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(job))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return await process.stdout.readexactly(length)


def _closed() -> RuntimeError:
    return RuntimeError("the worker is closed")


def _fail(answer: asyncio.Future[bytes], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
