"""Cards of a hand packed into one integer: a byte a rank, in it two bits a suit.

Taking cards away is a subtraction, asking whether they are held is a mask. Copies of a card beyond
the third, which are rare and want four packs, are counted above all that, four bits a card. Sets
see them; runs see three copies of a card at most.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

from engine.cards import JOKER, Card

UNITS = tuple(1 << (card % 13 * 8 + card // 13 * 2) for card in range(52))
"""What one copy of each natural card counts in a packed hand."""

_ONES = sum(UNITS)
_TWOS = _ONES << 1

_SUIT = sum(3 << rank * 8 for rank in range(13))
_COUNT = bytes(sum(byte >> shift & 3 for shift in (0, 2, 4, 6)) for byte in range(256))

_MORE = 8 * 13
"""The bit where the copies beyond the third begin."""
_FEW = 1 << _MORE


class PackedHand(NamedTuple):
    """The natural cards packed, their different cards in order, and the number of jokers."""

    free: int
    naturals: tuple[Card, ...]
    jokers: int


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
    """How many copies of a card there are."""
    return (free // UNITS[card] & 3) + (free >> _MORE + 4 * card & 15)


def less(free: int, cards: Iterable[Card]) -> int:
    """The free cards without these, copies beyond the third first."""
    if free < _FEW:
        return free - sum([UNITS[card] for card in cards])
    for card in cards:
        more = 1 << _MORE + 4 * card
        free -= more if free & more * 15 else UNITS[card]
    return free


def holds(free: int, cards: int) -> bool:
    """Whether these cards (at most two copies of each) are all among the free ones."""
    present = free | free >> 1
    return not (cards & _ONES & ~present or cards & _TWOS & ~free)


def common(free: int, cards: int) -> int:
    """Of these cards (at most two copies of each) those that are free."""
    ones = cards & _ONES & (free | free >> 1)
    twos = cards & _TWOS
    return ones + (twos & free) + (twos >> 1 & free & ~(free >> 1)) if twos else ones


def size(cards: int) -> int:
    """How many cards are packed here."""
    return (cards & _ONES).bit_count() + 2 * (cards & _TWOS).bit_count()


def rank_counts(free: int) -> bytes:
    """How many cards of each rank, by rank."""
    if free < _FEW:
        return free.to_bytes(13, "little").translate(_COUNT)
    few = (free & _FEW - 1).to_bytes(13, "little").translate(_COUNT)
    more = [[free >> _MORE + 4 * card & 15 for card in range(rank, 52, 13)] for rank in range(13)]
    return bytes(map(add, few, map(sum, more)))


def of_rank(free: int, rank: int) -> list[Card]:
    """The free cards of a rank, spades first, copies side by side."""
    if free >= _FEW:
        return [card for card in range(rank, 52, 13) for _ in range(_copies(free, card))]
    byte = free >> rank * 8 & 255
    return [suit * 13 + rank for suit in range(4) for _ in range(byte >> suit * 2 & 3)]


def copies_of_rank(free: int, rank: int, most: int) -> int:
    """How many of the free cards of a rank there are if no more than so many copies count."""
    return sum(min(_copies(free, card), most) for card in range(rank, 52, 13))


def of_suit(free: int, suit: int) -> int:
    """The free cards of a suit, packed."""
    return free & _SUIT << suit * 2


class Prices(NamedTuple):
    """What every card counts: by card (jokers last), and by rank where a rank has one price."""

    of: tuple[int, ...]
    by_rank: tuple[int | None, ...]


@lru_cache(maxsize=64)
def prices(points: Callable[[Card], int]) -> Prices:
    """Ask once what every card counts; give it functions that live on, such as those of a game."""
    of = tuple(points(card) for card in range(JOKER + 1))
    return Prices(of, tuple(_common(of[rank:JOKER:13]) for rank in range(13)))


def _common(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def dearest(free: int, rank: int, number: int, price: Prices) -> list[Card]:
    """So many free cards of a rank, those that count most."""
    return sorted(of_rank(free, rank), key=lambda card: (-price.of[card], card))[:number]


def worth(free: int, rank: int, number: int, price: Prices) -> int:
    """What so many cards of a rank count, the dearest taken."""
    common = price.by_rank[rank]
    if common is not None:
        return common * number
    return sum(price.of[card] for card in dearest(free, rank, number, price))


def ranks(free: int, least: int, price: Prices) -> list[tuple[int, int, int]]:
    """Each rank with ``least`` cards or more: worth, number of cards, rank. Highest first."""
    counts = enumerate(rank_counts(free))
    found = [(worth(free, rank, number, price), number, rank) for rank, number in counts]
    return sorted([one for one in found if one[1] >= least], reverse=True)


def total(hand: PackedHand, price: Prices) -> int:
    """What all natural cards of a hand count."""
    if hand.free < _FEW:
        return sum([price.of[card] * (hand.free // UNITS[card] & 3) for card in hand.naturals])
    return sum(price.of[card] * _copies(hand.free, card) for card in hand.naturals)
