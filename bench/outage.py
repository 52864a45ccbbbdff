"""Measure what an outage of Discord costs: ``python -m bench outage``.

The real bot plays on the loopback at tables of Basic Rummy with three people each. Then nothing
answers for some time, neither the gateway nor the API. Meanwhile all turns run out, because a turn
has 60 seconds and 120 from the bank. The output has the turns, seats, deals and tables that this
costs, and the shift of the deadlines. It also has how often ``upcard_ready`` says no and yes
meanwhile, the seconds until the bot is ready again, and the number of lines that it logs. The last
line is the same as JSON.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import aiohttp

from bench.lively.people import LivelyCrowd, places
from bench.load.discord import CountedLoopback
from bench.load.figures import Figures
from bench.load.process import BotUnderLoad, running
from bench.measure import machine
from engine.events import DealEnded
from engine.table.table_events import ClockResumed, Closed, TimedOut, WentAway
from tests.processes import free_port
from tests.soak.truth import tables as stored_tables

_MODULE = "bot"
_LATE = 120.0
"""Seconds after which the bot counts as not back."""
_AFTER = 10.0
"""Seconds in which a turn that was not given back runs out."""
_COSTS = {
    TimedOut: "turns_lost",
    WentAway: "seats_gone_away",
    DealEnded: "deals_ended",
    Closed: "tables_closed",
}


class _Ready:
    """Asks the page of metrics once per second. ``seen`` counts the values of the answers."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/metrics"
        self.seen: Counter[int] = Counter()

    async def ask(self, session: aiohttp.ClientSession) -> int:
        """Return the value."""
        async with session.get(self._address) as answer:
            page = await answer.text()
        value = int(float(page.partition("\nupcard_ready ")[2].split()[0]))
        self.seen[value] += 1
        return value

    async def until(self, wanted: int | None, seconds: float) -> float:
        """Wait for a value, or only for the seconds if None. Return the seconds that it took."""
        began = time.monotonic()
        async with aiohttp.ClientSession() as session:
            while (spent := time.monotonic() - began) < seconds:
                if await self.ask(session) == wanted:
                    break
                await asyncio.sleep(1)
        return spent


def _costs(file: Path, began: float) -> Figures:
    """Return the costs of an outage since this moment (Unix seconds), from the journals."""
    found, shifts = Counter[str](dict.fromkeys(_COSTS.values(), 0)), list[float]()
    for table in stored_tables(file).values():
        turn = 0.0
        for entry in table.entries:
            if entry.stored_at < began:
                turn = entry.stored_at
                continue
            found.update(_COSTS[type(event)] for event in entry.events if type(event) in _COSTS)
            if any(isinstance(event, ClockResumed) for event in entry.events):
                shifts.append(entry.stored_at - turn)
    return {
        **found,
        "turns_given_back": len(shifts),
        "deadline_shifted_least_s": round(min(shifts, default=0)),
        "deadline_shifted_most_s": round(max(shifts, default=0)),
    }


def _lines(log: Path) -> int:
    return len(log.read_text(encoding="utf-8").splitlines())


async def _outage(
    server: CountedLoopback, bot: BotUnderLoad, ready: _Ready, log: Path, seconds: float
) -> Figures:
    """Let Discord be away for some seconds, and come back."""
    logged = _lines(log)
    await server.go_down()
    not_ready = await ready.until(0, seconds)
    ready.seen.clear()
    await ready.until(None, seconds - not_ready)
    during = ready.seen.copy()
    await server.come_back()
    back = await ready.until(1, _LATE)
    await asyncio.sleep(_AFTER)
    bot.check()
    return {
        "not_ready_after_s": round(not_ready, 1),
        "times_not_ready": during[0],
        "times_ready": during[1],
        "ready_again_after_s": round(back, 1),
        "log_lines": _lines(log) - logged,
    }


async def _figures(seconds: float, tables: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        place, port = Path(folder), free_port()
        settings = {
            "DATABASE_URL": f"sqlite+aiosqlite:///{place / 'upcard.db'}",
            "METRICS_PORT": str(port),
        }
        async with CountedLoopback() as server:
            channels = await places(server, tables)
            async with running(server, place, _MODULE, settings=settings) as bot:
                await LivelyCrowd(server).sit_down(channels[:tables])
                ready, began = _Ready(port), time.time()
                await ready.until(1, _LATE)
                found = await _outage(server, bot, ready, place / f"{_MODULE}.log", seconds)
                found |= _costs(place / "upcard.db", began)
    return {"seconds": seconds, **found}


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench outage", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="of the outage (600)")
    parser.add_argument("--tables", type=int, default=50, help="(50)")
    chosen = parser.parse_args(arguments)
    found = asyncio.run(_figures(chosen.seconds, chosen.tables))
    for name, value in found.items():
        print(f"  {name:24} {value}")
    told = {"bench": "outage", "machine": machine(), f"{chosen.tables} tables": found}
    print(json.dumps(told))
