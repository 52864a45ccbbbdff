"""How clicks are answered: the clicked message in its new state."""

from bot.desk import desk, panel_screen
from bot.house import answer, repaint
from bot.router import Clicked


async def repaint_public(clicked: Clicked) -> None:
    """The channel's message as the table is now."""
    house, table = clicked.house, clicked.table
    house.stage.shown(table)
    await repaint(clicked.interaction, house.stage.screen(table), house.painter)


async def repaint_panel(
    clicked: Clicked,
    selection: tuple[int, ...] = (),
    notice: str | None = None,
    kind: str = "",
) -> None:
    """The player's panel as the table is now."""
    house, table = clicked.house, clicked.table
    version = table.version
    lying = desk(table, house.reader, selection, notice, kind)
    screen = panel_screen(table, house.reader, lying)
    await repaint(clicked.interaction, screen, house.painter)
    _follow(clicked, version, selection)


async def open_panel(clicked: Clicked, kind: str = "", notice: str | None = None) -> None:
    """A new panel for the player who asked; with ``kind`` the menu of that button is open."""
    house, table = clicked.house, clicked.table
    table.seat_of(clicked.user)
    version = table.version
    screen = panel_screen(table, house.reader, desk(table, house.reader, (), notice, kind))
    await answer(clicked.interaction, screen, house.painter)
    _follow(clicked, version)


def _follow(clicked: Clicked, version: int, selection: tuple[int, ...] = ()) -> None:
    """Keep the panel true from now on: only an interaction that is answered can be edited."""
    house, table = clicked.house, clicked.table
    key = table.header.table_id
    house.panels.remember(key, clicked.interaction, house.reader, version, selection)
    if table.version != version:
        house.stage.watch(table)
