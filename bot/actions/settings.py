"""A person changes his settings: each is kept at once, and what he has open follows."""

from collections.abc import Mapping

from bot.clicks.router import Personal, PersonalAction, chosen, typed
from bot.clicks.services import ask, repaint
from bot.screens.quiet_hours import UnreadableQuietHours, quiet_form, read_quiet
from bot.screens.settings import AS_IN_DISCORD, settings_screen
from bot.text.names import escaped


async def _like(personal: Personal) -> None:
    """A line of one of the menus."""
    [value] = chosen(personal.interaction)
    await _set(personal, personal.click.rest, None if value == AS_IN_DISCORD else value)


async def _text_first(personal: Personal) -> None:
    await _set(personal, "text_first", personal.click.rest == "1")


async def _quiet(personal: Personal) -> None:
    """Ask from when to when."""
    reader = personal.services.reader
    await ask(personal.interaction, quiet_form(reader.preferences.quiet, reader.say))


async def _quiet_set(personal: Personal) -> None:
    try:
        quiet = read_quiet(typed(personal.interaction))
    except UnreadableQuietHours as wrong:
        say = personal.services.say
        await _show(personal, say(wrong.message, typed=escaped(wrong.typed)))
        return
    await _set(personal, "quiet", quiet)


async def _quiet_off(personal: Personal) -> None:
    await _set(personal, "quiet", None)


async def _set(personal: Personal, name: str, value: object) -> None:
    """Keep a setting and answer with all of them, in the language that holds from now on."""
    services, interaction = personal.services, personal.interaction
    try:
        preferences = services.reader.preferences.put(name, value)
    except ValueError:
        await _show(personal, services.say("settings-unknown"))
        return
    reader = await services.people.keep_preferences(
        services.reader, preferences, str(interaction.locale)
    )
    await repaint(interaction, settings_screen(preferences, reader.say), services.painter)
    for table_id in services.panels.read_by(reader):
        table = await services.hall.find(table_id)
        if table is not None:
            services.public_messages.watch(table)


async def _show(personal: Personal, notice: str) -> None:
    reader = personal.services.reader
    screen = settings_screen(reader.preferences, reader.say, notice)
    await repaint(personal.interaction, screen, personal.services.painter)


SETTINGS: Mapping[str, PersonalAction] = {
    "like": _like,
    "text-first": _text_first,
    "quiet": _quiet,
    "quiet-set": _quiet_set,
    "quiet-off": _quiet_off,
}
