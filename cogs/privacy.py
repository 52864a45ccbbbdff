"""/privacy: what is kept about a person, for him to read or to delete."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.privacy import channels_of
from bot.clicks.services import Services, answer, tell
from bot.discordpy.translations import translated
from bot.screens.privacy import export_lines, export_screen, forget_screen, still_playing
from engine.live.archive import unhurried

if TYPE_CHECKING:
    from bot.app import Upcard


class PrivacyCommands(commands.Cog):
    """The commands of /privacy."""

    privacy = app_commands.Group(
        name="privacy", description=translated("command-privacy"), guild_only=True
    )

    def __init__(self, services: Services) -> None:
        self._services = services

    @privacy.command(description=translated("command-privacy-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Everything that is kept about whoever asks, as a private file."""
        services = await self._services.entered_by(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        kept = await services.privacy.export(interaction.user.id)
        # A thread would hold up the event loop as well: the two take turns.
        content = "".join(await unhurried(export_lines(kept))).encode()
        if len(content) > interaction.filesize_limit:
            await tell(interaction, services.say("privacy-file-too-large"), services.painter)
            return
        await answer(interaction, export_screen(content, services.say), services.painter)

    @privacy.command(description=translated("command-privacy-delete"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """What would go and what would stay, and one question."""
        services = await self._services.entered_by(interaction)
        channels = await channels_of(services, interaction.user.id)
        if channels:
            await tell(interaction, still_playing(channels, services.say), services.painter)
            return
        await answer(interaction, forget_screen(services.say), services.painter)


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PrivacyCommands(bot.services))
