"""The joker's sign: a fool's cap with bells."""

from functools import cache

from PIL import Image

from .colours import GOLD, MAGENTA, PURPLE, RGB, VIOLET
from .shapes import Pen, curve, disc, mirrored, polygon, smooth

_HORN = curve(
    (50, 84),
    ((50, 30), (17, 10), (8, 50)),
    ((17, 40), (24, 56), (21, 84)),
)
_PEAK = mirrored(curve((50, 10), ((56, 34), (70, 44), (72, 84))))
_BAND = mirrored(curve((50, 81), ((64, 81), (76, 79), (83, 76)), ((85, 82), (84, 88), (82, 93))))
_BELLS = ((9, 53), (91, 53), (50, 9))


@cache
def cap(size: int) -> Image.Image:
    """The cap in a square of so many pixels (mode RGBA, transparent around it)."""

    def left(pen: Pen, factor: float) -> None:
        polygon(pen, factor, _HORN)

    def right(pen: Pen, factor: float) -> None:
        polygon(pen, factor, [(100 - x, y) for x, y in _HORN])

    def peak(pen: Pen, factor: float) -> None:
        polygon(pen, factor, _PEAK)

    def gold(pen: Pen, factor: float) -> None:
        polygon(pen, factor, _BAND)
        for bell in _BELLS:
            disc(pen, factor, bell, 7.5)

    parts: tuple[tuple[RGB, Image.Image], ...] = (
        (PURPLE, smooth(size, size, left)),
        (VIOLET, smooth(size, size, right)),
        (MAGENTA, smooth(size, size, peak)),
        (GOLD, smooth(size, size, gold)),
    )
    image = Image.new("RGBA", (size, size))
    for colour, mask in parts:
        layer = Image.new("RGBA", (size, size), colour)
        layer.putalpha(mask)
        image.alpha_composite(layer)
    return image
