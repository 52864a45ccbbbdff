"""Birth: a player who has taken from the row may lay melds and lay off (DUMMY 6)."""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.called import Seat
from engine.errors import IllegalMove, Reason
from engine.events import TurnStarted, WasBorn
from engine.facts import Down, FirstMeld
from engine.game import Ask, moment
from engine.state import Hears, Memory, State


@dataclass(frozen=True, slots=True)
class Births(Memory):
    """The seats born in this deal."""

    first_meld: ClassVar = FirstMeld.BIRTH

    born: tuple[Seat, ...] = ()
    born_now: bool = False
    """Whether the player to move was born in this turn."""

    def _was_born(self, event: WasBorn, before: State) -> Self:
        return type(self)((*self.born, event.player), born_now=True)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        return type(self)(self.born) if self.born_now else self

    hears: ClassVar[Hears] = {WasBorn: _was_born, TurnStarted: _turn_started}

    def known(self, state: State) -> Down:
        now = state.turn if self.born_now else None
        return Down(frozenset(self.born), now)


def is_born(state: State, seat: int) -> bool:
    """Return whether this seat was born in this turn or before."""
    return seat in state.recall(Births).born


def is_unborn(state: State, seat: int) -> bool:
    """Return whether the game asks for a birth and this seat is not born."""
    births = state.memory.get(Births)
    return isinstance(births, Births) and seat not in births.born


def was_born_before(state: State, seat: int) -> bool:
    """Return whether this seat, whose turn it is, was born in an earlier turn."""
    births = state.recall(Births)
    return seat in births.born and not births.born_now


@moment
def born(ask: Ask) -> None:
    """Refuse melds and lay-offs before a player is born (DUMMY 3.2)."""
    if not is_born(ask.state, ask.seat):
        raise IllegalMove(Reason.NOT_BORN)
