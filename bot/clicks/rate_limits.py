"""Rate limits: how often one person may ask for what costs much, and a queue for each person, so
that nobody is served sooner by asking more often."""

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
"""Seconds after which Discord is told that an answer takes longer: it waits for three."""


class Allowance(NamedTuple):
    """So many ``times`` in so many ``seconds``, for each person. ``heavy``: they are done one after
    the other, and only a few of all people's at a time (UserQueues)."""

    times: int
    seconds: float
    heavy: bool = False


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
"""Far more than anybody needs who reads what they get."""


class Cooldowns:
    """How often everybody has asked for what lately. ``clock`` tells seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._spent: dict[tuple[Cost, int], tuple[Cooldown, float]] = {}

    def spend(self, cost: Cost, user: int) -> float | None:
        """Once more; or, if this is too soon, the seconds to wait. Then nothing is spent."""
        now, allowed = self._clock(), ALLOWED[cost]
        fresh = Cooldown(allowed.times, allowed.seconds), now
        cooldown, _ = self._spent.pop((cost, user), fresh)
        self._spent[cost, user] = cooldown, now + allowed.seconds
        forget_old(self._spent, lambda one: one[1] <= now)
        return cooldown.update_rate_limit(now)


class Crowded(Exception):
    """More of this person's clicks and commands are waiting than anybody can have made by hand."""


@dataclass(slots=True)
class _Line:
    places: asyncio.Semaphore
    there: int = 0


@dataclass(slots=True)
class _Lines:
    """A line for each person, in which ``width`` are served at a time."""

    width: int
    _by_person: dict[int, _Line] = field(default_factory=dict)

    @asynccontextmanager
    async def place(self, user: int, most: int) -> AsyncIterator[None]:
        """The next place in this person's line. Raises Crowded if ``most`` are in it."""
        line = self._by_person.setdefault(user, _Line(asyncio.Semaphore(self.width)))
        if line.there >= most:
            raise Crowded
        line.there += 1
        try:
            async with line.places:
                yield
        finally:
            line.there -= 1
            if not line.there:
                del self._by_person[user]


class UserQueues:
    """``at_once``: of each person, ``most`` of whose clicks and commands may wait. ``heavy``: what
    takes long, of all people together."""

    def __init__(self, at_once: int = 4, most: int = 40, heavy: int = 2) -> None:
        self._most = most
        self._lines, self._heavy_lines, self._refused = _Lines(at_once), _Lines(1), _Lines(1)
        self._house = asyncio.Semaphore(heavy)

    def turn(self, user: int) -> AbstractAsyncContextManager[None]:
        """It is this person's turn. Raises Crowded."""
        return self._lines.place(user, self._most)

    def refusal(self, user: int) -> AbstractAsyncContextManager[None]:
        """It is this person's turn to be told that they want too much at once: one by one, or a
        thousand refusals would be in the way of others as much as what was refused."""
        return self._refused.place(user, sys.maxsize)

    @asynccontextmanager
    async def heavy_turn(
        self, user: int, late: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """This person's turn for something long. ``late`` lets Discord wait. Raises Crowded."""
        async with AsyncExitStack() as stack:
            coming = asyncio.create_task(stack.enter_async_context(self._heavy_place(user)))
            try:
                await asyncio.wait([coming], timeout=_TIMEOUT)
                if not coming.done():
                    await late()
                await coming
            except BaseException:
                # Whoever does not wait any more shall not be given a place later, and keep it.
                coming.cancel()
                await asyncio.wait([coming])
                raise
            yield

    @asynccontextmanager
    async def _heavy_place(self, user: int) -> AsyncIterator[None]:
        async with self._heavy_lines.place(user, self._most), self._house:
            yield
