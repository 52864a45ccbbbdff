"""Which table a message shows."""

import discord
from discord import ui

from bot.screens.click import read_click


def shown_table(message: discord.Message) -> str | None:
    """The id of the table that all buttons and menus of a message are about; None if there is no
    such table, or it is about several."""
    parts = ui.LayoutView.from_message(message, timeout=None).walk_children()
    named = [part.custom_id for part in parts if isinstance(part, ui.Button | ui.Select)]
    clicks = [read_click(custom_id) for custom_id in named if custom_id is not None]
    tables = {None if click is None else click.table_id for click in clicks}
    return tables.pop() if len(tables) == 1 else None
