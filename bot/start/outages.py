"""Outages, in which a shard, a server or the API cannot be reached.

The tables there rest. The length of an outage is stored and added to the clocks later, as after a
stop of the bot.
"""

import asyncio
from contextlib import suppress
from types import SimpleNamespace

import aiohttp
import discord
import structlog
from discord.ext.commands import AutoShardedBot
from discord.http import Route

from bot.discordpy.outcome import ALL_FAIL, BROKEN, UNREACHED
from bot.halts import log_lost_table
from engine.live.faults import reporting
from engine.live.tables import TableRegistry
from engine.live.timing import Now
from engine.table.record import Outage

_log = structlog.get_logger()
_TICK = 5.0
"""Seconds between two checks.

Shards often have shorter outages, which only shift deadlines.
"""
_SILENCE, _FEWEST = 10.0, 3
"""The API is away after this many seconds with this many failures, and no answer."""
_PATIENCE, _MINUTE = 4.0, 60.0
"""Timeout of a request that checks the API, and seconds between two lines of the log."""
_LOUD = 5
"""After this number of failures in a row, single failures are not logged."""
_ALL = (0, 0)


class Outages:
    """Follows which parts of Discord are away. ``trace`` follows the ``bot``'s requests.

    After ``start`` it lets tables rest, and adds the lost time to their clocks.
    """

    def __init__(self, bot: AutoShardedBot, trace: aiohttp.TraceConfig, now: Now) -> None:
        self._bot, self._now = bot, now
        self._registry: TableRegistry | None = None
        self._since: dict[tuple[int, tuple[int, int]], float] = {}
        self._over: list[Outage] = []
        self._failures, self._failed_at = 0, 0.0
        self._logged: tuple[float, float] | None = None
        self._changed = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        bot.add_listener(self._lose_shards, "on_shard_disconnect")
        bot.add_listener(self._regain_shard, "on_shard_resumed")
        bot.add_listener(self._begin_session, "on_shard_ready")
        bot.add_listener(self._lose_server, "on_guild_unavailable")
        for event in ("available", "join", "remove"):
            bot.add_listener(self._regain_server, f"on_guild_{event}")

    @property
    def are_general(self) -> bool:
        """Whether a whole shard or the API is away now."""
        return any(not guild_id for guild_id, _ in self._since)

    def start(self, registry: TableRegistry) -> None:
        """Start to manage these tables."""
        self._registry = registry
        ALL_FAIL.set(lambda: self.are_general or self._failures > _LOUD)

    def stop(self) -> None:
        """Stop managing tables. The next process adds the rest of the lost time."""
        self._registry = None
        if self._watching is not None:
            self._watching.cancel()

    async def _lose_shards(self, *lost: int) -> None:
        # discord.py reports one shard, and the other shards only after a pause.
        closed = (number for number, shard in self._bot.shards.items() if shard.is_closed())
        for number in {*lost, *closed}:
            self._begin(0, (self._bot.shard_count or 0, number), self._time())

    async def _regain_shard(self, shard: int) -> None:
        self._end(0, (self._bot.shard_count or 0, shard))

    async def _begin_session(self, shard: int) -> None:
        for guild in self._bot.guilds:
            if guild.shard_id == shard and guild.unavailable:
                await self._lose_server(guild)
        await self._regain_shard(shard)

    async def _lose_server(self, guild: discord.Guild) -> None:
        self._begin(guild.id, _ALL, self._time())

    async def _regain_server(self, guild: discord.Guild) -> None:
        self._end(guild.id, _ALL)

    async def _request_ended(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if params.response.status >= BROKEN:
            self._has_failed(params.url)
        elif str(params.url).startswith(Route.BASE):
            self._failures = 0
            self._end(0, _ALL)

    async def _request_failed(
        self, _: object, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._has_failed(params.url)

    def _has_failed(self, url: object) -> None:
        if str(url).startswith(Route.BASE):
            self._failed_at = self._failed_at if self._failures else self._time()
            self._failures += 1
            self._watch()

    def _begin(self, guild_id: int, shard: tuple[int, int], since: float) -> None:
        if self._registry is not None and (guild_id, shard) not in self._since:
            self._since[guild_id, shard] = since
            self._registry.rest(self._running(0))
            if not guild_id:  # a server may be away for days, so no task watches it
                self._watch()

    def _end(self, guild_id: int, shard: tuple[int, int]) -> None:
        began = self._since.pop((guild_id, shard), None)
        if began is not None:
            self._over.append(Outage(guild_id, began, self._time(), shard))
            self._changed.set()
            self._watch()

    def _watch(self) -> None:
        if self._registry and (self._watching is None or self._watching.done()):
            self._watching = asyncio.create_task(self._watch_over(self._registry))

    async def _watch_over(self, registry: TableRegistry) -> None:
        is_over = False
        while self.are_general or self._over or self._failures or not is_over:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), _TICK)
            self._changed.clear()
            with reporting(log_lost_table, ""):
                if any(count for _, (count, _) in self._since):
                    await self._lose_shards()
                if self._failures:
                    await self._ask()
                self._log()
                is_over = await self._give_back(registry)
        self._log()

    async def _ask(self) -> None:
        """Ask whether the API answers, even if there are no other requests."""
        with suppress(discord.HTTPException, *UNREACHED):
            async with asyncio.timeout(_PATIENCE):
                await self._bot.application_info()
        if self._failures >= _FEWEST and self._time() - self._failed_at >= _SILENCE:
            self._begin(0, _ALL, self._failed_at)

    async def _give_back(self, registry: TableRegistry) -> bool:
        """Store all outages, running outages as if they ended after the next check."""
        over, now = len(self._over), self._time()
        lasting = [outage for outage in self._running(now + _TICK) if now - outage.began >= _TICK]
        long = [outage for outage in self._over if outage.ended - outage.began >= _TICK]
        if long or lasting:
            await registry.remember([*long, *lasting])
        del self._over[:over]
        registry.rest(self._running(0))
        return await registry.go_on(log_lost_table)

    def _log(self) -> None:
        """Write one line per minute while an outage lasts."""
        now = self._time()
        general = [since for (guild, _), since in self._since.items() if not guild]
        began, last = self._logged or (min(general, default=now), float("-inf"))
        if not general:
            if self._logged is not None:
                _log.warning("discord_is_back", seconds=round(now - began))
            self._logged = None
        elif now - began >= _TICK and now - last >= _MINUTE:
            self._logged = began, now
            shards = sorted(number for _, (count, number) in self._since if count)
            facts = {"shards": shards, "failed_requests": self._failures}
            _log.warning("discord_is_away", seconds=round(now - began), **facts)

    def _running(self, until: float) -> list[Outage]:
        return [Outage(guild, began, until, of) for (guild, of), began in self._since.items()]

    def _time(self) -> float:
        return self._now().timestamp()
