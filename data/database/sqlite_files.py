"""The files of an SQLite database.

They are closed to other users, copied as a whole, and saved if someone deletes, moves or replaces a
file while the bot runs.
"""

import asyncio
import logging
import os
import secrets
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path
from time import gmtime, monotonic, strftime
from urllib.parse import quote

from data.database.trouble import DatabaseError

_log = logging.getLogger(__name__)

PRIVATE = 0o600
"""The mode of files that contain hands and seeds."""


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Yield an empty file to fill, which replaces ``file`` at the end.

    Until then the new file has another name. It is on the disk when the block ends. After an error
    nothing of the new file is left.
    """
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        part.chmod(PRIVATE)  # the umask may have removed some bits
        give_to_owner(part, file)
        yield part
        _onto_disk(part)
        part.replace(file)
        _onto_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)


def new_folder(folder: Path) -> None:
    """Create a private folder unless it exists. Raises DatabaseError if that fails."""
    if not folder.is_dir():
        try:
            folder.mkdir(mode=0o700)
        except OSError as error:
            raise DatabaseError(
                f"The folder {folder} cannot be made ({error.strerror}): name another one."
            ) from None
        give_to_owner(folder, folder.parent)


def stamped(start: str) -> Path:
    """Return an unused file name: ``start`` and this moment in UTC. Names sort by time."""
    name = f"{start}{strftime('%Y%m%d-%H%M%S', gmtime())}"
    others = (Path(f"{name}-{number}") for number in count(2))
    return next(path for path in chain([Path(name)], others) if not path.exists())


def give_to_owner(part: Path, file: Path) -> None:
    """Give a file that root wrote to the owner of the old file, usually the bot's user.

    If there is no old file, the new file goes to the owner of the folder. Without root's rights,
    this does nothing.
    """
    if os.name == "posix" and os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        os.chown(part, owner.st_uid, owner.st_gid)


def _onto_disk(path: Path) -> None:
    if os.name != "posix":  # Windows can't open folders, and wants the file open for writing
        return
    where = os.open(path, os.O_RDONLY)
    try:
        os.fsync(where)
    finally:
        os.close(where)


_OTHER_USERS = 0o077

_PARTS = ("", "-wal", "-shm", "-journal")
_ROOT = Path("/")
_CONTAINER = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Files that exist if the process runs in a container."""

BACKED_UP = ".backed-up"
"""The suffix of the file whose modification time is the time of the last backup."""
COPIES = (".rescue-", ".before-", ".replaced-")
"""The parts after a database's name in the names of the copies that we make next to it."""


def make_private(file: Path) -> None:
    """Create the file if it is missing, and close it and its companions to other users.

    The log names each file that was open to them. If the file can't be created, SQLite will refuse
    it.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        file.chmod(PRIVATE)  # the umask may have removed some bits
    except OSError:
        pass
    for part in _PARTS:
        _close_to_others(Path(f"{file.resolve()}{part}"))


def _close_to_others(file: Path) -> None:
    try:
        before = file.stat().st_mode
    except OSError:
        return
    if os.name != "posix" or not before & _OTHER_USERS:
        return
    try:
        file.chmod(PRIVATE)
        after = file.stat().st_mode
    except OSError:
        after = before
    was, wide = stat.S_IMODE(before), after & _OTHER_USERS
    if wide:
        _log.warning(
            "Other users of this machine can read %s (mode %04o), which holds hands and seeds, and"
            " the bot may not change that: run 'chmod 600 %s' as its owner.",
            *(file, was, file),
        )
    else:
        _log.warning(
            "Other users of this machine could read %s (mode %04o), which holds hands and seeds. It"
            " is 0600 now: look whether copies of it are open to others.",
            *(file, was),
        )


def is_missing(file: Path) -> bool:
    """Whether the file of a database is missing or empty."""
    try:
        return file.stat().st_size == 0
    except OSError:
        return True


def beside(file: Path, kind: str) -> list[Path]:
    """Return the copies of this kind (one of ``COPIES``) next to a database, oldest first."""
    copies = file.parent.glob(f"{file.name}{kind}*")
    return sorted(copy for copy in copies if not copy.name.endswith(_PARTS[1:]))


def tell_of_new(file: Path) -> None:
    """Log that a new database is empty, and the likely mistakes."""
    others = "".join(f" Beside it lies {other}." for other in sorted(_others(file))[:3])
    fleeting = (
        f" {file.resolve().parent} belongs to the container and goes with it: mount a volume there."
        if _is_fleeting(file)
        else ""
    )
    _log.warning(
        "The database %s is new and empty. If you expected tables and results, stop the bot:"
        " DATABASE_URL or the mounted volume is another one than before.%s%s",
        *(file.resolve(), others, fleeting),
    )


def _others(file: Path) -> Iterator[str]:
    for other in file.resolve().parent.iterdir():
        is_copy = other.name.startswith(file.name) and any(kind in other.name for kind in COPIES)
        is_database = other.suffix in (".db", ".sqlite", ".sqlite3")
        if other.name != file.name and (is_copy or is_database):
            yield other.name


def _is_fleeting(file: Path) -> bool:
    """Whether a file is in the container itself instead of in a mounted volume."""
    in_container = any(mark.exists() for mark in _CONTAINER)
    return in_container and file.resolve().parent.stat().st_dev == _ROOT.stat().st_dev


_TIMEOUT = 5.0
"""Seconds to wait for another program that holds a file."""
_COPIES_KEPT = 3
"""The number of copies from before upgrades that are kept."""


@contextmanager
def opened_file(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """Open an existing database, in mode ``ro`` or ``rw``."""
    where = f"file:{quote(str(file))}?mode={mode}"
    with closing(
        sqlite3.connect(where, timeout=_TIMEOUT, isolation_level=None, uri=True)
    ) as connection:
        yield connection


def untouched(file: Path) -> str:
    """Return the mode in which SQLite reads a database and creates no other file.

    Without a -wal file, no process has the database open, so SQLite needs no other file.
    """
    return "ro" if Path(f"{file}-wal").exists() else "ro&immutable=1"


@contextmanager
def new_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """Yield an empty database to copy into (``backup``), which replaces ``file`` at the end.

    The new database is checked before it replaces ``file``. It is one file without companions,
    which only its owner can read. Any thread may use the connection. Raises sqlite3.DatabaseError
    if the copy is damaged.
    """
    with (
        new_file(file) as part,
        closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as copy,
    ):
        yield copy
        copy.execute("PRAGMA journal_mode = DELETE")
        problem = damage(copy)
        if problem is not None:
            raise sqlite3.DatabaseError(f"it is damaged: {problem}")


def damage(database: sqlite3.Connection) -> str | None:
    """Return the first damage in a database, or None if it is whole."""
    [[problem], *_] = database.execute("PRAGMA integrity_check(1)").fetchall()
    return None if problem == "ok" else " ".join(str(problem).split())


def see_to_room(source: Path, folder: Path) -> None:
    """Raise DatabaseError if a copy of this database has no room in the folder."""
    parts = [Path(f"{source}{part}") for part in ("", "-wal")]
    needed = sum(path.stat().st_size for path in parts if path.exists())
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise DatabaseError(
            f"There is no room for a copy of {source} in {folder.resolve()}: it needs"
            f" {needed / 2**20:.1f} MB, and {free / 2**20:.1f} MB are free. Make room."
        )


def copy_before_upgrade(database: Path, revision: str) -> Path:
    """Copy a database into its folder before its tables are changed, and remove old copies.

    Raises DatabaseError if the copy fails, so that nothing is changed without a copy.
    """
    see_to_room(database, database.parent)
    copy = stamped(f"{database}.before-upgrade-{revision}-")
    try:
        with opened_file(database, "rw") as source, new_copy(copy) as target:
            source.backup(target)
        copies = database.parent.glob(f"{database.name}.before-upgrade-*")
        for old in sorted(copies, key=lambda path: path.stat().st_mtime)[:-_COPIES_KEPT]:
            old.unlink()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseError(
            f"{database} has to be brought up to date, and cannot be copied to {copy} before that"
            f" ({error}): nothing was changed."
        ) from None
    return copy


_EVERY = 60.0
"""Seconds between two copies."""
_REPEATED = 600.0
"""Seconds between two lines in the log."""


class Rescue:
    """Watches one open file, and saves it if its name is gone.

    Without its name the file still works, but its contents are lost when it is closed. While the
    name is gone, a copy of the contents is next to the old place. The copy is at most a minute old.
    ``look`` is called twice a minute, and ``finish`` before the file is closed.
    """

    def __init__(self, file: Path, clock: Callable[[], float] = monotonic) -> None:
        """Open the file once more.

        This connection stays open, whatever happens to other connections.
        """
        self._file, self._clock = file.resolve(), clock
        self._open = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        self._open.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        self._known = self._now()
        self._copy: Path | None = None
        self._copied = self._reported = float("-inf")
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        """Check that the file is in its place. If not, save it and log that."""
        async with self._looking:
            await asyncio.to_thread(self._look)

    async def finish(self) -> None:
        """Save the latest contents if the file isn't in its place, and close it."""
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
            self._reported = float("-inf")
            self._save(gone)
        self._open.close()

    def _now(self) -> list[tuple[int, int] | None]:
        """Return which files the names of the database and of its -wal lead to."""
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
        if now - self._reported >= _REPEATED:
            self._reported = now
            _log.error(
                "The database file %s %s. The bot goes on with the open file, and copies it to %s"
                " every minute and when it stops: stop it, run 'upcard restore %s', and"
                " start it again.",
                *(self._file, gone, copy, copy),
            )


def identity(file: Path) -> tuple[int, int] | None:
    """Return which file a name leads to. The result is the same for two names of one file."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
