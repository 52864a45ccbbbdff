"""People at tables on the loopback, who do what the plainest turn has at a human pace."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from bot.blocks.click import read_click
from tests.discord.loopback import Loopback
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, PLAYERS, Json

_GAMES = ("basic", "contract", "dummy")
PAUSE = (1.0, 5.0)
"""Seconds that somebody takes to see what they can do, and do it."""
_SEED = 20
TIMEOUT = 20.0
"""Seconds that a bot has to answer, or to start."""
LATE = 5.0
"""Seconds that what was done last has to be shown."""


@dataclass
class PlayedTable:
    """A table on the loopback: its message, the hands of its people, when which version came."""

    game: str
    id: str
    message: str
    hands: dict[str, str]
    version: int = 0
    changes: list[tuple[int, float]] = field(default_factory=list)


def _parts(message: Json) -> Iterator[Json]:
    left = list(message.get("components", ()))
    while left:
        part = left.pop(0)
        left += part.get("components") or []
        if part.get("accessory"):
            left.append(part["accessory"])
        yield part


def _live(message: Json, verb: str) -> Json | None:
    """The button or menu with this verb that can be used."""
    for part in _parts(message):
        click = read_click(part.get("custom_id", ""))
        if click and click.verb.rstrip("0123456789") == verb and not part.get("disabled"):
            return part
    return None


def newest_version(body: object, table_id: str) -> int:
    """The newest version of a table that something shows; -1 if it shows none."""
    found = re.findall(rf"u1\|{table_id}\|([0-9a-f]+)\|", json.dumps(body))
    return max((int(one, 16) for one in found), default=-1)


class PeopleAtTables:
    """People at three tables, and what they do."""

    def __init__(self, server: Loopback) -> None:
        self._server, self._chance = server, Random(_SEED)
        self.tables: list[PlayedTable] = []

    async def sit_down(self) -> None:
        """Open the tables, sit down, start, and open the hands."""
        host, *others = PLAYERS
        for game in _GAMES:
            lobby = await self._opened(game, host)
            click = read_click(
                next(one["custom_id"] for one in _parts(lobby) if "custom_id" in one)
            )
            assert click is not None
            table = PlayedTable(game, click.table_id, lobby["id"], {})
            for person in others:
                await self._join(table, person)
            await self._use(table, table.message, "start", host)
            for person in PLAYERS:
                opened = await self._use(table, table.message, "hand", person)
                hand = await self._shown(opened)
                table.hands[person] = hand["id"]
            self.tables.append(table)

    async def _opened(self, game: str, host: str) -> Json:
        """The lobby. Whoever sits in this channel already is asked, and says the same again."""
        while True:
            asked = await self._server.command(f"rummy new {game}", by=host, clock="none")
            shown = await self._shown(asked)
            if not shown["flags"] & EPHEMERAL:
                return shown

    async def _join(self, table: PlayedTable, person: str) -> None:
        while f"**{person}**" not in json.dumps(self._server.messages[table.message]):
            await self._use(table, table.message, "join", person)

    async def look_again(self) -> None:
        """Everybody sorts their hand, so that the bot knows it again."""
        for table in self.tables:
            for person, hand in table.hands.items():
                await self._use(table, hand, "sort", person)

    async def play(self, tables: Sequence[PlayedTable], seconds: float) -> None:
        """Play at these tables for so long."""
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
        await asyncio.sleep(LATE)

    async def _play(self, table: PlayedTable, person: str) -> None:
        while True:
            await asyncio.sleep(0.05)
            hand = table.hands[person]
            if self._offered(hand) is not None:
                await asyncio.sleep(self._chance.uniform(*PAUSE))
                verb = self._offered(hand)
                if verb is not None:
                    await self._use(table, hand, verb, person)

    def _offered(self, hand: str) -> str | None:
        """What this person can do now, of what the plainest turn has."""
        verbs = ("next", "pass", "draw", "discard")
        return next((one for one in verbs if _live(self._server.messages[hand], one)), None)

    async def _use(self, table: PlayedTable, message: str, verb: str, person: str) -> Asked:
        shown = self._server.messages[message]
        part = _live(shown, verb)
        assert part is not None, f"{person} cannot {verb} at {table.game}"
        values = [part["options"][0]["value"]] if part["type"] == 3 else None
        begun = monotonic()
        asked = await self._server.click(shown, part["custom_id"], by=person, values=values)
        answer = await asyncio.wait_for(asyncio.shield(asked.answered), TIMEOUT)
        version = newest_version(answer.data, table.id)
        if version > table.version:
            table.version = version
            table.changes.append((version, begun))
        return asked

    async def _shown(self, asked: Asked) -> Json:
        """The message that answers, or follows the answer."""
        answer = await asyncio.wait_for(asyncio.shield(asked.answered), TIMEOUT)
        if answer.type != 6:
            assert answer.message is not None
            return answer.message
        async with asyncio.timeout(TIMEOUT):
            while not asked.followups:  # noqa: ASYNC110  nothing else tells
                await asyncio.sleep(0.02)
        return asked.followups[0]
