"""Events of the gateway before discord.py reads them. Its objects leave out some fields.

- An interaction that Discord delivers twice is handled once.
- Each log line of an interaction has the interaction's facts. The facts contain no names, no typed
  text, no user id and no cards (``docs/privacy.md``).
- Each interaction names the last message of its channel. discord.py uses its cached channel, which
  learns of new messages only with an intent that the bot doesn't have.
- A clicked private message is reduced to the fields that are read. discord.py would make fifty
  objects from the other fields.
- If discord.py can't read an event, the log has one line and the bot continues. Otherwise the
  exception would end the connection, and with it the process.
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
"""The number of remembered interactions. Fewer arrive while Discord may repeat one."""
_NEEDED = {"READY", "RESUMED"}
"""Events whose failure must end the connection, because nothing works without them."""
_READ = ("id", "type", "flags", "content")
"""The fields of a clicked private message that are read."""
_BELOW = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)


def hear_event(client: discord.Client, event: str, hear: Callable[[Any], None]) -> None:
    """Call ``hear`` with the raw data of each event of this name, before discord.py reads it.

    ``event`` is the gateway's name, such as ``INTERACTION_CREATE``."""
    parsers = event_parsers(client)
    parse = parsers[event]

    def hear_and_parse(data: Any) -> None:
        hear(data)
        parse(data)

    parsers[event] = hear_and_parse


def watch_interactions(client: discord.Client) -> None:
    """Let discord.py read each interaction once, by its id.

    All log lines of an interaction's handling have the interaction's facts (``facts_of``)."""
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
            parse(_without_unread_fields(interaction))

    parsers["INTERACTION_CREATE"] = parse_new


def pass_over_unreadable(client: discord.Client) -> None:
    """Let no unreadable event end the bot. Call it after all other changes of parsers."""
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
        except Exception as fault:  # noqa: BLE001  any fault, as the other events are readable
            # Without message and traceback, because both may contain data of people.
            _log.error("event_unreadable", event_name=event, fault=type(fault).__name__)

    return parse_if_readable


def _learn_last_message(client: discord.Client, interaction: Mapping[str, Any]) -> None:
    channel_data = interaction.get("channel") or {}
    last = channel_data.get("last_message_id")
    if last is None:
        return
    guild_id = int(interaction.get("guild_id") or 0)
    channel = remembered_channel(client, guild_id, int(channel_data["id"]))
    if channel is not None and hasattr(channel, "last_message_id"):
        channel.last_message_id = int(last)


def _without_unread_fields(interaction: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the interaction without the unread fields of a clicked private message."""
    message = interaction.get("message")
    if not message or not message.get("flags", 0) & EPHEMERAL:
        return interaction
    return {**interaction, "message": {key: message[key] for key in _READ if key in message}}


def facts_of(interaction: Mapping[str, Any]) -> dict[str, object]:
    """Return the facts of a raw interaction for the log.

    The facts are the id, the server and the channel. A click also has its table, version and verb,
    and a command its full name."""
    facts: dict[str, object] = {"interaction": str(interaction.get("id", ""))}
    for name in ("guild", "channel"):
        if interaction.get(f"{name}_id"):
            facts[name] = int(interaction[f"{name}_id"])
    data = interaction.get("data") or {}
    if "custom_id" in data:
        click = read_click(str(data["custom_id"]))
        if click is not None:
            facts |= {"table": click.table_id, "version": click.version, "verb": click.verb}
    elif "name" in data:
        facts["command"] = whole_name(data)
    return facts


def whole_name(command: Mapping[str, Any]) -> str:
    """Return the name of a raw command with the names of its groups."""
    below = next(
        (option for option in command.get("options") or () if option.get("type") in _BELOW), None
    )
    own = str(command["name"])
    return own if below is None else f"{own} {whole_name(below)}"
