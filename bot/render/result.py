"""The end of a deal: what everybody still held, what it added, and who won."""

from collections.abc import Sequence

from PIL import Image

from bot.render.sizes import Cut

from .colours import GOLD
from .fan import lay_fan
from .felt import felt
from .ground import lay_frame, lay_panel, lay_slot
from .hand import WIDTH
from .plate import BADGE, PADDING, POINTS, lay_points, lay_seat, shown_name
from .png import encoded
from .result_cards import CardLine, bottom, result_cards
from .specs import ResultSeat, ResultSpec

_EDGE = 24
_BETWEEN = 12
_RADIUS = 20
_CARDS_X = PADDING + BADGE + 22
_WIDE = WIDTH - 2 * _EDGE
_ROOM = _WIDE - _CARDS_X - POINTS - 2 * PADDING
_LEAST = 118
"""Height of a plate whose hand is empty or small."""
_CROWNED = 150
"""Its height where a name stands below a crowned number."""


def _height(seat: ResultSeat, lines: Sequence[CardLine]) -> int:
    """How high this seat's plate with these cards is."""
    named = seat.winner and shown_name(seat) is not None
    return max(_CROWNED if named else _LEAST, bottom(lines) + 2 * PADDING)


def _plate(
    picture: Image.Image, seat: ResultSeat, lines: Sequence[CardLine], cut: Cut, top: int
) -> None:
    height = _height(seat, lines)
    lay_panel(picture, (_EDGE, top, _WIDE, height), _RADIUS)
    if seat.winner:
        lay_frame(picture, (_EDGE, top, _WIDE, height), _RADIUS, 5, GOLD)
    middle = top + height // 2
    lay_seat(picture, seat, _EDGE + PADDING, middle)
    x = _EDGE + _CARDS_X
    if lines:
        y = middle - bottom(lines) // 2
        for line in lines:
            lay_fan(picture, line.cards, line.cut, line.step, (x + line.x, y + line.y))
    else:
        high = min(cut.height, _LEAST - 2 * PADDING)
        lay_slot(picture, (x, middle - high // 2, cut.width, high), cut.radius)
    lay_points(picture, seat, WIDTH - _EDGE - PADDING - POINTS, middle)


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
