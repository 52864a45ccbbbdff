"""Lines of the score sheet."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.result import Line

if TYPE_CHECKING:
    from bot.text.text import Text


def line(text: "Text", line: Line, who: Callable[[int], str] | None) -> str:
    """What one seat was charged for, with the cards that did it; its name first, if ``who``."""
    told = text(
        f"line-{line.what.value.replace('_', '-')}",
        cards=text.cards(line.cards),
        count=len(line.cards),
        points=line.points,
    )
    return told if who is None else text("line-of", who=who(line.seat), line=told)
