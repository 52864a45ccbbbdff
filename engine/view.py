"""The masked state of a seat, and the facts that are public."""

from collections.abc import Collection
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


def open_hands(state: State) -> Collection[int]:
    """The seats whose hands all see: after the deal, and while another player shows after their
    knock (GIN 7.6)."""
    if state.phase not in (Phase.OVER, Phase.SHOW):
        return ()
    every = range(len(state.hands))
    return every if state.phase is Phase.OVER else [seat for seat in every if seat != state.turn]


def masked(state: State, seat: int | None) -> State:
    """The state with ``HIDDEN`` for every card that this seat (``None``: the channel) cannot see.

    Numbers of cards stay true.
    """
    shown = open_hands(state)
    hands = [
        hand if at == seat or at in shown else (HIDDEN,) * len(hand)
        for at, hand in enumerate(state.hands)
    ]
    memory = {**state.memory, Lanes: NO_LANES}
    return state._replace(hands=tuple(hands), stock=(HIDDEN,) * len(state.stock), memory=memory)
