"""The end of a deal: what everybody still held, what it added, and who won."""

from collections.abc import Sequence

from PIL import Image

from bot.render.sizes import Cut

from .colours import GOLD, WHITE
from .fan import lay_fan
from .felt import felt
from .glyphs import name_mask, text_mask
from .ground import lay_frame, lay_panel, lay_slot
from .hand import WIDTH
from .marks import badge, crown
from .png import encoded
from .result_cards import CardLine, bottom, result_cards
from .seats import lay_total
from .specs import ResultSeat, ResultSpec

_EDGE = 24
_BETWEEN = 12
_RADIUS = 20
_PADDING = 16
_BADGE = 62
_CROWN = 50
_CARDS_X = _PADDING + _BADGE + 22
_POINTS = 168
"""Width of the column at the right where points stand."""
_WIDE = WIDTH - 2 * _EDGE
_ROOM = _WIDE - _CARDS_X - _POINTS - 2 * _PADDING
_LEAST = 118
"""Height of a plate whose hand is empty or small."""
_CROWNED = 150
"""Its height where a name stands below a crowned number."""
_LETTERS = 22
"""Height of the capitals of a name."""


def _height(seat: ResultSeat, lines: Sequence[CardLine]) -> int:
    """How high this seat's plate with these cards is."""
    named = seat.winner and _name(seat) is not None
    return max(_CROWNED if named else _LEAST, bottom(lines) + 2 * _PADDING)


def _plate(
    picture: Image.Image, seat: ResultSeat, lines: Sequence[CardLine], cut: Cut, top: int
) -> None:
    height = _height(seat, lines)
    lay_panel(picture, (_EDGE, top, _WIDE, height), _RADIUS)
    if seat.winner:
        lay_frame(picture, (_EDGE, top, _WIDE, height), _RADIUS, 5, GOLD)
    middle = top + height // 2
    _badge(picture, seat, _EDGE + _PADDING, middle)
    x = _EDGE + _CARDS_X
    if lines:
        y = middle - bottom(lines) // 2
        for line in lines:
            lay_fan(picture, line.cards, line.cut, line.step, (x + line.x, y + line.y))
    else:
        high = min(cut.height, _LEAST - 2 * _PADDING)
        lay_slot(picture, (x, middle - high // 2, cut.width, high), cut.radius)
    x = WIDTH - _EDGE - _PADDING - _POINTS
    added = text_mask(f"{seat.added:+}" if seat.added else "0", 36, _POINTS)
    place = x + (_POINTS - added.width) // 2, middle - 23 - added.height // 2
    picture.paste(GOLD if seat.winner else WHITE, place, added)
    lay_total(picture, seat.total, (x + 12, middle + 7, _POINTS - 24, 42), 27)


def _badge(picture: Image.Image, seat: ResultSeat, x: int, middle: int) -> None:
    """The seat's number with its player's name below; a winner's is crowned."""
    name = _name(seat)
    y = middle - _BADGE // 2 + (14 if seat.winner else 0) - (15 if name else 0)
    disc = badge(seat.seat, _BADGE)
    picture.paste(disc, (x, y), disc)
    if name:
        picture.paste(WHITE, (x + (_BADGE - name.width) // 2, y + _BADGE - 1), name)
    if seat.winner:
        sign = crown(_CROWN)
        picture.paste(sign, (x + (_BADGE - _CROWN) // 2, y - _CROWN + 8), sign)


def _name(seat: ResultSeat) -> Image.Image | None:
    return name_mask(seat.name, _LETTERS, _BADGE + 2 * _PADDING - 6)


def draw_result(spec: ResultSpec) -> bytes:
    """The result as a PNG, 1000 pixels wide, one plate below the other."""
    cut, found = result_cards(spec.seats, _ROOM)
    plates = list(zip(spec.seats, found, strict=True))
    whole = sum(_height(*plate) + _BETWEEN for plate in plates) - _BETWEEN
    picture = felt(WIDTH, max(whole, _LEAST) + 2 * _EDGE)
    top = _EDGE
    for seat, lines in plates:
        _plate(picture, seat, lines, cut, top)
        top += _height(seat, lines) + _BETWEEN
    return encoded(picture)
