"""The runs that a hand could lay, each by its natural cards.

A span extends from the lowest natural card of a run to the highest. Jokers fill its gaps and, if it
is too short, extend its ends. A joker replaces a card in the hand only if that can matter
(``lent``). Every other run with jokers is one of these spans. It has further jokers at its ends, or
a joker instead of a card that stays in the hand.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.cards import Card
from engine.hands.packing import UNITS, PackedHand, common, holds, size
from engine.melds import MeldRules

_MOST_LENT = 4
"""At most this many jokers replace natural cards in one run."""


class Span(NamedTuple):
    """A run by its natural cards."""

    suit: int
    low: int
    """The position of the lowest natural card."""
    high: int
    """The position of the highest natural card."""
    places: tuple[tuple[int, Card], ...]
    """Pairs of a position and its natural card."""
    jokers: int
    """The least number of jokers that the run needs."""
    length: int
    cards: int
    """The natural cards, packed."""
    outer: int
    """The first and the last natural card, packed."""
    gain: int
    """The points of the natural cards."""


def ends(rules: MeldRules) -> tuple[int, int]:
    """Return the lowest and the highest position in a run."""
    return (1 if 1 in rules.aces else 2), (14 if 14 in rules.aces else 13)


@lru_cache(maxsize=256)
def lent(jokers: int, rules: MeldRules) -> int:
    """Return how many jokers may usefully replace natural cards that other melds need.

    A natural card of one meld can be exchanged for a joker of another meld, unless the first meld
    would then have too few natural cards. So lending only helps a meld that has no more than the
    required natural cards. At most ``_MOST_LENT`` jokers are lent, because dozens of wild cards
    would allow too many ways.
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
    """Return all spans of a hand whose runs have one of these sizes (least, most).

    Without ``lending``, spans in which a joker replaces a card in the hand are left out, because
    there can be thousands of them.
    """
    free, naturals, jokers = hand
    low, high = ends(rules)
    least, most = max(sizes[0], rules.run_min), min(sizes[1], rules.run_max, high - low + 1)
    missing = lent(jokers, rules) if lending else 0
    natural = _least_naturals(rules)
    all_spans = []
    for suit in range(4):
        first = suit * 13
        places = [(card - first + 1, card) for card in naturals if first <= card < first + 13]
        if places and places[0][0] == 1:
            ace = places[0][1]
            places = places[0 if low == 1 else 1 :]
            if high == 14:
                places.append((14, ace))
        for chosen in _stretches(places, least, most, jokers):
            for used in _without_some(chosen, missing):
                bottom, top = used[0][0], used[-1][0]
                length = max(top - bottom + 1, least)
                needed = length - len(used)
                if needed > jokers or len(used) < natural[length]:
                    continue
                cards = gain = 0
                for _, card in used:
                    cards += UNITS[card]
                    gain += price[card]
                if length > 13 and top == 14 and bottom == 1 and free // UNITS[first] & 3 < 2:
                    continue
                outer = UNITS[used[0][1]] | UNITS[used[-1][1]]
                all_spans.append(Span(suit, bottom, top, used, needed, length, cards, outer, gain))
    return all_spans


def out_of(
    options: Iterable[Span], free: int, jokers: int, price: Sequence[int], rules: MeldRules
) -> Iterator[tuple[int, Span]]:
    """Yield the spans that these cards and jokers allow, each with its index in ``options``.

    Jokers replace inner cards that another run has taken. If an outer card is taken, a shorter span
    covers that case.
    """
    present = free | free >> 1
    for index, span in enumerate(options):
        if span.jokers > jokers or span.outer & ~present:
            continue
        if holds(free, span.cards):
            yield index, span
            continue
        cards = common(free, span.cards)
        used = tuple(place for place in span.places if UNITS[place[1]] & cards)
        needed = span.length - len(used)
        if size(cards) == len(used) >= rules.least_naturals(span.length) and needed <= jokers:
            gain = sum(price[card] for _, card in used)
            yield index, span._replace(places=used, jokers=needed, cards=cards, gain=gain)


@lru_cache(maxsize=64)
def _least_naturals(rules: MeldRules) -> tuple[int, ...]:
    """Return the least number of natural cards in a run, by its length."""
    return tuple(map(rules.least_naturals, range(15)))


def _stretches(
    places: Sequence[tuple[int, Card]], least: int, most: int, jokers: int
) -> Iterator[tuple[tuple[int, Card], ...]]:
    """Yield adjacent natural cards with at most as many gaps as there are jokers."""
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
    """Yield the cards, and the cards without up to ``number`` inner cards.

    The inner cards that are left out are for other melds.
    """
    yield chosen
    for dropped in range(1, min(number, len(chosen) - 2) + 1):
        for out in combinations(range(1, len(chosen) - 1), dropped):
            yield tuple(place for index, place in enumerate(chosen) if index not in out)


def windows(span: Span, more: int, rules: MeldRules, most: int) -> range:
    """Return the start positions of the run with this many jokers beyond its need.

    The highest position comes first. The range is empty if the run cannot be that long.
    """
    low, high = ends(rules)
    length = span.length + more
    if length > min(most, rules.run_max):
        return range(0)
    if rules.wild_limit is not None and len(span.places) < rules.least_naturals(length):
        return range(0)
    return range(min(span.low, high - length + 1), max(low, span.high - length + 1) - 1, -1)
