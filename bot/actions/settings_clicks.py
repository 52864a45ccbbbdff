"""A person's settings and pings, and the deletion of their data."""

import structlog

from bot.clicks.context import ClickAction, ClickActions, ClickContext, InteractionContext, Refused
from bot.people.preferences import Preferences, TablePings
from bot.screens.settings_screen import (
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
    QUIET_SET,
    TEXT_FIRST,
    UnreadableQuietHours,
    initial_hours,
    quiet_form,
    read_quiet,
    settings_screen,
    still_playing,
    table_pings_screen,
)
from bot.text.name_words import quoted
from data.privacy import StillPlaying
from engine.games.registry import REGISTRY

_log = structlog.get_logger()


async def _choose(context: ClickContext) -> None:
    [value] = context.chosen
    await _set(context, context.click.rest, None if value == AS_IN_DISCORD else value)


async def _panel(context: ClickContext) -> None:
    """Set all switches of the panel. Chosen lines turn on, all other lines turn off."""
    preferences = context.reader.preferences
    for name in PANEL:
        preferences = preferences.put(name, name in context.chosen)
    await _keep(context, preferences)


async def _quiet(context: ClickContext) -> None:
    reader = context.reader
    await context.ask(quiet_form(reader.preferences.quiet, reader.say))


async def _quiet_set(context: ClickContext) -> None:
    try:
        quiet = read_quiet(context.typed)
    except UnreadableQuietHours as wrong:
        say = context.say
        await _show(context, say(wrong.message, typed=quoted(wrong.typed)))
        return
    await _set(context, "quiet", quiet)


async def _set(context: ClickContext, name: str, value: object) -> None:
    try:
        preferences = context.reader.preferences.put(name, value)
    except ValueError:
        await _show(context, context.say("settings-unknown"))
        return
    await _keep(context, preferences)


async def _keep(context: ClickContext, preferences: Preferences) -> None:
    """Store the settings and show them in the new language."""
    services, locale = context.services, str(context.interaction.locale)
    reader = await services.people.keep_preferences(context.reader, preferences, locale)
    await context.repaint(settings_screen(preferences, reader.say))
    for table_id in services.panels.change_reader(reader):
        table = await services.registry.find(table_id)
        if table is not None:
            services.public_messages.update(table)


async def _show(context: ClickContext, notice: str) -> None:
    reader = context.reader
    await context.repaint(settings_screen(reader.preferences, reader.say, notice))


async def channels_with_tables(context: InteractionContext) -> list[int]:
    """Return the ids of the channels with open tables at which this person has a seat."""
    registry = context.services.registry
    table_ids = [*registry.of_user(context.user_id), *registry.stopped_of(context.user_id)]
    tables = [await registry.find(table_id) for table_id in table_ids]
    return [table.header.channel_id for table in tables if table is not None]


async def _forget(context: ClickContext) -> None:
    services, user = context.services, context.user_id
    channels = await channels_with_tables(context)
    if channels:
        await context.note(still_playing(channels, context.say))
        return
    # The deletion of many games takes longer than Discord waits.
    await context.will_repaint()
    try:
        await services.privacy.forget(user)
    except StillPlaying:
        await context.note(still_playing((), context.say))
        return
    # After an older backup is restored, the operator has to repeat the deletion.
    _log.warning("person_deleted", person=user)
    services.people.forget(user)
    services.archive.forget()
    services.registry.unload_closed(user)
    await context.note(context.say("privacy-forgotten"))


def _for_a_server(action: ClickAction) -> ClickAction:
    """Refuse an action outside of servers, because pings are set per server."""

    async def answer(context: ClickContext) -> None:
        if not context.in_server:
            raise Refused(context.say("pings-where"))
        await action(context)

    return answer


async def _pings_now(context: ClickContext) -> TablePings | None:
    stored = await context.services.forming.store.of_person(context.guild_id, context.user_id)
    return None if stored is None else TablePings.read(stored)


async def _pings(context: ClickContext) -> None:
    await context.show(table_pings_screen(await _pings_now(context), context.say))


async def _pings_on(context: ClickContext) -> None:
    await _keep_pings(context, await _pings_now(context) or TablePings())


async def _pings_games(context: ClickContext) -> None:
    """Set the games for pings. A choice of all games is stored as an empty tuple."""
    chosen = tuple(name for name in REGISTRY if name in context.chosen)
    now = await _pings_now(context) or TablePings()
    await _keep_pings(context, now.put("games", () if len(chosen) == len(REGISTRY) else chosen))


async def _pings_hours(context: ClickContext) -> None:
    hours = initial_hours(
        await _pings_now(context) or TablePings(), context.reader.preferences.quiet
    )
    await context.ask(quiet_form(hours, context.say, PINGS_HOURS_SET, "pings-hours-title"))


async def _pings_hours_set(context: ClickContext) -> None:
    now = await _pings_now(context) or TablePings()
    try:
        hours = read_quiet(context.typed)
    except UnreadableQuietHours as wrong:
        notice = context.say(wrong.message, typed=quoted(wrong.typed))
        await context.repaint(table_pings_screen(now, context.say, notice))
        return
    await _keep_pings(context, now.put("hours", hours))


async def _pings_always(context: ClickContext) -> None:
    await _keep_pings(context, (await _pings_now(context) or TablePings()).put("hours", None))


async def _keep_pings(context: ClickContext, pings: TablePings | None) -> None:
    stored = None if pings is None else pings.write()
    await context.services.forming.store.keep(context.guild_id, context.user_id, stored)
    await context.repaint(table_pings_screen(pings, context.say))


ACTIONS: ClickActions = (
    (LIKE, _choose),
    (PANEL_SWITCHES, _panel),
    (TEXT_FIRST, lambda context: _set(context, "text_first", context.click.rest == "1")),
    (QUIET, _quiet),
    (QUIET_SET, _quiet_set),
    (QUIET_OFF, lambda context: _set(context, "quiet", None)),
    (FORGET, _forget),
    (FORGET_NOT, lambda context: context.note(context.say("privacy-kept"))),
    (PINGS, _for_a_server(_pings)),
    (PINGS_ON, _for_a_server(_pings_on)),
    (PINGS_OFF, _for_a_server(lambda context: _keep_pings(context, None))),
    (PINGS_GAMES, _for_a_server(_pings_games)),
    (PINGS_HOURS, _for_a_server(_pings_hours)),
    (PINGS_HOURS_SET, _for_a_server(_pings_hours_set)),
    (PINGS_ALWAYS, _for_a_server(_pings_always)),
)
