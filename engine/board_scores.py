"""Boards, which are the same cards at several tables, and the comparison of their results.

All numbers are exact. A seat of a board is compared only with the same seat at other tables. Other
seats have other cards, so their results say nothing about this seat.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import product
from typing import NamedTuple

Worth = tuple[int, ...]
"""The worth of a deal by seat, so that tables can be compared. More is better."""


class Average(NamedTuple):
    """The mean worths of a deal when medium computers play it under the standard rules."""

    deals: int
    """The number of deals played."""
    error: float
    """The largest standard error."""
    worths: tuple[float, ...]
    """The mean worth by place. Place 0 is the first player."""


Averages = Mapping[tuple[int, int], Average]
"""The averages by the number of seats and the deal's number.

The number is 1 if all deals are alike. ``python -m bench worth`` writes the averages into the
module ``player`` of each game.
"""


def own_worth(scores: Sequence[int], *, lowest_wins: bool) -> Worth:
    """Return the worths in a game that gives all players their own points.

    The sign is reversed if the lowest points win.
    """
    return tuple(-points if lowest_wins else points for points in scores)


def paid_worth(scores: Sequence[int], pays: Sequence[int | None]) -> Worth:
    """Return the worths in a game that gives points only to some players.

    These players have the points that they got. Every other player loses the points that someone
    got because of them. ``pays`` has these lost points by seat, and None for players who got
    points.
    """
    pairs = zip(scores, pays, strict=True)
    return tuple(got if paid is None else -paid for got, paid in pairs)


class Comparison(NamedTuple):
    """The result of a seat compared with the same seat at the other tables of a board."""

    percent: Fraction
    """The share of tables with a lower worth, 0 to 100. Equal worths count half."""
    cross: Fraction
    """The mean difference in points to the other tables. 0 without another table."""


def compared(expected: int, worths: Sequence[int]) -> list[Comparison]:
    """Compare the worths of a seat at all tables with a result.

    ``expected`` is the number of tables that should play the board. If some tables have no result,
    Neuberg's formula estimates the percentages.
    """
    others = max(1, len(worths) - 1)
    return [
        Comparison(
            _percent(expected, worth, worths),
            Fraction(sum(worth - other for other in worths), others),
        )
        for worth in worths
    ]


def _percent(expected: int, own: int, worths: Sequence[int]) -> Fraction:
    if expected == 1:
        return Fraction(50)
    half, equal = Fraction(1, 2), sum(other == own for other in worths) - 1
    points = sum(other < own for other in worths) + half * equal
    return 100 * ((points + half) * expected / len(worths) - half) / (expected - 1)


def cross_of_sides(ours: Sequence[int], theirs: Sequence[int]) -> Fraction:
    """Return the mean difference over all pairs of two sides that have both played a board."""
    gains = [our - their for our, their in product(ours, theirs)]
    return Fraction(sum(gains), len(gains))


def par(worths: Sequence[int]) -> int:
    """Return the lower median of the worths that computers reached for a seat."""
    return sorted(worths)[(len(worths) - 1) // 2]


class NightBoards(NamedTuple):
    """One person's boards of a game night."""

    played: Sequence[Comparison]
    """The boards with a result."""
    marks: Sequence[Fraction]
    """The percentages for boards that the person left or missed."""
    missed: int
    """The number of missed boards."""
    met: Sequence[str | int]
    """The people whom this person met, once for each meeting."""
    gone: bool = False


class NightPlace(NamedTuple):
    """The standing of a person in a game night."""

    who: str | int
    place: int | None
    total: Fraction | None
    """The mean percentage of all boards that count. None if no board counts."""
    cross: Fraction
    field: Fraction
    """The mean total of the people whom this person met."""
    played: int


LEFT_AT_MOST = Fraction(40)
"""The most percent for a board that a person left, so that leaving never pays.

A missed board gets this percentage too.
"""


def standing(people: Mapping[str | int, NightBoards]) -> list[NightPlace]:
    """Return the standings. People with a place come first.

    People with equal totals are ordered by the mean cross, then by ``field``. If these are equal
    too, the people share a place. A person has no place if they left, if they missed more boards
    than they played, or if no board counts. People without a place are ordered by the number of
    boards that they played.
    """
    totals = {
        who: _mean([*(comparison.percent for comparison in evening.played), *evening.marks])
        for who, evening in people.items()
        if evening.played or evening.marks
    }
    places = []
    for who, evening in people.items():
        cross = _mean([comparison.cross for comparison in evening.played])
        field = _mean([totals[other] for other in evening.met if other in totals])
        total, played = totals.get(who), len(evening.played)
        places.append(NightPlace(who, None, total, cross, field, played))
    ranked = [
        place
        for place in places
        if place.total is not None
        and not people[place.who].gone
        and place.played >= people[place.who].missed
    ]
    keys = [_merit(place) for place in ranked]
    placed = [
        place._replace(place=1 + sum(key > _merit(place) for key in keys)) for place in ranked
    ]
    placed.sort(key=lambda place: (place.place, _by_id(place)))
    others = [place for place in places if place not in ranked]
    others.sort(
        key=lambda place: (-place.played, place.total is None, -(place.total or 0), _by_id(place))
    )
    return [*placed, *others]


def _mean(some: Sequence[Fraction]) -> Fraction:
    return sum(some, Fraction()) / max(1, len(some))


def _merit(place: NightPlace) -> tuple[Fraction, Fraction, Fraction]:
    return place.total or Fraction(), place.cross, place.field


def _by_id(place: NightPlace) -> tuple[bool, str | int]:
    return isinstance(place.who, str), place.who


# The deal of the day comes from a chain of secrets. Everyone may know its anchor in advance.

CHAIN_DAYS = 4000
"""The number of days in a chain."""


def link_before(secret: bytes) -> bytes:
    """Return the secret of the day before. The secret of day 0 is the anchor."""
    return sha256(b"upcard/daily/chain/" + secret).digest()


def leads_to(anchor: bytes, day: int, secret: bytes) -> bool:
    """Return whether this is the secret of that day (from 1) in the chain with this anchor."""
    for _ in range(day):
        secret = link_before(secret)
    return secret == anchor


def luck_of_day(game: str, secret: bytes) -> bytes:
    """Return the seed of the cards of a game on the day of this secret."""
    return sha256(f"upcard/daily/{game}/".encode() + secret).digest()
