"""One process a database: whoever plays on it holds it, and whoever comes second is told so.

Two processes would answer the same clicks, and each would know less than the journal. SQLite has a
lock beside its file, PostgreSQL an advisory lock of a connection of its own.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import URL, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from data.database.lock_file import LockFile, LockTaken
from data.database.postgres import Postgres
from data.database.trouble import DatabaseError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

__all__ = ["Hold", "only_one"]

_log = logging.getLogger(__name__)

_LOCK = 0x6F6E6C79
"""Any number that the programs on one database agree on; a second one is made of the schema."""
_AGAIN = 1.0
"""Seconds between two tries of who waits for a lock."""
_BEAT = 5.0
"""Seconds after which the connection is asked whether it is still there; it mostly tells itself."""


class Hold(Protocol):
    """A database that this process has for itself."""

    async def taken_away(self) -> str:
        """Wait until another process has it, which may never be: why this one has to end."""


@asynccontextmanager
async def only_one(url: str, *, wait: bool = False) -> AsyncIterator[Hold]:
    """Hold a database. Who finds it taken raises DatabaseError or, to ``wait``, stands by.

    An address that names no database is left to ``open_database``, which says what is wrong.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        yield _Nothing()
        return
    kind = parsed.drivername.partition("+")[0]
    if kind == "sqlite" and parsed.database not in (None, "", ":memory:"):
        # By its real place, however it is named.
        lock = await _file_lock(Path(str(parsed.database)).resolve(), wait=wait)  # noqa: ASYNC240  once
        try:
            yield _Nothing()
        finally:
            if lock is not None:
                lock.release()
    elif kind in ("postgresql", "postgres") and Postgres(parsed).unusable() is None:
        session = _Session(parsed)
        try:
            await session.take(wait=wait)
            yield session
        finally:
            await session.let_go()
    else:
        yield _Nothing()


class _Nothing:
    """Nobody can take it away: a lock of a file lasts as long as its process."""

    async def taken_away(self) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets this event")


async def _file_lock(file: Path, *, wait: bool) -> LockFile | None:
    path = file.with_name(f"{file.name}.lock")
    while True:
        try:
            lock = LockFile.take(path)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise DatabaseError(
                f"The lock {path} cannot be opened ({error.strerror}): let the bot read and write"
                " it and its folder."
            ) from None
        except LockTaken as taken:
            if not wait:
                process = f" (process {taken.process})" if taken.process else ""
                raise DatabaseError(
                    f"Another Upcard runs on the database {file}{process}: end that one, or name"
                    " another database in DATABASE_URL."
                ) from None
            await asyncio.sleep(_AGAIN)
        else:
            if lock is None:
                _log.warning("%s cannot be locked here: never start two bots on it", file)
            return lock


class _Session:
    """The lock of PostgreSQL, which ends with its connection.

    When the connection breaks, the lock is taken again as soon as the server can be reached. If
    somebody else has it by then, this process has to end.
    """

    def __init__(self, url: URL) -> None:
        self._dialect = Postgres(url)
        self._errors: tuple[type[Exception], ...] = (TimeoutError, DBAPIError)
        self._errors += self._dialect.driver_errors()
        self._place = f"database {url.database} of PostgreSQL at {url.host or 'its usual address'}"
        self._engine: AsyncEngine = self._dialect.make_engine()
        self._connection: AsyncConnection | None = None
        self._broken = asyncio.Event()

    async def take(self, *, wait: bool) -> None:
        """Raises DatabaseError."""
        try:
            while not await self._try():
                if not wait:
                    raise DatabaseError(
                        f"Another Upcard runs on the {self._place}: end that one, or name another"
                        " database in DATABASE_URL."
                    )
                await asyncio.sleep(_AGAIN)
        except self._errors as error:
            raise DatabaseError(self._dialect.problem(error)) from None

    async def taken_away(self) -> str:
        while True:
            await self._until_broken()
            _log.warning("the connection that holds the %s is lost", self._place)
            held = None
            while held is None:
                with suppress(*self._errors):
                    held = await self._try()
                if held is None:
                    await asyncio.sleep(_AGAIN)
            if not held:
                return (
                    f"Another Upcard has taken over the {self._place}, while the connection to it"
                    " was lost: this one ends."
                )
            _log.warning("the %s is held again", self._place)

    async def let_go(self) -> None:
        """Let others take it."""
        await self._close()
        await self._engine.dispose()

    async def _try(self) -> bool:
        await self._close()
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        connection = self._connection = await engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        self._broken = broken = asyncio.Event()
        raw.add_termination_listener(lambda _: broken.set())
        name = func.hashtext(func.current_schema())
        return bool(
            (await connection.execute(select(func.pg_try_advisory_lock(_LOCK, name)))).scalar_one()
        )

    async def _until_broken(self) -> None:
        """A connection whose end nobody has told of does not answer any more."""
        while not self._broken.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):
                    await self._broken.wait()
            try:
                async with asyncio.timeout(_BEAT):
                    assert self._connection is not None
                    await self._connection.execute(select(1))
            except self._errors:
                return

    async def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Given back to the pool it would keep the lock.
            with suppress(*self._errors):
                await connection.invalidate()
                await connection.close()
