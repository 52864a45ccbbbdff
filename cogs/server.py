"""/server: what the managers of a server set for all its tables."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.house import House, answer
from bot.presenter.presets import presets_screen
from bot.text import Text
from engine.games.registry import REGISTRY

if TYPE_CHECKING:
    from bot.app import Upcard

_SAY = Text("en")
_GAMES = [app_commands.Choice(name=entry.title, value=entry.name) for entry in REGISTRY.values()]


class Server(commands.Cog):
    """The commands of /server."""

    server = app_commands.Group(
        name="server",
        description=_SAY("command-server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, house: House) -> None:
        self._house = house

    @server.command(description=_SAY("command-presets"))
    @app_commands.describe(game=_SAY("option-presets-game"))
    @app_commands.choices(game=_GAMES)
    async def presets(self, interaction: discord.Interaction, game: str) -> None:
        """All presets of a game, for whoever may manage the server."""
        house, entry = await self._house.entered_by(interaction), REGISTRY[game]
        presets = await house.presets.list(interaction.guild_id or 0, game)
        await answer(interaction, presets_screen(entry, presets, house.say), house.painter)


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Server(bot.house))
