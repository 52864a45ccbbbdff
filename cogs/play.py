"""/play: any move typed in one line, with what can be played offered while one types."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.answers import open_panel
from bot.clicks.router import Clicked
from bot.clicks.services import Services, tell
from bot.discordpy.translations import translated
from bot.screens.click import Click
from bot.typed.play import begun, is_dealt, play_line
from bot.workers.thinker import Thinker
from engine.live.table import Table

if TYPE_CHECKING:
    from bot.app import Upcard

_LONGEST = 300
"""Characters of a line: more than anybody types in a turn."""


class PlayCommands(commands.Cog):
    """The command /play."""

    def __init__(self, services: Services, thinker: Thinker) -> None:
        self._services, self._thinker = services, thinker

    @app_commands.command(description=translated("command-play"))
    @app_commands.guild_only()
    @app_commands.describe(move=translated("option-play-move"))
    async def play(
        self, interaction: discord.Interaction, move: app_commands.Range[str, 1, _LONGEST]
    ) -> None:
        """Play the line at the table where this person is asked first, and show his hand."""
        services, user = await self._services.entered_by(interaction), interaction.user.id
        table = await self._table(interaction)
        if table is None or not is_dealt(table):
            told = services.say("no-table-of-yours" if table is None else "not-dealt")
            await tell(interaction, told, services.painter)
            return
        clicked = Clicked(
            services, interaction, Click(table.header.table_id, table.version, "hand"), table
        )
        played = await play_line(table, user, move, services.say, clicked.refused)
        await open_panel(clicked, notice=played.notice)
        if played.apart:
            await tell(interaction, played.notice, services.painter)

    @play.autocomplete("move")
    async def _offer(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        services, user = await self._services.entered_by(interaction), interaction.user.id
        table = await self._table(interaction)
        line = None if table is None else begun(table, user, typed[:_LONGEST], services.say)
        offers = [] if line is None else await self._thinker.offers(line)
        return [app_commands.Choice(name=offer.name, value=offer.value) for offer in offers]

    async def _table(self, interaction: discord.Interaction) -> Table | None:
        """Of the tables of this person one that is dealt, in this channel, where he is to act."""
        hall, user = self._services.hall, interaction.user.id
        found = [await hall.find(table_id) for table_id in hall.of_user(user)]
        tables = [table for table in found if table and table.sitting.seat_of(user) is not None]

        def order(table: Table) -> tuple[bool, bool, bool, bool]:
            here = table.header.channel_id == interaction.channel_id
            idle = table.sitting.seat_of(user) not in table.acting()
            return table.terms.practice, not is_dealt(table), not here, idle

        return min(tables, key=order, default=None)


async def setup(bot: "Upcard") -> None:
    """Add the command to the bot."""
    await bot.add_cog(PlayCommands(bot.services, bot.thinker))
