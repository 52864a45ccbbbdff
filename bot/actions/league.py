"""Buttons and menus of leaderboards and of a person's figures: anybody may look."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit
from bot.pages.league import board_screen, corrected_screen, figures_screen
from bot.screens.click import read_number
from bot.screens.leaderboard import EVERY
from bot.screens.leaderboard_query import LeaderboardQuery, read_query
from data.league.standings import Measure
from engine.games.registry import REGISTRY


async def _board(visit: ClickVisit) -> None:
    """Another page, or the same as a picture."""
    await _show(visit, read_query(visit.click.rest))


async def _game(visit: ClickVisit) -> None:
    query, value = read_query(visit.click.rest), visit.choice
    known = value == EVERY or value in REGISTRY
    await _show(visit, query.of(None if value == EVERY else value) if query and known else None)


async def _season(visit: ClickVisit) -> None:
    query, value = read_query(visit.click.rest), visit.choice
    if query is not None:
        query = query._replace(season=read_number(value), page=0)
    await _show(visit, query)


async def _measure(visit: ClickVisit) -> None:
    query, value = read_query(visit.click.rest), visit.choice
    known = query is not None and value in query.measures
    await _show(visit, query._replace(measure=Measure(value), page=0) if query and known else None)


async def _show(visit: ClickVisit, query: LeaderboardQuery | None) -> None:
    """Answer with the list. A public one follows whoever asked for it; others get their own."""
    if query is None:
        await visit.tell(visit.say("old-button"))
        return
    if visit.on_private_message:
        await visit.repaint(await board_screen(visit, query, visit.say))
    elif visit.user_id == query.asker:
        await visit.repaint(await board_screen(visit, query, visit.server_say))
    else:
        own = query._replace(asker=visit.user_id)
        await visit.show(await board_screen(visit, own, visit.say))


async def _corrections(visit: ClickVisit) -> None:
    await visit.show(await corrected_screen(visit))


async def _stats(visit: ClickVisit) -> None:
    """Another game of the person whose figures these are."""
    value, user = visit.choice, read_number(visit.click.rest)
    if user is None or (value != EVERY and value not in REGISTRY):
        await visit.tell(visit.say("old-button"))
        return
    game = None if value == EVERY else value
    await visit.repaint(await figures_screen(visit, user, "", game))


LEAGUE: Mapping[str, ClickAction] = {
    "board": _board,
    "board-game": _game,
    "board-season": _season,
    "board-measure": _measure,
    "corrections": _corrections,
    "stats": _stats,
}
