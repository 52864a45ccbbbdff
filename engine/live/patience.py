"""How long idle tables stay, open or in memory."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.live.faults import ReportById, reporting
from engine.live.table import Table
from engine.table.sitting import CloseReason, Status
from engine.table.terms import ClockKind

_SOON, _HOUR = timedelta(minutes=5), timedelta(hours=1)
"""A table that goes on by itself before this is over stays in memory; where people were lately also
one that closes within an hour."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an idle lobby stays open, an idle table in memory, and a table open that all its
    people have deserted (a slow one at least as long as one of its turns), or a practice deal.
    ``stopped``: how long one is kept that an engine fault has stopped. ``unasked``: how long one
    stays in memory for which nobody has asked."""

    lobby: timedelta = timedelta(minutes=30)
    table: timedelta = timedelta(minutes=20)
    deserted: timedelta = timedelta(minutes=60)
    stopped: timedelta = timedelta(days=7)
    unasked: timedelta = timedelta(minutes=2)


def closing(table: Table, patience: Patience) -> tuple[datetime, CloseReason] | None:
    """When a table closes if nobody does anything, and why; None: it does not."""
    status = table.sitting.status
    if status is Status.CLOSED:
        return None
    if table.standstill is not None:
        return table.changed + patience.stopped, CloseReason.FAULT
    if status is Status.LOBBY:
        return table.touched + patience.lobby, CloseReason.IDLE
    if table.paused:
        clock, longest = table.terms.clock, patience.deserted
        if clock.kind is ClockKind.SLOW:
            longest = max(longest, timedelta(seconds=clock.turn))
        end = max(table.touched + patience.deserted, table.changed + longest)
        return end, CloseReason.ABANDONED
    if table.terms.practice:
        return table.touched + patience.deserted, CloseReason.IDLE
    return None


async def close_idle(
    tables: Iterable[Table], patience: Patience, now: datetime, lost: ReportById
) -> None:
    """Close idle lobbies, deserted tables and those that have stood still for too long."""
    for table in tables:
        end = closing(table, patience)
        if end is not None and now > end[0]:
            with reporting(lost, table.header.table_id):
                await table.close(end[1])


def is_unneeded(table: Table, patience: Patience, now: datetime) -> bool:
    """Whether nobody has done or asked for anything lately, and nothing happens there soon."""
    if now - table.used <= (patience.table if table.is_asked_for else patience.unasked):
        return False
    if table.standstill is not None and table.sitting.status is not Status.CLOSED:
        return False  # whoever reads it again tries again what has stopped it
    end, deadline = closing(table, patience), table.deadline
    if end is not None and end[0] - now < (_HOUR if table.is_asked_for else _SOON):
        return False
    return deadline is None or deadline - now > _SOON
