"""When the player who is waited for was last called by the others."""

from dataclasses import dataclass

from engine.events import Event
from engine.table.events import CHANGE_NO_CHOICE, Nudged


@dataclass(slots=True)
class Nudges:
    """When somebody was last nudged at a table, and when the player to move was, in Unix seconds.

    ``unheard`` is None once the game has gone on since, so that a player who moves has heard.
    """

    last: float | None = None
    unheard: float | None = None

    def apply(self, event: Event, at: float) -> None:
        """Go on by an event that was stored at this moment."""
        if isinstance(event, Nudged):
            self.last = self.unheard = at
        elif not isinstance(event, CHANGE_NO_CHOICE):
            self.unheard = None
