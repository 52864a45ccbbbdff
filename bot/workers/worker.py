"""A process that works for the event loop, and is replaced when it dies or hangs."""

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
"""What a process may take until it is there, of a processor and in all: twenty times what it takes
on an idle machine, and longer than on any busy one."""
_HANGS = 10.0
"""Seconds for a job in all, whatever it has had of a processor: by then it hangs."""
_TRIES = 2
_BEAT = 15.0
"""Seconds without a job after which a process is asked for a sign of life."""
_SIGN_OF_LIFE = pickle.dumps((max, (0, 0)))
_SIGN_SECONDS = 2.0
"""What a sign of life may take of a processor: ten thousand times what it takes."""
_KILL_SECONDS = 1.0
BESIDE = "beside"
"""The name of tasks that wait for minutes until a process is done: local play does not wait."""
IDLE_BEATS = 20
"""Five minutes without a job, after which a process may end that is not always needed."""


class WorkerLost(Exception):
    """A job was not done: one process after the other died over it or took too long."""


class WorkerRests(WorkerLost):
    """A job was not begun, because no process is there and none is to be started yet."""


class WorkerLoad(NamedTuple):
    """A worker's jobs, and since its start the jobs done, processes started and lost."""

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
        return await self.ask(job, *args)

    def ask(self, job: Callable[[*_A], _T], *args: *_A) -> asyncio.Future[_T]:
        """The answer to a job, which is done by now."""
        self._done += 1
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        try:
            answer.set_result(job(*args))
        except Exception as error:  # noqa: BLE001  whoever asked is told
            answer.set_exception(error)
        return answer

    @property
    def is_alive(self) -> bool:
        """Jobs are done as long as somebody asks."""
        return True

    def wake(self) -> None:
        """There is no process to start."""

    async def close(self) -> None:
        """There is nothing to end."""


@dataclass(slots=True)
class _Job:
    """What is to be done, who waits for it, and how many processes were lost over it."""

    text: bytes
    answer: asyncio.Future[Any]
    losses: int = 0


class Worker:
    """A process that does one job after the other, in the order in which they were asked for.

    It starts with the first job. A job is a function that can be imported, and has so many
    ``seconds`` of a processor from the moment at which it is its turn; one that hangs uses none,
    and has ``hangs`` in all (``TimeLimit``). A process that dies or is not done by then is killed
    and replaced, and the job tried once more, behind all others: nobody waits for it twice. If that
    fails as well, ``WorkerLost`` goes to whoever asked for it. ``prepare`` is what every process
    does first. ``ahead``: so many jobs are given to the process before it is done with the one
    before them, so that it need not wait for the event loop between two short ones.

    Processes that are lost again and again are replaced more and more seldom (``Losses``). Until
    then whoever asks for a job is told at once, by ``WorkerRests``. A process that has nothing to
    do is asked for a sign of life now and then, so that it is there when it is needed; after
    ``idle`` of them it is ended until the next job.
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
        # What the process has been given, in its order: it is at the first of them.
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
        """What there is to do now, and what has been done."""
        waiting = sum(not job.answer.done() for job in (*self._given, *self._jobs))
        running = int(bool(self._given))
        return WorkerLoad(waiting - running, running, self._done_so_far, self._started, self._lost)

    @property
    def process(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether jobs are done, if need be by the next process."""
        return not self._losses.rests()

    async def do(self, job: Callable[[*_A], _T], *args: *_A) -> _T:
        """What the job returns or raises. Raises WorkerLost, and RuntimeError once it is closed."""
        return await self.ask(job, *args)

    def ask(self, job: Callable[[*_A], _T], *args: *_A) -> asyncio.Future[_T]:
        """Return the answer that ``do`` waits for. Raises WorkerRests, and RuntimeError once it is
        closed."""
        if self._closed:
            raise _closed()
        if self._losses.rests():
            raise WorkerRests("the worker rests, because its processes were lost again and again")
        answer: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(pickle.dumps((job, args)), answer))
        self._wake()
        return answer

    def wake(self) -> None:
        """Have the process there, because jobs are to be expected; nobody waits for that."""
        self._beats = 0
        if self._process is None and not self._closed and not self._losses.rests():
            self._wake()

    async def close(self) -> None:
        """End the process; who still waits for a job gets RuntimeError."""
        self._closed = True
        if self._beat is not None:
            self._beat.cancel()
        if self._serving is not None:
            self._serving.cancel()
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._end()
        self._refuse(_closed())

    def _wake(self) -> None:
        """Serve, unless that is done already. Nothing waits in a task meanwhile: local play holds
        each click until all tasks have come to rest, and long timers alone do not count."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None
        if self._serving is None or self._serving.done():
            name = BESIDE if self._hangs > _HANGS else None
            self._serving = asyncio.create_task(self._serve(), name=name)
        elif self._given and self._process is not None:
            self._give_ahead(self._process)

    async def _serve(self) -> None:
        # It serves many, and not only whoever was the first to ask.
        structlog.contextvars.clear_contextvars()
        job = self._next()
        while True:
            try:
                await (self._live() if job is None else self._attend(job))
            except asyncio.CancelledError:
                for one in (*self._given, *filter(None, [job])):
                    _fail(one.answer, _closed())
                raise
            except Exception as fault:  # noqa: BLE001  whoever asked is told, others go on
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
            # Else nobody waits for it any more.
            if not job.answer.done():
                return job
        return None

    def _give(self, process: Process, job: _Job) -> None:
        write(process, job.text)
        self._given.append(job)

    def _give_ahead(self, process: Process) -> None:
        """Give what else it may have before it is done with the first."""
        while len(self._given) < self._most and self._jobs:
            job = self._jobs.popleft()
            if not job.answer.done():
                self._give(process, job)

    async def _attend(self, job: _Job) -> None:
        try:
            process, limit = await self._there()
            if not self._given:
                self._give(process, job)
            self._give_ahead(process)
            limit.begin(self._seconds, self._hangs)
            done = await read(process)
            limit.end()
        except (OSError, EOFError) as error:
            # Too late is an OSError as well; a process that has died comes to an end of file.
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
            good, value = pickle.loads(done)  # noqa: S301  it comes from our own process alone
            if not good:
                _fail(job.answer, value)
            elif not job.answer.done():
                job.answer.set_result(value)

    async def _live(self) -> None:
        """See that the process is there for the next job, if that is not long in coming."""
        self._beats += 1
        if self._idle is not None and self._beats > self._idle:
            return await self._end()
        try:
            process, limit = await self._there()
            limit.begin(_SIGN_SECONDS, self._hangs)
            await ask(process, _SIGN_OF_LIFE)
            limit.end()
        except (OSError, EOFError) as error:
            await self._lose(error)

    async def _there(self) -> tuple[Process, TimeLimit]:
        """The process, started if need be, and how long it may take."""
        if self._process is None or self._limit is None:
            self._process = await started()
            self._started += 1
            self._limit = TimeLimit(self._process)
            # What goes wrong here goes wrong again with the job that needs it, and is told then.
            self._limit.begin(*_START_SECONDS)
            await ask(self._process, self._prepare)
            self._limit.end()
        return self._process, self._limit

    async def _lose(self, error: Exception) -> None:
        _log.warning("worker_lost", process=self.process, reason=type(error).__name__)
        self._lost += 1
        self._losses.note()
        # It was at the first of them; the others have had no turn.
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
        # A process that waits for a broken disk cannot even be killed: nobody waits for that.
        with suppress(TimeoutError):
            async with asyncio.timeout(_KILL_SECONDS):
                # What a job that took too long has left unread raises that once more.
                with suppress(TimeoutError):
                    await process.communicate()
                await process.wait()

    def _refuse(self, error: Exception) -> None:
        """Tell whoever waits for a job."""
        while self._jobs:
            _fail(self._jobs.popleft().answer, error)


def _closed() -> RuntimeError:
    return RuntimeError("the worker is closed")


def _fail(answer: asyncio.Future[bytes], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
