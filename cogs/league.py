"""/leaderboard and /stats: who is best in this server, and the figures of one person."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.clicks.services import Services, answer, tell
from bot.discordpy.components import dress
from bot.discordpy.translations import translated
from bot.opening.command import GAMES
from bot.pages.league import board_screen, figures_screen, first_look, season_named
from bot.screens.leaderboard import EVERY
from bot.screens.league_words import season_name
from data.league.standings import Measure

if TYPE_CHECKING:
    from bot.app import Upcard

_OFFERED = 25
_MEASURES = [
    app_commands.Choice(name=translated(f"measure-{one}"), value=str(one)) for one in Measure
]


class LeagueCommands(commands.Cog):
    """The commands /leaderboard and /stats."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(description=translated("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=translated("option-leaderboard-game"),
        season=translated("option-leaderboard-season"),
        measure=translated("option-leaderboard-measure"),
    )
    @app_commands.choices(game=GAMES, measure=_MEASURES)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        season: str | None = None,
        measure: str | None = None,
    ) -> None:
        """The first ten for the whole channel, with the place of whoever asks."""
        services, guild = await self._services.entered_by(interaction), interaction.guild_id or 0
        by = None if measure is None else Measure(measure)
        seasons = await services.seasons.of(guild)
        look = await first_look(services, guild, seasons, interaction.user.id, game, by)
        if look.measure not in look.measures:
            await tell(interaction, services.say("league-points-of-one-game"), services.painter)
            return
        if season == EVERY:
            look = look._replace(season=None)
        elif season is not None:
            found = season_named(seasons, season)
            if found is None:
                await tell(interaction, services.say("league-season-unknown"), services.painter)
                return
            look = look._replace(season=found.season_id)
        say = services.people.server_text(guild)
        screen = await board_screen(services, guild, look, say, seasons)
        view, files = await dress(screen, services.painter)
        await interaction.response.send_message(view=view, files=files)

    @leaderboard.autocomplete("season")
    async def _seasons(
        self, interaction: discord.Interaction, begun: str
    ) -> list[app_commands.Choice[str]]:
        """All time and the latest seasons whose names have what is typed."""
        services = await self._services.entered_by(interaction)
        seasons = await services.seasons.of(interaction.guild_id or 0)
        lines = [
            (season_name(None, services.say), EVERY),
            *((season_name(one, services.say), str(one.season_id)) for one in seasons),
        ]
        found = [line for line in lines if begun.casefold() in line[0].casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in found[:_OFFERED]]

    @app_commands.command(description=translated("command-stats"))
    @app_commands.guild_only()
    @app_commands.describe(
        player=translated("option-stats-player"), game=translated("option-stats-game")
    )
    @app_commands.choices(game=GAMES)
    async def stats(
        self,
        interaction: discord.Interaction,
        player: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Somebody's figures, for the eyes of whoever asks."""
        services, whose = await self._services.entered_by(interaction), player or interaction.user
        # The first chart of a process takes a second or two.
        await interaction.response.defer(ephemeral=True, thinking=True)
        screen = await figures_screen(services, interaction, whose.id, whose.display_name, game)
        await answer(interaction, screen, services.painter)


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(LeagueCommands(bot.services))
