"""A database file that somebody deletes, moves or replaces under the bot, and how it is saved.

The open file goes on without its name, and what is stored in it is lost as soon as it is closed.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from data.database.private_file import stamped
from data.database.sqlite_copy import new_copy

__all__ = ["Rescue", "identity"]

_log = logging.getLogger(__name__)

_EVERY = 60.0
"""Seconds between two copies."""
_REPEATED = 600.0
"""Seconds between two lines in the log."""


class Rescue:
    """Watches one open file; ``look`` is called every few seconds, ``finish`` before it is closed.

    While it is gone, a copy of all that is stored lies beside it, at most a minute old.
    """

    def __init__(self, file: Path, clock: Callable[[], float] = monotonic) -> None:
        """Open the file once more: this connection stays, whatever becomes of others."""
        self._file, self._clock = file.resolve(), clock
        self._open = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        self._open.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        self._known = self._now()
        self._copy: Path | None = None
        self._copied = self._told = float("-inf")
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        """See whether it is where it was; if not, save it and say so."""
        async with self._looking:
            await asyncio.to_thread(self._look)

    async def finish(self) -> None:
        """Save the latest of what has no name any more, and close it."""
        async with self._looking:
            await asyncio.to_thread(self._finish)

    def _look(self) -> None:
        gone = self._what_happened()
        if gone is None:
            self._is_back()
        elif self._clock() - self._copied >= _EVERY:
            self._save(gone)

    def _finish(self) -> None:
        gone = self._what_happened()
        if gone is not None:
            self._told = float("-inf")
            self._save(gone)
        self._open.close()

    def _now(self) -> list[tuple[int, int] | None]:
        """Which files the names lead to: that of the database, and that of its latest changes."""
        return [identity(Path(f"{self._file}{part}")) for part in ("", "-wal")]

    def _what_happened(self) -> str | None:
        (file, changes), (known, known_changes) = self._now(), self._known
        if file != known:
            return "is gone" if file is None else "was replaced by another file"
        return None if changes == known_changes else "has lost the file -wal beside it"

    def _is_back(self) -> None:
        if self._copy is not None:
            self._copy.unlink(missing_ok=True)
            self._copy = None
            _log.warning("The database file %s is back; nothing was lost.", self._file)

    def _save(self, gone: str) -> None:
        self._copied = now = self._clock()
        copy = self._copy or stamped(f"{self._file}.rescue-")
        try:
            with new_copy(copy) as target:
                self._open.backup(target)
        except (OSError, sqlite3.Error) as error:
            _log.error(
                "The database file %s %s, and it cannot be saved to %s (%s). What is played is"
                " lost when the bot stops: let the bot write there. It tries again in a minute.",
                *(self._file, gone, copy, error),
            )
            return
        self._copy = copy
        if now - self._told >= _REPEATED:
            self._told = now
            _log.error(
                "The database file %s %s. The bot goes on with the open file, and copies it to %s"
                " every minute and when it stops: stop it, run 'python -m data restore %s', and"
                " start it again.",
                *(self._file, gone, copy, copy),
            )


def identity(file: Path) -> tuple[int, int] | None:
    """Which file a name leads to: two names, or two moments, of one file have the same."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
