"""How steady and strong play Manipulation Rummy.

Who can end the deal ends it. Else, for two, with one pack, steady lays all that fits without taking
melds apart, and strong as little of that as ends its turn. With more players, and two packs, nearly
every card finds a place, and both lay as many as can be: keeping some back was not shown to pay.
"""

from collections.abc import Callable, Iterator

from engine.computer.going_out import cards_laid
from engine.computer.manipulation.ending import endings
from engine.computer.plain.choice import choose
from engine.computer.plain.rearranging import best_rearrangement
from engine.computer.question import Question
from engine.computer.thought import Thought
from engine.moves import Draw, Move, Pass, Rearrange
from engine.phase import Phase
from engine.play import advance, is_legal, offers

_Lays = Callable[[Question], Iterator[Move]]


def steady(question: Question, seed: int) -> Thought:
    """All that fits, for two only without taking melds apart."""
    return _first(question, _all_simple if question.state.seats == 2 else _most)


def strong(question: Question, seed: int) -> Thought:
    """For two a card or a meld, which ends the turn before more must be drawn; the rest is kept for
    the turns that follow, out of the other's reach."""
    return _first(question, _least_simple if question.state.seats == 2 else _most)


def _first(question: Question, lays: _Lays) -> Thought:
    game, state, seat, _ = question
    if state.phase is Phase.PLAY:
        for moves in (endings(question), lays(question), (Draw(), Pass())):
            for move in moves:
                if is_legal(game, state, seat, move):
                    return Thought(move)
    return Thought(choose(game, state, seat))


def _most(question: Question) -> Iterator[Move]:
    """The rearrangement that lays most cards."""
    best = best_rearrangement(question.game, question.state, question.seat).move
    if best is not None:
        yield best


def _least_simple(question: Question) -> Iterator[Move]:
    game, state, seat, _ = question
    found = offers(game, state, seat, Rearrange)
    yield from sorted(found, key=lambda move: cards_laid(state, move))


def _all_simple(question: Question) -> Iterator[Move]:
    """One addition after the other, as if the turn went on, the largest first."""
    game, state, seat, _ = question
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
