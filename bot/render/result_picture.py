"""The result of a deal, with each seat's remaining cards, its points, and the winner."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.render.bench_picture import lay_out, numbered, paste_groups
from bot.render.canvas import encoded, felt, lay_frame, lay_panel, lay_slot, stamp
from bot.render.colours import FOUR_COLOURS, GOLD, RED, WHITE, WOVEN, mix
from bot.render.faces import Cut, abreast, overlapped
from bot.render.glyphs import LEGIBLE, name_mask, text_mask
from bot.render.hand_picture import WIDTH
from bot.render.marks import badge, crown, robot
from bot.render.seat_plates import lay_total
from bot.render.specs import ResultSeat, ResultSpec, ShowdownSeat
from bot.render.sprites import fan, in_lines, lay_fan
from engine.cards import SUITS, Card

# The cards of a result on their plates, first the hand, then the melds at its right or below it.

_SIZES = ((60, 1), (52, 1), (45, 1), (52, 2), (45, 2), (42, 2), (42, 3))
"""Visible width of a covered card, and the largest number of lines of a hand.

The last width is used if nothing fits, with as many lines as the hand needs."""
_MELD_SIZES = (46, 42)
"""Visible width of a covered card of a meld.

The largest width is used at which melds need no more lines, and no other place, than at the
smallest."""
_BETWEEN_MELDS = 14
_BETWEEN_LINES = 12
_BEFORE_MELDS = 34
"""Pixels between a hand and the melds at its right."""

Melds = tuple[tuple[Card, ...], ...]


class CardLine(NamedTuple):
    """A line of cards. ``x`` and ``y`` are pixels from the left upper corner of all cards."""

    cards: tuple[Card, ...]
    cut: Cut
    step: int
    x: int
    y: int


class ResultCards(NamedTuple):
    """The cards of all seats, the hands in one cut. A seat without cards has no lines."""

    cut: Cut
    seats: tuple[tuple[CardLine, ...], ...]


def bottom(lines: Sequence[CardLine]) -> int:
    """Return the lower edge of these cards in pixels."""
    return max((line.y + line.cut.height for line in lines), default=0)


def _size(longest: int, room: int, deck: str) -> tuple[Cut, int]:
    """Return the largest cut at which a hand of ``longest`` cards fits, and the most lines.

    In the smallest cut, the hand has as many lines as it needs, because closer cards can't be read.
    """
    cuts = [(overlapped(strip, deck), lines) for strip, lines in _SIZES]
    fits = (size for size in cuts if longest <= abreast(size[0], room) * size[1])
    smallest = cuts[-1][0]
    return next(fits, (smallest, -(-longest // abreast(smallest, room))))


def _hand(cards: tuple[Card, ...], cut: Cut, lines: int, room: int) -> list[CardLine]:
    """Return a hand in as few lines as possible, evenly filled."""
    lines = min(lines, -(-len(cards) // abreast(cut, room)))
    card_lines = []
    for number in range(lines):
        begin, end = (len(cards) * part // lines for part in (number, number + 1))
        step, _ = fan(end - begin, cut, room)
        y = number * (cut.height + _BETWEEN_LINES)
        card_lines.append(CardLine(cards[begin:end], cut, step, 0, y))
    return card_lines


def _rows(melds: Melds, cut: Cut, room: int) -> list[list[int]]:
    return in_lines([fan(len(meld), cut, room)[1] for meld in melds], room, _BETWEEN_MELDS)


def _room_beside(hand: Sequence[CardLine], room: int) -> int:
    """Return the pixels to the right of a hand of one line, or 0 if it has more lines."""
    if len(hand) > 1:
        return 0
    return room - sum(fan(len(line.cards), line.cut, room)[1] + _BEFORE_MELDS for line in hand)


def _fits_beside(melds: Melds, cut: Cut, room_beside: int) -> bool:
    whole = sum(cut.width + (len(meld) - 1) * cut.strip for meld in melds)
    return whole + (len(melds) - 1) * _BETWEEN_MELDS <= room_beside


def _with_melds(hand: list[CardLine], melds: Melds, cut: Cut, room: int) -> list[CardLine]:
    """Return the hand and its smaller melds.

    The melds are at the hand's right if all fit there, otherwise below the hand.
    """
    card_lines, room_beside = list(hand), _room_beside(hand, room)
    left, top = 0, bottom(hand) + _BETWEEN_LINES if hand else 0
    if _fits_beside(melds, cut, room_beside):
        left, top = room - room_beside, (bottom(hand) - cut.height) // 2 if hand else 0
    for number, row in enumerate(_rows(melds, cut, room)):
        x, y = left, top + number * (cut.height + _BETWEEN_LINES)
        for position in row:
            step, wide = fan(len(melds[position]), cut, room)
            card_lines.append(CardLine(melds[position], cut, step, x, y))
            x += wide + _BETWEEN_MELDS
    return card_lines


def result_cards(seats: Sequence[ResultSeat], room: int, deck: str = SUITS) -> ResultCards:
    """Return the cards of all seats in place, as large as fits into the width ``room``."""
    cut, most = _size(max((len(seat.cards) for seat in seats), default=0), room, deck)
    hands = [_hand(seat.cards, cut, most, room) for seat in seats]
    cuts = [overlapped(strip, deck) for strip in _MELD_SIZES]

    def meld_rows(size: Cut) -> list[tuple[int, bool]]:
        """Return each seat's rows of melds, and whether the melds are at the hand's right."""
        return [
            (
                len(_rows(seat.melds, size, room)),
                _fits_beside(seat.melds, size, _room_beside(hand, room)),
            )
            for seat, hand in zip(seats, hands, strict=True)
        ]

    melds = next(size for size in cuts if meld_rows(size) == meld_rows(cuts[-1]))
    pairs = zip(seats, hands, strict=True)
    lines = (tuple(_with_melds(hand, seat.melds, melds, room)) for seat, hand in pairs)
    return ResultCards(cut, tuple(lines))


# Both ends of a seat's plate in the picture of a finished deal.

BADGE = 62
_CROWN = 50
PADDING = 16
_SEAT_X = PADDING + 14
"""Pixels from the left edge of a plate to the badge."""
POINTS = 168
"""Width of the column of points at the right."""
_PARTS = 3
"""The number of parts of a sum that are shown. The sum of all other parts follows them."""
_LOWER = 20
"""Pixels by which points are lower if the parts of their sum are above them."""
_NAME = BADGE + 44
"""The greatest width of a name in pixels."""
_BELOW_BADGE = 23
"""Pixels from the lower edge of a badge to the middle of the name below it."""
EDGE = 24
BETWEEN = 12
_RADIUS = 20
CARDS_X = _SEAT_X + BADGE + 26
WIDE = WIDTH - 2 * EDGE
ROOM = WIDE - CARDS_X - POINTS - 2 * PADDING


Placed = ResultSeat | ShowdownSeat


def shown_name(seat: Placed) -> Image.Image | None:
    """Return the name below the badge, or None if it doesn't fit."""
    return name_mask(seat.name, LEGIBLE, _NAME)


def lay_plate(picture: Image.Image, seat: Placed, top: int, height: int) -> None:
    """Lay a seat's plate, with the seat at its left and its points at its right."""
    box = EDGE, top, WIDE, height
    lay_panel(picture, box, _RADIUS)
    if seat.winner:
        lay_frame(picture, box, _RADIUS, 5, WHITE if seat.computer else GOLD)
    _lay_seat(picture, seat, EDGE + _SEAT_X, top + height // 2)
    _lay_points(picture, seat, WIDTH - EDGE - PADDING - POINTS, top + height // 2)


def _lay_seat(picture: Image.Image, seat: Placed, x: int, middle: int) -> None:
    """Lay the seat's badge with the name below, and a winner's mark above.

    A person has a crown, a computer has a robot's head."""
    name = shown_name(seat)
    y = middle - BADGE // 2 + (14 if seat.winner else 0) - (15 if name else 0)
    stamp(picture, badge(seat.seat, BADGE), (x, y))
    if name:
        top = y + BADGE + _BELOW_BADGE - name.height // 2
        picture.paste(WHITE, (x + (BADGE - name.width) // 2, top), name)
    if seat.winner:
        mark = robot(_CROWN) if seat.computer else crown(_CROWN)
        stamp(picture, mark, (x + (BADGE - _CROWN) // 2, y - _CROWN + 8))


def _lay_points(picture: Image.Image, seat: Placed, x: int, middle: int) -> None:
    """Lay the points of this deal, the parts of their sum (if any) above, and the total below."""
    if parts := seat.parts:
        shown = [*parts[:_PARTS], *([sum(parts[_PARTS:])] if parts[_PARTS:] else [])]
        parts_mask = text_mask(" ".join(f"{part:+}" for part in shown), LEGIBLE, POINTS + PADDING)
        place = x + (POINTS - parts_mask.width) // 2, middle - _LOWER - 29 - parts_mask.height // 2
        picture.paste(WHITE, place, parts_mask)
        middle += _LOWER
    added = text_mask(f"{seat.added:+}" if seat.added else "0", 36, POINTS)
    place = x + (POINTS - added.width) // 2, middle - 23 - added.height // 2
    picture.paste(GOLD if seat.winner and not seat.computer else WHITE, place, added)
    lay_total(picture, seat.total, (x + 12, middle + 7, POINTS - 24, 42))


_LEAST = 118
"""A plate is at least this many pixels high."""
_CROWNED = 150
"""A plate is at least this high if a winner's name, or parts of the points, are shown."""


_BARS = 44
"""Height of the line of two bars below the cards."""
_BAR = 26
"""Height of a bar."""
_BESIDE_BAR = 8
"""Pixels between a bar and its number."""
_HELD = mix(RED, WHITE, 0.33)


class _BarScale(NamedTuple):
    """The start of the bars, in pixels from the left edge of the cards, and pixels per point."""

    zero: int
    points: float


def _scale(seats: Sequence[ResultSeat]) -> _BarScale:
    """Return one scale for the bars of all seats, with room for a number at both ends."""
    bars = [seat.bars or (0, 0) for seat in seats] or [(0, 0)]
    laid, held = (max(seat_bars[which] for seat_bars in bars) for which in (0, 1))
    ends = 2 * (_NUMBER + _BESIDE_BAR)
    points = (ROOM - ends) / max(laid + held, 1)
    return _BarScale(_NUMBER + _BESIDE_BAR + round(held * points), points)


_NUMBER = 96
"""Pixels that are free for a number next to a bar."""


def _lay_bars(
    picture: Image.Image, bars: tuple[int, int], scale: _BarScale, x: int, middle: int
) -> None:
    """Lay a bar to the right for the points of laid cards. Held cards have a bar to the left."""
    pen, zero = ImageDraw.Draw(picture), x + scale.zero
    for points, colour, way in ((bars[0], GOLD, 1), (bars[1], _HELD, -1)):
        end = zero + way * round(points * scale.points)
        left, right = sorted((zero, end))
        if points:
            pen.rectangle((left, middle - _BAR // 2, right, middle + _BAR // 2), colour)
        digits = text_mask(f"{way * points:+}" if points else "0", LEGIBLE, _NUMBER)
        begin = end + _BESIDE_BAR if way > 0 else end - _BESIDE_BAR - digits.width
        picture.paste(WHITE, (begin, middle - digits.height // 2), digits)
    pen.rectangle((zero - 1, middle - _BARS // 2, zero + 1, middle + _BARS // 2), WOVEN)


def _height(seat: ResultSeat, lines: Sequence[CardLine]) -> int:
    named = seat.winner and shown_name(seat) is not None
    low = _SLOT_BELOW_BARS if seat.bars and not lines else bottom(lines)
    bars = _BARS + PADDING if seat.bars else 0
    return max(_CROWNED if named or seat.parts else _LEAST, low + bars + 2 * PADDING)


_SLOT_BELOW_BARS = _LEAST - 2 * PADDING
"""Height of the place of an empty hand above bars."""


def _plate(
    picture: Image.Image,
    seat: ResultSeat,
    lines: Sequence[CardLine],
    cut: Cut,
    top: int,
    scale: _BarScale,
) -> None:
    height = _height(seat, lines)
    lay_plate(picture, seat, top, height)
    x, above = EDGE + CARDS_X, top + height // 2
    if seat.bars is not None:
        _lay_bars(picture, seat.bars, scale, x, top + height - PADDING - _BARS // 2)
        above -= (_BARS + PADDING) // 2
    if lines:
        y = above - bottom(lines) // 2
        for line in lines:
            lay_fan(picture, line.cards, line.cut, line.step, (x + line.x, y + line.y))
    else:
        high = min(cut.height, _LEAST - 2 * PADDING)
        lay_slot(picture, (x, above - high // 2, cut.width, high), cut.radius)


def draw_result(spec: ResultSpec) -> bytes:
    """Draw the result as a PNG, 1000 pixels wide. Common melds are below the plates of seats."""
    cut, lines_of_seats = result_cards(spec.seats, ROOM, spec.deck)
    plates = list(zip(spec.seats, lines_of_seats, strict=True))
    whole = sum(_height(*plate) + BETWEEN for plate in plates) - BETWEEN
    table = lay_out(numbered(spec.common), WIDE, spec.deck)
    below = table.height + 2 * BETWEEN if spec.common else 0
    picture = felt(WIDTH, max(whole, _LEAST) + below + 2 * EDGE)
    top, scale = EDGE, _scale(spec.seats)
    for seat, lines in plates:
        _plate(picture, seat, lines, cut, top, scale)
        top += _height(seat, lines) + BETWEEN
    paste_groups(picture, table, EDGE, top + BETWEEN, FOUR_COLOURS)
    return encoded(picture)
