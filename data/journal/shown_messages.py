"""Notes about the messages that show tables and call players, and about players' drafts.

All notes that arrive while earlier notes are being stored go into the next transaction together.
That transaction also stores the steps of tables that are waiting then. After a restart, thousands
of notes arrive within minutes.
"""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import get_args

from sqlalchemy import Connection, bindparam, select, update

from data.database.database import Database
from data.database.schema import tables
from data.database.trouble import StorageTrouble
from data.journal.steps import UnknownTable
from engine.table.record import Noted

Note = int | bool | str | None
_PATIENCE = 2.0
"""Seconds that the sender of a message waits until its note is stored.

Meanwhile, other messages may wait for the sender.
"""


class ShownMessages:
    """Stores the notes.

    A note that can't be stored stays in memory until a later note is stored.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._unstored: dict[tuple[str, str], Note] = {}
        self._next: asyncio.Task[frozenset[str]] | None = None
        # A transaction with older notes must not overtake a newer transaction.
        self._one_at_a_time = asyncio.Lock()

    async def keep(self, table_id: str, column: Noted, value: Note) -> None:
        """Store a note about a table, now or later. Raises UnknownTable."""
        self._unstored[table_id, column] = value
        try:
            async with asyncio.timeout(_PATIENCE):
                unknown = await self._stored_together()
        except (StorageTrouble, TimeoutError):
            # The message exists already. Its sender can't do anything about this.
            return
        if table_id in unknown:
            raise UnknownTable(f"no table {table_id} is stored")

    def drop_draft(self, table_id: str) -> None:
        """Drop a draft that isn't stored yet, because its turn is over."""
        self._unstored.pop((table_id, "draft"), None)

    async def catch_up(self) -> None:
        """Store the notes that could not be stored before. Raises StorageTrouble."""
        if self._unstored:
            await self._stored_together()

    async def _stored_together(self) -> frozenset[str]:
        """Wait until all current notes are stored. Return the ids of unknown tables."""
        if self._next is None:
            self._next = asyncio.create_task(self._store())
            # When this task ends, its callers may have given up. asyncio would then log its
            # exception.
            self._next.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(self._next)

    async def _store(self) -> frozenset[str]:
        this = asyncio.current_task()
        try:
            async with self._one_at_a_time:
                self._next, notes = None, dict(self._unstored)
                unknown = await self._database.together(partial(_write, notes=notes))
        finally:
            if self._next is this:
                self._next = None
        for key, value in notes.items():
            if self._unstored.get(key, ...) == value:
                del self._unstored[key]
        return unknown


def _write(connection: Connection, notes: Mapping[tuple[str, str], Note]) -> frozenset[str]:
    """Write the notes. Return the ids of unknown tables."""
    asked = {table_id for table_id, _ in notes}
    query = select(tables.c.table_id).where(tables.c.table_id.in_(asked))
    known = set(connection.execute(query).scalars())
    for column in get_args(Noted):
        rows = [
            {"noted": table_id, "value": value}
            for (table_id, of), value in notes.items()
            if of == column and table_id in known
        ]
        change = update(tables).where(tables.c.table_id == bindparam("noted"))
        if rows:
            connection.execute(change.values({column: bindparam("value")}), rows)
    return frozenset(asked - known)
