"""A client with a session for each shard: how they begin, come back, and what they leave behind."""

import logging
import sys
from asyncio import sleep
from collections import Counter
from random import uniform
from typing import Any

import aiohttp
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.discordpy.connection import GatewayOutOfReach
from bot.discordpy.gateway_events import hear_event
from bot.discordpy.outcome import ALL_FAIL
from bot.discordpy.shared_token import SharedToken
from data.database.shards import Shards
from internals.discordpy import event_parsers, hasten_reconnects

_FIRST, _LONGEST = 5.0, 300.0
_PATIENCE = 5
"""Two to this power, 32, are the seconds that a shard waits at most before it connects again."""
_WORDS = ("Attempting a reconnect", "Failed to connect")


def calm_reconnects() -> None:
    """Let discord.py write one line without a traceback of the first reconnection of an outage."""
    logging.getLogger("discord.shard").addFilter(_in_one_line)


def identify_pause(in_vain: int) -> float:
    """Seconds to wait before an IDENTIFY, after so many that led to no session.

    Discord gives a bot a thousand a day, and resets its token when they are used up.
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
    """A client that serves these shards, or as many as Discord wants it to have. ``trace`` is of
    its requests."""

    def __init__(self, shards: Shards, trace: aiohttp.TraceConfig, **options: Any) -> None:
        if shards.count:
            options |= {"shard_ids": list(shards.numbers), "shard_count": shards.count}
        super().__init__(http_trace=trace, **options)
        self.shared_token = SharedToken(trace)
        self._in_vain: Counter[int] = Counter()
        hear_event(self, "READY", self._forget_departed)

    @property
    def is_connected(self) -> bool:
        """Whether Discord can reach it now, on every shard."""
        shards = self.shards.values()
        return self.is_ready() and not any(one.is_closed() for one in shards)

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Begin the session of a shard. Raises GatewayOutOfReach if the first cannot.

        discord.py would try again for ever, with a traceback each time: whoever starts the bot
        waits more patiently, and says what for. It comes back here while it deals with the error.
        """
        failed = sys.exception()
        if failed is not None and not self.shards:
            raise GatewayOutOfReach from failed
        # The one that is set; what Discord names here would lead past a gateway of the operator's.
        await super().launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=initial)
        hasten_reconnects(self, _PATIENCE)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Sessions that Discord refuses one after the other are asked for more and more seldom."""
        shard = shard_id or 0
        in_vain = self._in_vain[shard]
        if not initial:
            # Discord lets a bot begin one session in five seconds. Processes that were refused
            # together because they began together would else come together again.
            later = uniform(1, 2) if in_vain else 1  # noqa: S311  no secret is made of it
            await sleep(identify_pause(in_vain) * later)
        self._in_vain[shard] += 1

    async def on_shard_ready(self, shard_id: int) -> None:
        """This shard has a session, and all its servers are known."""
        del self._in_vain[shard_id]

    def _forget_departed(self, ready: Any) -> None:
        """A new session names all servers of its shard: those that it does not name any more go as
        when the gateway says so. discord.py would keep them."""
        shard = ready.get("shard", (0, 1))[0]
        named = {int(one["id"]) for one in ready["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard and guild.id not in named:
                event_parsers(self)["GUILD_DELETE"]({"id": str(guild.id)})
