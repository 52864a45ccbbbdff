"""Seats of a running game: stand-ins, substitutes, requests, nudges and an end."""

from collections.abc import Awaitable, Iterable

from bot.blocks.click import read_number
from bot.blocks.screen import Screen
from bot.clicks.answers import notify, open_panel, repaint_panel, repaint_table
from bot.clicks.context import TableActions, TableContext
from bot.people.admission import admit
from bot.screens.game_seats import (
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
from bot.screens.notes import more_screen
from bot.showing.panels import Notice
from engine.errors import IllegalMove, Reason
from engine.table import lobby, seats
from engine.table.roster import SeatRequest


async def _stand_in(context: TableContext) -> None:
    await change(context, context.do(seats.stand_in, _seat(context)), says="stood-in")


async def _wanted(context: TableContext) -> None:
    await change(context, context.do(seats.open_seat, _seat(context)), says="substitute-wanted")


async def _take_seat(context: TableContext) -> None:
    """Play on in an open seat, with the hand before one's eyes."""
    table, before = context.table, context.table.roster.requests
    await may_sit(context, context.user_id)
    await change(context, context.do(seats.substitute, context.user_name, _seat(context)))
    if not context.on_private_message:
        await open_panel(context, table)
    await tell_askers(context, before)


async def _ask_seat(context: TableContext) -> None:
    """Ask for the seat of a computer: whoever sits there reads it, and answers with a click."""
    await may_sit(context, context.user_id)
    await context.do(seats.request_seat, context.user_name, _seat(context))
    await repaint_panel(context, context.table)


async def _unask(context: TableContext) -> None:
    await context.do(seats.withdraw_request)
    await repaint_panel(context, context.table)


async def _answer(context: TableContext) -> None:
    """Say yes or no to who asks for a seat."""
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
    await tell_askers(context, before)


async def tell_askers(context: TableContext, before: Iterable[SeatRequest]) -> None:
    """Notify those whose wish is settled, in their panel or otherwise in the channel."""
    table, services = context.table, context.services
    for user in (one.sitter.user for one in before):
        if user is None or table.roster.request_of(user) is not None:
            continue
        told, called = "seat-refused", "notice-seat-refused"
        if table.roster.seat_of(user) is not None:
            told, called = "seat-yours", "notice-seat-yours"
        panel = services.panels.find(context.click.table_id, user, context.interaction.created_at)
        if panel is None:
            await notify(context, table, called, [user])
        else:
            panel.say(Notice(panel.reader.say(told), lasts=True))
            services.public_messages.update(table)


async def _next_seat(context: TableContext) -> None:
    """Have a seat in the next game, or want it no longer."""
    table = context.table
    if NEXT_SEAT.member(context.click) == "keep":
        await may_sit(context, context.user_id)
        await context.do(lobby.keep_next_seat, context.user_name)
        await repaint_panel(context, table, notice=context.say("next-seat-kept"))
    else:
        await context.do(lobby.release_next_seat)
        await repaint_panel(context, table)


async def may_sit(context: TableContext, user: int) -> None:
    """Raises IllegalMove for who is barred or blocked here, or sits at too many tables."""
    await admit(context.services.people, context.services.boards, context.table, user)
    context.services.registry.openings.check_seat(user, context.click.table_id)


async def _nudge(context: TableContext) -> None:
    """Call whoever is waited for once more; the call goes when they have moved."""
    table = context.table
    seat = table.seat_choices(context.user_id).nudge
    await change(context, context.do(seats.nudge), says="nudged")
    user = None if seat is None else table.roster.sitters[seat].user
    if user is not None:
        sent = await notify(context, table, "notice-nudged", [user])
        if sent is not None:
            await context.services.public_messages.ping_with(table, sent)


async def change(context: TableContext, changing: Awaitable[None], says: str | None = None) -> None:
    """Make the change, and answer with the clicked message as it is then, or what it ``says``."""
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
    """More about the table, with all that this person can do about its seats."""
    choices = context.table.seat_choices(context.user_id)
    return more_screen(context.table.view(context.user_id), context.say, choices, notice)


def _seat(context: TableContext) -> int:
    """The seat behind the button; IllegalMove for one that no message of ours has."""
    seat = read_number(context.click.rest)
    if seat is None or seat >= len(context.table.roster.sitters):
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    return seat


ACTIONS: TableActions = (
    (STAND_IN, _stand_in),
    (WANTED, _wanted),
    (TAKE_SEAT, _take_seat),
    (ASK_SEAT, _ask_seat),
    (UNASK, _unask),
    (ANSWER, _answer),
    (NEXT_SEAT, _next_seat),
    (NUDGE, _nudge),
    (END, lambda context: change(context, context.do(seats.agree_to_end), says="end-agreed")),
    (PLAY_ON, lambda context: change(context, context.do(seats.play_on), says="playing-on")),
)
