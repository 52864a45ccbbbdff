"""From where somebody reaches a table: from its channel, and from elsewhere if they play there."""

from bot.clicks.visit import ClickVisit, Visit
from engine.live.table import Table

__all__ = ["is_here", "may_reach"]


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
