"""Since when the player to move is at it."""

from dataclasses import dataclass

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
from engine.table.events import ClockResumed

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
