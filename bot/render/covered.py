"""Cards in a line on a panel, each covering the one before, and each a patch of its own.

A row grows by a card a turn: all others are as they were.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from bot.render.sizes import Cut
from engine.cards import Card

from .cloth import Cloth
from .colours import PANEL, Inks
from .sprites import PLAIN, lay

Mark = Callable[[Image.Image, Cut, int, int], None]
"""Draws what sets a card off whose left upper corner is at these pixels."""

_BESIDE = 6
"""Pixels at the left of a card that belong to its patch, where its shadow falls."""
_ABOVE, _BELOW = 2, 8
"""The same above and below it."""
_ROUND = 4
"""Above a card that lies on the frame of another."""


class Covered(NamedTuple):
    """A card whose left upper corner is at these pixels of the panel, with its ``mark``, which
    reaches so many pixels ``above`` the card."""

    card: Card
    x: int
    y: int
    cut: Cut
    mark: Mark | None = None
    above: int = _ABOVE


def lay_covered(cloth: Cloth, cards: Sequence[Covered], left: int, top: int, inks: Inks) -> None:
    """Lay the cards of one line, in their order, on a panel whose corner is at these pixels."""
    for before, card, after in zip((None, *cards[:-1]), cards, (*cards[1:], None), strict=True):
        one, begin = card, card.x - _BESIDE
        end = one.x + one.cut.width + _BESIDE if after is None else after.x - _BESIDE
        under = None
        if before is not None and before.x + before.cut.width + _BESIDE > begin:
            above = _ROUND if before.mark is not None else one.above
            x, y = before.x - one.x + _BESIDE, before.y - one.y + above
            under, one = before._replace(x=x, y=y), one._replace(above=above)
        high = one.above + one.cut.height + _BELOW
        box = (left + begin, top + one.y - one.above, end - begin, high)
        cloth.lay(box, _covered, under, one._replace(x=_BESIDE, y=one.above), inks)


def _covered(picture: Image.Image, under: Covered | None, one: Covered, inks: Inks) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    for card, x, y, cut, mark, _ in filter(None, (under, one)):
        lay(picture, card, cut, (x, y), PLAIN, inks)
        if mark is not None:
            mark(picture, cut, x, y)
