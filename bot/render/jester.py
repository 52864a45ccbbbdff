"""The joker's signs: a fool's cap with bells, and the fool under it."""

from functools import cache

from PIL import Image

from .colours import GOLD, INK, MAGENTA, PURPLE, RGB, SKIN, VIOLET
from .shapes import Drawing, Pen, Point, curve, disc, mirrored, polygon, smooth

_HORN = curve(
    (50, 84),
    ((50, 30), (17, 10), (8, 50)),
    ((17, 40), (24, 56), (21, 84)),
)
_OTHER_HORN = [(100 - x, y) for x, y in _HORN]
_PEAK = mirrored(curve((50, 10), ((56, 34), (70, 44), (72, 84))))
_BAND = mirrored(curve((50, 81), ((64, 81), (76, 79), (83, 76)), ((85, 82), (84, 88), (82, 93))))
_BELLS = ((9, 53), (91, 53), (50, 9))

_TALL = 1.46
"""Height of the fool as a share of its width."""
_COLLAR = mirrored([(50, 112), (80, 108), (97, 124), (76, 125), (71, 141), (57, 128), (50, 142)])
_TIPS = ((95, 124), (71, 139), (29, 139), (5, 124), (50, 140))
_SMILE = [
    *curve((37, 105), ((40, 121), (60, 121), (63, 105))),
    *curve((63, 105), ((58, 111), (42, 111), (37, 105))),
]

_Part = tuple[RGB, Drawing]


def _shape(points: list[Point]) -> Drawing:
    return lambda pen, factor: polygon(pen, factor, points)


def _discs(centres: tuple[Point, ...], radius: float) -> Drawing:
    def drawing(pen: Pen, factor: float) -> None:
        for centre in centres:
            disc(pen, factor, centre, radius)

    return drawing


_CAP: tuple[_Part, ...] = (
    (PURPLE, _shape(_HORN)),
    (VIOLET, _shape(_OTHER_HORN)),
    (MAGENTA, _shape(_PEAK)),
    (GOLD, _shape(_BAND)),
    (GOLD, _discs(_BELLS, 7.5)),
)
_FOOL: tuple[_Part, ...] = (
    (PURPLE, _shape(_COLLAR)),
    (GOLD, _discs(_TIPS, 5)),
    (SKIN, _discs(((50, 97),), 27)),
    *_CAP,
    (INK, _discs(((39, 100), (61, 100)), 4)),
    (MAGENTA, _shape(_SMILE)),
)


def _painted(width: int, height: int, parts: tuple[_Part, ...]) -> Image.Image:
    image = Image.new("RGBA", (width, height))
    for colour, drawing in parts:
        layer = Image.new("RGBA", image.size, colour)
        layer.putalpha(smooth(width, height, drawing))
        image.alpha_composite(layer)
    return image


@cache
def cap(size: int) -> Image.Image:
    """The cap in a square of so many pixels (mode RGBA, transparent around it)."""
    return _painted(size, size, _CAP)


@cache
def fool(width: int) -> Image.Image:
    """The fool in cap and collar, so many pixels wide (mode RGBA, transparent around it)."""
    return _painted(width, round(width * _TALL), _FOOL)
