"""The cloth that everything lies on: lit in the middle, darker towards the edges.

Light is dithered between few tones with a tiny repeating pattern and changes only from block to
block: no bands are seen, and it compresses far better than what is dithered freely.
"""

from functools import lru_cache
from math import pow as power

from PIL import Image, ImageChops

from .colours import FELT

_STEP = 18
"""Brightness levels between two neighbouring tones, before dithering."""
_BRIGHTEST = (len(FELT) - 1) * _STEP - 1
_BLOCK = 8
"""Side of a square of even light, in pixels: a multiple of the pattern's side."""
_PATTERN = ((0, 2), (3, 1))
"""Bayer's ordered dither, the smallest: tones are so close that four thresholds are enough."""


def _light(level: int) -> int:
    """Brightness at a place whose distance from the gradient's circle is ``level`` (0..255)."""
    return round(_BRIGHTEST * power(min(1.0, level / 200), 0.75))


@lru_cache(32)
def _felt(width: int, height: int) -> Image.Image:
    gradient = ImageChops.invert(Image.radial_gradient("L"))
    light = gradient.point([_light(level) for level in range(256)])
    # Less than the whole circle is cut out, so that the corners keep some light.
    across, down = -(-width // _BLOCK), -(-height // _BLOCK)
    light = light.resize((across, down), Image.Resampling.BICUBIC, (30, 30, 226, 226))
    light = light.resize((across * _BLOCK, down * _BLOCK), Image.Resampling.NEAREST)
    pattern = Image.new("L", light.size)
    side = len(_PATTERN)
    for y, row in enumerate(_PATTERN):
        for x, threshold in enumerate(row):
            pattern.putpixel((x, y), threshold * _STEP // side**2)
    # Doubling what is already there fills the picture in a dozen pastes.
    for axis in (0, 1):
        filled = side
        while filled < pattern.size[axis]:
            box = (filled, side) if axis == 0 else (pattern.width, filled)
            pattern.paste(pattern.crop((0, 0, *box)), (filled, 0) if axis == 0 else (0, filled))
            filled *= 2
    tones = ImageChops.add(light, pattern).crop((0, 0, width, height))
    tones = tones.point([min(v // _STEP, len(FELT) - 1) for v in range(256)])
    tones.putpalette([level for tone in FELT for level in tone])
    return tones.convert("RGB")


def felt(width: int, height: int) -> Image.Image:
    """A fresh cloth to draw on (mode RGB), size in pixels."""
    return _felt(width, height).copy()
