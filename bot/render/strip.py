"""Examples in rules pages, a low strip of melds, each with a tick, a cross or no mark."""

from bot.render.canvas import encoded, felt, lay_panel, stamp
from bot.render.faces import Cut, overlapped
from bot.render.hand_picture import WIDTH
from bot.render.marks import cross, tick
from bot.render.specs import StripGroup, StripSpec
from bot.render.sprites import fan, in_lines, lay_fan

_EDGE = 24
_BETWEEN = 14
_RADIUS = 18
_PADDING = 14
_WIDE = WIDTH - 2 * _EDGE
_STEP = 16
_SIZES = ((66, 1), (58, 1), (50, 1), (44, 1), (58, 2), (50, 2), (44, 3), (42, 4))
"""Visible width of a covered card, and the largest number of lines of the strip.

The last pair is used if nothing fits."""


def _mark(cut: Cut) -> int:
    """Return the side of a tick or a cross in pixels."""
    return round(cut.height * 0.42)


def _size(group: StripGroup, cut: Cut) -> tuple[int, int]:
    """Return the step between cards, and the width of the group's panel, in pixels."""
    mark = 0 if group.good is None else _mark(cut) + _PADDING
    step, wide = fan(len(group.cards), cut, _WIDE - mark - 2 * _PADDING)
    return step, wide + mark + 2 * _PADDING


def _lines(groups: tuple[StripGroup, ...], cut: Cut) -> list[list[int]]:
    """Return the groups by line, in as few lines of similar length as possible."""
    widths = [_size(group, cut)[1] for group in groups]
    fewest = len(in_lines(widths, _WIDE, _BETWEEN))
    rooms = range(max(widths, default=_WIDE), _WIDE, _STEP)
    narrow = (in_lines(widths, room, _BETWEEN) for room in (*rooms, _WIDE))
    return next(lines for lines in narrow if len(lines) == fewest)


def _cut(groups: tuple[StripGroup, ...], deck: str) -> Cut:
    """Return the largest cut at which the strip stays low."""
    cuts = ((overlapped(strip, deck), most) for strip, most in _SIZES)
    smallest = overlapped(_SIZES[-1][0], deck)
    return next((cut for cut, most in cuts if len(_lines(groups, cut)) <= most), smallest)


def draw_strip(spec: StripSpec) -> bytes:
    """Draw the strip as a PNG, 1000 pixels wide, with its lines in the middle."""
    cut = _cut(spec.groups, spec.deck)
    lines = _lines(spec.groups, cut)
    high = cut.height + 2 * _PADDING
    picture = felt(WIDTH, 2 * _EDGE + max(len(lines), 1) * (high + _BETWEEN) - _BETWEEN)
    y = _EDGE
    for line in lines:
        wide = sum(_size(spec.groups[index], cut)[1] for index in line) + (len(line) - 1) * _BETWEEN
        x = (WIDTH - wide) // 2
        for index in line:
            group = spec.groups[index]
            step, wide = _size(group, cut)
            lay_panel(picture, (x, y, wide, high), _RADIUS)
            lay_fan(picture, group.cards, cut, step, (x + _PADDING, y + _PADDING))
            if group.good is not None:
                sign = (tick if group.good else cross)(_mark(cut))
                place = x + wide - _PADDING - sign.width, y + (high - sign.height) // 2
                stamp(picture, sign, place)
            x += wide + _BETWEEN
        y += high + _BETWEEN
    return encoded(picture)
