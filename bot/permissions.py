"""What the bot must be allowed to do in a channel to keep a table there."""

import discord

from bot.text import Text

_NEEDED = ("view_channel", "send_messages", "attach_files")


def missing_permission(interaction: discord.Interaction, say: Text) -> str | None:
    """One sentence that names what is missing in this channel; None if nothing is."""
    allowed = interaction.app_permissions
    needed = list(_NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    lacking = [
        say(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(allowed, name)
    ]
    if not lacking:
        return None
    return say("permission-missing", names=", ".join(lacking))
