"""What can be done at a table that stands still: leave it, and as its host end it."""

from bot.clicks.answers import repaint_table
from bot.clicks.router import TableAction
from bot.clicks.visit import TableVisit
from bot.screens.notes import note_screen
from bot.screens.standstill import ASK_END, END, LEAVE, end_question
from bot.showing.public_screen import stopped
from engine.errors import Stale


async def _leave(visit: TableVisit) -> None:
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


async def _ask(visit: TableVisit) -> None:
    told = stopped(visit.table)
    if told is None:
        raise Stale
    visit.table.may_end_standstill(visit.user_id)
    await visit.show(end_question(told, visit.say))


async def _end(visit: TableVisit) -> None:
    await visit.table.end_standstill(visit.user_id)
    await visit.repaint(note_screen(visit.say("ended-stopped"), visit.say))


STOPPED: dict[str, TableAction] = {LEAVE: _leave, ASK_END: _ask, END: _end}
