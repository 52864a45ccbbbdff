"""Open tables that are not in memory: known by their index rows after a start, read where that is
needed, and loaded when their time has come."""

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
"""So many moments at which nothing has to be loaded any more may stand between the others."""
_LATELY, _HOUR = 600.0, 3600.0
"""Seconds after which nobody looks at a table, as far as can be told. A turn that goes on for more
than an hour is a slow one: a little more or less of it is nothing that anybody waits for."""


class Unloaded:
    """How open tables stand that are not in memory, and one timer for the next that is due.

    ``load`` is told of each table (by its id) whose time has come, one after the other.
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
        """All times that are remembered in which people could not reach the bot."""
        self._outages = {}
        for outage in outages:
            self._outages.setdefault((outage.guild_id, outage.shard), []).append(outage)

    def outages_of(self, guild_id: int) -> list[Outage]:
        """In which times nothing could happen in this server."""
        lists = (same for same in self._outages.values() if same[0].concerns(guild_id))
        return [outage for same in lists for outage in same]

    def put(self, mark: IndexRow, guild_id: int) -> None:
        """A table of this server stands as its index row says, and is not in memory."""
        times = [at for at in (mark.deadline, mark.closes_at) if at is not None]
        self._marks[mark.table_id] = mark
        if times:
            self.wake_at(mark.table_id, min(times) + self._lost(mark.touched_at, guild_id))

    def wake_at(self, table_id: str, moment: float) -> None:
        """Have this table loaded then (Unix seconds)."""
        self._due[table_id] = moment
        heappush(self._heap, (moment, table_id))
        if len(self._heap) > 2 * len(self._due) + _SPARE:
            # Most are of tables that were in memory since, or are to be loaded at another time.
            self._heap = sorted((at, key) for key, at in self._due.items())
        if self._heap[0][1] == table_id:
            self._set()

    def drop(self, table_id: str) -> None:
        """This table is in memory, or open no more."""
        self._marks.pop(table_id, None)
        self._due.pop(table_id, None)

    def compare(self, table: Table) -> None:
        """A table has been read: if nothing has happened since its index row it is as it was. It is
        calm if nothing has happened lately."""
        mark, header = self._marks.get(table.header.table_id), table.header
        table.is_calm = not self.was_lately(table.changed.timestamp(), header.guild_id)
        if mark is not None and mark.version == table.version:
            table.be_as_noted(mark, self._lost(mark.touched_at, header.guild_id))

    def stop(self) -> None:
        """Load nothing any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._working is not None:
            self._working.cancel()

    def was_lately(self, moment: float, guild_id: int) -> bool:
        """Whether this moment is a few minutes ago, without those in which nothing could happen."""
        gone = self._now().timestamp() - moment
        return gone - self._lost(moment, guild_id) < _LATELY

    def _lost(self, since: float, guild_id: int) -> float:
        """Seconds since then in which nothing could happen."""
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
        """Have what is due loaded: clocks are set, and a timer knows nothing of that."""
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
            # Else it was loaded meanwhile, or has another time now.
            if self._due.get(table_id) == moment:
                del self._due[table_id]
                await self._load(table_id)
        self._set()


_LEAST_REST, _REST = 0.005, 0.05
"""Seconds of rest after a table was read, while it is shown: as long as it took ..."""
_RESTS = 40
"""... and again, so often at most, while the event loop is behind with what there is to do."""


class Restart:
    """What is known of open tables before they are in memory, and which of them have to be read.

    That is: where steps are newer than the index row, where a turn should be over by now, and where
    an engine fault is to be tried again; of tables at which something has happened lately also
    those where something goes on by itself, where a turn of minutes was running meanwhile, and
    where the message is behind. All others wait for somebody, or for their time.
    """

    def __init__(
        self, journal: Journal, now: Now, open_tables: OpenTables, unloaded: Unloaded
    ) -> None:
        self._journal, self._now = journal, now
        self._open_tables, self._unloaded = open_tables, unloaded
        self._to_read: deque[str] = deque()

    async def know(self, guild_id: int = 0, alive: float | None = None) -> int:
        """Learn of all open tables, or of those of one server, in which nothing could happen since
        the bot was last ``alive``. Returns how many there are."""
        now = self._now().timestamp()
        await self._journal.note_outage(Outage(guild_id, alive or 0, now))
        self._unloaded.learn(*await self._journal.outages())
        found = await self._journal.open_tables(guild_id or None)
        for one in sorted(found, key=lambda one: one.created_at):
            if self._open_tables.is_known(one.table_id):
                continue
            if self._has_to_be_read(one):
                self._open_tables.expect(one)
            else:
                self._open_tables.know(one)
            if one.index_row is not None:
                self._unloaded.put(one.index_row, one.guild_id)
        wanted = [one for one in found if self._has_to_be_read(one)]
        self._to_read += [one.table_id for one in wanted if _is_behind(one)]
        clocks = (one for one in wanted if not _is_behind(one))
        self._to_read += [one.table_id for one in sorted(clocks, key=_deadline)]
        self._to_read += await self._journal.unshown_ends(guild_id or None)
        return len(found)

    def _has_to_be_read(self, one: OpenTable) -> bool:
        mark, now = one.index_row, self._now().timestamp()
        if mark is None or mark.version != one.version or mark.stuck:
            return True
        left = None if mark.deadline is None else mark.deadline - now
        if not self._unloaded.was_lately(mark.touched_at, one.guild_id):
            return left is not None and left < 0
        return not mark.settled or (left is not None and left < _HOUR)

    def read_again(self, table_ids: Iterable[str]) -> None:
        """Tables that could not be read just now are to be read after all others."""
        self._to_read += table_ids

    async def read(
        self,
        find: Callable[[str], Awaitable[Table | None]],
        announce: Callable[[Table], None],
        lost: ReportById,
    ) -> AsyncIterator[Table]:
        """The tables that have to be read: those first at which something happened last, then by
        their deadlines, with a rest after each, so that a click has its table at once.

        Ends that have still to be shown come last, and are announced.
        """
        while self._to_read:
            table_id, began = self._to_read.popleft(), perf_counter()
            table = None
            try:
                table = await find(table_id)
                if table is not None and table.roster.status is Status.CLOSED:
                    announce(table)
            except Exception as fault:  # noqa: BLE001  nobody else would hear of it
                lost(table_id, fault)
            if table is None:
                self._open_tables.forget(table_id)
            else:
                yield table
            await _rest(min(_REST, max(_LEAST_REST, perf_counter() - began)))


async def _rest(seconds: float) -> None:
    """Let others go on, and if there are many of them, longer."""
    for _ in range(_RESTS):
        began = perf_counter()
        await asyncio.sleep(seconds)
        if perf_counter() - began < 2 * seconds + _LEAST_REST:
            return


def _is_behind(one: OpenTable) -> bool:
    """Whether its index row does not tell how it is, or there is something to be done there."""
    mark = one.index_row
    return mark is None or mark.version != one.version or not mark.settled


def _deadline(one: OpenTable) -> float:
    return (one.index_row.deadline if one.index_row else None) or 0.0
