"""What the managers of a server set on one private screen: channels, defaults, language, role."""

from collections.abc import Callable

import discord

from bot.clicks.context import ClickActions, ClickVisit, Visit
from bot.discordpy.channels import missing_permission
from bot.opening.table import table_channels
from bot.people.settings import ServerSettings
from bot.screens.click import read_number
from bot.screens.screen import Screen
from bot.screens.server import (
    CHANNELS,
    CHANNELS_EVERYWHERE,
    CHANNELS_SET,
    DEFAULTS,
    DEFAULTS_CLOCK,
    DEFAULTS_OWN,
    DEFAULTS_SWITCH,
    LANGUAGE,
    channels_screen,
    defaults_screen,
    managers_screen,
)
from bot.screens.settings import AS_IN_DISCORD
from bot.screens.welcome import MANAGERS
from bot.showing.forming import MOST_AN_HOUR
from bot.text import LANGUAGES
from engine.table.terms import CLOCKS


async def _managers(visit: ClickVisit) -> None:
    await visit.show(_set_up(visit))


async def _channels(visit: ClickVisit) -> None:
    await visit.show(channels_now(visit))


async def _defaults(visit: ClickVisit) -> None:
    await visit.show(defaults_now(visit))


async def _language(visit: ClickVisit) -> None:
    if visit.choice not in (AS_IN_DISCORD, *LANGUAGES):
        await visit.tell(visit.say("old-button"))
        return
    await visit.repaint(_set_up(visit, await speak(visit, visit.choice)))


def _set_up(visit: Visit, notice: str | None = None) -> Screen:
    """What managers can set; at its top what came of it, or what is missing in this channel."""
    said = notice or missing_permission(visit.interaction, visit.say)
    return managers_screen(visit.server_settings.language, visit.say, said)


def channels_now(visit: Visit) -> Screen:
    """Where tables may be opened as things are now."""
    return channels_screen(table_channels(visit), visit.say)


async def _set_channels(visit: ClickVisit) -> None:
    """Exactly these from now on; tables that are open elsewhere go on."""
    await _keep_channels(visit, tuple(filter(None, map(read_number, visit.chosen))))


async def _set_everywhere(visit: ClickVisit) -> None:
    await _keep_channels(visit, ())


async def _keep_channels(visit: ClickVisit, channels: tuple[int, ...]) -> None:
    await visit.services.people.change_server_settings(
        visit.guild_id, lambda settings: settings.put("channels", channels)
    )
    await visit.repaint(channels_now(visit))


def defaults_now(visit: Visit, notice: str | None = None) -> Screen:
    """What new tables of the server have as things are now."""
    return defaults_screen(visit.server_settings, visit.say, notice)


async def _set_clock(visit: ClickVisit) -> None:
    """A line of the menu, which an old panel may have of a clock that is no more."""
    [name] = visit.chosen
    if name in CLOCKS:
        await _keep_defaults(visit, lambda settings: settings.put("clock", name))
    else:
        await _show_defaults(visit, visit.say("settings-unknown"))


async def _switch(visit: ClickVisit) -> None:
    """To what the button said, however often it is pressed."""
    name = DEFAULTS_SWITCH.member(visit.click).replace("-", "_")
    await _keep_defaults(visit, lambda settings: settings.put(name, visit.click.rest == "1"))


async def _set_own(visit: ClickVisit) -> None:
    await _keep_defaults(visit, ServerSettings.as_upcards_own)


async def _keep_defaults(
    visit: ClickVisit, change: Callable[[ServerSettings], ServerSettings]
) -> None:
    """From now on; tables that are open go on as they were opened."""
    await visit.services.people.change_server_settings(visit.guild_id, change)
    await _show_defaults(visit)


async def _show_defaults(visit: ClickVisit, notice: str | None = None) -> None:
    await visit.repaint(defaults_now(visit, notice))


async def speak(visit: Visit, language: str) -> str:
    """Let the tables of a server use a language, those that are open at once; what to say of it.

    ``language`` may be AS_IN_DISCORD.
    """
    services, guild = visit.services, visit.guild_id
    chosen = None if language == AS_IN_DISCORD else language
    await services.people.change_server_settings(
        guild, lambda settings: settings.put("language", chosen)
    )
    for table_id in services.registry.in_server(guild):
        table = await services.registry.find(table_id)
        if table is not None:
            services.public_messages.repaint(table)
    return visit.say("server-language-set", name=visit.server_say("language"))


async def ping_role(visit: Visit, role: discord.Role | None) -> str:
    """Ping this role from now on, None: no role; what to say of it.

    A role that the bot cannot ping is refused, and everybody at once, too.
    """
    if role is not None:
        if role.is_default():
            return visit.say("forming-role-everybody")
        if not (role.mentionable or visit.interaction.app_permissions.mention_everyone):
            return visit.say("forming-role-silent", role=role.mention)
    chosen = None if role is None else role.id
    await visit.services.people.change_server_settings(
        visit.guild_id, lambda settings: settings.put("forming_role", chosen)
    )
    if role is None:
        return visit.say("forming-role-none")
    return visit.say("forming-role-set", role=role.mention, most=MOST_AN_HOUR)


ACTIONS: ClickActions = (
    (MANAGERS, _managers),
    (CHANNELS, _channels),
    (CHANNELS_SET, _set_channels),
    (CHANNELS_EVERYWHERE, _set_everywhere),
    (DEFAULTS, _defaults),
    (DEFAULTS_CLOCK, _set_clock),
    (DEFAULTS_SWITCH, _switch),
    (DEFAULTS_OWN, _set_own),
    (LANGUAGE, _language),
)
