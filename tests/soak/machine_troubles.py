"""What the machine does to a bot: workers that hang, a database that is locked, a full disk."""

import asyncio
import contextlib
import os
import resource
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random

from tests.soak.process import BotProcess

MachineTrouble = Callable[[BotProcess, Random], AbstractAsyncContextManager[None]]

_LOCK = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=5)
database.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def stopped_worker(bot: BotProcess, chance: Random) -> AsyncIterator[None]:
    """A worker hangs (SIGSTOP), and is never let go."""
    workers = bot.workers()
    stopped = chance.choice(workers) if workers else None
    if stopped is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(stopped, signal.SIGSTOP)
    yield
    if stopped in bot.workers():
        with contextlib.suppress(ProcessLookupError):
            os.kill(stopped, signal.SIGCONT)


@asynccontextmanager
async def locked(bot: BotProcess, chance: Random) -> AsyncIterator[None]:
    """Another program holds the database for writing."""
    pipe = asyncio.subprocess.PIPE
    holder = await asyncio.create_subprocess_exec(
        *(sys.executable, "-S", "-c", _LOCK, str(bot.file)), stdin=pipe, stdout=pipe
    )
    assert holder.stdout is not None
    await holder.stdout.readline()
    try:
        yield
    finally:
        assert holder.stdin is not None
        holder.stdin.close()
        await holder.wait()


@asynccontextmanager
async def full_disk(bot: BotProcess, chance: Random) -> AsyncIterator[None]:
    """No file may grow (RLIMIT_FSIZE): writing fails as it does on a full disk."""
    if not bot.is_up:
        yield
        return
    pid = bot.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    yield
    with contextlib.suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


MACHINE: dict[str, MachineTrouble] = {
    "stopped worker": stopped_worker,
    "locked database": locked,
    "full disk": full_disk,
}
"""All of them by name."""
