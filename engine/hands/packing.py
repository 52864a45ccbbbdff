"""A hand packed into one integer, with a byte per rank and two bits per suit in it.

Cards are removed by a subtraction. A mask shows whether the hand has them. Copies of a card beyond
the third need four packs and are rare. These copies are counted above all other bits, with four
bits per card. Sets use these copies, too. Runs use at most three copies of a card.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from engine.cards import JOKER, Card

UNITS = tuple(1 << (card % 13 * 8 + card // 13 * 2) for card in range(52))
"""The number to add for one copy of each natural card."""

_ONES = sum(UNITS)
_TWOS = _ONES << 1

_SUIT = sum(3 << rank * 8 for rank in range(13))
_COUNT = bytes(sum(byte >> shift & 3 for shift in (0, 2, 4, 6)) for byte in range(256))

_MORE = 8 * 13
"""The first bit of the counts of copies beyond the third."""
_FEW = 1 << _MORE


class PackedHand(NamedTuple):
    """A packed hand."""

    free: int
    """The natural cards, packed."""
    naturals: tuple[Card, ...]
    """The different natural cards, in order."""
    jokers: int
    """The number of jokers."""


def packed(hand: Sequence[Card]) -> PackedHand:
    """Pack a hand."""
    free = jokers = 0
    seen = set()
    for card in hand:
        if card == JOKER:
            jokers += 1
        else:
            free += UNITS[card]
            seen.add(card)
    if len(hand) - jokers - len(seen) >= 3:
        free = _with_fourth_copies(card for card in hand if card != JOKER)
    return PackedHand(free, tuple(sorted(seen)), jokers)


def _with_fourth_copies(cards: Iterable[Card]) -> int:
    counts = Counter(cards)
    few = sum(UNITS[card] * min(count, 3) for card, count in counts.items())
    return few + sum(max(0, count - 3) << _MORE + 4 * card for card, count in counts.items())


def _copies(free: int, card: Card) -> int:
    """Return the number of copies of a card."""
    return (free // UNITS[card] & 3) + (free >> _MORE + 4 * card & 15)


def less(free: int, cards: Iterable[Card]) -> int:
    """Return the free cards without these cards. Copies beyond the third are removed first."""
    if free < _FEW:
        return free - sum([UNITS[card] for card in cards])
    for card in cards:
        more = 1 << _MORE + 4 * card
        free -= more if free & more * 15 else UNITS[card]
    return free


def holds(free: int, cards: int) -> bool:
    """Return whether these cards (at most two copies of each) are all among the free cards."""
    present = free | free >> 1
    return not (cards & _ONES & ~present or cards & _TWOS & ~free)


def common(free: int, cards: int) -> int:
    """Return the free cards that are among these cards (at most two copies of each)."""
    ones = cards & _ONES & (free | free >> 1)
    twos = cards & _TWOS
    return ones + (twos & free) + (twos >> 1 & free & ~(free >> 1)) if twos else ones


def size(cards: int) -> int:
    """Return the number of cards that are packed here."""
    return (cards & _ONES).bit_count() + 2 * (cards & _TWOS).bit_count()


def rank_counts(free: int) -> bytes:
    """Return the number of cards of each rank."""
    if free < _FEW:
        return free.to_bytes(13, "little").translate(_COUNT)
    few = (free & _FEW - 1).to_bytes(13, "little").translate(_COUNT)
    more = [[free >> _MORE + 4 * card & 15 for card in range(rank, 52, 13)] for rank in range(13)]
    return bytes(map(add, few, map(sum, more)))


def of_rank(free: int, rank: int) -> list[Card]:
    """Return the free cards of a rank, spades first, with copies next to each other."""
    if free >= _FEW:
        return [card for card in range(rank, 52, 13) for _ in range(_copies(free, card))]
    byte = free >> rank * 8 & 255
    return [suit * 13 + rank for suit in range(4) for _ in range(byte >> suit * 2 & 3)]


def copies_of_rank(free: int, rank: int, most: int) -> int:
    """Return the number of free cards of a rank, counting at most ``most`` copies of each."""
    return sum(min(_copies(free, card), most) for card in range(rank, 52, 13))


def of_suit(free: int, suit: int) -> int:
    """Return the free cards of a suit, packed."""
    return free & _SUIT << suit * 2


class Prices(NamedTuple):
    """The points of every card."""

    of: tuple[int, ...]
    """The points by card, with the joker last."""
    by_rank: tuple[int | None, ...]
    """The points by rank. None if the cards of the rank have different points."""


@lru_cache(maxsize=64)
def prices(points: Callable[[Card], int]) -> Prices:
    """Return the points of every card by this function.

    The result is cached by the function, so pass a lasting function, such as ``Game.points``.
    """
    of = tuple(points(card) for card in range(JOKER + 1))
    return Prices(of, tuple(_common(of[rank:JOKER:13]) for rank in range(13)))


def _common(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def costliest(free: int, rank: int, number: int, price: Prices) -> list[Card]:
    """Return this number of free cards of a rank, the most expensive ones."""
    return sorted(of_rank(free, rank), key=lambda card: (-price.of[card], card))[:number]


def worth(free: int, rank: int, number: int, price: Prices) -> int:
    """Return the points of this number of cards of a rank, the most expensive ones."""
    common = price.by_rank[rank]
    if common is not None:
        return common * number
    return sum(price.of[card] for card in costliest(free, rank, number, price))


def ranks(free: int, least: int, price: Prices) -> list[tuple[int, int, int]]:
    """Return (worth, number of cards, rank) of each rank with enough cards.

    The rank with the highest worth comes first.
    """
    counts = enumerate(rank_counts(free))
    weighed = [(worth(free, rank, number, price), number, rank) for rank, number in counts]
    return sorted([entry for entry in weighed if entry[1] >= least], reverse=True)


def total(hand: PackedHand, price: Prices) -> int:
    """Return the points of all natural cards of a hand."""
    if hand.free < _FEW:
        return sum([price.of[card] * (hand.free // UNITS[card] & 3) for card in hand.naturals])
    return sum(price.of[card] * _copies(hand.free, card) for card in hand.naturals)
