"""Which message is the last of a channel, without reading any: interactions tell it.

Each interaction says of its channel which message is the last. discord.py prefers the channel that
it remembers, and that one learns of new messages only from an intent that the bot does not have.
"""

from typing import Any

import discord

from bot.discordpy.remembered import remembered_channel
from internals.discordpy import hear_event


def learn_last_messages(client: discord.Client) -> None:
    """Let remembered channels learn their ``last_message_id`` from every interaction."""

    def learn(interaction: Any) -> None:
        told = interaction.get("channel") or {}
        last = told.get("last_message_id")
        if last is None:
            return
        guild_id = int(interaction.get("guild_id") or 0)
        channel = remembered_channel(client, guild_id, int(told["id"]))
        if channel is not None and hasattr(channel, "last_message_id"):
            channel.last_message_id = int(last)

    hear_event(client, "INTERACTION_CREATE", learn)
