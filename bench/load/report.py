"""Measure Upcard under load, and a bare discord.py bot: ``python -m bench load``.

Discord on the loopback, with all people who click, is in this process. The real bot
(bench.load.metered) and the bare one (bench.load.bare) are in other processes, and work in turn,
slice by slice. All clicks are answered over real sockets, encrypted like Discord's (``openssl``
makes the certificate). Results of slices are printed as minimum/median. With --requests, only the
requests per turn are counted, at these loads and at a human pace. The last line is one JSON object
with all results. It also names the games without results, and why. Then the exit status is 1.
"""

import argparse
import asyncio
import gc
import json
import os
import tempfile
import traceback
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from bench.load.discord import CountedLoopback
from bench.load.figures import Figures
from bench.load.game import GameUnderLoad, Plan, lines
from bench.load.process import NotMeasured, new_certificate, running
from bench.load.requests import request_lines, requests
from bench.measure import anchor, machine
from engine.games.registry import REGISTRY

_QUICK = ("basic", "contract")
_LOAD, _REQUESTS = "load", "requests"


async def _loads(games: Sequence[str], plan: Plan) -> AsyncIterator[tuple[str, Figures | str]]:
    """Yield each game with its results, or why there are none."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            CountedLoopback(certificate=new_certificate(Path(folder))) as server,
            running(server, Path(folder), "bench.load.bare") as bare,
        ):
            for name in games:
                place = Path(folder) / name
                place.mkdir()
                try:
                    game = GameUnderLoad(name, plan, place, (server, bare))
                    yield name, await bare.meanwhile(game.figures())
                except NotMeasured as why:
                    yield name, str(why)


async def _requests(games: Sequence[str], plan: Plan) -> AsyncIterator[tuple[str, Figures | str]]:
    """Yield each game with its requests per turn, or why there are none."""
    for name in games:
        with tempfile.TemporaryDirectory() as folder:
            try:
                yield name, await requests(name, plan, Path(folder))
            except NotMeasured as why:
                yield name, str(why)


async def _report(games: Sequence[str], plan: Plan, bench: str) -> bool:
    """Print everything. Return True if everything could be measured."""
    measure, told = (_requests, request_lines) if bench == _REQUESTS else (_loads, lines)
    unit, busy = anchor(), round(os.getloadavg()[0], 1)
    found, missing = list[Figures](), dict[str, str]()
    print(f"{bench}: {machine()}, anchor {unit * 1e3:.2f} ms, load average {busy}")
    try:
        async for name, game in measure(games, plan):
            if isinstance(game, str):
                missing[name] = game
                print(f"{bench}, {name}: not measured: {game}", flush=True)
            else:
                found.append(game)
                print("\n".join(told(game)), flush=True)
    except Exception as error:  # noqa: BLE001  the other results are still printed
        traceback.print_exc()
        told_of = {*missing, *(game["game"] for game in found)}
        why = f"{type(error).__name__}: {error}"
        missing |= {name: why for name in games if name not in told_of}
    head: Figures = {"bench": bench, "machine": machine(), "anchor_ms": round(unit * 1e3, 3)}
    head |= {"load_average": busy, "not_measured": missing, "games": found}
    if bench == _LOAD:
        head["same_requests"] = {game["game"]: game.pop("same_requests") for game in found}
    print(json.dumps(head))
    return not missing


def main(arguments: Sequence[str]) -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m bench load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"{' and '.join(_QUICK)}, one minute")
    parser.add_argument("--requests", action="store_true", help="only count what a turn sends")
    parser.add_argument("--games", nargs="+", choices=list(REGISTRY), help="all if not given")
    parser.add_argument(
        "--at-once", nargs="+", type=int, metavar="CLICKS", help="(1 8 32, quick 8)"
    )
    parser.add_argument("--seconds", type=float, help="of each slice (2, quick 0.7)")
    parser.add_argument("--rounds", type=int, help="three slices of Upcard in each (2)")
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="cProfile of the bot (of the last game)"
    )
    chosen = parser.parse_args(arguments)
    quick = chosen.quick or chosen.requests
    at_once = [1, 8] if chosen.requests else [8] if quick else [1, 8, 32]
    plan = Plan(
        sorted(chosen.at_once or at_once),
        chosen.seconds or (0.7 if quick else 2.0),
        chosen.rounds or 2,
        None if chosen.profile is None else chosen.profile.absolute(),
    )
    # Many objects are kept here, and a garbage collection of all of them would hold everyone up.
    gc.freeze()
    gc.set_threshold(200_000, 50, 1_000)
    games = chosen.games or (_QUICK if quick else list(REGISTRY))
    if not asyncio.run(_report(games, plan, _REQUESTS if chosen.requests else _LOAD)):
        raise SystemExit(1)
