"""The cloth that everything lies on: lit a little above its middle, darker towards both ends.

Light changes from line to line only: that looks like a lamp over a table, and costs next to no
bytes, where a round light costs as much as the cards.
"""

from functools import lru_cache

from PIL import Image

from .colours import FELT

_LIT = 0.42
"""How far down the light falls, as a share of the height."""


@lru_cache(32)
def _felt(width: int, height: int) -> Image.Image:
    image = Image.new("RGB", (width, height))
    for y in range(height):
        away = y / height - _LIT
        away /= 1 - _LIT if away > 0 else _LIT
        tone = round((1 - away * away) * (len(FELT) - 1))
        image.paste(FELT[tone], (0, y, width, y + 1))
    return image


def felt(width: int, height: int) -> Image.Image:
    """A fresh cloth to draw on (mode RGB), size in pixels."""
    return _felt(width, height).copy()
