"""The seasons of a server: its managers begin the next, name them and take them home."""

from bot.clicks.context import ClickAction, ClickActions, ClickVisit, Visit
from bot.screens.league_words import season_name
from bot.screens.screen import Screen
from bot.screens.seasons import (
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


async def all_seasons(visit: Visit, notice: str | None = None) -> Screen:
    """The seasons of a server as they are now."""
    seasons = await visit.services.seasons.of(visit.guild_id)
    monthly = visit.server_settings.monthly
    return seasons_screen(seasons, visit.say, monthly=monthly, notice=notice)


async def _all(visit: ClickVisit, notice: str | None = None) -> None:
    await visit.repaint(await all_seasons(visit, notice))


async def _list(visit: ClickVisit) -> None:
    await _all(visit)


async def _pick(visit: ClickVisit) -> None:
    season = await _season(visit, visit.choice)
    await visit.repaint(season_screen(season, visit.say))


async def _new(visit: ClickVisit) -> None:
    """Ask for a name; the question comes after it."""
    await visit.ask(new_season_form(visit.say))


async def _ask(visit: ClickVisit) -> None:
    name = readable(visit.typed.get("name", ""))
    if len(name) > LONGEST_SEASON_NAME:
        raise WrongSeasonName(name)
    seasons = await visit.services.seasons.of(visit.guild_id)
    await visit.repaint(new_season_screen(seasons, name, visit.say))


async def _open(visit: ClickVisit) -> None:
    opened = await visit.services.seasons.open(visit.guild_id, visit.click.rest)
    name = escaped(season_name(opened, visit.say))
    await _all(visit, visit.say("season-opened", name=name))


async def _monthly(visit: ClickVisit) -> None:
    """From now on a season a month, or no longer."""
    monthly = visit.click.rest == "1"
    await visit.services.people.change_server_settings(
        visit.guild_id, lambda settings: settings.put("monthly", monthly)
    )
    await _all(visit, visit.say("season-monthly-set" if monthly else "season-by-hand-set"))


async def _rename(visit: ClickVisit) -> None:
    season = await _season(visit, visit.click.rest)
    await visit.ask(rename_season_form(season, visit.say))


async def _renamed(visit: ClickVisit) -> None:
    name = visit.typed.get("name", "")
    season = await _season(visit, visit.click.rest)
    season = await visit.services.seasons.rename(visit.guild_id, season.season_id, name)
    notice = visit.say("season-renamed", name=escaped(season_name(season, visit.say)))
    await visit.repaint(season_screen(season, visit.say, notice))


async def _csv(visit: ClickVisit) -> None:
    """The season as a file, in a message of its own."""
    season = await _season(visit, visit.click.rest)
    await visit.will_show()
    content = await visit.services.league.season_csv(visit.guild_id, season.season_id)
    await visit.show(season_file_screen(season, content, visit.say))


async def _season(visit: ClickVisit, number: str) -> Season:
    for season in await visit.services.seasons.of(visit.guild_id):
        if str(season.season_id) == number:
            return season
    raise NoSuchSeason(number)


def _explained(action: ClickAction) -> ClickAction:
    """What cannot be done is said above all seasons that there are."""

    async def act(visit: ClickVisit) -> None:
        say = visit.say
        try:
            await action(visit)
        except NoSuchSeason:
            await _all(visit, say("season-gone"))
        except WrongSeasonName:
            await _all(visit, say("season-name-wrong", most=LONGEST_SEASON_NAME))

    return act


ACTIONS: ClickActions = tuple(
    (control, _explained(action))
    for control, action in (
        (SEASONS, _list),
        (SEASON_PICK, _pick),
        (SEASON_NEW, _new),
        (SEASON_ASK, _ask),
        (SEASON_OPEN, _open),
        (SEASON_MONTHLY, _monthly),
        (SEASON_RENAME, _rename),
        (SEASON_RENAMED, _renamed),
        (SEASON_CSV, _csv),
    )
)
