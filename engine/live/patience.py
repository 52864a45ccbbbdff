"""How long idle tables stay, open or in memory."""

from collections.abc import MutableMapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.live.faults import ReportById, reporting
from engine.live.table import Table
from engine.table.sitting import CloseReason, Status
from engine.table.terms import ClockKind


@dataclass(frozen=True, slots=True)
class Patience:
    """How long an idle lobby stays open, an idle table in memory, and a table open that all its
    people have deserted (a slow one at least as long as one of its turns), or a practice deal.
    ``stopped``: how long one is kept that an engine fault has stopped."""

    lobby: timedelta = timedelta(minutes=30)
    table: timedelta = timedelta(minutes=20)
    deserted: timedelta = timedelta(minutes=60)
    stopped: timedelta = timedelta(days=7)


async def put_away(
    tables: MutableMapping[str, Table], patience: Patience, now: datetime, lost: ReportById
) -> None:
    """Close idle lobbies, deserted tables and those that have stood still for too long; let idle
    tables that wait for a person leave memory."""
    for key, table in list(tables.items()):
        idle = now - table.touched
        if table.standstill is not None and table.sitting.status is not Status.CLOSED:
            if now - table.changed > patience.stopped:
                await _close(table, CloseReason.FAULT, lost)
        elif table.sitting.status is Status.LOBBY:
            if idle > patience.lobby:
                await _close(table, CloseReason.IDLE, lost)
        elif table.paused:
            if idle > patience.deserted and _is_abandoned(table, patience, now):
                await _close(table, CloseReason.ABANDONED, lost)
        elif table.terms.practice:
            if idle > patience.deserted:
                await _close(table, CloseReason.IDLE, lost)
        elif idle > patience.table and table.deadline is None:
            del tables[key]


def _is_abandoned(table: Table, patience: Patience, now: datetime) -> bool:
    clock, longest = table.terms.clock, patience.deserted
    if clock.kind is ClockKind.SLOW:
        longest = max(longest, timedelta(seconds=clock.turn))
    return now - table.changed > longest


async def _close(table: Table, why: CloseReason, lost: ReportById) -> None:
    with reporting(lost, table.header.table_id):
        await table.close(why)
