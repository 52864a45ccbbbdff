"""What is done to the bot in a run, and when: kills at random and at named points, and troubles."""

import asyncio
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from random import Random
from time import monotonic

from tests.soak.crowd import Crowd
from tests.soak.discord_troubles import TROUBLES
from tests.soak.fleet import NETWORK, STRIKES, Fleet
from tests.soak.healing import Healing, Troubled
from tests.soak.machine_troubles import MACHINE
from tests.soak.managers import Managers
from tests.soak.process import BotProcess
from tests.soak.promises import Broken
from tests.soak.watched import WatchedLoopback, end

KILLS = (
    "kill append after 9", "kill booking before 1", "kill answer before 12",
    "kill correction before 2", "kill season before 1", "kill place before 3",
    "kill append before 12", "kill answer after 9",
    "kill create after 2", "kill booking after 1", "kill edit before 4", "kill season after 1",
    "kill correction after 1", "", "kill place after 2", "kill edit after 5", "",
)  # fmt: skip
"""The lives of a run: each ends at its point; without one it ends at random."""

ALL = (*TROUBLES, *MACHINE)
SMALL = (
    "429", "5xx", "reset", "slow", "expired tokens", "message gone", "gateway closed", "doubled",
)  # fmt: skip
"""Troubles that go on while nothing is killed and memory is measured."""
_APART = 6.0
"""Seconds from one of those to the next."""
_STEADY = 0.4
"""Share of a run of LONG seconds or more that is one life at the end."""
LONG = 400.0

ALL_OF_FLEET = (*TROUBLES, "stopped worker", *NETWORK)

_LASTS = {
    "outage": 5.0, "hang": 3.0, "locked database": 7.0, "full disk": 3.0,
    "network held": 4.0, "network cut": 3.0, "network slow": 5.0, "locked journal": 4.0,
}  # fmt: skip
"""Seconds for which a trouble lasts; others last two."""
_BETWEEN = 2
"""Troubles of a fleet between two strikes."""
_UNTIL_BOOKED = 20.0
"""Seconds within which some short game ends, and is booked."""
_LONG = 60.0
"""Seconds for which the first outage of a long run lasts."""


class Director:
    """Runs the bot through its lives. ``kills`` and ``troubles``: what was done, by kind.

    ``steady``: seconds at the end without kills; None: as many as a run of this length has.
    """

    def __init__(
        self,
        server: WatchedLoopback,
        bot: BotProcess | Fleet,
        crowd: Crowd,
        healing: Healing,
        chance: Random,
        steady: float | None = None,
    ) -> None:
        self._steady = steady
        self._server, self._bot, self._crowd = server, bot, crowd
        self._healing, self._chance = healing, chance
        self._managers = Managers(server)
        self.kills: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter()
        self.takeovers: list[float] = []
        self._long = False
        self.broken: list[Broken] = []

    async def run(self, seconds: float, life: float, twist: str = "") -> None:
        """Life after life of about so many seconds each, until the time is up; or one life."""
        over = monotonic() + seconds
        self._long = seconds > 5 * _LONG
        if twist:
            await self._bot.start(twist)
            await asyncio.sleep(seconds)
            return
        await self._migrate()
        steady = self._steady
        if steady is None:
            steady = _STEADY * seconds if seconds >= LONG else 0.0
        left = self._shuffled(ALL)
        for point in self._endless(KILLS):
            if monotonic() + life > over - steady:
                break
            longest = life if "booking" not in point else max(life, _UNTIL_BOOKED)
            await self._live(point, min(longest, over - steady - monotonic()), left)
        await self._begin("")
        small: list[str] = []
        while monotonic() < over - (_APART if steady else 4):
            await self._trouble(small if steady else left, SMALL if steady else ALL)
            if await self._bot.died(_APART if steady else 0):
                said = self._bot.said_last()
                self.broken.append(Broken("it goes on", said, f"{self._bot.lives:03}.log"))
                break

    async def _migrate(self) -> None:
        """The first process dies while it brings an older database up to date."""
        await self._bot.start("kill migration after 1")
        self.kills["migration after"] += 1

    async def _begin(self, twist: str) -> None:
        """Start it, whatever the life before has left behind."""
        if not await self._bot.start(twist) and not twist:
            said = self._bot.said_last()
            self.broken.append(Broken("it starts again", said, f"{self._bot.lives:03}.log"))

    async def _live(self, twist: str, seconds: float, left: list[str]) -> None:
        """One life: troubles come and go, and the process dies at its point or at random."""
        await self._begin(twist)
        kind = point_of(twist)
        until = monotonic() + seconds
        managing = asyncio.create_task(self._managers.provoke(kind))
        while monotonic() < until - 1 and not await self._bot.died(0):
            await self._trouble(left)
        if not await self._bot.died(max(0.1, until - monotonic())):
            kind = "random"
            await self._bot.kill()
        if self._bot.status != -signal.SIGKILL:
            said = self._bot.said_last()
            self.broken.append(Broken("it goes on", said, f"{self._bot.lives:03}.log"))
        self.kills[kind] += 1
        faults = await end([managing])
        self.broken += [Broken("the soak itself works", repr(fault)) for fault in faults]

    async def _trouble(self, left: list[str], kinds: Sequence[str] = ALL) -> None:
        """The next trouble of those that are left; when none is, all kinds again."""
        if not left:
            left += self._shuffled(kinds)
        name = left.pop()
        lasts = _LASTS.get(name, 2.0)
        if name == "outage" and self._long:
            lasts, self._long = _LONG, False
        noted = Troubled(name, monotonic())
        self._healing.troubles.append(noted)
        self.troubles[name] += 1
        async with self._begun(name):
            await self._bot.died(lasts)
        self._server.heal()
        noted.end = monotonic()
        # What comes after it is to be seen, too.
        await self._bot.died(1.0)

    def _begun(self, name: str) -> AbstractAsyncContextManager[None]:
        if name in TROUBLES:
            return TROUBLES[name](self._server, self._chance)
        return MACHINE[name](self._bot, self._chance)

    def _shuffled(self, names: Sequence[str]) -> list[str]:
        return self._chance.sample(names, len(names))

    def _endless(self, twists: Sequence[str]) -> "Sequence[str]":
        return [*twists, *(twist for _ in range(99) for twist in self._shuffled(twists))]


class FleetDirector(Director):
    """Strikes a fleet: between troubles a shard is taken from whoever serves it."""

    async def run(self, seconds: float, life: float, twist: str = "") -> None:
        fleet: Fleet = self._bot
        over = monotonic() + seconds
        self._long = seconds > 5 * _LONG
        fleet.twists = [*reversed(self._endless(KILLS))]
        await fleet.begin()
        managing = asyncio.create_task(self._managers.provoke("random"))
        left, strikes = self._shuffled(ALL_OF_FLEET), list[str]()
        while monotonic() < over:
            for _ in range(_BETWEEN):
                await self._trouble(left, ALL_OF_FLEET)
            strikes = strikes or self._shuffled([*STRIKES])
            if monotonic() < over:
                kind = strikes.pop()
                self.kills[kind] += 1
                await fleet.strike(kind)
        faults = await end([managing])
        self.broken += [Broken("the soak itself works", repr(fault)) for fault in faults]
        self.broken += fleet.broken
        self.kills += fleet.kills
        self.takeovers = fleet.takeovers

    def _begun(self, name: str) -> AbstractAsyncContextManager[None]:
        if name in NETWORK:
            return NETWORK[name](self._bot, self._chance)
        return super()._begun(name)


def point_of(twist: str) -> str:
    """Where a life ends: "append before"; "random" where nothing is named."""
    return " ".join(twist.split()[1:3]) or "random"
