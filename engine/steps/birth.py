"""Birth: who has taken from the row may lay melds and lay off (DUMMY 6)."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.errors import IllegalMove, Reason
from engine.events import WasBorn
from engine.evolve import evolves
from engine.facts import DealFacts
from engine.features import FirstMeld
from engine.moves import Move
from engine.state import Memory, Seat, State, remembering
from engine.step import Ask


@dataclass(frozen=True, slots=True)
class Births(Memory):
    """Who is born in this deal; whether the player to move was born only this turn."""

    first_meld: ClassVar = FirstMeld.BIRTH

    born: tuple[Seat, ...] = ()
    born_now: bool = False

    def next_turn(self, turn: int) -> Self:
        return replace(self, born_now=False) if self.born_now else self

    def known(self, facts: DealFacts, state: State) -> DealFacts:
        now = state.turn if self.born_now else None
        return replace(facts, down=frozenset(self.born), down_now=now)


def is_born(state: State, seat: int) -> bool:
    """Whether this seat is born, be it only now."""
    return seat in state.recall(Births).born


def was_born_before(state: State, seat: int) -> bool:
    """Whether this seat, whose turn it is, was born in an earlier turn."""
    births = state.recall(Births)
    return seat in births.born and not births.born_now


def born(ask: Ask, move: Move) -> None:
    """Nobody lays melds or lays off before he is born (DUMMY 3.2)."""
    if not is_born(ask.state, ask.seat):
        raise IllegalMove(Reason.NOT_BORN)


@evolves(WasBorn)
def _was_born(state: State, event: WasBorn) -> State:
    births = state.recall(Births)
    return remembering(state, Births((*births.born, event.player), born_now=True))
