"""What the log says of the interaction that caused a line: of all that it sets going, too.

No names, nothing typed, nobody's user id and no cards: docs/privacy.md says what a log names.
"""

from collections.abc import Mapping
from typing import Any

import discord
from structlog.contextvars import bound_contextvars

from bot.screens.click import read_click
from internals.discordpy import around_event

__all__ = ["facts_of", "tell_causes", "whole_name"]

_EVENT = "INTERACTION_CREATE"
_BELOW = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)


def tell_causes(client: discord.Client) -> None:
    """Let every line that an interaction causes say which (``facts_of``)."""
    around_event(client, _EVENT, lambda data: bound_contextvars(**facts_of(data)))


def facts_of(interaction: Mapping[str, Any]) -> dict[str, object]:
    """Of an interaction as the gateway sends it: its id, server and channel, and the table, version
    and verb of a click, or the whole name of a command."""
    found: dict[str, object] = {"interaction": str(interaction.get("id", ""))}
    for name in ("guild", "channel"):
        if interaction.get(f"{name}_id"):
            found[name] = int(interaction[f"{name}_id"])
    data = interaction.get("data") or {}
    if "custom_id" in data:
        click = read_click(str(data["custom_id"]))
        if click is not None:
            found |= {"table": click.table_id, "version": click.version, "verb": click.verb}
    elif "name" in data:
        found["command"] = whole_name(data)
    return found


def whole_name(command: Mapping[str, Any]) -> str:
    """The name of a command as the gateway sends it, with the groups that it stands in."""
    below = next((one for one in command.get("options") or () if one.get("type") in _BELOW), None)
    own = str(command["name"])
    return own if below is None else f"{own} {whole_name(below)}"
