"""Leaderboards and figures, at which anybody may look, and the corrections that managers make."""

import structlog

from bot.actions.pages import board_screen, corrected_screen, figures_screen
from bot.blocks.click import read_number
from bot.clicks.context import ClickAction, ClickActions, ClickContext, Refused
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
from bot.screens.server_screens import CORRECTION_STOP, RESTORE, VOID
from bot.screens.stats import STATS
from data.league.standings import AlreadyCorrected, CorrectionKind, Measure, NotInLeague
from engine.games.registry import REGISTRY

_log = structlog.get_logger()


async def _game(context: ClickContext) -> None:
    query, value = read_query(context.click.rest), context.choice
    known = value == EVERY or value in REGISTRY
    await _show(context, query.of(None if value == EVERY else value) if query and known else None)


async def _board_season(context: ClickContext) -> None:
    query, value = read_query(context.click.rest), context.choice
    if query is not None:
        query = query._replace(season=read_number(value), page=0)
    await _show(context, query)


async def _measure(context: ClickContext) -> None:
    query, value = read_query(context.click.rest), context.choice
    known = query is not None and value in query.measures
    await _show(
        context, query._replace(measure=Measure(value), page=0) if query and known else None
    )


async def _show(context: ClickContext, query: LeaderboardQuery | None) -> None:
    """Answer with the list. A public one follows whoever asked for it; others get their own."""
    if query is None:
        raise Refused(context.say("old-button"))
    if context.on_private_message:
        await context.repaint(await board_screen(context, query, context.say))
    elif context.user_id == query.asker:
        await context.repaint(await board_screen(context, query, context.server_say))
    else:
        own = query._replace(asker=context.user_id)
        await context.show(await board_screen(context, own, context.say))


async def _corrections(context: ClickContext) -> None:
    await context.show(await corrected_screen(context))


async def _stats(context: ClickContext) -> None:
    """Another game of the person whose figures these are."""
    value, user = context.choice, read_number(context.click.rest)
    if user is None or (value != EVERY and value not in REGISTRY):
        raise Refused(context.say("old-button"))
    game = None if value == EVERY else value
    await context.repaint(await figures_screen(context, user, "", game))


def _correct(kind: CorrectionKind) -> ClickAction:
    """All later ratings are calculated anew, which may take longer than Discord waits."""

    async def act(context: ClickContext) -> None:
        correct = context.services.corrections.correct
        table_id, _, reason = context.click.rest.partition(".")
        is_void = kind is CorrectionKind.VOID
        await context.note(context.say("correction-working"))
        try:
            await correct(context.guild_id, table_id, context.user_id, reason, kind)
        except NotInLeague:
            await context.note(context.say("game-unknown"))
        except AlreadyCorrected:
            await context.note(context.say("game-void-already" if is_void else "game-not-void"))
        else:
            event = "game_voided" if is_void else "game_restored"
            _log.info(event, table=table_id, by=context.user_id)
            await context.note(context.say(f"correction-{kind}"))

    return act


PERSONAL_ACTIONS: ClickActions = (
    (BOARD, lambda context: _show(context, read_query(context.click.rest))),
    (BOARD_GAME, _game),
    (BOARD_SEASON, _board_season),
    (BOARD_MEASURE, _measure),
    (CORRECTIONS, _corrections),
    (STATS, _stats),
)

SERVER_ACTIONS: ClickActions = (
    (VOID, _correct(CorrectionKind.VOID)),
    (RESTORE, _correct(CorrectionKind.RESTORE)),
    (CORRECTION_STOP, lambda context: context.note(context.say("correction-stopped"))),
)
