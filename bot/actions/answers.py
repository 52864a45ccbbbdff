"""How clicks are answered: the clicked message in its new state."""

import discord

from bot.clicks.router import Clicked
from bot.clicks.services import House, answer, repaint
from bot.showing.hand_panel import desk, panel_screen
from bot.showing.panels import is_acting, take_away
from engine.live.table import Table


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
    seen = table.version, is_acting(table, clicked.user)
    lying = desk(table, house.reader, selection, notice, kind)
    screen = panel_screen(table, house.reader, lying)
    await repaint(clicked.interaction, screen, house.painter)
    follow(house, clicked.interaction, table, seen, selection)


async def open_panel(clicked: Clicked, kind: str = "", notice: str | None = None) -> None:
    """A new panel for the player who asked; with ``kind`` the menu of that button is open."""
    clicked.table.seat_of(clicked.user)
    await open_hand(clicked.house, clicked.interaction, clicked.table, kind, notice)


async def open_hand(
    house: House,
    interaction: discord.Interaction,
    table: Table,
    kind: str = "",
    notice: str | None = None,
) -> None:
    """The panel of whoever asked, in the place of the one that he had open."""
    reader, key = house.reader, table.header.table_id
    seen = table.version, is_acting(table, reader.user_id)
    screen = panel_screen(table, reader, desk(table, reader, (), notice, kind))
    await answer(interaction, screen, house.painter)
    old = house.panels.of(key, reader.user_id, interaction.created_at)
    follow(house, interaction, table, seen)
    if old is not None:
        await take_away(old.interaction)


def follow(
    house: House,
    interaction: discord.Interaction,
    table: Table,
    seen: tuple[int, bool],
    selection: tuple[int, ...] = (),
) -> None:
    """Keep the panel true from now on: only an interaction that is answered can be edited.

    ``seen``: the version that it shows, and whether its player was to act then.
    """
    version, acting = seen
    house.panels.remember(
        table.header.table_id,
        interaction,
        house.reader,
        version,
        acting=acting,
        selection=selection,
    )
    if table.version != version:
        house.stage.watch(table)
