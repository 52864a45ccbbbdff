"""The background of pictures (felt, panels, slots), cached patches, and the PNG."""

import struct
from collections.abc import Callable
from functools import cache
from typing import TypeVarTuple
from zlib import crc32

from isal import isal_zlib
from PIL import Image

from bot.render.cache import cached
from bot.render.colours import FELT, PANEL, RGB, WOVEN, palette
from bot.render.shapes import frame_mask, rounded_mask

# The cloth below everything, lit a little above its middle and darker towards both ends.
#
# Light changes only from line to line. That looks like a lamp over a table and takes nearly no
# bytes. A round light would take as many bytes as the cards.

_LIT = 0.42
"""The place of the brightest line, as a share of the height."""


@cached
def _light(height: int) -> Image.Image:
    """Draw one pixel of every line of the cloth (mode RGB)."""
    tones = bytearray()
    for y in range(height):
        away = y / height - _LIT
        away /= 1 - _LIT if away > 0 else _LIT
        tones += bytes(FELT[round((1 - away * away) * (len(FELT) - 1))])
    return Image.frombytes("RGB", (1, height), bytes(tones))


def felt(width: int, height: int, top: int = 0, high: int | None = None) -> Image.Image:
    """Draw a cloth (mode RGB, pixels), or the part of it from ``top`` that is ``high``."""
    bottom = height if high is None else top + high
    part = _light(height).crop((0, top, 1, bottom))
    return part.resize((width, bottom - top), Image.Resampling.NEAREST)


# Panels and slots, which are on the cloth below the cards.
#
# Painting through a mask is slow over a large area. Only the two ends with the corners need a mask.

Box = tuple[int, int, int, int]
"""Left, top, width, height in pixels."""


@cached
def _ends(height: int, radius: int, thickness: int) -> tuple[Image.Image, Image.Image]:
    """Return masks of both ends of a box. With a thickness, they have only the border."""
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
    """Lay an outlined panel as the empty place of a card."""
    lay_panel(picture, box, radius)
    lay_frame(picture, box, radius, 3, WOVEN)


def panel(picture: Image.Image, radius: int, slot: Box | None = None, slot_radius: int = 0) -> None:
    """Draw a panel that fills its patch, with a ``slot`` as the empty place of a card."""
    lay_panel(picture, (0, 0, *picture.size), radius)
    if slot is not None:
        lay_slot(picture, slot, slot_radius)


def print_in(picture: Image.Image, box: Box, colour: RGB, mask: Image.Image) -> None:
    """Print digits or a sign in the middle of a box."""
    left, top, width, height = box
    place = left + (width - mask.width) // 2, top + (height - mask.height) // 2
    picture.paste(colour, place, mask)


def stamp(picture: Image.Image, sign: Image.Image, place: tuple[int, int]) -> None:
    """Lay a sign (mode RGBA) with its left upper corner at this place, in pixels."""
    picture.paste(sign, place, sign)


# From a drawn picture to the bytes that are sent.

_EFFORT = 1
"""The level of isal. Levels 2 and 3 save nothing on flat colours.

Level 1 takes a sixth of the time of zlib's level 3, for a tenth more bytes."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BITS, _INDEXED = 8, 3


def reduced(picture: Image.Image) -> Image.Image:
    """Return a picture (mode RGB) as numbers of the palette's colours (mode L)."""
    quantized = picture.quantize(palette=palette(), dither=Image.Dither.NONE)
    return Image.frombuffer("L", quantized.size, quantized.tobytes())


def encoded(picture: Image.Image) -> bytes:
    """Return a picture (mode RGB) as a PNG of the palette's colours, always the same bytes."""
    lines = Image.new("L", (picture.width + 1, picture.height))
    lines.paste(reduced(picture), (1, 0))
    return written(lines)


def written(lines: Image.Image) -> bytes:
    """Return a picture in palette numbers as a PNG. Each of its lines starts with a zero.

    The zero is the line's PNG filter type."""
    header = struct.pack(">IIBBBBB", lines.width - 1, lines.height, _BITS, _INDEXED, 0, 0, 0)
    data = isal_zlib.compress(lines.tobytes(), _EFFORT)
    chunks = _chunk(b"IHDR", header), _colours(), _chunk(b"IDAT", data), _chunk(b"IEND", b"")
    return b"".join((_SIGNATURE, *chunks))


@cache
def _colours() -> bytes:
    levels = palette().getpalette()
    assert levels is not None
    return _chunk(b"PLTE", bytes(levels))


def _chunk(name: bytes, content: bytes) -> bytes:
    check = crc32(content, crc32(name))
    return b"".join((struct.pack(">I", len(content)), name, content, struct.pack(">I", check)))


# A picture of patches, each of which is drawn once, reduced to the palette and cached.
#
# Most of a picture was in the picture before (the same melds, the same cards in another order).
# Patches are cached compressed. Many tables fit into the memory that one table would take
# uncompressed. A patch depends on its place only by its top on the cloth, because the light changes
# only from line to line.

_A = TypeVarTuple("_A")


class Canvas:
    """A cloth of a size in pixels, with the patches that were laid on it."""

    def __init__(self, width: int, height: int) -> None:
        self._height = height
        # A zero before each line.
        self._lines = _cloth(height).resize((width + 1, height), Image.Resampling.NEAREST)
        self._lines.paste(0, (0, 0, 1, height))

    def lay(self, box: Box, drawing: Callable[[Image.Image, *_A], None], *what: *_A) -> None:
        """Let ``drawing`` draw its arguments ``what`` (hashable) on a patch in the box.

        The drawing starts at the patch's corner. ``drawing`` must be a function of a module,
        because it is a part of the cache's key."""
        left, top, width, height = box
        packed = _drawn(drawing, what, (top, width, height), self._height)
        patch = Image.frombuffer("L", (width, height), isal_zlib.decompress(packed))
        self._lines.paste(patch, (left + 1, top))

    def png(self) -> bytes:
        """Return the picture as a PNG, always the same bytes for the same patches."""
        return written(self._lines)


@cached
def _cloth(height: int) -> Image.Image:
    """Draw one pixel of every line of the cloth, in numbers of the palette."""
    return reduced(felt(1, height))


@cached
def _drawn(
    drawing: Callable[[Image.Image, *_A], None],
    what: tuple[*_A],
    place: tuple[int, int, int],
    height: int,
) -> bytes:
    """Draw a patch and return it compressed, in numbers of the palette.

    ``place`` is the patch's top, width and height on a cloth of this ``height``."""
    top, wide, high = place
    picture = felt(wide, height, top, high)
    drawing(picture, *what)
    return isal_zlib.compress(reduced(picture).tobytes(), _EFFORT)
