"""A leaderboard as bars: the place at the left, the number at the right, whiskers for doubt."""

from PIL import Image, ImageDraw

from .colours import GOLD, INK, NEW, WHITE, WOVEN
from .felt import felt
from .glyphs import text_mask
from .ground import lay_frame, lay_panel
from .hand import WIDTH
from .png import encoded
from .shapes import disc_mask
from .specs import Bar, BarsSpec

_EDGE = 24
_LINE = 84
"""Height of a line."""
_BETWEEN = 10
_RADIUS = 18
_DISC = 60
_LABEL = 180
"""Width of the column at the right where the number stands."""
_LEFT = _EDGE + 16 + _DISC + 20
_RIGHT = WIDTH - _EDGE - _LABEL
_THICK = 34
"""Height of a bar."""
_TICK = 12
"""How far the end of a whisker reaches up and down."""
_ROOM = 0.06
"""Of the scale this share is left free on both sides, so that every bar has some length."""


def _scale(bars: tuple[Bar, ...]) -> tuple[float, float]:
    """The least and the greatest number of the scale.

    Numbers that are known are measured from 0; guesses lie close together, so that their scale
    begins below the lowest.
    """
    least = min(bar.value - bar.spread for bar in bars)
    most = max(bar.value + bar.spread for bar in bars)
    if not any(bar.spread for bar in bars):
        return min(least, 0.0), max(most, 1.0)
    room = (most - least) * _ROOM
    return least - room, most + room


def _lay(picture: Image.Image, bar: Bar, top: int, scale: tuple[float, float]) -> None:
    least, most = scale

    def x(value: float) -> int:
        return round(_LEFT + (value - least) / (most - least) * (_RIGHT - _LEFT - 8))

    wide = WIDTH - 2 * _EDGE
    lay_panel(picture, (_EDGE, top, wide, _LINE), _RADIUS)
    if bar.mine:
        lay_frame(picture, (_EDGE, top, wide, _LINE), _RADIUS, 5, GOLD)
    middle = top + _LINE // 2
    _place(picture, bar, middle)
    pen = ImageDraw.Draw(picture)
    begin = x(max(least, 0.0)) if least < 0 and not bar.spread else _LEFT
    ends = sorted((begin, x(bar.value)))
    box = (ends[0], middle - _THICK // 2, max(ends[1], ends[0] + 4), middle + _THICK // 2)
    pen.rectangle(box, GOLD if bar.mine else WOVEN)
    if bar.spread:
        left, right = x(bar.value - bar.spread), x(bar.value + bar.spread)
        pen.rectangle((left, middle - 2, right, middle + 2), NEW)
        for end in (left, right):
            pen.rectangle((end - 2, middle - _TICK, end + 2, middle + _TICK), NEW)
    number = text_mask(bar.label, 36, _LABEL - 32)
    place = WIDTH - _EDGE - 18 - number.width, middle - number.height // 2
    picture.paste(GOLD if bar.mine else WHITE, place, number)


def _place(picture: Image.Image, bar: Bar, middle: int) -> None:
    x, y = _EDGE + 14, middle - _DISC // 2
    picture.paste(GOLD if bar.mine else WHITE, (x, y), disc_mask(_DISC))
    number = text_mask(str(bar.place), 28, _DISC - 14)
    place = x + (_DISC - number.width) // 2, middle - number.height // 2
    picture.paste(INK, place, number)


def draw_bars(spec: BarsSpec) -> bytes:
    """The bars as a PNG, 1000 pixels wide."""
    scale = _scale(spec.bars)
    picture = felt(WIDTH, len(spec.bars) * (_LINE + _BETWEEN) - _BETWEEN + 2 * _EDGE)
    for number, bar in enumerate(spec.bars):
        _lay(picture, bar, _EDGE + number * (_LINE + _BETWEEN), scale)
    return encoded(picture)
