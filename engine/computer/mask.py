"""What a computer player may look at."""

from engine.cards import HIDDEN
from engine.state import State


def masked(state: State, seat: int) -> State:
    """The state with every card that this seat cannot see hidden; numbers of cards stay true."""
    hands = tuple(
        hand if at == seat else (HIDDEN,) * len(hand) for at, hand in enumerate(state.hands)
    )
    return state._replace(hands=hands, stock=(HIDDEN,) * len(state.stock))
