"""Absent players, timeouts, the autopilot, and the clock after an outage of the bot."""

from collections.abc import Collection

from engine.errors import IllegalMove, Reason, Stale
from engine.events import Event
from engine.moves import Move
from engine.phase import Phase
from engine.table import play
from engine.table.record import Outage, out_of_order
from engine.table.table_events import Autopiloted, BankSpent, ClockResumed, TookBack
from engine.table.table_state import TableState
from engine.table.terms import ClockKind
from engine.table.turn_clock import bank, is_short, own_time, ticking

_LEAST_LEFT = 3600
"""When the bot is back, a slow turn has at least this many seconds."""


def time_out(table_state: TableState, deadline: float) -> tuple[Event, ...]:
    """End the time of the player to move, and use up their bank.

    A short turn of a player who is still expected costs no bank. Raises Stale if no time is
    running, as in a May I window, or if ``deadline`` isn't the current deadline.
    """
    seat, live = ticking(table_state), table_state.live()
    if seat is None or table_state.phase is Phase.MAY_I or deadline != live.deadline:
        raise Stale
    rest = 0 if is_short(table_state, seat, live.expected) else bank(table_state, seat)
    drained = (BankSpent(seat, rest),) if rest else ()
    return (*drained, *table_state.attendance.lapse(seat))


def be_back(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Return a player to their seat, even if a computer plays it or they have left it.

    Nothing happens if the player never stopped playing. Raises IllegalMove without a seat, or at a
    closed table.
    """
    kept_seat = table_state.roster.kept_for(user)
    if kept_seat is not None and table_state.is_open:
        return (TookBack(kept_seat),)
    seat = table_state.seat_of(user)
    if not table_state.is_open:
        raise IllegalMove(Reason.TABLE_CLOSED)
    return table_state.attendance.returning(seat)


def pilot(table_state: TableState, seat: int, move: Move) -> tuple[Event, ...]:
    """Make a move for an absent player. Raises IllegalMove.

    Raises Stale if the player is back, or if all people at the table are away.
    """
    if table_state.is_paused or not table_state.attendance.piloted(seat):
        raise Stale
    away = seat in table_state.attendance.away
    return (Autopiloted(seat, away), *play.moved(table_state, seat, move))


def resume(table_state: TableState, outages: Collection[Outage]) -> tuple[Event, ...]:
    """Give back the time of the running turn that these outages of the bot took.

    A live turn starts again. A slow turn has the time that it would have without the outages.
    """
    if ticking(table_state) is None:
        return ()
    now, clock, time = table_state.live().time, table_state.terms.clock, table_state.turn_time
    lost = out_of_order(outages, time.since, now)
    if not lost:
        return ()
    left = clock.turn
    if clock.kind is ClockKind.SLOW:
        rest = own_time(table_state) - (now - time.since - lost)
        left = min(clock.turn, max(_LEAST_LEFT, int(rest)))
    return (ClockResumed(left),)
