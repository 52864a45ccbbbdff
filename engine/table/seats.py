"""The seats of a running game, with stand-ins, substitutes and requests for a seat.

Players who are present can also agree to end the game. Then the game doesn't count. The rules are
explained in docs/decisions/0022-hosts-and-absent-players.md.
"""

from dataclasses import dataclass

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.phase import ONE_ON_TURN
from engine.table import lobby
from engine.table.commands import Asked, Command
from engine.table.roster import CloseReason, Roster, Sitter, game_only
from engine.table.table_events import (
    AgreedToEnd,
    Closed,
    Nudged,
    RequestAnswered,
    RequestRefused,
    RequestWithdrawn,
    SeatOpened,
    SeatRequested,
    StoodIn,
    Substituted,
    WantedToPlayOn,
)
from engine.table.table_state import TableState
from engine.table.terms import ClockKind

NUDGE_REST = 60.0
"""Seconds between two nudges at a table."""
NUDGE_AGAIN = 3600.0
"""Seconds until a player who has not moved since may be nudged again."""
KEPT = 300.0
"""Seconds during which a seat with a stand-in is kept for its absent player."""
VOICES = 2
"""This many players can together decide about a request without the person in charge."""
NUDGE_WAIT = 300.0
"""Seconds after an unanswered nudge until a player counts as absent at a table without a clock."""


def is_absent(table_state: TableState, seat: int) -> bool:
    """Return whether the person in this seat is absent.

    A person is absent if the autopilot plays for them or their time has run out. Without a clock, a
    person is absent if they were nudged and haven't moved for ``NUDGE_WAIT`` seconds.
    """
    if table_state.roster.sitters[seat].user is None:
        return False
    if table_state.attendance.piloted(seat):
        return True
    unanswered, state = table_state.nudges.unanswered, table_state.state
    if table_state.terms.clock.kind is not ClockKind.NONE or unanswered is None or state is None:
        return False
    return _awaited(table_state) == seat and table_state.live().time - unanswered >= NUDGE_WAIT


def in_charge(table_state: TableState) -> int | None:
    """Return the host. If the host is absent, return the first person who is present."""
    present = [
        seat for seat in sorted(table_state.roster.people) if not is_absent(table_state, seat)
    ]
    users = [table_state.roster.sitters[seat].user for seat in present]
    return table_state.roster.host if table_state.roster.host in users else next(iter(users), None)


def stand_in(table_state: TableState, user: int, seat: int) -> tuple[Event, ...]:
    """Let a computer play for an absent player until they are back.

    Only the person in charge may do it. Nothing happens if a computer plays there already. Raises
    IllegalMove.
    """
    _in_charge_only(table_state, user)
    sitters = table_state.roster.sitters
    if seat >= len(sitters) or sitters[seat].user is None:
        return ()
    if not is_absent(table_state, seat):
        raise IllegalMove(Reason.NOT_ABSENT, turn=seat)
    return (StoodIn(seat, lobby.another_computer(table_state.roster)),)


def open_seat(table_state: TableState, user: int, seat: int) -> tuple[Event, ...]:
    """Open a seat for a substitute if a computer plays it for someone who left or is absent.

    The absence must have lasted for ``KEPT`` seconds. Only the person in charge may do it. Nothing
    happens if the seat is open already. Raises IllegalMove.
    """
    _in_charge_only(table_state, user)
    roster = table_state.roster
    if seat not in roster.stand_ins or seat in roster.open_seats:
        return ()
    _refuse_kept_seat(table_state, seat)
    return (SeatOpened(seat),)


def substitute(table_state: TableState, user: int, name: str, seat: int) -> tuple[Event, ...]:
    """Take an open seat. Raises IllegalMove if this person has seen a hand here."""
    if seat not in game_only(table_state.roster).open_seats:
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    _no_hand_seen(table_state.roster, user)
    return (Substituted(seat, Sitter(user, name)),)


def request_seat(table_state: TableState, user: int, name: str, seat: int) -> tuple[Event, ...]:
    """Ask for a seat that a computer plays, or take it if it is open. Raises IllegalMove.

    The person must be allowed to be a substitute. They have only one request at a time, so a new
    request replaces the old request. A person who was refused can ask again in the next deal.
    """
    roster = game_only(table_state.roster)
    if table_state.terms.practice or seat not in range(len(roster.sitters)):
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    if seat in roster.open_seats:
        return substitute(table_state, user, name, seat)
    _no_hand_seen(roster, user)
    holder, request = roster.sitters[seat], roster.request_of(user)
    if holder.user is not None:
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    _refuse_kept_seat(table_state, seat)
    if user in roster.refused:
        raise IllegalMove(Reason.REFUSED_LATELY)
    same = request is not None and request.seat == seat
    return () if same else (SeatRequested(seat, Sitter(user, name), holder),)


def answer_request(
    table_state: TableState, user: int, asker: int, seat: int, *, yes: bool
) -> tuple[Event, ...]:
    """Answer the request of ``asker`` for this seat.

    The person in charge decides, or ``VOICES`` players together. Nothing happens if the player has
    given this answer already. Raises IllegalMove.
    """
    own, roster = _playing_seat(table_state, user), table_state.roster
    request = roster.request_of(asker)
    if request is None or request.seat != seat:
        raise IllegalMove(Reason.REQUEST_SETTLED)
    agreeing = (request.yes if yes else request.no) & roster.users
    if user in agreeing:
        return ()
    # A player who answers counts as present.
    alone = user == roster.host or in_charge(table_state) in (user, None)
    if not alone and len(agreeing) + 1 < VOICES:
        done: Event = RequestAnswered(user, request.sitter, yes)
    else:
        done = Substituted(request.seat, request.sitter) if yes else RequestRefused(request.sitter)
    return (*table_state.attendance.returning(own), done)


def withdraw_request(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Withdraw this person's request for a seat, if they have one."""
    request = game_only(table_state.roster).request_of(user)
    return () if request is None else (RequestWithdrawn(request.sitter),)


def _no_hand_seen(roster: Roster, user: int) -> None:
    """Raise IllegalMove for a person who has held a seat here, or was sent away."""
    if user in {sitter.user for sitter in (*roster.sitters, *(who for _, who in roster.gone))}:
        raise IllegalMove(Reason.SEEN_A_HAND)
    if user in roster.removed:
        raise IllegalMove(Reason.NOT_ADMITTED)


def _refuse_kept_seat(table_state: TableState, seat: int) -> None:
    since = table_state.stood_in.get(seat)
    if since is not None and table_state.live().time - since < KEPT:
        raise IllegalMove(Reason.SEAT_KEPT)


def nudge(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Remind the player who has to move. Raises IllegalMove.

    The player who nudges counts as present from then on. A table allows one nudge per minute, and
    one per hour for a player who has not moved since.
    """
    game_only(table_state.roster)
    own, seat = table_state.seat_of(user), _awaited(table_state)
    if seat is None or seat == own or table_state.attendance.piloted(seat):
        raise IllegalMove(Reason.NOBODY_TO_NUDGE)
    last, unanswered = table_state.nudges.last, table_state.nudges.unanswered
    now = table_state.live().time
    soon = last is not None and now - last < NUDGE_REST
    again = unanswered is not None and now - unanswered < NUDGE_AGAIN
    if soon or again:
        raise IllegalMove(Reason.NUDGED_LATELY)
    return (*table_state.attendance.returning(own), Nudged(seat, user))


@dataclass(frozen=True, slots=True)
class SeatChoices:
    """The actions that a person can take about the seats of a running game now."""

    stand_in: tuple[int, ...] = ()
    """The seats that can be given to a computer."""
    wanted: tuple[int, ...] = ()
    """The seats that can be opened for a substitute."""
    nudge: int | None = None
    """The seat that can be nudged."""
    end: bool = False
    play_on: bool = False
    ask: tuple[int, ...] = ()
    """The seats that the person can ask for, or take if a seat is open."""
    wait: bool = False
    """True if a seat in the next game can be kept."""


def seat_choices(table_state: TableState, user: int) -> SeatChoices:
    """Return the choices of this person by trying each command."""

    def can(command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs) -> bool:
        try:
            return bool(command(table_state, *asked, **named))
        except IllegalMove:
            return False

    seats = range(len(table_state.roster.sitters))
    return SeatChoices(
        stand_in=tuple(seat for seat in seats if can(stand_in, user, seat)),
        wanted=tuple(seat for seat in seats if can(open_seat, user, seat)),
        nudge=_awaited(table_state) if can(nudge, user) else None,
        end=can(agree_to_end, user),
        play_on=can(play_on, user),
        ask=tuple(seat for seat in seats if can(request_seat, user, "", seat)),
        wait=can(lobby.keep_next_seat, user, ""),
    )


def _awaited(table_state: TableState) -> int | None:
    """Return the seat of the person whose move the whole table waits for, or None."""
    state = table_state.state
    if state is None or not table_state.is_open or state.phase not in ONE_ON_TURN:
        return None
    return state.turn if state.turn in table_state.roster.people else None


def _in_charge_only(table_state: TableState, user: int) -> None:
    game_only(table_state.roster)
    charge = in_charge(table_state)
    if user != charge:
        raise IllegalMove(Reason.NOT_HOST, host=charge or table_state.roster.host, limit="none")


def agree_to_end(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Agree to end the game here. When all present players agree, the table closes.

    The player who agrees counts as present from then on. Raises IllegalMove without a seat, or if
    no other person is present. A single person can leave, but may not end the game for players who
    are away.
    """
    seat = _playing_seat(table_state, user)
    back = table_state.attendance.returning(seat)
    present = table_state.roster.people - (table_state.attendance.away - {seat})
    if present == {seat}:
        raise IllegalMove(Reason.NOBODY_TO_AGREE)
    own = () if user in table_state.roster.for_end else (AgreedToEnd(user),)
    agreed = table_state.roster.for_end | {user}
    if {table_state.roster.sitters[other].user for other in present} <= agreed:
        return (*back, *own, Closed(CloseReason.TOGETHER))
    return (*back, *own) if own else ()


def play_on(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Vote against ending the game here, so that all must agree again. Raises IllegalMove.

    Nothing happens if no one has agreed to end the game.
    """
    seat = _playing_seat(table_state, user)
    if not table_state.roster.for_end:
        return ()
    return (*table_state.attendance.returning(seat), WantedToPlayOn(user))


def _playing_seat(table_state: TableState, user: int) -> int:
    seat = table_state.seat_of(user)
    game_only(table_state.roster)
    return seat
