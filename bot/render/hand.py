"""A player's hand: rows of at most seven cards, big enough to be read on a phone."""

from typing import NamedTuple

from .cut import LARGE
from .faces import PAD, Frames, sprite
from .felt import felt
from .png import encoded
from .specs import HandSpec

WIDTH = 1000
"""Every picture is so many pixels wide; a phone shows about a third of them."""

_IN_A_ROW = 7
_MARGIN = 34
_BETWEEN = 12
_PAGE_EDGE = 12
_BETWEEN_ROWS = 34
_RAISED = 20
_GROUP_GAP = 22


class Place(NamedTuple):
    """A card's position in the hand, and its left upper corner in pixels."""

    position: int
    x: int
    y: int


def _rows(count: int, gaps: tuple[int, ...]) -> list[range]:
    """As few rows as can be, evenly filled; a row would rather end where a group does."""
    rows = -(-count // _IN_A_ROW)
    ends = []
    begin = 0
    for left in range(rows, 1, -1):
        least = max(count - begin - _IN_A_ROW * (left - 1), 1)
        even = -(-(count - begin) // left)
        allowed = range(least, min(_IN_A_ROW, count - begin - left + 1) + 1)
        size = min(allowed, key=lambda size: (abs(size - even) - 2 * (begin + size in gaps), -size))
        begin += size
        ends.append(begin)
    starts = [0, *ends]
    return [range(*pair) for pair in zip(starts, [*ends, count], strict=True)]


def places(count: int, gaps: tuple[int, ...]) -> list[Place]:
    """Where each card lies, when none is selected."""
    found = []
    for number, row in enumerate(_rows(count, gaps)):
        groups = sum(position in gaps for position in row[1:])
        cards = len(row) * LARGE.width + (len(row) - 1) * _BETWEEN
        spare = WIDTH - 2 * _PAGE_EDGE - cards
        gap = min(_GROUP_GAP, spare // groups) if groups else 0
        x = (WIDTH - cards - gap * groups) // 2
        y = _MARGIN + number * (LARGE.height + _BETWEEN_ROWS)
        for position in row:
            if position in gaps and position != row[0]:
                x += gap
            found.append(Place(position, x, y))
            x += LARGE.width + _BETWEEN
    return found


def draw_hand(spec: HandSpec) -> bytes:
    """The hand as a PNG, 1000 pixels wide and as high as its rows."""
    laid = places(len(spec.cards), spec.gaps)
    bottom = laid[-1].y + LARGE.height if laid else _MARGIN + LARGE.height
    picture = felt(WIDTH, bottom + _MARGIN)
    for position, x, y in laid:
        frames = Frames(position in spec.selected, position in spec.marked_new)
        image = sprite(spec.cards[position], LARGE, frames)
        raised = _RAISED if frames.selected else 0
        picture.paste(image, (x - PAD, y - PAD - raised), image)
    return encoded(picture)
