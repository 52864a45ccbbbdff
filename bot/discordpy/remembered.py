"""Channels as discord.py remembers them, found by their server.

Asked for a channel alone it looks through all servers, one after the other.
"""

import discord
from discord.abc import GuildChannel

__all__ = ["remembered_channel"]


def remembered_channel(
    client: discord.Client, guild_id: int, channel_id: int
) -> GuildChannel | discord.Thread | None:
    """This channel or thread of a server; None if the bot does not know it."""
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)
