"""The connection of a PostgreSQL on which steps are stored: each batch is one statement.

It is kept, and each statement is a transaction by itself: a batch takes one round trip.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.database.batches import Gathered, Outcome

__all__ = ["PostgresWriter"]


class PostgresWriter:
    """Opened by its first batch; after trouble the next one opens another connection."""

    def __init__(self) -> None:
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered]
    ) -> Sequence[Sequence[Outcome]]:
        """Store the groups, each statement by itself."""
        connection = await self._open(engine)

        def work(sync: Connection) -> Sequence[Sequence[Outcome]]:
            found = [kind.within(sync, items) for kind, items in groups]
            # SQLAlchemy's own; the server has heard of no transaction.
            sync.commit()
            return found

        try:
            return await connection.run_sync(work)
        except BaseException:
            await self._give_up()
            raise

    async def close(self) -> None:
        """Nothing is stored any more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _open(self, engine: AsyncEngine) -> AsyncConnection:
        # The server may have been started anew since: its driver has heard of the end.
        if self._connection is not None and self._driver.is_closed():
            await self._give_up()
        if self._connection is None:
            at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
            connection = await at_once.connect()
            self._driver = (await connection.get_raw_connection()).driver_connection
            self._connection = connection
        return self._connection

    async def _give_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # At once: closing it politely would wait for a server that may be silent.
            self._driver.terminate()
            await connection.invalidate()
            await connection.close()
