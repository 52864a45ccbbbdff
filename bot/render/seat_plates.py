"""The plates of seats on a table picture, with badge, number of cards, points and marks."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.render.canvas import Canvas, lay_frame, lay_panel, print_in, stamp
from bot.render.colours import BACK, GOLD, SEAT_COLOURS, SEAT_INKS, SHADE, WHITE
from bot.render.faces import Cut
from bot.render.glyphs import LEGIBLE, name_mask, text_mask
from bot.render.marks import GLOW, badge, born, cross, fallen, glow, moon, robot, tick
from bot.render.specs import MeldSpec, SeatSpec

_HEIGHT = 100
_BETWEEN = 10
_AROUND = _BETWEEN // 2
_RADIUS = 20
_ROOMY = 320
"""Plates in one row are at least this wide, in pixels.

On narrower plates without a name, the total is below the hand's count, otherwise at its right."""
_BADGE = 58
_BADGE_AT = 20
_MARK = 30
_MARK_OUT = 10
"""Pixels of marks outside of the badge.

Born is above at the left, down, out and dropped above at the right, away below at the left, and a
computer's mark below at the right."""
_NAME_X = _BADGE_AT + _BADGE + 18
_SNUG = 220
"""Plates narrower than this (with five seats and more) have a smaller badge."""
_WIDE_LAYOUT, _SNUG_LAYOUT = (_BADGE_AT, _BADGE, _NAME_X), (12, 48, 74)
"""The left edge of the badge, its size, and the left edge of the name, in pixels."""
_CARD, _LOW = 52, 44
"""Width of the card with a hand's count, and height of that card and of the total."""
_WIDEST_TOTAL = 140
_LEAST_FOR_A_NAME = 110
"""A name is shown if at least this many pixels are free at the right of the badge."""


def _count(picture: Image.Image, count: int, left: int, middle: int) -> None:
    """Draw the number of cards in the hand on the back of a card."""
    box = left, middle - _LOW // 2, _CARD, _LOW
    lay_panel(picture, box, 7, BACK)
    lay_frame(picture, box, 7, 3, WHITE)
    print_in(picture, box, WHITE, text_mask(str(count), LEGIBLE, _CARD - 12))


def lay_total(picture: Image.Image, total: int, box: tuple[int, int, int, int]) -> None:
    """Draw a total of points on a pill in this box (left, top, width, height)."""
    _, _, width, height = box
    lay_panel(picture, box, height // 2, SHADE)
    print_in(picture, box, WHITE, text_mask(str(total), LEGIBLE, width - 14))


def _marks(picture: Image.Image, seat: SeatSpec, x: int, y: int, size: int) -> None:
    """Draw the seat's marks at the corners of the badge whose left upper corner is here."""
    near, far = -_MARK_OUT, size - _MARK + _MARK_OUT
    shown = (
        (seat.born, born, near, near),
        (seat.down, tick, far, near),
        (seat.out, cross, far, near),
        (seat.dropped and not seat.out, fallen, far, near),
        (seat.away, moon, near, far),
        (seat.computer, partial(robot, eyes=seat.eyes), far, far),
    )
    for is_shown, mark, right, down in shown:
        if is_shown:
            stamp(picture, mark(_MARK), (x + right, y + down))


def _plate(picture: Image.Image, seat: SeatSpec) -> None:
    """Draw a plate on its patch, which has room around the plate for the glow."""
    left, top, width = _AROUND, _AROUND, picture.width - 2 * _AROUND
    lay_panel(picture, (left, top, width, _HEIGHT), _RADIUS)
    middle = top + _HEIGHT // 2
    inset, size, name_x = _SNUG_LAYOUT if width < _SNUG else _WIDE_LAYOUT
    x, y = left + inset, middle - size // 2
    if seat.on_turn:
        lay_frame(picture, (left, top, width, _HEIGHT), _RADIUS, 4, GOLD)
        stamp(picture, glow(size), (x - GLOW, y - GLOW))
    stamp(picture, badge(seat.seat, size), (x, y))
    _marks(picture, seat, x, y, size)
    x, right = left + name_x, left + width - (8 if width < _SNUG else 14)
    room = right - x
    name = name_mask(seat.name, LEGIBLE, room) if room >= _LEAST_FOR_A_NAME else None
    low = top + _HEIGHT - 4 - _LOW // 2
    if width < _ROOMY - _BETWEEN and name is None:
        _count(picture, seat.count, x, top + 4 + _LOW // 2)
        lay_total(picture, seat.total, (x, low - _LOW // 2, room, _LOW))
        return
    wide = min(room - _CARD - 8, _WIDEST_TOTAL)
    if name is None:
        low = middle
    else:
        picture.paste(WHITE, (x, top + 26 - name.height // 2), name)
    _count(picture, seat.count, x, low)
    lay_total(picture, seat.total, (right - wide, low - _LOW // 2, wide, _LOW))


def lay_seats(canvas: Canvas, seats: tuple[SeatSpec, ...], left: int, top: int, right: int) -> None:
    """Lay plates between these edges, in one row if they fit, otherwise in two rows.

    They take 210 pixels of height."""
    columns = max(2, -(-len(seats) // 2))
    if columns < len(seats) <= (right - left + _BETWEEN) // (_ROOMY + _BETWEEN):
        columns = len(seats)
    width = (right - left - (columns - 1) * _BETWEEN) // columns
    if len(seats) <= columns:
        top += (_HEIGHT + _BETWEEN) // 2
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        x, y = left + column * (width + _BETWEEN), top + row * (_HEIGHT + _BETWEEN)
        around = (x - _AROUND, y - _AROUND, width + 2 * _AROUND, _HEIGHT + 2 * _AROUND)
        canvas.lay(around, _plate, seat)


# A coloured edge with a number below a card shows which seat laid it into another seat's meld.

CREDIT = 42
"""Pixels of such an edge below the card."""
_SIDES = 2
"""Pixels that are free at both sides of an edge."""


def credits_of(meld: MeldSpec) -> list[tuple[int, int, int]]:
    """Return runs of cards laid by another seat than the owner, as (seat, first, last)."""
    credit_runs: list[tuple[int, int, int]] = []
    for index, seat in enumerate(meld.laid_by):
        if credit_runs and credit_runs[-1][0] == seat and credit_runs[-1][2] == index - 1:
            credit_runs[-1] = (seat, credit_runs[-1][1], index)
        elif seat != meld.seat:
            credit_runs.append((seat, index, index))
    return credit_runs


def lay_credits(
    picture: Image.Image, meld: MeldSpec, cut: Cut, steps: Sequence[int], place: tuple[int, int]
) -> None:
    """Lay the edges of a meld. Call it before its cards are laid.

    The first card is at ``place``. ``steps`` are the pixels from the first card to each card."""
    last = len(meld.cards) - 1
    for seat, first, to in credits_of(meld):
        left = place[0] + steps[first] + _SIDES
        end = place[0] + (steps[to] + cut.width if to == last else steps[to + 1]) - _SIDES
        top, high = place[1] + cut.height - 2 * cut.radius, 2 * cut.radius + CREDIT
        lay_panel(picture, (left, top, end - left, high), 8, SEAT_COLOURS[seat - 1])
        number = text_mask(str(seat), LEGIBLE, end - left - 4)
        below = place[1] + cut.height + (CREDIT - number.height) // 2
        picture.paste(SEAT_INKS[seat - 1], (left + (end - left - number.width) // 2, below), number)
