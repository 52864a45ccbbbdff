"""Choosing a move, the first idea there is, and whether a turn that goes on so ends the deal."""

from itertools import chain

from engine.computer.plain.ideas import ideas_of
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
from engine.state import State


def choose(observation: Observation) -> Move:
    """A legal move for a seat, which must be one of those who may act. The notes only tell whose
    discard the upcard is. Raises ValueError if the seat has nothing to do.
    """
    for move in chain(ideas_of(observation.game).moves(observation), observation.offers()):
        return move
    raise ValueError(f"seat {observation.seat} has no move in phase {observation.seen.phase}")


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
