"""A player's hand, in rows of cards that can be read on a phone."""

from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.colours import FOUR_COLOURS, TWO_COLOURS, Inks
from bot.render.faces import GREAT, SMALLER, WHOLE, Cut, for_deck
from bot.render.phase_lines import lay_slots, slots_height
from bot.render.specs import CardStyle, HandSpec
from bot.render.sprites import PAD, Frames, lay
from engine.cards import Card

WIDTH = 1000
"""Width of every picture in pixels. A phone shows about a third of them."""

_MARGIN = 26
_BETWEEN = 12
_AROUND = _BETWEEN // 2
_PAGE_EDGE = 12
_BETWEEN_ROWS = 28
_RAISED = 20
_GROUP_GAP = 22


_MOST_ROWS = 3
"""Smaller cards are used only if the hand then fills fewer rows than this."""


class HandLayout(NamedTuple):
    """The cut, the inks and the number of cards in a row of a style."""

    cut: Cut
    inks: Inks
    in_a_row: int


LAYOUTS: dict[CardStyle, HandLayout] = {
    CardStyle.TWO: HandLayout(WHOLE, TWO_COLOURS, 7),
    CardStyle.FOUR: HandLayout(WHOLE, FOUR_COLOURS, 7),
    CardStyle.LARGE: HandLayout(GREAT, FOUR_COLOURS, 5),
}


def layout_of(style: CardStyle, count: int, deck: str) -> HandLayout:
    """Return the layout of a hand of ``count`` cards, smaller if that saves a row."""
    layout = LAYOUTS[style]
    if layout.cut is WHOLE:
        rows = min(-(-count // layout.in_a_row), _MOST_ROWS)
        for more, cut in enumerate(SMALLER, 1):
            if count <= (rows - 1) * (layout.in_a_row + more):
                layout = layout._replace(cut=cut, in_a_row=layout.in_a_row + more)
                break
    return layout._replace(cut=for_deck(layout.cut, deck))


class CardPlace(NamedTuple):
    """A card's position in the hand, and its left upper corner in pixels."""

    position: int
    x: int
    y: int


def _rows(count: int, gaps: tuple[int, ...], in_a_row: int) -> list[range]:
    """Return as few rows as possible, evenly filled. A row ends with a group if it can."""
    rows = -(-count // in_a_row)
    ends = []
    begin = 0
    for left in range(rows, 1, -1):
        least = max(count - begin - in_a_row * (left - 1), 1)
        even = -(-(count - begin) // left)
        allowed = range(least, min(in_a_row, count - begin - left + 1) + 1)
        size = min(allowed, key=lambda size: (abs(size - even) - 2 * (begin + size in gaps), -size))
        begin += size
        ends.append(begin)
    return [range(*pair) for pair in zip([0, *ends], [*ends, count], strict=True)]


def places(count: int, gaps: tuple[int, ...], layout: HandLayout) -> list[CardPlace]:
    """Return the place of each card if none is selected."""
    laid = []
    cut = layout.cut
    for number, row in enumerate(_rows(count, gaps, layout.in_a_row)):
        groups = sum(position in gaps for position in row[1:])
        cards = len(row) * cut.width + (len(row) - 1) * _BETWEEN
        spare = WIDTH - 2 * _PAGE_EDGE - cards
        gap = min(_GROUP_GAP, spare // groups) if groups else 0
        x = (WIDTH - cards - gap * groups) // 2
        y = _MARGIN + number * (cut.height + _BETWEEN_ROWS)
        for position in row:
            if position in gaps and position != row[0]:
                x += gap
            laid.append(CardPlace(position, x, y))
            x += cut.width + _BETWEEN
    return laid


def _card(picture: Image.Image, card: Card, cut: Cut, frames: Frames, inks: Inks) -> None:
    """Draw a card on its patch, which doesn't overlap the patches of other cards."""
    lay(picture, card, cut, (_AROUND, _AROUND), frames, inks)


def draw_hand(spec: HandSpec) -> bytes:
    """Draw the hand as a PNG, 1000 pixels wide and as high as its rows."""
    layout = layout_of(spec.style, len(spec.cards), spec.deck)
    cut, inks = layout.cut, layout.inks
    laid = places(len(spec.cards), spec.gaps, layout)
    bottom = laid[-1].y + cut.height if laid else _MARGIN + cut.height
    above = slots_height(spec.slots, spec.deck, WIDTH - 2 * _PAGE_EDGE)
    canvas = Canvas(WIDTH, above + bottom + _MARGIN)
    if spec.slots:
        lay_slots(canvas, spec.slots, spec.deck, _PAGE_EDGE, _PAGE_EDGE, WIDTH - 2 * _PAGE_EDGE)
    for position, x, y in (card_place._replace(y=card_place.y + above) for card_place in laid):
        frames = Frames(position in spec.selected, position in spec.marked_new)
        top = y - (_RAISED if frames.selected else 0) - _AROUND
        box = (x - _AROUND, top, cut.width + 2 * _AROUND, _AROUND + cut.height + PAD)
        canvas.lay(box, _card, spec.cards[position], cut, frames, inks)
    return canvas.png()
