"""The database that ``DATABASE_URL`` names: opened, brought up to date, read and written."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.database.dialect import Dialect
from data.database.migrate import migrate
from data.database.postgres import Postgres
from data.database.revision import NewerSchema
from data.database.sqlite import Sqlite

__all__ = ["Database", "DatabaseError", "open_database"]

_DIALECTS: Mapping[str, Callable[[URL], Dialect]] = {
    "sqlite+aiosqlite": Sqlite,
    "sqlite": Sqlite,
    "postgresql+asyncpg": Postgres,
    "postgresql": Postgres,
    "postgres": Postgres,
}
_EXAMPLES = "sqlite+aiosqlite:///upcard.db or postgresql+asyncpg://user:password@host/name"


class DatabaseError(Exception):
    """The database cannot be used: one sentence that says which, why and what to do.

    No password is ever in it.
    """


class Database:
    """An open database. Whoever opens it calls ``dispose`` at the end.

    ``engine`` is SQLAlchemy's, for those who measure or watch it.
    """

    def __init__(self, engine: AsyncEngine, dialect: Dialect) -> None:
        self.engine = engine
        self._dialect = dialect
        self._writer = dialect.for_writing(engine)
        self._writers = asyncio.Semaphore(dialect.writers)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that sees the database as one moment left it; it waits for no writer."""
        return self.engine.connect()

    @asynccontextmanager
    async def write(self, *, league_of: int | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored as a whole at the end, or not at all after an error.

        All who write take turns in the order in which they asked. ``league_of``: the server whose
        league nobody else may change meanwhile.
        """
        async with self._writers, self._writer.begin() as connection:
            if league_of is not None:
                await self.lock_league(connection, league_of)
            yield connection

    async def lock_league(self, connection: AsyncConnection, guild_id: int) -> None:
        """Wait until nobody else changes the league of this server, until the transaction ends."""
        await connection.run_sync(self._dialect.lock_league, guild_id)

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


async def open_database(url: str) -> Database:
    """The database behind this address, checked and migrated. Raises DatabaseError.

    ``sqlite:`` and ``postgresql:`` are taken for their asynchronous drivers; a path is relative to
    the working directory unless four slashes begin it.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The address itself stays out of sight: where it is broken the password could be anywhere.
        raise DatabaseError(f"DATABASE_URL is not a database address: write {_EXAMPLES}.") from None
    make_dialect = _DIALECTS.get(parsed.drivername)
    if make_dialect is None:
        raise DatabaseError(
            f"DATABASE_URL cannot begin with {parsed.drivername!r}: write {_EXAMPLES}."
        )
    dialect = make_dialect(parsed)
    wrong = dialect.unusable()
    if wrong is not None:
        raise DatabaseError(wrong)
    database = Database(dialect.make_engine(), dialect)
    errors: tuple[type[Exception], ...] = (DBAPIError, *dialect.driver_errors())
    try:
        await dialect.probe()
        await _bring_up_to_date(database, dialect)
    except NewerSchema as error:
        await database.dispose()
        raise DatabaseError(
            f"The database {parsed.database} was used by a newer version of Upcard (schema"
            f" {error.revision}): install that version, or name another in DATABASE_URL."
        ) from None
    except errors as error:
        await database.dispose()
        # Not "from error": the driver's own words may quote the address.
        raise DatabaseError(dialect.problem(error)) from None
    return database


async def _bring_up_to_date(database: Database, dialect: Dialect) -> None:
    def alone(connection: Connection) -> None:
        dialect.lock_schema(connection)
        migrate(connection)

    async with database.write() as connection:
        await connection.run_sync(alone)
