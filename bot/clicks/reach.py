"""Which clicks can be: those that a message of ours leads to; at a table, from its channel, and
from elsewhere for those who play there."""

import discord

from bot.clicks.uses import Brings, VerbUse
from bot.clicks.visit import ClickVisit, Visit
from bot.screens.click import read_number
from bot.showing.channels import shown_table
from engine.live.table import Table

__all__ = ["fits", "is_here", "may_reach", "stray_message"]

_LONGEST_VALUE = 100
"""Characters of the value of a menu's line."""


def fits(visit: ClickVisit, use: VerbUse) -> bool:
    """Whether a message of ours can have led to a click on what has this use."""
    is_typed = visit.interaction.type is discord.InteractionType.modal_submit
    if is_typed is not (use.brings is Brings.TYPED):
        return False
    if not (use.in_public or visit.on_private_message):
        return False
    chosen = visit.chosen
    if any(len(value) > _LONGEST_VALUE for value in chosen):
        return False
    match use.brings:
        case Brings.LINE:
            return len(chosen) == 1
        case Brings.MEMBER:
            return len(chosen) == 1 and read_number(chosen[0]) is not None
        case Brings.CHANNELS:
            return None not in map(read_number, chosen)
    return True


def is_here(visit: Visit, table: Table) -> bool:
    """Whether the visit is in the channel of the table, or the thread that it has of its own."""
    where = table.header
    return (visit.guild_id, visit.channel_id) == (where.guild_id, where.channel_id)


def may_reach(visit: ClickVisit, table: Table) -> bool:
    """Whether a click may be one on this table.

    Its public messages stand in its channel. People who have part in it may open their panel
    wherever they are; what somebody practises is for nobody else.
    """
    clicked = visit.interaction.message
    if clicked is not None and clicked.id == table.message_id:
        return True
    if is_here(visit, table) and not table.terms.practice:
        return True
    return visit.on_private_message and table.sitting.has_known(visit.user_id)


def stray_message(visit: ClickVisit, table: Table) -> int | None:
    """The id of the clicked message if it shows this table to its channel, or has shown it once,
    but is not the one that is kept true. All of its buttons are this table's."""
    message = visit.interaction.message
    if message is None or message.id == table.message_id or visit.on_private_message:
        return None
    if not is_here(visit, table):
        return None
    return message.id if shown_table(message) == table.header.table_id else None
