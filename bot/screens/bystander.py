"""The table for somebody who does not sit there: they see it alone, and it stays where it is."""

from collections.abc import Callable

from bot.screens.screen import Button, Screen
from bot.screens.text_limit import within_limit
from bot.text import Text


def bystander_screen(
    public: Callable[[Text], Screen], jump: str | None, say: Text, *, lobby: bool
) -> Screen:
    """What the channel sees (``public``) and where (``jump``, None: nowhere).

    In a lobby they may sit down; a running game has no buttons for them.
    """

    def build(words: Text) -> Screen:
        note = words("bystander-nowhere") if jump is None else words("bystander", jump=jump)
        screen = public(words)
        shown = [block for block in screen.blocks if lobby or not _is_row(block)]
        return Screen((f"-# {note}", *shown), screen.colour)

    return within_limit(build, say)


def _is_row(block: object) -> bool:
    return isinstance(block, tuple) and all(isinstance(part, Button) for part in block)
