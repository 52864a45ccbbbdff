"""/leaderboard and /stats: who is best in this server, and the figures of one person."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.clicks.commands import Commands, costs, takes_context
from bot.clicks.context import InteractionContext
from bot.discordpy.commands import in_servers, translated
from bot.opening.command import GAMES
from bot.pages import board_screen, figures_screen, first_query, season_named
from bot.people.people import called
from bot.screens.control import Cost
from bot.screens.leaderboard import EVERY
from bot.screens.league_words import season_name
from data.league.standings import Measure

if TYPE_CHECKING:
    from bot.app import Upcard

_OFFERED = 25
_MEASURES = [
    app_commands.Choice(name=translated(f"measure-{one}"), value=str(one)) for one in Measure
]


class LeagueCommands(Commands):
    """The commands /leaderboard and /stats."""

    @in_servers
    @app_commands.command(description=translated("command-leaderboard"))
    @app_commands.describe(
        game=translated("option-leaderboard-game"),
        season=translated("option-leaderboard-season"),
        measure=translated("option-leaderboard-measure"),
    )
    @app_commands.choices(game=GAMES, measure=_MEASURES)
    @takes_context
    @costs(Cost.POSTING)
    async def leaderboard(
        self,
        context: InteractionContext,
        game: str | None = None,
        season: str | None = None,
        measure: str | None = None,
    ) -> None:
        """The first ten for the whole channel, with the place of whoever asks."""
        by = None if measure is None else Measure(measure)
        seasons = await context.services.seasons.of(context.guild_id)
        query = first_query(context.user_id, seasons, game, by)
        if query.measure not in query.measures:
            await context.tell(context.say("league-points-of-one-game"))
            return
        if season == EVERY:
            query = query._replace(season=None)
        elif season is not None:
            found = season_named(seasons, season)
            if found is None:
                await context.tell(context.say("league-season-unknown"))
                return
            query = query._replace(season=found.season_id)
        await context.publish(await board_screen(context, query, context.server_say, seasons))

    @leaderboard.autocomplete("season")
    @takes_context
    async def _seasons(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        """All time and the latest seasons whose names have what is typed."""
        seasons = await context.services.seasons.of(context.guild_id)
        lines = [
            (season_name(None, context.say), EVERY),
            *((season_name(one, context.say), str(one.season_id)) for one in seasons),
        ]
        found = [line for line in lines if typed.casefold() in line[0].casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in found[:_OFFERED]]

    @in_servers
    @app_commands.command(description=translated("command-stats"))
    @app_commands.describe(
        player=translated("option-stats-player"), game=translated("option-stats-game")
    )
    @app_commands.choices(game=GAMES)
    @takes_context
    @costs(Cost.ASKING)
    async def stats(
        self,
        context: InteractionContext,
        player: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Somebody's figures, for the eyes of whoever asks."""
        whose = player or context.interaction.user
        await context.show(await figures_screen(context, whose.id, called(whose), game))


async def setup(bot: "Upcard") -> None:
    """Add the commands to the bot."""
    await bot.add_cog(LeagueCommands(bot.services))
