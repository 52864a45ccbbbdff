"""A result as the sum of its parts. Each part is a bar that continues the bar before."""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.canvas import encoded, felt, lay_panel
from bot.render.colours import GOLD, RGB, SEAT_COLOURS, WHITE, WOVEN
from bot.render.glyphs import text_mask
from bot.render.hand_picture import WIDTH
from bot.render.shapes import rounded_mask
from bot.render.specs import WorthSpec

_EDGE = 24
_LINE, _BETWEEN = 76, 8
"""Height of a line, and of the gap between two lines."""
_RADIUS = 16
_SQUARE = 40
"""Side of a part's coloured square. The message's text has a square of the same colour."""
_NUMBER, _DIGITS = 176, 40
"""Width of the column of numbers at the right, and height of the digits."""
_LEFT, _RIGHT = _EDGE + 16 + _SQUARE + 24, WIDTH - _EDGE - _NUMBER
_BAR = 36
_THIN = 4


class _WorthLine(NamedTuple):
    """A bar with its two ends in points, and its number."""

    colour: RGB
    ends: tuple[int, int]
    label: str
    is_sum: bool = False
    """The bar is a sum (the start or the result), not a part."""


def _lines(spec: WorthSpec) -> Iterator[_WorthLine]:
    sums = [*accumulate((part.points for part in spec.parts), initial=spec.start)]
    yield _WorthLine(WHITE, (0, spec.start), f"{spec.start:+d}", is_sum=True)
    for part, ends in zip(spec.parts, pairwise(sums), strict=True):
        yield _WorthLine(SEAT_COLOURS[part.colour - 1], ends, f"{part.points:+d}")
    yield _WorthLine(GOLD, (0, sums[-1]), f"{sums[-1]:+d}", is_sum=True)


def draw_worth(spec: WorthSpec) -> bytes:
    """Draw the lines as a PNG, 1000 pixels wide, from the start to the result."""
    lines = [*_lines(spec)]
    reach = [0, *(end for line in lines for end in line.ends)]
    least, most = min(reach), max(*reach, min(reach) + 1)
    picture = felt(WIDTH, len(lines) * (_LINE + _BETWEEN) - _BETWEEN + 2 * _EDGE)
    pen = ImageDraw.Draw(picture)

    def x(points: int) -> int:
        return round(_LEFT + (points - least) / (most - least) * (_RIGHT - _LEFT))

    for number, line in enumerate(lines):
        top = _EDGE + number * (_LINE + _BETWEEN)
        lay_panel(picture, (_EDGE, top, WIDTH - 2 * _EDGE, _LINE), _RADIUS)
        pen.rectangle((x(0) - 1, top, x(0), top + _LINE - 1), WOVEN)
        _lay(picture, line, top, tuple(sorted(map(x, line.ends))))
        if number:
            # This line joins the bar to the end of the bar above.
            joint = x(line.ends[1] if line.is_sum else line.ends[0])
            above = top - _BETWEEN - (_LINE - _BAR) // 2
            pen.rectangle((joint - 1, above, joint + 1, top + (_LINE - _BAR) // 2), WHITE)
    return encoded(picture)


def _lay(picture: Image.Image, line: _WorthLine, top: int, ends: tuple[int, ...]) -> None:
    middle = top + _LINE // 2
    if not line.is_sum:
        place = _EDGE + 16, middle - _SQUARE // 2
        picture.paste(line.colour, place, rounded_mask(_SQUARE, _SQUARE, 8))
    left, right = ends
    box = (left, middle - _BAR // 2, max(right, left + _THIN), middle + _BAR // 2)
    ImageDraw.Draw(picture).rectangle(box, line.colour)
    number = text_mask(line.label, _DIGITS, _NUMBER - 32)
    place = WIDTH - _EDGE - 18 - number.width, middle - number.height // 2
    picture.paste(line.colour if line.is_sum else WHITE, place, number)
