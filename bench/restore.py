"""What a start costs over stored open tables: none, a thousand, ten thousand.

``python -m bench.restore [--tables N …] [--rounds N] [--watched SECONDS] [--root FOLDER]`` first
brings back a table in its first and in a late deal, in this process; then it starts
``python -m bot`` against Discord on the loopback, over the tables of bench/stored_tables.py as an
earlier process has left them. Told are the processor time until it says that it is ready, of all
its processes; what it takes and asks of Discord in the seconds after that; and its memory at their
end, as proportional shares (PSS) of all processes together. The last line is the same as JSON.
Linux only.
"""

import argparse
import asyncio
import json
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import process_time

from bench import stored_tables
from bench.measure import anchor, line
from bench.start import Log, environment, family_of, processor_seconds
from data.database.database import open_database
from data.journal.store import Store
from engine.live.rehydrate import bring_back
from engine.table.table_state import table_state
from tests.discord.loopback import Loopback
from tests.processes import memory_of
from tests.screens.script import Script

_SECONDS = 900.0
_TURNS = 20
_HERE = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Start:
    """Processor seconds until ready, and in the time watched after it; requests about messages
    then; MB of all processes together, and of the first alone."""

    ready_s: float
    watched_s: float
    requests: int
    memory_mb: float
    main_mb: float


async def _start(root: Path, folder: Path, tables: int, watched: float) -> Start:
    async with Loopback() as server:
        for number in range(max(tables, 1)):
            channel = stored_tables.channel_of(number)
            server.world.channels[channel] = stored_tables.guild_of(number)
            message = {"id": str(stored_tables.message_of(number)), "channel_id": str(channel)}
            server.messages[message["id"]] = message | {"flags": 0, "components": []}
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"),
            cwd=folder,
            env=environment(server, root, folder),
            stderr=asyncio.subprocess.PIPE,
        )
        assert bot.stderr is not None
        log = Log(bot.stderr)
        try:
            async with asyncio.timeout(_SECONDS):
                await log.says("ready")
                family = family_of(bot.pid)
                ready, before = processor_seconds(family), len(server.requests)
                reading = asyncio.create_task(log.read_on())
                await asyncio.sleep(watched)
                reading.cancel()
                family = family_of(bot.pid)
                shares = [memory_of(one) / 2**20 for one in family]
                asked = [one for one in server.requests[before:] if "/messages" in one.path]
                took = processor_seconds(family) - ready
                return Start(ready, took, len(asked), sum(shares), shares[0])
        finally:
            if bot.returncode is None:
                bot.send_signal(signal.SIGINT)
            await bot.wait()


async def _loaded(deals: int, rounds: int) -> tuple[int, list[float]]:
    """A game in this deal: its steps, and the processor seconds of bringing it back, in order."""
    script = Script("basic", 4, end={"mode": "hands", "hands": 24}).begin()
    script.play_on(lambda state: state.deal_no == deals and state.turn_no > _TURNS)
    (first, *others), key, taken = script.entries, script.header.table_id, list[float]()
    snapshot = table_state(script.game, script.header, script.entries).snapshot
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{folder}/load.db")
        store = Store(database)
        await store.create(script.header, first.events)
        for entry in others:
            await store.append(key, entry.version, entry.events)
        if snapshot is not None:
            await store.keep_snapshots({key: snapshot})
        for _ in range(rounds):
            before = process_time()
            found = await bring_back(store, key)
            taken.append(process_time() - before)
            assert found is not None
            assert found.fault is None
        await database.dispose()
    return len(script.entries), sorted(taken)


def loading(rounds: int = 30) -> Iterator[str]:
    """What it costs to bring back a table, early and late in its game."""
    unit, found = anchor(), [asyncio.run(_loaded(deals, rounds)) for deals in (1, 20)]
    for steps, taken in found:
        yield line(f"restore: a table of {steps:,} steps", taken, unit)
    first, last = (taken for _, taken in found)
    middle = last[rounds // 2] / first[rounds // 2]
    yield f"  least {last[0] / first[0]:.2f}, p50 {middle:.2f} times"


async def _starts(root: Path, tables: int, rounds: int, watched: float) -> list[Start]:
    found = []
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as used:
        database = await stored_tables.store(Path(kept), tables)
        await database.dispose()
        for _ in range(rounds):
            shutil.copytree(kept, used, dirs_exist_ok=True)
            found.append(await _start(root, Path(used), tables, watched))
    return found


def report(
    tables: Sequence[int] = (0, 1_000, 10_000),
    rounds: int = 3,
    watched: float = 60.0,
    root: Path = _HERE,
) -> Iterator[str]:
    """A line a figure: the least and the median of the rounds."""
    told: dict[str, dict[str, list[float]]] = {}
    for count in tables:
        starts = [asdict(one) for one in asyncio.run(_starts(root, count, rounds, watched))]
        yield f"restore: {count:,} stored tables, {rounds} times, watched for {watched:.0f} s"
        kept = told[str(count)] = {}
        for name in starts[0]:
            each = [one[name] for one in starts]
            kept[name] = [round(min(each), 3), round(median(each), 3)]
            yield f"  {name:10} least {min(each):9.2f}  median {median(each):9.2f}"
    yield json.dumps({"bench": "restore", "watched_s": watched, "least_and_median": told})


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench restore", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[0, 1_000, 10_000], metavar="N")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    parser.add_argument("--watched", type=float, default=60.0, metavar="SECONDS")
    parser.add_argument("--root", type=Path, default=_HERE, help="the checkout to start")
    chosen = parser.parse_args(arguments)
    for told in loading():
        print(told, flush=True)
    for told in report(chosen.tables, chosen.rounds, chosen.watched, chosen.root.resolve()):
        print(told, flush=True)


if __name__ == "__main__":
    main()
