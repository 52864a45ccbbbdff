"""Ending a deal of Manipulation Rummy: going out, and knocking with little left."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.cards import JOKER, Card, bare, rank
from engine.computer.manipulation.chance import chance_of_the_least
from engine.computer.plain.choice import cards_laid
from engine.melds import MeldRules, read
from engine.moves import KnockOnTable, Move, Rearrange
from engine.observation import Observation
from engine.play import is_legal

_SURE_ENOUGH = 0.5
"""A knock is made if it is at least so likely that nobody holds less."""


def may_end(observation: Observation) -> bool:
    """Whether the deal may end with this turn, as far as can be told before any search: whoever
    holds a card that nothing goes with, and may not knock with it, goes on."""
    return _stuck(observation) <= (getattr(observation.game.options, "knock_limit", None) or 0)


def endings(observation: Observation, lay: Rearrange | None) -> Iterator[Move]:
    """Going out, or a knock that likely wins, with what lays most cards; nothing where neither can
    be."""
    game, state, seat, _ = observation
    if lay is not None and cards_laid(state, lay) == len(observation.hand):
        yield lay
    knock = KnockOnTable(None if lay is None else lay.table)
    if is_legal(game, state, seat, knock):
        left = _points_left(observation, lay)
        if chance_of_the_least(observation, left) >= _SURE_ENOUGH:
            yield knock


def _points_left(observation: Observation, lay: Rearrange | None) -> int:
    points, held = observation.game.points, sum(map(observation.game.points, observation.hand))
    if lay is None:
        return held
    lie = sum(points(bare(card)) for meld in observation.seen.melds for card in meld.cards)
    return held + lie - sum(points(bare(card)) for cards in lay.table for card in cards)


def _stuck(observation: Observation) -> int:
    """Points of the cards in the hand that make a meld with no two others at all: no arrangement of
    the table lays them. Most turns end with that, before any search."""
    table = [bare(card) for meld in observation.seen.melds for card in meld.cards]
    there = Counter((*table, *observation.hand))
    rules = observation.game.melds
    return sum(observation.game.points(c) for c in observation.hand if not _fits(c, there, rules))


def _fits(card: Card, there: Counter[Card], rules: MeldRules) -> bool:
    if card == JOKER:
        return True
    others = [one for one in there if one != card and _is_near(card, one)]
    others += [JOKER] * (there[JOKER] > 1)
    return any(_melds(card, one, other, rules) for one, other in combinations(others, 2))


def _is_near(card: Card, other: Card) -> bool:
    return other == JOKER or other // 13 == card // 13 or rank(other) == rank(card)


@lru_cache(maxsize=1 << 14)
def _melds(card: Card, one: Card, other: Card, rules: MeldRules) -> bool:
    return read((card, one, other), rules) is not None
