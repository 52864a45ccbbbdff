"""The files of an SQLite database: nobody's but the bot's, and told where they lie."""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from data.database.private_file import PRIVATE

__all__ = ["COPIES", "beside", "is_missing", "make_private", "tell_of_new"]

_log = logging.getLogger(__name__)

_OTHERS = 0o077

_PARTS = ("", "-wal", "-shm", "-journal")
_ROOT = Path("/")
_CONTAINER = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""Files by which a process can tell that it runs in a container."""

COPIES = (".rescue-", ".before-", ".replaced-")
"""How the names of copies that we make beside a database go on after its own."""


def make_private(file: Path) -> None:
    """Make the file if there is none, and close it and its companions to other users.

    The log names each that was open to them. What cannot be made is left to SQLite to refuse.
    """
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        file.chmod(PRIVATE)  # whatever the umask took away
    except OSError:
        pass
    for part in _PARTS:
        _close_to_others(Path(f"{file.resolve()}{part}"))


def _close_to_others(file: Path) -> None:
    try:
        before = file.stat().st_mode
    except OSError:
        return
    if os.name != "posix" or not before & _OTHERS:
        return
    try:
        file.chmod(PRIVATE)
        after = file.stat().st_mode
    except OSError:
        after = before
    was, wide = stat.S_IMODE(before), after & _OTHERS
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
    """Whether there is no database: no file, or one in which nothing was ever written."""
    try:
        return file.stat().st_size == 0
    except OSError:
        return True


def beside(file: Path, kind: str) -> list[Path]:
    """The copies of this kind (one of ``COPIES``) beside a database, the oldest first."""
    found = file.parent.glob(f"{file.name}{kind}*")
    return sorted(one for one in found if not one.name.endswith(_PARTS[1:]))


def tell_of_new(file: Path) -> None:
    """Tell the log that a new database is empty, and what might be the matter."""
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
        is_copy = other.name.startswith(file.name) and any(one in other.name for one in COPIES)
        is_database = other.suffix in (".db", ".sqlite", ".sqlite3")
        if other.name != file.name and (is_copy or is_database):
            yield other.name


def _is_fleeting(file: Path) -> bool:
    """Whether it lies in the container itself instead of in what was mounted into it."""
    in_container = any(mark.exists() for mark in _CONTAINER)
    return in_container and file.resolve().parent.stat().st_dev == _ROOT.stat().st_dev
