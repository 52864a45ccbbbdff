"""The rate limit of the whole bot, and the pauses in which it sends nothing.

Discord takes 50 requests per second from a bot, and more from larger bots. Interactions and
requests by their tokens don't count, so a click is answered whatever waits here.

- Discord bans a bot for an hour after 10,000 refusals (401, 403, 429 that isn't shared) in ten
  minutes. Each part of the bot retries a refused request less and less often. `RequestLimiter`
  counts all refusals together, and pauses the bot if they are too many.
- Without this module, discord.py sends until it is refused. After a pause of the whole bot, all
  waiting requests would leave together, and most would be refused again. Here each waiting request
  reserves a new moment.
- A process that may have been replaced without noticing sends nothing, because its state may be
  older than the state that people see. The database refuses the writes of such a process.
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
"""The share of Discord's limit that is used.

So the limit isn't exceeded in any second, even if the network delivers some requests closer
together."""
_BURST_SHARE = 10
"""The divisor of the limit for a burst.

After a time without requests, the requests of a tenth of a second may leave together."""
_FREE = ("/interactions/", "/webhooks/")
_REFUSED = (401, 403, 429)
_MANY, _SPAN = 300, 60.0
"""The number of refusals that pauses the bot, and the seconds in which they are counted.

At this rate, ten minutes would have 3,000 refusals."""
_UNIT, _LONGEST = 10.0, 600.0
"""The first pause, and the longest, in seconds."""
_CALM = 600.0
"""Seconds without a pause after which the next pause is short again."""
_TOO_MANY = 429
_LONG_WAIT = 10.0
"""Waiting for card emojis is logged if it takes at least this many seconds."""
_LETTERS = "Nothing has to be done. Until then cards in texts are letters, such as K♠."


@dataclass
class _Paid:
    """A reserved moment that has come, for the next request."""

    at: float
    """The time at which the wait for it ended."""
    is_left: bool = True
    """Whether no request has used the moment yet."""


_paid: ContextVar[_Paid | None] = ContextVar("paid", default=None)


class RequestLimiter:
    """Gives moments to requests, in the order in which they ask.

    ``granted`` is Discord's limit in requests per second. ``clock`` is a monotonic clock in
    seconds.
    """

    def __init__(self, granted: float = GRANTED, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        at_once = max(int(granted / _BURST_SHARE), 1)
        self._span = at_once / (granted * _USED)
        self._latest: deque[float] = deque(maxlen=at_once)
        self._refusals: deque[float] = deque(maxlen=_MANY)
        self._paused_at = self._paused_until = self._quiet_until = float("-inf")
        self._pauses = 0

    def reserve(self) -> float:
        """Reserve the next moment. Return the seconds until it comes, 0 if it is now."""
        now, latest = self._clock(), self._latest
        moment = max(now, self._paused_until)
        if len(latest) == latest.maxlen:
            moment = max(moment, latest[0] + self._span)
        latest.append(moment)
        return moment - now

    def paid(self) -> AbstractContextManager[None]:
        """Let the first request in a block leave. Its reserved moment has come."""
        return setting(_paid, _Paid(self._clock()))

    async def turn(self) -> None:
        """Wait until one more request may leave."""
        paid = _paid.get()
        if paid is not None and paid.is_left:
            paid.is_left = False
            # Requests that a pause has delayed would all leave together at its end.
            if paid.at > self._paused_until:
                return
        wait = self.reserve()
        while wait > 0:
            asked = self._clock()
            with not_counted():
                await asyncio.sleep(wait)
            wait = self.reserve() if self._paused_at >= asked else 0.0

    def pause(self, seconds: float) -> None:
        """Let no request leave for these seconds. All waiting requests reserve a new moment."""
        self._paused_at = self._clock()
        self._paused_until = max(self._paused_until, self._paused_at + seconds)

    def note(self, status: int, scope: str | None = None) -> None:
        """Count a reply with this status, and pause the bot after too many refusals.

        ``scope`` is the scope of the rate limit in a 429."""
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
    """Let all requests of this client wait for their moment, retries included.

    ``trace`` is the client's trace of requests."""

    async def wait(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        _, is_api, path = str(params.url).partition(Route.BASE)
        if is_api and not path.startswith(_FREE):
            await limiter.turn()

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        status, headers = params.response.status, params.response.headers
        limiter.note(status, headers.get("X-RateLimit-Scope"))
        if params.method == "POST" and params.url.path.endswith("/emojis"):
            wait = headers.get(
                "Retry-After" if status == _TOO_MANY else "X-RateLimit-Reset-After", 0
            )
            is_over = status == _TOO_MANY or headers.get("X-RateLimit-Remaining") == "0"
            if is_over and float(wait) >= _LONG_WAIT:
                _log.warning("card_emojis_wait", seconds=float(wait), hint=_LETTERS)
        if status == _TOO_MANY and "X-RateLimit-Global" in headers:
            seconds = float(headers.get("Retry-After", 1))
            _log.warning("paused_by_discord", seconds=seconds)
            limiter.pause(seconds)
            # discord.py blocks all requests until the request with this reply continues. If that
            # request was given up meanwhile (bot/discordpy/outcome.py), all others would wait
            # forever.
            asyncio.get_running_loop().call_later(seconds, end_pause, client)
        _, _, path = str(params.url).partition(Route.BASE)
        wait_longer = headers.get("Retry-After", 0) if status == _TOO_MANY else 0
        if path.startswith("/webhooks/") and headers.get("X-RateLimit-Remaining") == "0":
            # discord.py sleeps now, before it returns this reply.
            wait_longer = wait_longer or headers.get("X-RateLimit-Reset-After", 0)
        if wait_longer:
            # An unread reply keeps its connection.
            await params.response.read()
            end_long_wait(float(wait_longer), done=params.response.ok)

    # Before the hook that measures requests, and before ``keep_silent``.
    trace.on_request_start.insert(0, wait)
    trace.on_request_end.append(look)


DECLINES: ContextVar[bool] = ContextVar("declines", default=False)
"""Whether requests may leave while the process is silent, because they show no table."""


def keep_silent(trace: aiohttp.TraceConfig, owned: ShardLease) -> None:
    """Stop requests while another process may serve these shards.

    Requests under ``DECLINES`` still leave.
    """

    async def look(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if owned.is_silent and not DECLINES.get():
            raise aiohttp.ClientConnectionError("another process may serve these shards by now")

    trace.on_request_start.append(look)
