"""Having a file or a whole database alone, such as to put a copy in its place, and a token for one
database: whoever comes second is told. A lock of a file is the kernel's: a killed process leaves
none behind.
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
    """Another process holds the file; its number, or the purpose for which it shares it, as far as
    it has written that down."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class LockFile:
    """The lock, from ``take`` to ``close`` or the end of the process.

    The file stays: who removed it could take it from under somebody who has just opened it.
    """

    def __init__(self, file: int) -> None:
        self._file = file

    @classmethod
    def take(cls, path: Path, note: str = "") -> Self | None:
        """The lock; None where the system or the disk knows none. Raises LockTaken and OSError.

        The process's number is noted in it, or else this.
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
        """As ``take``, but together with others of the same purpose (one word)."""
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
                    # Who has it alone is about to write down what for.
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
        """Let others take it."""
        os.close(self._file)


@asynccontextmanager
async def only_one(url: str) -> AsyncIterator[None]:
    """Hold a database. Who finds it taken raises DatabaseError.

    An address that names no database is left to ``open_database``, which says what is wrong.
    """
    parsed = postgres_of(url)
    if parsed is None:
        lock = lock_of_file(url)
        with nullcontext() if lock is None else closing(lock):
            yield
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
        parsed = make_url(full_address(url))
    except (ArgumentError, ValueError):
        return None
    is_ours = parsed.get_backend_name() == "postgresql"
    return parsed if is_ours and Postgres(parsed).unusable() is None else None


def lock_of_file(url: str) -> LockFile | None:
    """The lock of the SQLite file that an address names; None if it names none, or if none can be
    had there. Raises DatabaseError if another process has it."""
    try:
        parsed = make_url(full_address(url))
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


@contextmanager
def only_one_with(token: str, api_url: str, database: str) -> Iterator[None]:
    """Keep others on this machine from connecting with this token to the same Discord with another
    database (its identity).

    Two with different databases would both answer each click. Processes of one database share its
    shards. bot/discordpy/sharded_bot.py notices other machines and containers. Raises
    DatabaseError.
    """
    which, mine = _digest(f"{token}\n{api_url}"), _digest(f"{token}\n{database}")
    try:
        held = _sign(which, mine) or _token_file(which, mine)
    except LockTaken:
        raise DatabaseError(
            "Another Upcard is connected with this DISCORD_TOKEN and plays on another database: end"
            " that one, name the same DATABASE_URL, or make an application of its own for this one"
            " in the Developer Portal."
        ) from None
    with held or nullcontext():
        yield


def _sign(which: str, mine: str) -> AbstractContextManager[object] | None:
    """A socket whose abstract name says that this database has the token. None if the system has
    no such names. Raises LockTaken if another database has it, also to both of two that start in
    the same moment."""
    if sys.platform != "linux":
        return None
    sign = socket.socket(socket.AF_UNIX)
    try:
        sign.bind(f"\0upcard-{which}-{mine}-{secrets.token_hex(8)}")
        names = _NAMES.read_text(encoding="utf-8", errors="replace")
    except OSError:
        sign.close()
        return None
    if set(re.findall(rf"@upcard-{which}-(\w+)-", names)) != {mine}:
        sign.close()
        raise LockTaken("")
    return sign


def _token_file(which: str, mine: str) -> AbstractContextManager[object] | None:
    """The same by a lock file of this user. None if it can't be locked."""
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
    user = os.getuid() if hasattr(os, "getuid") else "user"  # Windows has no such numbers
    try:
        lock = LockFile.share(folder / f"upcard-{user}-{which}.lock", mine)
    except OSError as error:
        _log.info("The token is not locked (%s).", error.strerror)
        return None
    return None if lock is None else closing(lock)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
