"""What the channel sees of a table."""

from bot.screens.lobby import lobby_screen
from bot.screens.result import result_screen
from bot.screens.screen import Screen
from bot.screens.standstill import standstill_screen
from bot.screens.table import table_screen
from bot.showing.standstill import stopped
from bot.text import Text
from engine.live.table import Table
from engine.phase import Phase


def public_screen(table: Table, say: Text) -> Screen:
    """What the channel sees of a table now."""
    why = stopped(table)
    if why is not None:
        return standstill_screen(why, say)
    sight = table.view(None)
    if sight.view is None:
        return lobby_screen(sight, say)
    if sight.view.phase is Phase.OVER or sight.seed is not None:
        return result_screen(sight, say)
    return table_screen(sight, say)
