"""A bot in its own process, and the computing time of the bot and its workers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from bench.load.lag import Lateness
from tests.discord.loopback import Loopback
from tests.processes import memory_of

_T = TypeVar("_T")

_SECONDS = 180.0
"""The longest time for a bot to start, to report its lag, or to end, on a busy machine."""
_TICKS = os.sysconf("SC_CLK_TCK")


class NotMeasured(Exception):
    """The reason why results are missing, as words to follow a name."""


def new_certificate(folder: Path) -> Path:
    """Create a certificate for 127.0.0.1, with its key, in a new file of this folder.

    Raises NotMeasured.
    """
    file, curve = folder / "discord.pem", ("ec", "-pkeyopt", "ec_paramgen_curve:P-256")
    named = "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"
    made = "openssl", "req", "-x509", "-nodes", "-days", "9", "-newkey", *curve, *named
    try:
        subprocess.run([*made, "-keyout", file, "-out", file], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotMeasured(f"openssl makes no certificate: {error}") from None
    return file


class Computed(NamedTuple):
    """Seconds of the processor."""

    bot: float
    """The process itself with its threads."""
    workers: float
    """The processes that it has started, also those that have ended."""
    painter: float
    """The living workers that draw pictures."""


class BotUnderLoad:
    """A running bot, connected to the loopback."""

    def __init__(self, process: asyncio.subprocess.Process, lags: Path) -> None:
        self._process, self._lags = process, lags

    def computed(self) -> Computed:
        """Return the computing time since it started."""
        bot, started = self._process.pid, self._workers()
        ended = sum(map(_computed_by_ended, (bot, *started)))
        each = {pid: _computed(pid) for pid in started}
        painter = sum(seconds for pid, seconds in each.items() if _draws(pid))
        return Computed(_computed(bot), sum(each.values()) + ended, painter)

    def each(self) -> dict[int, float]:
        """Return the processor seconds of each worker since its start, by id, the oldest first."""
        return {pid: _computed(pid) for pid in sorted(self._workers())}

    def memory(self) -> int:
        """Return the bytes of the bot and its workers, with their part of shared memory."""
        return memory_of(self._process.pid, *self._workers())

    async def lateness(self) -> Lateness:
        """Start to measure the loop's lag, or stop. Return the lag since then."""
        self.check()
        told = _lines(self._lags)
        self._process.send_signal(signal.SIGUSR1)
        until = monotonic() + _SECONDS
        while len(lines := _lines(self._lags)) == len(told):
            self.check()
            if monotonic() > until:
                raise NotMeasured("a bot does not say how late its loop is")
            await asyncio.sleep(0.01)  # no event says so
        return Lateness(**json.loads(lines[-1]))

    def profile(self) -> None:
        """Count and time its functions from now on."""
        self._process.send_signal(signal.SIGUSR2)

    def check(self) -> None:
        """Raise NotMeasured if it has ended."""
        if self._process.returncode is not None:
            raise NotMeasured(f"a bot has ended by itself ({self._process.returncode})")

    async def meanwhile(self, doing: Coroutine[Any, Any, _T]) -> _T:
        """Run something with the bot. Raises NotMeasured as soon as the bot has ended."""
        ended, done = asyncio.create_task(self._process.wait()), asyncio.create_task(doing)
        try:
            await asyncio.wait((ended, done), return_when=asyncio.FIRST_COMPLETED)
            if not done.done():
                self.check()
            return await done
        finally:
            ended.cancel()
            done.cancel()
            await asyncio.wait((done,))

    def _workers(self) -> list[int]:
        """Return all processes that it has started, and all that these have started."""
        found, left = list[int](), [self._process.pid]
        while left:
            for task in Path(f"/proc/{left.pop()}/task").glob("*/children"):
                with suppress(OSError):
                    started = [int(child) for child in task.read_text(encoding="ascii").split()]
                    found += started
                    left += started
        return found


@asynccontextmanager
async def running(
    server: Loopback,
    folder: Path,
    module: str,
    *arguments: str,
    settings: Mapping[str, str] | None = None,
    core: int | None = None,
) -> AsyncIterator[BotUnderLoad]:
    """Run a connected bot, whose output goes to a file in the folder.

    ``core`` is the only core for the bot and its workers.
    """
    lags, before = folder / "lags.jsonl", len(server.identified)
    environment = {
        **os.environ,
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        **(settings or {}),
    }
    if server.certificate is not None:
        environment["SSL_CERT_FILE"] = str(server.certificate)
    with (folder / f"{module}.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module, *arguments), env=environment, stdout=log, stderr=log
        )
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    bot = BotUnderLoad(process, lags)
    try:
        until = monotonic() + _SECONDS
        while len(server.identified) == before:
            bot.check()
            if monotonic() > until:
                raise NotMeasured(f"{module} has not started within {_SECONDS:.0f} s")
            await asyncio.sleep(0.02)  # no event says whether it has ended
        yield bot
    finally:
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGINT)
        try:
            await asyncio.wait_for(process.wait(), _SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def _draws(pid: int) -> bool:
    """Whether a process has loaded the library that draws pictures."""
    with suppress(OSError):
        return b"/PIL/" in Path(f"/proc/{pid}/maps").read_bytes()
    return False


def _computed(pid: int) -> float:
    """Return the computing of a process's living threads, in nanoseconds if possible.

    Otherwise all threads count, in hundredths of a second.
    """
    with suppress(OSError):
        tasks = list(Path(f"/proc/{pid}/task").glob("*/schedstat"))
        spent = [int(task.read_text(encoding="ascii").split()[0]) for task in tasks]
        if any(spent):
            return sum(spent) / 1e9
    return _seconds(pid, 11)


def _computed_by_ended(pid: int) -> float:
    """Return the computing of a process's ended children, and of their ended children."""
    return _seconds(pid, 13)


def _seconds(pid: int, field: int) -> float:
    """Return seconds of the processor, as the sum of the user's and the system's field."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[field]) + int(fields[field + 1])) / _TICKS
    return 0.0


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
