"""The PostgreSQL session of a process's locks, and the advisory locks on shards.

One lock is for the whole database. Processes that serve shards share it. A process that needs the
whole database holds it exclusively. The key of a shard's lock also has the number of all shards, so
that other processes see how many shards its holder assumes. Another lock is held while a process
takes shards.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Executable, Row, func, select, text

from data.database.postgres import APPLICATION, Postgres
from data.database.shards import ALL, Shards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_BOT, _DECIDING = 0x6F6E6C79, 0x64656369
"""The first numbers of two locks. The second number is the schema's.

Any numbers work if all programs on one database use the same.
"""
_SCHEMA = func.hashtext(func.current_schema())

HAVE_ALONE = select(func.pg_try_advisory_lock(_BOT, _SCHEMA))
SHARE = select(func.pg_try_advisory_lock_shared(_BOT, _SCHEMA))
DECIDE = select(func.pg_try_advisory_lock(_DECIDING, _SCHEMA))
DECIDED = select(func.pg_advisory_unlock(_DECIDING, _SCHEMA))
"""Each of these queries returns whether it succeeded."""
TAKE = text(
    "SELECT pg_advisory_lock(hashtext('upcard shards ' || current_schema()), shard)"
    " FROM unnest(CAST(:shards AS integer[])) AS shard"
)
"""Takes these shards, once the sessions of their holders have ended."""
IDENTITY = text(
    "SELECT concat_ws(' ', system_identifier, database.oid, current_schema())"
    " FROM pg_control_system(), pg_database AS database WHERE datname = current_database()"
)
"""A text that only this database has, whichever address and pooler lead to it."""

HELD = text(
    "SELECT CAST(lock.objid AS bigint) AS shard, lock.pid AS session FROM pg_locks AS lock"
    " WHERE lock.locktype = 'advisory' AND lock.granted AND lock.objsubid = 2"
    " AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    # In pg_locks the number is unsigned, but the hash is signed.
    " AND CAST(lock.classid AS bigint)"
    " = CAST(hashtext('upcard shards ' || current_schema()) AS bigint) & 4294967295"
    " AND lock.pid <> pg_backend_pid()"
)
"""The shards of other processes, numbered as by ``keys``, and the sessions that have them."""

_CUT_OFF = text(
    "SELECT pg_terminate_backend(number) FROM unnest(pg_blocking_pids(:waits)) AS number"
)

_COUNT = 16


def keys(shards: Shards) -> list[int]:
    """Return the lock numbers of these shards.

    The only number is 0 if one process serves all shards.
    """
    return [count << _COUNT | number for count, number in shards.keys]


def shards_of(held: Iterable[Row[tuple[int, int]]]) -> list[tuple[Shards, int]]:
    """Return the shards that each session holds."""
    by_session: dict[tuple[int, int], list[int]] = {}
    for key, session in held:
        count, number = divmod(key, 1 << _COUNT)
        by_session.setdefault((session, count), []).append(number)
    return [
        (Shards(tuple(sorted(numbers)), count) if count else ALL, session)
        for (session, count), numbers in by_session.items()
    ]


T = TypeVar("T")


class LockSession:
    """A connection on which each statement is its own transaction. ``open`` replaces it.

    The server shows it under ``name``. ``errors`` are the errors of its methods if the server can't
    be reached or doesn't answer. ``number`` is the server's number for the connection.
    """

    def __init__(self, url: URL, name: str = f"{APPLICATION} lock") -> None:
        self._dialect = Postgres(url)
        errors: tuple[type[Exception], ...] = (TimeoutError, *self._dialect.driver_errors())
        self.errors = errors
        self.place = f"database {url.database} of PostgreSQL at {url.host or 'its usual address'}"
        self._engine: AsyncEngine = self._dialect.make_engine(name)
        self._connection: AsyncConnection | None = None
        self._before: AsyncConnection | None = None
        self.broken = asyncio.Event()
        self.number = 0

    @property
    def is_open(self) -> bool:
        """Whether the connection is open, as far as is known."""
        return self._connection is not None and not self.broken.is_set()

    async def open(self) -> None:
        """Connect again. The old connection keeps its locks until ``close_before``."""
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        connection = await engine.connect()
        self._before, self._connection = self._connection or self._before, connection
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self.broken = broken = asyncio.Event()
        raw.add_termination_listener(lambda _: broken.set())
        self.number = raw.get_server_pid()

    async def ask(
        self, question: Executable, values: Mapping[str, object] | None = None
    ) -> "Sequence[Row[Any]]":
        """Return the rows of an answer."""
        if self._connection is None:
            raise ConnectionError("there is no connection")
        return (await self._connection.execute(question, values)).all()

    async def says(self, question: Executable, values: Mapping[str, object] | None = None) -> Any:
        """Return the one value of an answer."""
        [(value,)] = await self.ask(question, values)
        return value

    async def listen(self, channel: str, hear: Callable[[str], None]) -> None:
        """Listen to a channel (NOTIFY) as long as the connection lasts."""
        assert self._connection is not None
        raw: Any = (await self._connection.get_raw_connection()).driver_connection
        await raw.add_listener(channel, lambda *arguments: hear(arguments[-1]))

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run code that is written for SQLAlchemy's plain connections."""
        assert self._connection is not None
        return await self._connection.run_sync(work)

    async def cut_off(self) -> None:
        """From another connection, end the connections that this connection waits for."""
        async with self._engine.connect() as other:
            await other.execute(_CUT_OFF, {"waits": self.number})

    def problem(self, error: Exception) -> str:
        """Return the meaning of an error, as a sentence for operators."""
        return self._dialect.problem(error)

    async def close(self) -> None:
        """Close the connection, so that its locks are free."""
        connection, self._connection = self._connection, None
        await self._end(connection)

    async def close_before(self) -> None:
        """Close the connection before this one."""
        connection, self._before = self._before, None
        await self._end(connection)

    async def _end(self, connection: "AsyncConnection | None") -> None:
        if connection is not None:
            # In the pool the connection would keep its locks.
            with suppress(*self.errors):
                if not connection.invalidated:
                    # A polite close would wait for a server that may be silent.
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    raw.terminate()
                await connection.invalidate()
                await connection.close()

    async def dispose(self) -> None:
        """Close all connections."""
        await self.close()
        await self.close_before()
        await self._engine.dispose()
