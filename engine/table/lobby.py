"""Who sits at a table: from the open lobby to the last card. Pure, like the games.

What a person does here is a command (engine.table.commands); engine.table.evolve
applies the events."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.computer.strength import Strength, style_of_now
from engine.errors import IllegalMove, OtherRules, Reason
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.table.commands import by_host
from engine.table.events import (
    Agreed,
    Began,
    ChosenRules,
    Closed,
    HandedOver,
    HostChanged,
    Invited,
    NextSeatKept,
    NextSeatReleased,
    Removed,
    RulesChanged,
    Salted,
    Sat,
    SeatsTurned,
    StoodUp,
)
from engine.table.record import is_former
from engine.table.roster import (
    CloseReason,
    Roster,
    Sitter,
    Status,
    game_only,
    host_of_lobby_only,
    lobby_only,
)
from engine.table.table_state import TableState, rules_at_first

COMPUTERS = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace")
"""Names of computer players, in the order in which they sit down: enough for eight seats."""


def open_lobby(
    host: int,
    name: str,
    computers: int,
    seats: range,
    guests: Sequence[Sitter] = (),
    strength: Strength | None = Strength.MEDIUM,
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


def keep_next_seat(table_state: TableState, user: int, name: str) -> tuple[Event, ...]:
    """Have a seat in the next game of these players. Only for those who watch the running one;
    nothing happens if it is kept already."""
    roster, seats = game_only(table_state.roster), table_state.game.seats
    if user in roster.removed:
        raise IllegalMove(Reason.NOT_ADMITTED)
    if user in {sitter.user for sitter in (*roster.sitters, *dict(roster.kept).values())}:
        raise IllegalMove(Reason.SEAT_COMES_ANYWAY)
    if roster.waits(user):
        return ()
    if len(roster.waiting) >= seats[-1] - 1:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])
    return (NextSeatKept(Sitter(user, name)),)


def release_next_seat(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Want that seat no longer; nothing happens if none is kept."""
    waiting = game_only(table_state.roster).waiting
    return tuple(NextSeatReleased(who) for who in waiting if who.user == user)


def rematch(
    before: Roster,
    user: int,
    seats: range,
    without: Collection[int] = (),
    away: Collection[int] = (),
) -> tuple[Event, ...]:
    """Open a lobby for another game with so many ``seats``; this player of the last one is its
    host.

    Everyone moves on by one seat. The people who are still here are invited, and then those who
    waited for it, except those (user ids) ``without`` whom they play. A computer has the seat of
    each who is ``away``. Computers keep their strengths, play in the versions of now, and make room
    for people.
    """
    if before.seat_of(user) is None:
        raise IllegalMove(Reason.NOT_SEATED)
    if before.status is not Status.CLOSED:
        raise IllegalMove(Reason.GAME_RUNNING)
    now = before
    for seat, sitter in enumerate(before.sitters):
        if seat in away and sitter.user != user:
            instead = another_computer(now)
            now = replace(now, sitters=(*now.sitters[:seat], instead, *now.sitters[seat + 1 :]))
    sitters = *now.sitters[1:], now.sitters[0]
    named = (one for one in (*sitters, *before.waiting) if not is_former(one.user))
    everybody = [one for one in named if one.user not in without]
    spare = max(0, seats[-1] - sum(one.user is not None for one in everybody))
    computers = [one for one in everybody if one.user is None][:spare]
    asked = [one for one in everybody if one.user is not None or one in computers]
    return tuple(
        Sat(_of_now(one)) if one.user in (None, user) else Invited(one)
        for one in asked[: seats[-1]]
    )


@by_host
def take_charge(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Become the lobby's host, if this person leads it."""
    host_of_lobby_only(table_state.roster, user)
    return ()


@by_host
def invite(table_state: TableState, user: int, guest: Sitter) -> tuple[Event, ...]:
    """Keep a free seat for this person. They have still to say that they play. Only the host;
    nothing happens if they have one."""
    roster = host_of_lobby_only(table_state.roster, user)
    if guest.user is None or roster.seat_of(guest.user) is not None:
        return ()
    _one_more(table_state)
    return (Invited(guest),)


@by_host
def remove(table_state: TableState, user: int, who: int | str) -> tuple[Event, ...]:
    """Free the seat of a person (their id) or of a computer (its name). Only the host.

    An invitation is withdrawn so. Nothing happens if they have no seat.
    """
    roster = host_of_lobby_only(table_state.roster, user)
    for place, sitter in enumerate(roster.sitters):
        if who == (sitter.name if sitter.user is None else sitter.user):
            return leave(table_state, user) if who == user else (_freed(roster, place),)
    return ()


@by_host
def free_seats(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Free the seats of all who have not said yet that they play, or agreed to the house rules.

    Only the host, who keeps their own.
    """
    roster = host_of_lobby_only(table_state.roster, user)
    waiting = {sitter.user for sitter in roster.asked} - {user}
    places = [place for place, sitter in enumerate(roster.sitters) if sitter.user in waiting]
    return tuple(_freed(roster, place) for place in reversed(places))


def join(
    table_state: TableState, user: int, name: str, version: int | None = None
) -> tuple[Event, ...]:
    """Take a free seat of the lobby, or the one that is kept; who sits there agrees to the house
    rules by it, having seen the rules of this version (None: now). IllegalMove, OtherRules."""
    roster = lobby_only(table_state.roster)
    if user in roster.removed:
        raise IllegalMove(Reason.NOT_ADMITTED)
    if roster.seat_of(user) is not None:
        if user in roster.agreed:
            raise IllegalMove(Reason.SEATED_ALREADY)
        events: tuple[Event, ...] = (Agreed(user),)
    else:
        events = _seated(table_state, Sitter(user, name))
    seen_only(table_state, version)
    return events


def add_computer(
    table_state: TableState, user: int, strength: Strength = Strength.MEDIUM
) -> tuple[Event, ...]:
    """Give a free seat to a computer player. Anybody seated may ask for it."""
    roster = lobby_only(table_state.roster)
    table_state.seat_of(user)
    return _seated(table_state, another_computer(roster, strength))


def leave(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Leave the lobby. A host hands it to the next person; without one it closes."""
    roster = lobby_only(table_state.roster)
    place = table_state.seat_of(user)
    absent = {None, user, *roster.invited}
    others = [s.user for s in roster.sitters if s.user is not None and s.user not in absent]
    if not others:
        return StoodUp(place), Closed(CloseReason.EVERYBODY_LEFT)
    if user == roster.host:
        return StoodUp(place), HostChanged(others[0])
    return (StoodUp(place),)


def add_salt(table_state: TableState, user: int, salt: str) -> tuple[Event, ...]:
    """Mix something of one's own into the shuffle, once; whoever has done it changes nothing. The
    cards of a board are as they are."""
    roster = lobby_only(table_state.roster)
    if table_state.terms.board is not None:
        raise IllegalMove(Reason.BOARD_IS_FIXED)
    table_state.seat_of(user)
    done = any(user == one for one, _ in roster.salts)
    return () if done else (Salted(user, salt),)


@by_host
def turn_seats(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Give everybody the next seat of the board. Only the host; nothing happens without a board."""
    roster, board = host_of_lobby_only(table_state.roster, user), table_state.terms.board
    return () if board is None else (SeatsTurned((roster.turn + 1) % board.seats),)


def begin(table_state: TableState, user: int, dealer: int) -> tuple[Event, ...]:
    """Start the game. Only the host, with enough players who all agree to the house rules.

    With ``free_seats`` before it nobody who does not answer holds the others up.
    """
    roster, seats = host_of_lobby_only(table_state.roster, user), table_state.seats
    if len(roster.sitters) not in seats:
        raise IllegalMove(
            Reason.TOO_FEW_PLAYERS, least=seats[0], missing=seats[0] - len(roster.sitters)
        )
    if roster.asked:
        people = tuple(sitter.user for sitter in roster.asked)
        raise IllegalMove(Reason.NOT_AGREED, people=people)
    return (Began(dealer),)


def give_up(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Leave a running game: a computer plays on; when the last person goes the table closes."""
    roster = table_state.roster
    seat = table_state.seat_of(user)
    if roster.status is not Status.PLAYING:
        raise IllegalMove(Reason.TABLE_CLOSED)
    people = [s for s in roster.sitters if s.user is not None]
    if len(people) == 1:
        return (Closed(CloseReason.EVERYBODY_LEFT),)
    return (HandedOver(seat, another_computer(roster)),)


def another_computer(roster: Roster, strength: Strength = Strength.MEDIUM) -> Sitter:
    """The next computer that sits down at this table."""
    taken = {sitter.name for sitter in roster.sitters if sitter.user is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return Sitter(None, name, style_of_now(strength))


def _of_now(sitter: Sitter) -> Sitter:
    """The same for a new game: a computer plays as its strength plays now."""
    if sitter.user is not None:
        return sitter
    strength = Strength.MEDIUM if sitter.style is None else sitter.style.strength
    return replace(sitter, style=style_of_now(strength))


def _seated(table_state: TableState, sitter: Sitter) -> tuple[Event, ...]:
    _one_more(table_state)
    return (Sat(sitter),)


def _one_more(table_state: TableState) -> None:
    seats = table_state.seats
    if len(table_state.roster.sitters) >= seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])


def _freed(roster: Roster, place: int) -> Event:
    """Whoever has never said that they play is not sent away: they may still sit down."""
    user = roster.sitters[place].user
    return StoodUp(place) if user is None or user in roster.invited else Removed(place)


@by_host
def change_rules(
    table_state: TableState, user: int, options: Mapping[str, object], *, over: bool = False
) -> tuple[Event, ...]:
    """The host plays by these rules; ``over``: by the ones of now with these put over them.

    Everybody else has to agree again. Nothing happens if they are those of now. Raises WrongOption,
    or IllegalMove as in the lobby; a board is played by its own rules.
    """
    if table_state.terms.board is not None:
        raise IllegalMove(Reason.BOARD_IS_FIXED)
    listing, now = REGISTRY[table_state.game.name], write_options(table_state.game.options)
    chosen = read_options(listing, {**now, **options} if over else options)
    seats = game(table_state.game.name, chosen).seats
    seated = len(host_of_lobby_only(table_state.roster, user).sitters)
    if seated > seats[-1]:
        raise IllegalMove(Reason.TOO_MANY_SEATED, most=seats[-1], over=seated - seats[-1])
    same = chosen == table_state.game.options
    return () if same else (RulesChanged(ChosenRules(write_options(chosen))),)


def agree(table_state: TableState, user: int, version: int | None = None) -> tuple[Event, ...]:
    """Agree to the rules that were seen at this version (None: now); nothing happens if that is
    done already. IllegalMove, or OtherRules."""
    roster = lobby_only(table_state.roster)
    table_state.seat_of(user)
    seen_only(table_state, version)
    return () if user in roster.agreed else (Agreed(user),)


def seen_only(table_state: TableState, version: int | None) -> None:
    """Raises OtherRules if the rules were others at this version. Nobody agrees to unseen rules."""
    if version is None:
        return
    seen = rules_at_first(table_state.header).options
    for at, event in table_state.log:
        if isinstance(event, RulesChanged) and at <= version:
            seen = read_options(REGISTRY[table_state.game.name], event.options)
    if seen != table_state.game.options:
        raise OtherRules(seen)
