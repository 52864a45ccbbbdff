"""The roster of a table, with its people, its computers and its status.

Three checks refuse a command at the wrong time (``lobby_only``, ``game_only``) or by the wrong
person (``host_of_lobby_only``).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from engine.computer.strength import Style, style_of_now
from engine.errors import IllegalMove, Reason
from engine.names import name_of_person


class Status(StrEnum):
    """The status of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


class CloseReason(StrEnum):
    """Why a table closed."""

    FINISHED = "finished"
    IDLE = "idle"
    EVERYBODY_LEFT = "everybody_left"
    ABANDONED = "abandoned"
    TOGETHER = "together"
    MANAGER = "manager"
    FAULT = "fault"


SILENT = 300
"""If a lobby's host hasn't clicked for this many seconds, any seated person is in charge."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """The player of a seat."""

    user: int | None
    """The Discord user id. None for a computer."""
    name: str
    """A readable name, even if an unreadable name was given.

    All texts and pictures of a table use this name.
    """
    style: Style | None = None
    """How a computer plays.

    A computer without a style belongs to a practice deal and plays the first legal idea
    (engine.computer.plain).
    """

    def __post_init__(self) -> None:
        # Ids below 0 stand for people who asked to be forgotten. Their names are gone.
        if self.user is not None and self.user >= 0:
            object.__setattr__(self, "name", name_of_person(self.user, self.name))

    @property
    def plays_as_of_now(self) -> bool:
        """Whether computers of this strength still play as this computer did when it sat down."""
        return self.style is None or self.style == style_of_now(self.style.strength)


class SeatRequest(NamedTuple):
    """A spectator's request to play this seat instead of a computer."""

    seat: int
    sitter: Sitter
    yes: frozenset[int] = frozenset()
    """The user ids of players who agreed."""
    no: frozenset[int] = frozenset()
    """The user ids of players who disagreed."""


@dataclass(frozen=True, slots=True)
class Roster:
    """The people of a table."""

    status: Status
    host: int
    sitters: tuple[Sitter, ...]
    """The sitters. In a lobby they are in order of arrival, and later by seat."""
    gone: tuple[tuple[int, Sitter], ...] = ()
    """Earlier holders of seats, in the order in which they left."""
    closed_because: CloseReason | None = None
    agreed: frozenset[int] = frozenset()
    """The user ids of people who have agreed to the current house rules."""
    invited: frozenset[int] = frozenset()
    """The user ids of people who have a kept seat and haven't accepted yet."""
    removed: frozenset[int] = frozenset()
    """The people whom the host sent away. They can sit down again only if invited."""
    kept: tuple[tuple[int, Sitter], ...] = ()
    """The seats that computers play for absent people, with these people."""
    open_seats: frozenset[int] = frozenset()
    """The seats for which a substitute is wanted."""
    substitutes: frozenset[int] = frozenset()
    """The user ids of people who took over a seat."""
    given_up: frozenset[int] = frozenset()
    """The user ids of people who gave up their seat, even if they came back.

    Substitutes aren't among them.
    """
    for_end: frozenset[int] = frozenset()
    """The user ids of people who agree to end the game here."""
    requests: tuple[SeatRequest, ...] = ()
    """The requests of spectators, the oldest first."""
    refused: frozenset[int] = frozenset()
    """The user ids of people whose request was refused in this deal."""
    waiting: tuple[Sitter, ...] = ()
    """The people who want a seat in the next game."""
    computers: frozenset[int] = frozenset()
    """The seats that computers had before the first deal."""
    closing_words: str | None = None
    """A manager's words about closing the table."""
    salts: tuple[tuple[int, str], ...] = ()
    """The salts that people (user ids) added to the shuffle, in order."""
    turn: int = 0
    """The number of places by which the seats of a board are turned when the game starts."""
    seat_of: Callable[[int], int | None] = field(init=False, repr=False, compare=False)
    """Returns the seat that this person plays, or None. This is a fast lookup in a dict."""
    users: frozenset[int] = field(init=False, repr=False, compare=False)
    """The user ids of people who have a seat, or for whom the lobby keeps a seat."""
    people: frozenset[int] = field(init=False, repr=False, compare=False)
    """The seats that people play."""

    def __post_init__(self) -> None:
        seated = ((sitter.user, seat) for seat, sitter in enumerate(self.sitters))
        seats = {user: seat for user, seat in seated if user is not None}
        object.__setattr__(self, "seat_of", seats.get)
        object.__setattr__(self, "users", frozenset(seats))
        object.__setattr__(self, "people", frozenset(seats.values()))

    def has_known(self, user: int) -> bool:
        """Return whether this person has, or had, a part in the table."""
        others = (sitter for _, sitter in (*self.gone, *self.kept))
        return user == self.host or any(other.user == user for other in (*self.sitters, *others))

    @property
    def stand_ins(self) -> frozenset[int]:
        """The seats that computers play for people who have left or are absent."""
        handed = {seat for seat, _ in self.gone}
        return frozenset(seat for seat in handed if self.sitters[seat].user is None)

    @property
    def has_computer(self) -> bool:
        """Whether a computer sat down before the first deal."""
        lobby = self.status is Status.LOBBY and any(who.user is None for who in self.sitters)
        return lobby or bool(self.computers)

    def kept_for(self, user: int) -> int | None:
        """Return the seat that a computer plays for this absent or departed person, or None.

        A seat that a different person has held since doesn't count.
        """
        last = {seat: who.user for seat, who in self.gone if who.user is not None}
        return next((seat for seat in self.stand_ins if last.get(seat) == user), None)

    def has_left(self, user: int) -> bool:
        """Return whether this person left their seat themselves and may come back to it."""
        return self.kept_for(user) is not None and user not in {who.user for _, who in self.kept}

    def request_of(self, user: int) -> SeatRequest | None:
        """Return the request of this person, or None."""
        return next((request for request in self.requests if request.sitter.user == user), None)

    def waits(self, user: int) -> bool:
        """Return whether this person wants a seat in the next game."""
        return any(who.user == user for who in self.waiting)

    def holder(self, seat: int) -> Sitter:
        """Return the person who plays this seat or played it last, or its computer."""
        sitter = self.sitters[seat]
        if sitter.user is not None:
            return sitter
        people = (
            who for place, who in reversed(self.gone) if place == seat and who.user is not None
        )
        return next(people, sitter)

    @property
    def asked(self) -> tuple[Sitter, ...]:
        """The people who still have to agree to the house rules, in order of arrival."""
        return tuple(s for s in self.sitters if s.user is not None and s.user not in self.agreed)


def newest(gone: Sequence[tuple[Any, ...]], seat: int) -> int:
    """Return the index in ``gone`` of the last row for this seat. Each row starts with its seat."""
    return max(index for index, (held, *_) in enumerate(gone) if held == seat)


def lobby_only(roster: Roster) -> Roster:
    """Return the roster. Raises IllegalMove once the game has started or the table is closed."""
    if roster.status is not Status.LOBBY:
        closed = roster.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.GAME_RUNNING)
    return roster


def host_of_lobby_only(roster: Roster, user: int) -> Roster:
    """Return the roster of a lobby. Raises IllegalMove, which names the host, for anyone else."""
    if user != lobby_only(roster).host:
        raise IllegalMove(Reason.NOT_HOST, host=roster.host, limit=SILENT // 60)
    return roster


def game_only(roster: Roster) -> Roster:
    """Return the roster. Raises IllegalMove before the game starts and after the table closes."""
    if roster.status is not Status.PLAYING:
        closed = roster.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.DEAL_OVER)
    return roster
