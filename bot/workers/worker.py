"""A worker process for the event loop, which is replaced if it dies or hangs."""

import asyncio
import pickle
from asyncio.subprocess import Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import structlog

from bot.workers.worker_process import Losses, TimeLimit, ask, read, started, write

_A = TypeVarTuple("_A")
_T = TypeVar("_T")
_log = structlog.get_logger()

_START_SECONDS = 10.0, 60.0
"""The limits of processor seconds and of elapsed seconds for the start of a process.

The first is twenty times what a start takes on an idle machine. The second is longer than a start
on any busy machine."""
_HANGS = 10.0
"""The limit of elapsed seconds for a job.

After this time the job counts as hanging, whatever processor time it has used.
"""
_TRIES = 2
_BEAT = 15.0
"""Seconds without a job after which a process gets a heartbeat."""
_SIGN_OF_LIFE = pickle.dumps((max, (0, 0)))
_SIGN_SECONDS = 2.0
"""The limit of processor seconds for a heartbeat, ten thousand times its usual time."""
_KILL_SECONDS = 1.0
BACKGROUND = "background"
"""The name of tasks that wait minutes for a process. Local play doesn't wait for them."""
IDLE_BEATS = 20
"""Heartbeats without a job (five minutes) after which a seldom needed process ends."""


class WorkerLost(Exception):
    """A job wasn't done, because processes died over it or took too long."""


class WorkerRests(WorkerLost):
    """A job wasn't started, because the process is lost and the next may not start yet."""


class WorkerLoad(NamedTuple):
    """A worker's jobs now, and the jobs done, processes started and processes lost so far."""

    waiting: int = 0
    running: int = 0
    done: int = 0
    started: int = 0
    lost: int = 0


class InlineWorker:
    """A worker that does jobs in the calling thread, for tests and tools."""

    def __init__(self) -> None:
        self._done = 0

    @property
    def load(self) -> WorkerLoad:
        """The number of jobs done. No job waits, and no process is started."""
        return WorkerLoad(done=self._done)

    async def do(self, job: Callable[[*_A], _T], *args: *_A) -> _T:
        """Return or raise the result of a job."""
        return await self.ask(job, *args)

    def ask(self, job: Callable[[*_A], _T], *args: *_A) -> asyncio.Future[_T]:
        """Do a job, and return its result as a finished future."""
        self._done += 1
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        try:
            answer.set_result(job(*args))
        except Exception as error:  # noqa: BLE001  the caller gets it
            answer.set_exception(error)
        return answer

    @property
    def is_alive(self) -> bool:
        """Always True."""
        return True

    def wake(self) -> None:
        """Do nothing, because there isn't a process."""

    async def close(self) -> None:
        """Do nothing, because there isn't a process."""


@dataclass(slots=True)
class _Job:
    """A job, the future of its result, and the number of processes lost over it."""

    text: bytes
    answer: asyncio.Future[Any]
    losses: int = 0


class Worker:
    """A process that does jobs in the order in which they are requested.

    It starts with the first job. A job is a function that can be imported. From its start, a job
    has ``seconds`` of processor time, and ``hangs`` seconds of elapsed time (``TimeLimit``). A
    process that dies or takes longer is killed and replaced. Its job is tried once more after all
    other jobs, so that they wait for it only once. If the second try fails too, the caller gets
    ``WorkerLost``. ``prepare`` is the first job of every process. ``ahead`` is the number of jobs
    that the process gets in advance, so that it doesn't wait for the event loop between short jobs.

    If processes are lost repeatedly, they are replaced less and less often (``Losses``). Until the
    next process may start, a request raises ``WorkerRests`` right away. An idle process gets a
    heartbeat now and then, so that it is there for the next job. After ``idle`` heartbeats without
    a job, the process ends until a job comes.
    """

    def __init__(
        self,
        seconds: float,
        prepare: Callable[[], object],
        ahead: int = 0,
        idle: int | None = None,
        hangs: float = _HANGS,
    ) -> None:
        self._hangs = hangs
        self._seconds, self._prepare = seconds, pickle.dumps((prepare, ()))
        self._most, self._idle, self._beats = 1 + ahead, idle, 0
        self._jobs: deque[_Job] = deque()
        # The jobs that the process has, in order. The process works on the first job.
        self._given: deque[_Job] = deque()
        self._losses = Losses()
        self._serving: asyncio.Task[None] | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._process: Process | None = None
        self._limit: TimeLimit | None = None
        self._closed = False
        self._done_so_far, self._started, self._lost = 0, 0, 0

    @property
    def load(self) -> WorkerLoad:
        """The jobs now, and the jobs and processes so far."""
        waiting = sum(not job.answer.done() for job in (*self._given, *self._jobs))
        running = int(bool(self._given))
        return WorkerLoad(waiting - running, running, self._done_so_far, self._started, self._lost)

    @property
    def process(self) -> int | None:
        """The id of the process, None if it isn't running."""
        return None if self._process is None else self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether jobs can be done, by this process or the next."""
        return not self._losses.rests()

    async def do(self, job: Callable[[*_A], _T], *args: *_A) -> _T:
        """Return or raise the result of a job. Raises WorkerLost, or RuntimeError if closed."""
        return await self.ask(job, *args)

    def ask(self, job: Callable[[*_A], _T], *args: *_A) -> asyncio.Future[_T]:
        """Return the future of a job's result. Raises WorkerRests, or RuntimeError if closed."""
        if self._closed:
            raise _closed()
        if self._losses.rests():
            raise WorkerRests("the worker rests, because its processes were lost again and again")
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(pickle.dumps((job, args)), answer))
        self._wake()
        return answer

    def wake(self) -> None:
        """Start the process in the background, because jobs are expected."""
        self._beats = 0
        if self._process is None and not self._closed and not self._losses.rests():
            self._wake()

    async def close(self) -> None:
        """End the process. Callers that still wait get RuntimeError."""
        self._closed = True
        if self._beat is not None:
            self._beat.cancel()
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._end()
        self._refuse(_closed())

    def _wake(self) -> None:
        """Start to serve the jobs, unless that is already under way.

        Between two jobs there is only a timer and no waiting task, because local play holds each
        click until all tasks have ended."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None
        if self._serving is None or self._serving.done():
            name = BACKGROUND if self._hangs > _HANGS else None
            self._serving = asyncio.create_task(self._serve(), name=name)
        elif self._given and self._process is not None:
            self._give_ahead(self._process)

    async def _serve(self) -> None:
        # This task serves all callers, so the log must not have the facts of the first caller.
        structlog.contextvars.clear_contextvars()
        job = self._next()
        while True:
            try:
                await (self._live() if job is None else self._attend(job))
            except asyncio.CancelledError:
                for lost_job in (*self._given, *filter(None, [job])):
                    _fail(lost_job.answer, _closed())
                raise
            except Exception as fault:  # noqa: BLE001  the caller gets it, and other jobs continue
                _log.error("fault", doing="a worker", exc_info=fault)
                await self._lose(fault)
                if job is not None:
                    _fail(job.answer, fault)
            if self._losses.rests():
                self._refuse(WorkerRests("one process after the other was lost"))
            job = self._next()
            if job is None:
                break
        if self._idle is None or self._process is not None:
            later = max(_BEAT, self._losses.rest())
            self._beat = asyncio.get_running_loop().call_later(later, self._wake)

    def _next(self) -> _Job | None:
        if self._given:
            return self._given[0]
        while self._jobs:
            job = self._jobs.popleft()
            # If the future is done, no one waits for the result.
            if not job.answer.done():
                return job
        return None

    def _give(self, process: Process, job: _Job) -> None:
        write(process, job.text)
        self._given.append(job)

    def _give_ahead(self, process: Process) -> None:
        """Give the process more jobs before it has finished the first."""
        while len(self._given) < self._most and self._jobs:
            job = self._jobs.popleft()
            if not job.answer.done():
                self._give(process, job)

    async def _attend(self, job: _Job) -> None:
        try:
            process, limit = await self._running_process()
            if not self._given:
                self._give(process, job)
            self._give_ahead(process)
            limit.begin(self._seconds, self._hangs)
            done = await read(process)
            limit.end()
        except (OSError, EOFError) as error:
            # TimeoutError is an OSError, and a dead process gives EOFError.
            await self._lose(error)
            job.losses += 1
            if job.losses < _TRIES:
                self._jobs.append(job)
            else:
                text = f"{_TRIES} processes hung, or took {self._seconds} seconds of a processor"
                _fail(job.answer, WorkerLost(text))
        else:
            self._given.popleft()
            self._done_so_far += 1
            self._beats = 0
            good, value = pickle.loads(done)  # noqa: S301  it comes only from our own process
            if not good:
                _fail(job.answer, value)
            elif not job.answer.done():
                job.answer.set_result(value)

    async def _live(self) -> None:
        """Keep the process alive with a heartbeat, or end it after too many of them."""
        self._beats += 1
        if self._idle is not None and self._beats > self._idle:
            return await self._end()
        try:
            process, limit = await self._running_process()
            limit.begin(_SIGN_SECONDS, self._hangs)
            await ask(process, _SIGN_OF_LIFE)
            limit.end()
        except (OSError, EOFError) as error:
            await self._lose(error)

    async def _running_process(self) -> tuple[Process, TimeLimit]:
        """Return the process, which is started if necessary, and its time limit."""
        if self._process is None or self._limit is None:
            self._process = await started()
            self._started += 1
            self._limit = TimeLimit(self._process)
            # An error here isn't reported, because the job that needs it fails with the same error.
            self._limit.begin(*_START_SECONDS)
            await ask(self._process, self._prepare)
            self._limit.end()
        return self._process, self._limit

    async def _lose(self, error: Exception) -> None:
        _log.warning("worker_lost", process=self.process, reason=type(error).__name__)
        self._lost += 1
        self._losses.note()
        # The process worked on the first job. The other jobs haven't been tried.
        self._jobs.extendleft(list(self._given)[:0:-1])
        self._given.clear()
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        limit, self._limit = self._limit, None
        if limit is not None:
            limit.close()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        # A process that waits for a broken disk can't be killed, so the wait has a limit.
        with suppress(TimeoutError):
            async with asyncio.timeout(_KILL_SECONDS):
                # A job that took too long has left its TimeoutError in the stream.
                with suppress(TimeoutError):
                    await process.communicate()
                await process.wait()

    def _refuse(self, error: Exception) -> None:
        """Raise this error for all callers that wait for a job."""
        while self._jobs:
            _fail(self._jobs.popleft().answer, error)


def _closed() -> RuntimeError:
    return RuntimeError("the worker is closed")


def _fail(answer: asyncio.Future[bytes], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
