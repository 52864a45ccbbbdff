"""Rate limits per person for costly requests, and a queue per person.

The queue makes sure that asking more often does not get anyone served sooner.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from discord.app_commands import Cooldown

from bot.blocks.control import Cost
from engine.live.timing import forget_old

_TIMEOUT = 1.5
"""Seconds until an interaction is acknowledged. Discord waits for three."""


class Allowance(NamedTuple):
    """At most ``times`` uses of a request per person in ``seconds``."""

    times: int
    seconds: float
    heavy: bool = False
    """Whether a person's uses run one by one, and all people's a few together (UserQueues).
    """


ALLOWED: Mapping[Cost, Allowance] = {
    Cost.OPENING: Allowance(6, 60),
    Cost.POSTING: Allowance(6, 60),
    Cost.ASKING: Allowance(10, 30, heavy=True),
    Cost.PAGES: Allowance(40, 10, heavy=True),
    Cost.ADVICE: Allowance(15, 10),
    Cost.LEDGER: Allowance(20, 24 * 60 * 60),
    Cost.PROOF: Allowance(4, 60, heavy=True),
    Cost.EXPORT: Allowance(2, 300, heavy=True),
}
"""The rate limits. They are far above the needs of a person who reads the answers."""


class Cooldowns:
    """Counts each person's costly requests. ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._spent: dict[tuple[Cost, int], tuple[Cooldown, float]] = {}

    def spend(self, cost: Cost, user: int) -> float | None:
        """Count one request, or return the seconds to wait. A refused request is not counted."""
        now, allowed = self._clock(), ALLOWED[cost]
        fresh = Cooldown(allowed.times, allowed.seconds), now
        cooldown, _ = self._spent.pop((cost, user), fresh)
        self._spent[cost, user] = cooldown, now + allowed.seconds
        forget_old(self._spent, lambda spent: spent[1] <= now)
        return cooldown.update_rate_limit(now)


class Crowded(Exception):
    """A person has more clicks and commands waiting than can be made by hand."""


@dataclass(slots=True)
class _Line:
    places: asyncio.Semaphore
    waiting: int = 0


@dataclass(slots=True)
class _Lines:
    """A line for each person. ``width`` requests of a line are served together."""

    width: int
    _by_person: dict[int, _Line] = field(default_factory=dict)

    @asynccontextmanager
    async def place(self, user: int, most: int) -> AsyncIterator[None]:
        """Wait for a place in this person's line. Raises Crowded if ``most`` requests are in it."""
        line = self._by_person.setdefault(user, _Line(asyncio.Semaphore(self.width)))
        if line.waiting >= most:
            raise Crowded
        line.waiting += 1
        try:
            async with line.places:
                yield
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._by_person[user]


class UserQueues:
    """The queues of all people.

    ``at_once``: how many requests of one person are served together. ``most``: how many requests of
    one person are served or wait. ``heavy``: how many slow requests of all people run together.
    """

    def __init__(self, at_once: int = 4, most: int = 40, heavy: int = 2) -> None:
        self._most = most
        self._lines, self._heavy_lines, self._refused = _Lines(at_once), _Lines(1), _Lines(1)
        self._house = asyncio.Semaphore(heavy)

    def turn(self, user: int) -> AbstractAsyncContextManager[None]:
        """Wait for this person's turn. Raises Crowded."""
        return self._lines.place(user, self._most)

    def refusal(self, user: int) -> AbstractAsyncContextManager[None]:
        """Wait for this person's turn to be refused, because they sent too many requests.

        Refusals are sent one by one. A thousand refusals together would delay other people as much
        as the requests themselves.
        """
        return self._refused.place(user, sys.maxsize)

    @asynccontextmanager
    async def heavy_turn(
        self, user: int, late: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """Wait for a turn of a slow request. ``late`` lets Discord wait. Raises Crowded."""
        async with AsyncExitStack() as stack:
            coming = asyncio.create_task(stack.enter_async_context(self._heavy_place(user)))
            try:
                await asyncio.wait([coming], timeout=_TIMEOUT)
                if not coming.done():
                    await late()
                await coming
            except BaseException:
                # A request that was cancelled must not get a place later and keep it.
                coming.cancel()
                await asyncio.wait([coming])
                raise
            yield

    @asynccontextmanager
    async def _heavy_place(self, user: int) -> AsyncIterator[None]:
        async with self._heavy_lines.place(user, self._most), self._house:
            yield
