"""Measure a start over stored open tables: none, a thousand and ten thousand.

``python -m bench restore [--tables N …] [--people N] [--rounds N] [--watched SECONDS] [--clicks N]
[--root FOLDER]`` starts ``python -m bot`` against Discord on the loopback. The database has the
tables of bench/stored_tables.py as an earlier process left them, and ``--people`` people with quiet
hours. The output has the processor time of all its processes until it says that it is ready. It
also has the bot's processor time and requests to Discord in the seconds after that. Memory is
measured at their end, as proportional shares (PSS) of all processes together.

With ``--clicks``, two people click that often per second at new tables meanwhile. Then the output
also has the milliseconds that the main process computes until a click is answered, with its other
work until then (more on a busy machine), and in all per click. The last line is the same as JSON.
It runs only on Linux.
"""

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from bench import stored_tables
from bench.load.discord import CountedLoopback
from bench.load.table import TableUnderLoad
from bench.start import family_of, processor_seconds, started
from tests.processes import memory_of

_SECONDS = 900.0
_SHOWN = ("channel posts", "channel edits")
_HERE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Start:
    """The costs of one start."""

    ready_s: float
    """Processor seconds until the bot is ready."""
    watched_s: float
    """Processor seconds in the watched time after that."""
    requests: int
    """Posts and edits in channels in that time."""
    memory_mb: float
    """MB of all processes together."""
    main_mb: float
    """MB of the first process."""
    click_ms: float = 0.0
    """Milliseconds that the first process computes until a click is answered (median)."""
    all_ms: float = 0.0
    """Milliseconds that it computes in the watched time per click. 0 without clicks."""


def _computed(process: int) -> float:
    """Return the milliseconds that all threads of a process have computed (exactly)."""
    each = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(one.read_text(encoding="ascii").split()[0]) for one in each) / 1e6


async def _play(server: CountedLoopback, bot: int, each: float, seconds: float) -> list[float]:
    """Click every ``each`` seconds. Return the bot's milliseconds for each click, in order."""
    table = TableUnderLoad(
        server, "basic", (await server.add_guild())[1], ("Ann", "Ben"), Random(1)
    )
    found, end = list[float](), monotonic() + seconds
    while (began := monotonic()) < end:
        before, deed = _computed(bot), table.deed()
        if deed is not None:
            asked = await table.do(deed)
            await server.shown(asked, _SECONDS)
            found.append(_computed(bot) - before)
            assert table.see(deed, asked) or deed.kind != "lobby", "it has been refused"
        await asyncio.sleep(began + each - monotonic())
    return sorted(found)


async def _start(root: Path, folder: Path, tables: int, watched: float, clicks: float) -> Start:
    async with CountedLoopback() as server:
        for number in range(max(tables, 1)):
            channel = stored_tables.channel_of(number)
            server.world.channels[channel] = stored_tables.guild_of(number)
            message = {"id": str(stored_tables.message_of(number)), "channel_id": str(channel)}
            server.messages[message["id"]] = message | {"flags": 0, "components": []}
        command = (sys.executable, "-m", "bot")
        async with started(server, command, root, folder) as (bot, log):
            await log.says("ready")
            family = family_of(bot)
            ready, before = processor_seconds(family), server.counts.copy()
            reading, first = asyncio.create_task(log.read_on()), _computed(bot)
            if clicks:
                taken = await _play(server, bot, 1 / clicks, watched)
            else:
                taken = await asyncio.sleep(watched, [])
            reading.cancel()
            all_ms = (_computed(bot) - first) / max(len(taken), 1)
            family = family_of(bot)
            shares = [memory_of(one) / 2**20 for one in family]
            asked = sum((server.counts - before)[kind] for kind in _SHOWN)
            took = processor_seconds(family) - ready
            told = Start(ready, took, asked, sum(shares), shares[0])
            return replace(told, click_ms=median(taken), all_ms=all_ms) if taken else told


async def _starts(
    root: Path, tables: int, people: int, rounds: int, watched: float, clicks: float
) -> list[Start]:
    found = []
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as used:
        database = await stored_tables.store(Path(kept), tables, people)
        await database.dispose()
        for _ in range(rounds):
            shutil.copytree(kept, used, dirs_exist_ok=True)
            found.append(await _start(root, Path(used), tables, watched, clicks))
    return found


def report(
    tables: Sequence[int] = (0, 1_000, 10_000),
    people: int = 0,
    rounds: int = 3,
    watched: float = 60.0,
    clicks: float = 0.0,
    root: Path = _HERE,
) -> Iterator[str]:
    """Yield a line per number, with the least and the median of the rounds."""
    told: dict[str, dict[str, list[float]]] = {}
    for count in tables:
        ran = asyncio.run(_starts(root, count, people, rounds, watched, clicks))
        starts = [asdict(one) for one in ran]
        yield f"restore: {count:,} stored tables, {rounds} times, watched for {watched:.0f} s"
        kept = told[str(count)] = {}
        for name in starts[0]:
            each = [one[name] for one in starts]
            kept[name] = [round(min(each), 3), round(median(each), 3)]
            yield f"  {name:10} least {min(each):9.2f}  median {median(each):9.2f}"
    yield json.dumps({"bench": "restore", "watched_s": watched, "least_and_median": told})


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench restore", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[0, 1_000, 10_000], metavar="N")
    parser.add_argument("--people", type=int, default=0, metavar="N")
    parser.add_argument("--clicks", type=float, default=0.0, metavar="N")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--watched", type=float, default=60.0, metavar="SECONDS")
    parser.add_argument("--root", type=Path, default=_HERE, help="the checkout to start")
    chosen = parser.parse_args(arguments)
    root, settled = chosen.root.resolve(), (chosen.rounds, chosen.watched, chosen.clicks)
    for told in report(chosen.tables, chosen.people, *settled, root):
        print(told, flush=True)
