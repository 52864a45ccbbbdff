"""What is used of discord.py's private names; read in discord.py 2.7.1."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient
from discord.utils import _to_json
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

__all__ = [
    "around_event",
    "begin_pause",
    "end_pause",
    "forget_server",
    "gateway_events",
    "hear_event",
    "let_go",
    "mark_answered",
    "screen_event",
    "session_of",
    "to_json",
    "until_no_pause",
    "webhook_adapter",
]


def gateway_events(client: discord.Client) -> tuple[str, ...]:
    """The names of all events of the gateway that discord.py reads."""
    return tuple(client._connection.parsers)


def hear_event(client: discord.Client, event: str, hear: Callable[[Any], None]) -> None:
    """Have ``hear`` called with each event of this name as the gateway sends it.

    That is before discord.py itself reads it: its own events and objects leave out parts of it.
    ``event`` is the gateway's name, as ``INTERACTION_CREATE``.
    """

    def heard(data: Any) -> bool:
        hear(data)
        return True

    screen_event(client, event, heard)


def screen_event(client: discord.Client, event: str, wanted: Callable[[Any], bool]) -> None:
    """Have discord.py read only those events of this name of which ``wanted`` says so.

    It is asked as `hear_event` hears; who was added last is asked first.
    """
    parsers = client._connection.parsers
    parse = parsers[event]

    def ask_and_parse(data: Any) -> None:
        if wanted(data):
            parse(data)

    parsers[event] = ask_and_parse


def around_event(
    client: discord.Client, event: str, around: Callable[[Any], AbstractContextManager[object]]
) -> None:
    """Have discord.py read each event of this name inside of what ``around`` gives for it.

    All that discord.py begins for an event, it begins there.
    """
    parsers = client._connection.parsers
    parse = parsers[event]

    def parse_inside(data: Any) -> None:
        with around(data):
            parse(data)

    parsers[event] = parse_inside


def forget_server(client: discord.Client, guild: discord.Guild) -> None:
    """Keep a server no longer, as when the gateway says that the bot was removed from it."""
    client._connection._remove_guild(guild)


def begin_pause(client: discord.Client) -> None:
    """Hold up requests as when Discord has set the whole bot a pause, until `end_pause`.

    Answers to interactions, and what is sent by their tokens or to webhooks, do not wait for it.
    """
    client.http._global_over.clear()


def end_pause(client: discord.Client) -> None:
    """Let requests go on that wait because Discord has set the whole bot a pause."""
    client.http._global_over.set()


async def until_no_pause(client: discord.Client) -> None:
    """Wait until Discord, or the bot itself, has ended the pause of the whole bot."""
    await client.http._global_over.wait()


def session_of(http: HTTPClient) -> aiohttp.ClientSession:
    """The connections of a client; None in SimCord, which needs none."""
    session: aiohttp.ClientSession = http._HTTPClient__session  # type: ignore[attr-defined]  # its name is mangled
    return session


def webhook_adapter() -> AsyncWebhookAdapter:
    """What sends requests by tokens here: it waits for limits, and tries again."""
    return async_context.get()


def mark_answered(interaction: discord.Interaction, kind: discord.InteractionResponseType) -> None:
    """An interaction has been given its first answer, which was of this kind."""
    interaction.response._response_type = kind


def let_go(interaction: discord.Interaction) -> None:
    """Nothing is answered to this interaction by discord.py's own ways any more.

    An interaction and its response hold each other, and with them the clicked message in all its
    parts: some fifty objects that only a search through everything would find to be garbage.
    """
    del interaction.response._parent


def to_json(written: Mapping[str, Any]) -> str:
    """As discord.py writes it, which takes orjson if that is there."""
    return _to_json(written)
