"""Small signs, such as the marks of a seat, a crown, a tick, a cross and a lock."""

from PIL import Image

from bot.render.cache import cached
from bot.render.canvas import print_in
from bot.render.colours import (
    GOLD,
    GREEN,
    INK,
    NEW,
    RED,
    RGB,
    SEAT_COLOURS,
    SEAT_INKS,
    VIOLET,
    WHITE,
    mix,
)
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.shapes import Drawing, Pen, disc, disc_mask, filled, smooth, soft, star_mask

GLOW = 14
"""Pixels of a badge's glow outside of its disc."""


def layered(size: int, *layers: tuple[RGB, Image.Image]) -> Image.Image:
    """Paint colours through masks, the last on top (mode RGBA)."""
    image = Image.new("RGBA", (size, size))
    for colour, mask in layers:
        layer = Image.new("RGBA", (size, size), colour)
        layer.putalpha(mask)
        image.alpha_composite(layer)
    return image


def _within(size: int) -> Image.Image:
    return smooth(size, size, lambda pen, factor: disc(pen, factor, (50, 50), 45))


@cached
def badge(seat: int, size: int) -> Image.Image:
    """Draw a seat's coloured disc, at least 48 pixels wide, with its number (1 to 8)."""
    ink = SEAT_INKS[seat - 1]
    image = layered(size, (WHITE, disc_mask(size)), (SEAT_COLOURS[seat - 1], _within(size)))
    height = max(round(size * 0.46), LEGIBLE)
    number = text_mask(str(seat), height, size)
    print_in(image, (0, 0, size, size), ink, number)
    return image


@cached
def glow(size: int) -> Image.Image:
    """Draw the glow behind the badge on turn, ``GLOW`` pixels larger on every side."""
    whole = size + 2 * GLOW
    ring = Image.new("L", (whole, whole))
    ring.paste(disc_mask(size + 12), (GLOW - 6, GLOW - 6))
    return layered(whole, (GOLD, soft(ring, 5, 0.9)), (GOLD, ring))


_TICK = ((24, 53), (33, 44), (44, 55), (68, 29), (77, 38), (44, 73))
_CROSS = (
    *((28, 37), (37, 28), (50, 41), (63, 28), (72, 37), (59, 50)),
    *((72, 63), (63, 72), (50, 59), (37, 72), (28, 63), (41, 50)),
)


def _on_disc(size: int, colour: RGB, *signs: tuple[RGB, Image.Image]) -> Image.Image:
    return layered(size, (WHITE, disc_mask(size)), (colour, _within(size)), *signs)


@cached
def tick(size: int) -> Image.Image:
    """Draw a tick on a green disc, for a good example or a seat that is down."""
    return _on_disc(size, GREEN, (WHITE, filled(_TICK, size)))


@cached
def cross(size: int) -> Image.Image:
    """Draw a cross on a red disc, for a wrong example or a seat that is out."""
    return _on_disc(size, RED, (WHITE, filled(_CROSS, size)))


_FALLING = ((40, 24), (60, 24), (60, 50), (76, 50), (50, 79), (24, 50), (40, 50))


@cached
def fallen(size: int) -> Image.Image:
    """Draw an arrow down on a dark disc, for a seat that has dropped out of the deal."""
    return _on_disc(size, INK, (WHITE, filled(_FALLING, size)))


@cached
def born(size: int) -> Image.Image:
    """Draw a gold star on a violet disc, for a seat that is born in Dummy."""
    star = Image.new("L", (size, size))
    small = star_mask(round(size * 0.74))
    star.paste(small, ((size - small.width) // 2, (size - small.height) // 2))
    return _on_disc(size, VIOLET, (GOLD, star))


@cached
def moon(size: int) -> Image.Image:
    """Draw a crescent on a dark disc, for a player who is away."""

    def crescent(pen: Pen, factor: float) -> None:
        disc(pen, factor, (47, 52), 31)
        disc(pen, factor, (61, 41), 26, fill=0)

    return _on_disc(size, INK, (GOLD, smooth(size, size, crescent)))


def _box(left: float, top: float, right: float, bottom: float, radius: float) -> Drawing:
    def drawing(pen: Pen, factor: float) -> None:
        corners = tuple(edge * factor for edge in (left, top, right, bottom))
        pen.rounded_rectangle(corners, radius * factor, fill=255)

    return drawing


_APART = {1: 0, 2: 26, 3: 19}
"""The distance between two eyes of a robot's head, by the number of eyes."""


@cached
def robot(size: int, eyes: int = 2) -> Image.Image:
    """Draw a robot's head with 1 to 3 eyes, for a computer player."""

    def shining(pen: Pen, factor: float) -> None:
        for eye in range(eyes):
            disc(
                pen, factor, (50 + _APART[eyes] * (eye - (eyes - 1) / 2), 57), 9 if eyes < 3 else 8
            )

    def antenna(pen: Pen, factor: float) -> None:
        disc(pen, factor, (50, 16), 9)
        _box(46, 18, 54, 40, 2)(pen, factor)
        _box(6, 50, 94, 72, 8)(pen, factor)

    return layered(
        size,
        (mix(WHITE, INK, 0.22), smooth(size, size, antenna)),
        (WHITE, smooth(size, size, _box(14, 32, 86, 92, 18))),
        (INK, smooth(size, size, _box(22, 42, 78, 72, 14))),
        (NEW, smooth(size, size, shining)),
    )


@cached
def crown(size: int) -> Image.Image:
    """Draw a gold crown with a dark rim, for the head card or a winner."""

    def drawing(pen: Pen, factor: float, rim: float) -> None:
        tips = ((13, 42), (50, 29), (87, 42))
        body = [(22, 92), (13, 44), (34, 64), (50, 33), (66, 64), (87, 44), (78, 92)]
        outline = [(x * factor, y * factor) for x, y in body]
        pen.polygon(outline, fill=255)
        if rim:
            pen.line([*outline, *outline[:2]], 255, round(2 * rim * factor), joint="curve")
        for tip in tips:
            disc(pen, factor, tip, 7 + rim)

    def mask(rim: float) -> Image.Image:
        return smooth(size, size, lambda pen, factor: drawing(pen, factor, rim))

    return layered(size, (INK, mask(6)), (GOLD, mask(0)))


_LOCK = ((14, 46), (86, 46), (86, 98), (14, 98))


@cached
def lock(size: int) -> Image.Image:
    """Draw a closed lock (mode RGBA)."""

    def shackle(pen: Pen, factor: float) -> None:
        disc(pen, factor, (50, 42), 32)
        disc(pen, factor, (50, 42), 18, 0)

    return layered(size, (WHITE, smooth(size, size, shackle)), (GOLD, filled(_LOCK, size)))
