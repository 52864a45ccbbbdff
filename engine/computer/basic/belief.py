"""What a player may hold who holds few cards.

Every hand of two or three cards that they may have counts as much as it looks like one that was
kept: by the cards that would still make a meld with it, and less if it would have made one with
what they let go.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import e, exp
from typing import NamedTuple

from engine.cards import Card
from engine.hands.every_meld import plain_melds
from engine.hands.masks import cards_of, mask_of
from engine.melds import Meld, MeldRules, extensions

# The cards that would make a meld with those of a hand, as masks (engine.hands.masks).
#
# Every meld has three cards at least, so whatever melds with a hand makes one of the least melds
# with two of its cards.

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


SIZES = (2, 3)
"""Of so many cards all hands are gone through, a few thousand. One card alone melds with none."""
_EACH = e
"""How much likelier each card that would make a meld with it makes a hand."""
_CHANCES, _POINTS = 0.3, 0.05
"""How much a possible meld of one card, and a point, count beside a card that makes a meld."""
_FITTING = 0.05
"""How seldom a card is held that fits on the table."""
_LET_GO = (0.1, 0.3, 0.6)
"""How seldom a hand would meld with a card let go this round, in the two before, or earlier."""


class Clues(NamedTuple):
    """What is known of a hand of ``size`` cards, as masks (engine.computer.basic.belief).

    ``sure``: what is in it; ``open``: what may be in it besides; ``outside``: what its holder has
    not seen, or holds; ``fits``: what fits on the table; ``let_go``: what its holder threw or left
    this round, in the two before, and earlier.
    """

    size: int
    sure: int
    open: int
    outside: int
    fits: int
    let_go: tuple[int, int, int]


class Kept(NamedTuple):
    """A hand that they may hold, what makes a meld with two of its cards, and how likely it is."""

    cards: tuple[Card, ...]
    outs: int
    chance: float


def kept_hands(clues: Clues, melds: LeastMelds, points: Callable[[Card], int]) -> tuple[Kept, ...]:
    """The hands that they may hold and that would meld with a card; none where they hold more or
    fewer cards than ``SIZES``."""
    missing = clues.size - clues.sure.bit_count()
    if clues.size not in SIZES or missing < 0:
        return ()
    third, soft = melds.third, clues.fits
    alone = [
        exp(_CHANCES * chances(1 << card, clues.outside, melds) - _POINTS * points(card))
        if not soft >> card & 1
        else _FITTING
        for card in range(52)
    ]
    certain, found = tuple(cards_of(clues.sure)), []
    for more in combinations(cards_of(clues.open), missing):
        cards = tuple(sorted(certain + more)) if certain else more
        held = melding = useful = 0
        weight = 1.0
        for card in cards:
            held |= 1 << card
            weight *= alone[card]
        for pair in combinations(cards, 2):
            made = third.get(pair)
            if made is not None:
                melding |= made
                if not (soft >> pair[0] | soft >> pair[1]) & 1:
                    useful |= made
        if melding & held:
            continue
        if melding:
            weight *= _EACH ** (useful & clues.outside).bit_count()
            for less, gone in zip(_LET_GO, clues.let_go, strict=True):
                weight *= less ** (melding & gone).bit_count()
        found.append(Kept(cards, melding, weight))
    whole = sum([one.chance for one in found])
    return tuple(one._replace(chance=one.chance / whole) for one in found if one.outs)
