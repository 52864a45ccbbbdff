"""A clock as the lobby and the menus say it (UX Lobby)."""

import pytest

from bot.screens.clock import clock_in_words
from bot.text import Text
from engine.table.terms import CLOCKS


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("normal", "60 seconds a turn, and 120 spare seconds for the game"),
        ("relaxed", "120 seconds a turn, and 300 spare seconds for the game"),
        ("slow-1", "1 day a turn"),
        ("slow-7", "7 days a turn"),
        ("none", "no clock"),
    ],
)
def test_ux_lobby_the_clock_in_words(name: str, words: str) -> None:
    assert clock_in_words(CLOCKS[name], Text()) == words
