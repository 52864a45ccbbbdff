"""The seats of a running game: who is not there, who plays for them, who takes over or asks to, and
ending the game by agreement of all who are there; it counts for nothing then.

The rules are told in docs/decisions/0022-hosts-and-absent-players.md.
"""

from dataclasses import dataclass

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.phase import ONE_ON_TURN
from engine.table import lobby
from engine.table.commands import Asked, Command
from engine.table.events import (
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
from engine.table.roster import CloseReason, Roster, Sitter, game_only
from engine.table.table_state import TableState
from engine.table.terms import ClockKind

NUDGE_REST = 60.0
"""Seconds between two nudges at a table."""
NUDGE_AGAIN = 3600.0
"""Seconds until a player who has not moved since may be nudged again."""
KEPT = 300.0
"""Seconds for which nobody else gets the seat of somebody for whom a computer stands in."""
VOICES = 2
"""So many players together decide about a request as whoever is in charge does alone."""
UNHEARD = 300.0
"""Seconds after an unheard nudge from which on a player is not there, where no clock tells."""


def is_absent(table_state: TableState, seat: int) -> bool:
    """Whether a person is not there: the autopilot plays for them, or their time has run out.

    Without a clock: they have been nudged to make their move, and the game has stood still since.
    """
    if table_state.roster.sitters[seat].user is None:
        return False
    if table_state.attendance.piloted(seat):
        return True
    unheard, state = table_state.nudges.unheard, table_state.state
    if table_state.terms.clock.kind is not ClockKind.NONE or unheard is None or state is None:
        return False
    return _awaited(table_state) == seat and table_state.live.time - unheard >= UNHEARD


def in_charge(table_state: TableState) -> int | None:
    """Who does what a host may do: the host, or if they are not there the first person who is."""
    here = [seat for seat in sorted(table_state.roster.people) if not is_absent(table_state, seat)]
    users = [table_state.roster.sitters[seat].user for seat in here]
    return table_state.roster.host if table_state.roster.host in users else next(iter(users), None)


def stand_in(table_state: TableState, user: int, seat: int) -> tuple[Event, ...]:
    """Let a computer play for somebody who is not there, until they are back.

    Only whoever is in charge; nothing happens if a computer plays there already. IllegalMove.
    """
    _in_charge_only(table_state, user)
    sitters = table_state.roster.sitters
    if seat >= len(sitters) or sitters[seat].user is None:
        return ()
    if not is_absent(table_state, seat):
        raise IllegalMove(Reason.NOT_ABSENT, turn=seat)
    return (StoodIn(seat, lobby.another_computer(table_state.roster)),)


def open_seat(table_state: TableState, user: int, seat: int) -> tuple[Event, ...]:
    """Want a substitute for a seat that a computer plays for somebody who left, or who has not been
    back for a while. Only whoever is in charge; nothing happens if it is open. IllegalMove."""
    _in_charge_only(table_state, user)
    roster = table_state.roster
    if seat not in roster.stand_ins or seat in roster.open_seats:
        return ()
    _kept_no_longer(table_state, seat)
    return (SeatOpened(seat),)


def substitute(table_state: TableState, user: int, name: str, seat: int) -> tuple[Event, ...]:
    """Take an open seat. Only somebody who has never held one here, and so has seen no hand."""
    if seat not in game_only(table_state.roster).open_seats:
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    _no_hand_seen(table_state.roster, user)
    return (Substituted(seat, Sitter(user, name)),)


def request_seat(table_state: TableState, user: int, name: str, seat: int) -> tuple[Event, ...]:
    """Ask for a seat that a computer plays; an open one is taken at once. IllegalMove.

    Only somebody who may be a substitute, and one seat at a time: another wish takes its place. Who
    was told no asks again in the next deal.
    """
    roster = game_only(table_state.roster)
    if table_state.terms.practice or seat not in range(len(roster.sitters)):
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    if seat in roster.open_seats:
        return substitute(table_state, user, name, seat)
    _no_hand_seen(roster, user)
    holder, mine = roster.sitters[seat], roster.request_of(user)
    if holder.user is not None:
        raise IllegalMove(Reason.SEAT_NOT_OPEN)
    _kept_no_longer(table_state, seat)
    if user in roster.refused:
        raise IllegalMove(Reason.REFUSED_LATELY)
    same = mine is not None and mine.seat == seat
    return () if same else (SeatRequested(seat, Sitter(user, name), holder),)


def answer_request(
    table_state: TableState, user: int, asker: int, seat: int, *, yes: bool
) -> tuple[Event, ...]:
    """Say whether somebody who asks for this seat gets it.

    Whoever is in charge decides, or ``VOICES`` players together. Nothing happens if one has said so
    already. IllegalMove.
    """
    own, roster = _playing_seat(table_state, user), table_state.roster
    request = roster.request_of(asker)
    if request is None or request.seat != seat:
        raise IllegalMove(Reason.REQUEST_SETTLED)
    alike = (request.yes if yes else request.no) & roster.users
    if user in alike:
        return ()
    # Whoever answers is there.
    alone = user == roster.host or in_charge(table_state) in (user, None)
    if not alone and len(alike) + 1 < VOICES:
        done: Event = RequestAnswered(user, request.sitter, yes)
    else:
        done = Substituted(request.seat, request.sitter) if yes else RequestRefused(request.sitter)
    return (*table_state.attendance.returning(own), done)


def withdraw_request(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Ask for no seat any more; nothing happens if one does not."""
    mine = game_only(table_state.roster).request_of(user)
    return () if mine is None else (RequestWithdrawn(mine.sitter),)


def _no_hand_seen(roster: Roster, user: int) -> None:
    """Raises IllegalMove for who has held a seat here, or was sent away."""
    if user in {sitter.user for sitter in (*roster.sitters, *(who for _, who in roster.gone))}:
        raise IllegalMove(Reason.SEEN_A_HAND)
    if user in roster.removed:
        raise IllegalMove(Reason.NOT_ADMITTED)


def _kept_no_longer(table_state: TableState, seat: int) -> None:
    since = table_state.stood_in.get(seat)
    if since is not None and table_state.live.time - since < KEPT:
        raise IllegalMove(Reason.SEAT_KEPT)


def nudge(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Call the player to move once more. Whoever nudges is there themselves. IllegalMove.

    Once a minute at a table, and once an hour somebody who has not moved since.
    """
    game_only(table_state.roster)
    own, seat = table_state.seat_of(user), _awaited(table_state)
    if seat is None or seat == own or table_state.attendance.piloted(seat):
        raise IllegalMove(Reason.NOBODY_TO_NUDGE)
    last, unheard = table_state.nudges.last, table_state.nudges.unheard
    now = table_state.live.time
    soon = last is not None and now - last < NUDGE_REST
    again = unheard is not None and now - unheard < NUDGE_AGAIN
    if soon or again:
        raise IllegalMove(Reason.NUDGED_LATELY)
    return (*table_state.attendance.returning(own), Nudged(seat, user))


@dataclass(frozen=True, slots=True)
class SeatChoices:
    """What somebody can do about the seats of a running game now.

    ``stand_in`` and ``wanted`` are seats that can be handed to a computer, and opened; ``nudge`` is
    the seat that can be nudged. ``ask`` are seats that can be asked for, or taken if they are open;
    ``wait``: a seat in the next game can be kept.
    """

    stand_in: tuple[int, ...] = ()
    wanted: tuple[int, ...] = ()
    nudge: int | None = None
    end: bool = False
    play_on: bool = False
    ask: tuple[int, ...] = ()
    wait: bool = False


def seat_choices(table_state: TableState, user: int) -> SeatChoices:
    """Those of this person, found by asking what would be done."""

    def can(command: Command[Asked], *asked: Asked.args, **named: Asked.kwargs) -> bool:
        try:
            return bool(command(table_state, *asked, **named))
        except IllegalMove:
            return False

    seats = range(len(table_state.roster.sitters))
    return SeatChoices(
        stand_in=tuple(at for at in seats if can(stand_in, user, at)),
        wanted=tuple(at for at in seats if can(open_seat, user, at)),
        nudge=_awaited(table_state) if can(nudge, user) else None,
        end=can(agree_to_end, user),
        play_on=can(play_on, user),
        ask=tuple(at for at in seats if can(request_seat, user, "", at)),
        wait=can(lobby.keep_next_seat, user, ""),
    )


def _awaited(table_state: TableState) -> int | None:
    """The person whose move the whole table waits for; None: nobody's."""
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
    """Be for ending the game here; when all who are there are, the table closes.

    Whoever says so is there themselves. IllegalMove without a seat, or if nobody else is there to
    agree: a single person can leave, but not take the game from those who are away.
    """
    seat = _playing_seat(table_state, user)
    back = table_state.attendance.returning(seat)
    here = table_state.roster.people - (table_state.attendance.away - {seat})
    if here == {seat}:
        raise IllegalMove(Reason.NOBODY_TO_AGREE)
    own = () if user in table_state.roster.for_end else (AgreedToEnd(user),)
    agreed = table_state.roster.for_end | {user}
    if {table_state.roster.sitters[one].user for one in here} <= agreed:
        return (*back, *own, Closed(CloseReason.TOGETHER))
    return (*back, *own) if own else ()


def play_on(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Be against it: all have to agree anew. Nothing happens if nobody is for it. IllegalMove."""
    seat = _playing_seat(table_state, user)
    if not table_state.roster.for_end:
        return ()
    return (*table_state.attendance.returning(seat), WantedToPlayOn(user))


def _playing_seat(table_state: TableState, user: int) -> int:
    seat = table_state.seat_of(user)
    game_only(table_state.roster)
    return seat
