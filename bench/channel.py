"""Measure the requests of a turn in the channel, and how soon the channel shows it.

Run it with ``python -m bench channel``. A bot in its own process (``python -m bot``), with the same
rhythm as on Discord, keeps three tables in one channel against Discord on the loopback. Each table
has three people, and each person has their own hand panel. They play at a human pace and in real
time. A person who may act does so after one to five seconds. In a May I window they all do so at
the same time. No one melds, so these are the plainest turns.

First, tokens of clicks on the tables' messages live. Then all three tables play, as in a busy
channel, and after that only one. Last comes the most expensive case. After a restart no token
lives, and no one clicks on those messages. The time of a change runs from the click that made it to
the request by which the channel's message shows it, or a later change. Both are measured on the
side of Discord.
"""

import asyncio
import json
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from bench.lively.people import PAUSE
from bench.load.clicks import live
from bench.load.process import BotUnderLoad, running
from bench.measure import anchor
from data.database.database import open_database
from data.journal.store import Store
from engine.events import DealEnded, TurnStarted
from tests.discord.loopback import Loopback, Request
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, PLAYERS, Json

_GAMES = ("basic", "contract", "dummy")
_TOGETHER, _ALONE = 37.0, 25.0
"""Seconds of play at three tables together, and at one table."""
_TIMEOUT = 20.0
"""Seconds that a bot has to answer."""
_LATE = 5.0
"""Seconds within which the last change must be shown."""
_PLAIN = ("next", "pass", "draw", "discard")
"""The actions of the plainest turn."""


@dataclass
class PlayedTable:
    """A table on the loopback."""

    game: str
    id: str
    """The id of its message in the channel."""
    message: str
    hands: dict[str, str]
    """The ids of the messages with hands, by person."""
    version: int = 0
    changes: list[tuple[int, float]] = field(default_factory=list)
    """Versions, each with the time of the click that made it."""

    def newest_version(self, body: object) -> int:
        """Return the newest version of the table in a message, or -1 if it isn't in it."""
        found = re.findall(rf"u1\|{self.id}\|([0-9a-f]+)\|", json.dumps(body))
        return max((int(one, 16) for one in found), default=-1)


class PeopleAtTables:
    """People at three tables, and their actions."""

    def __init__(self, server: Loopback) -> None:
        self._server, self._chance = server, Random(20)
        self.tables: list[PlayedTable] = []

    async def sit_down(self) -> None:
        """Open the tables, sit down, start, and open the hands."""
        host, *others = PLAYERS
        for game in _GAMES:
            lobby = await self._opened(game, host)
            table_id = live(lobby)[0].component["custom_id"].split("|")[1]
            table = PlayedTable(game, table_id, lobby["id"], {})
            for person in others:
                await self._join(table, person)
            await self._use(table, table.message, "start", host)
            for person in PLAYERS:
                opened = await self._use(table, table.message, "hand", person)
                table.hands[person] = (await self._shown(opened))["id"]
            self.tables.append(table)

    async def _opened(self, game: str, host: str) -> Json:
        """Return a new lobby. A host who sits in this channel already repeats the command."""
        while True:
            given = {"clock": "none", "length": "full"}
            asked = await self._server.command(f"rummy new {game}", by=host, **given)
            shown = await self._shown(asked)
            if not shown["flags"] & EPHEMERAL:
                return shown

    async def _join(self, table: PlayedTable, person: str) -> None:
        while f"**{person}**" not in json.dumps(self._server.messages[table.message]):
            await self._use(table, table.message, "join", person)

    async def look_again(self) -> None:
        """Sort every hand, so that the bot knows its message again.

        People who are asked "May I?" can't sort, but answer soon.
        """
        for table in self.tables:
            for person, hand in table.hands.items():
                if self._offered(hand, ("sort",)) is not None:
                    await self._use(table, hand, "sort", person)

    async def play(self, tables: Sequence[PlayedTable], seconds: float) -> None:
        """Play at these tables for some seconds."""
        playing = [
            asyncio.create_task(self._play(table, person)) for table in tables for person in PLAYERS
        ]
        _, going_on = await asyncio.wait(playing, timeout=seconds)
        for task in playing:
            task.cancel()
        broken = [one for one in await asyncio.gather(*playing, return_exceptions=True) if one]
        faults = [one for one in broken if not isinstance(one, asyncio.CancelledError)]
        if faults or not going_on:
            raise RuntimeError(f"somebody has stopped playing: {faults}")
        await asyncio.sleep(_LATE)

    async def _play(self, table: PlayedTable, person: str) -> None:
        while True:
            await asyncio.sleep(0.05)
            hand = table.hands[person]
            if self._offered(hand) is not None:
                await asyncio.sleep(self._chance.uniform(*PAUSE))
                verb = self._offered(hand)
                if verb is not None:
                    await self._use(table, hand, verb, person)

    def _offered(self, hand: str, verbs: Sequence[str] = _PLAIN) -> str | None:
        """Return the first of these actions that this hand offers now."""
        found = {one.verb for one in live(self._server.messages[hand])}
        return next((one for one in verbs if one in found), None)

    async def _use(self, table: PlayedTable, message: str, verb: str, person: str) -> Asked:
        shown = self._server.messages[message]
        part = next((one.component for one in live(shown) if one.verb == verb), None)
        assert part is not None, f"{person} cannot {verb} at {table.game}"
        values = [part["options"][0]["value"]] if part["type"] == 3 else None
        begun = monotonic()
        asked = await self._server.click(shown, part["custom_id"], by=person, values=values)
        answer = await asyncio.wait_for(asyncio.shield(asked.answered), _TIMEOUT)
        version = table.newest_version(answer.data)
        if version > table.version:
            table.version = version
            table.changes.append((version, begun))
        return asked

    async def _shown(self, asked: Asked) -> Json:
        """Return the message that answers an interaction, or follows the answer."""
        answer = await asyncio.wait_for(asyncio.shield(asked.answered), _TIMEOUT)
        if answer.type != 6:
            assert answer.message is not None
            return answer.message
        async with asyncio.timeout(_TIMEOUT):
            while not asked.followups:  # noqa: ASYNC110  no event
                await asyncio.sleep(0.02)
        return asked.followups[0]


def _url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'channel.db'}"


def _bot(server: Loopback, folder: Path) -> AbstractAsyncContextManager[BotUnderLoad]:
    """Run the real bot on the database in this folder."""
    settings = {"DATABASE_URL": _url(folder), "LOG_LEVEL": "ERROR"}
    return running(server, folder, "bot", settings=settings)


async def _turns(folder: Path, table: PlayedTable) -> int:
    """Return how many turns of a table are over."""
    database = await open_database(_url(folder))
    try:
        page = await Store(database).load(table.id)
    finally:
        await database.dispose()
    assert page is not None
    events = [event for entry in page.entries for event in entry.events]
    return sum(isinstance(event, DealEnded | TurnStarted) for event in events)


def _cost(server: Loopback, requests: Sequence[Request], table: PlayedTable) -> Counter[str]:
    """Count the requests for one table. Requests that may be for any table are left out."""
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
    """Return the seconds from each change until the channel's message shows it or a later one."""
    edits = [
        (one.at, table.newest_version(one.payload))
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
    folder: Path,
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
        # On a slow machine perhaps no turn ends.
        turns = max(1, await _turns(folder, table) - before[table.id])
        spent, lags = _cost(server, requests, table), _lags(server, requests, table)
        known["outside"] += spent["outside"]
        known["turns"] += turns
        told = {kind: f"{spent[kind] / turns:4.2f}" for kind in ("outside", "edits", "hands")}
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
    with tempfile.TemporaryDirectory() as place:
        async with Loopback() as server:
            people, folder = PeopleAtTables(server), Path(place)
            async with _bot(server, folder):
                await people.sit_down()
                everything = server, people, folder
                busy = await _measured(*everything, people.tables, _TOGETHER)
                calm = await _measured(*everything, people.tables[1:2], _ALONE)
            async with _bot(server, folder):
                await asyncio.sleep(_LATE)
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
    """Yield lines of results. This takes two minutes."""
    busy = os.getloadavg()[0]
    unit = anchor()
    yield f"channel: three tables at a human pace (load {busy:.1f}, anchor {unit * 1e3:.2f} ms)"
    yield from asyncio.run(_figures())
