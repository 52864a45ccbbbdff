"""Seats of a running game: a computer for somebody absent, a substitute, a nudge, an end."""

from collections.abc import Awaitable

from bot.clicks.answers import open_panel, repaint_table
from bot.clicks.context import TableActions, TableVisit
from bot.clicks.notices import notify
from bot.people.admission import admit
from bot.screens.click import read_number
from bot.screens.game_seats import END, NUDGE, PLAY_ON, STAND_IN, TAKE_SEAT, WANTED
from bot.screens.notes import more_screen
from bot.screens.screen import Screen
from engine.errors import IllegalMove, Reason


async def _stand_in(visit: TableVisit) -> None:
    await _change(visit, visit.table.seats.stand_in(visit.user_id, _seat(visit)), "stood-in")


async def _wanted(visit: TableVisit) -> None:
    await _change(visit, visit.table.seats.open(visit.user_id, _seat(visit)), "substitute-wanted")


async def _take_seat(visit: TableVisit) -> None:
    """Play on in an open seat, with the hand before one's eyes."""
    table = visit.table
    await admit(visit.services.people, table, visit.user_id)
    visit.services.registry.openings.check_seat(visit.user_id, visit.click.table_id)
    async with visit.services.public_messages.hold(table):
        await table.seats.substitute(visit.user_id, visit.user_name, _seat(visit))
        await repaint_table(visit, table)
    await open_panel(visit, table)


async def _nudge(visit: TableVisit) -> None:
    """Call whoever is waited for once more; the call goes when they have moved."""
    table = visit.table
    seat = table.seat_choices(visit.user_id).nudge
    await _change(visit, table.seats.nudge(visit.user_id), "nudged")
    user = None if seat is None else table.sitting.sitters[seat].user
    if user is not None:
        sent = await notify(visit, table, "notice-nudged", [user])
        if sent is not None:
            await visit.services.public_messages.ping_with(table, sent)


async def _end(visit: TableVisit) -> None:
    await _change(visit, visit.table.seats.agree_to_end(visit.user_id), "end-agreed")


async def _play_on(visit: TableVisit) -> None:
    await _change(visit, visit.table.seats.play_on(visit.user_id), "playing-on")


async def _change(visit: TableVisit, change: Awaitable[None], done: str) -> None:
    """Make the change and answer with the message that was clicked, as it is then."""
    if visit.on_private_message:
        await change
        await visit.repaint(more_now(visit, visit.say(done)))
        return
    async with visit.services.public_messages.hold(visit.table):
        await change
        await repaint_table(visit, visit.table)


def more_now(visit: TableVisit, notice: str | None = None) -> Screen:
    """More about the table, with all that this person can do about its seats."""
    choices = visit.table.seat_choices(visit.user_id)
    return more_screen(visit.table.view(visit.user_id), visit.say, choices, notice)


def _seat(visit: TableVisit) -> int:
    """The seat behind the button; IllegalMove for one that no message of ours has."""
    seat = read_number(visit.click.rest)
    if seat is None or seat >= len(visit.table.sitting.sitters):
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
