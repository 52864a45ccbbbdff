"""The commands for leaving or ending a table that an engine fault has stopped.

No command uses the game's rules, which may be broken. The roster is built only from the events
about people.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.game import Game
from engine.table import lobby
from engine.table.evolve_roster import evolve_roster
from engine.table.record import StoredTable
from engine.table.roster import CloseReason, Roster, Status
from engine.table.table_events import Closed, StoodIn
from engine.table.table_state import TableState


def leave(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Leave the table.

    In a running game the person's seat is kept in case the game continues. If the last person
    leaves, the table closes. Raises IllegalMove without a seat, or at a closed table.
    """
    roster = table_state.roster
    if roster.status is Status.LOBBY:
        return lobby.leave(table_state, user)
    _open_only(roster)
    seat = table_state.seat_of(user)
    if len(roster.users) == 1:
        return (Closed(CloseReason.EVERYBODY_LEFT),)
    return (StoodIn(seat, lobby.another_computer(roster)),)


def end(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Close the table. The game doesn't count.

    Only for the host or, once the host is gone, for any seated person. Raises IllegalMove for all
    other people, and at a closed table.
    """
    roster = table_state.roster
    _open_only(roster)
    table_state.seat_of(user)
    if user != roster.host and roster.seat_of(roster.host) is not None:
        raise IllegalMove(Reason.NOT_HOST, host=roster.host, limit="none")
    return (Closed(CloseReason.FAULT),)


def close(table_state: TableState, why: CloseReason, words: str | None = None) -> tuple[Event, ...]:
    """Close any open table. ``words`` are a manager's explanation."""
    return (Closed(why, words),) if table_state.is_open else ()


def roster_state(page: StoredTable, game: Game) -> TableState:
    """Return a table state with only the people, for a table that cannot be rehydrated.

    ``game`` stands in for the game that was played there.
    """
    state = TableState(page.header, game, _roster(page))
    state.version = state.epoch = page.version
    state.at = page.entries[-1].stored_at if page.entries else page.header.created_at
    return state


def after(roster: Roster, events: Iterable[Event]) -> Roster:
    """Return the roster after these events."""
    return reduce(evolve_roster, events, roster)


def _roster(page: StoredTable) -> Roster:
    """Return the roster, built from the steps up to the first one that contradicts it."""
    roster = Roster(Status.LOBBY, page.header.host, ())
    for entry in page.entries:
        try:
            roster = after(roster, entry.events)
        except (LookupError, ValueError, TypeError):
            break
    return roster if page.is_open else replace(roster, status=Status.CLOSED)


def _open_only(roster: Roster) -> None:
    if roster.status is Status.CLOSED:
        raise IllegalMove(Reason.TABLE_CLOSED)
