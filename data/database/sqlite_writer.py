"""The connection of an SQLite file on which what has gathered is stored."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.database.batches import Gathered, Outcome

if TYPE_CHECKING:
    import aiosqlite

__all__ = ["SqliteWriter"]

Outcomes = Sequence[Sequence[Outcome]]


class SqliteWriter:
    """Opened by its first batch, or by ``open``. ``patience``: milliseconds to wait for another
    program that holds the file."""

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._connection: AsyncConnection | None = None
        self._driver: aiosqlite.Connection | None = None
        self._opening = asyncio.Lock()

    async def open(self, engine: AsyncEngine) -> "tuple[AsyncConnection, aiosqlite.Connection]":
        """Take a connection of the engine, which makes another for its pool."""
        async with self._opening:
            if self._connection is None or self._driver is None:
                connection = await engine.connect()
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await connection.run_sync(Connection.detach)
                # Whoever had it before may have had more.
                await driver.execute(f"PRAGMA busy_timeout = {self._patience}")
                self._connection, self._driver = connection, driver
            return self._connection, self._driver

    async def store(self, engine: AsyncEngine, groups: Sequence[Gathered]) -> Outcomes:
        """Store the groups in one transaction."""
        connection, driver = await self.open(engine)
        if len(groups) == 1:
            [(kind, items)] = groups
            stored = await kind.alone(driver, connection.info, items)
            if stored is not None:
                return [stored]

        def work(sync: Connection) -> Outcomes:
            return [kind.within(sync, items) for kind, items in groups]

        try:
            async with connection.begin():
                return await connection.run_sync(work)
        finally:
            # A commit that has failed can leave it open, for the next one to commit.
            if driver.in_transaction:
                await driver.rollback()

    async def close(self) -> None:
        """Nothing is stored any more."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.close()
