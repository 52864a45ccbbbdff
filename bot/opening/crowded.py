"""What stands in the way of one more table or seat, with links to where somebody sits already."""

from bot.clicks.visit import Visit
from bot.screens.table_link import linked_table
from bot.text.refusals import refusal_in_words
from engine.errors import IllegalMove


async def crowded(visit: Visit) -> str | None:
    """Why this person cannot open a lobby in this channel now, with links; None if they can.

    Asked before anything is shown of a new table: opening it asks once more.
    """
    registry = visit.services.registry
    try:
        registry.openings.check(visit.user_id, visit.channel_id)
    except IllegalMove as refusal:
        told = refusal_in_words(refusal, str, visit.say)
        ids = refusal.facts.get("tables")
        found = [await registry.find(key) for key in ids] if isinstance(ids, tuple) else []
        links = [linked_table(one.view(None), visit.say) for one in found if one is not None]
        if not links:
            return told
        return visit.say("crowded-where", refusal=told, tables=visit.say.joined(links))
    return None


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
