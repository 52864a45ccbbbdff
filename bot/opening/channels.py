"""In which channels of a server tables may be opened."""

import discord

from bot.clicks.services import Services
from bot.screens.channels import mentions


def table_channels(services: Services, interaction: discord.Interaction) -> tuple[int, ...]:
    """The channels (ids) that the server has for tables; none: tables may be opened everywhere.

    Those that are deleted do not count: else nobody could play once the last of them is gone.
    """
    guild_id = interaction.guild_id or 0
    chosen = services.people.server_settings(guild_id).channels
    guild = interaction.client.get_guild(guild_id)
    if guild is None or guild.unavailable:
        # What is there cannot be told now, so nothing is taken for deleted.
        return chosen
    return tuple(one for one in chosen if guild.get_channel(one) is not None)


def not_here(services: Services, interaction: discord.Interaction) -> str | None:
    """One sentence that names the channels for tables; None if one may be opened here.

    A thread counts as the channel that it belongs to.
    """
    channel, here = interaction.channel, interaction.channel_id
    if isinstance(channel, discord.Thread):
        here = channel.parent_id
    allowed = table_channels(services, interaction)
    if not allowed or here in allowed:
        return None
    return services.say("channels-not-here", channels=mentions(allowed, services.say))
