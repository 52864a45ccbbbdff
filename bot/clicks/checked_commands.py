"""The commands as discord.py finds them, each looked at before it runs."""

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import InteractionType

from bot.clicks.faults import tell_command_error
from bot.clicks.underway import Tree
from bot.clicks.visit import Visit
from bot.discordpy.given_options import UnknownCommand, wrong_option

if TYPE_CHECKING:
    from bot.app import Upcard

__all__ = ["CheckedCommands", "tell_errors"]


class CheckedCommands(Tree):
    """All commands; what cannot be meant is answered with one sentence, and nothing is done."""

    async def interaction_check(self, interaction: discord.Interaction["Upcard"]) -> bool:
        """Whether there are such a command and such options, here and for this person."""
        # Without a person there is nobody to answer; Discord always names one.
        if not interaction.user or not await super().interaction_check(interaction):
            return False
        # Settings are in the storage, whose trouble is told where a command is answered.
        visit = Visit.without_settings(self.client.services, interaction)
        why = _why_not(visit)
        if why is None:
            return True
        if interaction.type is InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await visit.tell(why)
        return False


def tell_errors(bot: "Upcard") -> None:
    """Have whatever a command raises told to whoever used it."""
    bot.tree.error(partial(tell_command_error, bot.services))


def _why_not(visit: Visit) -> str | None:
    """Why the command cannot be done, in one sentence; None if it can."""
    say = visit.say
    try:
        wrong = wrong_option(visit.interaction)
    except UnknownCommand:
        return say("command-changed")
    if wrong is not None:
        return say("value-refused", option=wrong)
    command: Any = visit.interaction.command
    whole = getattr(command, "root_parent", None) or command
    if whole.guild_only and not visit.in_server:
        return say("servers-only")
    # Discord shows these to managers alone, until somebody shows them to others.
    if whole.default_permissions is not None and not visit.manages:
        return say("managers-only")
    return None
