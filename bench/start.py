"""What the bot costs until it is ready, and what it keeps: processor time and memory.

``python -m bench start [--rounds N] [--root FOLDER] [--python FILE]`` starts ``python -m bot``
against Discord on the loopback, over a database of the newest tables, and adds up all processes of
the bot. Ready is when it says so in its log; idle is a second after it also has its emojis. Memory
is the proportional share (PSS), in which what processes have in common counts once. Linux only.
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
"""How long all of it may take with one bot, however busy the machine."""
_CALM = 1.0
_TICKS = os.sysconf("SC_CLK_TCK")
_HERE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Start:
    """One start: seconds of the processor until ready and until idle; MB of each process then."""

    ready: float
    idle: float
    memory: tuple[float, ...]


def _stat(process: int) -> list[str]:
    """The fields of a process from its state on (proc(5)); none if it has ended."""
    try:
        text = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return []
    return text.rsplit(")", 1)[1].split()


def family_of(first: int) -> list[int]:
    """A process and all that descend from it, the oldest first."""
    stats = {int(path.name): _stat(int(path.name)) for path in Path("/proc").glob("[0-9]*")}
    found = [first]
    for parent in found:
        found += [one for one, stat in stats.items() if stat and int(stat[1]) == parent]
    return found


def processor_seconds(family: Sequence[int]) -> float:
    """Processor time of these processes and of their children that have ended."""
    return sum(int(ticks) for one in family for ticks in _stat(one)[11:15]) / _TICKS


class Log:
    """What the bot has logged so far."""

    def __init__(self, lines: asyncio.StreamReader) -> None:
        self._lines = lines
        self._told: list[str] = []

    async def says(self, event: str) -> None:
        """Read until this event has been told."""
        while not any(f'"event": "{event}"' in line for line in self._told):
            line = await self._lines.readline()
            if not line:
                raise RuntimeError("\n".join(["the bot has ended by itself:", *self._told]))
            self._told.append(line.decode())

    async def read_on(self) -> None:
        """Read until cancelled, so that the bot is not held up by what nobody reads."""
        while line := await self._lines.readline():
            self._told.append(line.decode())


@asynccontextmanager
async def started(
    server: Loopback, command: Sequence[str], root: Path, folder: Path
) -> AsyncIterator[tuple[int, Log]]:
    """A bot of the checkout ``root`` meanwhile, over a database in ``folder``: the number of its
    process, and its log."""
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
    # Not ``-m bot``, which lets nobody of the same user look at its memory.
    command = (python, "-c", "from bot.__main__ import main; main([])")
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback() as server:
            # The first makes the database, the emojis and the compiled modules.
            await _start(server, command, root, Path(folder))
            return [await _start(server, command, root, Path(folder)) for _ in range(rounds)]


def report(rounds: int = 3, root: Path = _HERE, python: str = sys.executable) -> Iterator[str]:
    """A line a figure: the least and the median."""
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
