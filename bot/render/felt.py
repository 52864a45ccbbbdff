"""The cloth that everything lies on: lit a little above its middle, darker towards both ends.

Light changes from line to line only: that looks like a lamp over a table, and costs next to no
bytes, where a round light costs as much as the cards.
"""

from functools import lru_cache

from PIL import Image

from .colours import FELT

_LIT = 0.42
"""How far down the light falls, as a share of the height."""


@lru_cache(256)
def _light(height: int) -> Image.Image:
    """One pixel of every line."""
    tones = bytearray()
    for y in range(height):
        away = y / height - _LIT
        away /= 1 - _LIT if away > 0 else _LIT
        tones += bytes(FELT[round((1 - away * away) * (len(FELT) - 1))])
    return Image.frombytes("RGB", (1, height), bytes(tones))


def felt(width: int, height: int, top: int = 0, high: int | None = None) -> Image.Image:
    """A fresh cloth to draw on (mode RGB), size in pixels; or of a cloth of this ``height`` the
    part that begins at ``top`` and is so ``high``."""
    bottom = height if high is None else top + high
    part = _light(height).crop((0, top, 1, bottom))
    return part.resize((width, bottom - top), Image.Resampling.NEAREST)
