"""What the tests on a simulated Discord share."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.discord.bot_processes import RunBot, bot_processes
from tests.discord.openapi import Description
from tests.discord.recorder import Recorded, recording


@pytest.fixture
def recorded() -> Iterator[list[Recorded]]:
    """Every REST request of the SimCord bots of this test, in order. Ask for it before the bot."""
    with recording() as requests:
        yield requests


@pytest.fixture(scope="session")
def description() -> Description:
    """Discord's published API description, as far as it describes what the bot sends."""
    return Description()


@pytest.fixture
async def run_bot() -> AsyncIterator[RunBot]:
    """Starts the real bot as a process of its own, which ends with the test at the latest."""
    async with bot_processes() as start:
        yield start
