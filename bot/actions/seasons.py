"""The seasons of a server: its managers begin the next, name them and take them home."""

from bot.blocks.screen import Screen
from bot.clicks.context import ClickAction, ClickActions, ClickContext, InteractionContext
from bot.screens.leaderboard import season_name
from bot.screens.server import (
    SEASON_ASK,
    SEASON_CSV,
    SEASON_MONTHLY,
    SEASON_NEW,
    SEASON_OPEN,
    SEASON_PICK,
    SEASON_RENAME,
    SEASON_RENAMED,
    SEASONS,
    new_season_form,
    new_season_screen,
    rename_season_form,
    season_file_screen,
    season_screen,
    seasons_screen,
)
from bot.text.names import escaped
from data.league.standings import LONGEST_SEASON_NAME, NoSuchSeason, Season, WrongSeasonName
from engine.names import readable


async def all_seasons(context: InteractionContext, notice: str | None = None) -> Screen:
    """The seasons of a server as they are now."""
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
    """From now on a season a month, or no longer."""
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
    """The season as a file, in a message of its own."""
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
    """What cannot be done is said above all seasons that there are."""

    async def act(context: ClickContext) -> None:
        say = context.say
        try:
            await action(context)
        except NoSuchSeason:
            await _all(context, say("season-gone"))
        except WrongSeasonName:
            await _all(context, say("season-name-wrong", most=LONGEST_SEASON_NAME))

    return act


ACTIONS: ClickActions = tuple(
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
