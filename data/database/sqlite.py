"""The dialect of SQLite."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as QueueTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data.database import migrate
from data.database.batches import Gathered, Outcome
from data.database.dialect import Dialect, Question
from data.database.schema import VERSION_TABLE
from data.database.sqlite_files import (
    Rescue,
    beside,
    copy_before_upgrade,
    identity,
    is_missing,
    make_private,
    tell_of_new,
)
from data.database.trouble import DatabaseError

_log = logging.getLogger(__name__)

T = TypeVar("T")

WRITES = "upcard_writes"
"""The execution option of transactions that write, and so lock the file at their start."""

_BUSY, _BUSY_PATIENT = "upcard_busy", 5000
"""The execution option for SQLite's busy timeout, and its value if no player waits.

The value is in milliseconds. It limits the wait for another program that holds the file.
"""
_BUSY_QUICK = 1000
"""The busy timeout in milliseconds if someone has clicked."""
_OPENING = 5.0
"""Seconds to wait for another program while the file is opened."""

_REVISION = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608  our own name

_CONNECTIONS = 6
_SECONDS_IN_QUEUE = 1.0
"""Seconds to wait for a free connection."""

_INCREMENTAL, _GIVEN_BACK = 2, 100
"""SQLite's mode for files that return space on request, and the pages per transaction."""

# Only a new file accepts this pragma. For an existing file, the pragma waits for the writer's lock.
_NEW = "PRAGMA auto_vacuum = INCREMENTAL"

# With WAL and FULL, a commit is on the disk when it returns, and readers never wait for a writer.
# The cache is small, because a busy bot would fill the usual two megabytes of each of seven
# connections, and the system caches the file too.
_PRAGMAS = (
    f"PRAGMA busy_timeout = {_BUSY_QUICK}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cache_size = -500",
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


class Sqlite(Dialect):
    """An SQLite file (data.database.dialect describes each method)."""

    writers = 1
    """A file has one writer. Waiting for a turn is better than retrying."""
    batches_take_turns = True
    patient_readers = _CONNECTIONS // 3
    seconds = None
    """None, because cutting a statement off would not end it. The busy timeout ends it."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file = Path(str(url.database))
        self._opened: tuple[int, int] | None = None
        self._rescue: Rescue | None = None
        self._writer = SqliteWriter(lambda: self._connect(str(self._file)))

    def unusable(self) -> str | None:
        if self._url.database in (None, "", ":memory:"):
            return (
                "DATABASE_URL names no file, and tables must outlive the bot: "
                "write sqlite+aiosqlite:///upcard.db."
            )
        if self._url.query:
            return "DATABASE_URL has something after '?', which SQLite does not take: remove it."
        file = self._file
        if not file.parent.is_dir():
            return f"The folder of the database {file} does not exist: make {file.parent}."
        if file.is_dir():
            return f"The database {file} is a folder: name a file in it."
        return None

    async def probe(self, *, as_it_is: bool) -> None:
        rescued = beside(self._file, ".rescue-")
        if rescued and is_missing(self._file):
            raise DatabaseError(
                f"The database {self._file} is gone, and the bot that had it open saved it to"
                f" {rescued[-1]}: run 'upcard restore {rescued[-1]}', or move that file"
                " away to begin with an empty database."
            )
        # In the driver's own thread, the event loop would hear of a failure twice, and the second
        # time perhaps after the loop's end.
        await asyncio.to_thread(_open_and_close, self._file, as_it_is)

    def whereabouts(self) -> str:
        return str(self._file.resolve())

    def tell_of_new(self) -> None:
        tell_of_new(self._file)

    def make_engine(self, *, copies: bool = False) -> AsyncEngine:
        url = self._url.set(drivername="sqlite+aiosqlite")
        connect: dict[str, Any] = {"factory": self._connect}
        if copies:
            # Don't create a missing file, and don't change the journal mode of an existing one.
            place = f"file:{quote(str(self._file.resolve()))}"
            url = url.set(database=place, query={"mode": "rw", "uri": "true"})
            connect = {"isolation_level": None}
        engine = create_async_engine(
            url,
            hide_parameters=True,
            connect_args=connect,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_SECONDS_IN_QUEUE,
        )
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    def for_reading(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        return engine.execution_options(**{_BUSY: _BUSY_PATIENT if patient else _BUSY_QUICK})

    def for_writing(self, engine: AsyncEngine, *, patient: bool) -> AsyncEngine:
        return self.for_reading(engine, patient=patient).execution_options(**{WRITES: True})

    async def store(
        self, engine: AsyncEngine, groups: Sequence[Gathered], sent: asyncio.Event
    ) -> Sequence[Sequence[Outcome]]:
        return await self._writer.store(groups)

    def question(self, connection: Connection) -> Question | None:
        return None  # a file always answers, however late

    def driver_errors(self) -> tuple[type[Exception], ...]:
        return (DBAPIError, sqlite3.Error)

    def trouble(self, error: Exception) -> str | None:
        if isinstance(error, TimeoutError | QueueTimeout):
            return f"The database {self._url.database} is busy: too much is waiting to be done."
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        return self.problem(error) if code is not None and code & 0xFF in _PROBLEMS else None

    def problem(self, error: Exception) -> str:
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        # The low byte is the kind of error. The other bits are its exact cause.
        reason = _PROBLEMS.get(code & 0xFF) if code is not None else None
        reason = reason or f"cannot be used ({cause}): name another file"
        return f"The database {self._url.database} {reason}."

    async def keep_open(self, engine: AsyncEngine) -> None:
        # Open all connections now, so that none has to be opened after someone moved the file away.
        await self._writer.open()
        async with AsyncExitStack() as held:
            for _ in range(_CONNECTIONS):
                await held.enter_async_context(engine.connect())
            self._opened = identity(self._file)
            self._rescue = await asyncio.to_thread(Rescue, self._file)
        for copy in beside(self._file, ".rescue-"):
            _log.warning(
                "%s was saved when the database file was gone: what was played then is in it. Run"
                " 'upcard restore %s' while the bot is stopped, or move it away.",
                *(copy, copy),
            )

    async def look(self) -> None:
        if self._rescue is not None:
            await self._rescue.look()

    async def release(self) -> None:
        await self._writer.close()
        if self._rescue is not None:
            rescue, self._rescue = self._rescue, None
            await rescue.finish()

    def _connect(self, file: str, **options: Any) -> "_File":
        if self._opened is not None and identity(self._file) != self._opened:
            # SQLite would create another database with this name, or open a database that isn't
            # ours.
            raise _moved_file()
        return _File(file, **options)

    def before_upgrade(self, revision: str) -> None:
        copy = copy_before_upgrade(self._file, revision)
        _log.warning("%s was copied to %s before it is brought up to date.", self._file, copy)

    def give_back(self, connection: Connection) -> bool:
        # One by one, because Python's driver frees only one page per statement.
        for _ in range(_GIVEN_BACK):
            connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
        free = connection.exec_driver_sql("PRAGMA freelist_count").scalar_one()
        # A file that another program created may not be able to return space.
        mode = connection.exec_driver_sql("PRAGMA auto_vacuum").scalar_one()
        return bool(free) and mode == _INCREMENTAL

    def lock_schema(self, connection: Connection) -> None:
        """Do nothing, because a transaction that writes holds the file already."""

    def lock_league(self, connection: Connection, guild_id: int) -> None:
        """Do nothing, because a writer holds the whole file."""


class _File(sqlite3.Connection):
    """A connection that is set up in the thread that opens it."""

    def __init__(self, file: str, **options: Any) -> None:
        # The driver would start transactions automatically, but not for changes to the schema.
        super().__init__(file, **options, isolation_level=None)
        try:
            wait, *others = _PRAGMAS
            self.execute(wait)
            if self.execute("PRAGMA page_count").fetchone() == (0,):
                others.insert(0, _NEW)
            for pragma in others:
                _patiently(self, pragma)
        except sqlite3.Error:
            self.close()
            raise


def _open_and_close(file: Path, as_it_is: bool) -> None:
    """Check that the file can be used.

    Raises DatabaseError and sqlite3.Error before it changes anything.
    """
    known: str | None = None
    if not is_missing(file):
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute(_PRAGMAS[0])
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
            if VERSION_TABLE in names:
                known = next(iter(connection.execute(_REVISION).fetchone() or []), None)
            elif names:
                raise sqlite3.DatabaseError("it belongs to another program")
    migrate.check(known, str(file.resolve()), as_it_is=as_it_is)
    make_private(file)
    _File(str(file)).close()


def _moved_file() -> sqlite3.Error:
    error = sqlite3.OperationalError("the file is not the one that was opened")
    error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
    return error


def _patiently(connection: sqlite3.Connection, pragma: str) -> None:
    """Run a pragma, and retry while another program holds the file.

    SQLite's own timeout doesn't apply when it changes a file to WAL.
    """
    until = time.monotonic() + _OPENING
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
    options = connection.get_execution_options()
    busy = options.get(_BUSY, _BUSY_QUICK)
    if connection.info.get(_BUSY, _BUSY_QUICK) != busy:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {busy}")
        connection.info[_BUSY] = busy
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES, False) else "BEGIN")


Outcomes = Sequence[Sequence[Outcome]]


class SqliteWriter:
    """The connection that stores batches, in its own thread.

    A batch takes one trip to the thread and back, however many statements it has. The first batch
    or ``open`` opens the connection.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._engine = create_engine(
            "sqlite://", creator=connect, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(
            self._engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE")
        )
        self._connection: Connection | None = None

    async def open(self) -> None:
        """Open the file."""
        await self._run(self._opened)

    async def store(self, groups: Sequence[Gathered]) -> Outcomes:
        """Store the groups in one transaction."""
        return await self._run(partial(self._store, groups))

    async def close(self) -> None:
        """Close the connection. Nothing can be stored after this."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._run(connection.close)
            await self._run(self._engine.dispose)
            self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _store(self, groups: Sequence[Gathered]) -> Outcomes:
        connection = self._opened()
        file: Any = connection.connection.driver_connection
        alone = len(groups) == len(groups[0].items) == 1 and groups[0].kind.is_transaction
        try:
            with nullcontext() if alone else connection.begin():
                return [kind.within(connection, items) for kind, items in groups]
        finally:
            # A failed commit can leave a transaction open, and the next batch would commit it.
            connection.rollback()
            if file.in_transaction:
                file.rollback()
