"""Melds in low lines, each with the number by which a lay-off names it.

Where there are many, the middle of a long meld is pushed together: which cards can be laid off is
told by its ends. A joker stays whole wherever it is, because it may be swapped out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from bot.render.sizes import Cut, overlapped
from engine.cards import Card, stands_in

from .cloth import Cloth
from .colours import NEW, SEAT_COLOURS, SHADE, WHITE, Inks
from .glyphs import text_mask
from .ground import lay_frame, lay_panel
from .specs import MeldSpec
from .sprites import PLAIN, lay

BETWEEN = 8
"""Pixels between two melds, and between two lines of them."""
PADDING = 8
_RADIUS = 12
_LEFT_WHOLE = 4
"""So many cards are never pushed together."""
_HIDDEN = 0.19
"""Of a pushed card this share of the strip is left to be seen: its edge alone."""
_SIZES = (
    *((60, 1, False), (52, 1, False), (46, 1, False), (46, 1, True), (40, 1, True)),
    *((46, 2, False), (46, 2, True), (40, 2, True), (46, 3, True), (40, 3, True), (40, 4, True)),
)
"""Visible width of a covered card, how many lines there may be for it to be chosen, and whether
long melds are pushed together. Below these sizes nobody could read the cards on a phone."""
_LARGE_SIZES = (
    *((76, 1, False), (76, 1, True), (76, 2, True), (60, 2, True), (60, 3, True), (52, 4, True)),
    (46, 6, True),
)
"""The same for people who see poorly: rather a line more than a smaller card."""
_LEAST, _LARGE_LEAST = 34, 46


class NumberedMeld(NamedTuple):
    """A meld in place: ``x`` and ``y`` from the left upper corner of all of them, in pixels.

    ``steps``: how far right of the first card each of its cards lies.
    """

    number: int
    meld: MeldSpec
    x: int
    y: int
    width: int
    steps: tuple[int, ...]


class MeldLines(NamedTuple):
    """All melds in place, in so many ``lines``; ``line`` is the height of one in pixels."""

    cut: Cut
    laid: tuple[NumberedMeld, ...]
    lines: int
    line: int

    @property
    def height(self) -> int:
        """Pixels from the top of the first line to the end of the last."""
        return self.lines * (self.line + BETWEEN) - BETWEEN if self.lines else 0


def _steps(cards: Sequence[Card], cut: Cut, pushed: bool) -> tuple[int, ...]:
    """Where the cards of a meld lie, the first at 0."""
    long = pushed and len(cards) > _LEFT_WHOLE
    found, x = [0], 0
    for position, card in enumerate(cards[:-1]):
        hides = long and position and not stands_in(card)
        x += round(cut.strip * _HIDDEN) if hides else cut.strip
        found.append(x)
    return tuple(found)


def _tag(number: int, cut: Cut) -> int:
    """Width of the field with a meld's number."""
    return round(cut.strip * (0.62 if number < 10 else 0.92)) + 6


def _lines(melds: Sequence[MeldSpec], strip: int, pushed: bool, room: int) -> MeldLines:
    """The melds in as many lines of this width as they need."""
    cut = overlapped(strip)
    line = cut.height + 2 * PADDING
    laid: list[NumberedMeld] = []
    x = lines = 0
    for number, meld in enumerate(melds, 1):
        steps = _steps(meld.cards, cut, pushed)
        width = _tag(number, cut) + PADDING + steps[-1] + cut.width + PADDING
        if not laid or x + width > room:
            x, lines = 0, lines + 1
        y = (lines - 1) * (line + BETWEEN)
        laid.append(NumberedMeld(number, meld, x, y, width, steps))
        x += width + BETWEEN
    return MeldLines(cut, tuple(laid), lines, line)


def _fits(found: MeldLines, most: int, room: int) -> bool:
    return found.lines <= most and all(meld.width <= room for meld in found.laid)


def meld_lines(
    melds: Sequence[MeldSpec], room: int, largest: int, *, large: bool = False
) -> MeldLines:
    """The melds in lines of this width, as large as they fit into few of them.

    ``largest``: they show no more of a covered card, in pixels. ``large``: cards are drawn for
    people who see poorly, as large as that allows.
    """
    for strip, most, pushed in _LARGE_SIZES if large else _SIZES:
        if large or strip <= largest:
            found = _lines(melds, strip, pushed, room)
            if _fits(found, most, room):
                return found
    return _lines(melds, _LARGE_LEAST if large else _LEAST, True, room)


def lay_melds(cloth: Cloth, found: MeldLines, left: int, top: int, inks: Inks) -> None:
    """Lay the melds, each on a panel with its number; its owner's colour is at the left edge."""
    for number, meld, x, y, width, steps in found.laid:
        box = (left + x, top + y, width, found.line)
        cloth.lay(box, _meld, number, meld, steps, found.cut, inks)


def _meld(
    picture: Image.Image,
    number: int,
    meld: MeldSpec,
    steps: tuple[int, ...],
    cut: Cut,
    inks: Inks,
) -> None:
    """A meld that fills its patch."""
    width, height = picture.size
    tag = _tag(number, cut)
    lay_panel(picture, (0, 0, width, height), _RADIUS)
    lay_panel(picture, (0, 0, tag, height), _RADIUS, SHADE)
    if meld.seat:
        lay_panel(picture, (0, 18, 6, height - 36), 3, SEAT_COLOURS[meld.seat - 1])
    digits = text_mask(str(number), round(cut.strip * 0.58), tag - 10)
    place = 6 + (tag - 6 - digits.width) // 2, (height - digits.height) // 2
    picture.paste(WHITE, place, digits)
    for card, step in zip(meld.cards, steps, strict=True):
        lay(picture, card, cut, (tag + PADDING + step, PADDING), PLAIN, inks)
    if meld.is_new:
        lay_frame(picture, (0, 0, width, height), _RADIUS, 4, NEW)
