"""The real bot as processes of its own, which end with the test that started them."""

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.processes import LIMIT, PYTHON, bare_environment, show

SECONDS = LIMIT
"""What is waited for has no limit but that of the test."""
LOG = "said.txt"
"""Where it writes its standard error, in its folder."""

RunBot = Callable[..., Awaitable[Process]]
"""``run_bot(folder, *under, **environment)``: ``python -m bot`` in this folder, with just these
settings; ``under`` a command. ``arguments``: what follows ``bot``."""


@asynccontextmanager
async def bot_processes() -> AsyncIterator[RunBot]:
    """Starts bots; those that still run at the end are killed, with all that they have started.

    What they have said is shown where a test fails.
    """
    started: list[tuple[Process, Path]] = []

    async def run_bot(
        folder: Path, *under: str, arguments: Sequence[str] = (), **environment: str
    ) -> Process:
        with (folder / LOG).open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(*under, PYTHON, "-m", "bot", *arguments),
                cwd=folder,
                env=bare_environment(
                    DATABASE_URL="sqlite+aiosqlite:///a.db",
                    PYTHONFAULTHANDLER="1",
                )
                | environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                # A group of its own: workers that were stopped would not notice that it is gone.
                start_new_session=True,
            )
        started.append((process, folder / LOG))
        return process

    try:
        yield run_bot
    finally:
        for process, _ in started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        for process, _ in started:
            await process.communicate()
        for process, log in started:
            show(f"bot {process.pid}, exit status {process.returncode}", log.read_text("utf-8"))


async def ended(process: Process, folder: Path) -> tuple[int | None, str]:
    """Its exit status and what it said on standard error."""

    def said() -> str:
        return (folder / LOG).read_text(encoding="utf-8")

    try:
        out, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    except TimeoutError:
        # By this signal it says which line each of its threads has come to.
        process.send_signal(signal.SIGABRT)
        await process.wait()
        raise AssertionError(f"it did not end in {SECONDS} seconds:\n{said()}") from None
    assert out == b""
    return process.returncode, said()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(number) for number in told.split()]


def is_there(process: int) -> bool:
    """Whether there is such a process."""
    return Path(f"/proc/{process}").exists()
