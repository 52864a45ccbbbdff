"""What a turn costs in the channel, and how soon the channel is true: ``python -m bench channel``.

A bot in a process of its own (``python -m bot``), with the rhythm that it has on Discord, keeps
three tables at once against Discord on the loopback: three people each, every one in a hand of
their own, at a human pace and in real time. Whoever may do something does it after one to five
seconds, in a May I window all at the same time. Nobody melds: it is the plainest turn.

It is measured while tokens of clicks on the tables' messages live: all three at once, which makes a
busy channel, and one alone. And after a restart, when no token lives and nobody clicks on those
messages, which is the dearest that there is. A change counts from the click that made it to the
request with which the channel's message shows it, or what came later; both are taken where Discord
would be.
"""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bench.human_pace import LATE, TIMEOUT, PeopleAtTables, PlayedTable, newest_version
from bench.measure import anchor
from data.database.database import open_database
from data.journal.store import Store
from engine.events import DealEnded, TurnStarted
from tests.discord.loopback import Loopback, Request

_TOGETHER, _ALONE = 37.0, 25.0
"""Seconds for which three tables are played at once, and one alone."""


@asynccontextmanager
async def _bot(server: Loopback, folder: str) -> AsyncIterator[None]:
    """The real bot meanwhile, over the database of this folder."""
    settings = {
        "DATABASE_URL": _url(folder),
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "LOG_LEVEL": "ERROR",
    }
    before = len(server.identified)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"), env={**os.environ, **settings}
    )
    try:
        async with asyncio.timeout(TIMEOUT):
            while len(server.identified) == before:  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.05)
        yield
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
            await process.wait()


def _url(folder: str) -> str:
    return f"sqlite+aiosqlite:///{Path(folder) / 'channel.db'}"


async def _turns(folder: str, table: PlayedTable) -> int:
    """How many turns of a table are over."""
    database = await open_database(_url(folder))
    try:
        page = await Store(database).load(table.id)
    finally:
        await database.dispose()
    assert page is not None
    events = [event for entry in page.entries for event in entry.events]
    return sum(isinstance(event, DealEnded | TurnStarted) for event in events)


def _cost(server: Loopback, requests: Sequence[Request], table: PlayedTable) -> Counter[str]:
    """Requests for one table; those of all tables that nobody can tell apart are left out."""
    kinds: Counter[str] = Counter()
    for one in requests:
        outside = one.path.startswith("/channels/")
        if server.edited(one) == table.message:
            kinds["edits"] += 1
            kinds["outside"] += outside
        elif server.edited(one) in table.hands.values() and one.method == "PATCH":
            kinds["hands"] += 1
    return kinds


def _lags(server: Loopback, requests: Sequence[Request], table: PlayedTable) -> list[float]:
    """Seconds from each change until the channel's message shows it, or what came later."""
    edits = [
        (one.at, newest_version(one.payload, table.id))
        for one in requests
        if server.edited(one) == table.message
    ]
    lags = []
    for version, begun in table.changes:
        shown = [at for at, seen in edits if seen >= version and at >= begun]
        lags.append(min(shown, default=float("inf")) - begun)
    return sorted(lags)


async def _measured(
    server: Loopback,
    people: PeopleAtTables,
    folder: str,
    tables: Sequence[PlayedTable],
    seconds: float,
) -> list[str]:
    first, before = len(server.requests), {}
    for table in tables:
        table.changes.clear()
        before[table.id] = await _turns(folder, table)
    await people.play(tables, seconds)
    requests, lines = server.requests[first:], []
    known: Counter[str] = Counter()
    for table in tables:
        # A slow machine may not come to the end of one.
        turns = max(1, await _turns(folder, table) - before[table.id])
        spent, lags = _cost(server, requests, table), _lags(server, requests, table)
        known["outside"] += spent["outside"]
        known["turns"] += turns
        # A slow machine may not come to the end of one.
        told = {
            kind: f"{spent[kind] / max(turns, 1):4.2f}" for kind in ("outside", "edits", "hands")
        }
        lines.append(
            f"    {table.game:9} {turns:3} turns  {told['outside']} outside  {told['edits']} edits"
            f"  {told['hands']} hands   true after {lags[0]:.2f}/{lags[len(lags) // 2]:.2f}"
            f"/{lags[-1]:.2f} s ({len(lags)} changes)"
        )
    outside = [one for one in requests if one.path.startswith("/channels/")]
    other = len(outside) - known["outside"]
    lines.append(f"    besides, for calls and looks at the channel: {other / known['turns']:.2f}")
    return lines


async def _figures() -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with Loopback() as server:
            people = PeopleAtTables(server)
            async with _bot(server, folder):
                await people.sit_down()
                everything = server, people, folder
                busy = await _measured(*everything, people.tables, _TOGETHER)
                calm = await _measured(*everything, people.tables[1:2], _ALONE)
            async with _bot(server, folder):
                await asyncio.sleep(LATE)
                await people.look_again()
                dear = await _measured(*everything, people.tables, _TOGETHER)
    return [
        "  for each turn: requests outside callbacks and tokens, edits of the table, of hands;",
        "  seconds until the channel is true: least/median/most",
        "  while tokens of the tables' messages live, all in one channel",
        *busy,
        "  the same, one table alone",
        *calm,
        "  while no token lives, all in one channel",
        *dear,
    ]


def report() -> Iterator[str]:
    """Lines of figures; it takes two minutes."""
    busy = os.getloadavg()[0]
    unit = anchor()
    yield f"channel: three tables at a human pace (load {busy:.1f}, anchor {unit * 1e3:.2f} ms)"
    yield from asyncio.run(_figures())
