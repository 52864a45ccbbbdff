"""The runs that a hand could lay, each by its natural cards.

A span reaches from the lowest natural card of a run to the highest; jokers fill what lies between
and, where that is too short, lie beyond its ends. A joker takes the place of a card that is held
only where that can matter (see ``lent``). Every other run with jokers is a span with more jokers
laid at its ends, or one with a joker in the place of a card that stays in the hand.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card
from engine.hands.packing import UNITS, PackedHand, common, holds, size
from engine.melds import MeldRules

_MOST_LENT = 4
"""Jokers that take the place of natural cards in one run, at most: all that four jokers lend."""


class Span(NamedTuple):
    """A run by its natural cards: ``low`` and ``high`` are the positions of the outer two.

    ``places`` maps positions to natural cards; ``jokers`` is the least number that it needs;
    ``cards`` are the natural cards packed, ``outer`` the first and the last of them; ``gain`` is
    what they count.
    """

    suit: int
    low: int
    high: int
    places: tuple[tuple[int, Card], ...]
    jokers: int
    length: int
    cards: int
    outer: int
    gain: int


def ends(rules: MeldRules) -> tuple[int, int]:
    """The lowest and the highest position that a run can have."""
    return (1 if 1 in rules.aces else 2), (14 if 14 in rules.aces else 13)


@lru_cache(maxsize=256)
def lent(jokers: int, rules: MeldRules) -> int:
    """How many jokers may usefully take the place of natural cards that other melds need.

    A natural card and a joker may trade places unless the other meld would then have too few
    natural cards. Such a meld has no more than the least number and jokers for the rest. No more
    than ``_MOST_LENT`` are lent: with wild cards by the dozen there would be too many ways.
    """
    sizes = (rules.set_min, rules.run_min)
    naturals = max(map(rules.least_naturals, sizes))
    filled = min(max(0, size - rules.least_naturals(size)) for size in sizes)
    lent_at_all = max(
        max(0, min(melds * naturals, jokers - melds * filled)) for melds in range(1, jokers + 2)
    )
    return min(lent_at_all, _MOST_LENT)


def spans(
    hand: PackedHand,
    rules: MeldRules,
    price: Sequence[int],
    sizes: tuple[int, int],
    *,
    lending: bool = True,
) -> list[Span]:
    """All spans of a hand whose runs have one of these sizes (least, most).

    Not ``lending``: without those in which a joker takes the place of a card that is held, of which
    there can be thousands.
    """
    free, naturals, jokers = hand
    low, high = ends(rules)
    least, most = max(sizes[0], rules.run_min), min(sizes[1], rules.run_max, high - low + 1)
    missing = lent(jokers, rules) if lending else 0
    natural = _least_naturals(rules)
    found = []
    for suit in range(4):
        first = suit * 13
        places = [(card - first + 1, card) for card in naturals if first <= card < first + 13]
        if places and places[0][0] == 1:
            ace = places[0][1]
            places = places[0 if low == 1 else 1 :]
            if high == 14:
                places.append((14, ace))
        for chosen in _stretches(places, least, most, jokers):
            for kept in _without_some(chosen, missing):
                bottom, top = kept[0][0], kept[-1][0]
                length = max(top - bottom + 1, least)
                needed = length - len(kept)
                if needed > jokers or len(kept) < natural[length]:
                    continue
                cards = gain = 0
                for _, card in kept:
                    cards += UNITS[card]
                    gain += price[card]
                if length > 13 and top == 14 and bottom == 1 and free // UNITS[first] & 3 < 2:
                    continue
                outer = UNITS[kept[0][1]] | UNITS[kept[-1][1]]
                found.append(Span(suit, bottom, top, kept, needed, length, cards, outer, gain))
    return found


def out_of(
    found: Iterable[Span], free: int, jokers: int, price: Sequence[int], rules: MeldRules
) -> Iterator[tuple[int, Span]]:
    """The spans that so many cards and jokers allow, each with its place among those found.

    Jokers stand for inner cards that another run has taken. Where an outer card is taken, a
    shorter span says the same.
    """
    present = free | free >> 1
    for at, span in enumerate(found):
        if span.jokers > jokers or span.outer & ~present:
            continue
        if holds(free, span.cards):
            yield at, span
            continue
        cards = common(free, span.cards)
        kept = tuple(place for place in span.places if UNITS[place[1]] & cards)
        needed = span.length - len(kept)
        if size(cards) == len(kept) >= rules.least_naturals(span.length) and needed <= jokers:
            gain = sum(price[card] for _, card in kept)
            yield at, span._replace(places=kept, jokers=needed, cards=cards, gain=gain)


@lru_cache(maxsize=64)
def _least_naturals(rules: MeldRules) -> tuple[int, ...]:
    """How many natural cards a run must have, by its length."""
    return tuple(map(rules.least_naturals, range(15)))


def _stretches(
    places: Sequence[tuple[int, Card]], least: int, most: int, jokers: int
) -> Iterator[tuple[tuple[int, Card], ...]]:
    """Neighbouring natural cards with no more gaps than there are jokers."""
    if least > most:
        return
    for first in range(len(places)):
        bottom = places[first][0]
        for last in range(first, len(places)):
            length = places[last][0] - bottom + 1
            if length > most or length - (last - first + 1) > jokers:
                break
            yield tuple(places[first : last + 1])


def _without_some(
    chosen: tuple[tuple[int, Card], ...], number: int
) -> Iterator[tuple[tuple[int, Card], ...]]:
    """The cards, and the cards with up to so many inner ones left to other melds."""
    yield chosen
    for dropped in range(1, min(number, len(chosen) - 2) + 1):
        for out in combinations(range(1, len(chosen) - 1), dropped):
            yield tuple(place for at, place in enumerate(chosen) if at not in out)


def windows(span: Span, more: int, rules: MeldRules, most: int) -> range:
    """Positions at which the run may begin when it has so many jokers more than it needs.

    The highest comes first; empty if it cannot be so long.
    """
    low, high = ends(rules)
    length = span.length + more
    if length > min(most, rules.run_max):
        return range(0)
    if rules.wild_limit is not None and len(span.places) < rules.least_naturals(length):
        return range(0)
    return range(min(span.low, high - length + 1), max(low, span.high - length + 1) - 1, -1)
