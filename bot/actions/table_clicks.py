"""The buttons of a table that aren't moves: next deal, leaving, rematch, halts, seats.

The buttons for the seats of a running game are about stand-ins, substitutes, requests, nudges and
an early end.
"""

from collections.abc import Awaitable, Iterable

from bot.actions.replay_clicks import note_seen
from bot.blocks.clock import BACK_AGAIN
from bot.blocks.control import read_number
from bot.blocks.screen import Screen
from bot.blocks.text_limit import address
from bot.clicks.context import ClickActions, Refused, TableActions, TableContext
from bot.clicks.panel_answers import notify, open_panel, post_table, repaint_panel, repaint_table
from bot.discordpy.channel_requests import missing_permission
from bot.opening.open_table import channel_refusal
from bot.people.admission import admit, admit_to_server, not_invitable
from bot.screens.halt import ASK_END, END_STOPPED, LEAVE_STOPPED, end_question
from bot.screens.lobby_screen import lobby_more_screen
from bot.screens.notes import CLOSE, LEAVE, QUIT, STAY, leave_screen, more_screen
from bot.screens.result_screen import (
    ALL,
    DETAILS,
    FOLD,
    NEXT,
    REMATCH,
    details_screen,
    spoiler_screen,
)
from bot.screens.seat_buttons import (
    ANSWER,
    ASK_SEAT,
    END,
    NEXT_SEAT,
    NUDGE,
    PLAY_ON,
    STAND_IN,
    TAKE_SEAT,
    UNASK,
    WANTED,
)
from bot.screens.table_screen import MORE
from bot.showing.open_panels import Notice, delete_message
from bot.showing.public_screen import stopped
from engine.errors import IllegalMove, Reason, Stale
from engine.phase import Phase
from engine.table import lobby, seats
from engine.table.absence import be_back
from engine.table.boards import ids_of
from engine.table.record import HowSeen
from engine.table.roster import SeatRequest, Status
from engine.table.stopped import end


async def _stand_in(context: TableContext) -> None:
    await change(context, context.do(seats.stand_in, _seat(context)), says="stood-in")


async def _open_seat(context: TableContext) -> None:
    await change(context, context.do(seats.open_seat, _seat(context)), says="substitute-wanted")


async def _take_seat(context: TableContext) -> None:
    """Take an open seat in a running game, and show the seat's hand."""
    table, before = context.table, context.table.roster.requests
    await may_sit(context, context.user_id)
    await change(context, context.do(seats.substitute, context.user_name, _seat(context)))
    if not context.on_private_message:
        await open_panel(context, table)
    await notify_askers(context, before)


async def _ask_seat(context: TableContext) -> None:
    """Ask for the seat of a computer. The person in charge or several players can answer."""
    await may_sit(context, context.user_id)
    await context.do(seats.request_seat, context.user_name, _seat(context))
    await repaint_panel(context, context.table)


async def _unask(context: TableContext) -> None:
    await context.do(seats.withdraw_request)
    await repaint_panel(context, context.table)


async def _answer(context: TableContext) -> None:
    """Accept or refuse a request for a seat."""
    table, asker, seat = context.table, read_number(context.click.rest), context.click.number
    before = table.roster.requests
    if asker is None or seat is None or table.roster.request_of(asker) is None:
        raise IllegalMove(Reason.REQUEST_SETTLED)
    yes = ANSWER.member(context.click) == "yes"
    if yes:
        try:
            await may_sit(context, asker)
        except IllegalMove:
            raise IllegalMove(Reason.NOT_INVITABLE) from None
    await change(context, context.do(seats.answer_request, asker, seat, yes=yes))
    await notify_askers(context, before)


async def notify_askers(context: TableContext, before: Iterable[SeatRequest]) -> None:
    """Notify the people whose requests have been decided, in their panel or in the channel."""
    table, services = context.table, context.services
    for user in (request.sitter.user for request in before):
        if user is None or table.roster.request_of(user) is not None:
            continue
        message, called = "seat-refused", "notice-seat-refused"
        if table.roster.seat_of(user) is not None:
            message, called = "seat-yours", "notice-seat-yours"
        panel = services.panels.find(context.click.table_id, user, context.interaction.created_at)
        if panel is None:
            await notify(context, table, called, [user])
        else:
            panel.say(Notice(panel.reader.say(message), lasts=True))
            services.public_messages.update(table)


async def _next_seat(context: TableContext) -> None:
    """Reserve a seat in the next game, or release it."""
    table = context.table
    if NEXT_SEAT.member(context.click) == "keep":
        await may_sit(context, context.user_id)
        await context.do(lobby.keep_next_seat, context.user_name)
        await repaint_panel(context, table, notice=context.say("next-seat-kept"))
    else:
        await context.do(lobby.release_next_seat)
        await repaint_panel(context, table)


async def may_sit(context: TableContext, user: int) -> None:
    """Raise IllegalMove for a person who is barred, blocked, or at too many tables."""
    await admit(context.services.people, context.services.boards, context.table, user)
    context.services.registry.openings.check_seat(user, context.click.table_id)


async def _nudge(context: TableContext) -> None:
    """Send another ping to the player to move. It is deleted once they have moved."""
    table = context.table
    seat = table.seat_choices(context.user_id).nudge
    await change(context, context.do(seats.nudge), says="nudged")
    user = None if seat is None else table.roster.sitters[seat].user
    if user is not None:
        sent = await notify(context, table, "notice-nudged", [user])
        if sent is not None:
            await context.services.public_messages.ping_with(table, sent)


async def change(context: TableContext, changing: Awaitable[None], says: str | None = None) -> None:
    """Make a change, and repaint the clicked message.

    ``says``: the id of a notice. If it is given, a private message shows the menu with the notice
    instead of the panel.
    """
    if not context.on_private_message:
        async with context.services.public_messages.hold(context.table):
            await changing
            await repaint_table(context, context.table)
        return
    await changing
    if says is None:
        await repaint_panel(context, context.table)
    else:
        await context.repaint(more_now(context, context.say(says)))


def more_now(context: TableContext, notice: str | None = None) -> Screen:
    """Return a table's menu, with everything that this person can do about seats."""
    table = context.table
    table_view = table.view(context.user_id)
    if table.roster.status is Status.LOBBY:
        usual = context.services.usual.of(table.header.guild_id)
        return lobby_more_screen(table_view, usual, context.say, notice)
    return more_screen(table_view, context.say, table.seat_choices(context.user_id), notice)


def _seat(context: TableContext) -> int:
    """Return the seat on the button. Raises IllegalMove if the table has no such seat."""
    seat = read_number(context.click.rest)
    if seat is None or seat >= len(context.table.roster.sitters):
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    return seat


SEAT_ACTIONS: TableActions = (
    (STAND_IN, _stand_in),
    (WANTED, _open_seat),
    (TAKE_SEAT, _take_seat),
    (ASK_SEAT, _ask_seat),
    (UNASK, _unask),
    (ANSWER, _answer),
    (NEXT_SEAT, _next_seat),
    (NUDGE, _nudge),
    (END, lambda context: change(context, context.do(seats.agree_to_end), says="end-agreed")),
    (PLAY_ON, lambda context: change(context, context.do(seats.play_on), says="playing-on")),
)


async def _more(context: TableContext) -> None:
    await _note(context, more_now(context))


async def _details(context: TableContext) -> None:
    table = context.table
    closed = table.roster.status is Status.CLOSED and table.phase is not None
    if table.phase is not Phase.OVER and not closed:
        raise Stale
    table_view = table.view(context.user_id)
    if table_view.seed is not None and table_view.has_begun:
        ids = ids_of(table.header, table_view.seen.deal_no)
        if context.click.rest != ALL and await _may_play_them(context, ids[0]):
            await _note(context, spoiler_screen(table_view, context.say))
            return
        await note_seen(context, table.header, ids, HowSeen.VERIFY)
    tables = 1
    if table_view.seed is not None and table_view.results:
        last = ids_of(table.header, len(table_view.results))[-1]
        tables = len((await context.services.boards.field(last, context.guild_id)).rows)
    await _note(context, details_screen(table_view, context.say, tables))


async def _may_play_them(context: TableContext, board: str) -> bool:
    """Return whether this person could still play the same cards at a new table.

    People who had a seat here or have seen the cards can't.
    """
    roster, user = context.table.roster, context.user_id
    if roster.seat_of(user) is not None or roster.has_left(user):
        return False
    return not await context.services.boards.seen_by(board, [user])


async def _fold(context: TableContext) -> None:
    """Shrink the message of a finished game to its result."""
    table = context.table
    if table.roster.status is not Status.CLOSED:
        raise Stale
    table.seat_of(context.user_id)
    table.folded = True
    async with context.services.public_messages.hold(table):
        await repaint_table(context, table)


async def _note(context: TableContext, screen: Screen) -> None:
    """Show a screen below the hand in its own message, and delete the previous such message."""
    message = await context.show(screen)
    old = context.services.panels.remember_note(context.click.table_id, message)
    if old is not None:
        await delete_message(old)


async def _back_again(context: TableContext) -> None:
    """Return to play. The person gets their seat back, even if a computer has it now."""
    table, user, before = context.table, context.user_id, context.table.roster.requests
    admit_to_server(context.services.people, table.header.guild_id, user)
    if table.roster.has_left(user):
        # New players may have joined meanwhile, and this person may be at more tables now.
        await may_sit(context, user)
    away = table.roster.kept_for(user) is not None
    away = away or table.seat_of(user) in table.attendance.away
    if context.on_private_message:
        await context.do(be_back)
        notice = context.say("welcome-back" if away else "not-away")
        await repaint_panel(context, table, notice=notice)
    elif away:
        async with context.services.public_messages.hold(table):
            await context.do(be_back)
            await repaint_table(context, context.table)
    else:
        await context.reply(context.say("not-away"))
    await notify_askers(context, before)


async def _leave(context: TableContext) -> None:
    context.table.seat_of(context.user_id)
    table_view = context.table.view(context.user_id)
    await context.show(leave_screen(table_view, context.say))


async def _quit(context: TableContext) -> None:
    """Leave the table. In a running game, show the table with a button for returning."""
    table = context.table
    await table.leave(context.user_id)
    if table.roster.status is Status.PLAYING:
        asked = context.interaction.created_at
        old = context.services.panels.find(context.click.table_id, context.user_id, asked)
        await repaint_panel(context, table)
        if old is not None:
            await delete_message(old.message)
        return
    closed = table.roster.status is Status.CLOSED
    await context.note(context.say("left-and-closed" if closed else "left"))


async def _rematch(context: TableContext) -> None:
    """Open a lobby for a rematch in the channel, or sit down in the rematch that is open."""
    registry, before = context.services.registry, context.table.header
    if not context.is_at(context.table):
        jump = address(before.guild_id, before.channel_id, context.table.message_id)
        raise Refused(context.say("rematch-elsewhere", jump=jump))
    # Otherwise rematches could continue in a channel that no longer allows tables. A lobby that is
    # open already continues like any table, so a player of the last game may sit down in it.
    refusal = None if await registry.rematch_of(context.table) else channel_refusal(context)
    refusal = refusal or missing_permission(context.interaction, context.say)
    if refusal is not None:
        raise Refused(refusal)
    people, user = context.services.people, context.user_id
    admit_to_server(people, context.guild_id, user)
    next_table = await registry.rematch_of(context.table)
    if next_table is not None:
        await admit(people, context.services.boards, next_table, user)
    roster = context.table.roster
    waiting = {sitter.user for sitter in roster.waiting if sitter.user is not None}
    others = {*roster.users, *waiting, *(who.user for _, who in roster.kept if who.user)} - {user}
    without = await not_invitable(people, context.guild_id, user, others)
    table, is_new = await registry.rematch(context.table, user, context.user_name, without)
    if is_new:
        await context.services.usual.learn(context.guild_id)
        await post_table(context, table, call=table.roster.invited)
        await notify(context, table, "notice-next-full", waiting - without - table.roster.users)
        return
    where = table.header
    jump = address(where.guild_id, where.channel_id, table.message_id)
    await context.reply(context.say("lobby-joined", jump=jump))


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
    await context.reply(left)


async def _ask_end(context: TableContext) -> None:
    halt = stopped(context.table)
    if halt is None:
        raise Stale
    context.table.may_end_halt(context.user_id)
    await context.show(end_question(halt, context.say))


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
    (FOLD, _fold),
    (LEAVE_STOPPED, _leave_stopped),
    (ASK_END, _ask_end),
    (END_STOPPED, _end_stopped),
)

PERSONAL_ACTIONS: ClickActions = ((CLOSE, lambda context: context.close()),)
