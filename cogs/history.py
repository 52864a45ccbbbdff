"""/history, /replay and /verify: looking back at games that are over."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.actions.history import history_of
from bot.actions.replay import open_replay, open_verify
from bot.clicks.services import Services, answer, tell
from bot.discordpy.translations import translated
from bot.screens.history import HistoryScope, games_on_offer

if TYPE_CHECKING:
    from bot.app import Upcard

_OFFERED = 25
"""Games that are offered while somebody types: Discord shows no more."""

_WHOSE = [
    app_commands.Choice(name=translated(f"choice-whose-{whose}"), value=whose.value)
    for whose in HistoryScope
]


class HistoryCommands(commands.Cog):
    """The commands about games that are over."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=translated("command-history"))
    @app_commands.guild_only()
    @app_commands.describe(whose=translated("option-history-whose"))
    @app_commands.choices(whose=_WHOSE)
    async def history(
        self, interaction: discord.Interaction, whose: str = HistoryScope.MINE
    ) -> None:
        """The latest games first."""
        services = await self._services.entered_by(interaction)
        listed = HistoryScope.SERVER if whose == HistoryScope.SERVER else HistoryScope.MINE
        screen = await history_of(services, interaction, listed, 0)
        await answer(interaction, screen, services.painter)

    @app_commands.command(description=translated("command-replay"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=translated("option-replay-game"), move=translated("option-replay-move")
    )
    async def replay(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        move: app_commands.Range[int, 1] = 1,
    ) -> None:
        """A game from this move on; one's latest if none is named."""
        services = await self._services.entered_by(interaction)
        table_id = await self._latest(services, interaction) if game is None else game.strip()
        if table_id is not None:
            await open_replay(services, interaction, table_id, move - 1)

    @app_commands.command(description=translated("command-verify"))
    @app_commands.guild_only()
    @app_commands.describe(game=translated("option-replay-game"))
    async def verify(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """The shuffles of a game; of one's latest if none is named."""
        services = await self._services.entered_by(interaction)
        table_id = await self._latest(services, interaction) if game is None else game.strip()
        if table_id is not None:
            await open_verify(services, interaction, table_id)

    @replay.autocomplete("game")
    @verify.autocomplete("game")
    async def _offer(
        self, interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        services, user = await self._services.entered_by(interaction), interaction.user.id
        found = await services.league.history(interaction.guild_id or 0, user, 0, _OFFERED)
        lines = games_on_offer(found, begun, services.say)
        return [app_commands.Choice(name=line, value=table) for table, line in lines.items()]

    async def _latest(self, services: Services, interaction: discord.Interaction) -> str | None:
        """The last game that this person finished here; None, and told so, if there is none."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        found = await services.league.history(guild, user, 0, 1)
        if not found.games:
            await tell(interaction, services.say("replay-none"), services.painter)
            return None
        return found.games[0].table_id


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HistoryCommands(bot.services))
