"""Exclusive locks on files and databases, and locks that tie a token to one database.

For example, a backup is restored under such a lock. The second process to take a lock gets an
error. The kernel holds the lock of a file, so a killed process leaves none behind.
"""

import errno
import hashlib
import logging
import os
import re
import secrets
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import (
    AbstractContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.database.address import full_address
from data.database.postgres import Postgres
from data.database.trouble import DatabaseError
from data.leases.advisory_locks import HAVE_ALONE, LockSession

_log = logging.getLogger(__name__)

_TRIES = 50
_NAMES = Path("/proc/self/net/unix")
"""The kernel's list of the sockets in this network namespace."""
_UNKNOWN = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)


class LockTaken(Exception):
    """Another process holds the file.

    ``process`` is its number, or the purpose for which it shares the file. It is empty if the other
    process hasn't written it yet.
    """

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class LockFile:
    """A lock on a file, from ``take`` to ``close`` or the end of the process.

    The file is never removed. Removing the file could take it from a process that has just opened
    it.
    """

    def __init__(self, file: int) -> None:
        self._file = file

    @classmethod
    def take(cls, path: Path, note: str = "") -> Self | None:
        """Take the lock. Return None if the system or the disk has no locks.

        The process's number, or ``note`` instead, is written into the file. Raises LockTaken and
        OSError.
        """
        if sys.platform == "win32":
            return None
        import fcntl  # noqa: PLC0415  Windows has none

        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            process = os.read(file, 20).decode("ascii", "replace").strip()
            os.close(file)
            raise LockTaken(process) from None
        except OSError as error:
            os.close(file)
            if error.errno in _UNKNOWN:
                return None
            raise
        os.ftruncate(file, 0)
        os.write(file, f"{note or os.getpid()}\n".encode("ascii"))
        return cls(file)

    @classmethod
    def share(cls, path: Path, purpose: str) -> Self | None:
        """Take the lock together with other processes that have the same purpose (one word)."""
        if sys.platform == "win32":
            return None
        import fcntl  # noqa: PLC0415  Windows has none

        for _ in range(_TRIES):
            try:
                lock = cls.take(path, purpose)
            except LockTaken as taken:
                if taken.process not in ("", purpose):
                    raise
                file = os.open(path, os.O_RDWR)
                try:
                    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
                except BlockingIOError:
                    # The holder is about to write its purpose.
                    os.close(file)
                    time.sleep(0.02)
                else:
                    return cls(file)
            else:
                if lock is not None:
                    fcntl.flock(lock._file, fcntl.LOCK_SH)
                return lock
        raise LockTaken("")

    def close(self) -> None:
        """Release the lock."""
        os.close(self._file)


@asynccontextmanager
async def only_one(url: str) -> AsyncIterator[None]:
    """Hold a database. Raises DatabaseError if another process holds it.

    If the address names no database, nothing is held, and ``open_database`` reports the problem.
    """
    parsed = postgres_of(url)
    if parsed is None:
        lock = lock_of_file(url)
        with nullcontext() if lock is None else closing(lock):
            yield
        return
    session = LockSession(parsed)
    try:
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
        yield
    finally:
        await session.dispose()


def _parsed(url: str) -> URL | None:
    try:
        return make_url(full_address(url))
    except (ArgumentError, ValueError):
        return None


def postgres_of(url: str) -> URL | None:
    """Return the address if it names a PostgreSQL database that can be used."""
    parsed = _parsed(url)
    if parsed is None or parsed.get_backend_name() != "postgresql":
        return None
    return parsed if Postgres(parsed).unusable() is None else None


def lock_of_file(url: str) -> LockFile | None:
    """Take the lock of the SQLite file that an address names.

    Return None if the address names no file, or if locks don't work there. Raises DatabaseError if
    another process has the lock.
    """
    parsed = _parsed(url)
    if parsed is None or parsed.get_backend_name() != "sqlite":
        return None
    if parsed.database in (None, "", ":memory:"):
        return None
    # The same place for all names of the file.
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


@contextmanager
def only_one_with(token: str, api_url: str, database: str) -> Iterator[None]:
    """Keep other processes on this machine from using this token with another database.

    ``api_url`` is the address of Discord, and ``database`` the identity of the database. Two
    processes with different databases would both answer each click. Processes of one database share
    its shards. bot/discordpy/sharded_bot.py notices processes on other machines and in other
    containers. Raises DatabaseError.
    """
    which, own = _digest(f"{token}\n{api_url}"), _digest(f"{token}\n{database}")
    try:
        held = _sign(which, own) or _token_file(which, own)
    except LockTaken:
        raise DatabaseError(
            "Another Upcard is connected with this DISCORD_TOKEN and plays on another database: end"
            " that one, name the same DATABASE_URL, or make an application of its own for this one"
            " in the Developer Portal."
        ) from None
    with held or nullcontext():
        yield


def _sign(which: str, own: str) -> AbstractContextManager[object] | None:
    """Return a socket whose abstract name says that this database has the token.

    None if the system has no such names. Raises LockTaken if another database has the token. If two
    processes start at the same moment, both may get that error.
    """
    if sys.platform != "linux":
        return None
    sign = socket.socket(socket.AF_UNIX)
    try:
        sign.bind(f"\0upcard-{which}-{own}-{secrets.token_hex(8)}")
        names = _NAMES.read_text(encoding="utf-8", errors="replace")
    except OSError:
        sign.close()
        return None
    if set(re.findall(rf"@upcard-{which}-(\w+)-", names)) != {own}:
        sign.close()
        raise LockTaken("")
    return sign


def _token_file(which: str, own: str) -> AbstractContextManager[object] | None:
    """Return a lock file of this user, in place of ``_sign``, or None if it can't be locked."""
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
    user = os.getuid() if hasattr(os, "getuid") else "user"  # Windows has no such numbers
    try:
        lock = LockFile.share(folder / f"upcard-{user}-{which}.lock", own)
    except OSError as error:
        _log.info("The token is not locked (%s).", error.strerror)
        return None
    return None if lock is None else closing(lock)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
