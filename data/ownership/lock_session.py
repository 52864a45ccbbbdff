"""A connection of its own to PostgreSQL: locks that are taken in it last as long as it does."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Executable
from sqlalchemy.exc import DBAPIError

from data.database.postgres import Postgres

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Row
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["LockSession"]


T = TypeVar("T")


class LockSession:
    """One connection at a time, each statement a transaction of its own.

    ``errors`` are what its methods raise when the server cannot be reached or does not answer.
    """

    def __init__(self, url: URL) -> None:
        self._dialect = Postgres(url)
        self.errors: tuple[type[Exception], ...] = (
            *(TimeoutError, DBAPIError),
            *self._dialect.driver_errors(),
        )
        self.place = f"database {url.database} of PostgreSQL at {url.host or 'its usual address'}"
        self._engine: AsyncEngine = self._dialect.make_engine()
        self._connection: AsyncConnection | None = None
        self.broken = asyncio.Event()

    @property
    def is_open(self) -> bool:
        """Whether nothing is known of an end of the connection."""
        return self._connection is not None and not self.broken.is_set()

    async def open(self) -> None:
        """Connect anew; what the connection before has held is free."""
        await self.close()
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        connection = self._connection = await engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self.broken = broken = asyncio.Event()
        raw.add_termination_listener(lambda _: broken.set())

    async def ask(
        self, question: Executable, values: Mapping[str, object] | None = None
    ) -> "Sequence[Row[Any]]":
        """The rows of an answer."""
        assert self._connection is not None
        return (await self._connection.execute(question, values)).all()

    async def says(self, question: Executable, values: Mapping[str, object] | None = None) -> Any:
        """The one value of an answer."""
        [(value,)] = await self.ask(question, values)
        return value

    async def listen(self, channel: str, hear: Callable[[str], None]) -> None:
        """Hear what is told on a channel (NOTIFY), as long as the connection lasts."""
        assert self._connection is not None
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        await raw.add_listener(channel, lambda *told: hear(told[-1]))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something that is written for SQLAlchemy's plain connections."""
        assert self._connection is not None
        return await self._connection.run_sync(work)

    def problem(self, error: Exception) -> str:
        """What an error means for who runs the bot, as a sentence."""
        return self._dialect.problem(error)

    async def close(self) -> None:
        """End the connection, so that its locks are free."""
        connection, self._connection = self._connection, None
        if connection is not None:
            # Given back to the pool it would keep them.
            with suppress(*self.errors):
                await connection.invalidate()
                await connection.close()

    async def dispose(self) -> None:
        """The end of it."""
        await self.close()
        await self._engine.dispose()
