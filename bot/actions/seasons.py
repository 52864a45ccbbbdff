"""The seasons of a server: its managers begin the next, name them and take them home."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction, chosen, typed
from bot.clicks.services import Services, answer, ask, repaint
from bot.screens.league_words import season_name
from bot.screens.screen import Screen
from bot.screens.seasons import (
    new_season_form,
    new_season_screen,
    rename_season_form,
    season_file_screen,
    season_screen,
    seasons_screen,
)
from bot.text.names import escaped
from data.league.season import LONGEST_SEASON_NAME, NoSuchSeason, Season, WrongSeasonName


async def all_seasons(services: Services, guild_id: int, notice: str | None = None) -> Screen:
    """The seasons of a server as they are now."""
    seasons = await services.seasons.of(guild_id)
    monthly = services.people.server_settings(guild_id).monthly
    return seasons_screen(seasons, services.say, monthly=monthly, notice=notice)


async def _all(personal: Personal, notice: str | None = None) -> None:
    screen = await all_seasons(personal.services, _guild(personal), notice)
    await repaint(personal.interaction, screen, personal.services.painter)


async def _list(personal: Personal) -> None:
    await _all(personal)


async def _pick(personal: Personal) -> None:
    number = next(iter(chosen(personal.interaction)), "")
    screen = season_screen(await _season(personal, number), personal.services.say)
    await repaint(personal.interaction, screen, personal.services.painter)


async def _new(personal: Personal) -> None:
    """Ask for a name; the question comes after it."""
    await ask(personal.interaction, new_season_form(personal.services.say))


async def _ask(personal: Personal) -> None:
    name = " ".join(typed(personal.interaction).get("name", "").split())
    seasons = await personal.services.seasons.of(_guild(personal))
    screen = new_season_screen(seasons, name, personal.services.say)
    await repaint(personal.interaction, screen, personal.services.painter)


async def _open(personal: Personal) -> None:
    services = personal.services
    opened = await services.seasons.open(_guild(personal), personal.click.rest)
    name = escaped(season_name(opened, services.say))
    await _all(personal, services.say("season-opened", name=name))


async def _monthly(personal: Personal) -> None:
    """From now on a season a month, or no longer."""
    services, guild, monthly = personal.services, _guild(personal), personal.click.rest == "1"
    await services.people.change_server_settings(
        guild, lambda settings: settings.put("monthly", monthly)
    )
    await _all(personal, services.say("season-monthly-set" if monthly else "season-by-hand-set"))


async def _rename(personal: Personal) -> None:
    season = await _season(personal, personal.click.rest)
    await ask(personal.interaction, rename_season_form(season, personal.services.say))


async def _renamed(personal: Personal) -> None:
    services, name = personal.services, typed(personal.interaction).get("name", "")
    season = await _season(personal, personal.click.rest)
    season = await services.seasons.rename(_guild(personal), season.season_id, name)
    notice = services.say("season-renamed", name=escaped(season_name(season, services.say)))
    await repaint(
        personal.interaction, season_screen(season, services.say, notice), services.painter
    )


async def _csv(personal: Personal) -> None:
    """The season as a file, in a message of its own."""
    services, interaction = personal.services, personal.interaction
    season = await _season(personal, personal.click.rest)
    await interaction.response.defer(ephemeral=True, thinking=True)
    content = await services.league.season_csv(_guild(personal), season.season_id)
    await answer(interaction, season_file_screen(season, content, services.say), services.painter)


async def _season(personal: Personal, number: str) -> Season:
    for season in await personal.services.seasons.of(_guild(personal)):
        if str(season.season_id) == number:
            return season
    raise NoSuchSeason(number)


def _guild(personal: Personal) -> int:
    return personal.interaction.guild_id or 0


def _sound(action: PersonalAction) -> PersonalAction:
    """What cannot be done is said above all seasons that there are."""

    async def act(personal: Personal) -> None:
        say = personal.services.say
        try:
            await action(personal)
        except NoSuchSeason:
            await _all(personal, say("season-gone"))
        except WrongSeasonName:
            await _all(personal, say("season-name-wrong", most=LONGEST_SEASON_NAME))

    return act


SEASONS: Mapping[str, PersonalAction] = {
    verb: _sound(action)
    for verb, action in {
        "seasons": _list,
        "season-pick": _pick,
        "season-new": _new,
        "season-ask": _ask,
        "season-open": _open,
        "season-monthly": _monthly,
        "season-rename": _rename,
        "season-renamed": _renamed,
        "season-csv": _csv,
    }.items()
}
