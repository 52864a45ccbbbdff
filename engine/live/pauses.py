"""How long computers seem to think: longer over what decides something, shorter over what follows
from it, and never quite the same.

All of it follows from what everybody sees at the table: a pause tells nothing of a hand.
"""

from collections.abc import Mapping

from engine.moves import (
    BigGin,
    Discard,
    Draw,
    Knock,
    KnockOnTable,
    LayDown,
    LayOff,
    MakeContract,
    Move,
    Pass,
    Rearrange,
    Swap,
    TakeRow,
)
from engine.observation import Observation

__all__ = ["pause_before"]

_USUAL = 1.2
_BEFORE: Mapping[type[Move], float] = {
    Draw: 0.75,
    Pass: 0.75,
    Discard: 1.1,
    LayOff: 0.9,
    Swap: 0.9,
    TakeRow: 1.5,
    MakeContract: 1.7,
    Rearrange: 1.4,
    Knock: 1.7,
    KnockOnTable: 1.7,
    BigGin: 1.7,
}
_LAST_CARD = 0.6
"""Before the discard of an only card, which is no choice."""
_AT_ONCE = 0.5
"""Of the pause before cards that are laid after others: they were thought of together."""
_LAYS = (LayDown, LayOff, Swap)
_VARIES = 0.35
_STEPS = 7


def pause_before(mine: Observation, move: Move, last: Move | None = None) -> float:
    """How many times the usual pause of computers comes before this move, about 1 on average.

    ``last``: what the same player did last in this turn.
    """
    share = _BEFORE.get(type(move), _USUAL)
    if isinstance(move, _LAYS) and isinstance(last, (*_LAYS, TakeRow)):
        share *= _AT_ONCE
    if isinstance(move, Discard) and len(mine.hand) == 1:
        share = _LAST_CARD
    seen = mine.state
    step = (5 * seen.turn_no + 3 * mine.seat + 2 * len(mine.hand) + seen.deal_no) % _STEPS
    return share * (1 + _VARIES * (2 * step / (_STEPS - 1) - 1))
