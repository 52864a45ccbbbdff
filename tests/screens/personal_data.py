"""What is kept of a person, to be saved or deleted."""

from bot.blocks.screen import Screen
from bot.screens.notes import note_screen
from bot.screens.settings_screen import export_screen, forget_screen, still_playing
from bot.text import Text
from tests.screens.registry import private
from tests.screens.script import CHANNEL


@private
def privacy_question(say: Text) -> Screen:
    return forget_screen(say)


@private
def privacy_as_a_file(say: Text) -> Screen:
    return export_screen(b"{}", say)


@private
def privacy_while_playing(say: Text) -> Screen:
    return note_screen(still_playing(range(CHANNEL, CHANNEL + 40), say))


@private
def privacy_game_left_behind(say: Text) -> Screen:
    return note_screen(still_playing((), say))
