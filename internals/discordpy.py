"""What is used of discord.py's private names, each with its reason; read in discord.py 2.7.1."""

from collections.abc import Callable
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context


def event_parsers(client: discord.Client) -> dict[str, Callable[[Any], None]]:
    """What reads each event of the gateway, by its name: another may take its place.

    ``_connection``: discord.py's public events come too late and say too little (which message is
    the last of a channel), and what cannot be read would end the connection before any.
    """
    return client._connection.parsers


def end_pause(client: discord.Client) -> None:
    """Let requests go on that wait because Discord has set the whole bot a pause.

    ``_global_over``: discord.py ends that pause only where the request that has met it is waited
    for to the end; otherwise all others wait for ever.
    """
    client.http._global_over.set()


def hasten_reconnects(client: discord.AutoShardedClient, exponent: int) -> None:
    """Let no shard wait for longer than 2 to this power (seconds) before it tries to connect again.

    ``_backoff``: discord.py has no setting for that, and waits for up to 1,024 seconds.
    """
    for shard in client.shards.values():
        shard._parent._backoff._max = exponent


def webhook_adapter() -> AsyncWebhookAdapter:
    """What sends requests by tokens here: it waits for limits, and tries again.

    ``async_context``: the public ways build objects of what Discord answers, which costs more than
    all else about a click, and nobody needs them. SimCord puts its own adapter there.
    """
    return async_context.get()


def let_go(interaction: discord.Interaction) -> None:
    """Nothing is answered to this interaction by discord.py's own ways any more.

    ``_parent``: an interaction and its response hold each other, and with them the clicked message
    in all its parts: some fifty objects that only a search through everything would find to be
    garbage.
    """
    del interaction.response._parent
