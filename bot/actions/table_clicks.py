"""The other buttons of a table: more, the next deal, leaving, a rematch, a halt."""

from bot.actions.game_seats_clicks import change, may_sit, more_now, tell_askers
from bot.actions.replay_clicks import note_seen
from bot.blocks.clock import BACK_AGAIN
from bot.blocks.screen import Screen
from bot.blocks.text_limit import address
from bot.clicks.context import ClickActions, Refused, TableActions, TableContext
from bot.clicks.panel_answers import notify, post_table, repaint_panel, repaint_table
from bot.discordpy.channel_requests import missing_permission
from bot.opening.open_table import channel_refusal
from bot.people.admission import admit, admit_to_server, not_invitable
from bot.screens.halt import ASK_END, END_STOPPED, LEAVE_STOPPED, end_question
from bot.screens.notes import CLOSE, LEAVE, QUIT, STAY, leave_screen
from bot.screens.result_screen import DETAILS, NEXT, REMATCH, details_screen
from bot.screens.table_screen import MORE
from bot.showing.open_panels import delete_message
from bot.showing.public_screen import stopped
from engine.errors import Stale
from engine.phase import Phase
from engine.table.absence import be_back
from engine.table.boards import ids_of
from engine.table.record import HowSeen
from engine.table.roster import Status
from engine.table.stopped import end


async def _more(context: TableContext) -> None:
    await _note_seed(context)
    await _note(context, more_now(context))


async def _details(context: TableContext) -> None:
    table = context.table
    closed = table.roster.status is Status.CLOSED and table.phase is not None
    if table.phase is not Phase.OVER and not closed:
        raise Stale
    await _note_seed(context)
    await _note(context, details_screen(table.view(context.user_id), context.say))


async def _note_seed(context: TableContext) -> None:
    """Note that all is said of a table that is over, which tells all its cards. Raises Refused."""
    table_view, header = context.table.view(context.user_id), context.table.header
    if table_view.seed is not None and table_view.has_begun:
        ids = ids_of(header, table_view.seen.deal_no)
        await note_seen(context, header, ids, HowSeen.VERIFY)


async def _note(context: TableContext, screen: Screen) -> None:
    """Show this besides the hand, in the place of what was shown there before."""
    message = await context.show(screen)
    old = context.services.panels.remember_note(context.click.table_id, message)
    if old is not None:
        await delete_message(old)


async def _back_again(context: TableContext) -> None:
    """Play oneself again, also in a seat that a computer has meanwhile."""
    table, mine, before = context.table, context.user_id, context.table.roster.requests
    admit_to_server(context.services.people, table.header.guild_id, mine)
    if table.roster.has_left(mine):
        # They have been away like any guest: others may have come, and they to other tables.
        await may_sit(context, mine)
    away = table.roster.kept_for(mine) is not None
    away = away or table.seat_of(mine) in table.attendance.away
    if context.on_private_message:
        await context.do(be_back)
        notice = context.say("welcome-back" if away else "not-away")
        await repaint_panel(context, table, notice=notice)
    elif away:
        async with context.services.public_messages.hold(table):
            await context.do(be_back)
            await repaint_table(context, context.table)
    else:
        await context.tell(context.say("not-away"))
    await tell_askers(context, before)


async def _leave(context: TableContext) -> None:
    context.table.seat_of(context.user_id)
    table_view = context.table.view(context.user_id)
    await context.show(leave_screen(table_view, context.say))


async def _quit(context: TableContext) -> None:
    """Leave. Of a game that goes on one sees the table then, and can come back at once."""
    table = context.table
    await table.leave(context.user_id)
    if table.roster.status is Status.PLAYING:
        asked = context.interaction.created_at
        old = context.services.panels.find(context.click.table_id, context.user_id, asked)
        await repaint_panel(context, table, notice=context.say("left"))
        if old is not None:
            await delete_message(old.message)
        return
    closed = table.roster.status is Status.CLOSED
    await context.note(context.say("left-and-closed" if closed else "left"))


async def _rematch(context: TableContext) -> None:
    """Open the lobby in the channel, or sit down in the one that somebody else has opened."""
    registry, before = context.services.registry, context.table.header
    if not context.is_at(context.table):
        jump = address(before.guild_id, before.channel_id, context.table.message_id)
        raise Refused(context.say("rematch-elsewhere", jump=jump))
    # Otherwise a channel that is no longer one for tables would keep its last one for ever. A
    # lobby that is open already goes on as every table does, so whoever played may sit down in it.
    refusal = None if await registry.rematch_of(context.table) else channel_refusal(context)
    refusal = refusal or missing_permission(context.interaction, context.say)
    if refusal is not None:
        raise Refused(refusal)
    people, mine = context.services.people, context.user_id
    admit_to_server(people, context.guild_id, mine)
    begun = await registry.rematch_of(context.table)
    if begun is not None:
        await admit(people, context.services.boards, begun, mine)
    roster = context.table.roster
    waiting = {one.user for one in roster.waiting if one.user is not None}
    others = {*roster.users, *waiting, *(who.user for _, who in roster.kept if who.user)} - {mine}
    without = await not_invitable(people, context.guild_id, mine, others)
    table, is_new = await registry.rematch(context.table, mine, context.user_name, without)
    if is_new:
        await post_table(context, table, call=table.roster.invited)
        await notify(context, table, "notice-next-full", waiting - without - table.roster.users)
        return
    where = table.header
    jump = address(where.guild_id, where.channel_id, table.message_id)
    await context.tell(context.say("lobby-joined", jump=jump))


async def _leave_stopped(context: TableContext) -> None:
    if context.table.halt is None:
        raise Stale
    await context.table.leave(context.user_id)
    left = context.say("left-stopped")
    if context.on_private_message:
        await context.note(left)
        return
    async with context.services.public_messages.hold(context.table):
        await repaint_table(context, context.table)
    await context.tell(left)


async def _ask_end(context: TableContext) -> None:
    told = stopped(context.table)
    if told is None:
        raise Stale
    context.table.may_end_halt(context.user_id)
    await context.show(end_question(told, context.say))


async def _end_stopped(context: TableContext) -> None:
    await context.table.do_stopped(end, context.user_id)
    await context.note(context.say("ended-stopped"))


TABLE_ACTIONS: TableActions = (
    (MORE, _more),
    (DETAILS, _details),
    (NEXT, lambda context: change(context, context.table.next_deal(context.user_id))),
    (BACK_AGAIN, _back_again),
    (LEAVE, _leave),
    (QUIT, _quit),
    (STAY, lambda context: context.note(context.say("stayed"))),
    (REMATCH, _rematch),
    (LEAVE_STOPPED, _leave_stopped),
    (ASK_END, _ask_end),
    (END_STOPPED, _end_stopped),
)

PERSONAL_ACTIONS: ClickActions = ((CLOSE, lambda context: context.close()),)
