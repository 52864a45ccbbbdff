"""The real bot as processes of its own, which end with the test that started them."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS = 600.0
"""How long whatever a process does may take on a busy machine."""
LOG = "said.txt"
"""Where it writes its standard error, in its folder."""

RunBot = Callable[..., Awaitable[Process]]
"""``run_bot(folder, *under, **environment)``: ``python -m bot`` in this folder, with just these
settings; ``under`` a command."""


@asynccontextmanager
async def bot_processes() -> AsyncIterator[RunBot]:
    """Starts bots; those that still run at the end are killed, with all that they have started."""
    started: list[Process] = []

    async def run_bot(folder: Path, *under: str, **environment: str) -> Process:
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
        with (folder / LOG).open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *under,
                sys.executable,
                "-m",
                "bot",
                cwd=folder,
                env={**kept, "PYTHONPATH": str(ROOT), "DATABASE_URL": "sqlite+aiosqlite:///a.db"}
                | {"PYTHONFAULTHANDLER": "1", "XDG_RUNTIME_DIR": str(folder)}
                | environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                # A group of its own: workers that were stopped would not notice that it is gone.
                start_new_session=True,
            )
        started.append(process)
        return process

    try:
        yield run_bot
    finally:
        for process in started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.communicate()


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
