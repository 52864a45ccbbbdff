"""How a rating went: a line in its band of uncertainty, game by game."""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from PIL import Image, ImageDraw

from .colours import GOLD, PANEL, WHITE, WOVEN, mix
from .felt import felt
from .glyphs import text_mask
from .ground import lay_panel
from .hand import WIDTH
from .png import encoded
from .shapes import Pen, Point, disc_mask
from .specs import ChartPoint, ChartSpec

_HEIGHT = 560
_EDGE = 24
_RADIUS = 18
_LABELS = 100
"""Widest number at the left, where the ratings stand."""
_DIGITS = 27
"""Height of a number: 9 pixels where the picture is shown on a phone."""
_LEFT, _TOP = _EDGE + _LABELS + 14, _EDGE
_WIDE = WIDTH - _EDGE - _LEFT
_HIGH = _HEIGHT - _EDGE - 56 - _TOP
"""The panel; the games stand below it."""
_INSIDE = 26
"""Pixels between the edges of the panel and the first and the last game."""
_ROOM = 0.05
"""Of the scale this share is left free above and below the band."""
_NEAR = 0.03
"""Of the scale this share has no number at both ends, where it would stand beside a corner."""
_LEAST = 20
"""A scale tells so many points apart at least."""
_THICK = 6
_DOT = 28
_FINE = 4
_BAND = mix(GOLD, PANEL, 0.5)


def _marks(least: float, most: float, count: int) -> range:
    """At most so many round numbers at equal distances between these two."""
    rough = max((most - least) / count, 1.0)
    power = int(10 ** floor(log10(rough)))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    return range(ceil(least / step) * step, floor(most) + 1, step)


class _Scale:
    """Where ratings and games lie on the panel, in pixels from its left upper corner."""

    def __init__(self, points: Sequence[ChartPoint]) -> None:
        self.games = len(points)
        least = min(point.rating - point.spread for point in points)
        most = max(point.rating + point.spread for point in points)
        room = max((most - least) * _ROOM, (_LEAST - most + least) / 2)
        self.least, self.most = least - room, most + room

    def x(self, game: float) -> float:
        """The place of a game, counted from 1; a game alone stands in the middle."""
        share = (game - 1) / (self.games - 1) if self.games > 1 else 0.5
        return _INSIDE + share * (_WIDE - 2 * _INSIDE)

    def y(self, rating: float) -> float:
        """The height of a rating."""
        return (self.most - rating) / (self.most - self.least) * _HIGH


def _smooth(drawing: Callable[[Pen], None]) -> Image.Image:
    """A mask of the panel, drawn larger and averaged down."""
    image = Image.new("L", (_WIDE * _FINE, _HIGH * _FINE))
    drawing(ImageDraw.Draw(image))
    return image.reduce(_FINE)


def _fine(points: Sequence[Point]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in points]


def _grid(picture: Image.Image, scale: _Scale) -> None:
    """Lines at round numbers, and the numbers beside them."""
    pen = ImageDraw.Draw(picture)
    near = (scale.most - scale.least) * _NEAR
    for rating in _marks(scale.least + near, scale.most - near, 6):
        y = _TOP + round(scale.y(rating))
        pen.rectangle((_LEFT, y - 1, _LEFT + _WIDE - 1, y), WOVEN)
        number = text_mask(str(rating), _DIGITS, _LABELS)
        picture.paste(WHITE, (_LEFT - 14 - number.width, y - number.height // 2), number)
    for game in _marks(1, scale.games, 6):
        x = _LEFT + round(scale.x(game))
        pen.rectangle((x - 1, _TOP, x, _TOP + _HIGH - 1), WOVEN)
        number = text_mask(str(game), _DIGITS, _LABELS)
        left = min(x - number.width // 2, WIDTH - _EDGE - number.width)
        picture.paste(WHITE, (left, _TOP + _HIGH + 8), number)


def draw_chart(spec: ChartSpec) -> bytes:
    """The chart as a PNG, 1000 pixels wide; below stand the games, at the left the ratings."""
    scale, points = _Scale(spec.points), list(enumerate(spec.points, 1))
    line = [(scale.x(game), scale.y(point.rating)) for game, point in points]
    upper = [(scale.x(game), scale.y(point.rating + point.spread)) for game, point in points]
    lower = [(scale.x(game), scale.y(point.rating - point.spread)) for game, point in points]
    picture = felt(WIDTH, _HEIGHT)
    lay_panel(picture, (_LEFT, _TOP, _WIDE, _HIGH), _RADIUS)
    outline = _fine([*upper, *reversed(lower)])
    picture.paste(_BAND, (_LEFT, _TOP), _smooth(lambda pen: pen.polygon(outline, 255)))
    _grid(picture, scale)
    curve = _fine(line)
    drawn = _smooth(lambda pen: pen.line(curve, 255, _THICK * _FINE, joint="curve"))
    picture.paste(WHITE, (_LEFT, _TOP), drawn)
    x, y = line[-1]
    place = _LEFT + round(x) - _DOT // 2, _TOP + round(y) - _DOT // 2
    picture.paste(GOLD, place, disc_mask(_DOT))
    return encoded(picture)
