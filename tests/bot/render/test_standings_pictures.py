"""Pictures of the league: bars of a leaderboard, the curve of a rating (UX Commands)."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.games.drawing import draw
from bot.render.specs import Bar, BarsSpec, ChartPoint, ChartSpec, FieldLine, FieldSpec
from tests.each import each

GOLD = (255, 190, 20)
BARS = tuple(Bar(place, 1400 - 50 * place, str(1400 - 50 * place), 90.0) for place in range(1, 4))
CURVE = tuple(ChartPoint(1000 + 20 * at, 300 - 10 * at) for at in range(20))


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png))
    image.load()
    assert image.format == "PNG"
    return image.convert("RGB")


def changed(one: bytes, two: bytes) -> tuple[int, int, int, int]:
    """The box in which two pictures of the same size differ."""
    box = ImageChops.difference(opened(one), opened(two)).getbbox()
    assert box is not None, "they look the same"
    return box


def golden(png: bytes) -> int:
    """How many pixels are gold."""
    colours = opened(png).getcolors(96) or []
    return {colour: count for count, colour in colours}.get(GOLD, 0)


@each("lines", [1, 3, 10])
def test_bars_are_a_picture_of_96_colours_and_always_the_same(lines: int) -> None:
    bars = tuple(Bar(990 + at, 1000.0 + at, f"{1000 + at}", 80.0) for at in range(lines))
    image = opened(draw(BarsSpec(bars)))
    assert image.size == (1000, 94 * lines - 10 + 48)
    assert image.getcolors(96) is not None
    assert draw(BarsSpec(bars)) == draw(BarsSpec(tuple(bars)))


def first(**other: object) -> bytes:
    return draw(BarsSpec((BARS[0]._replace(**other), *BARS[1:])))


def test_place_bar_and_number_stand_in_the_line() -> None:
    before = draw(BarsSpec(BARS))
    left, top, right, bottom = changed(before, first(place=9))
    assert (left > 24, right < 110, top > 24, bottom < 110) == (True,) * 4
    left, top, _, bottom = changed(before, first(label="7777"))
    assert (left > 790, bottom < 110) == (True, True)
    other = draw(BarsSpec((BARS[0], BARS[1]._replace(value=1320), BARS[2])))
    left, top, right, bottom = changed(before, other)
    assert (left > 110, right < 800, top > 110, bottom < 210) == (True,) * 4


def test_whiskers_are_as_long_as_the_doubt() -> None:
    widths = []
    for spread in (40.0, 80.0):
        inner = BARS[1]._replace(spread=spread)
        known = BARS[1]._replace(spread=0.001)
        one, two = (draw(BarsSpec((BARS[0], bar, BARS[2]))) for bar in (inner, known))
        left, _, right, _ = changed(one, two)
        widths.append(right - left)
    assert widths[1] == pytest.approx(2 * widths[0], abs=12)


def test_my_line_is_golden() -> None:
    assert golden(draw(BarsSpec(BARS))) == 0
    assert golden(first(is_own=True)) > 8000


def test_numbers_below_zero_point_to_the_left() -> None:
    bars = (Bar(1, 20.0, "20.0"), Bar(2, -10.0, "-10.0"))
    image = opened(draw(BarsSpec(bars)))
    row = [image.getpixel((x, 24 + 94 + 42)) for x in range(130, 790)]
    bar = [x for x, colour in enumerate(row, 130) if colour == (36, 124, 84)]
    upper = [image.getpixel((x, 24 + 42)) for x in range(130, 790)]
    other = [x for x, colour in enumerate(upper, 130) if colour == (36, 124, 84)]
    assert max(bar) <= min(other) + 1, "they meet at zero"
    assert len(other) == pytest.approx(2 * len(bar), rel=0.05)


@each("points", [2, 20, 100])
def test_a_chart_is_a_picture_of_96_colours_and_always_the_same(points: int) -> None:
    curve = tuple(ChartPoint(1000 + at, 300 - at) for at in range(points))
    image = opened(draw(ChartSpec(curve)))
    assert image.size == (1000, 560)
    assert image.getcolors(96) is not None
    assert draw(ChartSpec(curve)) == draw(ChartSpec(tuple(curve)))


def test_rating_and_doubt_are_seen_and_the_last_game_stands_out() -> None:
    before = draw(ChartSpec(CURVE))
    assert golden(before) > 100
    # What stays within the ends keeps the scale as it is.
    other = draw(ChartSpec((*CURVE[:15], CURVE[15]._replace(rating=1250), *CURVE[16:])))
    left, _, right, _ = changed(before, other)
    assert (left > 700, right < 900) == (True, True), "later games are further to the right"
    calm = (CURVE[0], *(point._replace(spread=40) for point in CURVE[1:-1]), CURVE[-1])
    left, _, right, _ = changed(before, draw(ChartSpec(calm)))
    assert right - left > 700


def test_numbers_beside_the_curve_tell_its_height_and_those_below_its_games() -> None:
    before = draw(ChartSpec(CURVE))
    higher = tuple(ChartPoint(point.rating + 1000, point.spread) for point in CURVE)
    left, _, right, _ = changed(before, draw(ChartSpec(higher)))
    assert (left > 20, right < 125) == (True, True), "the same curve beside other ratings"
    twice = tuple(point for point in CURVE for _ in range(2))
    _, _, _, bottom = changed(before, draw(ChartSpec(twice)))
    assert bottom > 500, "other games below it"


@each("spread", [0, 90])
def test_a_rating_that_never_moves_is_a_line_in_the_middle(spread: int) -> None:
    image = opened(draw(ChartSpec((ChartPoint(1000, spread),) * 9)))
    white = [y for y in range(560) if image.getpixel((500, y)) == (255, 255, 252)]
    assert 200 < min(white) <= max(white) < 300


@each("ratings", [(-4000, 9000), (0, 0), (7, 8), (1000, 1000)])
def test_ratings_far_apart_or_close_together_are_a_picture_too(ratings: tuple[int, int]) -> None:
    opened(draw(ChartSpec(tuple(ChartPoint(rating, 3) for rating in ratings))))


@each("seats", [2, 8])
def test_tables_of_the_same_cards_are_dots_and_ones_own_is_golden(seats: int) -> None:
    lines = tuple(FieldLine(seat, (-40, 7, 7, 7, 7, 120), 1) for seat in range(1, seats + 1))
    png = draw(FieldSpec(lines))
    assert opened(png).size == (1000, 106 * seats - 10 + 100)
    assert golden(png) > 500 * seats
    assert golden(draw(FieldSpec(tuple(line._replace(own=None) for line in lines)))) < golden(png)
    # All alike, and a single table, can be drawn, too.
    assert draw(FieldSpec((FieldLine(1, (0, 0), 0), FieldLine(2, (0, 0), 0))))
    moved = lines[0]._replace(points=(-40, 7, 7, 7, 60, 120))
    _, top, _, bottom = changed(png, draw(FieldSpec((moved, *lines[1:]))))
    assert (top > 24, bottom < 124) == (True, True)
