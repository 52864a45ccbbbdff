"""The picture of a hand in named groups: lives, other groups, and cards left over."""

from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Canvas, lay_panel, lay_slot
from bot.render.colours import WHITE
from bot.render.glyphs import LEGIBLE, name_mask
from bot.render.hand_picture import LAYOUTS, WIDTH, HandLayout
from bot.render.marks import cross, tick
from bot.render.specs import CardStyle, GroupedHandSpec, HandGroup
from bot.render.sprites import Frames, frames_of, lay

_EDGE = 7
"""The pixels around all groups. Three groups with seven cards fit in between."""
_PADDING = 6
_BETWEEN_CARDS = 12
_BETWEEN = 10
_GAP = 20
_RADIUS = 16
_NAME = 58
"""Height of the line of names."""
_SIGN = 36
_LOW = 64
"""Height of an empty place in a line without cards."""
_LEAST = 2
"""The smallest width of a group in cards. It leaves room for the group's name."""
_RAISED = 14


class _LineOfCards(NamedTuple):
    """A group's cards from ``begin`` to ``end``, on one line. The name is on the first line."""

    group: HandGroup
    begin: int
    end: int
    width: int

    @property
    def is_first(self) -> bool:
        return self.begin == 0


def _wide(group: HandGroup, begin: int, end: int, layout: HandLayout) -> int:
    """Return the width of these cards on their panel in pixels."""
    cards = end - begin if begin else max(end, _LEAST)
    gaps = sum(begin < gap < end for gap in group.gaps) * _GAP
    return cards * (layout.cut.width + _BETWEEN_CARDS) - _BETWEEN_CARDS + gaps + 2 * _PADDING


def _cut(group: HandGroup, layout: HandLayout) -> list[_LineOfCards]:
    """Split a group into as few lines as possible. The lines are evenly filled."""
    count = len(group.cards)
    lines = max(1, -(-count // layout.in_a_row))
    cuts = [count * line // lines for line in range(lines + 1)]
    if lines == 1 and _wide(group, 0, count, layout) > WIDTH - 2 * _EDGE:
        # The gaps are too wide, so the row is cut at the gap nearest to its middle.
        cuts = [0, min(group.gaps, key=lambda gap: abs(2 * gap - count)), count]
    pairs = pairwise(cuts)
    return [_LineOfCards(group, *pair, _wide(group, *pair, layout)) for pair in pairs]


def _lines(spec: GroupedHandSpec, layout: HandLayout) -> list[list[_LineOfCards]]:
    """Return the groups' parts by line. Each line is as full as possible."""
    lines: list[list[_LineOfCards]] = []
    used = WIDTH
    for part in (part for group in spec.groups for part in _cut(group, layout)):
        if not part.is_first or used + _BETWEEN + part.width > WIDTH - 2 * _EDGE:
            lines.append([])
            used = -_BETWEEN
        lines[-1].append(part)
        used += _BETWEEN + part.width
    return lines


def _height(line: list[_LineOfCards], layout: HandLayout) -> int:
    has_cards = any(part.group.cards for part in line)
    name = _NAME if line[0].is_first else _RAISED
    return name + (layout.cut.height if has_cards else _LOW) + 2 * _PADDING


def _lay_name(picture: Image.Image, group: HandGroup, width: int) -> None:
    x = 2 * _PADDING
    if group.good is not None:
        sign = tick(_SIGN) if group.good else cross(_SIGN)
        picture.paste(sign, (x, (_NAME - _SIGN) // 2), sign)
        x += _SIGN + _PADDING
    letters = name_mask(group.name, LEGIBLE, width - x - _PADDING)
    if letters is not None:
        picture.paste(WHITE, (x, (_NAME - letters.height) // 2), letters)


def _panel(
    picture: Image.Image,
    group: HandGroup,
    cards: tuple[int, int],
    named: bool,
    wild: int | None,
    style: CardStyle,
) -> None:
    """Draw a part of a group's cards on a panel that fills the picture.

    ``cards``: the indices of the first card and of the card after the last.
    """
    layout = LAYOUTS[style]
    width, height = picture.size
    lay_panel(picture, (0, 0, width, height), _RADIUS)
    if named:
        _lay_name(picture, group, width)
    top = _PADDING + (_NAME if named else _RAISED)
    if not group.cards:
        wide = (width - 2 * _PADDING - _BETWEEN_CARDS) // _LEAST
        for index in range(_LEAST):
            box = (_PADDING + index * (wide + _BETWEEN_CARDS), top, wide, height - _PADDING - top)
            lay_slot(picture, box, layout.cut.radius)
        return
    steps = [
        layout.cut.width + _BETWEEN_CARDS + (_GAP if index + 1 in group.gaps else 0)
        for index in range(*cards)
    ]
    for index, x in zip(range(*cards), accumulate(steps, initial=_PADDING), strict=False):
        card, chosen = group.cards[index], index in group.selected
        frames = frames_of(card, wild, Frames(chosen, index in group.new))
        place = x, top - (_RAISED if chosen else 0)
        lay(picture, card, layout.cut, place, frames, layout.inks)


def draw_grouped_hand(spec: GroupedHandSpec) -> bytes:
    """Draw the hand as a PNG. It is 1000 pixels wide and as high as the lines of the hand."""
    layout = LAYOUTS[spec.style]
    lines = _lines(spec, layout)
    heights = [_height(line, layout) for line in lines]
    canvas = Canvas(WIDTH, sum(heights) + (len(lines) - 1) * _BETWEEN + 2 * _EDGE)
    top = _EDGE
    for line, height in zip(lines, heights, strict=True):
        wide = sum(part.width for part in line) + _BETWEEN * (len(line) - 1)
        x = (WIDTH - wide) // 2
        for part in line:
            box = (x, top, part.width, height)
            cards = part.begin, part.end
            canvas.lay(box, _panel, part.group, cards, part.is_first, spec.wild, spec.style)
            x += part.width + _BETWEEN
        top += height + _BETWEEN
    return canvas.png()
