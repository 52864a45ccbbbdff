"""A table as one person may see it, with everything a screen needs."""

from dataclasses import dataclass
from datetime import datetime

from engine.events import Event
from engine.moves import Move
from engine.table.record import Verdict
from engine.table.sitting import Sitting
from engine.table.terms import Terms
from engine.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    """What may be shown of a table.

    ``moves`` are the kinds of moves that its game knows. ``seat`` is the viewer's, None for the
    channel and for people without one. ``log`` are the events of the running deal with the version
    of their step, masked for the viewer. ``deadline`` is when the table goes on by itself. ``seed``
    is there only when the game is over. ``ready`` are the people (user ids) who want the next deal.
    ``away`` are the seats of people that the autopilot plays; ``paused``: nobody else is left.
    ``verdict`` is what the finished game did to ratings.
    """

    table_id: str
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    deals: int | None
    seats: range
    moves: frozenset[type[Move]]
    options: object
    version: int
    sitting: Sitting
    seat: int | None
    view: View | None
    log: tuple[tuple[int, Event], ...]
    deadline: datetime | None
    terms: Terms
    away: frozenset[int]
    paused: bool
    commitment: str
    seed: str | None
    ready: frozenset[int]
    verdict: Verdict | None

    def name(self, seat: int) -> str:
        """Who plays this seat."""
        return self.sitting.sitters[seat].name
