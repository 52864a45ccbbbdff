"""Why there can be no more tables for now, and where those are that stand in the way."""

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
