"""The ideas of a plain player of Tile Rummy."""

from engine.computer.plain.advice import Why, reason_of
from engine.computer.plain.ideas import USUAL
from engine.computer.plain.lay import searched_rearrangement
from engine.moves import Move, Rearrange
from engine.observation import Observation


def _lays_all(observation: Observation, move: Move) -> Why:
    """Return the reason for a move, but not ``MOST_CARDS`` if more tiles could be laid.

    Keeping tiles back gains nothing here. So a player who laid fewer tiles didn't find the better
    way.
    """
    why = reason_of(observation, move)
    most = searched_rearrangement(observation).move
    if why is not Why.MOST_CARDS or most is None or not isinstance(move, Rearrange):
        return why
    return Why.LAY if sum(map(len, most.table)) > sum(map(len, move.table)) else why


IDEAS = USUAL._replace(reason=_lays_all)
