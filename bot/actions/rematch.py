"""Another game with the same people: the button under a result."""

from bot.clicks.answers import post_table
from bot.clicks.reach import is_here
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.discordpy.channels import missing_permission
from bot.opening.channels import channel_refusal
from bot.people.admission import admit, admit_to_server, not_invitable
from bot.screens.table_link import address


async def _rematch(visit: TableVisit) -> None:
    """Open the lobby in the channel, or sit down in the one that somebody else has opened."""
    hall, before = visit.services.hall, visit.table.header
    if not is_here(visit, visit.table):
        jump = address(before.guild_id, before.channel_id, visit.table.message_id)
        await visit.tell(visit.say("rematch-elsewhere", jump=jump))
        return
    # Otherwise a channel that is no longer one for tables would keep its last one for ever. A
    # lobby that is open already goes on as every table does, so whoever played may sit down in it.
    refusal = None if await hall.rematch_of(visit.table) else channel_refusal(visit)
    refusal = refusal or missing_permission(visit.interaction, visit.say)
    if refusal is not None:
        await visit.tell(refusal)
        return
    people, mine = visit.services.people, visit.user_id
    admit_to_server(people, visit.guild_id, mine)
    begun = await hall.rematch_of(visit.table)
    if begun is not None:
        await admit(people, begun, mine)
    others = visit.table.sitting.users - {mine}
    without = await not_invitable(people, visit.guild_id, mine, others)
    table, is_new = await hall.rematch(visit.table, mine, visit.user_name, without)
    if is_new:
        await post_table(visit, table, call=table.sitting.invited)
        return
    where = table.header
    jump = address(where.guild_id, where.channel_id, table.message_id)
    await visit.tell(visit.say("rematch-joined", jump=jump))


REMATCH: dict[str, TableAction] = {"again": _rematch}
