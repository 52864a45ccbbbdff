"""Choosing a move: ideas in the order of their worth, of which the first legal one is made; and
whether a turn that goes on so ends the deal.
"""

from collections.abc import Callable, Iterator, Mapping

from engine.computer.indian import player as indian
from engine.computer.plain import phases
from engine.computer.plain.discard import (
    answers_to_the_offer,
    closes,
    discards,
    knocks,
    shows,
    takes,
    takes_to_knock,
)
from engine.computer.plain.draw import answers, draws
from engine.computer.plain.features import PlainFeatures
from engine.computer.plain.lay import plays, rearrangements
from engine.moves import (
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    MayI,
    Move,
    Pass,
    Rearrange,
)
from engine.observation import Observation
from engine.phase import Phase
from engine.play import is_legal, offers
from engine.state import State

_IDEAS: Mapping[Phase, tuple[Callable[[PlainFeatures], Iterator[Move]], ...]] = {
    Phase.OFFER: (answers_to_the_offer,),
    Phase.DRAW: (takes, takes_to_knock, draws),
    Phase.MAY_I: (answers,),
    Phase.PLAY: (rearrangements, knocks, closes, plays, discards),
    Phase.SHOW: (shows,),
}


def choose(observation: Observation) -> Move:
    """A legal move for a seat, which must be one of those who may act. The notes only tell whose
    discard the upcard is. Raises ValueError if the seat has nothing to do.
    """
    game, state, seat, _ = observation
    if game.lives is not None:
        return indian.plain(observation)
    if game.contracts:
        return phases.plain(observation)
    kinds = {step.move for step in game.turn.get(state.phase, ())}
    features = PlainFeatures(observation)
    for ideas in _IDEAS.get(state.phase, ()):
        for move in ideas(features):
            if type(move) in kinds and is_legal(game, state, seat, move):
                return move
    for move in offers(game, state, seat):
        return move
    raise ValueError(f"seat {seat} has no move in phase {state.phase}")


_KNOCKS = (BigGin, Declare, Knock, KnockOnTable)
_STOPS = (Discard, Draw, Drop, MayI, Pass, Rearrange)


def ends_deal(observation: Observation, move: Move) -> bool:
    """Whether this move, and what plain ideas make of the rest of the turn, ends the deal."""
    while not isinstance(move, _KNOCKS):
        if len(observation.hand) == cards_laid(observation.seen, move):
            return True
        if isinstance(move, _STOPS):
            return False
        observation = observation.after(move)
        if observation.seen.phase is Phase.OVER:
            return True
        if observation.seen.turn != observation.seat:
            return False
        move = choose(observation)
    return True


def cards_laid(state: State, move: Move) -> int:
    """How many cards of the hand leave it with this move for good."""
    match move:
        case LayDown(cards) | LayOff(cards):
            return len(cards)
        case Discard():
            return 1
        case MakeContract(melds):
            return sum(map(len, melds))
        case Rearrange(table) | KnockOnTable(table) if table is not None:
            return sum(map(len, table)) - sum(len(meld.cards) for meld in state.melds)
    return 0
