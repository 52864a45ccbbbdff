"""Emojis of cards are pretty and long: where a message has no room for them, letters do."""

from collections.abc import Callable

from bot.screen import Screen
from bot.text import Text

_TEXT = 3900
"""Characters of text that a screen may have: a message holds 4,000 in all."""


def roomy(build: Callable[[Text], Screen], say: Text) -> Screen:
    """The screen with cards drawn as emojis, or in letters if it would be too long."""
    screen = build(say)
    return screen if letters(screen) <= _TEXT else build(say.lettered)


def letters(screen: Screen) -> int:
    """Characters of all its text."""
    return sum(len(block) for block in screen.blocks if isinstance(block, str))
