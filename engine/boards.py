"""The same cards at several tables: what a deal was worth to a seat, and how that is compared.

All is exact. Only the same seat of the same board is compared; what happened in another seat says
nothing about it.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import product
from typing import NamedTuple

Worth = tuple[int, ...]
"""What a deal brought each seat, the more the better, so that tables can be compared."""


class Average(NamedTuple):
    """The mean ``worths`` of ``deals`` of medium computers under the standard rules, by place from
    the first player. ``error`` is the largest standard error."""

    deals: int
    error: float
    worths: tuple[float, ...]


Averages = Mapping[tuple[int, int], Average]
"""By number of seats and number of the deal, which is 1 if all deals are alike. ``python -m bench
worth`` writes them into the rooms of the games, after their players."""


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


class NightBoards(NamedTuple):
    """One person's boards of a game night: those ``played`` to a result, the ``marks`` of those
    that they left or missed, how many were ``missed``; whom they ``met``, once a meeting."""

    played: Sequence[Comparison]
    marks: Sequence[Fraction]
    missed: int
    met: Sequence[str | int]
    gone: bool = False


class NightPlace(NamedTuple):
    """Where somebody stands. ``total``: the mean of all boards that count, None without any;
    ``field``: that of whom they met."""

    who: str | int
    place: int | None
    total: Fraction | None
    cross: Fraction
    field: Fraction
    played: int


LEFT_AT_MOST = Fraction(40)
"""Percent of a board that somebody left: leaving never pays. A missed one counts as much."""


def standing(people: Mapping[str | int, NightBoards]) -> list[NightPlace]:
    """Those with a place first; then those who missed most boards or have gone, by boards played.

    Equal totals are parted by the mean cross, then by whom people met; else they share a place.
    """
    totals = {
        who: _mean([*(one.percent for one in evening.played), *evening.marks])
        for who, evening in people.items()
        if evening.played or evening.marks
    }
    found = []
    for who, evening in people.items():
        cross = _mean([one.cross for one in evening.played])
        field = _mean([totals[other] for other in evening.met if other in totals])
        total, played = totals.get(who), len(evening.played)
        found.append(NightPlace(who, None, total, cross, field, played))
    ranked = [
        one
        for one in found
        if one.total is not None
        and not people[one.who].gone
        and one.played >= people[one.who].missed
    ]
    keys = [_merit(one) for one in ranked]
    placed = [one._replace(place=1 + sum(key > _merit(one) for key in keys)) for one in ranked]
    placed.sort(key=lambda one: (one.place, _by_id(one)))
    others = [one for one in found if one not in ranked]
    others.sort(key=lambda one: (-one.played, one.total is None, -(one.total or 0), _by_id(one)))
    return [*placed, *others]


def _mean(some: Sequence[Fraction]) -> Fraction:
    return sum(some, Fraction()) / max(1, len(some))


def _merit(one: NightPlace) -> tuple[Fraction, Fraction, Fraction]:
    return one.total or Fraction(), one.cross, one.field


def _by_id(one: NightPlace) -> tuple[bool, str | int]:
    return isinstance(one.who, str), one.who


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
