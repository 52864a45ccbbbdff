"""The private screens of a server's settings, and its language and pinged role."""

from collections.abc import Callable, Collection

import discord

from bot.blocks.control import read_number
from bot.blocks.screen import Screen
from bot.clicks.context import ClickAction, ClickActions, ClickContext, InteractionContext, Refused
from bot.discordpy.channel_requests import missing_permission
from bot.opening.open_table import table_channels
from bot.people.preferences import ServerSettings
from bot.screens.first_steps import MANAGERS
from bot.screens.server_screens import (
    CHANNELS,
    CHANNELS_EVERYWHERE,
    CHANNELS_SET,
    DEFAULTS,
    DEFAULTS_CLOCK,
    DEFAULTS_LENGTH,
    DEFAULTS_OWN,
    DEFAULTS_SWITCH,
    LANGUAGE,
    LAST_LENGTH,
    channels_screen,
    defaults_screen,
    managers_screen,
)
from bot.screens.settings_screen import AS_IN_DISCORD
from bot.showing.turn_pings import MOST_AN_HOUR
from bot.text import LANGUAGES
from engine.listing import Length
from engine.table.terms import CLOCKS


async def _language(context: ClickContext) -> None:
    if context.choice not in (AS_IN_DISCORD, *LANGUAGES):
        raise Refused(context.say("old-button"))
    await context.repaint(_set_up(context, await speak(context, context.choice)))


def _set_up(context: InteractionContext, notice: str | None = None) -> Screen:
    """Return the screen of settings.

    It shows ``notice``, or otherwise a permission that the bot lacks in this channel.
    """
    said = notice or missing_permission(context.interaction, context.say)
    return managers_screen(context.server_settings.language, context.say, said)


def channels_now(context: InteractionContext) -> Screen:
    """Return the screen of channels for tables."""
    return channels_screen(table_channels(context), context.say)


async def _set_channels(context: ClickContext) -> None:
    """Allow tables only in these channels. Open tables in other channels continue."""
    await _keep_channels(context, tuple(filter(None, map(read_number, context.chosen))))


async def _keep_channels(context: ClickContext, channels: tuple[int, ...]) -> None:
    await context.set_for_server("channels", channels)
    await context.repaint(channels_now(context))


def defaults_now(context: InteractionContext, notice: str | None = None) -> Screen:
    """Return the screen of defaults for new tables."""
    return defaults_screen(context.server_settings, context.say, notice)


def _set_line(setting: str, known: Collection[str], unset: str | None = None) -> ClickAction:
    """Return an action that sets a default from a menu.

    ``unset``: the menu's line that removes the default.

    An old panel may offer a line that no longer exists.
    """

    async def act(context: ClickContext) -> None:
        [name] = context.chosen
        if name in (*known, unset):
            value = None if name == unset else name
            await _keep_defaults(context, lambda settings: settings.put(setting, value))
        else:
            await _show_defaults(context, context.say("settings-unknown"))

    return act


async def _switch(context: ClickContext) -> None:
    """Set a default to the button's value. A second press of the same button changes nothing."""
    name = DEFAULTS_SWITCH.member(context.click).replace("-", "_")
    await _keep_defaults(context, lambda settings: settings.put(name, context.click.rest == "1"))


async def _keep_defaults(
    context: ClickContext, change: Callable[[ServerSettings], ServerSettings]
) -> None:
    """Store changed defaults. Open tables keep their settings."""
    await context.services.people.change_server_settings(context.guild_id, change)
    await _show_defaults(context)


async def _show_defaults(context: ClickContext, notice: str | None = None) -> None:
    await context.repaint(defaults_now(context, notice))


async def speak(context: InteractionContext, language: str) -> str:
    """Set the language of all tables in a server. Return the notice.

    AS_IN_DISCORD means the language that Discord reports for the server.
    """
    services, guild = context.services, context.guild_id
    await context.set_for_server("language", None if language == AS_IN_DISCORD else language)
    for table_id in services.registry.in_server(guild):
        table = await services.registry.find(table_id)
        if table is not None:
            services.public_messages.repaint(table)
    return context.say("server-language-set", name=context.server_say("language"))


async def ping_role(context: InteractionContext, role: discord.Role | None) -> str:
    """Set the role that is pinged. None stops the pings. Return the notice or a refusal."""
    if role is not None:
        if role.is_default():
            return context.say("forming-role-everybody")
        if not (role.mentionable or context.interaction.app_permissions.mention_everyone):
            return context.say("forming-role-silent", role=role.mention)
    await context.set_for_server("forming_role", None if role is None else role.id)
    if role is None:
        return context.say("forming-role-none")
    return context.say("forming-role-set", role=role.mention, most=MOST_AN_HOUR)


ACTIONS: ClickActions = (
    (MANAGERS, lambda context: context.show(_set_up(context))),
    (CHANNELS, lambda context: context.show(channels_now(context))),
    (CHANNELS_SET, _set_channels),
    (CHANNELS_EVERYWHERE, lambda context: _keep_channels(context, ())),
    (DEFAULTS, lambda context: context.show(defaults_now(context))),
    (DEFAULTS_CLOCK, _set_line("clock", CLOCKS)),
    (DEFAULTS_LENGTH, _set_line("length", tuple(Length), LAST_LENGTH)),
    (DEFAULTS_SWITCH, _switch),
    (DEFAULTS_OWN, lambda context: _keep_defaults(context, ServerSettings.as_upcards_own)),
    (LANGUAGE, _language),
)
