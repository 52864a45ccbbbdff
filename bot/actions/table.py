"""The other buttons of a table: more about it, the next deal, leaving."""

from bot.actions.answers import repaint_panel, repaint_public
from bot.clicks.router import Action, Clicked
from bot.clicks.services import answer, repaint, tell
from bot.screens.notes import leave_screen, more_screen, note_screen
from bot.showing.panels import take_away
from engine.table.sitting import Status


async def _more(clicked: Clicked) -> None:
    services = clicked.services
    sight = clicked.table.sight(clicked.user)
    await answer(clicked.interaction, more_screen(sight, services.say), services.painter)
    old = services.panels.note(sight.table_id, clicked.interaction)
    if old is not None:
        await take_away(old)


async def _next(clicked: Clicked) -> None:
    if not clicked.private:
        async with clicked.services.public_messages.by_click(clicked.table):
            await clicked.table.next_deal(clicked.user)
            await repaint_public(clicked)
        return
    await clicked.table.next_deal(clicked.user)
    await repaint_panel(clicked)


async def _back_again(clicked: Clicked) -> None:
    services, table = clicked.services, clicked.table
    away = table.seat_of(clicked.user) in table.attendance.away
    if clicked.private:
        await table.be_back(clicked.user)
        await repaint_panel(clicked, notice=services.say("welcome-back" if away else "not-away"))
    elif away:
        async with services.public_messages.by_click(table):
            await table.be_back(clicked.user)
            await repaint_public(clicked)
    else:
        await tell(clicked.interaction, services.say("not-away"), services.painter)


async def _leave(clicked: Clicked) -> None:
    services = clicked.services
    clicked.table.seat_of(clicked.user)
    sight = clicked.table.sight(clicked.user)
    await answer(clicked.interaction, leave_screen(sight, services.say), services.painter)


async def _quit(clicked: Clicked) -> None:
    services = clicked.services
    await clicked.table.leave(clicked.user)
    closed = clicked.table.sitting.status is Status.CLOSED
    text = services.say("left-and-closed" if closed else "left")
    await repaint(clicked.interaction, note_screen(text), services.painter)


async def _stay(clicked: Clicked) -> None:
    services = clicked.services
    await repaint(clicked.interaction, note_screen(services.say("stayed")), services.painter)


TABLE: dict[str, Action] = {
    "more": _more,
    "next": _next,
    "back-again": _back_again,
    "leave": _leave,
    "quit": _quit,
    "stay": _stay,
}
