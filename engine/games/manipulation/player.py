"""The computer players of Manipulation Rummy, in which laid cards help all players alike.

A player who lays everything right away has no cards to lay in later turns, and draws three cards in
each of them. So with two players the stronger computers lay little, and lay everything only if that
ends the deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain

from engine.board_scores import Average, Averages
from engine.cards import bare
from engine.computer.plain.easy import ErrorModel, beginner
from engine.computer.plain.ideas import USUAL
from engine.computer.plain.lay import (
    Rearrangement,
    best_rearrangement,
    growing_tables,
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

# The chance that no one else holds less, counted from the unseen cards.


def chance_of_the_least(observation: Observation, points: int) -> float:
    """Return the chance that every other hand counts at least ``points``.

    It assumes that all unseen cards are equally likely, and that hands are independent.
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
    for other, hand in enumerate(state.hands):
        if other != seat:
            chance *= 1 - _chance_below(points, len(hand), tuple(sorted(counts.items())))
    return chance


@lru_cache(maxsize=1 << 10)
def _chance_below(points: int, cards: int, counts: tuple[tuple[int, int], ...]) -> float:
    """Return the chance that ``cards`` random cards count less than ``points``.

    ``counts`` has pairs of a card's points and the number of such cards.
    """
    if not cards:
        return float(points > 0)
    total = sum(copies for _, copies in counts)
    if points <= 0 or not total:
        return 0.0
    chance = 0.0
    for index, (count, copies) in enumerate(counts):
        if copies and count < points:
            rest = (*counts[:index], (count, copies - 1), *counts[index + 1 :])
            chance += copies / total * _chance_below(points - count, cards - 1, rest)
    return chance


# The end of a deal, by going out or by knocking with little left.

_SURE_ENOUGH = 0.5
"""A player knocks if the chance that no one holds less is at least this."""


def may_end(observation: Observation) -> bool:
    """Return whether the deal may end with this turn, without a search.

    A player whose stuck cards are too many for a knock can't end it.
    """
    points = sum(map(observation.game.points, stuck(observation)))
    return points <= (getattr(observation.game.options, "knock_limit", None) or 0)


def endings(observation: Observation, lay: Rearrange | None) -> Iterator[Move]:
    """Yield going out, or a knock that probably wins, after laying most cards."""
    game, state, seat, _ = observation
    if lay is not None and cards_laid(state, lay) == len(observation.hand):
        yield lay
    knock = KnockOnTable(None if lay is None else lay.table)
    if is_legal(game, state, seat, knock):
        left = points_left(observation, knock.table)
        if chance_of_the_least(observation, left) >= _SURE_ENOUGH:
            yield knock


# The strategies of medium and strong.
#
# A player who can end the deal does. Otherwise, with two players and one pack, medium lays all that
# fits without taking melds apart. Strong lays only as much as it needs to end its turn. With more
# players and two packs, nearly every card finds a place. There both lay as many cards as they can,
# because keeping cards back showed no gain.

_See = Callable[[Observation], Rearrangement]
"""Finds the rearrangement that lays most cards."""
_Lays = Callable[[Observation], Iterator[Move]]


def medium(observation: Observation, seed: int) -> Decision:
    """Lay all that fits. With two players, take no melds apart for it."""
    return _first(observation, best_rearrangement, growing_tables)


def strong(observation: Observation, seed: int) -> Decision:
    """With two players, lay one card or meld to end the turn without more draws.

    The other cards are kept for later turns, out of the opponent's reach. With more players, strong
    lays as many cards as possible, like medium, but searches longer for them.
    """
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
    yield from (lays if two else growing_tables)(observation)


def _least_simple(observation: Observation) -> Iterator[Move]:
    game, state, seat, _ = observation
    moves = offers(game, state, seat, Rearrange)
    yield from sorted(moves, key=lambda move: cards_laid(state, move))


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
