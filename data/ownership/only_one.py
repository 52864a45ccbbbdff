"""Having a whole database alone, such as to put a copy in its place: whoever comes second is told.

SQLite has a lock beside its file, PostgreSQL an advisory lock of a connection of its own.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.database.postgres import Postgres
from data.database.trouble import DatabaseError
from data.ownership.lock_file import LockFile, LockTaken
from data.ownership.lock_session import LockSession
from data.ownership.shard_locks import HAVE_ALONE

__all__ = ["lock_of_file", "only_one", "postgres_of"]

_log = logging.getLogger(__name__)


@asynccontextmanager
async def only_one(url: str) -> AsyncIterator[None]:
    """Hold a database. Who finds it taken raises DatabaseError.

    An address that names no database is left to ``open_database``, which says what is wrong.
    """
    parsed = postgres_of(url)
    if parsed is None:
        lock = lock_of_file(url)
        try:
            yield
        finally:
            if lock is not None:
                lock.release()
        return
    session = LockSession(parsed)
    try:
        await _take(session)
        yield
    finally:
        await session.dispose()


def postgres_of(url: str) -> URL | None:
    """The address if it names a database of PostgreSQL that can be asked."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return None
    kind = parsed.drivername.partition("+")[0]
    is_ours = kind in ("postgresql", "postgres")
    return parsed if is_ours and Postgres(parsed).unusable() is None else None


def lock_of_file(url: str) -> LockFile | None:
    """The lock of the SQLite file that an address names; None if it names none, or if none can be
    had there. Raises DatabaseError if another process has it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    # By its real place, however it is named.
    file = Path(str(parsed.database)).resolve()
    path = file.with_name(f"{file.name}.lock")
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
        process = f" (process {taken.process})" if taken.process else ""
        raise DatabaseError(
            f"Another Upcard runs on the database {file}{process}: end that one, or name"
            " another database in DATABASE_URL."
        ) from None
    if lock is None:
        _log.warning("%s cannot be locked here: never start two bots on it", file)
    return lock


async def _take(session: LockSession) -> None:
    try:
        await session.open()
        is_alone = await session.says(HAVE_ALONE)
    except session.errors as error:
        raise DatabaseError(session.problem(error)) from None
    if not is_alone:
        raise DatabaseError(
            f"Another Upcard runs on the {session.place}: end that one, or name another"
            " database in DATABASE_URL."
        )
