"""/settings: what a person sets for himself, at every table."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.services import House, answer
from bot.discordpy.translations import translated
from bot.screens.settings import settings_screen

if TYPE_CHECKING:
    from bot.app import Upcard


class Settings(commands.Cog):
    """The command /settings."""

    def __init__(self, house: House) -> None:
        self._house = house

    @app_commands.command(description=translated("command-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction) -> None:
        """All settings of whoever asks, on a private screen that changes them."""
        house = await self._house.entered_by(interaction)
        screen = settings_screen(house.reader.taste, house.say)
        await answer(interaction, screen, house.painter)


async def setup(bot: "Upcard") -> None:
    """Add the command to the bot."""
    await bot.add_cog(Settings(bot.house))
