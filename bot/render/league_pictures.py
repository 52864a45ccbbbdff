"""Pictures of the league, a leaderboard as bars and the course of a rating as a line."""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from bot.render.canvas import encoded, felt, lay_frame, lay_panel
from bot.render.colours import GOLD, INK, NEW, PANEL, WHITE, WOVEN, mix
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.shapes import Pen, Point, disc_mask, round_numbers
from bot.render.specs import Bar, BarsSpec, ChartSpec

# A leaderboard as bars. The rank is at the left, the number at the right. Whiskers show the spread.

_BAR_EDGE = 24
_LINE = 84
"""Height of a line."""
_BETWEEN = 10
_BAR_RADIUS = 18
_DISC = 60
_LABEL = 180
"""Width of the column at the right with the number."""
_BAR_LEFT = _BAR_EDGE + 16 + _DISC + 20
_RIGHT = WIDTH - _BAR_EDGE - _LABEL
_BAR_THICK = 34
"""Height of a bar."""
_TICK = 12
"""Pixels by which the end of a whisker reaches up and down."""
_BAR_ROOM = 0.06
"""The share of the scale that is free on both sides, so that every bar has some length."""


def _scale(bars: tuple[Bar, ...]) -> tuple[float, float]:
    """Return the least and the greatest number of the scale.

    The scale includes 0. If a bar has a spread, the scale starts below the lowest bar instead."""
    least = min(bar.value - bar.spread for bar in bars)
    most = max(bar.value + bar.spread for bar in bars)
    if not any(bar.spread for bar in bars):
        return min(least, 0.0), max(most, 1.0)
    room = (most - least) * _BAR_ROOM
    return least - room, most + room


def _lay(picture: Image.Image, bar: Bar, top: int, scale: tuple[float, float]) -> None:
    least, most = scale

    def x(value: float) -> int:
        return round(_BAR_LEFT + (value - least) / (most - least) * (_RIGHT - _BAR_LEFT - 8))

    wide = WIDTH - 2 * _BAR_EDGE
    lay_panel(picture, (_BAR_EDGE, top, wide, _LINE), _BAR_RADIUS)
    if bar.is_own:
        lay_frame(picture, (_BAR_EDGE, top, wide, _LINE), _BAR_RADIUS, 5, GOLD)
    middle = top + _LINE // 2
    _place(picture, bar, middle)
    pen = ImageDraw.Draw(picture)
    begin = x(max(least, 0.0)) if least < 0 and not bar.spread else _BAR_LEFT
    ends = sorted((begin, x(bar.value)))
    box = (ends[0], middle - _BAR_THICK // 2, max(ends[1], ends[0] + 4), middle + _BAR_THICK // 2)
    pen.rectangle(box, GOLD if bar.is_own else WOVEN)
    if bar.spread:
        left, right = x(bar.value - bar.spread), x(bar.value + bar.spread)
        pen.rectangle((left, middle - 2, right, middle + 2), NEW)
        for end in (left, right):
            pen.rectangle((end - 2, middle - _TICK, end + 2, middle + _TICK), NEW)
    number = text_mask(bar.label, 36, _LABEL - 32)
    place = WIDTH - _BAR_EDGE - 18 - number.width, middle - number.height // 2
    picture.paste(GOLD if bar.is_own else WHITE, place, number)


def _place(picture: Image.Image, bar: Bar, middle: int) -> None:
    x, y = _BAR_EDGE + 14, middle - _DISC // 2
    picture.paste(GOLD if bar.is_own else WHITE, (x, y), disc_mask(_DISC))
    number = text_mask(str(bar.place), LEGIBLE, _DISC - 14)
    place = x + (_DISC - number.width) // 2, middle - number.height // 2
    picture.paste(INK, place, number)


def draw_bars(spec: BarsSpec) -> bytes:
    """Draw the bars as a PNG, 1000 pixels wide."""
    scale = _scale(spec.bars)
    picture = felt(WIDTH, len(spec.bars) * (_LINE + _BETWEEN) - _BETWEEN + 2 * _BAR_EDGE)
    for number, bar in enumerate(spec.bars):
        _lay(picture, bar, _BAR_EDGE + number * (_LINE + _BETWEEN), scale)
    return encoded(picture)


# The course of a rating, game by game, as a line in its band of uncertainty.

_HEIGHT = 560
_CHART_EDGE = 24
_CHART_RADIUS = 18
_LABELS = 100
"""The greatest width of a rating at the left."""
_CHART_LEFT, _TOP = _CHART_EDGE + _LABELS + 14, _CHART_EDGE
_WIDE = WIDTH - _CHART_EDGE - _CHART_LEFT
_HIGH = _HEIGHT - _CHART_EDGE - 56 - _TOP
"""Height of the panel. The numbers of the games are below it."""
_INSIDE = 26
"""Pixels between the edges of the panel and the first and the last game."""
_CHART_ROOM = 0.05
"""The share of the scale that is free above and below the band."""
_NEAR = 0.03
"""The share of the scale without a number at both ends, because of the panel's corners."""
_LEAST = 20
"""The scale covers at least this range of points."""
_CHART_THICK = 6
_DOT = 28
_FINE = 4
_BAND = mix(GOLD, PANEL, 0.5)


class _Scale:
    """Places of ratings and games on the panel, in pixels from its left upper corner."""

    def __init__(self, spec: ChartSpec) -> None:
        points, self.first = spec.points, spec.first
        self.games = len(points)
        seen = [0] if spec.zero else []
        least = min([*seen, *(point.rating - point.spread for point in points)])
        most = max([*seen, *(point.rating + point.spread for point in points)])
        room = max((most - least) * _CHART_ROOM, (_LEAST - most + least) / 2)
        self.least, self.most = least - room, most + room

    def x(self, game: float) -> float:
        """Return the place of a game by its number. A single game is in the middle."""
        share = (game - self.first) / (self.games - 1) if self.games > 1 else 0.5
        return _INSIDE + share * (_WIDE - 2 * _INSIDE)

    def y(self, rating: float) -> float:
        """Return the place of a rating."""
        return (self.most - rating) / (self.most - self.least) * _HIGH


def _smooth(drawing: Callable[[Pen], None]) -> Image.Image:
    """Return a mask of the panel, drawn larger and averaged down."""
    image = Image.new("L", (_WIDE * _FINE, _HIGH * _FINE))
    drawing(ImageDraw.Draw(image))
    return image.reduce(_FINE)


def _fine(points: Sequence[Point]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in points]


def _grid(picture: Image.Image, scale: _Scale) -> None:
    """Draw lines at round numbers, with the ratings at the left and the games below."""
    pen = ImageDraw.Draw(picture)
    near = (scale.most - scale.least) * _NEAR
    for rating in round_numbers(scale.least + near, scale.most - near, 6):
        y = _TOP + round(scale.y(rating))
        pen.rectangle((_CHART_LEFT, y - 1, _CHART_LEFT + _WIDE - 1, y), WOVEN)
        number = text_mask(str(rating), LEGIBLE, _LABELS)
        picture.paste(WHITE, (_CHART_LEFT - 14 - number.width, y - number.height // 2), number)
    for game in round_numbers(scale.first, scale.first + scale.games - 1, 6):
        x = _CHART_LEFT + round(scale.x(game))
        pen.rectangle((x - 1, _TOP, x, _TOP + _HIGH - 1), WOVEN)
        number = text_mask(str(game), LEGIBLE, _LABELS)
        left = min(x - number.width // 2, WIDTH - _CHART_EDGE - number.width)
        picture.paste(WHITE, (left, _TOP + _HIGH + 8), number)


def draw_chart(spec: ChartSpec) -> bytes:
    """Draw the chart as a PNG, 1000 pixels wide.

    The games are below, the ratings at the left. The points in ``spec.marks`` have blue dots, the
    last point has a golden dot."""
    scale, points = _Scale(spec), list(enumerate(spec.points, spec.first))
    line = [(scale.x(game), scale.y(point.rating)) for game, point in points]
    upper = [(scale.x(game), scale.y(point.rating + point.spread)) for game, point in points]
    lower = [(scale.x(game), scale.y(point.rating - point.spread)) for game, point in points]
    picture = felt(WIDTH, _HEIGHT)
    lay_panel(picture, (_CHART_LEFT, _TOP, _WIDE, _HIGH), _CHART_RADIUS)
    outline = _fine([*upper, *reversed(lower)])
    picture.paste(_BAND, (_CHART_LEFT, _TOP), _smooth(lambda pen: pen.polygon(outline, 255)))
    _grid(picture, scale)
    if spec.zero:
        level = _TOP + round(scale.y(0))
        box = (_CHART_LEFT, level - 2, _CHART_LEFT + _WIDE - 1, level + 1)
        ImageDraw.Draw(picture).rectangle(box, _BAND)
    curve = _fine(line)
    drawn = _smooth(lambda pen: pen.line(curve, 255, _CHART_THICK * _FINE, joint="curve"))
    picture.paste(WHITE, (_CHART_LEFT, _TOP), drawn)
    for colour, index in (*((NEW, mark) for mark in spec.marks), (GOLD, -1)):
        x, y = line[index]
        place = _CHART_LEFT + round(x) - _DOT // 2, _TOP + round(y) - _DOT // 2
        picture.paste(colour, place, disc_mask(_DOT))
    return encoded(picture)
