"""The row: all discards in order, oldest left, newest right; each may be taken by what it shows.

Lines are filled like lines of writing, so that a card keeps its place while the row grows.
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

# Cards in a line on a panel, each covering the one before, and each a patch of its own.
#
# A row grows by a card a turn: all others are as they were.

Mark = Callable[[Image.Image, Cut, int, int], None]
"""Draws what sets a card off whose left upper corner is at these pixels."""

_BESIDE = 6
"""Pixels at the left of a card that belong to its patch, where its shadow falls."""
_OVER_CARDS, _UNDER_CARDS = 2, 8
"""The same above and below it."""
_ROUND = 4
"""Above a card that lies on the frame of another."""


class Covered(NamedTuple):
    """A card whose left upper corner is at these pixels of the panel, with its ``mark``, which
    reaches so many pixels ``above`` the card. ``tag``: the number on a plate above it, which lifts
    the card, 0: none."""

    card: Card
    x: int
    y: int
    cut: Cut
    mark: Mark | None = None
    above: int = _OVER_CARDS
    tag: int = 0


def lay_covered(canvas: Canvas, cards: Sequence[Covered], left: int, top: int, inks: Inks) -> None:
    """Lay the cards of one line, in their order, on a panel whose corner is at these pixels."""
    for before, card, after in zip((None, *cards[:-1]), cards, (*cards[1:], None), strict=True):
        one, begin = card, card.x - _BESIDE
        end = one.x + one.cut.width + _BESIDE if after is None else after.x - _BESIDE
        under = None
        if before is not None and before.x + before.cut.width + _BESIDE > begin:
            above = _ROUND if before.mark is not None else one.above
            x, y = before.x - one.x + _BESIDE, before.y - one.y + above
            under, one = before._replace(x=x, y=y), one._replace(above=above)
        high = one.above + one.cut.height + _UNDER_CARDS
        box = (left + begin, top + one.y - one.above, end - begin, high)
        canvas.lay(box, _covered, under, one._replace(x=_BESIDE, y=one.above), inks)


def _covered(picture: Image.Image, under: Covered | None, one: Covered, inks: Inks) -> None:
    picture.paste(PANEL, (0, 0, *picture.size))
    for card, x, y, cut, mark, _, tag in filter(None, (under, one)):
        top = y - _LIFT if tag else y
        lay(picture, card, cut, (x, top), PLAIN, inks)
        if mark is not None:
            mark(picture, cut, x, top)
        if tag and x == _BESIDE:
            _tag(picture, tag, cut, x, top)


# A row from which what is taken must be used at once: lines of seven, and above each card that can
# be taken now how many cards come with it.

_SEVEN = 7
_WIDE_LINES = 2
"""Lines of seven at most; a longer row comes in lines of fourteen."""
_LARGE_LINES = 4
_SHARE = 0.66
"""Of a seventh of the line this much is the strip of a card, which lies free there."""
_LIFT = 10
"""Pixels by which a card that can be taken stands higher."""
TAG = 56
"""Pixels above a line that this and the plate with the number take."""
_PLATE = 42
_TAG_APART = 7
"""Pixels that are left free at both sides of a plate."""


class SevensStrip(NamedTuple):
    """A row by sevens: the cut of its cards, how far apart they and their lines are (pixels), how
    many lie in a line, and how high all lines are."""

    cut: Cut
    step: int
    line: int
    abreast: int
    height: int


@lru_cache(256)
def by_sevens(
    count: int, room: int, above: int, between: int, *, large: bool = False
) -> SevensStrip:
    """A row of so many cards in lines of this width, with so much room ``above`` each line.
    ``large``: for people who see poorly rather more lines than smaller cards."""
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
    found: SevensStrip,
    corner: tuple[int, int],
    offset: tuple[int, int],
    inks: Inks,
) -> None:
    """Lay the lines on a panel whose ``corner`` is at these pixels of the canvas; the first card
    lies at ``offset`` from it. ``reach``: positions of the cards that can be taken now."""
    for begin in range(0, len(cards), found.abreast):
        y = offset[1] + begin // found.abreast * found.line
        line = []
        for position, card in enumerate(cards[begin : begin + found.abreast], begin):
            x = offset[0] + (position - begin) * found.step
            newest = position == len(cards) - 1
            taken = len(cards) - position if position in reach else 0
            cut = uncovered(found.cut) if newest else found.cut
            mark = _newest if newest else None
            line.append(Covered(card, x, y, cut, mark, TAG if reach else _OVER_CARDS, taken))
        lay_covered(canvas, line, *corner, inks)


def _tag(picture: Image.Image, number: int, cut: Cut, x: int, y: int) -> None:
    """The plate with a number above a card that lies here."""
    most = min(cut.strip, cut.width) - 2 * _TAG_APART
    digits = text_mask(str(number), LEGIBLE, most - 10)
    width = min(max(digits.width + 20, 44), most)
    left, top = x + (min(cut.strip, cut.width) - width) // 2, y - _PLATE - 3
    lay_panel(picture, (left, top, width, _PLATE), _PLATE // 2, GOLD)
    print_in(picture, (left, top, width, _PLATE), INK, digits)


_CUTS = ((10, overlapped(85)), (12, overlapped(71)), (15, overlapped(58)))
"""How many cards a line holds at each size; further lines hold as many as the last of them."""
_SIDE = 20
_ABOVE = 40
"""Room above the first line, where the crown is, but for the line of the panel's round corner."""
_BELOW = 22
_BETWEEN_LINES = 22
_APART = 10
"""Pixels to the right of the head card, and to the left of the newest."""
_RAISED = 8
_OUT = 4
_NEWEST = mix(NEW, WHITE, 0.5)


class RowCard(NamedTuple):
    """The left upper corner of a card, in pixels from that of the row's panel."""

    x: int
    y: int


class RowStrip(NamedTuple):
    """A row laid out: one size of cards, a place for each."""

    cut: Cut
    places: tuple[RowCard, ...]
    height: int


@lru_cache(256)
def lay_row(count: int, head: int | None) -> RowStrip:
    """Where so many cards lie on a panel 952 pixels wide; ``head`` is the head card's position.

    Nothing covers the head card and the newest, the others show ``cut.strip`` of their width.
    """
    if head is not None and not 0 <= head < count:
        raise ValueError(f"a row of {count} cards has no head card at {head}")
    in_a_line, cut = next((pair for pair in _CUTS if count <= pair[0]), _CUTS[-1])
    free = cut.width - cut.strip + _APART
    found = []
    x, y = _SIDE, _ABOVE
    for position in range(count):
        if position and position % in_a_line == 0:
            x, y = _SIDE, y + cut.height + _BETWEEN_LINES
        elif position and (position == count - 1 or position - 1 == head):
            x += free
        found.append(RowCard(x, y))
        x += cut.strip
    return RowStrip(cut, tuple(found), y + cut.height + _BELOW)


def _crowned(picture: Image.Image, cut: Cut, x: int, y: int) -> None:
    """Mark the head card that lies here: a gold frame, and a crown on its upper edge."""
    box = (x - _OUT, y - _OUT, cut.width + 2 * _OUT, cut.height + 2 * _OUT)
    lay_frame(picture, box, cut.radius + _OUT, 7, GOLD)
    sign = crown(round(cut.width * 0.54))
    place = x + (cut.width - sign.width) // 2, y - sign.height + 6
    stamp(picture, sign, place)


def _newest(picture: Image.Image, cut: Cut, x: int, y: int) -> None:
    lay_frame(picture, (x, y, cut.width, cut.height), cut.radius, 4, _NEWEST)


_FREE = 16
"""Pixels above the first line where nothing stands over it."""


def sevens_on_table(count: int, *, tags: bool) -> tuple[SevensStrip, int]:
    """A row by sevens on a panel 952 pixels wide, and how high that panel is."""
    found = by_sevens(count, 952 - 2 * _SIDE, TAG if tags else 0, _BETWEEN_LINES)
    return found, _FREE + found.height + _BELOW


def lay_sevens_on_table(
    canvas: Canvas,
    cards: tuple[Card, ...],
    reach: frozenset[int],
    left: int,
    top: int,
    width: int,
) -> None:
    """Lay a row by sevens on its panel, as high as ``sevens_on_table`` says."""
    found, height = sevens_on_table(len(cards), tags=bool(reach))
    slot = None if cards else (_SIDE, _ABOVE, found.cut.width, found.cut.height)
    canvas.lay((left, top, width, height), panel, 18, slot, found.cut.radius)
    begin = _FREE + (TAG if reach else 0)
    lay_by_sevens(canvas, cards, reach, found, (left, top), (_SIDE, begin), FOUR_COLOURS)


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
