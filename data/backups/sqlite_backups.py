"""Copies of an SQLite database, their contents, and how they are put back."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from data.database.migrate import NEWEST, check
from data.database.schema import VERSION_TABLE
from data.database.shards import STOPPED
from data.database.sqlite_files import (
    BACKED_UP,
    damage,
    is_missing,
    new_copy,
    new_file,
    opened_file,
    see_to_room,
    stamped,
    untouched,
)
from data.database.trouble import DatabaseError


class Contents(NamedTuple):
    """The size and age of a database's contents."""

    revision: str
    tables: int
    open_tables: int
    games: int
    """How many games are finished."""
    latest: int | None
    """When the last move was stored, in Unix seconds, or None without a move."""

    def __str__(self) -> str:
        last = older = ""
        if self.latest is not None:
            last = f", last move {datetime.fromtimestamp(self.latest, UTC):%Y-%m-%d %H:%M} UTC"
        if self.revision != NEWEST:
            older = f" (this version brings it to {NEWEST} when it starts)"
        return (
            f"tables {self.tables}, of them open {self.open_tables}, finished games {self.games}"
            f"{last}, schema {self.revision}{older}"
        )


def read_contents(scalar: Callable[[str], Any]) -> Contents:
    """Ask for the contents, by statements that return one value each."""
    return Contents(
        str(scalar(f"SELECT version_num FROM {VERSION_TABLE}")),  # noqa: S608  our own name
        scalar("SELECT count(*) FROM tables"),
        scalar("SELECT count(*) FROM tables WHERE is_open"),
        scalar("SELECT count(*) FROM games"),
        scalar("SELECT max(stored_at) FROM journal"),
    )


STOP = f"UPDATE heartbeat SET troubles = '{STOPPED}' WHERE troubles IS NOT NULL"  # noqa: S608  a constant
"""Marks all processes as stopped in a copy that is put back.

A bot may have run when the copy was made.
"""
_COMPANIONS = ("-wal", "-shm", "-journal")


def back_up(database: Path, file: Path) -> tuple[str, Contents]:
    """Copy the stored data while the bot plays. Return the place and the contents.

    Raises DatabaseError.
    """
    if is_missing(database):
        raise DatabaseError(f"There is no database {database}: nothing was copied.")
    if file.resolve() == database.resolve():
        raise DatabaseError(f"{file} is the database itself: name another file.")
    see_to_room(database, file.parent)
    with (
        _as_database_error(f"{database} cannot be copied to {file}"),
        opened_file(database, "rw") as source,
    ):
        _contents(source, str(database))
        with new_copy(file) as copy:
            source.backup(copy)
            contents = _contents(copy, str(database))
        with new_file(Path(f"{database.resolve()}{BACKED_UP}")):
            pass
    return str(database.resolve()), contents


def put_back(database: Path, file: Path) -> str:
    """Replace the database by a copy.

    The old database stays next to the new one under another name.

    Returns a report in one line. Raises DatabaseError.
    """
    database = database.resolve()
    if is_missing(file):
        raise DatabaseError(f"There is no copy {file}: nothing was changed.")
    if not database.parent.is_dir():
        raise DatabaseError(f"The folder of {database} does not exist: make {database.parent}.")
    if file.resolve() == database:
        raise DatabaseError(f"{file} is the database itself: name a copy.")
    see_to_room(file, database.parent)
    with _as_database_error(f"{file} cannot be put back"), opened_file(file, "ro") as source:
        contents = _contents(source, str(file))
        problem = damage(source)
        if problem is not None:
            raise DatabaseError(f"{file} is damaged ({problem}): nothing was changed.")
        _close(database)
        old_file = stamped(f"{database}.replaced-")
        with new_copy(database) as copy:
            source.backup(copy)
            copy.execute(STOP)
            copy.commit()
            _keep(database, old_file)
    replaced = f" What it replaces is now {old_file}." if old_file.exists() else ""
    if (
        file.name.startswith(f"{database.name}.rescue-")
        and file.resolve().parent == database.parent
    ):
        # All data of this file is in place now. The next start would only ask about the file.
        file.unlink()
    return f"{file} is the database {database} now: {contents}.{replaced}"


def contents(database: Path) -> Contents | None:
    """Return the contents, or None if the database is empty. No file is changed.

    Raises DatabaseError.
    """
    if is_missing(database):
        return None
    with (
        _as_database_error(f"{database} cannot be read"),
        opened_file(database, untouched(database)) as source,
    ):
        return _contents(source, str(database))


@contextmanager
def _as_database_error(what: str) -> Iterator[None]:
    """Turn any error into a DatabaseError with one sentence."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"{what} ({error}): nothing was changed.") from None


def _contents(database: sqlite3.Connection, name: str) -> Contents:
    try:
        contents = read_contents(lambda question: database.execute(question).fetchone()[0])
    except (sqlite3.OperationalError, TypeError) as error:
        raise DatabaseError(f"{name} is no database of Upcard ({error}).") from None
    check(contents.revision, name, as_it_is=False)
    return contents


def _close(database: Path) -> None:
    """Collect all stored data in one file. This works only if no one has the database open."""
    if is_missing(database):
        return
    try:
        with opened_file(database, "rw") as connection:
            connection.execute("PRAGMA busy_timeout = 500")
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.DatabaseError as error:
        # Someone may want to replace a damaged database.
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in (
            sqlite3.SQLITE_NOTADB,
            sqlite3.SQLITE_CORRUPT,
        ):
            raise DatabaseError(
                f"The database {database} is in use ({error}): stop the bot first."
            ) from None


def _keep(database: Path, target: Path) -> None:
    """Keep the old database under another name, and leave none of its files next to the new."""
    if not is_missing(database):
        try:
            os.link(database, target)
        except OSError:  # a file system without hard links
            database.rename(target)
    for part in _COMPANIONS:
        left = Path(f"{database}{part}")
        if left.exists():
            left.rename(f"{target}{part}")
