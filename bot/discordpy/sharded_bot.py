"""A client with a session per shard, its reconnects, and the check for a shared token."""

import asyncio
import logging
import re
import sys
from asyncio import sleep
from collections import Counter
from random import uniform
from time import monotonic
from types import SimpleNamespace
from typing import Any

import aiohttp
import structlog
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.discordpy.connection import GatewayOutOfReach
from bot.discordpy.gateway_events import hear_event
from bot.discordpy.outcome import ALL_FAIL
from bot.discordpy.request_limits import DECLINES
from bot.health import SHARED
from data.database.shards import Shards
from internals.discordpy import event_parsers, hasten_reconnects

_log = structlog.get_logger()
_STARTED = monotonic()
_MINUTE, _LASTS, _NEW = 60.0, 10 * 60.0, 60 * 60.0
"""Three times in seconds.

Refusals are counted over the first. A finding lasts for the second. A process counts as new for the
third.
"""
_TAKEOVER = 10.0
"""Refusals within this many seconds prove nothing.

A process that is being replaced still answers for a moment.
"""
_FEWEST, _SHARE = 3, 10
"""The number of refusals in a minute, and their share of all answers, that are a finding.

At least 3 refusals, and at least one in ten answers, prove a shared token.

Discord may refuse single answers if it has problems."""
_ALREADY_ANSWERED = re.compile(rb'"code": ?40060\b')


class SharedToken:
    """Finds another process with the same token, by refused first answers in the ``trace``.

    It ignores answers that were sent twice, because the first may have arrived without a reply. It
    also ignores answers of a process that may have lost its shards.
    """

    def __init__(self, trace: aiohttp.TraceConfig) -> None:
        self._sent: dict[str, tuple[float, int]] = {}
        self._refused: list[float] = []
        self._until = self._logged_at = float("-inf")
        self._ends = asyncio.Event()
        trace.on_request_start.append(self._note)
        trace.on_response_chunk_received.append(self._on_response)

    @property
    def is_found(self) -> bool:
        """Whether another process has answered in the last ten minutes."""
        return monotonic() < self._until

    async def ended_by(self) -> str:
        """Wait until this process must end as the newer of two. Return the reason."""
        await self._ends.wait()
        return f"{SHARED} This process started within the last hour, so it ends."

    async def _note(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        number, now = _interaction(params.url), monotonic()
        if number is None:
            return
        while self._sent and next(iter(self._sent.values()))[0] < now - _MINUTE:
            del self._sent[next(iter(self._sent))]
        first, times = self._sent.get(number, (now, 0))
        self._sent[number] = first, times + 1

    async def _on_response(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceResponseChunkReceivedParams
    ) -> None:
        _, times = self._sent.get(_interaction(params.url) or "", (0, 0))
        if times != 1 or DECLINES.get() or not _ALREADY_ANSWERED.search(params.chunk):
            return
        now = monotonic()
        self._refused = [
            *(refused_at for refused_at in self._refused if refused_at > now - _MINUTE),
            now,
        ]
        if len(self._refused) < _FEWEST or len(self._refused) * _SHARE < len(self._sent):
            return
        if now - self._refused[0] < _TAKEOVER:
            return
        self._until = now + _LASTS
        if now - self._logged_at >= _MINUTE:
            self._logged_at = now
            _log.warning("token_is_shared", refused_answers=len(self._refused), hint=SHARED)
        if now - _STARTED < _NEW:
            self._ends.set()


def _interaction(url: yarl.URL) -> str | None:
    """Return the id of the interaction of a first answer, None for other requests."""
    match url.parts[-4:]:
        case ("interactions", number, _, "callback"):
            return number
    return None


# A session for each shard.

_FIRST, _LONGEST = 5.0, 300.0
_PATIENCE = 5
"""The exponent of the longest wait before a reconnect, which is 2 ** 5 = 32 seconds."""
_WORDS = ("Attempting a reconnect", "Failed to connect")


def calm_reconnects() -> None:
    """Let discord.py log a reconnect in one line without a traceback, or not in an outage."""
    logging.getLogger("discord.shard").addFilter(_in_one_line)


def identify_pause(in_vain: int) -> float:
    """Return the seconds to wait before an IDENTIFY, after ``in_vain`` failures.

    Discord gives a bot a thousand per day, and resets its token if they are used up.
    """
    return min(_LONGEST, _FIRST * 2.0**in_vain)


def _in_one_line(record: logging.LogRecord) -> bool:
    is_reconnect = str(record.msg).startswith(_WORDS)
    if record.exc_info and is_reconnect:
        error = record.exc_info[1]
        record.msg, record.args = "%s (%s: %s)", (record.getMessage(), type(error).__name__, error)
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return not (is_reconnect and ALL_FAIL.get()())


class ShardedBot(commands.AutoShardedBot):
    """A client that serves these shards, or as many as Discord recommends.

    ``trace`` is the trace of its requests."""

    def __init__(self, shards: Shards, trace: aiohttp.TraceConfig, **options: Any) -> None:
        if shards.count:
            options |= {"shard_ids": list(shards.numbers), "shard_count": shards.count}
        super().__init__(http_trace=trace, **options)
        self.shared_token = SharedToken(trace)
        self._in_vain: Counter[int] = Counter()
        hear_event(self, "READY", self._forget_departed)

    @property
    def is_connected(self) -> bool:
        """Whether it is connected to Discord now on every shard."""
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Start the session of a shard. Raises GatewayOutOfReach if the first can't start."""
        failed = sys.exception()
        if failed is not None and not self.shards:
            raise GatewayOutOfReach from failed
        # The configured address. Discord's own would bypass the operator's gateway proxy.
        await super().launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=initial)
        hasten_reconnects(self, _PATIENCE)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before an IDENTIFY, longer after each IDENTIFY that Discord refused in a row."""
        shard = shard_id or 0
        in_vain = self._in_vain[shard]
        if not initial:
            # Discord lets a bot start one session in five seconds. Processes that started together
            # were refused together. Without a random wait they would retry together.
            later = uniform(1, 2) if in_vain else 1  # noqa: S311  not used for a secret
            await sleep(identify_pause(in_vain) * later)
        self._in_vain[shard] += 1

    async def on_shard_ready(self, shard_id: int) -> None:
        """Reset the wait of a shard that has a session and knows all its servers."""
        del self._in_vain[shard_id]

    def _forget_departed(self, ready: Any) -> None:
        """Remove the shard's servers that a new session no longer names.

        A READY names all servers of its shard, but discord.py would keep servers that it doesn't
        name."""
        shard = ready.get("shard", (0, 1))[0]
        named = {int(guild_data["id"]) for guild_data in ready["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard and guild.id not in named:
                event_parsers(self)["GUILD_DELETE"]({"id": str(guild.id)})
