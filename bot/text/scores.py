"""Lines of the score sheet."""

from collections.abc import Callable

from bot.text.numbers import signed
from bot.text.text import Text
from engine.result import CommonItem, ScoreItem, ScoreLine

_COUNTED: dict[ScoreItem, str] = {
    CommonItem.IN_HAND: "line-in-hand-count",
    CommonItem.LAID: "line-laid-count",
}
"""Whose cards lie on the picture of a result: beside it they are counted, not listed."""


def line_in_words(
    line: ScoreLine, who: Callable[[int], str] | None, say: Text, *, pictured: bool = False
) -> str:
    """What one seat was charged for, with the cards that did it; its name first, if ``who``.

    Such as ``Ben: K♦ Q♠ 3♣ left in hand, 23 points``; where a picture shows those cards
    (``pictured``) ``Ben: 3 cards left in hand, 23 points``.
    """
    name = f"line-{line.what.value.replace('_', '-')}"
    told = say(
        _COUNTED.get(line.what, name) if pictured else name,
        cards=say.cards(line.cards),
        count=len(line.cards),
        points=line.points,
        added=signed(line.points),
    )
    return told if who is None else say("line-of", who=who(line.seat), line=told)
