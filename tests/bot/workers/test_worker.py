"""A worker: jobs in their order beside the event loop, and no process that stays dead or hung."""

import asyncio
import os
import pickle
import signal
import time
from collections.abc import AsyncIterator
from operator import truediv
from pathlib import Path

import pytest

from bot.workers.losses import Losses
from bot.workers.worker import Worker, WorkerLoad, WorkerLost, WorkerRests
from tests.bot.workers.jobs import ready, use
from tests.processes import PYTHON, bare_environment, busy, ran

pytestmark = pytest.mark.timing

SHORT = 0.2
"""Seconds of a processor for a job where one is to run out of them."""
HANGS = 3.0
"""Seconds after which a process hangs, where one does: long for others that do next to nothing."""


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    worker = Worker(60, list)
    yield worker
    await worker.close()


@pytest.fixture
async def hasty() -> AsyncIterator[Worker]:
    worker = Worker(SHORT, ready)
    yield worker
    await worker.close()


@pytest.fixture
async def eager() -> AsyncIterator[Worker]:
    worker = Worker(60, list, ahead=4)
    yield worker
    await worker.close()


async def test_jobs_are_done_in_their_order_in_one_process(worker: Worker) -> None:
    assert worker.process is None, "it starts with the first job"
    found = await asyncio.gather(*(worker.do(max, number, 3) for number in range(6)))
    assert found == [3, 3, 3, 3, 4, 5]
    assert await worker.do(os.getpid) == worker.process != os.getpid()


async def test_an_error_reaches_who_asked_and_the_process_stays(worker: Worker) -> None:
    before = await worker.do(os.getpid)
    with pytest.raises(ZeroDivisionError) as raised:
        await worker.do(truediv, 1, 0)
    assert "truediv" not in str(raised.value)
    assert any("Traceback" in note for note in raised.value.__notes__)
    assert await worker.do(os.getpid) == before


async def test_what_cannot_be_sent_is_told_too(worker: Worker) -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        await worker.do(lambda: 1)
    with pytest.raises(TypeError, match="cannot pickle"):
        await worker.do(open, os.devnull)
    with pytest.raises(RuntimeError, match="Odd"):
        await worker.do(exec, "class Odd(Exception): pass\nraise Odd")
    assert await worker.do(max, 1, 2) == 2


async def test_what_a_job_prints_does_not_come_between_the_answers(worker: Worker) -> None:
    await worker.do(os.write, 1, b"not an answer")
    assert await worker.do(max, 1, 2) == 2


async def test_the_event_loop_runs_on_meanwhile(worker: Worker) -> None:
    job = asyncio.create_task(worker.do(time.sleep, 0.2))
    beats = 0
    while not job.done():
        await asyncio.sleep(0.005)
        beats += 1
    assert beats > 10


async def test_who_stops_waiting_takes_nothing_from_the_others(worker: Worker) -> None:
    await worker.do(max, 1, 2)
    running, waiting = (asyncio.create_task(worker.do(time.sleep, 0.1)) for _ in range(2))
    patient = asyncio.create_task(worker.do(max, 3, 4))
    await asyncio.sleep(0.02)
    running.cancel()
    waiting.cancel()
    assert await patient == 4


async def test_a_killed_process_is_replaced(worker: Worker) -> None:
    before = await worker.do(os.getpid)
    os.kill(before, signal.SIGKILL)
    one, other = await asyncio.gather(worker.do(os.getpid), worker.do(os.getpid))
    assert one == other != before


async def test_jobs_given_ahead_are_done_by_the_next_process(eager: Worker) -> None:
    """Only the job that it was at counts against the process, and comes behind the others."""
    await eager.do(max, 1, 2)
    slow = asyncio.create_task(eager.do(time.sleep, 0.3))
    numbers = [asyncio.create_task(eager.do(max, number, 3)) for number in range(9)]
    await asyncio.sleep(0.05)
    assert eager.process is not None
    os.kill(eager.process, signal.SIGKILL)
    assert await asyncio.gather(*numbers) == [3, 3, 3, 3, 4, 5, 6, 7, 8]
    assert not slow.done()
    await slow
    assert eager.load == WorkerLoad(done=11, started=2, lost=1)


async def test_what_waits_in_the_process_waits_for_its_turn(eager: Worker) -> None:
    await eager.do(max, 1, 2)
    jobs = [asyncio.create_task(eager.do(time.sleep, 0.05)) for _ in range(7)]
    await asyncio.sleep(0.02)
    assert eager.load._replace(started=0) == WorkerLoad(waiting=6, running=1, done=1)
    await asyncio.gather(*jobs)


async def test_a_process_that_stands_still_is_replaced(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot even be told to end, and so must be killed."""
    before = await worker.do(os.getpid)
    monkeypatch.setattr("bot.workers.worker._HANGS", HANGS)
    os.kill(before, signal.SIGSTOP)
    assert await worker.do(os.getpid) != before
    assert ended(before)


async def test_a_job_that_never_ends_is_told_of(hasty: Worker) -> None:
    before = await hasty.do(os.getpid)
    with pytest.raises(WorkerLost, match=r"0\.2 seconds of a processor"):
        await hasty.do(use, 3600)
    assert ended(before)
    assert await hasty.do(max, 1, 2) == 2


async def test_a_job_that_waits_without_a_processor_is_told_of(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.worker._HANGS", SHORT)
    with pytest.raises(WorkerLost, match="hung"):
        await worker.do(time.sleep, 3600)


async def test_a_process_that_waits_for_a_processor_is_not_lost(hasty: Worker) -> None:
    """On a busy machine a job takes many times as long as it takes of a processor."""
    before = await hasty.do(os.getpid)
    os.kill(before, signal.SIGSTOP)
    job = asyncio.create_task(hasty.do(use, SHORT / 4))
    await asyncio.sleep(3 * SHORT)
    os.kill(before, signal.SIGCONT)
    assert await job == SHORT / 4
    with busy(8):
        assert await hasty.do(use, SHORT / 2) == SHORT / 2
    assert hasty.load == WorkerLoad(done=3, started=1)


async def test_where_nobody_says_what_a_process_uses_all_seconds_count(
    hasty: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere than on Linux."""
    monkeypatch.setattr("bot.workers.worker_process._processor_seconds", lambda _: None)
    with pytest.raises(WorkerLost):
        await hasty.do(time.sleep, 3600)


async def test_a_job_that_kills_each_process_is_told_of(worker: Worker) -> None:
    with pytest.raises(WorkerLost):
        await worker.do(os._exit, 3)
    assert await worker.do(max, 1, 2) == 2


async def test_nobody_waits_twice_for_the_job_of_another(hasty: Worker) -> None:
    """The job is tried once more, but behind all others."""
    await hasty.do(max, 1, 2)
    hangs = asyncio.create_task(hasty.do(use, 3600))
    others = [asyncio.create_task(hasty.do(max, number, 3)) for number in range(5)]
    assert await asyncio.gather(*others) == [3, 3, 3, 3, 4]
    assert not hangs.done()
    assert hasty.load.lost == 1
    with pytest.raises(WorkerLost):
        await hangs


async def test_a_process_that_stands_still_is_replaced_before_anybody_needs_it(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.worker._BEAT", 0.05)
    monkeypatch.setattr("bot.workers.worker._HANGS", HANGS)
    before = await worker.do(os.getpid)
    os.kill(before, signal.SIGSTOP)
    while worker.process in (before, None):  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0.01)
    assert ended(before)
    assert worker.load.done == 1, "no job was asked for"


async def test_processes_that_die_again_and_again_are_replaced_seldom(worker: Worker) -> None:
    """Whoever asks meanwhile is told at once, and the worker comes back by itself."""
    for _ in range(2):
        with pytest.raises(WorkerLost):
            await worker.do(os._exit, 3)
    assert worker.load.started == 4
    assert not worker.is_alive
    for _ in range(50):
        with pytest.raises(WorkerRests):
            await worker.do(max, 1, 2)
    assert worker.load.started == 4
    while not worker.is_alive:  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0.05)
    assert await worker.do(max, 1, 2) == 2


def test_a_rest_grows_with_each_loss_and_is_over_when_losses_are_forgotten() -> None:
    now = 0.0
    losses = Losses(lambda: now)
    rests = []
    for _ in range(12):
        losses.note()
        rests.append(losses.rest())
    assert rests == [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]
    now = 301.0
    assert not losses.rests()
    losses.note()
    assert not losses.rests()


async def test_closing_gives_up_what_is_not_done() -> None:
    worker = Worker(60, list)
    process = await worker.do(os.getpid)
    jobs = [asyncio.create_task(worker.do(time.sleep, 60)) for _ in range(2)]
    await asyncio.sleep(0.02)
    await worker.close()
    told = await asyncio.gather(*jobs, return_exceptions=True)
    assert [str(error) for error in told] == ["the worker is closed"] * 2
    assert ended(process)
    with pytest.raises(RuntimeError, match="closed"):
        await worker.do(max, 1, 2)


async def test_closing_while_it_starts_leaves_nothing_behind() -> None:
    worker = Worker(60, list)
    job = asyncio.create_task(worker.do(max, 1, 2))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await worker.close()
    with pytest.raises(RuntimeError, match="closed"):
        await job
    assert worker.process is None


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_signals_to_all_of_a_service_are_for_the_bot_alone(
    worker: Worker, number: signal.Signals
) -> None:
    process = await worker.do(os.getpid)
    os.kill(process, number)
    assert await worker.do(os.getpid) == process


ORPHAN = """
import asyncio, os, signal, time
from bot.workers.losses import Losses
from bot.workers.worker import Worker

async def main():
    worker = Worker(60, list)
    await worker.do(max, 1, 2)
    print(worker.process, flush=True)
    busy = asyncio.create_task(worker.do({job}))
    await asyncio.sleep(0.1)
    os.kill(worker.process, {sign})
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.parametrize(
    ("job", "sign"),
    [("max, 1, 2", 0), ("time.sleep, 3600", 0), ("max, 1, 2", signal.SIGSTOP)],
    ids=["idle", "busy", "standing still"],
)
def test_a_killed_bot_leaves_no_process_behind(tmp_path: Path, job: str, sign: int) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN.format(job=job, sign=int(sign)), encoding="utf-8")
    # The worker holds standard error as well: this reads to its end, and so until it has gone.
    bot = ran(PYTHON, str(script), environment=bare_environment())
    assert bot.returncode == -signal.SIGKILL
    assert int(bot.stdout) > 0


def ended(process: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


async def test_it_says_what_it_has_to_do_and_has_done(worker: Worker, hasty: Worker) -> None:
    assert worker.load == (0, 0, 0, 0, 0)
    await worker.do(os.getpid)
    asked = [asyncio.create_task(worker.do(max, number, 3)) for number in range(3)]
    await asyncio.sleep(0)
    assert (worker.load.waiting, worker.load.done) == (3, 1)
    await asyncio.gather(*asked)
    assert worker.load == WorkerLoad(done=4, started=1)
    with pytest.raises(WorkerLost):
        await hasty.do(use, 3600)
    assert hasty.load == WorkerLoad(started=2, lost=2)
