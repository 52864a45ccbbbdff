"""What a hand of ten cards may become, in numbers near to one, for the judgement to weigh."""

from engine.computer.gin.belief import Belief, danger
from engine.computer.gin.glimpse import Glimpse
from engine.computer.gin.leftovers import SUIT, Leftovers

NAMES = (
    "deadwood",
    "cards outside",
    "deadwood after a draw",
    "knocks with a draw",
    "gin with a draw",
    "better with a draw",
    "near a knock with a draw",
    "stock",
    "throws",
    "cards known of the other",
    "own cards that the other knows",
    "deadwood but the dearest",
    "danger",
    "low cards that the other threw",
    "cards that the other threw",
    "deadwood of the other",
    "below fifteen",
    "points of the card thrown",
    "limit",
    "far from a knock with a draw",
)
"""What each number is about."""

DANGER = NAMES.index("danger")
_LOW = 0b0000000111111 * (1 | 1 << 13 | 1 << 26 | 1 << 39)
_CLOSE, _FAR = 5, 12


def prospects(
    seen: Glimpse, mind: Belief, table: Leftovers, hand: int, thrown: int | None
) -> list[float]:
    """The numbers of ``NAMES`` for these ten cards, with ``thrown`` lying on the pile."""
    outside = table.outside_melds(hand)
    deadwood, after_a_throw, limit = table.count(outside), table.after_a_throw, seen.limit
    whole = left = knocks = gin = better = near = far = 0.0
    for card, weight in mind.drawn:
        after = after_a_throw(hand | 1 << card)
        whole += weight
        left += weight * after
        if after <= limit + _FAR:
            far += weight
            if after <= limit + _CLOSE:
                near += weight
                if after <= limit:
                    knocks += weight
                    if not after:
                        gin += weight
        if after <= deadwood - 2:
            better += weight
    whole = whole or 1.0
    dearest = table.dearest[
        outside & SUIT | outside >> 13 & SUIT | outside >> 26 & SUIT | outside >> 39
    ]
    chances = mind.chances
    expected = sum([value * chance for value, chance in zip(table.values, chances, strict=True)])
    return [
        deadwood / 20 - 1.5,
        outside.bit_count() / 4 - 1,
        left / whole / 20 - 1.2,
        4 * knocks / whole - 0.5,
        10 * gin / whole,
        3 * better / whole - 0.5,
        3 * near / whole - 0.5,
        seen.stock / 12 - 1.5,
        seen.throws / 8 - 1,
        seen.known.bit_count() / 2 - 0.5,
        (seen.shown & hand).bit_count() / 2 - 0.5,
        (deadwood - dearest) / 20 - 1,
        0.0 if thrown is None else 5 * danger(thrown, chances),
        (seen.threw & _LOW).bit_count() / 2 - 0.5,
        seen.threw.bit_count() / 4 - 1,
        expected / 30 - 2,
        float(deadwood <= 15),
        0.0 if thrown is None else table.values[thrown] / 10,
        limit / 10,
        3 * far / whole - 0.5,
    ]
