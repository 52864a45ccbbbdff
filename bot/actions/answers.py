"""How clicks are answered: the clicked message in its new state."""

import discord

from bot.clicks.router import Clicked
from bot.clicks.services import Services, answer, repaint
from bot.showing.hand_panel import desk, panel_screen
from bot.showing.panels import is_acting, take_away
from engine.live.table import Table


async def repaint_public(clicked: Clicked) -> None:
    """The channel's message as the table is now."""
    services, table = clicked.services, clicked.table
    services.public_messages.shown(table)
    await repaint(clicked.interaction, services.public_messages.screen(table), services.painter)


async def repaint_panel(
    clicked: Clicked,
    selection: tuple[int, ...] = (),
    notice: str | None = None,
    kind: str = "",
) -> None:
    """The player's panel as the table is now."""
    services, table = clicked.services, clicked.table
    seen = table.version, is_acting(table, clicked.user)
    lying = desk(table, services.reader, selection, notice, kind)
    screen = panel_screen(table, services.reader, lying)
    await repaint(clicked.interaction, screen, services.painter)
    follow(services, clicked.interaction, table, seen, selection)


async def open_panel(clicked: Clicked, kind: str = "", notice: str | None = None) -> None:
    """A new panel for the player who asked; with ``kind`` the menu of that button is open."""
    clicked.table.seat_of(clicked.user)
    await open_hand(clicked.services, clicked.interaction, clicked.table, kind, notice)


async def open_hand(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    kind: str = "",
    notice: str | None = None,
) -> None:
    """The panel of whoever asked, in the place of the one that he had open."""
    reader, key = services.reader, table.header.table_id
    seen = table.version, is_acting(table, reader.user_id)
    screen = panel_screen(table, reader, desk(table, reader, (), notice, kind))
    await answer(interaction, screen, services.painter)
    old = services.panels.of(key, reader.user_id, interaction.created_at)
    follow(services, interaction, table, seen)
    if old is not None:
        await take_away(old.interaction)


def follow(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    seen: tuple[int, bool],
    selection: tuple[int, ...] = (),
) -> None:
    """Keep the panel true from now on: only an interaction that is answered can be edited.

    ``seen``: the version that it shows, and whether its player was to act then.
    """
    version, acting = seen
    services.panels.remember(
        table.header.table_id,
        interaction,
        services.reader,
        version,
        acting=acting,
        selection=selection,
    )
    if table.version != version:
        services.public_messages.watch(table)
