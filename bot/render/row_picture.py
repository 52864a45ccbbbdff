"""The row of all discards, from the oldest at the left to the newest at the right.

Each card shows its rank and suit. Lines are filled like lines of writing, so that a card keeps its
place while the row grows.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Canvas, lay_frame, lay_panel, panel, print_in, stamp
from bot.render.colours import FOUR_COLOURS, GOLD, INK, NEW, PANEL, WHITE, Inks, mix
from bot.render.faces import Cut, overlapped, uncovered
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.marks import crown
from bot.render.sprites import PLAIN, lay
from engine.cards import Card

# Cards in a line on a panel, each covering the card before. Each card has its own cached patch.
#
# A row grows by one card per turn, so the patches of all other cards are in the cache.

Mark = Callable[[Image.Image, Cut, int, int], None]
"""A function that draws the mark of a card whose left upper corner is at these pixels."""

_LEFT_OF_CARD = 6
"""Pixels at the left of a card that belong to its patch, for its shadow."""
_OVER_CARDS, _UNDER_CARDS = 2, 8
"""Pixels above and below a card that belong to its patch."""
_ROUND = 4
"""Pixels above a card that belong to its patch if the card before has a mark."""


class Covered(NamedTuple):
    """A card whose left upper corner is at these pixels of the panel."""

    card: Card
    x: int
    y: int
    cut: Cut
    mark: Mark | None = None
    above: int = _OVER_CARDS
    """Pixels above the card that belong to its patch."""
    tag: int = 0
    """The number on a plate above the card, which raises the card. 0 shows no plate."""


def lay_covered(canvas: Canvas, cards: Sequence[Covered], left: int, top: int, inks: Inks) -> None:
    """Lay the cards of one line in order, on a panel whose corner is at these pixels."""
    for before, card, after in zip((None, *cards[:-1]), cards, (*cards[1:], None), strict=True):
        shown, begin = card, card.x - _LEFT_OF_CARD
        end = (
            shown.x + shown.cut.width + _LEFT_OF_CARD if after is None else after.x - _LEFT_OF_CARD
        )
        under = None
        if before is not None and before.x + before.cut.width + _LEFT_OF_CARD > begin:
            above = _ROUND if before.mark is not None else shown.above
            x, y = before.x - shown.x + _LEFT_OF_CARD, before.y - shown.y + above
            under, shown = before._replace(x=x, y=y), shown._replace(above=above)
        high = shown.above + shown.cut.height + _UNDER_CARDS
        box = (left + begin, top + shown.y - shown.above, end - begin, high)
        canvas.lay(box, _covered, under, shown._replace(x=_LEFT_OF_CARD, y=shown.above), inks)


def _covered(picture: Image.Image, under: Covered | None, shown: Covered, inks: Inks) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    for card, x, y, cut, mark, _, tag in filter(None, (under, shown)):
        top = y - _LIFT if tag else y
        lay(picture, card, cut, (x, top), PLAIN, inks)
        if mark is not None:
            mark(picture, cut, x, top)
        if tag and x == _LEFT_OF_CARD:
            _tag(picture, tag, cut, x, top)


# A row in lines of seven. Above each card that can be taken now is the number of cards that the
# player would take.

_SEVEN = 7
_WIDE_LINES = 2
"""A row that needs more than this many lines of seven is in lines of fourteen."""
_LARGE_LINES = 4
_SHARE = 0.66
"""The strip of an uncovered card as a share of a seventh of the line."""
_LIFT = 10
"""Pixels by which a card that can be taken is higher."""
TAG = 56
"""Pixels above a line for raised cards and the plates with numbers."""
_PLATE = 42
_TAG_APART = 7
"""Pixels that are free at both sides of a plate."""


class SevensStrip(NamedTuple):
    """The layout of a row by sevens, in pixels."""

    cut: Cut
    step: int
    """From one card to the next."""
    line: int
    """From one line to the next."""
    abreast: int
    """The number of cards in a line."""
    height: int
    """Height of all lines."""


@lru_cache(256)
def by_sevens(
    count: int, room: int, above: int, between: int, *, large: bool = False
) -> SevensStrip:
    """Return the layout of ``count`` cards in lines of the width ``room``.

    There are ``above`` pixels above each line and ``between`` pixels below it. ``large`` is for
    people who see poorly and uses more lines instead of smaller cards."""
    if count <= _SEVEN * (_LARGE_LINES if large else _WIDE_LINES):
        abreast, step = _SEVEN, room // _SEVEN
        cut = uncovered(overlapped(round(step * _SHARE)))
    else:
        abreast = 2 * _SEVEN
        cut = overlapped(int(room / (abreast + 0.2)))
        step = cut.strip
    line = above + cut.height + between
    return SevensStrip(cut, step, line, abreast, max(-(-count // abreast), 1) * line - between)


def lay_by_sevens(
    canvas: Canvas,
    cards: tuple[Card, ...],
    reach: frozenset[int],
    strip: SevensStrip,
    corner: tuple[int, int],
    offset: tuple[int, int],
    inks: Inks,
) -> None:
    """Lay the lines on a panel whose ``corner`` is at these pixels of the canvas.

    The first card is at ``offset`` from ``corner``. ``reach`` has the places of cards that can be
    taken."""
    for begin in range(0, len(cards), strip.abreast):
        y = offset[1] + begin // strip.abreast * strip.line
        line = []
        for position, card in enumerate(cards[begin : begin + strip.abreast], begin):
            x = offset[0] + (position - begin) * strip.step
            newest = position == len(cards) - 1
            taken = len(cards) - position if position in reach else 0
            cut = uncovered(strip.cut) if newest else strip.cut
            mark = _newest if newest else None
            line.append(Covered(card, x, y, cut, mark, TAG if reach else _OVER_CARDS, taken))
        lay_covered(canvas, line, *corner, inks)


def _tag(picture: Image.Image, number: int, cut: Cut, x: int, y: int) -> None:
    """Draw the plate with a number above a card at ``x`` and ``y``."""
    most = min(cut.strip, cut.width) - 2 * _TAG_APART
    digits = text_mask(str(number), LEGIBLE, most - 10)
    width = min(max(digits.width + 20, 44), most)
    left, top = x + (min(cut.strip, cut.width) - width) // 2, y - _PLATE - 3
    lay_panel(picture, (left, top, width, _PLATE), _PLATE // 2, GOLD)
    print_in(picture, (left, top, width, _PLATE), INK, digits)


_CUTS = ((10, overlapped(85)), (12, overlapped(71)), (15, overlapped(58)))
"""The number of cards in a line, and their cut.

A longer row has more lines of the last cut.
"""
_SIDE = 20
_ABOVE = 40
"""Room above the first line, for the crown."""
_BELOW = 22
_BETWEEN_LINES = 22
_APART = 10
"""Pixels to the right of the head card, and to the left of the newest."""
_RAISED = 8
_OUT = 4
_NEWEST = mix(NEW, WHITE, 0.5)


class RowCard(NamedTuple):
    """The left upper corner of a card, in pixels from the corner of the row's panel."""

    x: int
    y: int


class RowStrip(NamedTuple):
    """A row in place, with one size of cards."""

    cut: Cut
    places: tuple[RowCard, ...]
    height: int


@lru_cache(256)
def lay_row(count: int, head: int | None) -> RowStrip:
    """Return the places of ``count`` cards on a panel 952 pixels wide.

    The head card (at the place ``head``) and the newest card are uncovered. The other cards show
    ``cut.strip`` of their width. Raises ``ValueError`` if the head card isn't in the row.
    """
    if head is not None and not 0 <= head < count:
        raise ValueError(f"a row of {count} cards has no head card at {head}")
    in_a_line, cut = next((pair for pair in _CUTS if count <= pair[0]), _CUTS[-1])
    free = cut.width - cut.strip + _APART
    places = []
    x, y = _SIDE, _ABOVE
    for position in range(count):
        if position and position % in_a_line == 0:
            x, y = _SIDE, y + cut.height + _BETWEEN_LINES
        elif position and (position == count - 1 or position - 1 == head):
            x += free
        places.append(RowCard(x, y))
        x += cut.strip
    return RowStrip(cut, tuple(places), y + cut.height + _BELOW)


def _crowned(picture: Image.Image, cut: Cut, x: int, y: int) -> None:
    """Mark the head card with a gold frame, and a crown on its upper edge."""
    box = (x - _OUT, y - _OUT, cut.width + 2 * _OUT, cut.height + 2 * _OUT)
    lay_frame(picture, box, cut.radius + _OUT, 7, GOLD)
    sign = crown(round(cut.width * 0.54))
    place = x + (cut.width - sign.width) // 2, y - sign.height + 6
    stamp(picture, sign, place)


def _newest(picture: Image.Image, cut: Cut, x: int, y: int) -> None:
    lay_frame(picture, (x, y, cut.width, cut.height), cut.radius, 4, _NEWEST)


_FREE = 16
"""Pixels above the first line, without the plates of numbers."""


def sevens_on_table(count: int, *, tags: bool) -> tuple[SevensStrip, int]:
    """Return the layout of a row by sevens on a panel 952 pixels wide, and its height."""
    strip = by_sevens(count, 952 - 2 * _SIDE, TAG if tags else 0, _BETWEEN_LINES)
    return strip, _FREE + strip.height + _BELOW


def lay_sevens_on_table(
    canvas: Canvas,
    cards: tuple[Card, ...],
    reach: frozenset[int],
    left: int,
    top: int,
    width: int,
) -> None:
    """Lay a row by sevens on its panel, whose height is from ``sevens_on_table``."""
    strip, height = sevens_on_table(len(cards), tags=bool(reach))
    slot = None if cards else (_SIDE, _ABOVE, strip.cut.width, strip.cut.height)
    canvas.lay((left, top, width, height), panel, 18, slot, strip.cut.radius)
    begin = _FREE + (TAG if reach else 0)
    lay_by_sevens(canvas, cards, reach, strip, (left, top), (_SIDE, begin), FOUR_COLOURS)


def lay_row_cards(
    canvas: Canvas, cards: tuple[Card, ...], head: int | None, left: int, top: int, width: int
) -> None:
    """Lay the row on a panel that is ``lay_row(len(cards), head).height`` pixels high."""
    cut, places, height = lay_row(len(cards), head)
    slot = None if cards else (_SIDE, _ABOVE, cut.width, cut.height)
    canvas.lay((left, top, width, height), panel, 18, slot, cut.radius)
    lines: dict[int, list[Covered]] = defaultdict(list)
    for position, (card, (x, y)) in enumerate(zip(cards, places, strict=True)):
        covered = Covered(card, x, y, cut)
        if position == head:
            above = _ABOVE - 1 if y == _ABOVE else covered.above
            covered = Covered(card, x, y, uncovered(cut), _crowned, above)
        elif position == len(cards) - 1:
            covered = Covered(card, x, y - _RAISED, uncovered(cut), _newest)
        lines[y].append(covered)
    for line in lines.values():
        lay_covered(canvas, line, left, top, FOUR_COLOURS)
