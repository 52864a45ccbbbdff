"""The commands /leaderboard for the best players, and /stats for a person's statistics."""

import discord
from discord import app_commands

from bot.actions.pages import board_screen, figures_screen, first_query, season_named
from bot.blocks.control import Cost
from bot.clicks.context import InteractionContext
from bot.clicks.slash_commands import Commands, costs, takes_context
from bot.discordpy.registered_commands import in_servers, translated
from bot.opening.command import GAMES
from bot.people.known_people import called
from bot.screens.leaderboard import EVERY, LeaderboardQuery, season_name
from data.league.standings import LeaderboardKind, Measure

_OFFERED = 25
_MEASURES = [
    app_commands.Choice(name=translated(f"measure-{measure}"), value=str(measure))
    for measure in Measure
]

_KINDS = {kind.value: kind for kind in LeaderboardKind if kind.is_recent}
"""Views that are offered among the seasons, by their value."""


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
        """Post the first ten for the whole channel, with the rank of the person who asks."""
        by = None if measure is None else Measure(measure)
        seasons = await context.services.seasons.of(context.guild_id)
        if season is None:
            present = [listed.season_id for listed in seasons[:1] if listed.closed_at is None]
            used = present[0] if present and len(seasons) > 1 else None
            query = await first_query(context, game, used, by)
        else:
            kind = _KINDS.get(season, LeaderboardKind.ALL)
            query = LeaderboardQuery(context.user_id, game).of_kind(kind)
            query = query._replace(measure=by or query.measure)
            if kind is LeaderboardKind.ALL and season != EVERY:
                chosen = season_named(seasons, season)
                if chosen is None:
                    await context.reply(context.say("league-season-unknown"))
                    return
                query = query._replace(season=chosen.season_id)
            if kind is LeaderboardKind.ALL and query.measure not in kind.measures:
                query = query._replace(kind=LeaderboardKind.RATED)
        if query.measure not in query.measures:
            points = query.measure is Measure.POINTS
            refusal = "league-points-of-one-game" if points else "league-measure-of-rated"
            await context.reply(context.say(refusal))
            return
        await context.publish(await board_screen(context, query, context.server_say, seasons))

    @leaderboard.autocomplete("season")
    @takes_context
    async def _seasons(
        self, context: InteractionContext, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer all time, tonight, this month and the latest seasons, as far as they match."""
        seasons = await context.services.seasons.of(context.guild_id)
        lines = [
            (season_name(None, context.say), EVERY),
            *((context.say(f"button-league-{kind}"), value) for value, kind in _KINDS.items()),
            *((season_name(season, context.say), str(season.season_id)) for season in seasons),
        ]
        matches = [line for line in lines if typed.casefold() in line[0].casefold()]
        return [app_commands.Choice(name=name, value=value) for name, value in matches[:_OFFERED]]

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
        """Show a person's statistics privately."""
        asked = player or context.interaction.user
        await context.show(await figures_screen(context, asked.id, called(asked), game))
