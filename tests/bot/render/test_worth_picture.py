"""A result as the sum of its parts: each line begins where the one before it ends."""

from io import BytesIO

import pytest
from PIL import Image

from bot.games.drawing import draw
from bot.render.colours import GOLD, NEW, RGB, SEAT_COLOURS
from bot.render.specs import ChartPoint, ChartSpec, WorthPart, WorthSpec
from tests.each import each

PARTS = tuple(WorthPart(colour, points) for colour, points in ((5, 20), (6, -30), (3, -20)))


def opened(png: bytes) -> Image.Image:
    image = Image.open(BytesIO(png)).convert("RGB")
    assert image.getcolors(96) is not None
    return image


def reach(image: Image.Image, line: int, colour: RGB) -> tuple[int, int]:
    """From where to where the bar of a line reaches."""
    y = 24 + line * 84 + 38
    found = [x for x in range(110, 790) if image.getpixel((x, y)) == colour]
    return min(found), max(found)


def test_each_bar_begins_where_the_one_before_it_ends() -> None:
    image = opened(draw(WorthSpec(10, PARTS)))
    assert image.size == (1000, 5 * 84 - 8 + 48)
    up, down, on = (
        reach(image, line, SEAT_COLOURS[part.colour - 1]) for line, part in enumerate(PARTS, 1)
    )
    last = reach(image, 4, GOLD)
    assert up[1] == pytest.approx(down[1], abs=2)
    assert down[0] == pytest.approx(on[1], abs=2)
    assert on[0] == pytest.approx(last[0], abs=2)
    assert (down[1] - down[0]) == pytest.approx(1.5 * (up[1] - up[0]), abs=8)


@each("start, points", [(0, 0), (0, -1), (9999, 9999), (-300, 300)])
def test_any_result_is_a_picture_and_always_the_same(start: int, points: int) -> None:
    spec = WorthSpec(start, (WorthPart(8, points),))
    opened(draw(spec))
    assert draw(spec) == draw(WorthSpec(start, (WorthPart(8, points),)))


def test_a_curve_of_points_has_its_marks_and_always_the_zero() -> None:
    points = tuple(ChartPoint(20 + at, 0) for at in range(9))

    def blue(spec: ChartSpec) -> list[int]:
        image = opened(draw(spec))
        return [x for x in range(1000) for y in range(0, 560, 4) if image.getpixel((x, y)) == NEW]

    plain = ChartSpec(points, 0, (), zero=True)
    assert blue(plain) == []
    left, right = blue(plain._replace(marks=(2,))), blue(plain._replace(marks=(6,)))
    assert max(left) < 500 < min(right)
    assert draw(plain) != draw(plain._replace(zero=False)), "0 is seen"
    assert draw(plain) != draw(plain._replace(first=1)), "other numbers below it"
