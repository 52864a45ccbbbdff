"""Who sits at a table: people and computers, and how far the table has come, with what
can be done only before its game begins, or while it is on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from engine.computer.strength import Style, style_of_now
from engine.errors import IllegalMove, Reason
from engine.names import name_of_person


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
    TOGETHER = "together"
    MANAGER = "manager"
    FAULT = "fault"


SILENT = 300
"""Seconds without a click of a lobby's host. After these anyone who sits there is in charge."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Whoever plays a seat. ``user`` is a Discord user id; None is a computer player.

    ``style``: how a computer plays. One without is of a practice deal: it plays by the first legal
    idea (engine.computer.plain).

    The name is one that can be read, whatever was given: every text and picture of a table takes it
    from here.
    """

    user: int | None
    name: str
    style: Style | None = None

    def __post_init__(self) -> None:
        # Ids below 0 stand for people who had themselves forgotten, whose names are gone.
        if self.user is not None and self.user >= 0:
            object.__setattr__(self, "name", name_of_person(self.user, self.name))

    @property
    def plays_as_of_now(self) -> bool:
        """Whether a computer of this strength still plays as this one did when it sat down."""
        return self.style is None or self.style == style_of_now(self.style.strength)


class SeatRequest(NamedTuple):
    """Somebody who watches would play this seat instead of a computer. ``yes`` and ``no`` are the
    players (user ids) who have said so."""

    seat: int
    sitter: Sitter
    yes: frozenset[int] = frozenset()
    no: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Roster:
    """The people of a table. In a lobby in order of arrival; then by seat.

    ``agreed`` are the people (user ids) who have seen the house rules as they are now, ``invited``
    those for whom a seat is kept and who have not said yet that they play. ``removed`` are those
    whom the host sent away: they sit down again only if they are invited. ``salts`` are what
    people added to the shuffle, with their user ids, in order.

    ``gone`` are those who held a seat before, in the order in which they went. In a running game
    ``kept`` has the seats that computers play for people who were not there, with those people,
    ``open_seats`` those for which a substitute is wanted. ``substitutes`` are the people who took
    over a seat; ``given_up`` are the others who left of their own accord, also those who came back.
    ``for_end`` are the people who would end the game here. ``requests`` are wishes to play for a
    computer, oldest first, ``refused`` those who were told no in this deal; ``waiting`` want a seat
    in the next game. ``computers`` are the seats that computers had before the first deal.
    ``closing_words`` are what a manager said about closing it. ``turn``: by how many places the
    seats of a board will be turned as its game begins.
    """

    status: Status
    host: int
    sitters: tuple[Sitter, ...]
    gone: tuple[tuple[int, Sitter], ...] = ()
    closed_because: CloseReason | None = None
    agreed: frozenset[int] = frozenset()
    invited: frozenset[int] = frozenset()
    removed: frozenset[int] = frozenset()
    kept: tuple[tuple[int, Sitter], ...] = ()
    open_seats: frozenset[int] = frozenset()
    substitutes: frozenset[int] = frozenset()
    given_up: frozenset[int] = frozenset()
    for_end: frozenset[int] = frozenset()
    requests: tuple[SeatRequest, ...] = ()
    refused: frozenset[int] = frozenset()
    waiting: tuple[Sitter, ...] = ()
    computers: frozenset[int] = frozenset()
    closing_words: str | None = None
    salts: tuple[tuple[int, str], ...] = ()
    turn: int = 0
    seat_of: Callable[[int], int | None] = field(init=False, repr=False, compare=False)
    """The seat that this person plays, None if they play none: whoever looks at a table asks."""
    users: frozenset[int] = field(init=False, repr=False, compare=False)
    """The people (user ids) who have a seat, or for whom one is kept in the lobby."""
    people: frozenset[int] = field(init=False, repr=False, compare=False)
    """The seats that people play."""

    def __post_init__(self) -> None:
        seated = ((sitter.user, seat) for seat, sitter in enumerate(self.sitters))
        seats = {user: seat for user, seat in seated if user is not None}
        object.__setattr__(self, "seat_of", seats.get)
        object.__setattr__(self, "users", frozenset(seats))
        object.__setattr__(self, "people", frozenset(seats.values()))

    def has_known(self, user: int) -> bool:
        """Whether this person has, or has had, a part in the table."""
        others = (sitter for _, sitter in (*self.gone, *self.kept))
        return user == self.host or any(one.user == user for one in (*self.sitters, *others))

    @property
    def stand_ins(self) -> frozenset[int]:
        """The seats that computers play for people who have left or were not there."""
        handed = {seat for seat, _ in self.gone}
        return frozenset(seat for seat in handed if self.sitters[seat].user is None)

    @property
    def has_computer(self) -> bool:
        """Whether a computer sat down before the first deal."""
        lobby = self.status is Status.LOBBY and any(who.user is None for who in self.sitters)
        return lobby or bool(self.computers)

    def kept_for(self, user: int) -> int | None:
        """The seat that a computer plays for this person, who was not there or has left, and that
        nobody else has had since; None if there is none."""
        last = {seat: who.user for seat, who in self.gone if who.user is not None}
        return next((seat for seat in self.stand_ins if last.get(seat) == user), None)

    def has_left(self, user: int) -> bool:
        """Whether this person went away from their seat themselves, and may come back to it."""
        return self.kept_for(user) is not None and user not in {who.user for _, who in self.kept}

    def request_of(self, user: int) -> SeatRequest | None:
        """What this person asks for; None: nothing."""
        return next((one for one in self.requests if one.sitter.user == user), None)

    def waits(self, user: int) -> bool:
        """Whether this person wants a seat in the next game."""
        return any(who.user == user for who in self.waiting)

    def holder(self, seat: int) -> Sitter:
        """Whose seat it is: the person who plays it, or played it last; else its computer."""
        sitter = self.sitters[seat]
        if sitter.user is not None:
            return sitter
        people = (who for at, who in reversed(self.gone) if at == seat and who.user is not None)
        return next(people, sitter)

    @property
    def asked(self) -> tuple[Sitter, ...]:
        """The people who have still to agree to the house rules, in order of arrival."""
        return tuple(s for s in self.sitters if s.user is not None and s.user not in self.agreed)


def newest(gone: Sequence[tuple[Any, ...]], seat: int) -> int:
    """The place of the last of those who held this seat, which each begins with, in ``gone``."""
    return max(at for at, (held, *_) in enumerate(gone) if held == seat)


def lobby_only(roster: Roster) -> Roster:
    """The roster. Raises IllegalMove once the game has begun, or the table is closed."""
    if roster.status is not Status.LOBBY:
        closed = roster.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.GAME_RUNNING)
    return roster


def host_of_lobby_only(roster: Roster, user: int) -> Roster:
    """The same for everybody but the host, who is named."""
    if user != lobby_only(roster).host:
        raise IllegalMove(Reason.NOT_HOST, host=roster.host, limit=SILENT // 60)
    return roster


def game_only(roster: Roster) -> Roster:
    """The roster. Raises IllegalMove before the game has begun, and once the table is closed."""
    if roster.status is not Status.PLAYING:
        closed = roster.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.DEAL_OVER)
    return roster
