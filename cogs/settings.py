"""/settings: what a person sets for himself, at every table."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.services import Services, answer
from bot.discordpy.translations import translated
from bot.screens.settings import settings_screen

if TYPE_CHECKING:
    from bot.app import Upcard


class SettingsCommands(commands.Cog):
    """The command /settings."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=translated("command-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction) -> None:
        """All settings of whoever asks, on a private screen that changes them."""
        services = await self._services.entered_by(interaction)
        screen = settings_screen(services.reader.preferences, services.say)
        await answer(interaction, screen, services.painter)


async def setup(bot: "Upcard") -> None:
    """Add the command to the bot."""
    await bot.add_cog(SettingsCommands(bot.services))
