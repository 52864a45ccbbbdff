"""Leaderboards and figures, at which anybody may look, and the corrections that managers make."""

from bot.clicks.context import ClickAction, ClickActions, ClickVisit
from bot.pages import board_screen, corrected_screen, figures_screen
from bot.screens.click import read_number
from bot.screens.corrections import CORRECTION_STOP, RESTORE, VOID
from bot.screens.leaderboard import (
    BOARD,
    BOARD_GAME,
    BOARD_MEASURE,
    BOARD_SEASON,
    CORRECTIONS,
    EVERY,
    LeaderboardQuery,
    read_query,
)
from bot.screens.notes import note_screen
from bot.screens.stats import STATS
from data.league.standings import AlreadyCorrected, CorrectionKind, Measure, NotInLeague
from engine.games.registry import REGISTRY


async def _board(visit: ClickVisit) -> None:
    """Another page, or the same as a picture."""
    await _show(visit, read_query(visit.click.rest))


async def _game(visit: ClickVisit) -> None:
    query, value = read_query(visit.click.rest), visit.choice
    known = value == EVERY or value in REGISTRY
    await _show(visit, query.of(None if value == EVERY else value) if query and known else None)


async def _board_season(visit: ClickVisit) -> None:
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


def _correct(kind: CorrectionKind) -> ClickAction:
    """All later ratings are calculated anew, which may take longer than Discord waits."""

    async def act(visit: ClickVisit) -> None:
        corrections = visit.services.corrections
        table_id, _, reason = visit.click.rest.partition(".")
        is_void = kind is CorrectionKind.VOID
        correct = corrections.void if is_void else corrections.restore
        await _tell(visit, "correction-working")
        try:
            await correct(visit.guild_id, table_id, visit.user_id, reason)
        except NotInLeague:
            await _tell(visit, "game-unknown")
        except AlreadyCorrected:
            await _tell(visit, "game-void-already" if is_void else "game-not-void")
        else:
            await _tell(visit, f"correction-{kind}")

    return act


async def _stop_correction(visit: ClickVisit) -> None:
    await _tell(visit, "correction-stopped")


async def _tell(visit: ClickVisit, message: str) -> None:
    await visit.repaint(note_screen(visit.say(message), visit.say))


PERSONAL_ACTIONS: ClickActions = (
    (BOARD, _board),
    (BOARD_GAME, _game),
    (BOARD_SEASON, _board_season),
    (BOARD_MEASURE, _measure),
    (CORRECTIONS, _corrections),
    (STATS, _stats),
)

SERVER_ACTIONS: ClickActions = (
    (VOID, _correct(CorrectionKind.VOID)),
    (RESTORE, _correct(CorrectionKind.RESTORE)),
    (CORRECTION_STOP, _stop_correction),
)
