"""What lies on the cloth beneath the cards: panels, and slots where cards may come to lie.

Painting through a mask is slow over a large area: only the two ends with the corners need one.
"""

from functools import lru_cache

from PIL import Image

from .colours import PANEL, RGB, WOVEN
from .shapes import frame_mask, rounded_mask

Box = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


@lru_cache(256)
def _ends(height: int, radius: int, thickness: int) -> tuple[Image.Image, Image.Image]:
    """Masks of both ends of a box, ``radius`` pixels wide; a thickness: of its border alone."""
    size = 2 * radius, height, radius
    mask = frame_mask(*size, thickness) if thickness else rounded_mask(*size)
    return mask.crop((0, 0, radius, height)), mask.crop((radius, 0, 2 * radius, height))


def lay_panel(picture: Image.Image, box: Box, radius: int, colour: RGB = PANEL) -> None:
    """Lay a rounded panel on the cloth."""
    left, top, width, height = box
    right = left + width - radius
    picture.paste(colour, (left + radius, top, right, top + height))
    for x, end in zip((left, right), _ends(height, radius, 0), strict=True):
        picture.paste(colour, (x, top), end)


def lay_frame(picture: Image.Image, box: Box, radius: int, thickness: int, colour: RGB) -> None:
    """Draw the border of a rounded box, inside it."""
    left, top, width, height = box
    right, bottom = left + width - radius, top + height
    picture.paste(colour, (left + radius, top, right, top + thickness))
    picture.paste(colour, (left + radius, bottom - thickness, right, bottom))
    for x, end in zip((left, right), _ends(height, radius, thickness), strict=True):
        picture.paste(colour, (x, top), end)


def lay_slot(picture: Image.Image, box: Box, radius: int) -> None:
    """Lay an outlined panel: a card of this size lies here when there is one."""
    lay_panel(picture, box, radius)
    lay_frame(picture, box, radius, 3, WOVEN)
