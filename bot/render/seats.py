"""The seats on a table picture: badge, cards in hand, marks; one plate each."""

from functools import cache

from PIL import Image

from .backs import back_face
from .colours import GOLD, WHITE
from .cut import Cut
from .glyphs import text_mask
from .ground import lay_frame, lay_panel
from .marks import GLOW, badge, glow, robot, tick
from .shapes import rounded_mask
from .specs import SeatSpec

_HEIGHT = 84
_BETWEEN = 10
_RADIUS = 20
_ROOMY = 250
"""Pixels that a plate of three or more in one row is wide at least."""
_BADGE = 58
_ICON = Cut(32, 45, 6, strip=32, rank=17, rank_top=5, suit=17, suit_top=25)
_DIGITS = 37
_MARK = 32
_MARK_AT = _BADGE - _MARK + 14
"""Both marks stand at the right of the badge: above it down, below it a computer."""


@cache
def _icon() -> Image.Image:
    image = back_face(_ICON).convert("RGBA")
    image.putalpha(rounded_mask(_ICON.width, _ICON.height, _ICON.radius))
    return image


def _plate(picture: Image.Image, seat: SeatSpec, left: int, top: int, width: int) -> None:
    lay_panel(picture, (left, top, width, _HEIGHT), _RADIUS)
    middle = top + _HEIGHT // 2
    x = left + 14
    if seat.on_turn:
        lay_frame(picture, (left, top, width, _HEIGHT), _RADIUS, 4, GOLD)
        light = glow(_BADGE)
        picture.paste(light, (x - GLOW, middle - _BADGE // 2 - GLOW), light)
    disc = badge(seat.seat, _BADGE)
    picture.paste(disc, (x, middle - _BADGE // 2), disc)
    if seat.computer:
        head = robot(_MARK)
        picture.paste(head, (x + _MARK_AT, middle + _BADGE // 2 - _MARK + 7), head)
    if seat.down:
        sign = tick(_MARK)
        picture.paste(sign, (x + _MARK_AT, middle - _BADGE // 2 - 6), sign)
    x += _BADGE + 20
    picture.paste(_icon(), (x, middle - _ICON.height // 2), _icon())
    x += _ICON.width + 8
    digits = text_mask(str(seat.count), _DIGITS, 60)
    picture.paste(WHITE, (x, middle - digits.height // 2), digits)


def draw_seats(
    picture: Image.Image, seats: tuple[SeatSpec, ...], left: int, top: int, right: int
) -> None:
    """Plates between these edges, in one row where they fit, else in two: 178 pixels high."""
    columns = max(2, -(-len(seats) // 2))
    if columns < len(seats) <= (right - left + _BETWEEN) // (_ROOMY + _BETWEEN):
        columns = len(seats)
    width = (right - left - (columns - 1) * _BETWEEN) // columns
    if len(seats) <= columns:
        top += (_HEIGHT + _BETWEEN) // 2
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        x, y = left + column * (width + _BETWEEN), top + row * (_HEIGHT + _BETWEEN)
        _plate(picture, seat, x, y, width)
