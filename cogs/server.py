"""/server: what the managers of a server set for all its tables."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.channels import channels_now
from bot.actions.seasons import all_seasons
from bot.actions.table_defaults import defaults_now
from bot.clicks.services import Services, answer, tell
from bot.discordpy.translations import translated
from bot.opening.command import GAMES
from bot.pages.league import corrected_screen
from bot.screens.corrections import REASON, correction_screen, game_line
from bot.screens.presets import presets_screen
from bot.screens.settings import AS_IN_DISCORD, languages
from data.league.correction import CorrectionKind
from engine.games.registry import REGISTRY

if TYPE_CHECKING:
    from bot.app import Upcard

_LATEST = 100
"""Finished games among which autocompletion looks."""
_OFFERED = 25

Reason = app_commands.Range[str, 1, REASON]

_LANGUAGES = [
    app_commands.Choice(name=translated("server-language-discord"), value=AS_IN_DISCORD),
    *(app_commands.Choice(name=name, value=value) for value, name in languages().items()),
]


class ServerCommands(commands.Cog):
    """The commands of /server."""

    server = app_commands.Group(
        name="server",
        description=translated("command-server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, services: Services) -> None:
        self._services = services

    @server.command(description=translated("command-channels"))
    async def channels(self, interaction: discord.Interaction) -> None:
        """In which channels tables may be opened."""
        services = await self._services.entered_by(interaction)
        await answer(interaction, channels_now(services, interaction), services.painter)

    @server.command(description=translated("command-defaults"))
    async def defaults(self, interaction: discord.Interaction) -> None:
        """What a new table has where whoever opens it does not say otherwise."""
        services = await self._services.entered_by(interaction)
        await answer(interaction, defaults_now(services, interaction), services.painter)

    @server.command(description=translated("command-presets"))
    @app_commands.describe(game=translated("option-presets-game"))
    @app_commands.choices(game=GAMES)
    async def presets(self, interaction: discord.Interaction, game: str) -> None:
        """All presets of a game, for whoever may manage the server."""
        services, entry = await self._services.entered_by(interaction), REGISTRY[game]
        presets = await services.presets.list(interaction.guild_id or 0, game)
        await answer(interaction, presets_screen(entry, presets, services.say), services.painter)

    @server.command(description=translated("command-server-language"))
    @app_commands.describe(language=translated("option-server-language"))
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """What the tables of the server speak; those that are open do so at once."""
        services, guild = await self._services.entered_by(interaction), interaction.guild_id or 0
        chosen = None if language == AS_IN_DISCORD else language
        await services.people.change_server_settings(
            guild, lambda settings: settings.put("language", chosen)
        )
        name = services.people.server_text(guild)("language")
        await tell(interaction, services.say("server-language-set", name=name), services.painter)
        for table_id in services.hall.in_server(guild):
            table = await services.hall.find(table_id)
            if table is not None:
                services.public_messages.read_anew(table)

    @server.command(description=translated("command-seasons"))
    async def seasons(self, interaction: discord.Interaction) -> None:
        """The seasons of the server, and all that can be done with them."""
        services = await self._services.entered_by(interaction)
        screen = await all_seasons(services, interaction.guild_id or 0)
        await answer(interaction, screen, services.painter)

    @server.command(description=translated("command-corrections"))
    async def corrections(self, interaction: discord.Interaction) -> None:
        """What was changed in the standings; everybody finds it on the leaderboard, too."""
        services = await self._services.entered_by(interaction)
        screen = await corrected_screen(services, interaction.guild_id or 0)
        await answer(interaction, screen, services.painter)

    @server.command(description=translated("command-void"))
    @app_commands.describe(
        game=translated("option-void-game"), reason=translated("option-void-reason")
    )
    async def void(self, interaction: discord.Interaction, game: str, reason: Reason) -> None:
        """Ask before a game is taken out of the standings."""
        await self._ask(interaction, game, reason, CorrectionKind.VOID)

    @server.command(description=translated("command-restore"))
    @app_commands.describe(
        game=translated("option-restore-game"), reason=translated("option-restore-reason")
    )
    async def restore(self, interaction: discord.Interaction, game: str, reason: Reason) -> None:
        """Ask before a game is put back."""
        await self._ask(interaction, game, reason, CorrectionKind.RESTORE)

    async def _ask(
        self, interaction: discord.Interaction, game: str, reason: str, kind: CorrectionKind
    ) -> None:
        services, void = await self._services.entered_by(interaction), kind is CorrectionKind.VOID
        played = await services.league.played(interaction.guild_id or 0, game)
        if played is None:
            await tell(interaction, services.say("game-unknown"), services.painter)
            return
        if played.void is void:
            already = services.say("game-void-already" if void else "game-not-void")
            await tell(interaction, already, services.painter)
            return
        screen = correction_screen(played, kind, " ".join(reason.split()), services.say)
        await answer(interaction, screen, services.painter)

    @void.autocomplete("game")
    async def _counted(
        self, interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await self._offer(interaction, begun, void=False)

    @restore.autocomplete("game")
    async def _voided(
        self, interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        return await self._offer(interaction, begun, void=True)

    async def _offer(
        self, interaction: discord.Interaction, begun: str, *, void: bool
    ) -> list[app_commands.Choice[str]]:
        """The latest games that are void, or not, and have what is typed in their line."""
        services, wanted = await self._services.entered_by(interaction), begun.casefold()
        latest = await services.league.history(interaction.guild_id or 0, size=_LATEST)
        lines = [
            (game_line(played, services.say), played.table_id)
            for played in latest.games
            if played.void is void
        ]
        found = [line for line in lines if wanted in line[0].casefold() or wanted == line[1]]
        return [app_commands.Choice(name=name, value=value) for name, value in found[:_OFFERED]]


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ServerCommands(bot.services))
