"""Who is served when many ask at once: nobody by asking more often.

Each person has a line of their own. Of a line a few are answered at a time; of what is heavy one,
and in the whole house two.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field

__all__ = ["Crowded", "Turns"]


_PATIENCE = 1.5
"""Seconds after which Discord is told that an answer takes longer: it waits for three."""


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


class Turns:
    """``at_once``: of each person, ``most`` of whose clicks and commands may wait. ``heavy``: what
    takes long, of all people together."""

    def __init__(self, at_once: int = 4, most: int = 40, heavy: int = 2) -> None:
        self._most = most
        self._lines, self._heavy_lines, self._refused = _Lines(at_once), _Lines(1), _Lines(1)
        self._house = asyncio.Semaphore(heavy)

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """It is this person's turn. Raises Crowded."""
        async with self._lines.place(user, self._most):
            yield

    @asynccontextmanager
    async def refusal(self, user: int) -> AsyncIterator[None]:
        """It is this person's turn to be told that they want too much at once: one by one, or a
        thousand refusals would be in the way of others as much as what was refused."""
        async with self._refused.place(user, sys.maxsize):
            yield

    @asynccontextmanager
    async def heavy_turn(
        self, user: int, late: Callable[[], Awaitable[None]]
    ) -> AsyncIterator[None]:
        """It is this person's turn for something that takes long. Raises Crowded.

        If that has to be waited for, ``late`` lets Discord wait as well: a click that is answered
        by nothing for three seconds has failed.
        """
        async with AsyncExitStack() as stack:
            coming = asyncio.create_task(stack.enter_async_context(self._heavy_place(user)))
            try:
                await asyncio.wait([coming], timeout=_PATIENCE)
                if not coming.done():
                    await late()
                await coming
            except asyncio.CancelledError:
                coming.cancel()
                await asyncio.wait([coming])
                raise
            yield

    @asynccontextmanager
    async def _heavy_place(self, user: int) -> AsyncIterator[None]:
        async with self._heavy_lines.place(user, self._most), self._house:
            yield
