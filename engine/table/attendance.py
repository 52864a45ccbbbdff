"""Who of the players is there: time that ran out, the autopilot, going away and coming back.

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
)
from engine.table.events import CameBack, TimedOut, WentAway

TURN_BEGINS = (Dealt, TurnStarted, UpcardOffered, OfferClosed, ShowOpened)
"""What makes it somebody's turn."""


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
