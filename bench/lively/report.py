"""Measure how many lively tables the token of one bot carries: ``python -m bench lively``.

Edits of tables through their channels count towards a bot's limit of 50 requests per second. Edits
by the token of a click don't. The real bot plays on the loopback, which has Discord's limits, at
more and more tables, each in its own channel. It carries as many tables as it can while the
channel's message is up to date within three seconds of a click, 99 times of 100. This is measured
for the bot, and for one that keeps no tokens (bench.lively.tokenless).

The machine may reach its end before the limit does. So the limit of the whole bot is scaled down,
equally for both. The result for one token is printed as measured, next to that factor.

Last, the bot has Discord's limit, and one core for itself and its workers. This shows how many
tables a small machine carries. There, people also wait at most a second for an answer, 99 times of
100, and the bot has at most 512 MB.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from bench.lively.people import LivelyCrowd, places
from bench.load.discord import CountedLoopback
from bench.load.figures import Figures, between, late
from bench.load.process import BotUnderLoad, running
from bench.measure import anchor, at, machine
from tests.discord.rate_limits import RateLimits

_DISCORD = 50.0
"""A bot's requests per second."""
_TRUE = 3.0
"""Seconds within which a channel should be up to date."""
_WARM = 6.0
_STEPS = (10, 15, 20, 25, 30, 45, 60, 90, 120, 180, 240, 360, 480)
_SMALL = 512.0
"""MB of memory of a small machine."""
_AT_ONCE = 1.0
"""Seconds after which people notice that they wait."""


class _Setup(NamedTuple):
    """A module to run, its requests per second, and whether its machine is a small one."""

    module: str
    limit: float
    is_small: bool = False

    def carries(self, step: Figures) -> bool:
        """Whether all was well with the tables of a step."""
        in_time = bool(step["true_p99_s"] <= _TRUE)
        if not self.is_small:
            return in_time
        return in_time and step["answer_p99_s"] <= _AT_ONCE and step["memory_mb"] <= _SMALL


def _setups(limit: float) -> dict[str, _Setup]:
    return {
        "with tokens": _Setup("bench.load.metered", limit),
        "without tokens": _Setup("bench.lively.tokenless", limit),
        "on one core": _Setup("bench.load.metered", _DISCORD, is_small=True),
    }


async def _step(
    server: CountedLoopback, bot: BotUnderLoad, crowd: LivelyCrowd, tables: int, seconds: float
) -> Figures:
    """Let everyone play. Return the results of ``seconds``, without the first ones."""
    crowd.begin()
    await asyncio.sleep(_WARM)
    await bot.lateness()
    crowd.late.clear()
    begun, before = monotonic(), bot.computed()
    counts, limited = Counter(server.counts), len(server.limited)
    crowd.took.clear()
    await asyncio.sleep(seconds)
    end, computed = monotonic(), between(before, bot.computed())
    counts, limited = server.counts - counts, len(server.limited) - limited
    answers, lag = sorted(crowd.took), await bot.lateness()
    await crowd.end()
    await asyncio.sleep(_TRUE)
    told = [wait for at, wait in [*crowd.late, *crowd.owed()] if begun <= at < end]
    took = sorted(told)
    outside = sum(counts[kind] for kind in ("channel edits", "channel posts", "others"))
    return {
        "tables": tables,
        "clicks_per_s": round(len(answers) / (end - begun), 1),
        "answer_p99_s": round(at(answers, 99), 2),
        "true_p50_s": round(at(took, 50), 2),
        "true_p99_s": round(at(took, 99), 2),
        "changes": len(took),
        "limited_requests_per_s": round(outside / (end - begun), 1),
        "edits_by_token_per_s": round(counts["table edits by token"] / (end - begun), 1),
        "refused_429": limited,
        "bot_busy": round(computed.bot / (end - begun), 2),
        "workers_busy": round(computed.workers / (end - begun), 2),
        "memory_mb": round(bot.memory() / 2**20, 1),
        "lag": late(lag),
    }


async def _climb(setup: _Setup, steps: Sequence[int], seconds: float) -> list[Figures]:
    """Add tables until they are too many, twice in a row.

    Other work on the machine may make the bot late once.
    """
    found = list[Figures]()
    with tempfile.TemporaryDirectory() as folder:
        async with CountedLoopback() as server:
            server.limits = RateLimits(setup.limit)
            channels = await places(server, steps[-1])
            place = Path(folder)
            settings = {
                "DATABASE_URL": f"sqlite+aiosqlite:///{place / 'upcard.db'}",
                # A game continues when all have said so.
                "NEXT_DEAL_SECONDS": "600",
                "REQUESTS_PER_SECOND": f"{setup.limit:.0f}",
            }
            lags = str(place / "lags.jsonl")
            core = max(os.sched_getaffinity(0)) if setup.is_small else None
            async with running(
                server, place, setup.module, lags, settings=settings, core=core
            ) as bot:
                crowd, there = LivelyCrowd(server), 0
                for tables in steps:
                    await crowd.sit_down(channels[there:tables])
                    there = tables
                    found.append(await _step(server, bot, crowd, tables, seconds))
                    if found[1:] and not any(map(setup.carries, found[-2:])):
                        break
    return found


def _line(one: Figures) -> str:
    return (
        f"    {one['tables']:4} tables  {one['clicks_per_s']:5} clicks/s  true after p50"
        f" {one['true_p50_s']:.2f} p99 {one['true_p99_s']:.2f} s  of the limit"
        f" {one['limited_requests_per_s']:.1f}/s, by token {one['edits_by_token_per_s']:.1f}/s,"
        f" {one['refused_429']} refused  bot busy {one['bot_busy']:.0%}, workers"
        f" {one['workers_busy']:.0%}, loop late p99 {one['lag']['p99_ms']} ms, answers p99"
        f" {one['answer_p99_s']:.2f} s, {one['memory_mb']:.0f} MB"
    )


def _lines(found: Figures) -> Iterator[str]:
    factor = found["factor"]
    yield (
        f"lively: {found['limit']:g} requests a second, a {factor:g}th of Discord's; everybody"
        " plays after one to five seconds"
    )
    for name, steps in found["steps"].items():
        yield f"  {name}"
        yield from map(_line, steps)
        at_least = "at least " if found["carried"][name] == steps[-1]["tables"] else ""
        yield f"    carried: {at_least}{found['carried'][name]} tables"


async def _figures(
    names: Sequence[str], limit: float, steps: Sequence[int], seconds: float
) -> Figures:
    unit, found, busy = anchor(), dict[str, list[Figures]](), round(os.getloadavg()[0], 1)
    carried = dict[str, int]()
    for name in names:
        setup = _setups(limit)[name]
        found[name] = await _climb(setup, steps, seconds)
        held = (one["tables"] for one in found[name] if setup.carries(one))
        carried[name] = max(held, default=0)
    return {
        "bench": "lively",
        "machine": machine(),
        "anchor_ms": round(unit * 1e3, 3),
        "load_average": busy,
        "limit": limit,
        "true_s": _TRUE,
        "factor": round(_DISCORD / limit, 2),
        "carried": carried,
        "steps": found,
    }


def main(arguments: Sequence[str]) -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench lively", description=__doc__)
    parser.add_argument("--limit", type=float, default=10.0, help="requests a second (10)")
    parser.add_argument("--setups", nargs="+", choices=_setups(0), default=list(_setups(0)))
    parser.add_argument("--steps", type=int, nargs="+", default=list(_STEPS), metavar="TABLES")
    parser.add_argument("--seconds", type=float, default=12.0, help="of each step (12)")
    chosen = parser.parse_args(arguments)
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000)
    found = asyncio.run(_figures(chosen.setups, chosen.limit, sorted(chosen.steps), chosen.seconds))
    print("\n".join(_lines(found)))
    print(json.dumps(found))
