"""The index rows of open tables. With them the bot starts without reading all journals.

They include when a table closes if no one does anything. They are written late and in batches, once
a table has been calm for a while, and never while a person waits. If a process is killed, index
rows can be older than their journals. Such tables are loaded.
"""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta

from engine.live.computers import deserted_seat
from engine.live.faults import ReportById, reporting
from engine.live.ports import Journal
from engine.live.table import Table
from engine.live.timing import Timeouts
from engine.phase import Phase
from engine.table.day import closes
from engine.table.record import IndexRow
from engine.table.roster import CloseReason, Status
from engine.table.terms import ClockKind

IsShown = Callable[[Table], bool]
"""Returns whether the message of a table shows everything that it should show."""

_AT_ONCE = 100
"""At most this many index rows are stored in one transaction.

Otherwise moves at tables would wait long to be stored.
"""


_CHALLENGE = timedelta(days=1)
"""The time in which a challenge can be taken up."""


_SOON, _HOUR = timedelta(minutes=5), timedelta(hours=1)
"""A table that continues on its own within five minutes stays in memory.

If people asked for it, it also stays if it closes within an hour.
"""


class IndexRows:
    """Writes index rows. The code that shows the tables can set ``is_shown``."""

    def __init__(self, journal: Journal, timeouts: Timeouts) -> None:
        self.is_shown: IsShown = lambda table: True
        self._journal, self._timeouts = journal, timeouts
        self._fresh: dict[str, Table] = {}
        self._calm: dict[str, Table] = {}

    def note(self, table: Table) -> None:
        """Note that something has changed at a table, or about how it is shown."""
        key = table.header.table_id
        self._calm.pop(key, None)
        self._fresh[key] = table

    def forget(self, table_id: str) -> None:
        """Write no row for this table."""
        self._calm.pop(table_id, None)
        self._fresh.pop(table_id, None)

    def is_written(self, table: Table) -> bool:
        """Return whether the stored index row of a table is up to date."""
        return table.noted is not None and table.noted == self.of(table)

    async def write(self, *, at_once: bool = False) -> None:
        """Write the rows of tables that haven't changed since the last call, or of all tables.

        Rows that cannot be written are tried again with the next call.
        """
        waiting, fresh = self._calm, self._fresh
        self._calm, self._fresh = ({}, {}) if at_once else (fresh, {})
        if at_once:
            waiting = {**waiting, **fresh}
        try:
            while waiting:
                await self._write([*waiting][:_AT_ONCE], waiting)
        finally:
            for key, table in waiting.items():
                if key not in self._fresh:
                    self._calm.setdefault(key, table)

    async def _write(self, keys: list[str], waiting: dict[str, Table]) -> None:
        rows: dict[str, IndexRow] = {}
        for key in keys:
            mark = self.of(waiting[key])
            if mark is not None and mark != waiting[key].noted:
                rows[key] = mark
        if rows:
            await self._journal.keep_index_rows([*rows.values()])
        taken = {
            key: table.snapshot
            for key, table in ((key, waiting[key]) for key in rows)
            if table.snapshot is not None and table.snapshot is not table.kept
        }
        if taken:
            await self._journal.keep_snapshots(taken)
        for key in keys:
            table = waiting.pop(key)
            table.noted, table.kept = rows.get(key, table.noted), taken.get(key, table.kept)

    def of(self, table: Table) -> IndexRow | None:
        """Return the current row of a table.

        Return None if the table is closed or rests, because it then needs no row.
        """
        roster = table.roster
        if roster.status is Status.CLOSED or table.rests:
            return None
        is_lobby, end = roster.status is Status.LOBBY, closing(table, self._timeouts)
        opened = is_lobby and not table.terms.after
        deadline = table.deadline
        return IndexRow(
            table_id=table.header.table_id,
            version=table.version,
            is_lobby=is_lobby,
            users=tuple(sorted(roster.users)),
            invited=tuple(sorted(roster.invited)) if is_lobby else (),
            lobby_of=roster.host if opened else None,
            stuck=table.halt is not None,
            settled=self._is_settled(table),
            deadline=None if deadline is None else deadline.timestamp(),
            closes_at=None if end is None else end[0].timestamp(),
            touched_at=table.touched.timestamp(),
        )

    def _is_settled(self, table: Table) -> bool:
        # Only this process knows who is ready, and why a table is stopped.
        at_rest = not table.ready and table.halt is None and table.phase is not Phase.MAY_I
        return at_rest and deserted_seat(table) is None and self.is_shown(table)


def closing(table: Table, timeouts: Timeouts) -> tuple[datetime, CloseReason] | None:
    """Return when and why a table closes if no one does anything, or None if it doesn't."""
    status = table.roster.status
    if status is Status.CLOSED:
        return None
    if table.halt is not None:
        return table.changed + timeouts.stopped, CloseReason.FAULT
    if table.terms.day is not None:
        return datetime.fromtimestamp(closes(table.terms.day), UTC), CloseReason.IDLE
    if status is Status.LOBBY:
        stays = timeouts.lobby if table.terms.challenge is None else _CHALLENGE
        return table.touched + stays, CloseReason.IDLE
    if table.paused:
        clock, longest = table.terms.clock, timeouts.deserted
        if clock.kind is ClockKind.SLOW:
            longest = max(longest, timedelta(seconds=clock.turn))
        end = max(table.touched + timeouts.deserted, table.changed + longest)
        return end, CloseReason.ABANDONED
    if table.terms.practice or table.terms.challenge is not None:
        has_a_day = table.terms.branch is not None or table.terms.challenge is not None
        longest = timeouts.branch if has_a_day else timeouts.deserted
        return table.touched + longest, CloseReason.IDLE
    return None


async def close_idle(
    tables: Iterable[Table], timeouts: Timeouts, now: datetime, lost: ReportById
) -> None:
    """Close idle lobbies, deserted tables and tables that have been stopped for too long."""
    for table in tables:
        end = closing(table, timeouts)
        if end is not None and now > end[0] and not table.rests:
            with reporting(lost, table.header.table_id):
                await table.close(end[1])


def is_unneeded(table: Table, timeouts: Timeouts, now: datetime) -> bool:
    """Return whether no one has used a table lately and nothing happens there soon."""
    used = timeouts.table if table.is_asked_for else timeouts.unasked
    if table.rests or now - table.used <= used:
        return False
    if table.roster.status is Status.CLOSED and table.is_veiled:
        return False  # its end is shown after the other tables have played the board
    if table.halt is not None and table.roster.status is not Status.CLOSED:
        return False  # loading it again would retry the command that failed
    end, deadline = closing(table, timeouts), table.deadline
    if end is not None and end[0] - now < (_HOUR if table.is_asked_for else _SOON):
        return False
    return deadline is None or deadline - now > _SOON
