"""The same cards at several tables: what a deal was worth to a seat, and how that is compared.

All is exact. Only the same seat of the same board is compared; what happened in another seat says
nothing about it.
"""

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import product
from typing import NamedTuple

Worth = tuple[int, ...]
"""What a deal brought each seat, the more the better, so that tables can be compared."""


def own_worth(scores: Sequence[int], *, lowest_wins: bool) -> Worth:
    """Where everybody gets points of their own: those, with the other sign where they are bad."""
    return tuple(-points if lowest_wins else points for points in scores)


def paid_worth(scores: Sequence[int], pays: Sequence[int | None]) -> Worth:
    """Where one collects: they have what they got, all others lose what was got because of them.

    ``pays`` has that by seat, None for whoever got it.
    """
    pairs = zip(scores, pays, strict=True)
    return tuple(got if paid is None else -paid for got, paid in pairs)


class Comparison(NamedTuple):
    """How a seat did beside the same seat at the other tables of a board.

    ``percent``: of how many of them it was better, equal ones half, 0 to 100. ``cross``: by how
    many points on average, 0 where there is no other.
    """

    percent: Fraction
    cross: Fraction


def compared(expected: int, worths: Sequence[int]) -> list[Comparison]:
    """The worths of a seat at all tables with a result, ``expected`` being how many were to play.

    Where some have no result Neuberg's formula makes the percentages as they were likely to be.
    """
    others = max(1, len(worths) - 1)
    return [
        Comparison(
            _percent(expected, one, worths),
            Fraction(sum(one - other for other in worths), others),
        )
        for one in worths
    ]


def _percent(expected: int, own: int, worths: Sequence[int]) -> Fraction:
    if expected == 1:
        return Fraction(50)
    half, equal = Fraction(1, 2), sum(other == own for other in worths) - 1
    points = sum(other < own for other in worths) + half * equal
    return 100 * ((points + half) * expected / len(worths) - half) / (expected - 1)


def cross_of_sides(ours: Sequence[int], theirs: Sequence[int]) -> Fraction:
    """The mean difference over all pairs of two sides who have both played a board."""
    gains = [one - other for one, other in product(ours, theirs)]
    return Fraction(sum(gains), len(gains))


def par(worths: Sequence[int]) -> int:
    """The lower middle of what computers made of a seat."""
    return sorted(worths)[(len(worths) - 1) // 2]


# The deal of the day: a chain of secrets, of which everybody may know the anchor beforehand.

CHAIN_DAYS = 4000
"""How long a chain is."""


def link_before(secret: bytes) -> bytes:
    """The secret of the day before; that of day 0 is the anchor."""
    return sha256(b"upcard/daily/chain/" + secret).digest()


def leads_to(anchor: bytes, day: int, secret: bytes) -> bool:
    """Whether this is the secret of that day (from 1) in the chain with this anchor."""
    for _ in range(day):
        secret = link_before(secret)
    return secret == anchor


def luck_of_day(game: str, secret: bytes) -> bytes:
    """What the cards of a game follow from on the day of this secret."""
    return sha256(f"upcard/daily/{game}/".encode() + secret).digest()
