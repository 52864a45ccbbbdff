"""How clicks are answered: the clicked message in its new state."""

from bot.desk import desk, panel_screen
from bot.house import answer, repaint
from bot.router import Clicked
from bot.stage import public_screen


async def repaint_public(clicked: Clicked) -> None:
    """The channel's message as the table is now."""
    house, table = clicked.house, clicked.table
    house.stage.shown(table)
    await repaint(clicked.interaction, public_screen(table, house.say), house.painter)


async def repaint_panel(
    clicked: Clicked,
    selection: tuple[int, ...] = (),
    notice: str | None = None,
    kind: str = "",
) -> None:
    """The player's panel as the table is now."""
    house, table = clicked.house, clicked.table
    house.panels.remember(table.header.table_id, clicked.interaction, table.version, selection)
    sort = house.panels.sort(clicked.user)
    lying = desk(table, clicked.user, sort, selection, notice, kind)
    screen = panel_screen(table, clicked.user, lying, house.say)
    await repaint(clicked.interaction, screen, house.painter)


async def open_panel(clicked: Clicked, kind: str = "") -> None:
    """A new panel for the player who asked; with ``kind`` the menu of that button is open."""
    house, table = clicked.house, clicked.table
    table.seat_of(clicked.user)
    lying = desk(table, clicked.user, house.panels.sort(clicked.user), kind=kind)
    screen = panel_screen(table, clicked.user, lying, house.say)
    house.panels.remember(table.header.table_id, clicked.interaction, table.version)
    await answer(clicked.interaction, screen, house.painter)
