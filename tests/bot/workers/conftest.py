"""Workers of every kind."""

from collections.abc import AsyncIterator

import pytest

from bot.workers.worker import Worker
from tests.bot.workers.jobs import SHORT, ready


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
