"""Open tables that aren't in memory, known by their index rows.

After a start, the tables that cannot wait are loaded. The other tables are loaded when their time
comes.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from heapq import heappop, heappush
from time import perf_counter

from engine.live.faults import ReportById
from engine.live.open_tables import OpenTables
from engine.live.ports import Journal
from engine.live.table import Table
from engine.live.timing import Now
from engine.table.record import IndexRow, OpenTable, Outage, out_of_order
from engine.table.roster import Status

_SPARE = 100
"""The heap may have as many outdated entries as valid entries, and this many more."""
_LATELY, _HOUR = 600.0, 3600.0
"""The first is the number of seconds after which probably no one looks at a table.

The second is an hour. A turn with more time left is a slow turn, and no one minds if it takes a
little longer.
"""


class Unloaded:
    """The index rows of open tables that aren't in memory, and a timer for the next due table.

    ``load`` is called with the id of each table whose time has come, one by one.
    """

    def __init__(self, now: Now, load: Callable[[str], Awaitable[None]]) -> None:
        self._now, self._load = now, load
        self._marks: dict[str, IndexRow] = {}
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._outages: dict[tuple[int, tuple[int, int]], list[Outage]] = {}
        self._stopped = False

    def learn(self, *outages: Outage) -> None:
        """Replace all known outages."""
        self._outages = {}
        for outage in outages:
            self._outages.setdefault((outage.guild_id, outage.shard), []).append(outage)

    def outages_of(self, guild_id: int) -> list[Outage]:
        """Return the outages that concern this server."""
        lists = (same for same in self._outages.values() if same[0].concerns(guild_id))
        return [outage for same in lists for outage in same]

    def put(self, mark: IndexRow, guild_id: int) -> None:
        """Add a table of this server that isn't in memory and whose index row is up to date."""
        times = [moment for moment in (mark.deadline, mark.closes_at) if moment is not None]
        self._marks[mark.table_id] = mark
        if times:
            self.wake_at(mark.table_id, min(times) + self._lost(mark.touched_at, guild_id))

    def wake_at(self, table_id: str, moment: float) -> None:
        """Load this table at this moment (Unix seconds)."""
        self._due[table_id] = moment
        heappush(self._heap, (moment, table_id))
        if len(self._heap) > 2 * len(self._due) + _SPARE:
            # Most entries are of tables that were loaded since, or that have a different time now.
            self._heap = sorted((due, key) for key, due in self._due.items())
        if self._heap[0][1] == table_id:
            self._set()

    def drop(self, table_id: str) -> None:
        """Forget a table that is in memory or closed."""
        self._marks.pop(table_id, None)
        self._due.pop(table_id, None)

    def compare(self, table: Table) -> None:
        """Restore a loaded table from its index row if nothing has happened since.

        Also mark it as calm if nothing has happened lately.
        """
        mark, header = self._marks.get(table.header.table_id), table.header
        table.is_calm = not self.was_lately(table.changed.timestamp(), header.guild_id)
        if mark is not None and mark.version == table.version:
            table.restore_from_index(mark, self._lost(mark.touched_at, header.guild_id))

    def stop(self) -> None:
        """Stop loading."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._working is not None:
            self._working.cancel()

    def was_lately(self, moment: float, guild_id: int) -> bool:
        """Return whether this moment is a few minutes ago, not counting outages."""
        gone = self._now().timestamp() - moment
        return gone - self._lost(moment, guild_id) < _LATELY

    def _lost(self, since: float, guild_id: int) -> float:
        """Return the seconds of outages since then."""
        return out_of_order(self.outages_of(guild_id), since, self._now().timestamp())

    def _set(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap and not self._stopped:
            left = self._heap[0][0] - self._now().timestamp()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, left), self._time_has_come)

    async def look(self) -> None:
        """Load the tables that are due, as a timer doesn't notice when the system clock is set."""
        await asyncio.shield(self._begin())

    def _time_has_come(self) -> None:
        self._timer = None
        self._begin()

    def _begin(self) -> asyncio.Task[None]:
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return self._working

    async def _work(self) -> None:
        while self._heap and self._heap[0][0] <= self._now().timestamp():
            moment, table_id = heappop(self._heap)
            # Otherwise the table was loaded in the meantime, or has a different time now.
            if self._due.get(table_id) == moment:
                del self._due[table_id]
                await self._load(table_id)
        self._set()


_LEAST_REST, _REST = 0.005, 0.05
"""The rest after a load is as long as the load took, within these limits in seconds."""
_RESTS = 40
"""At most this many rests follow each other while the event loop is behind with its work."""


class Restart:
    """The open tables after a start, and the queue of tables that must be loaded.

    A table must be loaded if it has steps that are newer than its index row, if its turn should be
    over by now, or if an engine fault must be retried. A table that has changed lately must also be
    loaded if it continues on its own within an hour, or if its message is outdated. All other
    tables wait for a person, or for their time.
    """

    def __init__(
        self, journal: Journal, now: Now, open_tables: OpenTables, unloaded: Unloaded
    ) -> None:
        self._journal, self._now = journal, now
        self._open_tables, self._unloaded = open_tables, unloaded
        self._to_read: deque[str] = deque()

    async def know(self, guild_id: int = 0, alive: float | None = None) -> int:
        """Learn of all open tables, or of one server's, and return their number.

        The time since the bot was last ``alive`` counts as an outage.
        """
        now = self._now().timestamp()
        await self._journal.note_outage(Outage(guild_id, alive or 0, now))
        self._unloaded.learn(*await self._journal.outages())
        tables = await self._journal.open_tables(guild_id or None)
        for table in sorted(tables, key=lambda table: table.created_at):
            if self._open_tables.is_known(table.table_id):
                continue
            if self._has_to_be_read(table):
                self._open_tables.expect(table)
            else:
                self._open_tables.know(table)
            if table.index_row is not None:
                self._unloaded.put(table.index_row, table.guild_id)
        wanted = [table for table in tables if self._has_to_be_read(table)]
        self._to_read += [table.table_id for table in wanted if _is_behind(table)]
        clocks = (table for table in wanted if not _is_behind(table))
        self._to_read += [table.table_id for table in sorted(clocks, key=_deadline)]
        self._to_read += await self._journal.unshown_ends(guild_id or None)
        return len(tables)

    def _has_to_be_read(self, table: OpenTable) -> bool:
        mark, now = table.index_row, self._now().timestamp()
        if mark is None or mark.version != table.version or mark.stuck:
            return True
        left = None if mark.deadline is None else mark.deadline - now
        if not self._unloaded.was_lately(mark.touched_at, table.guild_id):
            return left is not None and left < 0
        return not mark.settled or (left is not None and left < _HOUR)

    def read_again(self, table_ids: Iterable[str]) -> None:
        """Queue tables that could not be loaded just now, after all other queued tables."""
        self._to_read += table_ids

    async def read(
        self,
        find: Callable[[str], Awaitable[Table | None]],
        announce: Callable[[Table], None],
        lost: ReportById,
    ) -> AsyncIterator[Table]:
        """Load and yield the queued tables, with a rest after each so that clicks aren't delayed.

        The tables with the latest changes come first, then the other tables by their deadlines.
        Closed tables whose end must still be shown come last. ``announce`` is called for them.
        """
        while self._to_read:
            table_id, began = self._to_read.popleft(), perf_counter()
            table = None
            try:
                table = await find(table_id)
                if table is not None and table.roster.status is Status.CLOSED:
                    announce(table)
            except Exception as fault:  # noqa: BLE001  no one else would hear of it
                lost(table_id, fault)
            if table is None:
                self._open_tables.forget(table_id)
            else:
                yield table
            await _rest(min(_REST, max(_LEAST_REST, perf_counter() - began)))


async def _rest(seconds: float) -> None:
    """Let other tasks run, for longer if there are many."""
    for _ in range(_RESTS):
        began = perf_counter()
        await asyncio.sleep(seconds)
        if perf_counter() - began < 2 * seconds + _LEAST_REST:
            return


def _is_behind(table: OpenTable) -> bool:
    """Return whether a table's index row is outdated, or the table needs an action."""
    mark = table.index_row
    return mark is None or mark.version != table.version or not mark.settled


def _deadline(table: OpenTable) -> float:
    return (table.index_row.deadline if table.index_row else None) or 0.0
