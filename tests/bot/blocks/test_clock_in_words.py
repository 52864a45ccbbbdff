"""A clock as the lobby and the menus say it (UX Lobby)."""

from bot.blocks.clock import clock_in_words
from bot.text import Text
from engine.table.terms import CLOCKS
from tests.each import each


@each(
    ("name", "words"),
    [
        ("normal", "60 s a turn, 120 s in reserve"),
        ("relaxed", "120 s a turn, 300 s in reserve"),
        ("slow-1", "1 day a turn"),
        ("slow-7", "7 days a turn"),
        ("none", "no clock"),
    ],
)
def test_ux_lobby_the_clock_in_words(name: str, words: str) -> None:
    assert clock_in_words(CLOCKS[name], Text()) == words
