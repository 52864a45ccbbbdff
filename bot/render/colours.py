"""All colours of pictures, and the palette that pictures are reduced to.

The mixed tones in the palette are for smooth edges and shadows. A colour that isn't in the palette
becomes the nearest colour in the palette.
"""

from functools import cache

from PIL import Image

RGB = tuple[int, int, int]


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """Return the colour at this share (0..1) of the way from ``first`` to ``second``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def ramp(first: RGB, last: RGB, steps: int) -> tuple[RGB, ...]:
    """Return ``steps`` colours from ``first`` to ``last``, both included."""
    return tuple(mix(first, last, step / (steps - 1)) for step in range(steps))


WHITE: RGB = (255, 255, 252)
INK: RGB = (27, 30, 38)

RED: RGB = (208, 32, 46)
GREEN: RGB = (12, 128, 70)

Inks = tuple[RGB, RGB, RGB, RGB]
"""Colours of spades, hearts, diamonds and clubs."""
FOUR_COLOURS: Inks = (INK, RED, (20, 96, 206), GREEN)
"""A colour for each suit, so that suits differ at a glance."""
TWO_COLOURS: Inks = (INK, RED, RED, INK)

Shades = tuple[RGB, ...]

TILE_COLOURS: Shades = ((200, 0, 60), (0, 90, 210), (222, 150, 0), INK)
"""Red, blue, yellow and black of tiles.

They differ as much as possible for people who see no red, green or blue."""

PHASE_COLOURS: Shades = ((190, 0, 50), (0, 80, 210), (240, 200, 0), (0, 150, 120))
"""Red, blue, yellow and green of filled cards, chosen like the colours of tiles."""
PHASE_INKS: Shades = (WHITE, WHITE, INK, WHITE)
"""The readable ink on each of ``PHASE_COLOURS``."""
SLATE: RGB = (104, 110, 122)
"""The colour of cards that have no colour in the game."""

FELT = ramp((14, 76, 51), (28, 108, 72), 9)
"""The tones of the cloth, from dark to lit.

The green value rises in steps of 4 from a multiple of 4. Pillow looks colours up in cells of that
size. So each tone has its own cell."""
WOVEN: RGB = (36, 124, 84)
"""The colour of signs that are woven into the cloth, lighter than all its tones."""
SHADE: RGB = (3, 24, 17)
PANEL: RGB = (8, 56, 39)
"""The colour of panels below cards, an even tone that takes nearly no bytes."""

GOLD: RGB = (255, 190, 20)
AMBER: RGB = (176, 112, 4)
"""Dark gold, for outlines of golden shapes."""
NEW: RGB = (70, 180, 255)

PURPLE: RGB = (128, 60, 186)
VIOLET: RGB = (84, 44, 150)
MAGENTA: RGB = (214, 48, 140)
LILAC: RGB = (238, 226, 250)
SKIN: RGB = (255, 222, 178)

BACK: RGB = (38, 66, 148)
BACK_LIGHT: RGB = (122, 152, 222)

SEAT_COLOURS: tuple[RGB, ...] = (
    (221, 46, 68),
    (244, 144, 12),
    (253, 203, 88),
    (120, 177, 89),
    (85, 172, 238),
    (170, 142, 214),
    (204, 118, 92),
    (230, 231, 232),
)
"""Colours of seats 1 to 8, the same as the emojis 🔴🟠🟡🟢🔵🟣🟤⚪ in the message's text."""
SEAT_INKS: tuple[RGB, ...] = (WHITE, INK, INK, INK, INK, INK, INK, INK)
"""The readable ink on each of ``SEAT_COLOURS``."""


def _colours() -> list[RGB]:
    colours = [*FELT, *ramp(PANEL, SHADE, 4), WOVEN, WHITE]
    colours += [mix(WHITE, INK, share) for share in (0.06, 0.13, 0.22)]
    colours += [mix(WHITE, FELT[4], share) for share in (0.35, 0.7)]
    colours.append(mix(WHITE, PANEL, 0.5))
    for ink in FOUR_COLOURS:
        colours += [ink, mix(ink, WHITE, 0.33), mix(ink, WHITE, 0.67)]
    for colour in TILE_COLOURS[:3]:
        colours += [colour, mix(colour, WHITE, 0.33), mix(colour, WHITE, 0.67)]
    for colour, ink in zip((*PHASE_COLOURS, SLATE), (*PHASE_INKS, WHITE), strict=True):
        colours += [colour, mix(colour, ink, 0.33), mix(colour, ink, 0.67)]
    colours += [
        GOLD,
        mix(GOLD, WHITE, 0.5),
        mix(GOLD, PANEL, 0.5),
        AMBER,
        NEW,
        mix(NEW, WHITE, 0.5),
    ]
    colours += [
        PURPLE,
        VIOLET,
        mix(PURPLE, LILAC, 0.5),
        MAGENTA,
        LILAC,
        mix(LILAC, INK, 0.13),
        SKIN,
    ]
    colours += [BACK, mix(BACK, BACK_LIGHT, 0.5), BACK_LIGHT, *SEAT_COLOURS]
    return colours


@cache
def palette() -> Image.Image:
    """Return the palette for Pillow's ``quantize``, with at most 96 colours."""
    colours = _colours()
    assert len(colours) <= 96, f"{len(colours)} colours do not fit"
    image = Image.new("P", (1, 1))
    image.putpalette([level for colour in colours for level in colour])
    return image
