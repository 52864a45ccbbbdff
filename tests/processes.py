"""Processes that tests start, with their output shown on failure, and a busy machine."""

import asyncio
import os
import socket
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[1]
PYTHON = sys.executable
LIMIT = 600.0
"""Seconds after which a test gives up waiting. Only something that hangs takes as long.

It is the limit of the whole test. It is less than pytest's (faulthandler_timeout), so that the test
says why.
"""

NO_ROOT = "/no/such/root"
"""A root without an installed service, and without settings next to the code."""

_TURN = "import os\nmother = os.getppid()\nwhile os.getppid() == mother: sum(range(10**5))"


def ran(
    *command: str,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    given: str | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, however long that takes."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=given,
        stdin=subprocess.DEVNULL if given is None else None,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    show(" ".join(command), done.stdout, done.stderr)
    return done


def memory_of(*processes: int) -> int:
    """Return the bytes of memory of these processes, with their part of shared memory (PSS).

    Processes that have ended count as nothing.
    """
    found = 0
    for process in processes:
        with suppress(OSError):
            told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
            found += int(told.partition("\nPss:")[2].split(maxsplit=1)[0]) * 1024
    return found


def show(name: str, *said: str) -> None:
    """Print the output of a process, which pytest shows if the test fails."""
    for text in filter(None, said):
        print(f"-- {name}\n{text}", file=sys.stderr)


@contextmanager
def heard(*command: str, folder: Path = ROOT) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """Run a process, and yield it with its output. It is killed at the end.

    pytest shows its standard error.
    """
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


async def until(true: Callable[[], object], process: Process | None = None) -> None:
    """Wait until a condition is true, or fail if the process that should make it so ends."""
    async with asyncio.timeout(LIMIT):
        while not true():
            if process is not None and process.returncode is not None:
                raise AssertionError(f"the process has ended with {process.returncode}")
            await asyncio.sleep(0.02)


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep the machine busy with ``loops`` processes that only count. They end with this one."""
    turning = [subprocess.Popen([PYTHON, "-S", "-c", _TURN]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in turning:
            one.kill()
            one.wait()


def bare_environment(**more: str) -> dict[str, str]:
    """Return an environment with the paths of programs and our code.

    It has nothing from the user who runs the tests, neither settings nor an installed service.
    """
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "UPCARD_ROOT": NO_ROOT} | more


def free_port() -> int:
    """Return a port on which nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
