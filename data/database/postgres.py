"""The dialect of PostgreSQL. Its driver is an extra that `make postgres` installs."""

import asyncio
import logging
import socket
from asyncio import Event
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as QueueTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from data.database.batches import Gathered, Outcome
from data.database.dialect import Dialect, Question
from data.database.trouble import OutcomeUnknown

_log = logging.getLogger(__name__)

APPLICATION = "upcard"
"""The name that the server shows for the bot's connections."""


_WRITERS = 10
_READERS = 5
_BATCHES = 1
_SECONDS_TO_CONNECT = 10

_MIGRATION_LOCK = 0x75706361
"""The lock's number. Any number works if all programs on one database use the same."""
_LEAGUE_LOCK = 0x6C656167
"""The number of the locks on leagues.

A second number, made from the server's id, says which league.
"""

_PROBLEMS = {
    "28000": "does not let this user in: correct the user and password in DATABASE_URL",
    "28P01": "does not accept the password: correct the user and password in DATABASE_URL",
    "3D000": "has no such database: make it, or correct DATABASE_URL",
    "42501": "does not let this user make tables: grant it CREATE on the schema",
    "25006": "can only be read: name the primary server in DATABASE_URL",
    "53300": "has no connection left: raise max_connections or end other programs",
    "53100": "cannot grow, because its disk is full: make room",
    "57P01": "is stopping: start it again",
    "57P03": "is starting or stopping: try again in a moment",
}


_TROUBLES = ("08", "25006", "28", "3D", "53", "55P03", "57", "58", "XX")
"""SQLSTATEs, or their starts, of trouble with the storage.

They mean no connection, read-only, no room, stopping or broken.
"""

_UNHEARD = ("08", "57P")
"""SQLSTATEs, or their starts, after which the outcome is unknown.

The connection was lost or ended. An error without a SQLSTATE means the same.
"""

_COPIES = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}

# If a client vanishes in the middle of a statement, the server may wait for the rest of the
# statement, and other clients may wait for the server.
_KEEPALIVES = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


class Postgres(Dialect):
    """A PostgreSQL database (data.database.dialect describes each method)."""

    writers = _WRITERS
    """Fewer than there are connections, so that readers don't have to wait."""
    batches_take_turns = False
    patient_readers = 2
    seconds = 2.0

    def __init__(self, url: URL) -> None:
        self._url = url
        self._writer = PostgresWriter()

    def unusable(self) -> str | None:
        if find_spec("asyncpg") is None:
            return (
                "DATABASE_URL names PostgreSQL, whose driver is missing: run 'make postgres' first."
            )
        known = {*signature(import_module("asyncpg").connect).parameters, "sslmode"}
        strange = sorted(set(self._url.query) - known)
        if strange:
            return (
                f"DATABASE_URL sets {strange[0]!r}, which PostgreSQL's driver has not: remove it."
            )
        return None

    async def probe(self, *, as_it_is: bool) -> None:
        """Do nothing, because the driver raises its errors when it connects."""

    def whereabouts(self) -> str:
        return f"{self._place}, database {self._url.database}"

    def tell_of_new(self) -> None:
        _log.warning(
            "%s is new and empty. If you expected tables and results, stop the bot: DATABASE_URL"
            " names another one than before.",
            self.whereabouts(),
        )

    def make_engine(self, application: str = APPLICATION, *, copies: bool = False) -> AsyncEngine:
        query = dict(self._url.query)
        # This driver has another name for libpq's sslmode.
        if "sslmode" in query:
            query["ssl"] = query.pop("sslmode")
        return create_async_engine(
            self._url.set(drivername="postgresql+asyncpg", query=query),
            hide_parameters=True,
            execution_options=_COPIES if copies else {},
            pool_pre_ping=True,
            pool_size=_BATCHES + _WRITERS + _READERS,
            connect_args={
                "async_creator_fn": uninterrupted(import_module("asyncpg").connect),
                "timeout": _SECONDS_TO_CONNECT,
                "server_settings": {"application_name": application, **_KEEPALIVES},
            },
        )

    def for_reading(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        return engine

    def for_writing(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        return engine

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered], sent: Event
    ) -> Sequence[Sequence[Outcome]]:
        return await self._writer.store(engine, groups, sent)

    def question(self, connection: Connection) -> Question | None:
        number, *where = connection.execute(_TRANSACTION).one()
        return None if number is None else Transaction(number, *where)

    def driver_errors(self) -> tuple[type[Exception], ...]:
        asyncpg = import_module("asyncpg")
        return (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)

    def trouble(self, error: Exception) -> str | None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, TimeoutError | QueueTimeout):
            return f"{self._place} does not answer within {self.seconds} seconds: look after it."
        state = str(getattr(cause, "sqlstate", None) or "")
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if is_lost or isinstance(cause, OSError) or state.startswith(_TROUBLES):
            return self.problem(error)
        is_of_driver = isinstance(cause, self.driver_errors()) and not state
        return self.problem(error) if is_of_driver else None

    def problem(self, error: Exception) -> str:
        place = self._place
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, OSError):
            return f"{place} cannot be reached ({_why(cause)}): start it, or correct DATABASE_URL."
        reason = _PROBLEMS.get(str(getattr(cause, "sqlstate", None)))
        if reason is None:
            first = next(iter(str(cause).splitlines()), type(cause).__name__)
            if self._url.password:
                first = first.replace(self._url.password, "***")
            reason = f"cannot be used ({first}): correct DATABASE_URL"
        return f"{place}, database {self._url.database}, {reason}."

    async def keep_open(self, engine: AsyncEngine) -> None:
        """Do nothing, because the server looks after its files."""

    async def look(self) -> None:
        """Do nothing, as in ``keep_open``."""

    async def release(self) -> None:
        await self._writer.close()

    def before_upgrade(self, revision: str) -> None:
        """Do nothing. Operators back up their server, and a failed migration is rolled back."""

    @property
    def _place(self) -> str:
        port = f":{self._url.port}" if self._url.port else ""
        return f"PostgreSQL at {self._url.host or 'its usual address'}{port}"

    def give_back(self, connection: Connection) -> bool:
        """Do nothing. PostgreSQL vacuums automatically, and reuses the space."""
        return False

    def lock_schema(self, connection: Connection) -> None:
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))

    def lock_league(self, connection: Connection, guild_id: int) -> None:
        connection.execute(
            select(func.pg_advisory_xact_lock(_LEAGUE_LOCK, func.hashint8(guild_id)))
        )


def uninterrupted(connect: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
    """Let a connection attempt finish even if its caller is cancelled, and then close it.

    A driver that is cancelled while it connects leaves an exception that no one retrieves. asyncio
    would log that exception as a fault in the bot.
    """
    on_their_way = set[asyncio.Task[Any]]()

    def close(opened: asyncio.Task[Any]) -> None:
        if not opened.cancelled() and opened.exception() is None:
            opened.result().terminate()

    async def opened(*args: Any, **kwargs: Any) -> Any:
        opening = asyncio.create_task(connect(*args, **kwargs))
        on_their_way.add(opening)
        opening.add_done_callback(on_their_way.discard)
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            opening.add_done_callback(close)
            raise

    return opened


def _is_unheard(error: BaseException) -> bool:
    """Whether an error isn't the server's answer to the statement."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return not state or str(state).startswith(_UNHEARD)


def _why(error: OSError) -> str:
    if isinstance(error, TimeoutError):
        return f"no answer in {_SECONDS_TO_CONNECT} seconds"
    if isinstance(error, ConnectionRefusedError):
        return "nothing listens there"
    if isinstance(error, socket.gaierror):
        return "no host of that name"
    return error.strerror or type(error).__name__


# After a crash, PostgreSQL may give the number of an undone transaction to a new transaction. So a
# number only has a meaning within one run of the server. Every crash and every start resets the
# statistics below, which identify the run.
_SERVER = "concat(pg_postmaster_start_time(), (SELECT stats_reset FROM pg_stat_bgwriter))"
_TRANSACTION = text(f"SELECT pg_current_xact_id_if_assigned()::text, pg_backend_pid(), {_SERVER}")
_STATUS = text(
    f"SELECT CASE WHEN {_SERVER} = :server"
    " THEN pg_xact_status(CAST(CAST(:number AS text) AS xid8)) END"
)
_END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :process"
    " AND state LIKE 'idle in transaction%'"
    " AND backend_xid = CAST(CAST(CAST(:number AS text) AS xid8) AS xid)"
)
_PATIENCE = 4


class Transaction:
    """A transaction of another connection, by its number on the server.

    A call returns whether the transaction was stored, or None if it's still in progress. The
    transaction's connection is gone. A transaction that is in progress for more than ``_PATIENCE``
    calls is ended by the server.
    """

    def __init__(self, number: str, process: int, server: str) -> None:
        self._number, self._process, self._server = number, process, server
        self._asked = 0

    def __call__(self, connection: Connection) -> bool | None:
        named = {"number": self._number, "server": self._server}
        status = connection.execute(_STATUS, named).scalar_one()
        if status is None:
            raise OutcomeUnknown("PostgreSQL was started again while it stored something.")
        if status != "in progress":
            return bool(status == "committed")
        self._asked += 1
        if self._asked > _PATIENCE:
            connection.execute(_END, {"number": self._number, "process": self._process})
        return None


class PostgresWriter:
    """The connection that stores batches.

    The first batch opens it. After trouble, the next batch opens another connection.
    """

    def __init__(self) -> None:
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered], sent: Event
    ) -> Sequence[Sequence[Outcome]]:
        """Store the groups, each statement in its own transaction."""
        connection = await self._open(engine)
        sent.set()

        def work(sync: Connection) -> Sequence[Sequence[Outcome]]:
            outcomes = [kind.within(sync, items) for kind, items in groups]
            # This ends only SQLAlchemy's transaction. The server has none.
            sync.commit()
            return outcomes

        try:
            return await connection.run_sync(work)
        except BaseException as error:
            if not _is_unheard(error):
                sent.clear()
            await self._give_up()
            raise

    async def close(self) -> None:
        """Close the connection. Nothing can be stored after this."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def _open(self, engine: AsyncEngine) -> AsyncConnection:
        # The server may have restarted meanwhile. Then the driver knows that the connection ended.
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
            # A polite close would wait for a server that may be silent.
            self._driver.terminate()
            await connection.invalidate()
            await connection.close()
