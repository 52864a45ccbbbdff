"""Which message is the newest of a channel, without reading any: interactions tell it.

Each interaction says of its channel which message is the last. discord.py prefers the channel that
it remembers, and that one learns of new messages only from an intent that the bot does not have.
"""

from typing import Any

import discord


def learn_newest(client: discord.Client) -> None:
    """Let remembered channels learn their ``last_message_id`` from every interaction."""
    # discord.py gives events as it received them to its own parsers only.
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def learn(data: Any) -> None:
        said = data.get("channel") or {}
        newest = said.get("last_message_id")
        if newest is not None:
            channel = client.get_channel(int(said["id"]))
            if channel is not None and hasattr(channel, "last_message_id"):
                channel.last_message_id = int(newest)
        parse(data)

    parsers["INTERACTION_CREATE"] = learn
