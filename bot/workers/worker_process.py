"""The process of a worker: started, written to and read from."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bot.workers.frames import LENGTH, framed

__all__ = ["ask", "read", "started", "write"]

_ROOT = str(Path(__file__).parents[2])


async def started() -> Process:
    """A process that does what it reads (bot.workers.__main__)."""
    path = [_ROOT, *filter(None, [os.environ.get("PYTHONPATH")])]
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.workers"),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
    )


def write(process: Process, job: bytes) -> None:
    """Give it a job. Of one that has died the answer tells."""
    assert process.stdin is not None
    process.stdin.write(framed(job))


async def read(process: Process) -> bytes:
    """The next answer. Raises EOFError if the process has died."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH))
    return await process.stdout.readexactly(length)


async def ask(process: Process, job: bytes) -> bytes:
    """The answer to a job while none else is being done."""
    write(process, job)
    return await read(process)
