"""The lobby of a table and the seats of later games, without I/O.

Most functions are commands (engine.table.commands) of a person in a lobby. Their events are
applied by engine.table.evolve_roster.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.computer.strength import Strength, style_of_now
from engine.errors import IllegalMove, OtherRules, Reason
from engine.events import Event
from engine.games.registry import REGISTRY, game
from engine.options import read_options, write_options
from engine.table.commands import by_host
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
from engine.table.table_events import (
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
from engine.table.table_state import TableState, rules_at_first
from engine.table.terms import Challenge

COMPUTERS = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace")
"""The names of computer players in the order in which they sit down, enough for eight seats."""


def open_lobby(
    host: int,
    name: str,
    computers: int,
    seats: range,
    guests: Sequence[Sitter] = (),
    strength: Strength | None = Strength.MEDIUM,
) -> tuple[Event, ...]:
    """Open a lobby with its host and this many computers, and keep seats for the guests.

    ``strength`` is the strength of the computers. With None they play plainly (Sitter). A guest who
    is named twice, or who is the host, has only one seat. Raises IllegalMove if there are too many
    players.
    """
    invited = {guest.user: Invited(guest) for guest in guests if guest.user not in (None, host)}
    if computers < 0 or 1 + computers + len(invited) > seats[-1]:
        raise IllegalMove(Reason.NO_SEAT_FREE, most=seats[-1])
    style = None if strength is None else style_of_now(strength)
    machines = [Sat(Sitter(None, COMPUTERS[number], style)) for number in range(computers)]
    return (Sat(Sitter(host, name)), *machines, *invited.values())


def open_challenge(
    challenge: Challenge, seats: int, friend: Sitter | None = None
) -> tuple[Event, ...]:
    """Keep the seat of a challenge for this friend, or leave the seat free for anyone.

    Medium computers have the other ``seats``. The challenger has no seat.
    """
    style, last = style_of_now(Strength.MEDIUM), seats - 1
    machines = [Sat(Sitter(None, name, style)) for name in COMPUTERS[:last]]
    turn = (challenge.seat - last) % seats
    asked = [] if friend is None else [Invited(friend)]
    return (*machines, *asked, *([SeatsTurned(turn)] if turn else []))


def keep_next_seat(table_state: TableState, user: int, name: str) -> tuple[Event, ...]:
    """Keep a seat in the next game of these players for a spectator of the running game.

    Nothing happens if a seat is kept already. Raises IllegalMove.
    """
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
    """Release the kept seat in the next game. Nothing happens if no seat is kept."""
    waiting = game_only(table_state.roster).waiting
    return tuple(NextSeatReleased(who) for who in waiting if who.user == user)


def rematch(
    before: Roster,
    user: int,
    seats: range,
    without: Collection[int] = (),
    away: Collection[int] = (),
) -> tuple[Event, ...]:
    """Open a lobby for another game of the same players, with this player as its host.

    Everyone moves up by one seat. First the people who are still here are invited, then the people
    who waited for a seat. The user ids in ``without`` are not invited. A computer has the seat of
    each user in ``away``. Computers keep their strengths, play in the current versions, and make
    room for people.
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
    named = (player for player in (*sitters, *before.waiting) if not is_former(player.user))
    everybody = [player for player in named if player.user not in without]
    spare = max(0, seats[-1] - sum(player.user is not None for player in everybody))
    computers = [player for player in everybody if player.user is None][:spare]
    asked = [player for player in everybody if player.user is not None or player in computers]
    return tuple(
        Sat(_of_now(player)) if player.user in (None, user) else Invited(player)
        for player in asked[: seats[-1]]
    )


@by_host
def take_charge(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Become the lobby's host, if this person ``leads`` it."""
    host_of_lobby_only(table_state.roster, user)
    return ()


@by_host
def invite(table_state: TableState, user: int, guest: Sitter) -> tuple[Event, ...]:
    """Keep a free seat for this person until they accept.

    Only for the host. Nothing happens if the person has a seat.
    """
    roster = host_of_lobby_only(table_state.roster, user)
    if guest.user is None or roster.seat_of(guest.user) is not None:
        return ()
    _one_more(table_state)
    return (Invited(guest),)


@by_host
def remove(table_state: TableState, user: int, who: int | str) -> tuple[Event, ...]:
    """Free the seat of a person (by id) or a computer (by name), or withdraw an invitation.

    Only for the host. Nothing happens if that player has no seat.
    """
    roster = host_of_lobby_only(table_state.roster, user)
    for place, sitter in enumerate(roster.sitters):
        if who == (sitter.name if sitter.user is None else sitter.user):
            return leave(table_state, user) if who == user else (_freed(roster, place),)
    return ()


@by_host
def free_seats(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Free the seats of all who haven't accepted yet or haven't agreed to the house rules.

    Only for the host, whose own seat isn't freed.
    """
    roster = host_of_lobby_only(table_state.roster, user)
    waiting = {sitter.user for sitter in roster.asked} - {user}
    places = [place for place, sitter in enumerate(roster.sitters) if sitter.user in waiting]
    return tuple(_freed(roster, place) for place in reversed(places))


def join(
    table_state: TableState, user: int, name: str, version: int | None = None
) -> tuple[Event, ...]:
    """Take a free seat in the lobby, or the seat that is kept for this person.

    The player agrees to the house rules of this version, or to the current rules. Raises
    IllegalMove, or OtherRules if the rules have changed since.
    """
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
    """Give a free seat to a computer player. Any seated person may do it."""
    roster = lobby_only(table_state.roster)
    table_state.seat_of(user)
    return _seated(table_state, another_computer(roster, strength))


def leave(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Leave the lobby. A host hands the lobby over to the next person.

    Without a next person, the lobby closes. A challenger has no seat, and takes the challenge back.
    """
    roster = lobby_only(table_state.roster)
    if table_state.terms.challenge is not None and user == roster.host:
        return (Closed(CloseReason.EVERYBODY_LEFT),)
    place = table_state.seat_of(user)
    absent = {None, user, *roster.invited}
    others = [s.user for s in roster.sitters if s.user is not None and s.user not in absent]
    if not others:
        return StoodUp(place), Closed(CloseReason.EVERYBODY_LEFT)
    if user == roster.host:
        return StoodUp(place), HostChanged(others[0])
    return (StoodUp(place),)


def add_salt(table_state: TableState, user: int, salt: str) -> tuple[Event, ...]:
    """Add a player's salt to the shuffle. Later salts of the same player change nothing.

    Raises IllegalMove on a board, because its cards are fixed.
    """
    roster = lobby_only(table_state.roster)
    if table_state.terms.board is not None:
        raise IllegalMove(Reason.BOARD_IS_FIXED)
    table_state.seat_of(user)
    done = any(user == other for other, _ in roster.salts)
    return () if done else (Salted(user, salt),)


@by_host
def turn_seats(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Give everyone the next seat of the board.

    Only for the host. Nothing happens without a board.
    """
    roster, board = host_of_lobby_only(table_state.roster, user), table_state.terms.board
    return () if board is None else (SeatsTurned((roster.turn + 1) % board.seats),)


def begin(table_state: TableState, user: int, dealer: int) -> tuple[Event, ...]:
    """Start the game. Only for the host, with enough players who all agree to the house rules.

    Call ``free_seats`` first. Otherwise a person who doesn't answer holds up the other players.
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
    """Leave a running game. A computer takes the seat.

    If the last person leaves, the table closes.
    """
    roster = table_state.roster
    seat = table_state.seat_of(user)
    if roster.status is not Status.PLAYING:
        raise IllegalMove(Reason.TABLE_CLOSED)
    people = [s for s in roster.sitters if s.user is not None]
    if len(people) == 1:
        return (Closed(CloseReason.EVERYBODY_LEFT),)
    return (HandedOver(seat, another_computer(roster)),)


def another_computer(roster: Roster, strength: Strength = Strength.MEDIUM) -> Sitter:
    """Return the next computer that sits down at this table."""
    taken = {sitter.name for sitter in roster.sitters if sitter.user is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return Sitter(None, name, style_of_now(strength))


def _of_now(sitter: Sitter) -> Sitter:
    """Return the sitter for a new game. A computer plays in the current version."""
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
    """Return the event that frees a place.

    A person who never accepted counts as having left. They aren't sent away, so they may still sit
    down.
    """
    user = roster.sitters[place].user
    return StoodUp(place) if user is None or user in roster.invited else Removed(place)


@by_host
def change_rules(
    table_state: TableState, user: int, options: Mapping[str, object], *, over: bool = False
) -> tuple[Event, ...]:
    """Change the house rules to ``options``.

    ``over``: change only these options. All other players must agree again. Nothing happens if the
    rules stay the same. Raises WrongOption, or IllegalMove as in the lobby. The rules of a board
    are fixed.
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
    """Agree to the house rules of this version, or to the current rules.

    Nothing happens if the player has agreed already. Raises IllegalMove or OtherRules.
    """
    roster = lobby_only(table_state.roster)
    table_state.seat_of(user)
    seen_only(table_state, version)
    return () if user in roster.agreed else (Agreed(user),)


def seen_only(table_state: TableState, version: int | None) -> None:
    """Raise OtherRules if the rules have changed since this version."""
    if version is None:
        return
    seen = rules_at_first(table_state.header).options
    for changed_at, event in table_state.log:
        if isinstance(event, RulesChanged) and changed_at <= version:
            seen = read_options(REGISTRY[table_state.game.name], event.options)
    if seen != table_state.game.options:
        raise OtherRules(seen)
