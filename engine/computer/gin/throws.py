"""What each card of a hand of eleven is worth thrown."""

from typing import NamedTuple

from engine.cards import Card
from engine.computer.gin.belief import Belief, belief
from engine.computer.gin.glimpse import Glimpse
from engine.computer.gin.judgement import Judgement
from engine.computer.gin.leftovers import Leftovers
from engine.computer.gin.prospects import DANGER, prospects
from engine.hands.masks import cards_of

_WORSE = 9
"""A throw that leaves so many points more than the best is not thought about."""


class JudgedThrow(NamedTuple):
    """A throw: the deadwood that it leaves, what it is worth, what of that is its danger, and what
    the hand of ten looks like then."""

    card: Card
    deadwood: int
    worth: float
    danger: float
    prospects: list[float]


def weighed(
    seen: Glimpse, table: Leftovers, judgement: Judgement, taken: Card | None
) -> list[JudgedThrow]:
    """The throws that come into question, the best first; ``taken`` is not thrown."""
    mind = belief(seen)
    found = [
        _weigh(seen, mind, table, judgement, (card, left))
        for card, left in sensible(seen.hand, table, taken)
    ]
    return sorted(found, key=lambda one: -one.worth)


def sensible(hand: int, table: Leftovers, taken: Card | None) -> list[tuple[Card, int]]:
    """The cards that one might throw, and the deadwood that each leaves."""
    left = [(card, table.deadwood(hand & ~(1 << card))) for card in cards_of(hand) if card != taken]
    least = min(points for _, points in left)
    return [(card, points) for card, points in left if points <= least + _WORSE]


def _weigh(
    seen: Glimpse,
    mind: Belief,
    table: Leftovers,
    judgement: Judgement,
    throw: tuple[Card, int],
) -> JudgedThrow:
    card, deadwood = throw
    values = prospects(seen, mind, table, seen.hand & ~(1 << card), card)
    worth = judgement.worth(values)
    safe = [*values]
    safe[DANGER] = 0.0
    return JudgedThrow(card, deadwood, worth, worth - judgement.worth(safe), values)
