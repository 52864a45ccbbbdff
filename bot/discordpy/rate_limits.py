"""When requests may leave: below Discord's limit of the whole bot, and not while it is to be quiet.

Discord takes 50 requests a second of a bot, of larger ones more; interactions and what is sent by
their tokens do not count, so whoever clicks is answered whatever waits here.

- It bans a bot that it has refused 10,000 times (401, 403, 429 that others do not share) in ten
  minutes: then it answers nothing for an hour. Each part of the bot asks more and more seldom for
  what it is refused. `RequestLimiter` is for all together, and pauses when that is too much.
- discord.py alone sends until it is refused. After a pause of the whole bot all who wait would go
  on at once, and most of them would be refused again: here they ask for a new moment.
- A process that may have been replaced without noticing it says nothing: what it was about to show
  is older than what people see by now. What it is about to store the database refuses.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass
from time import monotonic
from types import SimpleNamespace

import aiohttp
import discord
import structlog
from discord.http import Route

from bot.discordpy.outcome import end_long_wait, not_counted, pause, setting
from bot.setting_values import GRANTED
from data.leases.shard_lease import ShardLease
from internals.discordpy import end_pause

_log = structlog.get_logger()

_USED = 0.88
"""How much of what is granted is used: whatever second Discord counts from, and though the network
brings some closer together, there are fewer in it than it takes."""
_AT_ONCE = 10
"""A tenth of them may leave at once, if there was nothing for as long."""
_FREE = ("/interactions/", "/webhooks/")
_REFUSED = (401, 403, 429)
_MANY, _SPAN = 300, 60.0
"""So many refusals within so many seconds are too many: ten minutes of that would be 3,000."""
_UNIT, _LONGEST = 10.0, 600.0
"""The first pause, and the longest, in seconds."""
_CALM = 600.0
"""Seconds without a pause after which the next one is a short one again."""
_TOO_MANY = 429
_LONG_WAIT = 10.0
"""Seconds that the log mentions when the emojis of the cards have to wait that long."""
_LETTERS = "Nothing has to be done. Until then cards in texts are letters, such as K♠."


@dataclass
class _Paid:
    """A moment that was waited for, for the next request; ``at``: since when it is so."""

    at: float
    is_left: bool = True


_paid: ContextVar[_Paid | None] = ContextVar("paid", default=None)


class RequestLimiter:
    """Gives moments to requests, in the order in which they are asked for.

    ``granted``: requests a second that Discord takes. ``clock``: in seconds, and never goes back.
    """

    def __init__(self, granted: float = GRANTED, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        at_once = max(int(granted / _AT_ONCE), 1)
        self._span = at_once / (granted * _USED)
        self._latest: deque[float] = deque(maxlen=at_once)
        self._refusals: deque[float] = deque(maxlen=_MANY)
        self._paused_at = self._paused_until = self._quiet_until = float("-inf")
        self._pauses = 0

    def reserve(self) -> float:
        """Take the next moment; seconds until then, 0 for now."""
        now, latest = self._clock(), self._latest
        moment = max(now, self._paused_until)
        if len(latest) == latest.maxlen:
            moment = max(moment, latest[0] + self._span)
        latest.append(moment)
        return moment - now

    def paid(self) -> AbstractContextManager[None]:
        """The moment for the first request in here has been reserved, and waited for."""
        return setting(_paid, _Paid(self._clock()))

    async def turn(self) -> None:
        """Wait until one more request may leave."""
        paid = _paid.get()
        if paid is not None and paid.is_left:
            paid.is_left = False
            # Those that a pause has held up would all go at its end.
            if paid.at > self._paused_until:
                return
        wait = self.reserve()
        while wait > 0:
            asked = self._clock()
            with not_counted():
                await asyncio.sleep(wait)
            wait = self.reserve() if self._paused_at >= asked else 0.0

    def pause(self, seconds: float) -> None:
        """Let no request leave for so long; all who wait ask for another moment."""
        self._paused_at = self._clock()
        self._paused_until = max(self._paused_until, self._paused_at + seconds)

    def note(self, status: int, scope: str | None = None) -> None:
        """Discord has answered so; ``scope``: whose limit it was. Refused much, the bot pauses."""
        if status not in _REFUSED or scope == "shared":
            return
        now = self._clock()
        self._refusals.append(now)
        if len(self._refusals) < _MANY or now - self._refusals[0] > _SPAN:
            return
        self._pauses = 1 if now - self._quiet_until > _CALM else self._pauses + 1
        seconds = _UNIT * pause(self._pauses, _LONGEST / _UNIT)
        _log.error("refused_too_often", refusals=_MANY, seconds=seconds)
        self._refusals.clear()
        self._quiet_until = now + seconds
        self.pause(seconds)


def limit_requests(
    client: discord.Client, trace: aiohttp.TraceConfig, limiter: RequestLimiter
) -> None:
    """Have all requests of this client wait their turn, second tries as well; ``trace`` is the one
    that it was made with."""

    async def wait(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        _, here, path = str(params.url).partition(Route.BASE)
        if here and not path.startswith(_FREE):
            await limiter.turn()

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        status, told = params.response.status, params.response.headers
        limiter.note(status, told.get("X-RateLimit-Scope"))
        if params.method == "POST" and params.url.path.endswith("/emojis"):
            wait = told.get("Retry-After" if status == _TOO_MANY else "X-RateLimit-Reset-After", 0)
            is_over = status == _TOO_MANY or told.get("X-RateLimit-Remaining") == "0"
            if is_over and float(wait) >= _LONG_WAIT:
                _log.warning("card_emojis_wait", seconds=float(wait), hint=_LETTERS)
        if status == _TOO_MANY and "X-RateLimit-Global" in told:
            seconds = float(told.get("Retry-After", 1))
            _log.warning("paused_by_discord", seconds=seconds)
            limiter.pause(seconds)
            # discord.py holds up all requests until the one that was told so goes on. Where that is
            # given up meanwhile (bot/discordpy/outcome.py) they would wait for ever.
            asyncio.get_running_loop().call_later(seconds, end_pause, client)
        _, _, path = str(params.url).partition(Route.BASE)
        wait_longer = told.get("Retry-After", 0) if status == _TOO_MANY else 0
        if path.startswith("/webhooks/") and told.get("X-RateLimit-Remaining") == "0":
            # discord.py sleeps now, before it returns this reply.
            wait_longer = wait_longer or told.get("X-RateLimit-Reset-After", 0)
        if wait_longer:
            # An unread reply keeps its connection.
            await params.response.read()
            end_long_wait(float(wait_longer), done=params.response.ok)

    # Before what counts seconds of requests, and what looks whether they may leave at all.
    trace.on_request_start.insert(0, wait)
    trace.on_request_end.append(look)


DECLINES: ContextVar[bool] = ContextVar("declines", default=False)
"""Whether requests leave while the process is silent, because they show no table."""


def keep_silent(trace: aiohttp.TraceConfig, owned: ShardLease) -> None:
    """Have no request leave while another process may serve these shards, except to decline."""

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if owned.is_silent and not DECLINES.get():
            raise aiohttp.ClientConnectionError("another process may serve these shards by now")

    trace.on_request_start.append(look)
