"""Two hands laid open after a knock: melds, what was laid off on them, and what is left over."""

from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import encoded, felt, lay_frame, lay_panel
from bot.render.colours import GOLD, SHADE, WHITE
from bot.render.faces import Cut, overlapped
from bot.render.glyphs import text_mask
from bot.render.hand import WIDTH
from bot.render.marks import badge, tick
from bot.render.result import BADGE, PADDING, POINTS, lay_points, lay_seat
from bot.render.specs import ShowdownSeat, ShowdownSpec, ShownMeld
from bot.render.sprites import fan, in_lines, lay
from engine.cards import Card

_EDGE = 24
_BETWEEN = 12
_RADIUS = 20
_CARDS_X = PADDING + BADGE + 22
_WIDE = WIDTH - 2 * _EDGE
_ROOM = _WIDE - _CARDS_X - POINTS - 2 * PADDING
_LEAST = 150
"""Height of a plate with few cards: a crowned number with a name below has room in it."""
_STRIPS = (58, 52, 46, 40)
"""Visible width of a covered card: the largest at which the melds of each hand lie in one line; the
last where they do not."""
_DEADWOOD = 42
"""The same of the cards that lie in no meld."""
_BETWEEN_MELDS = 18
_BETWEEN_LINES = 16
_RAISED = 14
"""Pixels by which a card that was laid off stands above the others."""
_MARK = 30
"""Side of the number of the seat that laid it off."""
_PILL = 76
"""Width of the pill with the count of the deadwood."""


class _Lying(NamedTuple):
    """A group of cards in place: from the left upper corner of all cards of its plate."""

    cards: tuple[Card, ...]
    raised: frozenset[int]
    step: int
    x: int
    y: int


class _Plate(NamedTuple):
    """A seat's cards in place: melds in one size, the deadwood below them in another."""

    seat: ShowdownSeat
    cut: Cut
    melds: tuple[_Lying, ...]
    deadwood_y: int

    @property
    def height(self) -> int:
        return max(_LEAST, self.deadwood_y + overlapped(_DEADWOOD).height + 2 * PADDING)


def _wide(meld: ShownMeld, cut: Cut) -> int:
    return fan(len(meld.cards), cut, _ROOM)[1]


def _lines(melds: tuple[ShownMeld, ...], cut: Cut) -> list[list[int]]:
    return in_lines([_wide(meld, cut) for meld in melds], _ROOM, _BETWEEN_MELDS)


def _cut(spec: ShowdownSpec) -> Cut:
    cuts = [overlapped(strip) for strip in _STRIPS]
    fits = (cut for cut in cuts if all(len(_lines(seat.melds, cut)) <= 1 for seat in spec.seats))
    return next(fits, cuts[-1])


def _plate(seat: ShowdownSeat, cut: Cut) -> _Plate:
    laid, y = list[_Lying](), 0
    for line in _lines(seat.melds, cut):
        melds = [seat.melds[at] for at in line]
        y += _RAISED if any(meld.laid_off for meld in melds) else 0
        widths = (_wide(meld, cut) + _BETWEEN_MELDS for meld in melds)
        for meld, x in zip(melds, accumulate(widths, initial=0), strict=False):
            step = fan(len(meld.cards), cut, _ROOM)[0]
            laid.append(_Lying(meld.cards, meld.laid_off, step, x, y))
        y += cut.height + _BETWEEN_LINES
    if not laid:
        y = (_LEAST - overlapped(_DEADWOOD).height) // 2 - PADDING
    return _Plate(seat, cut, tuple(laid), y)


def _lay_meld(picture: Image.Image, group: _Lying, cut: Cut, x: int, y: int, other: int) -> None:
    """A meld; what the other seat laid off on it stands out and bears that seat's number."""
    for at, card in enumerate(group.cards):
        left, top = x + group.x + at * group.step, y + group.y
        lay(picture, card, cut, (left, top - (_RAISED if at in group.raised else 0)))
    for at in group.raised:
        left = x + group.x + at * group.step + (cut.strip - _MARK) // 2
        mark = badge(other, _MARK)
        picture.paste(mark, (left, y + group.y + cut.height - _MARK // 2 - 2), mark)


def _lay_deadwood(picture: Image.Image, seat: ShowdownSeat, x: int, y: int) -> None:
    """What lies in no meld, behind what it counts; nothing is a tick."""
    cut = overlapped(_DEADWOOD)
    if not seat.deadwood:
        sign = tick(cut.height - 20)
        picture.paste(sign, (x + (_PILL - sign.width) // 2, y + 10), sign)
        return
    lay_panel(picture, (x, y + (cut.height - 46) // 2, _PILL, 46), 23, SHADE)
    digits = text_mask(str(seat.left), 30, _PILL - 16)
    place = x + (_PILL - digits.width) // 2, y + (cut.height - digits.height) // 2
    picture.paste(WHITE, place, digits)
    left = x + _PILL + 18
    step, _ = fan(len(seat.deadwood), cut, _ROOM - _PILL - 18)
    for at, card in enumerate(seat.deadwood):
        lay(picture, card, cut, (left + at * step, y))


def draw_showdown(spec: ShowdownSpec) -> bytes:
    """Both hands as a PNG, 1000 pixels wide, one plate below the other."""
    cut = _cut(spec)
    plates = [_plate(seat, cut) for seat in spec.seats]
    high = sum(plate.height for plate in plates) + _BETWEEN
    picture = felt(WIDTH, high + 2 * _EDGE)
    top = _EDGE
    for plate, other in zip(plates, reversed(spec.seats), strict=True):
        box = _EDGE, top, _WIDE, plate.height
        lay_panel(picture, box, _RADIUS)
        if plate.seat.winner:
            lay_frame(picture, box, _RADIUS, 5, GOLD)
        middle = top + plate.height // 2
        lay_seat(picture, plate.seat, _EDGE + PADDING, middle)
        points_x = WIDTH - _EDGE - PADDING - POINTS
        lay_points(picture, plate.seat, points_x, middle, plate.seat.parts)
        x, y = _EDGE + _CARDS_X, top + PADDING
        for group in plate.melds:
            _lay_meld(picture, group, plate.cut, x, y, other.seat)
        _lay_deadwood(picture, plate.seat, x, y + plate.deadwood_y)
        top += plate.height + _BETWEEN
    return encoded(picture)
