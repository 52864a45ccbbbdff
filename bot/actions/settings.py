"""A person changes their settings, each kept at once, and for which tables they are pinged; or has
themselves forgotten."""

from bot.clicks.context import ClickAction, ClickActions, ClickVisit, Visit
from bot.people.settings import Preferences, TablePings
from bot.screens.notes import note_screen
from bot.screens.quiet_hours import QUIET_SET, UnreadableQuietHours, quiet_form, read_quiet
from bot.screens.settings import (
    AS_IN_DISCORD,
    FORGET,
    FORGET_NOT,
    LIKE,
    PANEL,
    PANEL_SWITCHES,
    PINGS,
    PINGS_ALWAYS,
    PINGS_GAMES,
    PINGS_HOURS,
    PINGS_HOURS_SET,
    PINGS_OFF,
    PINGS_ON,
    QUIET,
    QUIET_OFF,
    TEXT_FIRST,
    hours_to_begin_with,
    settings_screen,
    still_playing,
    table_pings_screen,
)
from bot.text.names import quoted
from data.privacy import StillPlaying
from engine.games.registry import REGISTRY


async def _choose(visit: ClickVisit) -> None:
    """A line of one of the menus."""
    [value] = visit.chosen
    await _set(visit, visit.click.rest, None if value == AS_IN_DISCORD else value)


async def _text_first(visit: ClickVisit) -> None:
    await _set(visit, "text_first", visit.click.rest == "1")


async def _panel(visit: ClickVisit) -> None:
    """The menu of what is on or off in the hand panel: what is chosen is on, all else off."""
    preferences = visit.reader.preferences
    for name in PANEL:
        preferences = preferences.put(name, name in visit.chosen)
    await _keep(visit, preferences)


async def _quiet(visit: ClickVisit) -> None:
    """Ask from when to when."""
    reader = visit.reader
    await visit.ask(quiet_form(reader.preferences.quiet, reader.say))


async def _quiet_set(visit: ClickVisit) -> None:
    try:
        quiet = read_quiet(visit.typed)
    except UnreadableQuietHours as wrong:
        say = visit.say
        await _show(visit, say(wrong.message, typed=quoted(wrong.typed)))
        return
    await _set(visit, "quiet", quiet)


async def _quiet_off(visit: ClickVisit) -> None:
    await _set(visit, "quiet", None)


async def _set(visit: ClickVisit, name: str, value: object) -> None:
    """Keep one setting."""
    try:
        preferences = visit.reader.preferences.put(name, value)
    except ValueError:
        await _show(visit, visit.say("settings-unknown"))
        return
    await _keep(visit, preferences)


async def _keep(visit: ClickVisit, preferences: Preferences) -> None:
    """Keep them and answer with all of them, in the language that holds from now on."""
    services, locale = visit.services, str(visit.interaction.locale)
    reader = await services.people.keep_preferences(visit.reader, preferences, locale)
    await visit.repaint(settings_screen(preferences, reader.say))
    for table_id in services.panels.change_reader(reader):
        table = await services.registry.find(table_id)
        if table is not None:
            services.public_messages.update(table)


async def _show(visit: ClickVisit, notice: str) -> None:
    reader = visit.reader
    await visit.repaint(settings_screen(reader.preferences, reader.say, notice))


async def channels_with_tables(visit: Visit) -> list[int]:
    """Where the open tables are at which this person sits."""
    registry = visit.services.registry
    mine = [*registry.of_user(visit.user_id), *registry.stopped_of(visit.user_id)]
    found = [await registry.find(table_id) for table_id in mine]
    return [table.header.channel_id for table in found if table is not None]


async def _forget(visit: ClickVisit) -> None:
    services, user = visit.services, visit.user_id
    channels = await channels_with_tables(visit)
    if channels:
        await _tell(visit, still_playing(channels, visit.say))
        return
    # Many games take longer than Discord waits.
    await visit.will_repaint()
    try:
        await services.privacy.forget(user)
    except StillPlaying:
        await _tell(visit, still_playing((), visit.say))
        return
    services.people.forget(user)
    services.archive.forget()
    services.registry.let_go(user)
    await _tell(visit, visit.say("privacy-forgotten"))


async def _keep_all(visit: ClickVisit) -> None:
    await _tell(visit, visit.say("privacy-kept"))


async def _tell(visit: ClickVisit, text: str) -> None:
    await visit.repaint(note_screen(text, visit.say))


def _for_a_server(action: ClickAction) -> ClickAction:
    """They are set for each server by itself."""

    async def answer(visit: ClickVisit) -> None:
        if visit.in_server:
            await action(visit)
        else:
            await visit.tell(visit.say("pings-where"))

    return answer


async def _pings_now(visit: ClickVisit) -> TablePings | None:
    kept = await visit.services.forming.store.of_person(visit.guild_id, visit.user_id)
    return None if kept is None else TablePings.read(kept)


async def _pings(visit: ClickVisit) -> None:
    await visit.show(table_pings_screen(await _pings_now(visit), visit.say))


async def _pings_on(visit: ClickVisit) -> None:
    await _keep_pings(visit, await _pings_now(visit) or TablePings())


async def _pings_off(visit: ClickVisit) -> None:
    await _keep_pings(visit, None)


async def _pings_games(visit: ClickVisit) -> None:
    """Exactly these; all of them is what holds if nothing is chosen."""
    chosen = tuple(name for name in REGISTRY if name in visit.chosen)
    now = await _pings_now(visit) or TablePings()
    await _keep_pings(visit, now.put("games", () if len(chosen) == len(REGISTRY) else chosen))


async def _pings_hours(visit: ClickVisit) -> None:
    """Ask from when to when."""
    hours = hours_to_begin_with(
        await _pings_now(visit) or TablePings(), visit.reader.preferences.quiet
    )
    await visit.ask(quiet_form(hours, visit.say, PINGS_HOURS_SET, "pings-hours-title"))


async def _pings_hours_set(visit: ClickVisit) -> None:
    now = await _pings_now(visit) or TablePings()
    try:
        hours = read_quiet(visit.typed)
    except UnreadableQuietHours as wrong:
        notice = visit.say(wrong.message, typed=quoted(wrong.typed))
        await visit.repaint(table_pings_screen(now, visit.say, notice))
        return
    await _keep_pings(visit, now.put("hours", hours))


async def _pings_always(visit: ClickVisit) -> None:
    await _keep_pings(visit, (await _pings_now(visit) or TablePings()).put("hours", None))


async def _keep_pings(visit: ClickVisit, pings: TablePings | None) -> None:
    kept = None if pings is None else pings.write()
    await visit.services.forming.store.keep(visit.guild_id, visit.user_id, kept)
    await visit.repaint(table_pings_screen(pings, visit.say))


ACTIONS: ClickActions = (
    (LIKE, _choose),
    (PANEL_SWITCHES, _panel),
    (TEXT_FIRST, _text_first),
    (QUIET, _quiet),
    (QUIET_SET, _quiet_set),
    (QUIET_OFF, _quiet_off),
    (FORGET, _forget),
    (FORGET_NOT, _keep_all),
    (PINGS, _for_a_server(_pings)),
    (PINGS_ON, _for_a_server(_pings_on)),
    (PINGS_OFF, _for_a_server(_pings_off)),
    (PINGS_GAMES, _for_a_server(_pings_games)),
    (PINGS_HOURS, _for_a_server(_pings_hours)),
    (PINGS_HOURS_SET, _for_a_server(_pings_hours_set)),
    (PINGS_ALWAYS, _for_a_server(_pings_always)),
)
