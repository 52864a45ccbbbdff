"""A whole new table that somebody has found, made of the pieces that lie on a workbench."""

from collections.abc import Mapping, Sequence

from bot.workbench.pieces import Group, Piece, take
from engine.cards import Card, bare

__all__ = ["laid_out"]

_Cards = tuple[Card, ...]


def laid_out(
    melds: Sequence[_Cards], hand: Sequence[Card], table: Sequence[_Cards]
) -> tuple[Group, ...]:
    """The groups of the new ``table``, each with the number of the meld of which it keeps most.

    Numbers that no group keeps are empty groups; new ones come behind them. Raises ValueError if
    table and hand do not hold all of these cards.
    """
    numbers = _numbers(melds, table)
    pools = [list(map(Piece, cards)) for cards in melds]
    found: list[list[Piece | None]] = [[None] * len(cards) for cards in table]

    def fill(at: int, pool: list[Piece]) -> None:
        for place, card in enumerate(table[at]):
            if found[at][place] is None:
                found[at][place] = take(pool, card)

    for at, number in numbers.items():
        if number < len(melds):
            fill(at, pools[number])
    lying = [piece for pool in pools for piece in pool]
    held = [Piece(card, at) for at, card in enumerate(hand)]
    for pool in (lying, held):
        for at in range(len(table)):
            fill(at, pool)
    groups: list[Group] = [()] * max([len(melds), *(number + 1 for number in numbers.values())])
    for at, pieces in enumerate(found):
        group = tuple(piece for piece in pieces if piece is not None)
        if len(group) < len(pieces):
            raise ValueError("table and hand do not hold all of these cards")
        groups[numbers[at]] = group
    return tuple(groups)


def _numbers(melds: Sequence[_Cards], table: Sequence[_Cards]) -> Mapping[int, int]:
    """By the place in the new table the number that a group gets."""
    pairs = sorted(
        (-_shared(cards, meld), number, at)
        for at, cards in enumerate(table)
        for number, meld in enumerate(melds)
    )
    found: dict[int, int] = {}
    taken: set[int] = set()
    for less, number, at in pairs:
        if less and at not in found and number not in taken:
            found[at] = number
            taken.add(number)
    new = (at for at in range(len(table)) if at not in found)
    return found | {at: len(melds) + count for count, at in enumerate(new)}


def _shared(cards: Sequence[Card], others: Sequence[Card]) -> int:
    """How many cards both have."""
    left, count = [bare(card) for card in others], 0
    for card in map(bare, cards):
        if card in left:
            left.remove(card)
            count += 1
    return count
