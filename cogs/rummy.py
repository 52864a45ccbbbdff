"""/rummy: open a table, find one's hand and table again, read the rules, practise, leave."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answers import open_hand
from bot.actions.practice import practise
from bot.clicks.services import Services, answer, tell, unveil
from bot.discordpy.permissions import missing_permission
from bot.discordpy.translations import translated
from bot.opening.channels import not_here
from bot.opening.command import GAMES, opening_command
from bot.opening.house_rules import PresetRefused, offered, opening_rules, rules_of_server
from bot.opening.table_defaults import Said, terms_of
from bot.opening.threads import open_thread
from bot.pages.rules import book_of, book_of_server, first_page
from bot.screens.coach.lessons import LESSONS
from bot.screens.notes import hands_screen, leave_screen
from engine.games.registry import REGISTRY
from engine.listing import Listing
from engine.live.table import Table
from engine.options import rules_hash
from engine.table.record import RULES_REVISION

if TYPE_CHECKING:
    from bot.app import Upcard


class RummyCommands(commands.Cog):
    """The commands of /rummy."""

    rummy = app_commands.Group(
        name="rummy", description=translated("command-rummy"), guild_only=True
    )
    new = app_commands.Group(name="new", description=translated("command-open"), parent=rummy)

    def __init__(self, services: Services) -> None:
        self._services = services
        for entry in REGISTRY.values():
            self.new.add_command(opening_command(entry, self._open, self._offer))

    async def _open(
        self,
        interaction: discord.Interaction,
        entry: Listing,
        presets: list[str],
        computers: int,
        said: Said,
    ) -> None:
        services = await self._services.entered_by(interaction)
        threads = isinstance(interaction.channel, discord.TextChannel)
        wanted = said.over(
            services.people.server_settings(interaction.guild_id or 0), threads=threads
        )
        refusal = not_here(services, interaction) or missing_permission(
            interaction, services.say, thread=wanted.thread, by_default=said.thread is None
        )
        if refusal is not None:
            await tell(interaction, refusal, services.painter)
            return
        if len(presets) > 1:
            two = services.say("two-presets", first=presets[0], second=presets[1])
            await tell(interaction, two, services.painter)
            return
        preset = presets[0] if presets else None
        try:
            rules = await opening_rules(services, interaction.guild_id or 0, entry, preset)
        except PresetRefused as refused:
            await tell(interaction, refused.sentence, services.painter)
            return
        default = await rules_of_server(services, interaction.guild_id or 0, entry)
        place = interaction.channel_id
        if wanted.thread:
            place = await open_thread(services, interaction, entry.name)
            if place is None:
                return
        table = await services.hall.open_lobby(
            guild_id=interaction.guild_id or 0,
            channel_id=place or 0,
            host=interaction.user.id,
            host_name=interaction.user.display_name,
            game_name=entry.name,
            options=rules,
            computers=computers,
            terms=replace(terms_of(wanted), house=rules_hash(entry.name, RULES_REVISION, default)),
        )
        if wanted.thread:
            services.public_messages.watch(table)
        else:
            await unveil(services, interaction, table)

    async def _offer(
        self, interaction: discord.Interaction, entry: Listing, begun: str
    ) -> list[app_commands.Choice[str]]:
        services = await self._services.entered_by(interaction)
        return await offered(services, interaction.guild_id or 0, entry, begun)

    @rummy.command(description=translated("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The private panel, or a choice of tables for somebody who sits at several."""
        services, user = await self._services.entered_by(interaction), interaction.user.id
        tables = await self._mine(interaction)
        if not tables:
            await tell(interaction, services.say("no-table-of-yours"), services.painter)
            return
        if len(tables) > 1:
            sights = [table.sight(user) for table in tables]
            await answer(interaction, hands_screen(sights, services.say), services.painter)
            return
        await open_hand(services, interaction, tables[0])

    @rummy.command(description=translated("command-table"))
    async def table(self, interaction: discord.Interaction) -> None:
        """The newest table of this channel, one's own before others."""
        services = await self._services.entered_by(interaction)
        here = services.hall.in_channel(interaction.channel_id or 0)
        mine = set(services.hall.of_user(interaction.user.id))
        found = sorted(here, key=lambda table_id: table_id not in mine)
        table = await services.hall.find(found[0]) if found else None
        if table is None:
            await tell(interaction, services.say("no-table-here"), services.painter)
            return
        lacking = missing_permission(interaction, services.say)
        if lacking is not None:
            await tell(interaction, lacking, services.painter)
            return
        await unveil(services, interaction, table)

    @rummy.command(description=translated("command-rules"))
    @app_commands.describe(game=translated("option-rules-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The rules of the newest table in this channel, else those that hold in the server."""
        services = await self._services.entered_by(interaction)
        here = services.hall.in_channel(interaction.channel_id or 0)
        tables = [await services.hall.find(table_id) for table_id in here]
        for table in tables:
            if table is not None and game in (None, table.game.name):
                book = book_of(table)
                break
        else:
            book = await book_of_server(services, interaction, game or GAMES[0].value)
        await answer(interaction, first_page(book, services.reader), services.painter)

    @rummy.command(description=translated("command-practice"))
    @app_commands.describe(game=translated("option-practice-game"))
    @app_commands.choices(game=[choice for choice in GAMES if choice.value in LESSONS])
    async def practice(self, interaction: discord.Interaction, game: str) -> None:
        """A deal against computers in a private panel, with every step explained."""
        services = await self._services.entered_by(interaction)
        await practise(services, interaction, game, anew=True)

    @rummy.command(description=translated("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Ask before the seat is given up; of several tables the one in this channel."""
        services = await self._services.entered_by(interaction)
        tables = await self._mine(interaction)
        if not tables:
            await tell(interaction, services.say("no-table-of-yours"), services.painter)
            return
        sight = tables[0].sight(interaction.user.id)
        await answer(interaction, leave_screen(sight, services.say), services.painter)

    async def _mine(self, interaction: discord.Interaction) -> list[Table]:
        """Open tables of this person, those of this channel first."""
        hall = self._services.hall
        ids = hall.of_user(interaction.user.id, interaction.channel_id)
        found = [await hall.find(table_id) for table_id in ids]
        return [table for table in found if table is not None]


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(RummyCommands(bot.services))
