"""People at lively tables: whoever is to play does so after one to five seconds, and the channel
should show it soon. Games are those that are asked for by the usual rules, else all are Basic, with
three people each."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import NamedTuple

from bench.load.discord import CountedLoopback
from bench.load.process import NotMeasured
from bench.load.table import TableUnderLoad
from tests.discord.loopback_interactions import Asked
from tests.discord.payloads import EPHEMERAL, Json
from tests.soak.words import newest_version

_PEOPLE = 3
PAUSE = (1.0, 5.0)
"""Seconds that somebody takes to see what they can do, and do it."""
_TIMEOUT = 60.0
_SITTING_DOWN = 180.0
_STUCK = 8.0
"""Seconds after which people look at their hands again who have had nothing to do."""
_AT_ONCE = 8
"""How many sit down at once."""
_A_SERVER = 10
"""Channels of a server."""


async def places(server: CountedLoopback, count: int) -> list[int]:
    """At least so many channels, ten in each of as many servers."""
    channels = list[int]()
    while len(channels) < count:
        guild, first = await server.add_guild()
        channels += [first, *[await server.add_channel(guild) for _ in range(_A_SERVER - 1)]]
    return channels


class Company(NamedTuple):
    """Who plays what at a table. ``computers``: what the option of the command says."""

    game: str = "basic"
    people: int = _PEOPLE
    computers: int | None = None


@dataclass
class _Shown:
    """What a channel shows of its table: the newest version, since when, and changes that it does
    not show yet, with the moments of their clicks. ``noted``: the newest of these changes."""

    version: int = 0
    since: float = 0.0
    noted: int = 0
    pending: list[tuple[int, float]] = field(default_factory=list)


class LivelyCrowd:
    """``companies`` sit at the tables in turn. ``took``: seconds until each click was answered.
    ``late``: of each change, when it was clicked and how many seconds later the channel showed
    it."""

    def __init__(
        self, server: CountedLoopback, companies: Sequence[Company] = (Company(),)
    ) -> None:
        self._server, self._chance = server, Random(companies[0].game)
        self._companies = companies
        self._tables: dict[int, TableUnderLoad] = {}
        self._shown: dict[int, _Shown] = {}
        self._changed: dict[int, asyncio.Event] = {}
        self._playing: list[asyncio.Task[None]] = []
        self._is_over = False
        self.took: list[float] = []
        self.late: list[tuple[float, float]] = []
        server.world.watch = self._watch

    async def sit_down(self, channels: Sequence[int]) -> None:
        """Start a game in each of these channels, as fast as can be."""
        waiting = [self._open(channel) for channel in channels]

        async def sit() -> None:
            while waiting:
                await self._until_hands(waiting.pop())

        try:
            async with asyncio.timeout(_SITTING_DOWN):
                await asyncio.gather(*(sit() for _ in range(_AT_ONCE)))
        except TimeoutError:
            raise NotMeasured("not everybody could sit down") from None

    def begin(self) -> None:
        """Play at all tables until told to end."""
        self._is_over = False
        self._playing = [asyncio.create_task(self._play(one)) for one in self._tables]

    async def end(self) -> None:
        """Nobody clicks any more, once those who did are answered."""
        self._is_over = True
        await asyncio.gather(*self._playing)

    def owed(self) -> list[tuple[float, float]]:
        """Changes that no channel shows yet: when each was clicked, and seconds since then."""
        now = monotonic()
        return [(at, now - at) for shown in self._shown.values() for _, at in shown.pending]

    def _open(self, channel: int) -> int:
        number = len(self._tables)
        company = self._companies[number % len(self._companies)]
        people = [f"Ann {number}-{seat}" for seat in range(company.people)]
        chance = Random(self._chance.random())
        table = TableUnderLoad(self._server, company.game, channel, people, chance)
        table.computers = company.computers
        self._tables[channel] = table
        self._shown[channel], self._changed[channel] = _Shown(), asyncio.Event()
        return channel

    async def _until_hands(self, channel: int) -> None:
        while not self._tables[channel].plays:
            await self._do_next(channel)

    async def _play(self, channel: int) -> None:
        while not self._is_over:
            await asyncio.sleep(self._chance.uniform(*PAUSE))
            await self._do_next(channel)

    async def _do_next(self, channel: int) -> None:
        table, changed = self._tables[channel], self._changed[channel]
        since = monotonic()
        while (deed := table.deed()) is None:
            if self._is_over:
                return
            if monotonic() - since > _STUCK:
                table.look_again()
            changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), 1)
        asked = await table.do(deed)
        self.took.append(await self._server.shown(asked, _TIMEOUT))
        table.see(deed, asked)
        self._note(channel, asked)

    def _note(self, channel: int, asked: Asked) -> None:
        """What was done has made a version that the channel should show."""
        message = asked.followups[0] if asked.followups else asked.answered.result().message
        told = None if message is None else newest_version(message)
        shown = self._shown[channel]
        if told is None or told[1] <= shown.noted:
            return
        shown.noted = told[1]
        if told[1] <= shown.version:
            # The channel was faster than the answer.
            self.late.append((asked.at, max(shown.since - asked.at, 0.0)))
        else:
            shown.pending.append((told[1], asked.at))

    def _watch(self, message: Json) -> None:
        channel = int(message["channel_id"])
        if channel not in self._tables:
            return
        self._changed[channel].set()
        told = None if message["flags"] & EPHEMERAL else newest_version(message)
        if told is None:
            return
        shown, now = self._shown[channel], monotonic()
        if told[1] > shown.version:
            shown.version, shown.since = told[1], now
        self.late += [(at, now - at) for version, at in shown.pending if version <= told[1]]
        shown.pending = [one for one in shown.pending if one[0] > told[1]]
