"""Who of the players is there: time that ran out, the autopilot, going away and coming back; and
since when the player to move is at it.

Pure, like the lobby: engine.table.evolve applies the events, and whoever runs a table makes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.events import (
    Dealt,
    Event,
    OfferClosed,
    ShowOpened,
    TurnStarted,
    UpcardOffered,
    WindowClosed,
    WindowOpened,
)
from engine.table.events import CameBack, ClockResumed, TimedOut, WentAway

TURN_BEGINS = (Dealt, TurnStarted, UpcardOffered, OfferClosed, ShowOpened)
"""What makes it somebody's turn."""


@dataclass(slots=True)
class TurnTime:
    """The player's own time, in Unix seconds: while others have a May I window it stands still.

    ``left`` are the seconds that the turn has from ``since`` on; None: a whole turn.
    """

    since: float = 0.0
    left: int | None = None
    _window: float | None = None

    def apply(self, event: Event, at: float) -> None:
        """Go on by an event that was stored at this moment."""
        match event:
            case _ if isinstance(event, TURN_BEGINS):
                self.restart(at)
            case ClockResumed(seconds):
                self.since, self.left = at, seconds
                self._window = None if self._window is None else at
            case WindowOpened() if self._window is None:
                self._window = at
            case WindowClosed() if self._window is not None:
                self.since += at - self._window
                self._window = None

    def restart(self, at: float) -> None:
        """A whole turn begins."""
        self.since, self.left, self._window = at, None, None


MOST_LATE = 2
"""With so many turns in a row that ran out of time a player is away."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """How it stands with everybody's time.

    ``late`` counts by seat the turns in a row that ran out of time, ``spent`` the seconds of the
    bank that are gone. ``lapsed`` is the seat whose running turn has run out of time.
    """

    late: Mapping[int, int] = field(default_factory=dict)
    spent: Mapping[int, int] = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    lapsed: int | None = None

    def piloted(self, seat: int) -> bool:
        """Whether the autopilot plays this seat now."""
        return seat in self.away or seat == self.lapsed

    def returning(self, seat: int) -> tuple[Event, ...]:
        """What it means that this player does something themselves."""
        return (CameBack(seat),) if seat in self.late else ()

    def lapse(self, seat: int) -> tuple[Event, ...]:
        """What it means that this player's time is up."""
        away = self.late.get(seat, 0) + 1 >= MOST_LATE
        return (TimedOut(seat), WentAway(seat)) if away else (TimedOut(seat),)
