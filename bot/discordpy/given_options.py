"""Checks of a command's options, which may be of an older version or forged."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

_KINDS: Mapping[AppCommandOptionType, type] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}
_RESOLVED: Mapping[AppCommandOptionType, str] = {
    AppCommandOptionType.user: "users",
    AppCommandOptionType.role: "roles",
    AppCommandOptionType.channel: "channels",
}
_SUBCOMMANDS = {AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value}


class UnknownCommand(ValueError):
    """The command doesn't exist, or its data has a form that Discord never sends."""


def wrong_option(interaction: discord.Interaction) -> str | None:
    """Return the first option with a wrong value, None if all are right.

    In an autocomplete, only the typed option is checked, because values may be unfinished. Raises
    UnknownCommand.
    """
    command, data = interaction.command, interaction.data
    if command is None or not isinstance(data, Mapping):
        raise UnknownCommand
    try:
        wrong = _wrong(
            command, data, typing=interaction.type is discord.InteractionType.autocomplete
        )
        # discord.py builds and keeps the namespace here. Later, it would only log an error.
        _ = interaction.namespace
    except (AttributeError, KeyError, TypeError, ValueError) as unreadable:
        raise UnknownCommand from unreadable
    return wrong


def _wrong(
    command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu,
    data: Mapping[str, Any],
    *,
    typing: bool,
) -> str | None:
    resolved = data.get("resolved") or {}
    if isinstance(command, app_commands.ContextMenu):
        return None if data["target_id"] in resolved["users"] else command.name
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given = _options_of(data)
    if any(option["name"] not in known for option in given):
        raise UnknownCommand
    if typing:
        [typed] = [option for option in given if option.get("focused")]
        known_as = known[typed["name"]]
        kinds = (str, _KINDS[known_as.type])  # a number field may have text while it is typed
        can_be_typed = known_as.autocomplete and isinstance(typed["value"], kinds)
        return None if can_be_typed and is_writable(given) else str(typed["name"])
    for option in given:
        if not _takes(known[option["name"]], option, resolved):
            return str(option["name"])
    return None


def _options_of(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """Return the options of the command itself, which are inside the options of its groups."""
    options: list[Mapping[str, Any]] = data.get("options") or []
    while options and options[0].get("type") in _SUBCOMMANDS:
        options = options[0].get("options") or []
    return options


def _takes(
    parameter: app_commands.Parameter, option: Mapping[str, Any], resolved: Mapping[str, Any]
) -> bool:
    """Return whether the option's value is right for this parameter."""
    kind, value = parameter.type, option["value"]
    if option["type"] != kind.value or not is_writable(value):
        return False
    if kind in _RESOLVED:
        return value in resolved.get(_RESOLVED[kind], ())
    # True is an int, but not a number here.
    if type(value) is not _KINDS[kind]:
        return False
    if parameter.choices:
        return value in {choice.value for choice in parameter.choices}
    return isinstance(value, bool) or _is_within(value, parameter)


def _is_within(value: Any, parameter: app_commands.Parameter) -> bool:
    """Return whether a number, or the length of a text, is within the parameter's limits."""
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


_SURROGATE = re.compile("[\ud800-\udfff]")


def is_writable(data: object) -> bool:
    """Return whether every text in Discord's data can be stored and sent.

    A single surrogate isn't a character in any encoding, and databases refuse the character 0. No
    keyboard writes either.
    """
    if isinstance(data, str):
        return "\0" not in data and (data.isascii() or _SURROGATE.search(data) is None)
    if isinstance(data, Mapping):
        return all(map(is_writable, data.values()))
    if isinstance(data, Sequence) and not isinstance(data, bytes):
        return all(map(is_writable, data))
    return True
