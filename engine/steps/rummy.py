"""Who has played to the table in this deal: what going rummy and a limit of melds ask for."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from engine.errors import IllegalMove, Reason
from engine.events import LaidDown, LaidOff
from engine.evolve import evolves
from engine.moves import LayDown
from engine.state import Memory, Seat, State, remembering
from engine.step import Ask


@dataclass(frozen=True, slots=True)
class Plays(Memory):
    """Who melded or laid off in an earlier turn of the deal, whether the player to move has this
    turn, and how many melds he has laid in it."""

    played: tuple[Seat, ...] = ()
    played_now: bool = False
    melds_now: int = 0

    def next_turn(self, turn: int) -> Self:
        if not self.played_now:
            return self
        played = self.played if turn in self.played else (*self.played, turn)
        return type(self)(played)


def went_rummy(state: State, seat: int) -> bool:
    """Whether all that this seat has played it played in this turn (BASIC 8.4)."""
    return seat not in state.recall(Plays).played


def melds_left(most: int) -> Callable[[Ask, LayDown], None]:
    """No more than so many new melds a turn (BASIC BA-1)."""

    def check(ask: Ask, move: LayDown) -> None:
        if ask.state.recall(Plays).melds_now >= most:
            raise IllegalMove(Reason.MELDS_SPENT, most=most)

    return check


@evolves(LaidDown)
def _laid_down(state: State, event: LaidDown) -> State:
    return _playing(state, melds=1)


@evolves(LaidOff)
def _laid_off(state: State, event: LaidOff) -> State:
    return _playing(state, melds=0)


def _playing(state: State, melds: int) -> State:
    """Noted where a rule of the game asks for it."""
    record = state.memory.get(Plays)
    if not isinstance(record, Plays):
        return state
    return remembering(state, Plays(record.played, True, record.melds_now + melds))
