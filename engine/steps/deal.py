"""Dealing: the start of a deal."""

from engine.events import Dealt
from engine.evolve import evolves
from engine.phase import Phase
from engine.state import State


@evolves(Dealt)
def _dealt(state: State, event: Dealt) -> State:
    return state._replace(
        deal_no=event.deal_no,
        dealer=event.dealer,
        turn=event.starter,
        phase=Phase.DRAW,
        turn_no=1,
        hands=event.hands,
        stock=event.stock,
        discard=event.discard,
        melds=(),
        memory={kind: one.next_deal(state.result) for kind, one in state.memory.items()},
        result=None,
    )
