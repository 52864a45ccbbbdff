"""A person changes their settings: each is kept at once, and what they have open follows."""

from collections.abc import Mapping

from bot.clicks.router import ClickAction
from bot.clicks.visit import ClickVisit
from bot.people.preferences import Preferences
from bot.screens.quiet_hours import UnreadableQuietHours, quiet_form, read_quiet
from bot.screens.settings import AS_IN_DISCORD, PANEL, settings_screen
from bot.text.names import quoted


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


SETTINGS: Mapping[str, ClickAction] = {
    "like": _choose,
    "panel": _panel,
    "text-first": _text_first,
    "quiet": _quiet,
    "quiet-set": _quiet_set,
    "quiet-off": _quiet_off,
}
