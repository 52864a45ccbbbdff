"""The cards that would make a meld with those of a hand, as masks (engine.hands.masks).

Every meld has three cards at least, so whatever
melds with a hand makes one of the least melds with two of its cards.
"""

from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.hands.every_meld_plain import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldRules, extensions

_CARDS = range(52)


class LeastMelds(NamedTuple):
    """``third``: by two cards those that make a meld of three with both; ``pairs``: by card the
    two others of every such meld, as masks."""

    third: dict[tuple[Card, Card], int]
    pairs: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=8)
def least_melds(rules: MeldRules) -> LeastMelds:
    """The melds of three cards that these rules know."""
    third: dict[tuple[Card, Card], int] = {}
    pairs: list[list[int]] = [[] for _ in _CARDS]
    for meld in plain_melds(_CARDS, rules):
        if len(meld) != 3:
            continue
        for card in meld:
            one, other = sorted(set(meld) - {card})
            third[one, other] = third.get((one, other), 0) | 1 << card
            pairs[card].append(1 << one | 1 << other)
    return LeastMelds(third, tuple(map(tuple, pairs)))


def outs(held: int, melds: LeastMelds) -> int:
    """The cards that would make a meld with two of these."""
    cards = cards_of(held)
    found, third = 0, melds.third
    for at, one in enumerate(cards):
        for other in cards[at + 1 :]:
            found |= third.get((one, other), 0)
    return found


def chances(held: int, unseen: int, melds: LeastMelds) -> int:
    """How many melds one of these cards would make with two that have not been seen."""
    return sum([pair & unseen == pair for card in cards_of(held) for pair in melds.pairs[card]])


@lru_cache(maxsize=1 << 12)
def takes(meld: Meld, rules: MeldRules) -> int:
    """The cards that can be laid off on a meld of the table, on their own."""
    return mask_of(
        card for card in _CARDS if next(extensions(meld, (card,), 0, rules), None) is not None
    )
