"""The bot, put together: settings, storage, tables, clock, computers, screens and commands."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.actions import ACTIONS
from bot.clicks.faults import tell_command_error
from bot.clicks.router import Router
from bot.clicks.services import Services
from bot.discordpy.emojis import CardEmojis
from bot.discordpy.last_message import learn_last_messages
from bot.discordpy.translations import CommandTexts
from bot.opening.threads import Threads
from bot.people.people import People
from bot.render import HandSpec
from bot.settings import Settings
from bot.showing.panels import Panels
from bot.showing.public_message import PublicMessages, Rhythm
from bot.workers.painter import Painter
from bot.workers.thinker import Thinker
from data.choices.presets import Presets
from data.choices.settings import SettingsStore
from data.choices.standing_orders import OrderStore
from data.database.database import Database, open_database
from data.journal.store import Store
from data.league.corrections import Corrections
from data.league.league import League
from data.league.seasons import Seasons
from data.privacy import Privacy
from data.rebuild import rebuild_missing
from engine.live.archive import Archive
from engine.live.clock import Clock
from engine.live.computers import Computers
from engine.live.hall import Hall, Patience
from engine.live.pace import Pace
from engine.live.standing_orders import StandingOrders
from engine.live.table import Table

_log = structlog.get_logger()
_COGS = (
    *("cogs.rummy", "cogs.play", "cogs.league", "cogs.server", "cogs.settings"),
    *("cogs.history", "cogs.privacy"),
)
_SWEEP_SECONDS = 60
_LAST_ANSWERS = 3.0
"""Seconds that clicks under way have to be answered before the bot goes: Discord gives no more."""


def _report(table: Table, fault: Exception) -> None:
    """A fault that no click caused: the log has it, with the table it happened at."""
    _log.error("fault", table=table.header.table_id, exc_info=fault)


def _lost(table_id: str, fault: Exception) -> None:
    """A table that could not be brought back or closed."""
    _log.error("fault", table=table_id, exc_info=fault)


@dataclass(frozen=True, slots=True)
class Wiring:
    """What tests and local play wire otherwise than a bot on Discord.

    ``inline``: pictures and computer players work where they are called instead of in processes.
    ``edit_interval``: least seconds between two edits of a table's message. ``linger``: seconds
    that a draw waits to be shown with what follows. ``emojis``: cards in
    lines of text are emojis of the application.
    """

    inline: bool = False
    edit_interval: float = 1.2
    linger: float = 20.0
    emojis: bool = True
    now: Callable[[], datetime] = discord.utils.utcnow


class Upcard(commands.Bot):
    """One process of the bot."""

    services: Services

    def __init__(self, settings: Settings, wiring: Wiring | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        learn_last_messages(self)
        self._settings = settings
        self._wiring = wiring or Wiring()
        self._database: Database | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._finishing: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None
        self._thinker: Thinker | None = None
        self._restored = False
        self._emojis = CardEmojis()

    async def setup_hook(self) -> None:
        """Open the database, bring the tables back, register the commands."""
        settings, wiring = self._settings, self._wiring
        self._database = await open_database(settings.database_url)
        await rebuild_missing(self._database)
        patience = Patience(
            timedelta(minutes=settings.lobby_idle_minutes),
            timedelta(minutes=settings.table_idle_minutes),
            timedelta(minutes=settings.deserted_minutes),
        )

        def seconds() -> float:
            return wiring.now().timestamp()

        store = Store(self._database, seconds)
        people = People(SettingsStore(self._database), self, lambda: self._emojis.faces)
        await people.load()
        pace = Pace(settings.may_i_seconds, settings.next_deal_seconds, people.quiet_hours)
        hall = Hall(store, wiring.now, pace, patience)
        panels, painter = Panels(), Painter(inline=wiring.inline)
        rhythm = Rhythm(wiring.edit_interval, wiring.linger)
        public_messages = PublicMessages(self, painter, panels, people, wiring.now, rhythm)
        self._thinker = Thinker(inline=wiring.inline)
        self._computers = Computers(self._thinker, settings.computer_pause_seconds, _report)
        self._clock = Clock(wiring.now, _report)
        book = OrderStore(self._database)
        self._orders = StandingOrders(book, people.never_asks, _report)
        self._threads = Threads(self, hall)
        hall.watchers += [public_messages.update, self._computers.watch, self._clock.watch]
        hall.watchers += [self._orders.watch, self._threads.update]
        self.services = Services(
            hall=hall,
            public_messages=public_messages,
            panels=panels,
            painter=painter,
            people=people,
            league=League(self._database),
            seasons=Seasons(self._database, seconds),
            corrections=Corrections(self._database, seconds),
            privacy=Privacy(self._database),
            presets=Presets(self._database),
            orders=self._orders,
            thinker=self._thinker,
            archive=Archive(store),
        )
        self._router = Router(self.services, ACTIONS)
        self.tree.error(self._command_failed)
        for cog in _COGS:
            await self.load_extension(cog)
        await self.tree.set_translator(CommandTexts())
        # The workers are there before the first click, which would wait a second for them.
        await asyncio.gather(
            self._register(), self._thinker.warm(), painter.paint(HandSpec(cards=(0,)))
        )
        self._sweeper = asyncio.create_task(self._sweep())
        self._finishing = asyncio.create_task(self._finish())
        if wiring.emojis:
            # Discord may take minutes over the first 54; tables are played with letters meanwhile.
            self._drawing = asyncio.create_task(self._emojis.complete(self, painter))

    @property
    def thinker(self) -> Thinker:
        """Who thinks, once the bot has begun."""
        assert self._thinker is not None, "the bot has not begun"
        return self._thinker

    async def emoji_pictures(self) -> Mapping[str, bytes]:
        """The pictures of the application's emojis by name, as soon as it has been given them."""
        if self._drawing is None:
            return {}
        await self._drawing
        return await self.services.painter.emojis()

    async def on_ready(self) -> None:
        """Bring the tables back once the channels can be reached."""
        if not self._restored:
            self._restored = True
            tables = await self.services.hall.restore(_lost)
            _log.info("ready", user=str(self.user), guilds=len(self.guilds), tables=len(tables))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Every click goes to the router."""
        await self._router.route(interaction)

    async def close(self) -> None:
        """Stop playing and showing, then let go of the database. What was said is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            if self._drawing is not None:
                self._drawing.cancel()
            await self._router.finish(_LAST_ANSWERS)
            await self.services.corrections.stop()
            if self._finishing is not None:
                await asyncio.wait([self._finishing])
            self._computers.stop()
            self._clock.stop()
            self._orders.stop()
            await self.services.public_messages.stop()
            self._threads.stop()
            await self.services.painter.close()
        if self._thinker is not None:
            await self._thinker.close()
        await super().close()
        if self._database is not None:
            await self._database.dispose()

    async def _register(self) -> None:
        guild_id = self._settings.commands_guild_id
        if guild_id is None:
            await self.tree.sync()
            return
        guild = discord.Object(guild_id)
        self.tree.copy_global_to(guild=guild)
        await self.tree.sync(guild=guild)

    async def _finish(self) -> None:
        """Tables are played meanwhile: a server with many games takes minutes."""
        try:
            await self.services.corrections.finish()
        except Exception as fault:  # noqa: BLE001  nobody waits for it
            _log.error("fault", doing="corrections", exc_info=fault)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            await self.services.hall.sweep(_lost)

    async def _command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """A command's refusal is told; anything else is our own fault."""
        await tell_command_error(self.services, interaction, error)
