"""All that is true of PostgreSQL only. Its driver is an extra: `make postgres` installs it."""

import socket
from importlib import import_module
from importlib.util import find_spec
from inspect import signature

from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

__all__ = ["WRITERS", "driver_errors", "lock", "lock_server", "make_engine", "problem", "unusable"]

WRITERS = 10
"""How many may write at once; a connection more is left for reading."""

_READERS = 5
_SECONDS_TO_CONNECT = 10

_MIGRATION_LOCK = 0x75706361
"""Any number that the programs on one database agree on."""
_LEAGUE_LOCK = 0x6C656167
"""The same for the leagues; a second number, made of the server's id, tells which."""

_PROBLEMS = {
    "28000": "does not let this user in: correct the user and password in DATABASE_URL",
    "28P01": "does not accept the password: correct the user and password in DATABASE_URL",
    "3D000": "has no such database: make it, or correct DATABASE_URL",
    "42501": "does not let this user make tables: grant it CREATE on the schema",
    "25006": "can only be read: name the primary server in DATABASE_URL",
    "53300": "has no connection left: raise max_connections or end other programs",
    "57P03": "is starting or stopping: try again in a moment",
}


def unusable(url: URL) -> str | None:
    """What is wrong with the address before anything is opened, as a sentence; None if nothing."""
    if find_spec("asyncpg") is None:
        return "DATABASE_URL names PostgreSQL, whose driver is missing: run 'make postgres' first."
    known = {*signature(import_module("asyncpg").connect).parameters, "sslmode"}
    strange = sorted(set(url.query) - known)
    if strange:
        return f"DATABASE_URL sets {strange[0]!r}, which PostgreSQL's driver has not: remove it."
    return None


def make_engine(url: URL) -> AsyncEngine:
    """An engine whose connections are checked before use; nothing is opened yet."""
    query = dict(url.query)
    # What other programs call sslmode has another name in this driver.
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return create_async_engine(
        url.set(drivername="postgresql+asyncpg", query=query),
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=WRITERS + _READERS,
        connect_args={"timeout": _SECONDS_TO_CONNECT},
    )


def driver_errors() -> tuple[type[Exception], ...]:
    """What the driver raises while connecting, before SQLAlchemy translates its errors."""
    asyncpg = import_module("asyncpg")
    return (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


def problem(url: URL, error: Exception) -> str:
    """What an error of the driver means for who runs the bot, as a sentence."""
    place = f"PostgreSQL at {url.host or 'its usual address'}"
    if url.port:
        place += f":{url.port}"
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError):
        return f"{place} cannot be reached ({_why(cause)}): start it, or correct DATABASE_URL."
    told = _PROBLEMS.get(str(getattr(cause, "sqlstate", None)))
    if told is None:
        first = next(iter(str(cause).splitlines()), type(cause).__name__)
        if url.password:
            first = first.replace(url.password, "***")
        told = f"cannot be used ({first}): correct DATABASE_URL"
    return f"{place}, database {url.database}, {told}."


def lock(connection: Connection) -> None:
    """Make other processes that migrate wait until this transaction ends."""
    connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))


def lock_server(connection: Connection, guild_id: int) -> None:
    """Keep others from changing the league of a server until this transaction ends."""
    connection.execute(select(func.pg_advisory_xact_lock(_LEAGUE_LOCK, func.hashint8(guild_id))))


def _why(error: OSError) -> str:
    if isinstance(error, TimeoutError):
        return f"no answer in {_SECONDS_TO_CONNECT} seconds"
    if isinstance(error, ConnectionRefusedError):
        return "nothing listens there"
    if isinstance(error, socket.gaierror):
        return "no host of that name"
    return error.strerror or type(error).__name__
