"""The back of a card."""

from functools import cache

from PIL import Image, ImageDraw

from .colours import BACK, BACK_LIGHT, INK, WHITE, mix
from .cut import Cut
from .shapes import frame_mask, rounded_mask, star_mask, suit_mask

_FINE = 4


def _lattice(width: int, height: int, pitch: int) -> Image.Image:
    """Crossing diagonal lines (mode L), symmetrical about the middle."""
    image = Image.new("L", (width * _FINE, height * _FINE))
    pen = ImageDraw.Draw(image)
    x, y, step = width * _FINE // 2, height * _FINE // 2, pitch * _FINE
    reach = x + y
    for offset in range(-reach // step * step, reach + step, step):
        for way in (1, -1):
            ends = (x + offset - y, y - way * y, x + offset + y, y + way * y)
            pen.line(ends, fill=255, width=max(pitch * _FINE // 7, _FINE))
    return image.reduce(_FINE)


@cache
def back_face(cut: Cut) -> Image.Image:
    """A back as a rectangle (mode RGB): blue lattice, white border, a star on a medallion."""
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(WHITE, INK, 0.22), mask=edge)
    border = max(cut.width // 14, 2)
    width, height = cut.width - 2 * border, cut.height - 2 * border
    field = Image.new("RGB", (width, height), BACK)
    field.paste(BACK_LIGHT, mask=_lattice(width, height, max(cut.width // 8, 5)))
    if cut.width > 60:
        medal = cut.width // 2
        place = (width - medal) // 2, (height - medal) // 2
        diamond = suit_mask(2, medal)
        field.paste(BACK, place, diamond)
        star = medal // 2
        field.paste(WHITE, ((width - star) // 2, (height - star) // 2), star_mask(star))
    image.paste(field, (border, border), rounded_mask(width, height, max(cut.radius - border, 1)))
    return image
