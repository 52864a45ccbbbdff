"""Standings of a server as somebody looks at them: what a screen of the league is made of."""

from collections.abc import Sequence

import discord

from bot.clicks.services import Services
from bot.screens.corrections import LISTED, CorrectedGame, corrections_screen
from bot.screens.leaderboard import PLACES, Leaderboard, leaderboard_screen
from bot.screens.leaderboard_query import LeaderboardQuery
from bot.screens.screen import Screen
from bot.screens.stats import stats_screen
from bot.text import Text
from data.league.season import Season
from data.league.standings import Measure


async def first_look(
    services: Services,
    guild_id: int,
    seasons: Sequence[Season],
    asker: int,
    game: str | None,
    measure: Measure | None,
) -> LeaderboardQuery:
    """The present season, all time where none is open. Without a measure: by rating, by wins where
    nobody is rated yet."""
    season = seasons[0].season_id if seasons and seasons[0].closed_at is None else None
    look = LeaderboardQuery(asker, game, season, measure or Measure.RATING)
    if measure is None and not await services.league.ranked(guild_id, game, season):
        return look._replace(measure=Measure.WINS)
    return look


def season_named(seasons: Sequence[Season], typed: str) -> Season | None:
    """The season with this id or name."""
    wanted = " ".join(typed.split()).casefold()
    for season in seasons:
        if wanted in (str(season.season_id), season.name.casefold()):
            return season
    return None


async def board_screen(
    services: Services,
    guild_id: int,
    look: LeaderboardQuery,
    say: Text,
    seasons: Sequence[Season] | None = None,
) -> Screen:
    """A page of the leaderboard; one that is not there any more is the last.

    ``seasons``: those of the server, if they have been read already.
    """
    league = services.league
    asked = guild_id, look.game, look.season, look.measure
    page = await league.leaderboard(*asked, look.page, PLACES)
    if not page.rows and page.total:
        look = look._replace(page=(page.total - 1) // PLACES)
        page = await league.leaderboard(*asked, look.page, PLACES)
    mine = None
    if all(row.user_id != look.asker for row in page.rows):
        mine = await league.standing_of(guild_id, look.asker, look.game, look.season, look.measure)
    if seasons is None:
        seasons = await services.seasons.of(guild_id)
    corrected = bool(await services.corrections.of(guild_id, 1))
    return leaderboard_screen(Leaderboard(look, page, mine, seasons, corrected), say)


async def figures_screen(
    services: Services, interaction: discord.Interaction, user: int, name: str, game: str | None
) -> Screen:
    """The figures of a person; ``name`` is used where the league knows none."""
    stats = await services.league.stats(interaction.guild_id or 0, user)
    known = name if stats is None else stats.every.name or name
    return stats_screen(user, known, stats, game, services.say)


async def corrected_screen(services: Services, guild_id: int) -> Screen:
    """What managers have changed in the standings of a server."""
    told = [
        CorrectedGame(one, await services.league.played(guild_id, one.table_id))
        for one in await services.corrections.of(guild_id, LISTED)
    ]
    return corrections_screen(told, services.say)
