"""A worker: jobs in their order beside the event loop, and no process that stays dead or hung."""

import asyncio
import os
import pickle
import signal
import time
from operator import truediv
from pathlib import Path

import pytest

from bot.workers.worker import Worker, WorkerLoad, WorkerLost, WorkerRests
from bot.workers.worker_process import Losses
from tests.bot.workers.jobs import ended, use
from tests.processes import PYTHON, bare_environment, ran

pytestmark = pytest.mark.timing


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """Whoever reads it waits until it is opened."""
    made = tmp_path / "gate"
    os.mkfifo(made)
    return made


async def opened(gate: Path) -> None:
    await asyncio.to_thread(gate.write_bytes, b"open")


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


async def test_the_event_loop_runs_on_meanwhile(worker: Worker, gate: Path) -> None:
    job = asyncio.create_task(worker.do(Path.read_bytes, gate))
    for _ in range(10):
        await asyncio.sleep(0.005)
    assert not job.done()
    await opened(gate)
    assert await job == b"open"


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


async def test_jobs_given_ahead_are_done_by_the_next_process(eager: Worker, gate: Path) -> None:
    """Only the job that it was at counts against the process, and comes behind the others."""
    await eager.do(max, 1, 2)
    slow = asyncio.create_task(eager.do(Path.read_bytes, gate))
    numbers = [asyncio.create_task(eager.do(max, number, 3)) for number in range(9)]
    await asyncio.sleep(0.05)
    assert eager.process is not None
    os.kill(eager.process, signal.SIGKILL)
    assert await asyncio.gather(*numbers) == [3, 3, 3, 3, 4, 5, 6, 7, 8]
    assert not slow.done()
    await opened(gate)
    await slow
    assert eager.load == WorkerLoad(done=11, started=2, lost=1)


async def test_what_waits_in_the_process_waits_for_its_turn(eager: Worker, gate: Path) -> None:
    await eager.do(max, 1, 2)
    jobs = [asyncio.create_task(eager.do(Path.read_bytes, gate))]
    jobs += [asyncio.create_task(eager.do(bytes, number)) for number in range(6)]
    await asyncio.sleep(0.02)
    assert eager.load._replace(started=0) == WorkerLoad(waiting=6, running=1, done=1)
    await opened(gate)
    await asyncio.gather(*jobs)


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
from bot.workers.worker_process import Losses
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
