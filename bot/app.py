"""The bot, put together: settings, storage, tables, clock, computers, screens and commands."""

import asyncio
from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog
from discord.ext import commands

from bot.about import about_of
from bot.actions import ACTIONS
from bot.clicks.checked_commands import CheckedCommands, tell_errors
from bot.clicks.cooldowns import Cooldowns
from bot.clicks.router import Router
from bot.clicks.services import Services
from bot.clicks.tally import Tally
from bot.clicks.turns import Turns
from bot.clicks.underway import Underway
from bot.clicks.waiting_lines import WaitingLines
from bot.discordpy.emojis import CardEmojis
from bot.discordpy.hearing import hear_more
from bot.discordpy.reconnects import identify_pause
from bot.discordpy.registration import register_commands
from bot.discordpy.unreadable_events import pass_over_unreadable
from bot.opening.threads import Threads
from bot.opening.welcome import welcome
from bot.people.people import People
from bot.people.second_seats import SecondSeats
from bot.retention import Periods, Retention
from bot.settings import Settings
from bot.showing.forming import Forming
from bot.showing.late_pictures import LatePictures
from bot.showing.panels import Panels
from bot.showing.public_messages import PublicMessages
from bot.showing.reopening import reopen_channels
from bot.standstills import Standstills
from bot.stopping import LastSteps
from bot.table_faults import log_table_fault
from bot.text.command_mentions import NO_MENTIONS
from bot.upkeep import Upkeep, until_stored
from bot.wiring import Wiring
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from bot.workers.warm import warm
from data.choices.forming import FormingStore
from data.choices.presets import Presets
from data.choices.registrations import Registrations
from data.choices.settings import SettingsStore
from data.choices.standing_orders import OrderStore
from data.database.database import Database, open_database
from data.faults import Faults
from data.journal.pulse import PulseStore
from data.journal.store import Store
from data.league.corrections import Corrections
from data.league.queries import League
from data.league.seasons import Seasons
from data.privacy import Privacy
from data.rebuild_league import rebuild_missing
from engine.live.archive import Archive
from engine.live.clock import Clock
from engine.live.computers import Computers
from engine.live.hall import Hall
from engine.live.pace import Pace
from engine.live.patience import Patience
from engine.live.standing_orders import StandingOrders

if TYPE_CHECKING:
    from bot.metrics.metrics import Metrics

_log = structlog.get_logger()
_COGS = (
    *("cogs.rummy", "cogs.play", "cogs.league", "cogs.server", "cogs.settings"),
    *("cogs.history", "cogs.privacy", "cogs.help", "cogs.play_with"),
)
_LAST_ANSWERS = 3.0
"""Seconds that clicks under way have to be answered before the bot goes: Discord gives no more."""
_END = 6.5
"""Seconds that the end may take as a whole."""


class Upcard(commands.Bot):
    """One process of the bot: what it is made of, how it begins and how it ends."""

    services: Services
    pulse: PulseStore

    def __init__(self, settings: Settings, wiring: Wiring | None = None) -> None:
        # It never speaks, and nobody has to be warned that it cannot.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self._metrics = None if settings.metrics_port is None else _new_metrics()
        trace = aiohttp.TraceConfig() if self._metrics is None else self._metrics.trace
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CheckedCommands,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace,
        )
        hear_more(self, trace)
        self._settings = settings
        self._wiring = wiring or Wiring()
        self._database: Database | None = None
        self._painter = Painter(inline=self._wiring.inline)
        self._thinker = Thinker(inline=self._wiring.inline)
        self._emojis = CardEmojis(self, self._painter)
        self._mentions = NO_MENTIONS
        self.underway = Underway()
        self._ending: asyncio.Task[None] | None = None
        self._has_begun, self._in_vain = False, 0
        self.restored = asyncio.Event()
        self._has_restored = False

    async def setup_hook(self) -> None:
        """Open the database, put everything together, register the commands."""
        settings, wiring = self._settings, self._wiring
        self._database = await open_database(settings.database_url)
        await self._database.keep_open()
        await rebuild_missing(self._database)
        patience = Patience(
            timedelta(minutes=settings.lobby_idle_minutes),
            timedelta(minutes=settings.table_idle_minutes),
            timedelta(minutes=settings.deserted_minutes),
        )

        def seconds() -> float:
            return wiring.now().timestamp()

        metrics = self._metrics
        make_store = Store if metrics is None else metrics.store
        store = self._store = make_store(self._database, seconds)
        self.pulse = PulseStore(self._database)
        people = People(
            SettingsStore(self._database),
            self,
            lambda: self._emojis.faces,
            lambda: self._mentions,
        )
        await people.load()
        pace = Pace(
            settings.may_i_seconds,
            settings.next_deal_seconds,
            wiring.first_look,
            people.quiet_hours,
        )
        hall = Hall(store, wiring.now, pace, patience)
        panels = Panels()
        public_messages = PublicMessages(
            self, self._painter, panels, people, wiring.now, wiring.rhythm, log_table_fault
        )
        reopen_channels(self, public_messages)
        self._computers = Computers(self._thinker, settings.computer_pause_seconds, log_table_fault)
        self._clock = Clock(wiring.now, log_table_fault)
        self._orders = StandingOrders(
            OrderStore(self._database), people.never_asks, log_table_fault
        )
        self._lines = WaitingLines(
            panels, public_messages, self._painter, wiring.now, log_table_fault
        )
        self._threads = Threads(self, hall)
        hall.watchers += [public_messages.update, self._computers.watch, self._clock.watch]
        self._standstills = Standstills(Faults(self._database, seconds))
        # First of all: what follows may stumble over the same.
        hall.watchers.insert(0, self._standstills.watch)
        hall.watchers += [self._orders.watch, self._lines.watch, self._threads.update]
        hall.watchers += [] if metrics is None else [metrics.watch]
        self.services = Services(
            hall=hall,
            public_messages=public_messages,
            panels=panels,
            late_pictures=LatePictures(self._painter),
            painter=self._painter,
            people=people,
            league=League(self._database),
            second_seats=SecondSeats(),
            seasons=Seasons(self._database, seconds),
            corrections=Corrections(self._database, seconds),
            privacy=Privacy(self._database),
            presets=Presets(self._database),
            cooldowns=Cooldowns(),
            turns=Turns(),
            forming=Forming(FormingStore(self._database), people, wiring.now),
            orders=self._orders,
            lines=self._lines,
            thinker=self._thinker,
            archive=Archive(store),
            tally=Tally(),
            about=about_of(settings),
        )
        self._router = Router(self.services, ACTIONS, self.underway)
        kept = Periods(settings.keep_removed_servers_days, settings.thin_journals_after_days)
        self._retention = Retention(self, self._database, self.services, kept, wiring.now)
        corrections = self.services.corrections
        self._upkeep = Upkeep(hall, self._database, store, corrections, self._retention)
        if metrics is not None:
            await metrics.serve(self, self.services, ACTIONS, self._database, settings)
        pass_over_unreadable(self)
        tell_errors(self)
        for cog in _COGS:
            await self.load_extension(cog)
        # The workers are there before the first click, which would wait a second for them.
        self._mentions, *_ = await asyncio.gather(
            register_commands(self, settings.commands_guild_id, Registrations(self._database)),
            warm(self._painter, self._thinker),
        )
        self._has_begun = True
        self._upkeep.start()
        if wiring.emojis:
            self._emojis.start()

    async def emoji_pictures(self) -> Mapping[str, bytes]:
        """The pictures of the application's emojis by name, as soon as it has been given them."""
        return await self._emojis.pictures()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Sessions that Discord refuses one after the other are asked for more and more seldom."""
        if not initial:
            await asyncio.sleep(identify_pause(self._in_vain))
        self._in_vain += 1

    async def on_ready(self) -> None:
        """Bring the tables back once the channels can be reached."""
        self._in_vain = 0
        if not self._has_restored:
            self._has_restored = True
            if not self._wiring.same_discord:
                await until_stored(self._store.forget_messages)
            await until_stored(self._retention.compare)
            tables = await self._upkeep.restore()
            _log.info("ready", user=str(self.user), guilds=len(self.guilds), tables=len(tables))
            self.restored.set()
        else:
            await until_stored(self._retention.compare)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Somebody has added the bot to their server, perhaps again."""
        await until_stored(lambda: self._retention.joined(guild.id))
        await welcome(guild, self.services)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has this server in order again."""
        await until_stored(lambda: self._retention.joined(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Somebody has removed the bot from their server; discord.py tells that from an outage."""
        await until_stored(lambda: self._retention.left(guild.id))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every click goes to the router."""
        await self._router.route(interaction)

    @property
    def has_begun(self) -> bool:
        """Whether everything is put together; before that there is nothing to finish."""
        return self._has_begun

    @property
    def is_connected(self) -> bool:
        """Whether Discord can reach it now."""
        return self.is_ready() and self.ws.open

    async def close(self) -> None:
        """Stop playing and showing, then let go of the database. What was said is stored."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        last = LastSteps(_END)
        if self._has_begun:
            self._emojis.stop()
            await self.underway.finish(_LAST_ANSWERS)
            self._computers.stop()
            self._clock.stop()
            self._orders.stop()
            self._lines.stop()
            shown, kept = self.services.public_messages.stop(), self._standstills.finish()
            ended = self._upkeep.stop(), shown, kept
            await last.step("upkeep and messages", 2.5, *ended)
            self._threads.stop()
            self.services.late_pictures.stop()
        workers = (self._painter.close(), self._thinker.close())
        await last.step("workers and Discord", 1.5, *workers, super().close())
        if self._metrics is not None:
            await last.step("metrics", 0.5, self._metrics.close())
        if self._database is not None:
            await last.step("database", 1.0, self._database.dispose())


def _new_metrics() -> "Metrics":
    # Only whoever counts loads what it takes.
    from bot.metrics.metrics import Metrics  # noqa: PLC0415

    return Metrics()
