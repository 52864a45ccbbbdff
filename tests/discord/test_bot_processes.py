"""A test that fails leaves no bot behind."""

import os
import signal
from pathlib import Path

import pytest

from tests.discord.bot_processes import bot_processes, children, is_there
from tests.processes import until

pytestmark = pytest.mark.timing

WITH_A_WORKER = ("sh", "-c", "sleep 600 & exec sleep 600")
"""A command that takes the bot's place: it starts another process, and neither ends by itself."""


async def test_what_runs_when_a_test_fails_is_ended_also_where_it_was_stopped(
    tmp_path: Path,
) -> None:
    left: list[int] = []

    async def failing() -> None:
        async with bot_processes() as run_bot:
            process = await run_bot(tmp_path, *WITH_A_WORKER)
            await until(lambda: children(process.pid), process)
            left.extend((process.pid, *children(process.pid)))
            for one in left:
                os.kill(one, signal.SIGSTOP)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await failing()
    # Whoever takes in orphans removes their last trace a moment later.
    await until(lambda: not any(map(is_there, left)))
    assert len(left) == 2
