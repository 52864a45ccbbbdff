"""Hands laid open at the end of a deal, with melds, lay-offs on them, and deadwood."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import encoded, felt, lay_panel, print_in, stamp
from bot.render.colours import SHADE, WHITE
from bot.render.faces import Cut, overlapped
from bot.render.glyphs import LEGIBLE, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.marks import badge, fallen, tick
from bot.render.result_picture import BETWEEN, CARDS_X, EDGE, PADDING, ROOM, lay_plate
from bot.render.specs import ShowdownSeat, ShowdownSpec, ShownMeld
from bot.render.sprites import fan, frames_of, in_lines, lay
from engine.cards import Card

_LEAST = 150
"""A plate is at least this high, with room for a crowned badge and a name below it."""
_STRIPS = (58, 52, 46, 42)
"""Visible width of a covered card.

The largest width at which the melds of each hand fit into one line is used, or the last width if
none fits."""
_LARGE_STRIPS = (92, 84, 76, 68, 58)
"""Visible width of a covered card in a declared hand, whose melds may take two lines."""
_DEADWOOD = 42
"""Visible width of a covered card of the deadwood."""
_BETWEEN_MELDS = 18
_BETWEEN_LINES = 16
_RAISED = 14
"""Pixels by which a card that was laid off is higher than the other cards."""
_MARK = 48
"""Width and height of the badge on a card that was laid off. It shows who laid it off."""
_PILL = 76
"""Width of the pill with the points of the deadwood."""


class _PlacedMeld(NamedTuple):
    """A meld in place. ``x`` and ``y`` are pixels from the left upper corner of all cards."""

    cards: tuple[Card, ...]
    raised: frozenset[int]
    step: int
    x: int
    y: int


class _Plate(NamedTuple):
    """A seat's cards in place, the melds in one size and the deadwood below in another."""

    seat: ShowdownSeat
    cut: Cut
    melds: tuple[_PlacedMeld, ...]
    deadwood_y: int
    has_deadwood: bool = True

    @property
    def height(self) -> int:
        below = overlapped(_DEADWOOD).height if self.has_deadwood else -_BETWEEN_LINES
        return max(_LEAST, self.deadwood_y + below + 2 * PADDING)


def _wide(meld: ShownMeld, cut: Cut) -> int:
    return fan(len(meld.cards), cut, ROOM)[1]


def _lines(melds: tuple[ShownMeld, ...], cut: Cut) -> list[list[int]]:
    return in_lines([_wide(meld, cut) for meld in melds], ROOM, _BETWEEN_MELDS)


def _cuts(spec: ShowdownSpec) -> list[Cut]:
    """Return the cut of each seat's melds. Only a declared hand has a cut of another size."""
    large = spec.seats[:1] if spec.declared else ()
    cuts = [_largest([seat], _LARGE_STRIPS, 2) for seat in large]
    others = spec.seats[len(large) :]
    return cuts + [_largest(others, _STRIPS, 1)] * len(others)


def _largest(seats: Sequence[ShowdownSeat], strips: Sequence[int], most: int) -> Cut:
    """Return the largest cut at which each seat's melds take at most ``most`` lines."""
    cuts = [overlapped(strip) for strip in strips]
    fits = (cut for cut in cuts if all(len(_lines(seat.melds, cut)) <= most for seat in seats))
    return next(fits, cuts[-1])


def _plate(seat: ShowdownSeat, cut: Cut, *, declared: bool) -> _Plate:
    laid, y = list[_PlacedMeld](), 0
    for line in _lines(seat.melds, cut):
        melds = [seat.melds[index] for index in line]
        y += _RAISED if any(meld.laid_off for meld in melds) else 0
        widths = (_wide(meld, cut) + _BETWEEN_MELDS for meld in melds)
        for meld, x in zip(melds, accumulate(widths, initial=0), strict=False):
            step = fan(len(meld.cards), cut, ROOM)[0]
            laid.append(_PlacedMeld(meld.cards, meld.laid_off, step, x, y))
        y += cut.height + _BETWEEN_LINES
    if not laid:
        y = (_LEAST - overlapped(_DEADWOOD).height) // 2 - PADDING
    return _Plate(seat, cut, tuple(laid), y, not declared)


def _lay_meld(
    picture: Image.Image,
    group: _PlacedMeld,
    cut: Cut,
    place: tuple[int, int],
    other: int,
    wild: int | None,
) -> None:
    """Lay a meld. Cards that the seat ``other`` laid off are raised and have its badge."""
    x, y = place
    for index, card in enumerate(group.cards):
        left, top = x + group.x + index * group.step, y + group.y
        top -= _RAISED if index in group.raised else 0
        lay(picture, card, cut, (left, top), frames_of(card, wild))
    for index in group.raised:
        left = x + group.x + index * group.step + (cut.strip - _MARK) // 2
        stamp(picture, badge(other, _MARK), (left, y + group.y + cut.height - _MARK // 2 - 2))


def _lay_deadwood(
    picture: Image.Image, seat: ShowdownSeat, x: int, y: int, wild: int | None
) -> None:
    """Lay the deadwood after its points. A tick shows that there is none."""
    cut = overlapped(_DEADWOOD)
    if seat.closed and not seat.dropped:
        return
    if not seat.deadwood:
        sign = (fallen if seat.dropped else tick)(cut.height - 20)
        stamp(picture, sign, (x + (_PILL - sign.width) // 2, y + 10))
        return
    lay_panel(picture, (x, y + (cut.height - 46) // 2, _PILL, 46), 23, SHADE)
    digits = text_mask(str(seat.left), LEGIBLE, _PILL - 16)
    print_in(picture, (x, y, _PILL, cut.height), WHITE, digits)
    left = x + _PILL + 18
    step, _ = fan(len(seat.deadwood), cut, ROOM - _PILL - 18)
    for index, card in enumerate(seat.deadwood):
        lay(picture, card, cut, (left + index * step, y), frames_of(card, wild))


def draw_showdown(spec: ShowdownSpec) -> bytes:
    """Draw all hands as a PNG, 1000 pixels wide, one plate below the other."""
    sizes = zip(spec.seats, _cuts(spec), strict=True)
    plates = [
        _plate(seat, cut, declared=spec.declared and not index)
        for index, (seat, cut) in enumerate(sizes)
    ]
    high = sum(plate.height + BETWEEN for plate in plates) - BETWEEN
    picture = felt(WIDTH, high + 2 * EDGE)
    top = EDGE
    for plate, other in zip(plates, reversed(spec.seats), strict=True):
        lay_plate(picture, plate.seat, top, plate.height)
        x, y = EDGE + CARDS_X, top + PADDING
        for group in plate.melds:
            _lay_meld(picture, group, plate.cut, (x, y), other.seat, spec.wild)
        if plate.has_deadwood:
            _lay_deadwood(picture, plate.seat, x, y + plate.deadwood_y, spec.wild)
        top += plate.height + BETWEEN
    return encoded(picture)
