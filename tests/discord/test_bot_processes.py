"""A test that fails leaves no bot behind."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.discord.bot_processes import SECONDS, bot_processes, children, is_there

WITH_A_WORKER = ("sh", "-c", "sleep 600 & exec sleep 600")
"""A command that takes the bot's place: it starts another process, and neither ends by itself."""


async def test_what_runs_when_a_test_fails_is_ended_also_where_it_was_stopped(
    tmp_path: Path,
) -> None:
    left: list[int] = []

    async def failing() -> None:
        async with bot_processes() as run_bot:
            process = await run_bot(tmp_path, *WITH_A_WORKER)
            async with asyncio.timeout(SECONDS):
                while not children(process.pid):  # noqa: ASYNC110  nothing else tells
                    await asyncio.sleep(0.01)
            left.extend((process.pid, *children(process.pid)))
            for one in left:
                os.kill(one, signal.SIGSTOP)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await failing()
    async with asyncio.timeout(SECONDS):
        # Whoever takes in orphans removes their last trace a moment later.
        while any(map(is_there, left)):  # noqa: ASYNC110  nothing else tells
            await asyncio.sleep(0.01)
    assert len(left) == 2
