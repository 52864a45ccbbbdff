"""Copies of an SQLite database, made while others read and write it."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from data.database.private_file import new_file, stamped
from data.database.trouble import DatabaseError

__all__ = ["copy_before_upgrade", "damage", "new_copy", "opened_file", "see_to_room"]

_PATIENCE = 5.0
"""Seconds to wait for another program that holds a file."""
_KEPT = 3
"""Copies from before upgrades that stay."""


@contextmanager
def opened_file(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A database that is there already, ``ro`` or ``rw``."""
    where = f"file:{quote(str(file))}?mode={mode}"
    with closing(
        sqlite3.connect(where, timeout=_PATIENCE, isolation_level=None, uri=True)
    ) as connection:
        yield connection


@contextmanager
def new_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """An empty database to copy into (``backup``); checked, and in its place as a whole at the end.

    It is one file, which needs no other beside it, and its owner's alone. What stood in its place
    is overwritten. Any thread may use it. Raises sqlite3.DatabaseError if the copy is damaged.
    """
    with (
        new_file(file) as part,
        closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as copy,
    ):
        yield copy
        copy.execute("PRAGMA journal_mode = DELETE")
        found = damage(copy)
        if found is not None:
            raise sqlite3.DatabaseError(f"it is damaged: {found}")


def damage(database: sqlite3.Connection) -> str | None:
    """What is not whole in a database; None if everything is."""
    [[found], *_] = database.execute("PRAGMA integrity_check(1)").fetchall()
    return None if found == "ok" else " ".join(str(found).split())


def see_to_room(source: Path, folder: Path) -> None:
    """Raise DatabaseError if a copy of this database has no room in the folder."""
    parts = [Path(f"{source}{part}") for part in ("", "-wal")]
    needed = sum(one.stat().st_size for one in parts if one.exists())
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise DatabaseError(
            f"There is no room for a copy of {source} in {folder.resolve()}: it needs"
            f" {needed / 2**20:.1f} MB, and {free / 2**20:.1f} MB are free. Make room."
        )


def copy_before_upgrade(database: Path, revision: str) -> Path:
    """Copy a database beside itself before its tables are changed; the newest few of them stay.

    Raises DatabaseError if that cannot be done, so that nothing is changed without it.
    """
    see_to_room(database, database.parent)
    copy = stamped(f"{database}.before-upgrade-{revision}-")
    try:
        with opened_file(database, "rw") as source, new_copy(copy) as target:
            source.backup(target)
        copies = database.parent.glob(f"{database.name}.before-upgrade-*")
        for old in sorted(copies, key=lambda one: one.stat().st_mtime)[:-_KEPT]:
            old.unlink()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(
            f"{database} has to be brought up to date, and cannot be copied to {copy} before that"
            f" ({error}): nothing was changed."
        ) from None
    return copy
