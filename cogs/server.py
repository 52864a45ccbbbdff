"""/server: what the managers of a server set for all its tables."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands import GAMES
from bot.house import House, answer, tell
from bot.presenter.presets import presets_screen
from bot.presenter.settings import AS_IN_DISCORD, languages
from bot.translate import translated
from engine.games.registry import REGISTRY

if TYPE_CHECKING:
    from bot.app import Upcard

_LANGUAGES = [
    app_commands.Choice(name=translated("server-language-discord"), value=AS_IN_DISCORD),
    *(app_commands.Choice(name=name, value=value) for value, name in languages().items()),
]


class Server(commands.Cog):
    """The commands of /server."""

    server = app_commands.Group(
        name="server",
        description=translated("command-server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, house: House) -> None:
        self._house = house

    @server.command(description=translated("command-presets"))
    @app_commands.describe(game=translated("option-presets-game"))
    @app_commands.choices(game=GAMES)
    async def presets(self, interaction: discord.Interaction, game: str) -> None:
        """All presets of a game, for whoever may manage the server."""
        house, entry = await self._house.entered_by(interaction), REGISTRY[game]
        presets = await house.presets.list(interaction.guild_id or 0, game)
        await answer(interaction, presets_screen(entry, presets, house.say), house.painter)

    @server.command(description=translated("command-server-language"))
    @app_commands.describe(language=translated("option-server-language"))
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """What the tables of the server speak; those that are open do so at once."""
        house, guild = await self._house.entered_by(interaction), interaction.guild_id or 0
        chosen = None if language == AS_IN_DISCORD else language
        await house.readers.set_custom(guild, house.readers.custom(guild).put("language", chosen))
        name = house.readers.of_server(guild)("language")
        await tell(interaction, house.say("server-language-set", name=name), house.painter)
        for table_id in house.hall.in_server(guild):
            table = await house.hall.find(table_id)
            if table is not None:
                house.stage.read_anew(table)


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Server(bot.house))
