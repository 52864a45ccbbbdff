"""Measure processor time until the bot is ready, and its memory.

``python -m bench start [--rounds N] [--root FOLDER] [--python FILE]`` starts ``python -m bot``
against Discord on the loopback, with a database that needs no migration, and adds up all processes
of the bot. It is ready when its log says so, and idle a second after it also has its emojis. Memory
is the proportional share (PSS), in which shared memory counts once. It runs only on Linux.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.discord.loopback import Loopback
from tests.processes import memory_of

_SECONDS = 900.0
"""The longest time for one bot in all, however busy the machine."""
_CALM = 1.0
_TICKS = os.sysconf("SC_CLK_TCK")
_HERE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Start:
    """The costs of one start."""

    ready: float
    """Seconds of the processor until the bot is ready."""
    idle: float
    """Seconds of the processor until it is idle."""
    memory: tuple[float, ...]
    """MB of each process then."""


def _stat(process: int) -> list[str]:
    """Return the fields of a process from its state on (proc(5)), or none if it has ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return []
    return text.rsplit(")", 1)[1].split()


def family_of(first: int) -> list[int]:
    """Return a process and all its descendants, the oldest first."""
    stats = {int(path.name): _stat(int(path.name)) for path in Path("/proc").glob("[0-9]*")}
    found = [first]
    for parent in found:
        found += [one for one, stat in stats.items() if stat and int(stat[1]) == parent]
    return found


def processor_seconds(family: Sequence[int]) -> float:
    """Return the processor time of these processes and of their children that have ended."""
    return sum(int(ticks) for one in family for ticks in _stat(one)[11:15]) / _TICKS


class Log:
    """The log of a bot."""

    def __init__(self, lines: asyncio.StreamReader) -> None:
        self._lines = lines
        self._told: list[str] = []

    async def says(self, event: str) -> None:
        """Read until this event is logged."""
        while not any(f'"event": "{event}"' in line for line in self._told):
            line = await self._lines.readline()
            if not line:
                raise RuntimeError("\n".join(["the bot has ended by itself:", *self._told]))
            self._told.append(line.decode())

    async def read_on(self) -> None:
        """Read until cancelled, because an unread log would hold up the bot."""
        while line := await self._lines.readline():
            self._told.append(line.decode())


@asynccontextmanager
async def started(
    server: Loopback, command: Sequence[str], root: Path, folder: Path
) -> AsyncIterator[tuple[int, Log]]:
    """Run a bot of the checkout ``root`` with a database in ``folder``.

    Yields the number of its process, and its log.
    """
    settings = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'start.db'}",
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "LOG_FORMAT": "json",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPATH": str(root),
    }
    bot = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=os.environ | settings, stderr=asyncio.subprocess.PIPE
    )
    assert bot.stderr is not None
    try:
        async with asyncio.timeout(_SECONDS):
            yield bot.pid, Log(bot.stderr)
    finally:
        if bot.returncode is None:
            bot.send_signal(signal.SIGINT)
        await bot.wait()


async def _start(server: Loopback, command: Sequence[str], root: Path, folder: Path) -> Start:
    async with started(server, command, root, folder) as (bot, log):
        await log.says("ready")
        ready = processor_seconds(family_of(bot))
        await log.says("card_emojis")
        await asyncio.sleep(_CALM)
        family = family_of(bot)
        memory = tuple(memory_of(one) / 2**20 for one in family)
        return Start(ready, processor_seconds(family), memory)


async def _starts(rounds: int, root: Path, python: str) -> list[Start]:
    # Not ``-m bot``, which hides its memory from other processes of the same user.
    command = (python, "-c", "from bot.__main__ import main; main([])")
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback() as server:
            # The first start creates the database, the emojis and the compiled modules.
            await _start(server, command, root, Path(folder))
            return [await _start(server, command, root, Path(folder)) for _ in range(rounds)]


def report(rounds: int = 3, root: Path = _HERE, python: str = sys.executable) -> Iterator[str]:
    """Yield a line per number, with the least and the median."""
    starts = asyncio.run(_starts(rounds, root, python))
    yield f"start: {rounds} times, all processes of the bot together"
    found = {
        "processor until ready, s": [one.ready for one in starts],
        "processor until idle, s": [one.idle for one in starts],
        "memory idle, MB": [sum(one.memory) for one in starts],
    }
    for name, each in found.items():
        yield f"  {name:26} least {min(each):7.2f}  median {median(each):7.2f}"
    of_each = "  ".join(f"{one:.1f}" for one in starts[-1].memory)
    yield f"  memory of each process, MB: {of_each}"


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--root", type=Path, default=_HERE, help="the checkout to start")
    parser.add_argument("--python", default=sys.executable, help="the Python to start it with")
    chosen = parser.parse_args(arguments)
    for line in report(chosen.rounds, chosen.root.resolve(), chosen.python):
        print(line)
