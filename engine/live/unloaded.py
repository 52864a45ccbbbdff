"""Open tables that are not in memory: how they stood, and one timer for the next that is due."""

import asyncio
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush

from engine.live.pace import Now
from engine.live.table import Table
from engine.table.record import Bookmark, Outage, out_of_order


class Unloaded:
    """``load`` is told of each table (by its id) whose time has come, one after the other."""

    def __init__(self, now: Now, load: Callable[[str], Awaitable[None]]) -> None:
        self._now, self._load = now, load
        self._marks: dict[str, Bookmark] = {}
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._outages: list[Outage] = []
        self._stopped = False

    def learn(self, *outages: Outage) -> None:
        """The bot was not running in these times."""
        self._outages += outages

    def outages_of(self, guild_id: int) -> list[Outage]:
        """In which times nothing could happen in this server."""
        return [one for one in self._outages if one.guild_id in (0, guild_id)]

    def put(self, mark: Bookmark, guild_id: int) -> None:
        """A table of this server stands as its bookmark says, and is not in memory."""
        times = [at for at in (mark.deadline, mark.closes_at) if at is not None]
        self._marks[mark.table_id] = mark
        if times:
            self.wake_at(mark.table_id, min(times) + self._lost(mark.touched_at, guild_id))

    def wake_at(self, table_id: str, moment: float) -> None:
        """Have this table loaded then (Unix seconds)."""
        self._due[table_id] = moment
        heappush(self._heap, (moment, table_id))
        if self._heap[0][1] == table_id:
            self._set()

    def drop(self, table_id: str) -> None:
        """This table is in memory, or open no more."""
        self._marks.pop(table_id, None)
        self._due.pop(table_id, None)

    def compare(self, table: Table) -> None:
        """A table has been read: if nothing has happened since its bookmark it is as it was."""
        mark, header = self._marks.get(table.header.table_id), table.header
        if mark is not None and mark.version == table.version:
            table.be_as_noted(mark, self._lost(mark.touched_at, header.guild_id))

    def stop(self) -> None:
        """Load nothing any more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._working is not None:
            self._working.cancel()

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
