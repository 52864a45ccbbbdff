"""Cards packed into integers, so that many hands can be asked quickly what they are ready for.

Runs are looked for in ``places``: sixteen bits a suit, one for each position 1 (ace low) to 14 (ace
high); sets in ``counts``: six bits a rank. Two hands are put together by ``plus``.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.cards import Card
from engine.melds import MeldRules, run_places

SUIT_BITS, RANK_BITS = 16, 6


class PackedCards(NamedTuple):
    """``places`` and ``twins``: where in a run there is a card, and where there are two or more.
    ``counts``: how many natural cards of each rank; ``wild``: how many wild ones."""

    places: int = 0
    twins: int = 0
    counts: int = 0
    wild: int = 0

    def plus(self, other: "PackedCards") -> "PackedCards":
        """Both together."""
        places, twins, counts, wild = self
        more, more_twins, more_counts, more_wild = other
        return PackedCards(
            places | more,
            twins | more_twins | (places & more),
            counts + more_counts,
            wild + more_wild,
        )


NO_CARDS = PackedCards()


def place(suit: int, position: int) -> int:
    """The bit of a position of a run."""
    return 1 << suit * SUIT_BITS + position


def one(card: Card, rules: MeldRules) -> PackedCards:
    """A single card of a hand."""
    if rules.is_wild(card):
        return PackedCards(wild=1)
    places = sum(place(card // 13, at) for at in run_places(card, rules))
    return PackedCards(places, 0, 1 << card % 13 * RANK_BITS, 0)


def packed(cards: Iterable[Card], rules: MeldRules) -> PackedCards:
    """Cards of a hand."""
    found = NO_CARDS
    for card in cards:
        found = found.plus(one(card, rules))
    return found
