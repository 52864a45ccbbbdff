"""Lines of the score sheet."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.result import Line

if TYPE_CHECKING:
    from bot.text.text import Text


def line(text: "Text", line: Line, who: Callable[[int], str]) -> str:
    """What one seat was charged for, with the cards that did it."""
    return text(
        f"line-{line.what.value.replace('_', '-')}",
        who=who(line.seat),
        cards=text.cards(line.cards),
        count=len(line.cards),
        points=line.points,
    )
