"""The client of a process, which starts it, handles Discord's events and ends it."""

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.actions import ACTIONS
from bot.clicks.router import InFlight, Router
from bot.clicks.services import Services
from bot.clicks.slash_commands import CheckedCommands, report_errors
from bot.discordpy.channel_requests import post_message
from bot.discordpy.components import in_time
from bot.discordpy.emojis import CardEmojis
from bot.discordpy.gateway_events import pass_over_unreadable, watch_interactions
from bot.discordpy.interaction_answers import log_lost_autocompletes
from bot.discordpy.outcome import Attempt
from bot.discordpy.registered_commands import RegisteredCommands
from bot.discordpy.request_limits import RequestLimiter, keep_silent, limit_requests
from bot.discordpy.sharded_bot import ShardedBot
from bot.people.known_people import People
from bot.screens.first_steps import welcome_screen
from bot.settings import Settings
from bot.start.cache_refresh import OtherProcesses
from bot.start.housekeeping import until_stored
from bot.start.outages import Outages
from bot.start.stopping import LastSteps
from bot.start.wiring import Wiring, put_together
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from cogs.registry import add_commands
from data.choices.settings import Registrations, SettingsStore
from data.database.database import Database, open_database
from data.database.shards import ALL
from data.journal.heartbeat import HeartbeatStore
from data.leases.shard_lease import ShardLease
from data.pubsub import Topic

if TYPE_CHECKING:
    from bot.metrics.metrics import Metrics

_log = structlog.get_logger()
_LAST_ANSWERS = 3.0
"""Answers in progress get at most this many seconds when the bot ends.

Discord waits no longer.
"""
_GRACE = 1.0
"""Seconds at the end in which people who click are asked to try again in a moment.

Clicks from before the end arrive up to some tenths of a second later.
"""
_END = 6.5
"""The whole end takes at most this many seconds."""


class Upcard(ShardedBot):
    """The client of Discord around all parts of the bot (bot.start.wiring).

    ``has_begun``: ``setup_hook`` is done. Without it, there is nothing to finish at the end.
    """

    services: Services
    heartbeat: HeartbeatStore

    def __init__(
        self, settings: Settings, wiring: Wiring | None = None, owned: ShardLease | None = None
    ) -> None:
        # The bot does not use voice, so the warning about missing libraries would mislead.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self._metrics = None if settings.metrics_port is None else _new_metrics()
        trace = aiohttp.TraceConfig() if self._metrics is None else self._metrics.trace
        super().__init__(
            settings.shards or ALL,
            trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CheckedCommands,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._limiter = RequestLimiter(settings.requests_per_second * (settings.shards or ALL).part)
        limit_requests(self, trace, self._limiter)
        watch_interactions(self)
        log_lost_autocompletes()
        self._owned = owned
        if owned is not None:
            keep_silent(trace, owned)
        self._settings = settings
        self._wiring = wiring or Wiring()
        self._outages = Outages(self, trace, self._wiring.now)
        self._database: Database | None = None
        self._painter = Painter(settings.cache_mb, inline=self._wiring.inline)
        self._thinker = Thinker(inline=self._wiring.inline)
        self._emojis = CardEmojis(self, self._painter)
        self.in_flight = InFlight(owned)
        self._listens_until = 0.0
        self._ending: asyncio.Task[None] | None = None
        self.has_begun = False
        self.restored = asyncio.Event()
        self._has_restored = False

    async def setup_hook(self) -> None:
        """Open the database, put all parts together, and register the commands."""
        settings, wiring = self._settings, self._wiring
        self._database = database = await open_database(
            settings.database_url, may_be_new=not wiring.same_discord
        )
        database.shards = settings.shards or ALL
        if self._owned is not None:
            await self._owned.enter(database)
        await database.keep_open()
        self.heartbeat = HeartbeatStore(database)
        places = Registrations(database)
        self._registered = registered = RegisteredCommands(self, settings.commands_guild_id, places)
        people = People(SettingsStore(database), self, self._emojis, registered)
        await people.load()
        self._parts = put_together(
            client=self,
            settings=settings,
            wiring=wiring,
            database=database,
            people=people,
            painter=self._painter,
            thinker=self._thinker,
            limiter=self._limiter,
            metrics=self._metrics,
        )
        self.services = self._parts.services
        self._outages.start(self.services.registry)
        self.on_interaction = Router(self.services, ACTIONS, self.in_flight).route
        if self._metrics is not None:
            await self._metrics.serve(self, self.services, ACTIONS, database, settings)
        pass_over_unreadable(self)
        report_errors(self.tree, self.services)
        await add_commands(self, self.services)
        # Start the painter before the first click, which would wait a second for it.
        is_first = database.shards.have_first
        learning = registered.start() if is_first else registered.find()
        await asyncio.gather(learning, self._painter.warm())
        made_elsewhere = {} if is_first else {Topic.COMMANDS: registered.find}
        if wiring.emojis:
            if is_first:
                self._emojis.start(lambda: until_stored(lambda: places.tell(Topic.EMOJIS)))
            else:
                made_elsewhere[Topic.EMOJIS] = self._emojis.find
        self._others = OtherProcesses(settings.database_url, self.services, made_elsewhere)
        self._others.start()
        self.has_begun = True
        self._parts.upkeep.start()

    async def emoji_pictures(self) -> Mapping[str, bytes]:
        """Return the pictures of the application's emojis by name, once Discord has them."""
        return await self._emojis.pictures()

    async def on_ready(self) -> None:
        """Restore the tables, once the channels of all shards are known."""
        if self._has_restored:
            return
        self._has_restored = True
        if not self._wiring.same_discord:
            await until_stored(self._parts.store.forget_messages)
            # A new simulated Discord has empty channels, so each server gets the welcome message.
            for guild in self.guilds:
                await welcome(self, guild, self.services)
        await until_stored(self._parts.retention.compare)
        tables = await self._parts.upkeep.restore()
        facts = {"guilds": len(self.guilds), "tables": tables, "shards": len(self.shards)}
        _log.info("ready", user=str(self.user), **facts)
        self.restored.set()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Compare servers after a new session of a shard, which has named all its servers."""
        await super().on_shard_ready(shard_id)
        # Until all shards are ready, the servers of the other shards would be missing.
        if self._has_restored:
            await until_stored(self._parts.retention.compare)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that added the bot, perhaps again."""
        if guild.id == self._settings.commands_guild_id:
            await self._registered.start()
        await until_stored(lambda: self._parts.retention.joined(guild.id))
        await welcome(self, guild, self.services)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that the bot is in this server, which Discord reports as available again."""
        await until_stored(lambda: self._parts.retention.joined(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server.

        In an outage discord.py calls another event.
        """
        await until_stored(lambda: self._parts.retention.left(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the lobbies in a deleted channel, which would count towards their hosts' limits."""
        await until_stored(lambda: self.services.registry.close_lobbies(channel.id))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the lobbies in a deleted thread, also if discord.py has forgotten the thread."""
        await until_stored(lambda: self.services.registry.close_lobbies(thread.thread_id))

    @property
    def is_connected(self) -> bool:
        """Whether people can reach the bot now, on every shard, and get answers."""
        return super().is_connected and not self._outages.are_general

    async def drain(self) -> None:
        """Close, and ask people who click meanwhile to try again in a moment."""
        self._listens_until = time.monotonic() + _GRACE
        await self.close()

    async def close(self) -> None:
        """Stop playing and showing tables, then close the database.

        All answered clicks are stored.
        """
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        last = LastSteps(_END)
        if self.has_begun:
            parts = self._parts
            self._outages.stop()
            self._emojis.stop()
            self._registered.stop()
            await self.in_flight.finish(_LAST_ANSWERS)
            parts.stop_playing()
            shown, halts = self.services.public_messages.stop(), parts.halts.finish()
            ended = parts.upkeep.stop(), self._others.stop(), shown, halts
            await last.step("upkeep and messages", 2.5, *ended)
            await last.step("index rows", 1.0, parts.note_tables())
            parts.threads.stop()
            self.services.late_pictures.stop()
            self.services.ledgers.stop()
        await last.step("workers", 1.5, self._painter.close(), self._thinker.close())
        await last.step("late clicks", 1.5, self.in_flight.finish(1.5, self._listens_until))
        await last.step("Discord", 1.0, super().close())
        if self._metrics is not None:
            await last.step("metrics", 0.5, self._metrics.close())
        if self._database is not None:
            await last.step("database", 1.0, self._database.dispose())


def _new_metrics() -> "Metrics":
    # Loaded only if metrics are on, because it takes time and memory.
    from bot.metrics.metrics import Metrics  # noqa: PLC0415

    return Metrics()


async def welcome(client: discord.Client, guild: discord.Guild, services: Services) -> None:
    """Send the welcome message to the system channel of a server that just added the bot.

    Nothing is sent if the bot may not write there. discord.py does not call this for servers that
    come back after an outage.
    """
    channel = guild.system_channel
    if channel is None:
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        return
    screen = welcome_screen(services.people.server_text(guild.id))
    body, _ = await in_time(screen, services.painter)
    async with Attempt("welcome_not_sent", guild=guild.id, channel=channel.id):
        await post_message(client, channel.id, body)
