"""Open tables after a start: known by their bookmarks at once, and read where that is needed."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from time import perf_counter

from engine.live.faults import ReportById
from engine.live.open_tables import OpenTables
from engine.live.pace import Now
from engine.live.ports import Journal
from engine.live.table import Table
from engine.live.unloaded import Unloaded
from engine.table.record import OpenTable, Outage
from engine.table.sitting import Status

_LEAST_REST, _REST = 0.005, 0.05
"""Seconds of rest after a table was read, while it is shown: as long as it took ..."""
_RESTS = 40
"""... and again, so often at most, while the event loop is behind with what there is to do."""


class Restart:
    """What is known of open tables before they are in memory, and which of them have to be read.

    That is: where steps are newer than the bookmark, where something goes on by itself, where a
    clock was running meanwhile, and where the message is behind. All others wait for somebody.
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
            if _has_to_be_read(one):
                self._open_tables.expect(one)
            else:
                self._open_tables.know(one)
            if one.bookmark is not None:
                self._unloaded.put(one.bookmark, one.guild_id)
        clocks = sorted(filter(_has_deadline, found), key=_deadline)
        self._to_read += [one.table_id for one in found if _is_behind(one)]
        self._to_read += [one.table_id for one in clocks if not _is_behind(one)]
        self._to_read += await self._journal.unshown_ends(guild_id or None)
        return len(found)

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
                if table is not None and table.sitting.status is Status.CLOSED:
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
    """Whether its bookmark does not tell how it is, or there is something to be done there."""
    mark = one.bookmark
    return mark is None or mark.version != one.version or not mark.settled


def _has_deadline(one: OpenTable) -> bool:
    return one.bookmark is not None and one.bookmark.deadline is not None


def _has_to_be_read(one: OpenTable) -> bool:
    return _is_behind(one) or _has_deadline(one)


def _deadline(one: OpenTable) -> float:
    return (one.bookmark.deadline if one.bookmark else None) or 0.0
