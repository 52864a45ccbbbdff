"""Requests to channels, discord.py's cache of channels, and the bot's permissions there.

Messages are sent by discord.py's client with its rate limits. Only a few fields of replies are
read.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord.abc import GuildChannel

from bot.discordpy.components import Body, as_parameters
from bot.text import Text


class Posted(NamedTuple):
    """A message that was posted."""

    id: int
    is_intact: bool
    """Whether the message has all buttons that the bot sent with it."""


async def post_message(
    client: discord.Client, channel_id: int, body: Body, nonce: str | None = None
) -> Posted:
    """Post a new message.

    With a nonce, Discord recognizes a second try, and replies with the first try's message."""
    known = {} if nonce is None else {"nonce": nonce, "enforce_nonce": True}
    params = as_parameters(body.written() | known, body.files)
    made: Any = await client.http.send_message(channel_id, params=params)
    is_intact = nonce is None or [*_buttons(made)] == [*_buttons(body.components)]
    return Posted(int(made["id"]), is_intact)


def _buttons(part: Any) -> Iterator[str]:
    """Yield the custom_ids of a message or of a part of it, in order."""
    if isinstance(part, dict):
        yield from [part["custom_id"]] if "custom_id" in part else _buttons([*part.values()])
    elif isinstance(part, list):
        for inner in part:
            yield from _buttons(inner)


async def edit_message(
    client: discord.Client, channel_id: int, message_id: int, body: Body
) -> None:
    """Edit a message."""
    params = as_parameters(body.written(), body.files)
    await client.http.edit_message(channel_id, message_id, params=params)


def remembered_channel(
    client: discord.Client, guild_id: int, channel_id: int
) -> GuildChannel | discord.Thread | None:
    """Return a channel or thread from discord.py's cache, None if it isn't there."""
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)


_HERE = ("view_channel", "send_messages", "attach_files")
_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
# A thread starts from a message in the channel. The bot must be able to read that message.
_FOR_A_THREAD = (*_IN_A_THREAD, "create_public_threads", "read_message_history")

NEEDED = tuple(dict.fromkeys((*_HERE, *_FOR_A_THREAD)))
"""All permissions that the bot may need, by discord.py's names."""


def missing_permission(
    interaction: discord.Interaction, say: Text, *, thread: bool = False, by_default: bool = False
) -> str | None:
    """Return a sentence about missing permissions in this channel, None if none is missing.

    ``thread`` says that the table needs a thread, which only text channels can have.
    ``by_default`` says that the thread comes from the server's default, which the sentence then
    explains.
    """
    lacking = _missing_permissions(interaction, say, thread=thread)
    if lacking is None or not (thread and by_default):
        return lacking
    return say("defaults-no-thread", why=lacking)


def _missing_permissions(
    interaction: discord.Interaction, say: Text, *, thread: bool
) -> str | None:
    needed: tuple[str, ...] = _HERE
    if thread and not isinstance(interaction.channel, discord.TextChannel):
        return say("thread-not-here")
    if isinstance(interaction.channel, discord.Thread):
        needed = _IN_A_THREAD
    elif thread:
        needed = _FOR_A_THREAD
    allowed = interaction.app_permissions
    lacking = [
        say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(allowed, name)
    ]
    if not lacking:
        return None
    return say("permission-missing", names=", ".join(lacking))
