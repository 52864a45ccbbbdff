"""What a seat may see of a state, and what everybody may know of its deal."""

from typing import cast

from engine.cards import HIDDEN
from engine.facts import Facts
from engine.game import Game
from engine.lanes import NO_LANES, Lanes
from engine.phase import Phase
from engine.state import State


def facts_of(game: Game, state: State) -> Facts:
    """What everybody may know of a deal besides cards and turns."""
    reported = [record.known(state) for record in state.memory.values()]
    reported += [report(state) for report in game.facts]
    return cast("Facts", {type(fact): fact for fact in reported if fact is not None})


def lies_open(state: State, seat: int) -> bool:
    """Return whether all see this hand: after the deal, and while another player shows after its
    knock (GIN 7.6)."""
    return state.phase is Phase.OVER or (state.phase is Phase.SHOW and seat != state.turn)


def masked(state: State, seat: int | None) -> State:
    """The state with ``HIDDEN`` for every card that this seat (``None``: the channel) cannot see.

    Numbers of cards stay true.
    """
    hands = tuple(
        hand if at == seat or lies_open(state, at) else (HIDDEN,) * len(hand)
        for at, hand in enumerate(state.hands)
    )
    memory = {**state.memory, Lanes: NO_LANES}
    return state._replace(hands=hands, stock=(HIDDEN,) * len(state.stock), memory=memory)
