"""What the bot must be allowed to do in a channel to keep a table there."""

import discord

from bot.text import Text

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
