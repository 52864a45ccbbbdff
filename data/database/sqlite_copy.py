"""Copies of an SQLite database, made while others read and write it."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from data.database.sqlite_file import PRIVATE

__all__ = ["DamagedCopy", "new_copy"]


class DamagedCopy(sqlite3.DatabaseError):
    """What was copied is not whole; the sentence says how."""


@contextmanager
def new_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """An empty database to copy into (``backup``); checked, and in its place as a whole at the end.

    Until then it has another name, and after an error nothing is left of it. What stood in its
    place is overwritten. It is one file, which needs no other beside it, and its owner's alone. Any
    thread may use it.
    """
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        with closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as copy:
            yield copy
            copy.execute("PRAGMA journal_mode = DELETE")
            [[found], *_] = copy.execute("PRAGMA integrity_check(1)").fetchall()
            if found != "ok":
                raise DamagedCopy(f"it is damaged ({found})")
        _onto_disk(part)
        part.replace(file)
        _onto_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _onto_disk(path: Path) -> None:
    where = os.open(path, os.O_RDONLY)
    try:
        os.fsync(where)
    finally:
        os.close(where)
