"""Manipulation Rummy, where melds belong to nobody: what is laid helps all alike.

Whoever lays all they can at once has nothing left to lay in the turns that follow, and draws three
cards in each of them. So for two the stronger computers lay little, and all when it ends the deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain

from engine.boards import Average, Averages
from engine.cards import bare
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.computer.plain.lay import (
    Rearrangement,
    all_seen,
    best_rearrangement,
    points_left,
    searched_rearrangement,
    stuck,
)
from engine.computer.plain.suggestions import cards_laid
from engine.decision import Decision, Thinks
from engine.moves import Draw, KnockOnTable, Move, Pass, Rearrange
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers

# How likely it is that nobody else holds less, counted from the cards that nobody has seen.


def chance_of_the_least(observation: Observation, points: int) -> float:
    """The chance that every other hand counts at least so many points.

    Any cards that are not seen are thought equally likely there, and each hand by itself.
    """
    game, state, seat, _ = observation
    seen = Counter(bare(card) for meld in state.melds for card in meld.cards)
    seen.update(observation.hand)
    unseen = Counter(game.pack(state.seats))
    unseen.subtract(seen)
    counts = Counter[int]()
    for card, copies in unseen.items():
        counts[game.points(card)] += max(copies, 0)
    chance = 1.0
    for at, hand in enumerate(state.hands):
        if at != seat:
            chance *= 1 - _chance_below(points, len(hand), tuple(sorted(counts.items())))
    return chance


@lru_cache(maxsize=1 << 10)
def _chance_below(points: int, cards: int, counts: tuple[tuple[int, int], ...]) -> float:
    """The chance that so many cards out of these (how many there are of each count) come to less
    than so many points."""
    if not cards:
        return float(points > 0)
    total = sum(copies for _, copies in counts)
    if points <= 0 or not total:
        return 0.0
    chance = 0.0
    for at, (count, copies) in enumerate(counts):
        if copies and count < points:
            rest = (*counts[:at], (count, copies - 1), *counts[at + 1 :])
            chance += copies / total * _chance_below(points - count, cards - 1, rest)
    return chance


# Ending a deal of Manipulation Rummy: going out, and knocking with little left.

_SURE_ENOUGH = 0.5
"""A knock is made if it is at least so likely that nobody holds less."""


def may_end(observation: Observation) -> bool:
    """Whether the deal may end with this turn, as far as can be told before any search: whoever
    holds a card that nothing goes with, and may not knock with it, goes on."""
    points = sum(map(observation.game.points, stuck(observation)))
    return points <= (getattr(observation.game.options, "knock_limit", None) or 0)


def endings(observation: Observation, lay: Rearrange | None) -> Iterator[Move]:
    """Going out, or a knock that likely wins, with what lays most cards; nothing where neither can
    be."""
    game, state, seat, _ = observation
    if lay is not None and cards_laid(state, lay) == len(observation.hand):
        yield lay
    knock = KnockOnTable(None if lay is None else lay.table)
    if is_legal(game, state, seat, knock):
        left = points_left(observation, knock.table)
        if chance_of_the_least(observation, left) >= _SURE_ENOUGH:
            yield knock


# How medium and strong play Manipulation Rummy.
#
# Who can end the deal ends it. Else, for two, with one pack, medium lays all that fits without
# taking melds apart, and strong as little of that as ends its turn. With more players, and two
# packs, nearly every card finds a place, and both lay as many as they find: keeping some back was
# not shown to pay.

_See = Callable[[Observation], Rearrangement]
"""Finds what lays most cards."""
_Lays = Callable[[Observation], Iterator[Move]]


def medium(observation: Observation, seed: int) -> Decision:
    """All that fits, for two only without taking melds apart."""
    return _first(observation, best_rearrangement, all_seen)


def strong(observation: Observation, seed: int) -> Decision:
    """For two a card or a meld, which ends the turn before more must be drawn; the rest is kept for
    the turns that follow, out of the other's reach. It searches longer for what lays most."""
    return _first(observation, searched_rearrangement, _least_simple)


def _first(observation: Observation, see: _See, lays: _Lays) -> Decision:
    game, state, seat, _ = observation
    if state.phase is Phase.PLAY:
        for move in chain(_moves(observation, see, lays), (Draw(), Pass())):
            if is_legal(game, state, seat, move):
                return Decision(move)
    return Decision(USUAL.choose(observation))


def _moves(observation: Observation, see: _See, lays: _Lays) -> Iterator[Move]:
    two, ends = observation.seen.seats == 2, may_end(observation)
    most = see(observation).move if ends or not two else None
    if ends:
        yield from endings(observation, most)
    if most is not None and not two:
        yield most
    yield from (lays if two else all_seen)(observation)


def _least_simple(observation: Observation) -> Iterator[Move]:
    game, state, seat, _ = observation
    found = offers(game, state, seat, Rearrange)
    yield from sorted(found, key=lambda move: cards_laid(state, move))


THINKS = Thinks(
    beginner(USUAL, ErrorModel(forgets=0.5, waits=0.98), ErrorModel(forgets=0.1, waits=0.0)),
    medium,
    strong,
)

AVERAGES: Averages = {
    (2, 1): Average(161, 3.874, (2.59, -2.59)),
    (3, 1): Average(88, 3.903, (1.977, -1.136, -0.841)),
    (4, 1): Average(113, 4.358, (-1.044, -0.743, -0.797, 2.584)),
}
