"""The end of a deal: what everybody still held, what it added, and who won."""

from typing import NamedTuple

from PIL import Image

from bot.render.sizes import Cut, overlapped
from engine.cards import Card

from .colours import GOLD, WHITE
from .fan import fan, in_lines, lay_fan
from .felt import felt
from .glyphs import text_mask
from .ground import lay_frame, lay_panel, lay_slot
from .hand import WIDTH
from .marks import badge, crown
from .png import encoded
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
_SIZES = ((60, 1), (52, 1), (45, 1), (52, 2), (45, 2), (38, 2), (32, 2))
"""Visible width of a covered card, and in how many lines a hand may come for it to be chosen. The
last is taken when nothing fits, and the cards are pushed together."""
_MELDS = overlapped(34)
_BETWEEN_MELDS = 14
_BETWEEN_LINES = 12
_LEAST = 118
"""Height of a plate whose hand is empty or small."""


class _Line(NamedTuple):
    """Cards that lie side by side; ``x`` and ``y`` from the left upper corner of all cards."""

    cards: tuple[Card, ...]
    cut: Cut
    step: int
    x: int
    y: int


def _in_a_line(cut: Cut) -> int:
    return (_ROOM - cut.width) // cut.strip + 1


def _size(longest: int) -> tuple[Cut, int]:
    """The largest cut at which a hand of so many cards fits, and the lines that it may have."""
    cuts = [(overlapped(strip), lines) for strip, lines in _SIZES]
    fits = (found for found in cuts if longest <= _in_a_line(found[0]) * found[1])
    return next(fits, cuts[-1])


def _hand(cards: tuple[Card, ...], cut: Cut, lines: int) -> list[_Line]:
    """A hand in as few lines as can be, evenly filled."""
    lines = min(lines, -(-len(cards) // _in_a_line(cut)))
    found = []
    for number in range(lines):
        begin, end = (len(cards) * at // lines for at in (number, number + 1))
        step, _ = fan(end - begin, cut, _ROOM)
        found.append(_Line(cards[begin:end], cut, step, 0, number * (cut.height + _BETWEEN_LINES)))
    return found


def _melds(melds: tuple[tuple[Card, ...], ...], top: int) -> list[_Line]:
    sizes = [fan(len(meld), _MELDS, _ROOM) for meld in melds]
    found = []
    for number, line in enumerate(in_lines([wide for _, wide in sizes], _ROOM, _BETWEEN_MELDS)):
        x, y = 0, top + number * (_MELDS.height + _BETWEEN_LINES)
        for position in line:
            step, wide = sizes[position]
            found.append(_Line(melds[position], _MELDS, step, x, y))
            x += wide + _BETWEEN_MELDS
    return found


def _lines(seat: ResultSeat, cut: Cut, most: int) -> list[_Line]:
    """The hand, and smaller below it the melds."""
    found = _hand(seat.cards, cut, most)
    return found + _melds(seat.melds, _bottom(found) + _BETWEEN_LINES if found else 0)


def _bottom(lines: list[_Line]) -> int:
    return lines[-1].y + lines[-1].cut.height


def _height(lines: list[_Line]) -> int:
    """How high a plate with these cards is."""
    return max(_LEAST, _bottom(lines) + 2 * _PADDING if lines else 0)


def _plate(picture: Image.Image, seat: ResultSeat, lines: list[_Line], cut: Cut, top: int) -> None:
    height = _height(lines)
    lay_panel(picture, (_EDGE, top, _WIDE, height), _RADIUS)
    if seat.winner:
        lay_frame(picture, (_EDGE, top, _WIDE, height), _RADIUS, 5, GOLD)
    middle = top + height // 2
    _badge(picture, seat, _EDGE + _PADDING, middle)
    x = _EDGE + _CARDS_X
    if lines:
        y = middle - _bottom(lines) // 2
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
    """The seat's number; a winner's is crowned."""
    y = middle - _BADGE // 2 + (14 if seat.winner else 0)
    disc = badge(seat.seat, _BADGE)
    picture.paste(disc, (x, y), disc)
    if seat.winner:
        sign = crown(_CROWN)
        picture.paste(sign, (x + (_BADGE - _CROWN) // 2, y - _CROWN + 8), sign)


def draw_result(spec: ResultSpec) -> bytes:
    """The result as a PNG, 1000 pixels wide, one plate below the other."""
    longest = max((len(seat.cards) for seat in spec.seats), default=0)
    cut, most = _size(longest)
    plates = [(seat, _lines(seat, cut, most)) for seat in spec.seats]
    whole = sum(_height(lines) + _BETWEEN for _, lines in plates) - _BETWEEN
    picture = felt(WIDTH, max(whole, _LEAST) + 2 * _EDGE)
    top = _EDGE
    for seat, lines in plates:
        _plate(picture, seat, lines, cut, top)
        top += _height(lines) + _BETWEEN
    return encoded(picture)
