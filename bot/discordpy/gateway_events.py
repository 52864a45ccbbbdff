"""Events of the gateway before discord.py reads them: its own objects leave out parts of them.

- An interaction that is delivered twice counts once: Discord may repeat what it has told.
- Every line of the log that an interaction causes says which. No names, nothing typed, nobody's
  user id and no cards: docs/privacy.md says what a log names.
- Each interaction says which message is the last of its channel. discord.py prefers the channel
  that it remembers, and that one learns of new messages only from an intent that the bot does not
  have.
- Of a private message that was clicked only what is read here is left: discord.py would make half a
  hundred objects of the others of its parts.
- An event that discord.py cannot read is one line in the log, and the bot goes on. An exception
  there would end the connection, and with it the process.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

import discord
import structlog
from structlog.contextvars import bound_contextvars

from bot.blocks.control import read_click
from bot.discordpy.channel_requests import remembered_channel
from bot.discordpy.components import EPHEMERAL
from internals.discordpy import event_parsers

_log = structlog.get_logger()
_KEPT = 10_000
"""Interactions that are remembered: more than come while one could be repeated."""
_NEEDED = {"READY", "RESUMED"}
"""Without these nothing works, so that their failure has to end the connection."""
_READ = ("id", "type", "flags", "content")
"""All that is read of a clicked message that one person alone sees."""
_BELOW = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)


def hear_event(client: discord.Client, event: str, hear: Callable[[Any], None]) -> None:
    """Have ``hear`` called with each event of this name as the gateway sends it, before discord.py
    reads it. ``event`` is the gateway's name, as ``INTERACTION_CREATE``."""
    parsers = event_parsers(client)
    parse = parsers[event]

    def hear_and_parse(data: Any) -> None:
        hear(data)
        parse(data)

    parsers[event] = hear_and_parse


def watch_interactions(client: discord.Client) -> None:
    """Have each interaction read once, by its id, be it a command, a click or a window. All that
    it sets going is logged with its facts (``facts_of``)."""
    known: OrderedDict[str, None] = OrderedDict()
    parsers = event_parsers(client)
    parse = parsers["INTERACTION_CREATE"]

    def parse_new(interaction: Any) -> None:
        number = str(interaction.get("id"))
        if number in known:
            _log.info("interaction_repeated", interaction=number)
            return
        known[number] = None
        if len(known) > _KEPT:
            known.popitem(last=False)
        with bound_contextvars(**facts_of(interaction)):
            _learn_last_message(client, interaction)
            parse(_with_less(interaction))

    parsers["INTERACTION_CREATE"] = parse_new


def pass_over_unreadable(client: discord.Client) -> None:
    """Let no event end the bot, whatever is in it; for after everything else that hears events."""
    parsers = event_parsers(client)
    parsers |= {
        event: _passing_over(event, parse)
        for event, parse in parsers.items()
        if event not in _NEEDED
    }


def _passing_over(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def parse_if_readable(data: Any) -> None:
        try:
            parse(data)
        except Exception as fault:  # noqa: BLE001  whatever is wrong with it, the others are not
            # Neither its words nor where it came from: what somebody sent may be in both.
            _log.error("event_unreadable", event_name=event, fault=type(fault).__name__)

    return parse_if_readable


def _learn_last_message(client: discord.Client, interaction: Mapping[str, Any]) -> None:
    told = interaction.get("channel") or {}
    last = told.get("last_message_id")
    if last is None:
        return
    guild_id = int(interaction.get("guild_id") or 0)
    channel = remembered_channel(client, guild_id, int(told["id"]))
    if channel is not None and hasattr(channel, "last_message_id"):
        channel.last_message_id = int(last)


def _with_less(interaction: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same without what nobody reads of a private message."""
    message = interaction.get("message")
    if not message or not message.get("flags", 0) & EPHEMERAL:
        return interaction
    return {**interaction, "message": {key: message[key] for key in _READ if key in message}}


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
