"""People at lively tables, who act one to five seconds after they may.

The channel should show it soon. Without other companies, all games are Basic with three people.
"""

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
"""Seconds that a person takes to see what they can do, and do it."""
_TIMEOUT = 60.0
_SITTING_DOWN = 180.0
_STUCK = 8.0
"""Seconds after which people who have had nothing to do look at their hands again."""
_AT_ONCE = 8
"""How many tables sit down at the same time."""
_A_SERVER = 10
"""Channels of a server."""


async def places(server: CountedLoopback, count: int) -> list[int]:
    """Add at least this many channels, ten in each of as many servers as needed."""
    channels = list[int]()
    while len(channels) < count:
        guild, first = await server.add_guild()
        channels += [first, *[await server.add_channel(guild) for _ in range(_A_SERVER - 1)]]
    return channels


class Company(NamedTuple):
    """The people and computers of a table."""

    game: str = "basic"
    people: int = _PEOPLE
    computers: int | None = None
    """The value of the command's option."""


@dataclass
class _Shown:
    """The state of a table in its channel."""

    version: int = 0
    """The newest version that the channel shows."""
    since: float = 0.0
    """When it was shown first."""
    noted: int = 0
    """The newest version in ``pending`` so far."""
    pending: list[tuple[int, float]] = field(default_factory=list)
    """Versions that it doesn't show yet, with the times of their clicks."""


class LivelyCrowd:
    """People at tables, where ``companies`` sit in turn.

    ``took`` has the seconds until each click was answered. ``late`` has, for each change, the time
    of its click and the seconds until the channel showed it.
    """

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
        """Start a game in each of these channels, as fast as possible."""
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
        """Play at all tables until ``end``."""
        self._is_over = False
        self._playing = [asyncio.create_task(self._play(one)) for one in self._tables]

    async def end(self) -> None:
        """Stop clicking, and wait for answers to the last clicks."""
        self._is_over = True
        await asyncio.gather(*self._playing)

    def owed(self) -> list[tuple[float, float]]:
        """Return changes that no channel shows yet: the time of the click, and seconds since."""
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
        """Note the version made by a click, which the channel should show."""
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
