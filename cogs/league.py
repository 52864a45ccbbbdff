"""/leaderboard and /stats: who is best in this server, and the figures of one person."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.actions.pages import board_screen, figures_screen, first_query, season_named
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, costs, takes_context
from bot.discordpy.registered_commands import in_servers, translated
from bot.opening.command import GAMES
from bot.people.known_people import called
from bot.screens.leaderboard import EVENING, EVERY, LeaderboardQuery, season_name
from data.league.standings import LeaderboardKind, Measure, Season

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
        if season == EVENING:
            query = LeaderboardQuery(context.user_id, game).of_kind(LeaderboardKind.TONIGHT)
            query = query._replace(measure=by or query.measure)
        else:
            wanted = _wanted(seasons, season)
            if not wanted:
                await context.tell(context.say("league-season-unknown"))
                return
            query = await first_query(context, game, wanted, by)
        if query.measure not in query.measures:
            points = query.measure is Measure.POINTS
            refusal = "league-points-of-one-game" if points else "league-measure-of-rated"
            await context.tell(context.say(refusal))
            return
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
            (context.say("button-league-tonight"), EVENING),
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


def _wanted(seasons: Sequence[Season], typed: str | None) -> list[int | None]:
    """The seasons to look in, one after the other: the one that was typed, or the present one and
    then all time. None stands for that; nothing for a season that is not there."""
    if typed is None:
        present = [one.season_id for one in seasons[:1] if one.closed_at is None]
        return [*present, None]
    if typed == EVERY:
        return [None]
    found = season_named(seasons, typed)
    return [] if found is None else [found.season_id]
