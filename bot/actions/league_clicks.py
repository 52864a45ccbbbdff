"""Leaderboards and statistics for everyone. Managers also get corrections and seasons.

Managers start the next season, name seasons and download them.
"""

import structlog

from bot.actions.pages import board_screen, corrected_screen, figures_screen
from bot.blocks.control import read_number
from bot.blocks.screen import Screen
from bot.clicks.context import ClickAction, ClickActions, ClickContext, InteractionContext, Refused
from bot.screens.leaderboard import (
    BOARD,
    BOARD_GAME,
    BOARD_MEASURE,
    BOARD_SEASON,
    CORRECTIONS,
    EVERY,
    LeaderboardQuery,
    read_query,
    season_name,
)
from bot.screens.server_screens import (
    CORRECTION_STOP,
    RESTORE,
    SEASON_ASK,
    SEASON_CSV,
    SEASON_MONTHLY,
    SEASON_NEW,
    SEASON_OPEN,
    SEASON_PICK,
    SEASON_RENAME,
    SEASON_RENAMED,
    SEASONS,
    VOID,
    new_season_form,
    new_season_screen,
    rename_season_form,
    season_file_screen,
    season_screen,
    seasons_screen,
)
from bot.screens.stats import STATS
from bot.text.name_words import escaped
from data.league.standings import (
    LONGEST_SEASON_NAME,
    AlreadyCorrected,
    CorrectionKind,
    Measure,
    NoSuchSeason,
    NotInLeague,
    Season,
    WrongSeasonName,
)
from engine.games.registry import REGISTRY
from engine.names import readable

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
    """Answer with the leaderboard.

    Only the person who asked for a public leaderboard can change it.

    Everyone else gets a private leaderboard.
    """
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
    """Show the same person's statistics in another game."""
    value, user = context.choice, read_number(context.click.rest)
    if user is None or (value != EVERY and value not in REGISTRY):
        raise Refused(context.say("old-button"))
    game = None if value == EVERY else value
    await context.repaint(await figures_screen(context, user, "", game))


def _correct(kind: CorrectionKind) -> ClickAction:
    """Return an action that corrects a game.

    All later ratings are calculated again. The calculation may take longer than Discord waits.
    """

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


async def all_seasons(context: InteractionContext, notice: str | None = None) -> Screen:
    """Return the screen of a server's seasons."""
    seasons = await context.services.seasons.of(context.guild_id)
    monthly = context.server_settings.monthly
    return seasons_screen(seasons, context.say, monthly=monthly, notice=notice)


async def _all(context: ClickContext, notice: str | None = None) -> None:
    await context.repaint(await all_seasons(context, notice))


async def _pick(context: ClickContext) -> None:
    season = await _season(context, context.choice)
    await context.repaint(season_screen(season, context.say))


async def _ask(context: ClickContext) -> None:
    name = readable(context.typed.get("name", ""))
    if len(name) > LONGEST_SEASON_NAME:
        raise WrongSeasonName(name)
    seasons = await context.services.seasons.of(context.guild_id)
    await context.repaint(new_season_screen(seasons, name, context.say))


async def _open(context: ClickContext) -> None:
    opened = await context.services.seasons.open(context.guild_id, context.click.rest)
    name = escaped(season_name(opened, context.say))
    await _all(context, context.say("season-opened", name=name))


async def _monthly(context: ClickContext) -> None:
    """Turn monthly seasons on or off."""
    monthly = context.click.rest == "1"
    await context.set_for_server("monthly", monthly)
    await _all(context, context.say("season-monthly-set" if monthly else "season-by-hand-set"))


async def _rename(context: ClickContext) -> None:
    season = await _season(context, context.click.rest)
    await context.ask(rename_season_form(season, context.say))


async def _renamed(context: ClickContext) -> None:
    name = context.typed.get("name", "")
    season = await _season(context, context.click.rest)
    season = await context.services.seasons.rename(context.guild_id, season.season_id, name)
    notice = context.say("season-renamed", name=escaped(season_name(season, context.say)))
    await context.repaint(season_screen(season, context.say, notice))


async def _csv(context: ClickContext) -> None:
    """Show the season as a file, in a new message."""
    season = await _season(context, context.click.rest)
    await context.will_show()
    content = await context.services.league.season_csv(context.guild_id, season.season_id)
    await context.show(season_file_screen(season, content, context.say))


async def _season(context: ClickContext, number: str) -> Season:
    for season in await context.services.seasons.of(context.guild_id):
        if str(season.season_id) == number:
            return season
    raise NoSuchSeason(number)


def _explained(action: ClickAction) -> ClickAction:
    """Wrap an action, so that errors about seasons are shown above the list of seasons."""

    async def act(context: ClickContext) -> None:
        say = context.say
        try:
            await action(context)
        except NoSuchSeason:
            await _all(context, say("season-gone"))
        except WrongSeasonName:
            await _all(context, say("season-name-wrong", most=LONGEST_SEASON_NAME))

    return act


SEASON_ACTIONS: ClickActions = tuple(
    (control, _explained(action))
    for control, action in (
        (SEASONS, _all),
        (SEASON_PICK, _pick),
        (SEASON_NEW, lambda context: context.ask(new_season_form(context.say))),
        (SEASON_ASK, _ask),
        (SEASON_OPEN, _open),
        (SEASON_MONTHLY, _monthly),
        (SEASON_RENAME, _rename),
        (SEASON_RENAMED, _renamed),
        (SEASON_CSV, _csv),
    )
)
