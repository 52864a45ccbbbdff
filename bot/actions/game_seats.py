"""Seats of a running game: a computer for somebody absent, a substitute, a nudge, an end."""

from collections.abc import Awaitable

from bot.clicks.answers import open_panel, repaint_table
from bot.clicks.context import TableActions, TableContext
from bot.clicks.notices import notify
from bot.people.admission import admit
from bot.screens.click import read_number
from bot.screens.game_seats import END, NUDGE, PLAY_ON, STAND_IN, TAKE_SEAT, WANTED
from bot.screens.notes import more_screen
from bot.screens.screen import Screen
from engine.errors import IllegalMove, Reason


async def _stand_in(context: TableContext) -> None:
    await _change(
        context, context.table.seats.stand_in(context.user_id, _seat(context)), "stood-in"
    )


async def _wanted(context: TableContext) -> None:
    await _change(
        context, context.table.seats.open(context.user_id, _seat(context)), "substitute-wanted"
    )


async def _take_seat(context: TableContext) -> None:
    """Play on in an open seat, with the hand before one's eyes."""
    table = context.table
    await admit(context.services.people, table, context.user_id)
    context.services.registry.openings.check_seat(context.user_id, context.click.table_id)
    async with context.services.public_messages.hold(table):
        await table.seats.substitute(context.user_id, context.user_name, _seat(context))
        await repaint_table(context, table)
    await open_panel(context, table)


async def _nudge(context: TableContext) -> None:
    """Call whoever is waited for once more; the call goes when they have moved."""
    table = context.table
    seat = table.seat_choices(context.user_id).nudge
    await _change(context, table.seats.nudge(context.user_id), "nudged")
    user = None if seat is None else table.roster.sitters[seat].user
    if user is not None:
        sent = await notify(context, table, "notice-nudged", [user])
        if sent is not None:
            await context.services.public_messages.ping_with(table, sent)


async def _end(context: TableContext) -> None:
    await _change(context, context.table.seats.agree_to_end(context.user_id), "end-agreed")


async def _play_on(context: TableContext) -> None:
    await _change(context, context.table.seats.play_on(context.user_id), "playing-on")


async def _change(context: TableContext, change: Awaitable[None], done: str) -> None:
    """Make the change and answer with the message that was clicked, as it is then."""
    if context.on_private_message:
        await change
        await context.repaint(more_now(context, context.say(done)))
        return
    async with context.services.public_messages.hold(context.table):
        await change
        await repaint_table(context, context.table)


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
    (NUDGE, _nudge),
    (END, _end),
    (PLAY_ON, _play_on),
)
