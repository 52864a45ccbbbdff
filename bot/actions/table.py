"""The other buttons of a table: more about it, the next deal, leaving."""

from bot.actions.game_seats import more_now
from bot.clicks.answers import repaint_panel, repaint_table
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.people.admission import admit_to_server
from bot.screens.notes import leave_screen, note_screen
from bot.showing.panels import delete_message
from engine.table.sitting import Status


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


TABLE: dict[str, TableAction] = {
    "more": _more,
    "next": _next,
    "back-again": _back_again,
    "leave": _leave,
    "quit": _quit,
    "stay": _stay,
}
