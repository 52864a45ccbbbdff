"""Measure many tables with strong computers: ``python -m bench strong``.

At each table one person plays against two computers (at Gin against one), at a human pace, with the
real bot over real sockets. It is measured with strong computers, and with medium ones for
comparison. The results are the strong decisions that came in time, people's waits for answers to
clicks, the lag of the event loop, and the computing time of bot and workers.
"""

import argparse
import asyncio
import gc
import json
import os
import socket
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from bench.lively.people import Company, LivelyCrowd, places
from bench.load.discord import CountedLoopback
from bench.load.figures import Figures, between, late, waits
from bench.load.process import BotUnderLoad, running
from bench.measure import anchor, machine
from engine.games.registry import REGISTRY

_MIXED = "mixed"
_GAMES = (_MIXED, *REGISTRY)
_STEPS = (10, 30, 60, 100)
_WARM = 3.0
_STRONG = 100
"""The command's option gives strong computers as their number times this."""
_OUTCOMES = {"thought": "in_time", "crowded": "crowded", "late": "late"}


def companies(game: str, times: int) -> list[Company]:
    """Return the companies with one person and their computers at each table."""
    games = list(REGISTRY) if game == _MIXED else [game]
    return [Company(one, 1, times * (1 if one == "gin" else 2)) for one in games]


async def _decisions(port: int) -> Counter[str]:
    """Return the number of strong decisions by their outcome."""
    async with (
        ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        text = await answer.text()
    return Counter(
        {
            _OUTCOMES[sample.labels["outcome"]]: int(sample.value)
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == "upcard_strong_decisions_total"
        }
    )


async def _step(bot: BotUnderLoad, crowd: LivelyCrowd, port: int, seconds: float) -> Figures:
    """Let everyone play. Return the results of ``seconds``, without the first ones."""
    crowd.begin()
    await asyncio.sleep(_WARM)
    await bot.lateness()
    crowd.took.clear()
    decisions, workers, before = await _decisions(port), bot.each(), bot.computed()
    begun = monotonic()
    await asyncio.sleep(seconds)
    took, clicks = monotonic() - begun, list(crowd.took)
    computed, after = between(before, bot.computed()), bot.each()
    come = await _decisions(port)
    come.subtract(decisions)
    lag = await bot.lateness()
    await crowd.end()
    # The process of strong decisions starts last, with the first of them.
    newest = max(after) if come.total() else None
    spent = after[newest] - workers.get(newest, 0.0) if newest is not None else 0.0
    return {
        **waits(clicks or [0.0]),
        "decisions_per_s": round(come.total() / took, 1),
        **{name: round(come[name] / max(come.total(), 1), 4) for name in _OUTCOMES.values()},
        "loop_late": late(lag),
        "bot_busy": round(computed.bot / took, 2),
        "strong_busy": round(spent / took, 2),
        "other_workers_busy": round((computed.workers - spent) / took, 2),
    }


async def _climb(
    seated: Sequence[Company], steps: Sequence[int], seconds: float
) -> dict[int, Figures]:
    """Add more and more tables. Return the results by the number of tables."""
    found = dict[int, Figures]()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        async with CountedLoopback() as server:
            channels, place = await places(server, steps[-1]), Path(folder)
            settings = {
                "DATABASE_URL": f"sqlite+aiosqlite:///{place / 'upcard.db'}",
                "METRICS_PORT": str(port),
            }
            lags = str(place / "lags.jsonl")
            async with running(server, place, "bench.load.metered", lags, settings=settings) as bot:
                crowd, there = LivelyCrowd(server, seated), 0
                for tables in steps:
                    await crowd.sit_down(channels[there:tables])
                    there = tables
                    found[tables] = await _step(bot, crowd, port, seconds)
    return found


def _row(strong: Figures, medium: Figures) -> Figures:
    """Return the results of one number of tables, next to those with medium computers."""
    return {
        **{name: strong[name] for name in ("decisions_per_s", *_OUTCOMES.values())},
        "click_p50_ms": [medium["p50_ms"], strong["p50_ms"]],
        "click_p99_ms": [medium["p99_ms"], strong["p99_ms"]],
        "clicks": [medium["clicks"], strong["clicks"]],
        "loop_late_p99_ms": [one["loop_late"]["p99_ms"] for one in (medium, strong)],
        "loop_own_p99_ms": [one["loop_late"]["own_p99_ms"] for one in (medium, strong)],
        "bot_busy": [medium["bot_busy"], strong["bot_busy"]],
        "strong_busy": strong["strong_busy"],
        "other_workers_busy": [medium["other_workers_busy"], strong["other_workers_busy"]],
    }


def _line(tables: str, one: Figures) -> str:
    return (
        f"    {tables:>10}  {one['decisions_per_s']:5} decisions/s: {one['in_time']:.1%} in time,"
        f" {one['crowded']:.1%} crowded, {one['late']:.1%} late; answers p50"
        f" {one['click_p50_ms']} p99 {one['click_p99_ms']} ms; loop late p99"
        f" {one['loop_late_p99_ms']} ms; busy: bot {one['bot_busy']}, strong"
        f" {one['strong_busy']}, other workers {one['other_workers_busy']}"
    )


def _figures(
    games: Sequence[str], steps: Sequence[int], seconds: float
) -> Iterator[tuple[str, Figures]]:
    """Yield the rows of each game, as soon as they are ready."""
    for game in games:
        medium = asyncio.run(_climb(companies(game, 1), steps, seconds))
        strong = asyncio.run(_climb(companies(game, _STRONG), steps, seconds))
        yield game, {f"{one} tables": _row(strong[one], medium[one]) for one in steps}


def main(arguments: Sequence[str]) -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench strong", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=_GAMES, default=list(_GAMES))
    parser.add_argument("--steps", type=int, nargs="+", default=list(_STEPS), metavar="TABLES")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each step (8)")
    chosen = parser.parse_args(arguments)
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000)
    found: Figures = {
        "bench": "strong",
        "machine": machine(),
        "anchor_ms": round(anchor() * 1e3, 3),
        "load_average": round(os.getloadavg()[0], 1),
        "beside": "where there are two figures: with medium computers / with strong ones",
    }
    for game, rows in _figures(chosen.games, sorted(chosen.steps), chosen.seconds):
        print(f"strong: {game}; of two figures the first is with medium computers")
        print("\n".join(_line(tables, row) for tables, row in rows.items()), flush=True)
        found[game] = rows
    print(json.dumps(found))
