"""Smooth shapes as masks (mode L, with 255 inside the shape).

Outlines are on a field of 100 by 100 units. They are drawn eight times too large and averaged down.
"""

from collections.abc import Callable, Sequence
from math import ceil, cos, floor, log10, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.cache import cached
from engine.cards import SUITS

Point = tuple[float, float]
Pen = ImageDraw.ImageDraw
Drawing = Callable[[Pen, float], None]
"""A function that draws with the pen, in field units times the factor."""

_FINE = 8
_CURVE_STEPS = 24


def smooth(width: int, height: int, drawing: Drawing) -> Image.Image:
    """Draw a mask of this size in pixels. The field's 100 units span its width."""
    image = Image.new("L", (width * _FINE, height * _FINE))
    drawing(ImageDraw.Draw(image), width * _FINE / 100)
    return image.reduce(_FINE)


def polygon(pen: Pen, factor: float, points: Sequence[Point], fill: int = 255) -> None:
    """Fill a polygon given in field units."""
    pen.polygon([(x * factor, y * factor) for x, y in points], fill=fill)


def filled(points: Sequence[Point], size: int) -> Image.Image:
    """Draw a polygon given in field units, in a square of ``size`` pixels."""
    return smooth(size, size, lambda pen, factor: polygon(pen, factor, points))


def disc(pen: Pen, factor: float, centre: Point, radius: float, fill: int = 255) -> None:
    """Fill a circle given in field units."""
    (x, y), r = centre, radius
    box = ((x - r) * factor, (y - r) * factor, (x + r) * factor, (y + r) * factor)
    pen.ellipse(box, fill=fill)


def curve(start: Point, *parts: tuple[Point, Point, Point]) -> list[Point]:
    """Return points along cubic Bezier curves. Each part is two control points and an end."""
    points = [start]
    for first, second, end in parts:
        begin = points[-1]
        for step in range(1, _CURVE_STEPS + 1):
            t = step / _CURVE_STEPS
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append(
                (
                    a * begin[0] + b * first[0] + c * second[0] + d * end[0],
                    a * begin[1] + b * first[1] + c * second[1] + d * end[1],
                )
            )
    return points


def round_numbers(least: float, most: float, count: int) -> range:
    """Return at most ``count`` + 1 evenly spaced round numbers from ``least`` to ``most``."""
    rough = max((most - least) / count, 1.0)
    power = int(10 ** floor(log10(rough)))
    step = next(step * power for step in (1, 2, 5, 10) if step * power >= rough)
    return range(ceil(least / step) * step, floor(most) + 1, step)


def mirrored(points: list[Point]) -> list[Point]:
    """Return a right half (from top to bottom), closed by its mirror image."""
    return points + [(100 - x, y) for x, y in reversed(points)]


_STEM = mirrored(curve((51, 62), ((52, 84), (58, 93), (69, 98))))
_OUTLINES: tuple[list[list[Point]], ...] = (
    [
        mirrored(
            curve(
                (50, 2),
                ((57, 22), (95, 42), (95, 66)),
                ((95, 80), (84, 87), (74, 87)),
                ((64, 87), (56, 82), (51, 74)),
            )
        ),
        _STEM,
    ],
    [
        mirrored(
            curve(
                (50, 24),
                ((55, 10), (64, 5), (73, 5)),
                ((87, 5), (97, 16), (97, 32)),
                ((97, 56), (68, 76), (50, 97)),
            )
        )
    ],
    [mirrored(curve((50, 1), ((60, 20), (73, 37), (88, 50)), ((73, 63), (60, 80), (50, 99))))],
    [_STEM, [(36, 40), (64, 40), (60, 66), (40, 66)]],
)
_CLUB_LEAVES: tuple[Point, ...] = ((50, 25), (26, 61), (74, 61))


@cached
def suit_mask(suit: int, size: int) -> Image.Image:
    """Draw a suit (0 spades … 3 clubs) in a square of ``size`` pixels."""

    def drawing(pen: Pen, factor: float) -> None:
        for outline in _OUTLINES[suit]:
            polygon(pen, factor, outline)
        for centre in _CLUB_LEAVES if suit == 3 else ():
            disc(pen, factor, centre, 23)

    return smooth(size, size, drawing)


_SQUARE = [(4, 4), (96, 4), (96, 96), (4, 96)]
_DIAMOND = [(50, 0), (96, 50), (50, 100), (4, 50)]
_INSIDE = [(22, 22), (78, 22), (78, 78), (22, 78)]
_MIDDLE = [(37, 37), (63, 37), (63, 63), (37, 63)]


def _framed(pen: Pen, factor: float) -> None:
    polygon(pen, factor, _SQUARE)
    polygon(pen, factor, _INSIDE, fill=0)
    polygon(pen, factor, _MIDDLE)


def _clover(pen: Pen, factor: float) -> None:
    for leaf in ((25, 25), (75, 25), (25, 75), (75, 75)):
        disc(pen, factor, leaf, 23)
    polygon(pen, factor, [(50, 31), (69, 50), (50, 69), (31, 50)])


_SHAPES: dict[str, Drawing] = {
    "R": lambda pen, factor: disc(pen, factor, (50, 50), 46),
    "B": lambda pen, factor: polygon(pen, factor, _SQUARE),
    "Y": lambda pen, factor: polygon(pen, factor, _DIAMOND),
    "K": _framed,
    "G": _clover,
}


@cached
def shape_mask(colour: str, size: int) -> Image.Image:
    """Draw the shape of a colour, the same in every deck, in a square of ``size`` pixels.

    Red is a circle, blue a square, yellow a diamond, black a framed square, green a clover.
    """
    return smooth(size, size, _SHAPES[colour])


@cached
def sign_mask(suit: int, size: int, deck: str) -> Image.Image:
    """Draw the sign of a suit or colour of this deck."""
    return suit_mask(suit, size) if deck == SUITS else shape_mask(deck[suit], size)


@cached
def star_mask(size: int) -> Image.Image:
    """Draw a star of five points."""
    radii = (49.0, 22.0) * 5
    points = [
        (50 + r * sin(pi * step / 5), 53 - r * cos(pi * step / 5)) for step, r in enumerate(radii)
    ]
    return filled(points, size)


@cached
def disc_mask(size: int) -> Image.Image:
    """Draw a circle that fills its square."""
    return smooth(size, size, lambda pen, factor: disc(pen, factor, (50, 50), 50))


@cached
def rounded_mask(width: int, height: int, radius: int) -> Image.Image:
    """Draw a rectangle with round corners. Only the corners are drawn smooth, which is fast."""
    mask = Image.new("L", (width, height), 255)
    r = min(radius, width // 2, height // 2)
    circle = disc_mask(2 * r)
    for x, left in ((0, 0), (width - r, r)):
        for y, top in ((0, 0), (height - r, r)):
            mask.paste(circle.crop((left, top, left + r, top + r)), (x, y))
    return mask


@cached
def frame_mask(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """Draw the border of a rectangle with round corners."""
    hole = Image.new("L", (width, height))
    inner = (width - 2 * thickness, height - 2 * thickness)
    hole.paste(rounded_mask(*inner, max(radius - thickness, 1)), (thickness, thickness))
    return ImageChops.subtract(rounded_mask(width, height, radius), hole)


def thicker(mask: Image.Image, wide: int) -> Image.Image:
    """Return a mask with an edge of ``wide`` pixels added on every side."""
    room = Image.new("L", (mask.width + 2 * wide, mask.height + 2 * wide))
    room.paste(mask, (wide, wide))
    return room.filter(ImageFilter.MaxFilter(2 * wide + 1))


def soft(mask: Image.Image, blur: float, strength: float) -> Image.Image:
    """Return a mask with blurred edges and this strength (0..1), for a shadow or a glow."""
    blurred = mask.filter(ImageFilter.GaussianBlur(blur))
    return blurred.point([round(level * strength) for level in range(256)])
