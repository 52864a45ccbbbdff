"""The one message with which Upcard comes to a server."""

import discord

from bot.clicks.services import Services
from bot.discordpy.channels import post_message
from bot.discordpy.components import in_time
from bot.discordpy.outcome import Attempt
from bot.screens.welcome import welcome_screen


async def welcome(client: discord.Client, guild: discord.Guild, services: Services) -> None:
    """Say in its system channel how to begin, in its language; nothing where the bot may not write.

    For a server that the bot was just added to: discord.py tells those from servers that come back
    after an outage.
    """
    channel = guild.system_channel
    if channel is None:
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        return
    screen = welcome_screen(services.people.server_text(guild.id))
    body, _ = await in_time(screen, services.painter)
    async with Attempt("welcome_not_sent", guild=guild.id, channel=channel.id):
        await post_message(client, channel.id, body)
