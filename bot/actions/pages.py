"""Screens of standings and rules that several actions and commands show."""

from collections.abc import Sequence

from bot.blocks.control import TargetId
from bot.blocks.screen import Screen
from bot.clicks.context import InteractionContext
from bot.opening.opening_options import server_rules
from bot.people.known_people import Reader
from bot.screens.leaderboard import PLACES, Leaderboard, LeaderboardQuery, leaderboard_screen
from bot.screens.rules_screen import ABOUT, Rulebook, rules_screen
from bot.screens.server_screens import LISTED, CorrectedGame, corrections_screen
from bot.screens.stats import stats_screen
from bot.text import Text
from data.league.standings import LeaderboardKind, Measure, Season
from engine.games.registry import REGISTRY
from engine.live.table import Table

# Standings of a server.


async def first_query(
    context: InteractionContext, game: str | None, season: int | None, measure: Measure | None
) -> LeaderboardQuery:
    """Return the query of tonight or this month if it finds a player, otherwise of all time.

    Tonight counts only while the evening lasts. If only rated play has the ``measure``, the query
    asks for this measure in ``season``.
    """
    asked = LeaderboardQuery(context.user_id, game, season)
    if measure is not None and measure not in LeaderboardKind.ALL.measures:
        return asked._replace(measure=measure)
    now = context.interaction.created_at.timestamp()
    for kind in (LeaderboardKind.TONIGHT, LeaderboardKind.MONTH):
        query = asked.of_kind(kind)
        query = query._replace(measure=measure or query.measure)
        if query.measure in query.measures:
            filters = context.guild_id, game, None, query.measure, 0, 1
            page = await context.services.league.leaderboard(*filters, kind=kind)
            if page.rows and (page.evening is None or page.evening.goes_on(now)):
                return query
    query = asked.of_kind(LeaderboardKind.ALL)
    return query._replace(measure=measure or query.measure)


def season_named(seasons: Sequence[Season], typed: str) -> Season | None:
    """Return the season with this id or name."""
    wanted = " ".join(typed.split()).casefold()
    for season in seasons:
        if wanted in (str(season.season_id), season.name.casefold()):
            return season
    return None


async def board_screen(
    context: InteractionContext,
    query: LeaderboardQuery,
    say: Text,
    seasons: Sequence[Season] | None = None,
) -> Screen:
    """Return a page of the leaderboard. After the end, return the last page.

    ``seasons``: the server's seasons. If they are None, they are read.
    """
    services, guild = context.services, context.guild_id
    asked = guild, query.game, query.season, query.measure
    page = await services.league.leaderboard(*asked, query.page, PLACES, kind=query.kind)
    if not page.rows and page.total:
        query = query._replace(page=(page.total - 1) // PLACES)
        page = await services.league.leaderboard(*asked, query.page, PLACES, kind=query.kind)
    own_row = None
    if all(row.user_id != query.asker for row in page.rows):
        where = query.game, query.season, query.measure
        own_row = await services.league.standing_of(guild, query.asker, *where, kind=query.kind)
    if seasons is None:
        seasons = await services.seasons.of(guild)
    corrected = bool(await services.corrections.of(guild, 1))
    now = context.interaction.created_at.timestamp()
    return leaderboard_screen(Leaderboard(query, page, own_row, seasons, corrected, now), say)


async def figures_screen(
    context: InteractionContext, user: int, name: str, game: str | None
) -> Screen:
    """Return the statistics of a person. ``name`` is used if the league has no name."""
    stats = await context.services.league.stats(context.guild_id, user)
    known = name if stats is None else stats.every.rows[0].name or name
    return stats_screen(user, known, stats, game, context.say)


async def corrected_screen(context: InteractionContext) -> Screen:
    """Return the screen of corrections in a server's standings."""
    services, guild = context.services, context.guild_id
    games = [
        CorrectedGame(correction, await services.league.finished_game(guild, correction.table_id))
        for correction in await services.corrections.of(guild, LISTED)
    ]
    return corrections_screen(games, context.say)


# The rules of a table, or of the server.


def table_book(table: Table) -> Rulebook:
    """Return the rules of this table, with the contract of the current deal."""
    deal_no = table.view(None).seen.deal_no
    key = TargetId(table.header.table_id, table.version)
    practising = table.terms.practice
    return Rulebook(table.game.name, table.game.options, key, max(1, deal_no), practising)


async def server_book(context: InteractionContext, game: str) -> Rulebook:
    """Return the server's rules of this game."""
    return Rulebook(game, await server_rules(context, REGISTRY[game]))


def rules_page(book: Rulebook, page: str, reader: Reader) -> Screen:
    """Return a page of the rules in this person's language and style."""
    return rules_screen(book, page, reader.say, text_first=reader.preferences.text_first)


def first_page(book: Rulebook, reader: Reader) -> Screen:
    """Return the first page of the rules in this person's language and style."""
    return rules_page(book, ABOUT, reader)
