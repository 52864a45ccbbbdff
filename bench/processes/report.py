"""Measure one, two and three processes on one PostgreSQL: ``python -m bench processes``.

Each process has a shard. Discord on the loopback, with all people who click, is in this process.
The bots and as many bare ones work in turn, slice by slice. On two cores, one process of the bot,
its workers, PostgreSQL and the people have more work than the cores can do. So the results compare
the bot with bare ones in the same crowd, and show the cost of a click, but not how far the bot
scales. Then a process takes over from one in each kind of trouble. This shows how long no one is
served, and what both of them store and answer. The last line is all results as one JSON object.
"""

import argparse
import asyncio
import gc
import json
import logging
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import asyncpg

from bench.load.figures import Figures
from bench.measure import anchor, machine
from bench.own_postgres import own_postgres
from bench.processes.side_by_side import Plan, side_by_side
from tests.data.leases.handover import Trouble, handover

_COUNTS = (1, 2, 3)


def lines(count: int, found: Figures) -> Iterator[str]:
    """Yield the results of ``count`` processes in words."""
    yield f"  {count} process{'es' if count > 1 else ''}"
    for name in ("bare_picture", "upcard"):
        one = found[name]
        yield (
            f"    {name:12} {_spread(one['clicks_per_s'])} clicks/s, bot {_spread(one['bot_ms'])}"
            f" ms, workers {_spread(one['workers_ms'])} ms, crowd {_spread(one['crowd_ms'])} ms,"
            f" p50 {one['all']['p50_ms']} p99 {one['all']['p99_ms']} ms"
        )
    told = ", ".join(f"{what} {ratio}" for what, ratio in found["beside_picture"].items())
    yield f"    beside bare    {told}; memory {found['memory_mb']} MB"


def _spread(one: dict[str, float]) -> str:
    return f"{one['min']:.2f}/{one['median']:.2f}"


async def _new(postgres: str, name: str) -> str:
    """Return the address of an empty database, as the bot takes it."""
    connection = await asyncpg.connect(postgres)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.replace("postgresql:", "postgresql+asyncpg:").rsplit("/", 1)[0] + f"/{name}"


async def _report(postgres: str, plan: Plan) -> Figures:
    found: Figures = {}
    with tempfile.TemporaryDirectory() as place:
        for count in _COUNTS:
            url = await _new(postgres, f"upcard_{count}")
            told = await side_by_side(count, plan, Path(place), url)
            found[str(count)] = told
            print("\n".join(lines(count, told)), flush=True)
    return found


async def _handovers(
    postgres: str, troubles: Sequence[Trouble], times: int, takeover: int
) -> Figures:
    """Make each of these troubles happen ``times`` times."""
    found: Figures = {"takeover_s": {}, "handovers": {}}
    with tempfile.TemporaryDirectory() as place:
        for number in range(times):
            folder = Path(place) / str(number)
            folder.mkdir()
            for trouble in troubles:
                here = folder / trouble.name
                here.mkdir()
                url = await _new(postgres, f"upcard_{number}_{trouble.name.lower()}")
                told = await handover(here, url, trouble, takeover)
                found["takeover_s"].setdefault(trouble.value, []).append(round(told.unserved, 2))
                found["handovers"].setdefault(trouble.value, []).append(asdict(told))
                print(f"  {trouble}, load {os.getloadavg()[0]:.1f}: {told}", flush=True)
    return found


def main(arguments: Sequence[str]) -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench processes", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter slices, one takeover each")
    parser.add_argument("--at-once", type=int, default=32, metavar="CLICKS")
    parser.add_argument("--seconds", type=float, help="of each slice (3, quick 1)")
    parser.add_argument("--rounds", type=int, help="slices (3, quick 1)")
    parser.add_argument("--handovers", type=int, metavar="N", help="these alone, each N times")
    parser.add_argument("--takeover", type=int, default=10, metavar="SECONDS")
    chosen = parser.parse_args(arguments)
    quick = chosen.quick
    seconds, rounds = (1.0, 1) if quick else (3.0, 3)
    plan = Plan(chosen.at_once, chosen.seconds or seconds, chosen.rounds or rounds)
    logging.getLogger("data").setLevel(logging.ERROR)  # that databases are new
    # Many objects are kept here, and a garbage collection of all of them would hold everyone up.
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000)
    unit = anchor()
    load = os.getloadavg()[0]
    print(f"processes: {machine()}, anchor {unit * 1e3:.2f} ms, load average {load:.1f}")
    with own_postgres() as postgres:
        if postgres is None:
            print("PostgreSQL is not installed: nothing was measured.")
            return
        found: Figures = {}
        if not chosen.handovers:
            found["processes"] = asyncio.run(_report(postgres, plan))
        times = chosen.handovers or (1 if quick else 3)
        troubles = [*Trouble][:2] if quick else [*Trouble]
        found |= asyncio.run(_handovers(postgres, troubles, times, chosen.takeover))
    told = {"bench": "processes", "machine": machine(), "anchor_ms": round(unit * 1e3, 3)}
    print(json.dumps(told | {"at_once": plan.at_once} | found))
