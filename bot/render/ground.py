"""What lies on the cloth beneath the cards: panels, and slots where cards may come to lie.

Masks are slow over large areas: only corners are painted through them.
"""

from PIL import Image

from .colours import PANEL, RGB, WOVEN
from .shapes import frame_mask, rounded_mask

Box = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


def _corners(picture: Image.Image, colour: RGB, box: Box, mask: Image.Image, side: int) -> None:
    """Paint the four corners (squares of this side) of a box through a mask of its size."""
    left, top, width, height = box
    for x in (0, width - side):
        for y in (0, height - side):
            corner = mask.crop((x, y, x + side, y + side))
            picture.paste(colour, (left + x, top + y), corner)


def lay_panel(picture: Image.Image, box: Box, radius: int, colour: RGB = PANEL) -> None:
    """Lay a rounded panel on the cloth."""
    left, top, width, height = box
    right, bottom = left + width, top + height
    picture.paste(colour, (left + radius, top, right - radius, bottom))
    for begin, end in ((left, left + radius), (right - radius, right)):
        picture.paste(colour, (begin, top + radius, end, bottom - radius))
    _corners(picture, colour, box, rounded_mask(width, height, radius), radius)


def lay_frame(picture: Image.Image, box: Box, radius: int, thickness: int, colour: RGB) -> None:
    """Draw the border of a rounded box, inside it."""
    left, top, width, height = box
    right, bottom = left + width, top + height
    for begin, end in ((top, top + thickness), (bottom - thickness, bottom)):
        picture.paste(colour, (left + radius, begin, right - radius, end))
    for begin, end in ((left, left + thickness), (right - thickness, right)):
        picture.paste(colour, (begin, top + radius, end, bottom - radius))
    _corners(picture, colour, box, frame_mask(width, height, radius, thickness), radius)


def lay_slot(picture: Image.Image, box: Box, radius: int) -> None:
    """Lay an outlined panel: a card of this size lies here when there is one."""
    lay_panel(picture, box, radius)
    lay_frame(picture, box, radius, 3, WOVEN)
