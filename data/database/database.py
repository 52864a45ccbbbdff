"""Opens the database that ``DATABASE_URL`` names and brings it up to date."""

import asyncio
from types import ModuleType
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.database import postgres, sqlite
from data.database.migrate import NewerSchema, migrate

__all__ = ["DatabaseError", "alone_in", "open_database", "writing"]

_KINDS: dict[str, ModuleType] = {
    "sqlite+aiosqlite": sqlite,
    "sqlite": sqlite,
    "postgresql+asyncpg": postgres,
    "postgresql": postgres,
    "postgres": postgres,
}
_PLACES: WeakKeyDictionary[Engine, asyncio.Semaphore] = WeakKeyDictionary()
_EXAMPLES = "sqlite+aiosqlite:///upcard.db or postgresql+asyncpg://user:password@host/name"


class DatabaseError(Exception):
    """The database cannot be used: one sentence that says which, why and what to do.

    No password is ever in it.
    """


async def open_database(url: str) -> AsyncEngine:
    """The database behind this address, checked and migrated. Raises DatabaseError.

    ``sqlite:`` and ``postgresql:`` are taken for their asynchronous drivers; a path is relative to
    the working directory unless four slashes begin it. Whoever opens it calls ``dispose`` at the
    end.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The address itself stays out of sight: where it is broken the password could be anywhere.
        raise DatabaseError(f"DATABASE_URL is not a database address: write {_EXAMPLES}.") from None
    kind = _KINDS.get(parsed.drivername)
    if kind is None:
        raise DatabaseError(
            f"DATABASE_URL cannot begin with {parsed.drivername!r}: write {_EXAMPLES}."
        )
    wrong = kind.unusable(parsed)
    if wrong is not None:
        raise DatabaseError(wrong)
    engine: AsyncEngine = kind.make_engine(parsed)
    try:
        await _bring_up_to_date(engine, kind)
    except NewerSchema as error:
        await engine.dispose()
        raise DatabaseError(
            f"The database {parsed.database} was used by a newer version of Upcard (schema"
            f" {error.revision}): install that version, or name another in DATABASE_URL."
        ) from None
    except (DBAPIError, *kind.driver_errors()) as error:
        await engine.dispose()
        # Not "from error": the driver's own words may quote the address.
        raise DatabaseError(kind.problem(parsed, error)) from None
    return engine


def writing(engine: AsyncEngine) -> tuple[AsyncEngine, asyncio.Semaphore]:
    """The same database for transactions that write, and the places for those in progress.

    All who write to a database share its places and get them in the order in which they asked.
    """
    kind, one = _KINDS[engine.dialect.name], engine.sync_engine
    places = _PLACES.setdefault(one, asyncio.Semaphore(kind.WRITERS))
    return engine.execution_options(**{sqlite.WRITES: True}), places


async def alone_in(connection: AsyncConnection, guild_id: int) -> None:
    """Wait until nobody else changes the league of this server, until the transaction ends."""
    await connection.run_sync(_KINDS[connection.dialect.name].lock_server, guild_id)


async def _bring_up_to_date(engine: AsyncEngine, kind: ModuleType) -> None:
    def alone(connection: Connection) -> None:
        kind.lock(connection)
        migrate(connection)

    async with writing(engine)[0].begin() as connection:
        await connection.run_sync(alone)
