"""The uses of discord.py's private names with their reasons, read in discord.py 2.7.1."""

from collections.abc import Callable
from typing import Any

import discord
from discord.webhook.async_ import AsyncWebhookAdapter, async_context


def event_parsers(client: discord.Client) -> dict[str, Callable[[Any], None]]:
    """Return the parsers of the gateway's events, by name. Each can be replaced.

    ``_connection``: discord.py's public events come too late, and don't say which message is the
    last of a channel. An event that can't be parsed would end the connection before any public
    event.
    """
    return client._connection.parsers


def end_pause(client: discord.Client) -> None:
    """Let requests continue that wait because Discord has paused the whole bot.

    ``_global_over``: discord.py ends the pause only if the request that caused it is awaited to the
    end. Otherwise all other requests wait forever.
    """
    client.http._global_over.set()


def hasten_reconnects(client: discord.AutoShardedClient, exponent: int) -> None:
    """Limit each shard's wait before it reconnects to 2 to this power (in seconds).

    ``_backoff``: discord.py has no setting for this, and waits for up to 1,024 seconds.
    """
    for shard in client.shards.values():
        shard._parent._backoff._max = exponent


def webhook_adapter() -> AsyncWebhookAdapter:
    """Return the adapter that sends requests by tokens, waits for rate limits and retries.

    ``async_context``: the public methods build objects from Discord's answers. This costs more than
    the rest of a click, and no one needs the objects. SimCord puts its own adapter there.
    """
    return async_context.get()


def release(interaction: discord.Interaction) -> None:
    """Release an interaction that discord.py's own methods no longer answer.

    ``_parent``: an interaction and its response refer to each other, and to all parts of the
    clicked message. Only a full garbage collection would free these fifty or so objects.
    """
    del interaction.response._parent
