"""What can still be done at a table that an engine fault has stopped: leave it, end it.

None of it asks the rules of the game, which may be what is broken. Who sits there is told by the
events of the people alone.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from engine.errors import IllegalMove, Reason
from engine.events import Event
from engine.game import Game
from engine.table import lobby
from engine.table.events import Closed, StoodIn
from engine.table.evolve import evolve_roster
from engine.table.record import StoredTable
from engine.table.roster import CloseReason, Roster, Status
from engine.table.table_state import TableState


def leave(table_state: TableState, user: int) -> tuple[Event, ...]:
    """Go. In a game the seat is kept, should the game ever go on; with the last person it ends.

    IllegalMove without a seat, or at a closed table.
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
    """Close the table; its game counts for nothing. Only the host, or once they are gone anybody
    who sits there. IllegalMove for others, and at a closed table."""
    roster = table_state.roster
    _open_only(roster)
    table_state.seat_of(user)
    if user != roster.host and roster.seat_of(roster.host) is not None:
        raise IllegalMove(Reason.NOT_HOST, host=roster.host, limit="none")
    return (Closed(CloseReason.FAULT),)


def close(table_state: TableState, why: CloseReason, words: str | None = None) -> tuple[Event, ...]:
    """Close any table that is open; ``words`` are what is said about it."""
    return (Closed(why, words),) if table_state.is_open else ()


def people_alone(page: StoredTable, game: Game) -> TableState:
    """A table state of which only its people are told, for a table that cannot be rehydrated.

    ``game`` is what can be said of what was played there.
    """
    told = TableState(page.header, game, _roster(page))
    told.version = told.epoch = page.version
    told.at = page.entries[-1].stored_at if page.entries else page.header.created_at
    return told


def after(roster: Roster, events: Iterable[Event]) -> Roster:
    """The roster after these events."""
    return reduce(evolve_roster, events, roster)


def _roster(page: StoredTable) -> Roster:
    """Who sits there, as far as the steps tell it without contradiction."""
    told = Roster(Status.LOBBY, page.header.host, ())
    for entry in page.entries:
        try:
            told = after(told, entry.events)
        except (LookupError, ValueError, TypeError):
            break
    return told if page.is_open else replace(told, status=Status.CLOSED)


def _open_only(roster: Roster) -> None:
    if roster.status is Status.CLOSED:
        raise IllegalMove(Reason.TABLE_CLOSED)
