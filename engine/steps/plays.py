"""Who has played to the table in this deal: what going rummy and a limit of melds ask for."""

from dataclasses import dataclass
from typing import ClassVar, Self

from engine.events import LaidDown, LaidOff, TurnStarted
from engine.state import Hears, Memory, Seat, State


@dataclass(frozen=True, slots=True)
class Plays(Memory):
    """Who melded or laid off in an earlier turn of the deal, whether the player to move has this
    turn, and how many melds they have laid in it."""

    played: tuple[Seat, ...] = ()
    played_now: bool = False
    melds_now: int = 0

    def _laid_down(self, event: LaidDown, before: State) -> Self:
        return type(self)(self.played, True, self.melds_now + 1)

    def _laid_off(self, event: LaidOff, before: State) -> Self:
        return type(self)(self.played, True, self.melds_now)

    def _turn_started(self, event: TurnStarted, before: State) -> Self:
        if not self.played_now:
            return self
        turn, played = before.turn, self.played
        return type(self)(played if turn in played else (*played, turn))

    hears: ClassVar[Hears] = {
        LaidDown: _laid_down,
        LaidOff: _laid_off,
        TurnStarted: _turn_started,
    }


def went_rummy(state: State, seat: int) -> bool:
    """Whether all that this seat has played it played in this turn (BASIC 8.4)."""
    return seat not in state.recall(Plays).played
