"""Points of each seat at several tables with the same cards, as dots on a line per seat."""

from collections import Counter

from PIL import Image, ImageDraw

from bot.render.canvas import encoded, felt, lay_panel, stamp
from bot.render.colours import GOLD, WHITE, WOVEN
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.marks import badge
from bot.render.shapes import disc_mask, round_numbers
from bot.render.specs import FieldLine, FieldSpec

_EDGE = 24
_LINE, _BETWEEN = 96, 10
"""Height of a line, and of the gap between two lines."""
_RADIUS = 18
_DISC = 60
_DOT, _OWN_DOT = 26, 38
_STACKED = 16
"""Pixels by which a dot is above another dot of the same points."""
_LEFT, _RIGHT = _EDGE + 16 + _DISC + 50, WIDTH - _EDGE - 50
_BELOW = 52
"""Height of the numbers below the lines."""
_ROOM = 0.04
_LEAST = 10
"""The scale covers at least this range of points."""


def draw_field(spec: FieldSpec) -> bytes:
    """Draw the lines as a PNG, 1000 pixels wide. Dots of the highlighted table are golden."""
    every = [points for line in spec.lines for points in line.points]
    least, most = min(every), max(every)
    room = max((most - least) * _ROOM, (_LEAST - most + least) / 2)
    scale = least - room, most + room
    high = len(spec.lines) * (_LINE + _BETWEEN) - _BETWEEN
    picture = felt(WIDTH, high + 2 * _EDGE + _BELOW)
    for number in range(len(spec.lines)):
        top = _EDGE + number * (_LINE + _BETWEEN)
        lay_panel(picture, (_EDGE, top, WIDTH - 2 * _EDGE, _LINE), _RADIUS)
    _grid(picture, scale, high)
    for number, line in enumerate(spec.lines):
        _lay(picture, line, _EDGE + number * (_LINE + _BETWEEN) + _LINE // 2, scale)
    return encoded(picture)


def _x(points: float, scale: tuple[float, float]) -> int:
    least, most = scale
    return round(_LEFT + (points - least) / (most - least) * (_RIGHT - _LEFT))


def _grid(picture: Image.Image, scale: tuple[float, float], high: int) -> None:
    """Draw lines at round numbers, with the numbers below them."""
    pen = ImageDraw.Draw(picture)
    for points in round_numbers(*scale, 5):
        x = _x(points, scale)
        pen.rectangle((x - 1, _EDGE, x, _EDGE + high - 1), WOVEN)
        number = text_mask(str(points), LEGIBLE, 120)
        picture.paste(WHITE, (x - number.width // 2, _EDGE + high + 14), number)


def _lay(picture: Image.Image, line: FieldLine, middle: int, scale: tuple[float, float]) -> None:
    pen = ImageDraw.Draw(picture)
    pen.rectangle((_LEFT, middle - 1, _RIGHT, middle + 1), WOVEN)
    stamp(picture, badge(line.seat, _DISC), (_EDGE + 14, middle - _DISC // 2))
    # Dots of the same points are stacked, at most three high.
    met = Counter([] if line.own is None else [line.points[line.own]])
    for table, points in enumerate(line.points):
        if table == line.own:
            continue
        met[points] += 1
        above = min(met[points] - 1, 2) * _STACKED
        _dot(picture, _x(points, scale), middle - above, _DOT, own=False)
    if line.own is not None:
        _dot(picture, _x(line.points[line.own], scale), middle, _OWN_DOT, own=True)


def _dot(picture: Image.Image, x: int, y: int, size: int, *, own: bool) -> None:
    picture.paste(GOLD if own else WHITE, (x - size // 2, y - size // 2), disc_mask(size))
