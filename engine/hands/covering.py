"""The ways to lay all of some cards in melds: for players who choose their melds themselves.

For games of one pack without jokers.
"""

from collections.abc import Callable, Iterator, Sequence

from engine.cards import Card
from engine.hands.masks import mask_of
from engine.hands.melding_plain import held_melds, values
from engine.hands.split import disjoint, in_order
from engine.melds import MeldRules, Reading

Melds = tuple[Reading, ...]


def coverings(
    cards: Sequence[Card], rules: MeldRules, points: Callable[[Card], int]
) -> Iterator[Melds]:
    """Every choice of melds that together are just these cards, fewest melds first.

    Of no cards there is one, which has no melds.
    """
    whole = mask_of(cards)
    found = disjoint(held_melds(whole, rules, values(points)))
    fitting = [chosen for used, _, chosen in found if used == whole]
    for chosen in sorted(fitting, key=len):
        yield tuple(in_order([meld.reading for meld in chosen]))
