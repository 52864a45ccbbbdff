"""Commands. Each is something that people, computers or the clock can do at a table."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import wraps
from typing import Concatenate, ParamSpec

from engine.events import Event
from engine.table.roster import SILENT, Status
from engine.table.table_events import HostChanged
from engine.table.table_state import TableState

Asked = ParamSpec("Asked")
Command = Callable[Concatenate[TableState, Asked], Sequence[Event]]
"""A function of this folder that decides about a command.

Its arguments are the table state, the user id if a person gives the command, and then further
arguments. The function changes nothing. It returns the events that happen, or no events if the
table stays as it is. It raises IllegalMove, Stale or WrongOption.
"""


def leads(table_state: TableState, user: int) -> bool:
    """Return whether this person may do what a lobby's host may."""
    roster = table_state.roster
    sits = roster.seat_of(user) is not None and user not in roster.invited
    waited = roster.status is Status.LOBBY and table_state.live().silent >= SILENT
    return user == roster.host or (sits and waited)


def by_host(
    command: Command[Concatenate[int, Asked]],
) -> Callable[Concatenate[TableState, int, Asked], tuple[Event, ...]]:
    """Make a command for a lobby's host.

    A different person who ``leads`` becomes the host by the command.
    """

    @wraps(command)
    def led(
        table_state: TableState, user: int, /, *asked: Asked.args, **named: Asked.kwargs
    ) -> tuple[Event, ...]:
        if user == table_state.roster.host or not leads(table_state, user):
            return tuple(command(table_state, user, *asked, **named))
        taken = copy(table_state)
        taken.roster = replace(table_state.roster, host=user)
        return (HostChanged(user), *command(taken, user, *asked, **named))

    return led
