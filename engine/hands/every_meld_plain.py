"""Every meld in a hand without jokers and without twins, found with masks (engine.hands.masks)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import Card
from engine.hands.masks import BITS, SUIT, mask_of
from engine.melds import MeldRules, run_places


def plain_melds(hand: Sequence[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """The different melds of natural cards of which none is held twice.

    Sets rank by rank, the smaller first, then runs suit by suit from the lowest card up.
    """
    mask = mask_of(hand)
    spades, hearts = mask & SUIT, mask >> 13 & SUIT
    diamonds, clubs = mask >> 26 & SUIT, mask >> 39
    black, red = spades & clubs, hearts & diamonds
    if rules.set_min < 3 or black & (hearts | diamonds) | red & (spades | clubs):
        yield from _sets(mask, rules)
    least = max(rules.run_min, rules.min_naturals)
    corner = rules.round_the_corner
    for suit, held in enumerate((spades, hearts, diamonds, clubs)):
        if held:
            yield from _runs(suit * 13, held, least, rules.run_max, rules.aces, corner)


def melds_with(card: Card, cards: frozenset[Card], rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    """Every meld out of different natural cards that this one of them is part of."""
    rank = card % 13
    alike = [other for other in range(rank, 52, 13) if other in cards and other != card]
    for size in range(rules.set_min, min(rules.set_max, len(alike) + 1) + 1):
        for others in combinations(alike, size - 1):
            yield (card, *others)
    suit = _suit(card - rank, rules.aces)
    # An ace is not at both ends: it would be there twice.
    least, most = rules.run_min - 1, min(rules.run_max, 13) - 1
    for place in run_places(card, rules):
        low = high = place
        while suit[low - 1] in cards:
            low -= 1
        while suit[high + 1] in cards:
            high += 1
        if high - low >= least:
            for bottom in range(low, place + 1):
                for top in range(max(place, bottom + least), min(high, bottom + most) + 1):
                    yield suit[bottom : top + 1]


_NO_CARD = -1


@lru_cache
def _suit(first: Card, aces: frozenset[int]) -> tuple[Card, ...]:
    """The cards of a suit by the positions 0 to 15 of its runs, no card where a run cannot go."""
    return (
        _NO_CARD,
        first if 1 in aces else _NO_CARD,
        *range(first + 1, first + 13),
        first if 14 in aces else _NO_CARD,
        _NO_CARD,
    )


def _sets(mask: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    for rank in range(13):
        cards = [card for card in range(rank, 52, 13) if mask & BITS[card]]
        for size in range(max(rules.set_min, rules.min_naturals), len(cards) + 1):
            if size <= rules.set_max:
                yield from combinations(cards, size)


@lru_cache(maxsize=1 << 15)
def _runs(
    first: Card, held: int, least: int, most: int, aces: frozenset[int], round_the_corner: bool
) -> tuple[tuple[Card, ...], ...]:
    """The runs of the suit with this ace; ``held`` are the 13 bits of that suit."""
    ladder = (held if 1 in aces else held & ~1) | ((held & 1) << 13 if 14 in aces else 0)
    if round_the_corner:
        ladder |= held << 13
    found = []
    for low in range(13 if round_the_corner else 14):
        high = low
        while ladder >> high & 1 and high - low < most:
            high += 1
            # An ace may be held once only: it is not at both ends.
            if high - low >= least and high - low <= 13:
                found.append(tuple(first + place % 13 for place in range(low, high)))
    return tuple(found)
