"""Another game with the same people: the button under a result."""

from bot.clicks.answers import post_table
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.discordpy.permissions import missing_permission
from bot.opening.channels import channel_refusal


async def _rematch(visit: TableVisit) -> None:
    """Open the lobby in the channel, or sit down in the one that somebody else has opened."""
    hall = visit.services.hall
    # Otherwise a channel that is no longer one for tables would keep its last one for ever. A
    # lobby that is open already goes on as every table does, so whoever played may sit down in it.
    refusal = None if hall.rematch_of(visit.table) else channel_refusal(visit)
    refusal = refusal or missing_permission(visit.interaction, visit.say)
    if refusal is not None:
        await visit.tell(refusal)
        return
    table, is_new = await hall.rematch(visit.table, visit.user_id, visit.user_name)
    if is_new:
        await post_table(visit, table, call=table.sitting.invited)
        return
    where = table.header
    jump = (
        f"https://discord.com/channels/{where.guild_id}/{where.channel_id}/{table.message_id or ''}"
    )
    await visit.tell(visit.say("rematch-joined", jump=jump))


REMATCH: dict[str, TableAction] = {"again": _rematch}
