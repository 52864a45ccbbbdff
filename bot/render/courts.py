"""What a court card wears: a king's crown, a queen's coronet, a jack's cap with a feather.

Gold with an outline, drawn for a square of about a third of the card's width.
"""

from functools import cache

from PIL import Image, ImageChops

from .colours import AMBER, GOLD, RGB
from .marks import layered
from .shapes import Pen, Point, curve, disc, polygon, smooth

_BAND = [(16, 80), (84, 80), (84, 94), (16, 94)]
_CROWN = [(15, 75), (6, 32), (30, 52), (50, 16), (70, 52), (94, 32), (85, 75)]
_CROSS = ((50, 13), (6, 30), (94, 30))
_CORONET = curve(
    (14, 75),
    ((8, 58), (4, 50), (4, 42)),
    ((14, 54), (22, 54), (27, 34)),
    ((34, 54), (44, 48), (50, 22)),
    ((56, 48), (66, 54), (73, 34)),
    ((78, 54), (86, 54), (96, 42)),
    ((96, 50), (92, 58), (86, 75)),
)
_PEARLS = ((4, 38), (27, 29), (50, 16), (73, 29), (96, 38))
_CAP = curve(
    (12, 74),
    ((6, 46), (26, 34), (50, 38)),
    ((74, 34), (94, 46), (88, 74)),
)
_FEATHER = curve(
    (40, 60),
    ((44, 28), (66, 6), (96, 4)),
    ((98, 26), (84, 50), (52, 62)),
)
_QUILL: list[Point] = [(42, 64), (46, 65), (82, 20), (79, 18)]


def _jewels(pen: Pen, factor: float) -> None:
    for x in (30, 50, 70):
        disc(pen, factor, (x, 87), 4.5)


def _king(pen: Pen, factor: float) -> None:
    polygon(pen, factor, _CROWN)
    polygon(pen, factor, _BAND)
    for ball in _CROSS:
        disc(pen, factor, ball, 7)


def _queen(pen: Pen, factor: float) -> None:
    polygon(pen, factor, _CORONET)
    polygon(pen, factor, _BAND)
    for pearl in _PEARLS:
        disc(pen, factor, pearl, 6)


def _hat(pen: Pen, factor: float) -> None:
    polygon(pen, factor, _CAP)
    polygon(pen, factor, _BAND)


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """The shape with so many pixels more all around."""
    found = mask
    for x, y in ((by, 0), (-by, 0), (0, by), (0, -by)):
        moved = Image.new("L", mask.size)
        moved.paste(mask, (x, y))
        found = ImageChops.lighter(found, moved)
    return found


def _filled(points: list[Point], size: int) -> Image.Image:
    return smooth(size, size, lambda pen, factor: polygon(pen, factor, points))


@cache
def ornament(court: int, ink: RGB, size: int) -> Image.Image:
    """What a jack (0), queen (1) or king (2) of a suit in this ink wears (mode RGBA)."""
    edge = max(size // 24, 1)
    jewels = (ink, smooth(size, size, _jewels))
    if court == 0:
        hat, feather = smooth(size, size, _hat), _filled(_FEATHER, size)
        return layered(
            size,
            (AMBER, _grown(hat, edge)),
            (GOLD, hat),
            (ink, feather),
            (GOLD, _filled(_QUILL, size)),
            jewels,
        )
    shape = smooth(size, size, _king if court == 2 else _queen)
    return layered(size, (AMBER, _grown(shape, edge)), (GOLD, shape), jewels)
