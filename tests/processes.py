"""Processes that tests start: what they say is shown by a test that fails, and a busy machine."""

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
"""Seconds after which a test gives up waiting: only what hangs takes so long. It is the limit of
the test as a whole, and less than pytest has (faulthandler_timeout), so that it says why."""

NO_ROOT = "/no/such/root"
"""Where a test finds no installed service, and no settings beside the code."""

_TURN = "import os\nmother = os.getppid()\nwhile os.getppid() == mother: sum(range(10**5))"


def ran(
    *command: str,
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    given: str | None = None,
) -> subprocess.CompletedProcess[str]:
    """A command that has come to its end, however long that took."""
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
    """Bytes of memory that these processes have, of what several share a part each (PSS); nothing
    of those that have ended."""
    found = 0
    for process in processes:
        with suppress(OSError):
            told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
            found += int(told.partition("\nPss:")[2].split(maxsplit=1)[0]) * 1024
    return found


def show(name: str, *said: str) -> None:
    """What a process has said; pytest shows it where a test fails."""
    for text in filter(None, said):
        print(f"-- {name}\n{text}", file=sys.stderr)


@contextmanager
def heard(*command: str, folder: Path = ROOT) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    """A process, and what it prints; it is killed at the end. pytest shows its standard error."""
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        finally:
            process.kill()


async def until(true: Callable[[], object], process: Process | None = None) -> None:
    """Wait until this is so, as long as the process lives that is to bring it about."""
    async with asyncio.timeout(LIMIT):
        while not true():
            if process is not None and process.returncode is not None:
                raise AssertionError(f"the process has ended with {process.returncode}")
            await asyncio.sleep(0.02)


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """A machine on which so many processes do nothing but count. They end with this one."""
    turning = [subprocess.Popen([PYTHON, "-S", "-c", _TURN]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in turning:
            one.kill()
            one.wait()


def bare_environment(**more: str) -> dict[str, str]:
    """Where to find programs and our code, and nothing of whoever runs the tests: neither their
    settings nor a service that they have installed."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ROOT), "UPCARD_ROOT": NO_ROOT} | more


def free_port() -> int:
    """One on which nothing listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
