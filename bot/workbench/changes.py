"""What a new table changes: the cards that come from the hand, and the melds that are not as they
lay."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card, bare

__all__ = ["TableChanges", "changes"]

_Cards = Sequence[Card]


class TableChanges(NamedTuple):
    """``laid``: the cards that the new table has more than the old one. ``melds``: those of it that
    did not lie so. ``kept``: the numbers, from 0, of melds that lie as they lay."""

    laid: tuple[Card, ...]
    melds: tuple[tuple[Card, ...], ...]
    kept: frozenset[int]

    @property
    def is_new(self) -> bool:
        """Whether nothing changed but for melds of laid cards alone."""
        return sum(map(len, self.melds)) == len(self.laid)


def changes(melds: Sequence[_Cards], table: Iterable[_Cards]) -> TableChanges:
    """What is different on a new table. The order of cards means nothing here."""
    lying = [tuple(sorted(cards)) for cards in melds]
    free = set(range(len(lying)))
    changed = []
    before = Counter(bare(card) for cards in melds for card in cards)
    after: Counter[Card] = Counter()
    for cards in map(tuple, table):
        after.update(map(bare, cards))
        same = next((at for at in sorted(free) if lying[at] == tuple(sorted(cards))), None)
        if same is None:
            changed.append(cards)
        else:
            free.remove(same)
    laid = tuple(sorted((after - before).elements()))
    return TableChanges(laid, tuple(changed), frozenset(range(len(lying))) - free)
