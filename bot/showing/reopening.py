"""What tells that a channel may let the bot in again, so that its tables are shown at once."""

import discord
from discord.ext import commands

from bot.showing.public_messages import PublicMessages


def reopen_channels(bot: commands.AutoShardedBot, messages: PublicMessages) -> None:
    """Have tables tried again whose channel or server has come back, or was opened to the bot."""

    async def channel(place: discord.abc.GuildChannel) -> None:
        allowed = place.permissions_for(place.guild.me)
        if allowed.view_channel and allowed.send_messages:
            messages.reopen({place.id, *(thread.id for thread in place.guild.threads)})

    async def changed(_: discord.abc.GuildChannel, place: discord.abc.GuildChannel) -> None:
        await channel(place)

    async def server(guild: discord.Guild) -> None:
        messages.reopen({one.id for one in (*guild.channels, *guild.threads)})

    bot.add_listener(channel, "on_guild_channel_create")
    bot.add_listener(changed, "on_guild_channel_update")
    bot.add_listener(server, "on_guild_join")
    bot.add_listener(server, "on_guild_available")
