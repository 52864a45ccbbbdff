"""The connection of an SQLite file on which what has gathered is stored, a hop to its thread each.

Every call into SQLite lets go of Python's lock, and gets it back only when the event loop pauses:
a batch takes as few of them as can be.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, StaticPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from data.database.batches import Gathered, Outcome
from internals.aiosqlite import in_thread

if TYPE_CHECKING:
    import aiosqlite

__all__ = ["SqliteWriter"]

Outcomes = Sequence[Sequence[Outcome]]


class SqliteWriter:
    """Opened by its first batch, or by ``open``. ``patience``: milliseconds to wait for another
    program that holds the file."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._file: aiosqlite.Connection | None = None
        self._connection: Connection | None = None
        self._opening = asyncio.Lock()

    async def open(self, engine: AsyncEngine) -> "aiosqlite.Connection":
        """Take a connection of the engine, which makes another for its pool."""
        if self._file is not None:
            return self._file
        async with self._opening:
            if self._file is None:
                taken = await engine.raw_connection()
                file: Any = taken.driver_connection
                taken.detach()
                await in_thread(file, self._begin)
                self._file = file
            return self._file

    async def store(self, engine: AsyncEngine, groups: Sequence[Gathered]) -> Outcomes:
        """Store the groups in one transaction."""

        def work(file: sqlite3.Connection) -> Outcomes:
            return self._store(file, groups)

        return await in_thread(await self.open(engine), work)

    async def close(self) -> None:
        """Nothing is stored any more."""
        file, self._file = self._file, None
        if file is not None:
            await in_thread(file, self._end)
            await file.close()

    def _begin(self, file: sqlite3.Connection) -> None:
        # Whoever had it before may have had more.
        file.execute(f"PRAGMA busy_timeout = {self._patience}")
        engine = create_engine(
            "sqlite://", creator=lambda: file, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(engine, "begin", _begin_to_write)
        self._connection = engine.connect()

    def _end(self, _: sqlite3.Connection) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _store(self, file: sqlite3.Connection, groups: Sequence[Gathered]) -> Outcomes:
        connection = self._connection
        assert connection is not None
        if len(groups) == 1:
            [(kind, items)] = groups
            stored = kind.alone(file, connection.info, items)
            if stored is not None:
                return [stored]
        try:
            with connection.begin():
                return [kind.within(connection, items) for kind, items in groups]
        finally:
            # A commit that has failed can leave it open, for the next one to commit.
            if file.in_transaction:
                file.rollback()


def _begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
