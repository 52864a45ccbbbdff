"""The back of a card."""

from functools import cache

from PIL import Image, ImageDraw

from bot.render.sizes import Cut

from .colours import BACK, BACK_LIGHT, GOLD, INK, WHITE, mix
from .shapes import disc_mask, frame_mask, rounded_mask, star_mask, suit_mask

_FINE = 4
_SMALL = 60
"""A back narrower than this many pixels is a sign for a card, without a pattern."""


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


def _centred(field: Image.Image, colour: tuple[int, int, int], mask: Image.Image) -> None:
    place = (field.width - mask.width) // 2, (field.height - mask.height) // 2
    field.paste(colour, place, mask)


def _patterned(width: int, height: int, radius: int) -> Image.Image:
    """Lattice in a gold line, and a medal with a star."""
    field = Image.new("RGB", (width, height), BACK)
    inset = max(width // 18, 4)
    inner = width - 2 * inset, height - 2 * inset
    lattice = Image.new("RGB", inner, BACK)
    lattice.paste(BACK_LIGHT, mask=_lattice(*inner, max(width // 7, 5)))
    ring = frame_mask(*inner, max(radius - inset, 2), 2)
    lattice.paste(GOLD, mask=ring)
    field.paste(lattice, (inset, inset), rounded_mask(*inner, max(radius - inset, 2)))
    medal = round(width * 0.6)
    for colour, size in ((BACK, medal + 10), (GOLD, medal), (BACK, medal - 6)):
        _centred(field, colour, disc_mask(size))
    _centred(field, WHITE, star_mask(round(medal * 0.62)))
    return field


@cache
def back_face(cut: Cut) -> Image.Image:
    """A back as a rectangle (mode RGB): blue, white border, a star on a medal."""
    image = Image.new("RGB", (cut.width, cut.height), WHITE)
    edge = frame_mask(cut.width, cut.height, cut.radius, 1)
    image.paste(mix(WHITE, INK, 0.22), mask=edge)
    border = max(cut.width // 16, 2)
    width, height = cut.width - 2 * border, cut.height - 2 * border
    radius = max(cut.radius - border, 1)
    if cut.width < _SMALL:
        field = Image.new("RGB", (width, height), BACK)
        _centred(field, BACK_LIGHT, suit_mask(2, round(width * 0.7)))
    else:
        field = _patterned(width, height, radius)
    image.paste(field, (border, border), rounded_mask(width, height, radius))
    return image


@cache
def back_icon(cut: Cut) -> Image.Image:
    """A back with round corners (mode RGBA), without a shadow: a sign for cards."""
    image = back_face(cut).convert("RGBA")
    image.putalpha(rounded_mask(cut.width, cut.height, cut.radius))
    return image
