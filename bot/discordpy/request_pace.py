"""All requests that count towards Discord's limit of the whole bot leave at one pace below it.

Discord takes 50 requests a second of a bot, of larger ones more; interactions and what is sent by
their tokens do not count. It bans a bot that is refused 10,000 times in ten minutes, and
discord.py alone sends until it is refused: after a pause of the whole bot all who wait go on at
once, and most of them are refused anew.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from time import monotonic
from types import SimpleNamespace

import aiohttp
import discord
from discord.http import Route

from bot.discordpy.outcome import not_counted
from internals.discordpy import until_no_pause

__all__ = ["GRANTED", "RequestPace", "keep_pace"]

GRANTED = 50
"""Requests a second of a bot for which Discord has not raised the limit."""
_USED = 0.88
"""How much of it is used: whatever second Discord counts from, and though the network brings some
closer together, there are fewer in it than it takes."""
_AT_ONCE = 10
"""A tenth of them may leave at once, if there was nothing for as long."""
_FREE = ("/interactions/", "/webhooks/")
_TOO_MANY = 429


@dataclass
class _Paid:
    """A moment that was waited for, for the next request; ``at``: since when it is so."""

    at: float
    is_left: bool = True


_paid: ContextVar[_Paid | None] = ContextVar("paid", default=None)


class RequestPace:
    """Gives moments to requests, in the order in which they are asked for.

    ``granted``: requests a second that Discord takes. ``clock``: in seconds, and never goes back.
    """

    def __init__(self, granted: float = GRANTED, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        at_once = max(int(granted / _AT_ONCE), 1)
        self._span = at_once / (granted * _USED)
        self._latest: deque[float] = deque(maxlen=at_once)
        self._refused = float("-inf")

    def reserve(self) -> float:
        """Take the next moment; seconds until then, 0 for now."""
        now, latest = self._clock(), self._latest
        moment = max(now, latest[0] + self._span) if len(latest) == latest.maxlen else now
        latest.append(moment)
        return moment - now

    @contextmanager
    def paid(self) -> Iterator[None]:
        """The moment for the first request in here has been reserved, and waited for."""
        before = _paid.set(_Paid(self._clock()))
        try:
            yield
        finally:
            _paid.reset(before)

    async def turn(self, client: discord.Client) -> None:
        """Wait until one more request may leave."""
        paid = _paid.get()
        if paid is not None and paid.is_left:
            paid.is_left = False
            # Those that a pause has held up would all go at its end.
            if paid.at > self._refused:
                return
        wait = self.reserve()
        while wait > 0:
            asked = self._clock()
            with not_counted():
                await asyncio.sleep(wait)
                await until_no_pause(client)
            wait = self.reserve() if self._refused >= asked else 0.0

    def note_refused(self) -> None:
        """Discord has just refused a request because of the whole bot: all who wait ask anew."""
        self._refused = self._clock()


def keep_pace(client: discord.Client, trace: aiohttp.TraceConfig, pace: RequestPace) -> None:
    """Have all requests of this client wait their turn, second tries as well; ``trace`` is the one
    that it was made with."""

    async def wait(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        _, here, path = str(params.url).partition(Route.BASE)
        if here and not path.startswith(_FREE):
            await pace.turn(client)

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = params.response
        if response.status == _TOO_MANY and "X-RateLimit-Global" in response.headers:
            pace.note_refused()

    # Before what counts seconds of requests, and what looks whether they may leave at all.
    trace.on_request_start.insert(0, wait)
    trace.on_request_end.append(look)
