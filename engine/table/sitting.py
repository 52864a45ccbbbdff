"""Who sits at a table: people and computers, and how far the table has come."""

from dataclasses import dataclass
from enum import StrEnum


class Status(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


class CloseReason(StrEnum):
    """Why a table closed."""

    FINISHED = "finished"
    IDLE = "idle"
    EVERYBODY_LEFT = "everybody_left"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Whoever plays a seat. ``user`` is a Discord user id; None is a computer player."""

    user: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """The people of a table. In a lobby in order of arrival; then by seat.

    ``agreed`` are the people (user ids) who have seen the house rules as they are now, ``invited``
    those for whom a seat is kept and who have not said yet that they play. ``removed`` are those
    whom the host sent away: they sit down again only if they are invited. ``salts`` are what
    people added to the shuffle, with their user ids, in order.
    """

    status: Status
    host: int
    sitters: tuple[Sitter, ...]
    gone: tuple[tuple[int, Sitter], ...] = ()
    closed_because: CloseReason | None = None
    agreed: frozenset[int] = frozenset()
    invited: frozenset[int] = frozenset()
    removed: frozenset[int] = frozenset()
    salts: tuple[tuple[int, str], ...] = ()

    def seat_of(self, user: int) -> int | None:
        """The seat that this person plays, None if they play none."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.user == user:
                return seat
        return None

    @property
    def asked(self) -> tuple[Sitter, ...]:
        """The people who have still to agree to the house rules, in order of arrival."""
        return tuple(s for s in self.sitters if s.user is not None and s.user not in self.agreed)
