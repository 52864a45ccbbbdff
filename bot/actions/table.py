"""The other buttons of a table: more about it, the next deal, leaving."""

from bot.actions.answers import repaint_panel, repaint_public
from bot.clicks.router import Action, Clicked
from bot.clicks.services import answer, repaint, tell
from bot.screens.notes import leave_screen, more_screen, note_screen
from bot.showing.panels import take_away
from engine.table.sitting import Status


async def _more(clicked: Clicked) -> None:
    house = clicked.house
    sight = clicked.table.sight(clicked.user)
    await answer(clicked.interaction, more_screen(sight, house.say), house.painter)
    old = house.panels.note(sight.table_id, clicked.interaction)
    if old is not None:
        await take_away(old)


async def _next(clicked: Clicked) -> None:
    if not clicked.private:
        async with clicked.house.stage.by_click(clicked.table):
            await clicked.table.next_deal(clicked.user)
            await repaint_public(clicked)
        return
    await clicked.table.next_deal(clicked.user)
    await repaint_panel(clicked)


async def _back_again(clicked: Clicked) -> None:
    house, table = clicked.house, clicked.table
    away = table.seat_of(clicked.user) in table.attendance.away
    if clicked.private:
        await table.be_back(clicked.user)
        await repaint_panel(clicked, notice=house.say("welcome-back" if away else "not-away"))
    elif away:
        async with house.stage.by_click(table):
            await table.be_back(clicked.user)
            await repaint_public(clicked)
    else:
        await tell(clicked.interaction, house.say("not-away"), house.painter)


async def _leave(clicked: Clicked) -> None:
    house = clicked.house
    clicked.table.seat_of(clicked.user)
    sight = clicked.table.sight(clicked.user)
    await answer(clicked.interaction, leave_screen(sight, house.say), house.painter)


async def _quit(clicked: Clicked) -> None:
    house = clicked.house
    await clicked.table.leave(clicked.user)
    closed = clicked.table.sitting.status is Status.CLOSED
    text = house.say("left-and-closed" if closed else "left")
    await repaint(clicked.interaction, note_screen(text), house.painter)


async def _stay(clicked: Clicked) -> None:
    house = clicked.house
    await repaint(clicked.interaction, note_screen(house.say("stayed")), house.painter)


TABLE: dict[str, Action] = {
    "more": _more,
    "next": _next,
    "back-again": _back_again,
    "leave": _leave,
    "quit": _quit,
    "stay": _stay,
}
