"""How long a job may take: seconds of a processor, and longer in all."""

import asyncio
import os
import signal
import time

import pytest

from bot.workers.worker import Worker, WorkerLoad, WorkerLost
from tests.bot.workers.jobs import SHORT, ended, use
from tests.processes import busy

pytestmark = pytest.mark.timing

HANGS = 3.0
"""Seconds after which a process hangs, where one does: long for others that do next to nothing."""


async def test_a_process_that_stands_still_is_replaced(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot even be told to end, and so must be killed."""
    before = await worker.do(os.getpid)
    monkeypatch.setattr(worker, "_hangs", HANGS)
    os.kill(before, signal.SIGSTOP)
    assert await worker.do(os.getpid) != before
    assert ended(before)


async def test_a_job_that_never_ends_is_told_of(hasty: Worker) -> None:
    before = await hasty.do(os.getpid)
    with pytest.raises(WorkerLost, match=f"{SHORT} seconds of a processor"):
        await hasty.do(use, 3600)
    assert ended(before)
    assert await hasty.do(max, 1, 2) == 2


async def test_a_job_that_waits_without_a_processor_is_told_of(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_hangs", SHORT)
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
    assert hasty.load == WorkerLoad(done=2, started=1)


@pytest.mark.long
async def test_among_many_that_want_a_processor_none_is_lost(hasty: Worker) -> None:
    with busy(8):
        assert await hasty.do(use, SHORT / 2) == SHORT / 2
    assert hasty.load == WorkerLoad(done=1, started=1)


async def test_where_nobody_says_what_a_process_uses_all_seconds_count(
    hasty: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere than on Linux."""
    monkeypatch.setattr("bot.workers.worker_process._processor_seconds", lambda _: None)
    with pytest.raises(WorkerLost):
        await hasty.do(time.sleep, 3600)


async def test_a_process_that_stands_still_is_replaced_before_anybody_needs_it(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.worker._BEAT", 0.05)
    monkeypatch.setattr(worker, "_hangs", HANGS)
    before = await worker.do(os.getpid)
    os.kill(before, signal.SIGSTOP)
    while worker.process in (before, None):  # noqa: ASYNC110  nothing else tells
        await asyncio.sleep(0.01)
    assert ended(before)
    assert worker.load.done == 1, "no job was asked for"
