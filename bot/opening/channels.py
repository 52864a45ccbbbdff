"""In which channels of a server tables may be opened."""

import discord

from bot.clicks.visit import Visit
from bot.screens.server import mentions


def table_channels(visit: Visit) -> tuple[int, ...]:
    """The channels (ids) that the server has for tables; none: tables may be opened everywhere.

    Those that are deleted do not count: else nobody could play once the last of them is gone.
    """
    chosen = visit.server_settings.channels
    guild = visit.interaction.client.get_guild(visit.guild_id)
    if guild is None or guild.unavailable:
        # What is there cannot be told now, so nothing is taken for deleted.
        return chosen
    return tuple(one for one in chosen if guild.get_channel(one) is not None)


def channel_refusal(visit: Visit) -> str | None:
    """One sentence that names the channels for tables; None if one may be opened here.

    A thread counts as the channel that it belongs to.
    """
    channel = visit.interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else visit.channel_id
    allowed = table_channels(visit)
    if not allowed or here in allowed:
        return None
    return visit.say("channels-not-here", channels=mentions(allowed, visit.say))
