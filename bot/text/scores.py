"""Lines of the score sheet."""

from collections.abc import Callable

from bot.text.numbers import signed
from bot.text.text import Text
from engine.result import ScoreLine


def line_in_words(line: ScoreLine, who: Callable[[int], str] | None, say: Text) -> str:
    """What one seat was charged for, with the cards that did it; its name first, if ``who``.

    Such as ``Ben: K♦ Q♠ 3♣ left in hand, 23 points``.
    """
    told = say(
        f"line-{line.what.value.replace('_', '-')}",
        cards=say.cards(line.cards),
        count=len(line.cards),
        points=line.points,
        added=signed(line.points),
    )
    return told if who is None else say("line-of", who=who(line.seat), line=told)
