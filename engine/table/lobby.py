"""Who sits at a table: from the open lobby to the last card. Pure, like the games.

The functions named after what a person does return events or raise IllegalMove;
engine.table.seating applies the events.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.table.chosen_rules import Chosen


class Status(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


class Why(StrEnum):
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
    those whose seat is kept from the game before and who have not said yet that they play again.
    ``salts`` are what people added to the shuffle, with their user ids, in order.
    """

    status: Status
    host: int
    sitters: tuple[Sitter, ...]
    gone: tuple[tuple[int, Sitter], ...] = ()
    closed_because: Why | None = None
    agreed: frozenset[int] = frozenset()
    invited: frozenset[int] = frozenset()
    salts: tuple[tuple[int, str], ...] = ()

    def seat_of(self, user: int) -> int | None:
        """The seat that this person plays, None if he plays none."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.user == user:
                return seat
        return None

    @property
    def asked(self) -> tuple[Sitter, ...]:
        """The people who have still to agree to the house rules, in order of arrival."""
        return tuple(s for s in self.sitters if s.user is not None and s.user not in self.agreed)


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """Somebody took a seat in the lobby."""

    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """Somebody's seat is kept for another game; he has still to say that he plays."""

    sitter: Sitter


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """Somebody left the lobby; the place counts from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class HostChanged(Event):
    """The lobby has a new host."""

    host: int


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """The host chose other house rules: all options of the game as JSON values."""

    options: Chosen


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """Somebody agreed to the house rules as they are; ``user`` is a Discord user id."""

    user: int


@dataclass(frozen=True, slots=True)
class Salted(Event):
    """Somebody (a user id) added a salt to the shuffle, of 1 to 64 characters."""

    user: int
    salt: str


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The game began with these players; ``dealer`` deals first."""

    dealer: int


@dataclass(frozen=True, slots=True)
class HandedOver(Event):
    """A seat went to somebody else while the game was running."""

    seat: int
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """The table is closed."""

    why: Why


COMPUTERS = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix")
"""Names of computer players, in the order in which they sit down."""


def opened(host: int, name: str, computers: int, seats: range) -> tuple[Event, ...]:
    """A lobby opens with its host and so many computers; IllegalMove if they are too many."""
    if not 0 <= computers < seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])
    machines = [Sat(Sitter(None, COMPUTERS[number])) for number in range(computers)]
    return (Sat(Sitter(host, name)), *machines)


def again(before: Sitting, user: int) -> tuple[Event, ...]:
    """A lobby for another game with the same seats opens; this player of the last one is its host.

    The other people are invited.
    """
    _seated_only(before, user)
    if before.status is not Status.CLOSED:
        raise IllegalMove(Reason.GAME_RUNNING)
    return tuple(
        Sat(sitter) if sitter.user in (None, user) else Invited(sitter) for sitter in before.sitters
    )


def uninvite(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Free the seats of all who have not said that they play again. Only the host."""
    _in_lobby(sitting)
    _host_only(sitting, user)
    waiting = [place for place, s in enumerate(sitting.sitters) if s.user in sitting.invited]
    return tuple(StoodUp(place) for place in reversed(waiting))


def join(sitting: Sitting, user: int, name: str, seats: range) -> tuple[Event, ...]:
    """Take a free seat of the lobby, or the one that is kept."""
    _in_lobby(sitting)
    if user in sitting.invited:
        return (Agreed(user),)
    if sitting.seat_of(user) is not None:
        raise IllegalMove(Reason.SEATED_ALREADY)
    return _seated(sitting, Sitter(user, name), seats)


def add_computer(sitting: Sitting, user: int, seats: range) -> tuple[Event, ...]:
    """Give a free seat to a computer player. Anybody seated may ask for it."""
    _in_lobby(sitting)
    _seated_only(sitting, user)
    taken = {sitter.name for sitter in sitting.sitters if sitter.user is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return _seated(sitting, Sitter(None, name), seats)


def remove_computer(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Send the computer away that sat down last. Only the host."""
    _in_lobby(sitting)
    _host_only(sitting, user)
    machines = [place for place, sitter in enumerate(sitting.sitters) if sitter.user is None]
    if not machines:
        raise IllegalMove(Reason.NO_COMPUTER)
    return (StoodUp(machines[-1]),)


def leave(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Leave the lobby. A host hands it to the next person; without one it closes."""
    _in_lobby(sitting)
    place = _seated_only(sitting, user)
    absent = {None, user, *sitting.invited}
    others = [s.user for s in sitting.sitters if s.user is not None and s.user not in absent]
    if not others:
        return StoodUp(place), Closed(Why.EVERYBODY_LEFT)
    if user == sitting.host:
        return StoodUp(place), HostChanged(others[0])
    return (StoodUp(place),)


def change_rules(
    sitting: Sitting, user: int, options: Mapping[str, object], seats: range
) -> tuple[Event, ...]:
    """Play by other house rules, under which ``seats`` can sit here. Only the host.

    Everybody else has to agree again.
    """
    _in_lobby(sitting)
    _host_only(sitting, user)
    seated = len(sitting.sitters)
    if seated > seats[-1]:
        raise IllegalMove(Reason.TOO_MANY_SEATED, most=seats[-1], over=seated - seats[-1])
    return (RulesChanged(Chosen(options)),)


def agree(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Agree to the house rules as they are; nothing happens if that is done already."""
    _in_lobby(sitting)
    _seated_only(sitting, user)
    return () if user in sitting.agreed else (Agreed(user),)


def add_salt(sitting: Sitting, user: int, salt: str) -> tuple[Event, ...]:
    """Mix something of one's own into the shuffle, once; whoever has done it changes nothing."""
    _in_lobby(sitting)
    _seated_only(sitting, user)
    done = any(user == one for one, _ in sitting.salts)
    return () if done else (Salted(user, salt),)


def begin(sitting: Sitting, user: int, seats: range, dealer: int) -> tuple[Event, ...]:
    """Start the game. Only the host, with enough players who all agree to the house rules."""
    _in_lobby(sitting)
    _host_only(sitting, user)
    if len(sitting.sitters) not in seats:
        raise IllegalMove(
            Reason.TOO_FEW_PLAYERS, least=seats[0], missing=seats[0] - len(sitting.sitters)
        )
    if sitting.asked:
        people = tuple(sitter.user for sitter in sitting.asked)
        raise IllegalMove(Reason.NOT_AGREED, people=people)
    return (Began(dealer),)


def give_up(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Leave a running game: a computer plays on; when the last person goes the table closes."""
    seat = _seated_only(sitting, user)
    if sitting.status is not Status.PLAYING:
        raise IllegalMove(Reason.TABLE_CLOSED)
    people = [s for s in sitting.sitters if s.user is not None]
    if len(people) == 1:
        return (Closed(Why.EVERYBODY_LEFT),)
    taken = {sitter.name for sitter in sitting.sitters if sitter.user is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return (HandedOver(seat, Sitter(None, name)),)


def _in_lobby(sitting: Sitting) -> None:
    if sitting.status is not Status.LOBBY:
        closed = sitting.status is Status.CLOSED
        raise IllegalMove(Reason.TABLE_CLOSED if closed else Reason.GAME_RUNNING)


def _seated_only(sitting: Sitting, user: int) -> int:
    place = sitting.seat_of(user)
    if place is None:
        raise IllegalMove(Reason.NOT_SEATED)
    return place


def _host_only(sitting: Sitting, user: int) -> None:
    if user != sitting.host:
        raise IllegalMove(Reason.NOT_HOST, host=sitting.host)


def _seated(sitting: Sitting, sitter: Sitter, seats: range) -> tuple[Event, ...]:
    if len(sitting.sitters) >= seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])
    return (Sat(sitter),)
