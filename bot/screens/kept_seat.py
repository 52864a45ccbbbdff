"""For somebody who was not there: a computer plays their seat, and they can have it back."""

from bot.screens.clock import back_button
from bot.screens.colours import GREY
from bot.screens.screen import Screen
from bot.text import Text
from engine.live.table_view import TableView


def kept_seat_screen(sight: TableView, say: Text) -> Screen:
    """What their panel shows instead of the hand."""
    return Screen((say("seat-kept-for-you"), (back_button(sight, say),)), GREY)
