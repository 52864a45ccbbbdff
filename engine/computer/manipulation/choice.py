"""How steady and strong play Manipulation Rummy.

Who can end the deal ends it. Else, for two, with one pack, steady lays all that fits without taking
melds apart, and strong as little of that as ends its turn. With more players, and two packs, nearly
every card finds a place, and both lay as many as they find: keeping some back was not shown to pay.
"""

from collections.abc import Callable, Iterator
from itertools import chain

from engine.computer.manipulation.ending import endings, may_end
from engine.computer.plain.choice import cards_laid, choose
from engine.computer.plain.rearranging import best_rearrangement, searched_rearrangement
from engine.decision import Thought
from engine.moves import Draw, Move, Pass, Rearrange
from engine.observation import Observation
from engine.phase import Phase
from engine.play import advance, is_legal, offers

_See = Callable[[Observation], Rearrange | None]
"""Finds what lays most cards."""
_Lays = Callable[[Observation], Iterator[Move]]


def steady(observation: Observation, seed: int) -> Thought:
    """All that fits, for two only without taking melds apart."""
    return _first(observation, _found, _all_simple)


def strong(observation: Observation, seed: int) -> Thought:
    """For two a card or a meld, which ends the turn before more must be drawn; the rest is kept for
    the turns that follow, out of the other's reach. It searches longer for what lays most."""
    return _first(observation, _searched, _least_simple)


def _first(observation: Observation, see: _See, lays: _Lays) -> Thought:
    game, state, seat, _ = observation
    if state.phase is Phase.PLAY:
        for move in chain(_moves(observation, see, lays), (Draw(), Pass())):
            if is_legal(game, state, seat, move):
                return Thought(move)
    return Thought(choose(observation))


def _moves(observation: Observation, see: _See, lays: _Lays) -> Iterator[Move]:
    two, ends = observation.seen.seats == 2, may_end(observation)
    most = see(observation) if ends or not two else None
    if ends:
        yield from endings(observation, most)
    if most is not None and not two:
        yield most
    yield from (lays if two else _all_simple)(observation)


def _found(observation: Observation) -> Rearrange | None:
    """What a quick search finds."""
    return best_rearrangement(observation).move


def _searched(observation: Observation) -> Rearrange | None:
    """What a long one finds."""
    return searched_rearrangement(observation).move


def _least_simple(observation: Observation) -> Iterator[Move]:
    game, state, seat, _ = observation
    found = offers(game, state, seat, Rearrange)
    yield from sorted(found, key=lambda move: cards_laid(state, move))


def _all_simple(observation: Observation) -> Iterator[Move]:
    """One addition after the other, as if the turn went on, the largest first."""
    game, state, seat, _ = observation
    tables: list[Move] = []
    while True:
        found = offers(game, state, seat, Rearrange)
        more = max(found, key=lambda move: cards_laid(state, move), default=None)
        if more is None:
            break
        tables.append(more)
        if cards_laid(state, more) == len(state.hands[seat]):
            break
        after = advance(game, state, seat, more)[1]
        state = after._replace(turn=seat, phase=state.phase)
    yield from reversed(tables)
