"""When Discord refuses very much, the whole bot holds its breath: it bans who goes on like that.

Discord counts the requests that it answers with 401, 403 or 429 (unless others share the limit);
after 10,000 in ten minutes it answers none any more for an hour, clicks included. Each part of the
bot asks more and more seldom for what it is refused, and all keep one pace (request_pace.py). This
is for all of them together, whatever they overlook.

Only what waits in discord.py for a pause of the whole bot is held up: answers to interactions, and
edits by their tokens, are not, so whoever clicks is answered meanwhile.
"""

import asyncio
from collections import deque
from types import SimpleNamespace

import aiohttp
import discord
import structlog

from bot.discordpy.outcome import pause
from internals.discordpy import begin_pause, end_pause

_log = structlog.get_logger()

_REFUSED = (401, 403, 429)
_MANY, _SPAN = 300, 60.0
"""So many refusals within so many seconds are too many: ten minutes of that would be 3,000."""
_UNIT, _LONGEST = 10.0, 600.0
"""The first pause, and the longest, in seconds."""
_CALM = 600.0
"""Seconds without a pause after which the next one is a short one again."""


class Breaker:
    """Counts the refusals of a client, and pauses it."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._refusals: deque[float] = deque(maxlen=_MANY)
        self._pauses = 0
        self._until = float("-inf")
        self._end: asyncio.TimerHandle | None = None

    def note(self, response: aiohttp.ClientResponse) -> None:
        """Discord has answered this."""
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status not in _REFUSED or shared:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._refusals.append(now)
        if len(self._refusals) < _MANY or now - self._refusals[0] > _SPAN:
            return
        self._pauses = 1 if now - self._until > _CALM else self._pauses + 1
        seconds = _UNIT * pause(self._pauses, _LONGEST / _UNIT)
        _log.error("refused_too_often", refusals=_MANY, seconds=seconds)
        self._refusals.clear()
        self._until = now + seconds
        if self._end is not None:
            self._end.cancel()
        begin_pause(self._client)
        self._end = loop.call_later(seconds, end_pause, self._client)


def pause_when_refused(client: discord.Client, trace: aiohttp.TraceConfig) -> None:
    """Pause a client that is refused too often; ``trace`` is the one that it was made with."""
    breaker = Breaker(client)

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        breaker.note(params.response)

    trace.on_request_end.append(look)
