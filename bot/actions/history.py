"""Leafing through finished games."""

from collections.abc import Mapping

from bot.actions.replay import open_replay
from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit, Visit
from bot.screens.history import PAGE, HistoryScope, history_screen
from bot.screens.screen import Screen


async def history_of(visit: Visit, whose: HistoryScope, page: int) -> Screen:
    """A page (from 0) of the games of whoever asks, or of the server; at most the last one."""
    league, guild = visit.services.league, visit.guild_id
    user = visit.user_id if whose is HistoryScope.MINE else None
    found = await league.history(guild, user, page, PAGE)
    last = max(0, (found.total - 1) // PAGE)
    if page > last:
        page = last
        found = await league.history(guild, user, page, PAGE)
    return history_screen(found, whose, page, visit.say)


async def _turn(visit: ClickVisit) -> None:
    """Another page, or the other list."""
    whose = HistoryScope.SERVER if visit.click.rest == HistoryScope.SERVER else HistoryScope.MINE
    await visit.repaint(await history_of(visit, whose, visit.click.version))


async def _open(visit: ClickVisit) -> None:
    """One of the games of the menu."""
    [table_id] = visit.chosen
    await open_replay(visit, table_id)


HISTORY: Mapping[str, ClickAction] = {"history": _turn, "history-open": _open}
