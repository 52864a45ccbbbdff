"""Cards on the workbench, and the groups that they lie in."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.cards import Card, bare
from engine.melds import Reading

Read = Callable[[tuple[Card, ...]], Reading | None]
"""How the rules understand a group; None: it does not stand."""


class Piece(NamedTuple):
    """A card on the workbench, a joker with what it stands for, if that is settled.

    ``held`` is its place in the hand, in the order in which the cards came; None: it lay on the
    table before.
    """

    card: Card
    held: int | None = None


class Place(NamedTuple):
    """Where a piece lies: the number of its group, from 0, and its place in it."""

    group: int
    at: int


Group = tuple[Piece, ...]


def cards_of(group: Sequence[Piece]) -> tuple[Card, ...]:
    """The cards of a group in their order."""
    return tuple(piece.card for piece in group)


def take(pool: list[Piece], card: Card) -> Piece | None:
    """One of these pieces out of the pool, as this card: the very card, else any joker for one."""
    for same in (lambda piece: piece.card == card, lambda piece: bare(piece.card) == bare(card)):
        for at, piece in enumerate(pool):
            if same(piece):
                return pool.pop(at)._replace(card=card)
    return None


def in_order(group: Group, cards: Sequence[Card]) -> Group:
    """The pieces in the order of these cards, which are those of the group."""
    left = list(group)
    found = [take(left, card) for card in cards]
    return tuple(piece for piece in found if piece is not None)


def settled(group: Group, read: Read) -> Group:
    """The group in the order in which it is read, its jokers with what they stand for.

    Jokers keep what they stood for as long as the group stands so. A group that does not stand
    lies as it was put.
    """
    lying = cards_of(group)
    found = read(lying) or read(tuple(map(bare, lying)))
    return group if found is None else in_order(group, found.cards)


# What a new table changes: the cards that come from the hand, and the melds that are not as they
# lay.

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
