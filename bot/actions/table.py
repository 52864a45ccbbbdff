"""The other buttons of a table: more about it, the next deal, leaving, a rematch, and what can be
done where it stands still."""

from bot.actions.game_seats import more_now
from bot.clicks.answers import post_table, repaint_panel, repaint_table
from bot.clicks.context import ClickActions, ClickVisit, TableActions, TableVisit
from bot.discordpy.channels import missing_permission
from bot.opening.table import channel_refusal
from bot.people.admission import admit, admit_to_server, not_invitable
from bot.screens.clock import BACK_AGAIN
from bot.screens.notes import CLOSE, LEAVE, QUIT, STAY, leave_screen, note_screen
from bot.screens.result import NEXT, REMATCH
from bot.screens.standstill import ASK_END, END_STOPPED, LEAVE_STOPPED, end_question
from bot.screens.table import MORE
from bot.screens.text_limit import address
from bot.showing.panels import delete_message
from bot.showing.public_screen import stopped
from engine.errors import Stale
from engine.table.roster import Status


async def _more(visit: TableVisit) -> None:
    message = await visit.show(more_now(visit))
    old = visit.services.panels.remember_note(visit.click.table_id, message)
    if old is not None:
        await delete_message(old)


async def _next(visit: TableVisit) -> None:
    if not visit.on_private_message:
        async with visit.services.public_messages.hold(visit.table):
            await visit.table.next_deal(visit.user_id)
            await repaint_table(visit, visit.table)
        return
    await visit.table.next_deal(visit.user_id)
    await repaint_panel(visit, visit.table)


async def _back_again(visit: TableVisit) -> None:
    """Play oneself again, also in a seat that a computer has meanwhile."""
    table = visit.table
    admit_to_server(visit.services.people, table.header.guild_id, visit.user_id)
    away = table.sitting.kept_for(visit.user_id) is not None
    away = away or table.seat_of(visit.user_id) in table.attendance.away
    if visit.on_private_message:
        await table.be_back(visit.user_id)
        notice = visit.say("welcome-back" if away else "not-away")
        await repaint_panel(visit, table, notice=notice)
    elif away:
        async with visit.services.public_messages.hold(table):
            await table.be_back(visit.user_id)
            await repaint_table(visit, visit.table)
    else:
        await visit.tell(visit.say("not-away"))


async def _leave(visit: TableVisit) -> None:
    visit.table.seat_of(visit.user_id)
    sight = visit.table.view(visit.user_id)
    await visit.show(leave_screen(sight, visit.say))


async def _quit(visit: TableVisit) -> None:
    await visit.table.leave(visit.user_id)
    closed = visit.table.sitting.status is Status.CLOSED
    text = visit.say("left-and-closed" if closed else "left")
    await visit.repaint(note_screen(text, visit.say))


async def _stay(visit: TableVisit) -> None:
    await visit.repaint(note_screen(visit.say("stayed"), visit.say))


async def _rematch(visit: TableVisit) -> None:
    """Open the lobby in the channel, or sit down in the one that somebody else has opened."""
    registry, before = visit.services.registry, visit.table.header
    if not visit.is_at(visit.table):
        jump = address(before.guild_id, before.channel_id, visit.table.message_id)
        await visit.tell(visit.say("rematch-elsewhere", jump=jump))
        return
    # Otherwise a channel that is no longer one for tables would keep its last one for ever. A
    # lobby that is open already goes on as every table does, so whoever played may sit down in it.
    refusal = None if await registry.rematch_of(visit.table) else channel_refusal(visit)
    refusal = refusal or missing_permission(visit.interaction, visit.say)
    if refusal is not None:
        await visit.tell(refusal)
        return
    people, mine = visit.services.people, visit.user_id
    admit_to_server(people, visit.guild_id, mine)
    begun = await registry.rematch_of(visit.table)
    if begun is not None:
        await admit(people, begun, mine)
    others = visit.table.sitting.users - {mine}
    without = await not_invitable(people, visit.guild_id, mine, others)
    table, is_new = await registry.rematch(visit.table, mine, visit.user_name, without)
    if is_new:
        await post_table(visit, table, call=table.sitting.invited)
        return
    where = table.header
    jump = address(where.guild_id, where.channel_id, table.message_id)
    await visit.tell(visit.say("rematch-joined", jump=jump))


async def _leave_stopped(visit: TableVisit) -> None:
    if visit.table.standstill is None:
        raise Stale
    await visit.table.leave(visit.user_id)
    left = visit.say("left-stopped")
    if visit.on_private_message:
        await visit.repaint(note_screen(left, visit.say))
        return
    async with visit.services.public_messages.hold(visit.table):
        await repaint_table(visit, visit.table)
    await visit.tell(left)


async def _ask_end(visit: TableVisit) -> None:
    told = stopped(visit.table)
    if told is None:
        raise Stale
    visit.table.may_end_standstill(visit.user_id)
    await visit.show(end_question(told, visit.say))


async def _end_stopped(visit: TableVisit) -> None:
    await visit.table.end_standstill(visit.user_id)
    await visit.repaint(note_screen(visit.say("ended-stopped"), visit.say))


async def _close(visit: ClickVisit) -> None:
    await visit.close()


TABLE_ACTIONS: TableActions = (
    (MORE, _more),
    (NEXT, _next),
    (BACK_AGAIN, _back_again),
    (LEAVE, _leave),
    (QUIT, _quit),
    (STAY, _stay),
    (REMATCH, _rematch),
    (LEAVE_STOPPED, _leave_stopped),
    (ASK_END, _ask_end),
    (END_STOPPED, _end_stopped),
)

PERSONAL_ACTIONS: ClickActions = ((CLOSE, _close),)
