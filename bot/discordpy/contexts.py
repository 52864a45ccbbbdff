"""Where commands are offered: in servers that have the bot, or everywhere.

Discord knows that of a whole command alone. One that belongs to tables is for servers; one that is
about oneself works in direct messages as well, and for people who have installed the bot for
themselves, wherever they write.
"""

from typing import Any, TypedDict, TypeVar

from discord.app_commands import (
    AppCommandContext,
    AppInstallationType,
    Command,
    ContextMenu,
    allowed_contexts,
    allowed_installs,
    guild_only,
)

__all__ = ["EVERYWHERE", "IN_SERVERS", "everywhere", "in_servers"]

_T = TypeVar("_T", bound="Command[Any, ..., Any] | ContextMenu")


class CommandReach(TypedDict):
    """What a group of commands is made with."""

    allowed_contexts: AppCommandContext
    allowed_installs: AppInstallationType
    guild_only: bool


EVERYWHERE = CommandReach(
    allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=AppInstallationType(guild=True, user=True),
    guild_only=False,
)
IN_SERVERS = CommandReach(
    allowed_contexts=AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=AppInstallationType(guild=True, user=False),
    guild_only=True,
)


def everywhere(command: _T) -> _T:
    """Offer a command everywhere."""
    installed = allowed_installs(guilds=True, users=True)(command)
    return allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)


def in_servers(command: _T) -> _T:
    """Offer a command in servers that have the bot."""
    installed = allowed_installs(guilds=True, users=False)(guild_only(command))
    return allowed_contexts(guilds=True, dms=False, private_channels=False)(installed)
