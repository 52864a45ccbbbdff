"""Channels: messages in them, what is remembered of them, and what the bot may do there.

Messages go by discord.py's client and its limits; of replies hardly more than ids are read.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord.abc import GuildChannel

from bot.discordpy.components import Body, as_parameters
from bot.text import Text


class Posted(NamedTuple):
    """A message by its id. ``is_so``: its buttons are those that it was posted with."""

    id: int
    is_so: bool


async def post_message(
    client: discord.Client, channel_id: int, body: Body, nonce: str | None = None
) -> Posted:
    """Post a new message. By the nonce Discord knows a second try of what it has done, and answers
    with the message as the first has left it."""
    known = {} if nonce is None else {"nonce": nonce, "enforce_nonce": True}
    params = as_parameters(body.written() | known, body.files)
    made: Any = await client.http.send_message(channel_id, params=params)
    is_so = nonce is None or [*_buttons(made)] == [*_buttons(body.components)]
    return Posted(int(made["id"]), is_so)


def _buttons(part: Any) -> Iterator[str]:
    """The custom_ids of a message or of a part of it, in order."""
    if isinstance(part, dict):
        yield from [part["custom_id"]] if "custom_id" in part else _buttons([*part.values()])
    elif isinstance(part, list):
        for inner in part:
            yield from _buttons(inner)


async def edit_message(
    client: discord.Client, channel_id: int, message_id: int, body: Body
) -> None:
    """Change a message."""
    params = as_parameters(body.written(), body.files)
    await client.http.edit_message(channel_id, message_id, params=params)


def remembered_channel(
    client: discord.Client, guild_id: int, channel_id: int
) -> GuildChannel | discord.Thread | None:
    """This channel or thread of a server; None if the bot does not know it."""
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)


_HERE = ("view_channel", "send_messages", "attach_files")
_IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")
# A thread begins with a message of the channel, which has to be readable for that.
_FOR_A_THREAD = (*_IN_A_THREAD, "create_public_threads", "read_message_history")

NEEDED = tuple(dict.fromkeys((*_HERE, *_FOR_A_THREAD)))
"""All that can be missing, as discord.py calls it."""


def missing_permission(
    interaction: discord.Interaction, say: Text, *, thread: bool = False, by_default: bool = False
) -> str | None:
    """One sentence that names what is missing in this channel; None if nothing is.

    ``thread``: the table is to have a thread of its own, which only text channels can have; where
    that is the server's default and nobody has said so, ``by_default``, the sentence says it.
    """
    lacking = _lacking(interaction, say, thread=thread)
    if lacking is None or not (thread and by_default):
        return lacking
    return say("defaults-no-thread", why=lacking)


def _lacking(interaction: discord.Interaction, say: Text, *, thread: bool) -> str | None:
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
