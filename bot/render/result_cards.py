"""How the cards of a result lie on their plates: the hand, and what was laid beside or below it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.render.sizes import Cut, overlapped
from engine.cards import Card

from .fan import fan, in_lines
from .specs import ResultSeat

_SIZES = ((60, 1), (52, 1), (45, 1), (52, 2), (45, 2), (38, 2), (32, 2))
"""Visible width of a covered card, and in how many lines a hand may come for it to be chosen. The
last is taken when nothing fits, and the cards are pushed together."""
_MELD_SIZES = (46, 40, 34)
"""Visible width of a covered card of a meld: the largest at which they lie as at the smallest."""
_BETWEEN_MELDS = 14
_BETWEEN_LINES = 12
_BESIDE = 34
"""Pixels between a hand and the melds beside it."""

Melds = tuple[tuple[Card, ...], ...]


class CardLine(NamedTuple):
    """Cards that lie side by side; ``x`` and ``y`` from the left upper corner of all cards."""

    cards: tuple[Card, ...]
    cut: Cut
    step: int
    x: int
    y: int


class ResultCards(NamedTuple):
    """The cards of all seats, the hands in one cut; a seat without cards has no lines."""

    cut: Cut
    seats: tuple[tuple[CardLine, ...], ...]


def bottom(lines: Sequence[CardLine]) -> int:
    """How far down these cards reach, in pixels."""
    return max((line.y + line.cut.height for line in lines), default=0)


def _in_a_line(cut: Cut, room: int) -> int:
    return (room - cut.width) // cut.strip + 1


def _size(longest: int, room: int) -> tuple[Cut, int]:
    """The largest cut at which a hand of so many cards fits, and the lines that it may have."""
    cuts = [(overlapped(strip), lines) for strip, lines in _SIZES]
    fits = (found for found in cuts if longest <= _in_a_line(found[0], room) * found[1])
    return next(fits, cuts[-1])


def _hand(cards: tuple[Card, ...], cut: Cut, lines: int, room: int) -> list[CardLine]:
    """A hand in as few lines as can be, evenly filled."""
    lines = min(lines, -(-len(cards) // _in_a_line(cut, room)))
    found = []
    for number in range(lines):
        begin, end = (len(cards) * at // lines for at in (number, number + 1))
        step, _ = fan(end - begin, cut, room)
        y = number * (cut.height + _BETWEEN_LINES)
        found.append(CardLine(cards[begin:end], cut, step, 0, y))
    return found


def _rows(melds: Melds, cut: Cut, room: int) -> list[list[int]]:
    return in_lines([fan(len(meld), cut, room)[1] for meld in melds], room, _BETWEEN_MELDS)


def _room_beside(hand: Sequence[CardLine], room: int) -> int:
    """Pixels to the right of a hand that lies in one line; nothing beside a longer one."""
    if len(hand) > 1:
        return 0
    return room - sum(fan(len(one.cards), one.cut, room)[1] + _BESIDE for one in hand)


def _fits_beside(melds: Melds, cut: Cut, beside: int) -> bool:
    whole = sum(cut.width + (len(meld) - 1) * cut.strip for meld in melds)
    return whole + (len(melds) - 1) * _BETWEEN_MELDS <= beside


def _with_melds(hand: list[CardLine], melds: Melds, cut: Cut, room: int) -> list[CardLine]:
    """The hand, and smaller the melds: beside it where there is room for all, else below."""
    found, beside = list(hand), _room_beside(hand, room)
    left, top = 0, bottom(hand) + _BETWEEN_LINES if hand else 0
    if _fits_beside(melds, cut, beside):
        left, top = room - beside, (bottom(hand) - cut.height) // 2 if hand else 0
    for number, row in enumerate(_rows(melds, cut, room)):
        x, y = left, top + number * (cut.height + _BETWEEN_LINES)
        for position in row:
            step, wide = fan(len(melds[position]), cut, room)
            found.append(CardLine(melds[position], cut, step, x, y))
            x += wide + _BETWEEN_MELDS
    return found


def result_cards(seats: Sequence[ResultSeat], room: int) -> ResultCards:
    """All cards as large as they fit into this width, and into few lines."""
    cut, most = _size(max((len(seat.cards) for seat in seats), default=0), room)
    hands = [_hand(seat.cards, cut, most, room) for seat in seats]
    cuts = [overlapped(strip) for strip in _MELD_SIZES]

    def lie(size: Cut) -> list[tuple[int, bool]]:
        """How the melds of each seat lie: in so many rows, beside the hand or not."""
        return [
            (
                len(_rows(seat.melds, size, room)),
                _fits_beside(seat.melds, size, _room_beside(hand, room)),
            )
            for seat, hand in zip(seats, hands, strict=True)
        ]

    melds = next(size for size in cuts if lie(size) == lie(cuts[-1]))
    both = zip(seats, hands, strict=True)
    lines = (tuple(_with_melds(hand, seat.melds, melds, room)) for seat, hand in both)
    return ResultCards(cut, tuple(lines))
