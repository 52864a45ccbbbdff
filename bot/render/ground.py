"""What lies on the cloth beneath the cards: panels, and slots where cards may come to lie."""

from PIL import Image

from .colours import PANEL, WOVEN
from .shapes import frame_mask, rounded_mask


def lay_panel(picture: Image.Image, box: tuple[int, int, int, int], radius: int) -> None:
    """Lay a rounded panel (left, top, width, height) on the cloth."""
    left, top, width, height = box
    picture.paste(PANEL, (left, top), rounded_mask(width, height, radius))


def lay_slot(picture: Image.Image, box: tuple[int, int, int, int], radius: int) -> None:
    """Lay an outlined panel: a card of this size lies here when there is one."""
    lay_panel(picture, box, radius)
    left, top, width, height = box
    picture.paste(WOVEN, (left, top), frame_mask(width, height, radius, 3))
