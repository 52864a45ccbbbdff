"""Somebody who sits at a table of this channel already is asked before they sit down at another."""

from bot.clicks.visit import Visit
from bot.screens.table_link import linked_table

__all__ = ["asks_about_second_seat"]


async def asks_about_second_seat(visit: Visit, joining: str | None = None) -> bool:
    """Ask whether this person wants another seat in this channel; False if there is no need to.

    ``joining`` is the table at which they want to sit down, None if they open one. Whoever does the
    same once more wants it.
    """
    registry = visit.services.registry
    mine, here = registry.of_user(visit.user_id), registry.in_channel(visit.channel_id)
    seats = [table_id for table_id in mine if table_id in here]
    if not seats or joining in mine:
        return False
    table = await registry.find(seats[0])
    if table is None or not visit.services.second_seats.is_new(visit.user_id, visit.channel_id):
        return False
    where = linked_table(table.view(visit.user_id), visit.say)
    await visit.tell(visit.say("second-seat", table=where))
    return True
