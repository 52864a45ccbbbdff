"""A person changes their settings, each kept at once; or has themselves forgotten."""

from bot.clicks.visit import ClickActions, ClickVisit, Visit
from bot.people.preferences import Preferences
from bot.screens.notes import note_screen
from bot.screens.quiet_hours import QUIET_SET, UnreadableQuietHours, quiet_form, read_quiet
from bot.screens.settings import (
    AS_IN_DISCORD,
    FORGET,
    FORGET_NOT,
    LIKE,
    PANEL,
    PANEL_SWITCHES,
    QUIET,
    QUIET_OFF,
    TEXT_FIRST,
    settings_screen,
    still_playing,
)
from bot.text.names import quoted
from data.privacy import StillPlaying


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
        table = await services.hall.find(table_id)
        if table is not None:
            services.public_messages.update(table)


async def _show(visit: ClickVisit, notice: str) -> None:
    reader = visit.reader
    await visit.repaint(settings_screen(reader.preferences, reader.say, notice))


async def channels_with_tables(visit: Visit) -> list[int]:
    """Where the open tables are at which this person sits."""
    hall = visit.services.hall
    mine = [*hall.of_user(visit.user_id), *hall.stopped_of(visit.user_id)]
    found = [await hall.find(table_id) for table_id in mine]
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
    services.hall.let_go(user)
    await _tell(visit, visit.say("privacy-forgotten"))


async def _keep_all(visit: ClickVisit) -> None:
    await _tell(visit, visit.say("privacy-kept"))


async def _tell(visit: ClickVisit, text: str) -> None:
    await visit.repaint(note_screen(text, visit.say))


ACTIONS: ClickActions = (
    (LIKE, _choose),
    (PANEL_SWITCHES, _panel),
    (TEXT_FIRST, _text_first),
    (QUIET, _quiet),
    (QUIET_SET, _quiet_set),
    (QUIET_OFF, _quiet_off),
    (FORGET, _forget),
    (FORGET_NOT, _keep_all),
)
