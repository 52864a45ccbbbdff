"""Whether a turn ends the deal."""

from engine.computer.plain.choice import choose
from engine.game import Game
from engine.moves import (
    BigGin,
    Discard,
    Draw,
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
from engine.play import advance
from engine.state import State

_KNOCKS = (BigGin, Knock, KnockOnTable)
_STOPS = (Discard, Draw, MayI, Pass, Rearrange)


def ends_deal(game: Game, state: State, seat: int, move: Move) -> bool:
    """Whether this move, and what plain ideas make of the rest of the turn, ends the deal.

    ``state`` is what the seat may see.
    """
    while not isinstance(move, _KNOCKS):
        if len(state.hands[seat]) == cards_laid(state, move):
            return True
        if isinstance(move, _STOPS):
            return False
        state = advance(game, state, seat, move)[1]
        if state.turn != seat:
            return False
        move = choose(game, state, seat)
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
