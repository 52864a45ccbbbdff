"""A picture laid together of patches, each of which is drawn once, reduced to the palette and kept.

Most of a picture was in the one before: the same cards in another order, the same melds. A patch
knows what it lies on only by its height on the cloth, whose light changes from line to line alone.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVarTuple

from PIL import Image

from .felt import felt
from .ground import Box
from .png import reduced, written

_A = TypeVarTuple("_A")

_LITTLE = 10_000
"""Pixels, and bytes, below which a patch is small: one card of a row."""
_SMALL, _LARGE = 1024, 512
"""So many are kept, together some 25 MB."""


class Cloth:
    """The cloth with what has been laid on it; a size in pixels."""

    def __init__(self, width: int, height: int) -> None:
        self._height = height
        self._lines = _bare(width, height).copy()

    def lay(self, box: Box, drawing: Callable[[Image.Image, *_A], None], *what: *_A) -> None:
        """Lay what this draws in the box: on a cloth of its size, from whose corner it counts.

        ``drawing`` is a function of a module, ``what`` can be hashed: both together say what comes
        out.
        """
        left, top, width, height = box
        kept = _small if width * height < _LITTLE else _large
        patch = kept(drawing, what, (top, width, height), self._height)
        self._lines.paste(patch, (left + 1, top))

    def png(self) -> bytes:
        """The picture: always the same bytes for the same patches."""
        return written(self._lines)


@lru_cache(8)
def _bare(width: int, height: int) -> Image.Image:
    """A cloth in numbers of the palette, with a zero before each line."""
    lines = Image.new("L", (width + 1, height))
    every = reduced(felt(1, height)).resize((width, height), Image.Resampling.NEAREST)
    lines.paste(every, (1, 0))
    return lines


def _drawn(
    drawing: Callable[[Image.Image, *_A], None],
    what: tuple[*_A],
    place: tuple[int, int, int],
    height: int,
) -> Image.Image:
    """``place`` is the top of the patch, its width and its height on a cloth of this ``height``."""
    top, wide, high = place
    picture = felt(wide, height, top, high)
    drawing(picture, *what)
    return reduced(picture)


_small, _large = lru_cache(_SMALL)(_drawn), lru_cache(_LARGE)(_drawn)
