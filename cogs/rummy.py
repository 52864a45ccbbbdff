"""/rummy: open a table, find one's hand and table again, read the rules, practise, leave."""

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answers import open_hand
from bot.actions.practice import practise
from bot.clicks.services import House, answer, tell, unveil
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


class Rummy(commands.Cog):
    """The commands of /rummy."""

    rummy = app_commands.Group(
        name="rummy", description=translated("command-rummy"), guild_only=True
    )
    new = app_commands.Group(name="new", description=translated("command-open"), parent=rummy)

    def __init__(self, house: House) -> None:
        self._house = house
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
        house = await self._house.entered_by(interaction)
        threads = isinstance(interaction.channel, discord.TextChannel)
        wanted = said.over(house.readers.custom(interaction.guild_id or 0), threads=threads)
        refusal = not_here(house, interaction) or missing_permission(
            interaction, house.say, thread=wanted.thread, by_default=said.thread is None
        )
        if refusal is not None:
            await tell(interaction, refusal, house.painter)
            return
        if len(presets) > 1:
            two = house.say("two-presets", first=presets[0], second=presets[1])
            await tell(interaction, two, house.painter)
            return
        preset = presets[0] if presets else None
        try:
            rules = await opening_rules(house, interaction.guild_id or 0, entry, preset)
        except PresetRefused as refused:
            await tell(interaction, refused.sentence, house.painter)
            return
        default = await rules_of_server(house, interaction.guild_id or 0, entry)
        place = interaction.channel_id
        if wanted.thread:
            place = await open_thread(house, interaction, entry.name)
            if place is None:
                return
        table = await house.hall.open_lobby(
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
            house.stage.watch(table)
        else:
            await unveil(house, interaction, table)

    async def _offer(
        self, interaction: discord.Interaction, entry: Listing, begun: str
    ) -> list[app_commands.Choice[str]]:
        house = await self._house.entered_by(interaction)
        return await offered(house, interaction.guild_id or 0, entry, begun)

    @rummy.command(description=translated("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """The private panel, or a choice of tables for somebody who sits at several."""
        house, user = await self._house.entered_by(interaction), interaction.user.id
        tables = await self._mine(interaction)
        if not tables:
            await tell(interaction, house.say("no-table-of-yours"), house.painter)
            return
        if len(tables) > 1:
            sights = [table.sight(user) for table in tables]
            await answer(interaction, hands_screen(sights, house.say), house.painter)
            return
        await open_hand(house, interaction, tables[0])

    @rummy.command(description=translated("command-table"))
    async def table(self, interaction: discord.Interaction) -> None:
        """The newest table of this channel, one's own before others."""
        house = await self._house.entered_by(interaction)
        here = house.hall.in_channel(interaction.channel_id or 0)
        mine = set(house.hall.of_user(interaction.user.id))
        found = sorted(here, key=lambda table_id: table_id not in mine)
        table = await house.hall.find(found[0]) if found else None
        if table is None:
            await tell(interaction, house.say("no-table-here"), house.painter)
            return
        lacking = missing_permission(interaction, house.say)
        if lacking is not None:
            await tell(interaction, lacking, house.painter)
            return
        await unveil(house, interaction, table)

    @rummy.command(description=translated("command-rules"))
    @app_commands.describe(game=translated("option-rules-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The rules of the newest table in this channel, else those that hold in the server."""
        house = await self._house.entered_by(interaction)
        here = house.hall.in_channel(interaction.channel_id or 0)
        tables = [await house.hall.find(table_id) for table_id in here]
        for table in tables:
            if table is not None and game in (None, table.game.name):
                book = book_of(table)
                break
        else:
            book = await book_of_server(house, interaction, game or GAMES[0].value)
        await answer(interaction, first_page(book, house.reader), house.painter)

    @rummy.command(description=translated("command-practice"))
    @app_commands.describe(game=translated("option-practice-game"))
    @app_commands.choices(game=[choice for choice in GAMES if choice.value in LESSONS])
    async def practice(self, interaction: discord.Interaction, game: str) -> None:
        """A deal against computers in a private panel, with every step explained."""
        house = await self._house.entered_by(interaction)
        await practise(house, interaction, game, anew=True)

    @rummy.command(description=translated("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        """Ask before the seat is given up; of several tables the one in this channel."""
        house = await self._house.entered_by(interaction)
        tables = await self._mine(interaction)
        if not tables:
            await tell(interaction, house.say("no-table-of-yours"), house.painter)
            return
        sight = tables[0].sight(interaction.user.id)
        await answer(interaction, leave_screen(sight, house.say), house.painter)

    async def _mine(self, interaction: discord.Interaction) -> list[Table]:
        """Open tables of this person, those of this channel first."""
        hall = self._house.hall
        ids = hall.of_user(interaction.user.id, interaction.channel_id)
        found = [await hall.find(table_id) for table_id in ids]
        return [table for table in found if table is not None]


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Rummy(bot.house))
