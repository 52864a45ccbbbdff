"""Who sits at a table: from the open lobby to the last card. Pure, like the games.

The functions named after what a person does return events or raise IllegalMove;
engine.table.evolve applies the events.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.computer.strength import Strength, style_of_now
from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.table.events import (
    Agreed,
    Began,
    ChosenRules,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    Removed,
    RulesChanged,
    Salted,
    Sat,
    StoodUp,
)
from engine.table.roster import (
    CloseReason,
    Sitter,
    Sitting,
    Status,
    host_of_lobby_only,
    lobby_only,
)
from engine.table.table_state import Course

COMPUTERS = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace")
"""Names of computer players, in the order in which they sit down: enough for eight seats."""


def open_lobby(
    host: int,
    name: str,
    computers: int,
    seats: range,
    guests: Sequence[Sitter] = (),
    strength: Strength | None = Strength.STEADY,
) -> tuple[Event, ...]:
    """A lobby opens with its host and so many computers, and seats are kept for these guests.

    ``strength`` is that of the computers; None: they play plainly (Sitter).
    IllegalMove if they are too many. Who is named twice, or is the host, has one seat.
    """
    kept = {guest.user: Invited(guest) for guest in guests if guest.user not in (None, host)}
    if computers < 0 or 1 + computers + len(kept) > seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])
    style = None if strength is None else style_of_now(strength)
    machines = [Sat(Sitter(None, COMPUTERS[number], style)) for number in range(computers)]
    return (Sat(Sitter(host, name)), *machines, *kept.values())


def rematch(before: Sitting, user: int, without: Collection[int] = ()) -> tuple[Event, ...]:
    """A lobby for another game with the same seats opens; this player of the last one is its host.

    The other people are invited, except those (user ids) ``without`` whom they play. Computers keep
    their strengths, and play in the versions of now.
    """
    _seated_only(before, user)
    if before.status is not Status.CLOSED:
        raise IllegalMove(Reason.GAME_RUNNING)
    return tuple(
        Sat(_of_now(sitter)) if sitter.user in (None, user) else Invited(sitter)
        for sitter in before.sitters
        if sitter.user not in without
    )


def invite(sitting: Sitting, user: int, guest: Sitter, seats: range) -> tuple[Event, ...]:
    """Keep a free seat for this person. Only the host; nothing happens if they have one."""
    host_of_lobby_only(sitting, user)
    if guest.user is None or sitting.seat_of(guest.user) is not None:
        return ()
    _one_more(sitting, seats)
    return (Invited(guest),)


def remove(sitting: Sitting, user: int, who: int | str) -> tuple[Event, ...]:
    """Free the seat of a person (their id) or of a computer (its name). Only the host.

    An invitation is withdrawn so. Nothing happens if they have no seat.
    """
    host_of_lobby_only(sitting, user)
    for place, sitter in enumerate(sitting.sitters):
        if who == (sitter.name if sitter.user is None else sitter.user):
            return leave(sitting, user) if who == user else (_freed(sitting, place),)
    return ()


def free_seats(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Free the seats of all who have not said yet that they play, or agreed to the house rules.

    Only the host, who keeps their own.
    """
    host_of_lobby_only(sitting, user)
    waiting = {sitter.user for sitter in sitting.asked} - {user}
    places = [place for place, sitter in enumerate(sitting.sitters) if sitter.user in waiting]
    return tuple(_freed(sitting, place) for place in reversed(places))


def join(sitting: Sitting, user: int, name: str, seats: range) -> tuple[Event, ...]:
    """Take a free seat of the lobby, or the one that is kept."""
    lobby_only(sitting)
    if user in sitting.invited:
        return (Agreed(user),)
    if user in sitting.removed:
        raise IllegalMove(Reason.NOT_ADMITTED)
    if sitting.seat_of(user) is not None:
        raise IllegalMove(Reason.SEATED_ALREADY)
    return _seated(sitting, Sitter(user, name), seats)


def add_computer(
    course: Course, user: int, strength: Strength = Strength.STEADY
) -> tuple[Event, ...]:
    """Give a free seat to a computer player. Anybody seated may ask for it."""
    sitting = course.sitting
    lobby_only(sitting)
    _seated_only(sitting, user)
    return _seated(sitting, another_computer(sitting, strength), course.game.seats)


def leave(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Leave the lobby. A host hands it to the next person; without one it closes."""
    lobby_only(sitting)
    place = _seated_only(sitting, user)
    absent = {None, user, *sitting.invited}
    others = [s.user for s in sitting.sitters if s.user is not None and s.user not in absent]
    if not others:
        return StoodUp(place), Closed(CloseReason.EVERYBODY_LEFT)
    if user == sitting.host:
        return StoodUp(place), HostChanged(others[0])
    return (StoodUp(place),)


def change_rules(
    sitting: Sitting, user: int, options: Mapping[str, object], seats: range
) -> tuple[Event, ...]:
    """Play by other house rules, under which ``seats`` can sit here. Only the host.

    Everybody else has to agree again.
    """
    host_of_lobby_only(sitting, user)
    seated = len(sitting.sitters)
    if seated > seats[-1]:
        raise IllegalMove(Reason.TOO_MANY_SEATED, most=seats[-1], over=seated - seats[-1])
    return (RulesChanged(ChosenRules(options)),)


def agree(sitting: Sitting, user: int) -> tuple[Event, ...]:
    """Agree to the house rules as they are; nothing happens if that is done already."""
    lobby_only(sitting)
    _seated_only(sitting, user)
    return () if user in sitting.agreed else (Agreed(user),)


def add_salt(sitting: Sitting, user: int, salt: str) -> tuple[Event, ...]:
    """Mix something of one's own into the shuffle, once; whoever has done it changes nothing."""
    lobby_only(sitting)
    _seated_only(sitting, user)
    done = any(user == one for one, _ in sitting.salts)
    return () if done else (Salted(user, salt),)


def begin(sitting: Sitting, user: int, seats: range, dealer: int) -> tuple[Event, ...]:
    """Start the game. Only the host, with enough players who all agree to the house rules.

    With ``free_seats`` before it nobody who does not answer holds the others up.
    """
    host_of_lobby_only(sitting, user)
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
        return (Closed(CloseReason.EVERYBODY_LEFT),)
    return (HandedOver(seat, another_computer(sitting)),)


def another_computer(sitting: Sitting, strength: Strength = Strength.STEADY) -> Sitter:
    """The next computer that sits down at this table."""
    taken = {sitter.name for sitter in sitting.sitters if sitter.user is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return Sitter(None, name, style_of_now(strength))


def _of_now(sitter: Sitter) -> Sitter:
    """The same for a new game: a computer plays as its strength plays now."""
    if sitter.user is not None:
        return sitter
    strength = Strength.STEADY if sitter.style is None else sitter.style.strength
    return replace(sitter, style=style_of_now(strength))


def _seated_only(sitting: Sitting, user: int) -> int:
    place = sitting.seat_of(user)
    if place is None:
        raise IllegalMove(Reason.NOT_SEATED)
    return place


def _seated(sitting: Sitting, sitter: Sitter, seats: range) -> tuple[Event, ...]:
    _one_more(sitting, seats)
    return (Sat(sitter),)


def _one_more(sitting: Sitting, seats: range) -> None:
    if len(sitting.sitters) >= seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])


def _freed(sitting: Sitting, place: int) -> Event:
    """Whoever has never said that they play is not sent away: they may still sit down."""
    user = sitting.sitters[place].user
    return StoodUp(place) if user is None or user in sitting.invited else Removed(place)
