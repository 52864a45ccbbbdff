"""What stands at both ends of a seat's plate in a picture of a deal that is over."""

from typing import Protocol

from PIL import Image

from .colours import GOLD, WHITE
from .glyphs import name_mask, text_mask
from .marks import badge, crown
from .seats import lay_total

BADGE = 62
_CROWN = 50
PADDING = 16
POINTS = 168
"""Width of the column at the right where points stand."""
_LETTERS = 22
"""Height of the capitals of a name."""


class Placed(Protocol):
    """A seat (1 to 8) with what a deal brought it; ``name`` is shown where it fits."""

    @property
    def seat(self) -> int: ...
    @property
    def added(self) -> int: ...
    @property
    def total(self) -> int: ...
    @property
    def winner(self) -> bool: ...
    @property
    def name(self) -> str: ...


def shown_name(seat: Placed) -> Image.Image | None:
    """The name below the badge; None where it does not fit."""
    return name_mask(seat.name, _LETTERS, BADGE + 2 * PADDING - 6)


def lay_seat(picture: Image.Image, seat: Placed, x: int, middle: int) -> None:
    """The seat's number with its player's name below; a winner's is crowned."""
    name = shown_name(seat)
    y = middle - BADGE // 2 + (14 if seat.winner else 0) - (15 if name else 0)
    disc = badge(seat.seat, BADGE)
    picture.paste(disc, (x, y), disc)
    if name:
        picture.paste(WHITE, (x + (BADGE - name.width) // 2, y + BADGE - 1), name)
    if seat.winner:
        sign = crown(_CROWN)
        picture.paste(sign, (x + (BADGE - _CROWN) // 2, y - _CROWN + 8), sign)


def lay_points(picture: Image.Image, seat: Placed, x: int, middle: int) -> None:
    """What the deal added, and below it the total."""
    added = text_mask(f"{seat.added:+}" if seat.added else "0", 36, POINTS)
    place = x + (POINTS - added.width) // 2, middle - 23 - added.height // 2
    picture.paste(GOLD if seat.winner else WHITE, place, added)
    lay_total(picture, seat.total, (x + 12, middle + 7, POINTS - 24, 42), 27)
