"""A short message in the channel for people who have to know something about a table."""

from collections.abc import Collection

import discord

from bot.blocks.text_limit import address
from bot.clicks.context import InteractionContext
from bot.discordpy.outcome import Attempt
from bot.people.settings import PingStyle
from engine.live.table import Table


async def notify(
    context: InteractionContext, table: Table, message: str, people: Collection[int]
) -> int | None:
    """Tell these people (user ids) in the channel of the table, each as they like to be pinged.

    ``message`` is a text of the server's with ``$names`` and ``$jump``. It follows the answer to
    the interaction, so that it costs no request of the bot's own, if that is in this channel.
    Returns its id, None if there is none.
    """
    if not people:
        return None
    ringing, quiet = [], False
    for user in people:
        preferences = await context.services.people.preferences(user)
        wants_quiet = preferences.wants_quiet(context.interaction.created_at)
        if preferences.call is not PingStyle.NEVER:
            ringing.append(discord.Object(user))
        quiet = quiet or wants_quiet or preferences.call is PingStyle.SILENT
    where = table.header
    say = context.services.people.server_text(where.guild_id)
    jump = address(where.guild_id, where.channel_id, table.message_id)
    names = say.joined(f"<@{user}>" for user in people)
    async with Attempt("people_not_told", warn=True, table=table.header.table_id):
        words = say(message, names=names, jump=jump)
        allowed = discord.AllowedMentions(users=ringing)
        if context.is_at(table):
            follow = context.interaction.followup.send
            return (await follow(words, allowed_mentions=allowed, silent=quiet, wait=True)).id
        channel = context.interaction.client.get_partial_messageable(where.channel_id)
        return (await channel.send(words, allowed_mentions=allowed, silent=quiet)).id
    return None
