"""All that is true of SQLite only."""

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path

import aiosqlite
from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

__all__ = [
    "WRITERS",
    "WRITES",
    "driver_errors",
    "lock",
    "lock_server",
    "make_engine",
    "problem",
    "unusable",
]

WRITERS = 1
"""How many may write at once. A file has one writer; waiting in turn beats trying again."""

WRITES = "upcard_writes"
"""Execution option of a connection whose transactions write, and therefore wait at their start."""

_PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""

# WAL with FULL: a commit has reached the disk, and readers never wait for a writer.
_PRAGMAS = (
    f"PRAGMA busy_timeout = {int(_PATIENCE * 1000)}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

_PROBLEMS = {
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: let the bot read and write it and its folder",
    sqlite3.SQLITE_PERM: "cannot be opened: let the bot read and write it and its folder",
    sqlite3.SQLITE_READONLY: "cannot be written: let the bot write it and its folder",
    sqlite3.SQLITE_NOTADB: "is not an SQLite database: name another file",
    sqlite3.SQLITE_CORRUPT: "is damaged: put back a copy",
    sqlite3.SQLITE_BUSY: "is locked by another program: end that program",
    sqlite3.SQLITE_FULL: "cannot grow, because the disk is full: make room",
    sqlite3.SQLITE_IOERR: "cannot be read or written: check the disk",
}


def unusable(url: URL) -> str | None:
    """What is wrong with the address before anything is opened, as a sentence; None if nothing."""
    if url.database in (None, "", ":memory:"):
        return (
            "DATABASE_URL names no file, and tables must outlive the bot: "
            "write sqlite+aiosqlite:///upcard.db."
        )
    if url.query:
        return "DATABASE_URL has something after '?', which SQLite does not take: remove it."
    file = Path(str(url.database))
    if not file.parent.is_dir():
        return f"The folder of the database {file} does not exist: make {file.parent}."
    if file.is_dir():
        return f"The database {file} is a folder: name a file in it."
    return None


def make_engine(url: URL) -> AsyncEngine:
    """An engine whose connections are set up; nothing is opened yet."""
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        hide_parameters=True,
        async_creator=partial(_connect, str(url.database)),
    )
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def driver_errors() -> tuple[type[Exception], ...]:
    """What the driver raises while connecting, before SQLAlchemy translates its errors."""
    return (sqlite3.Error,)


def problem(url: URL, error: Exception) -> str:
    """What an error of the driver means for who runs the bot, as a sentence."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    # The low byte is the kind of the error, the rest tells its finer cause.
    told = _PROBLEMS.get(code & 0xFF) if code is not None else None
    return f"The database {url.database} {told or f'cannot be used ({cause}): name another file'}."


def lock(connection: Connection) -> None:
    """Make other processes that migrate wait: a transaction that writes holds the file already."""


def lock_server(connection: Connection, guild_id: int) -> None:
    """Keep others from changing the league of a server: whoever writes holds the whole file."""


async def _connect(file: str) -> aiosqlite.Connection:
    connection = aiosqlite.Connection(partial(_set_up, file), iter_chunk_size=64)
    thread = connection._thread
    thread.daemon = True
    try:
        return await connection
    except BaseException:
        # Its thread still tells the loop of its end, and would do so after the end of the loop.
        await asyncio.to_thread(thread.join)
        raise


def _set_up(file: str) -> sqlite3.Connection:
    """A connection ready for use, in the thread that it stays in."""
    # The driver would begin transactions by itself, and none for changes of the schema.
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        for pragma in _PRAGMAS:
            _patiently(connection, pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _patiently(connection: sqlite3.Connection, pragma: str) -> None:
    """SQLite itself does not wait for others where it changes a file to WAL."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute(pragma)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
