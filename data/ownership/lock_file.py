"""A file that one process holds. The lock is the kernel's: a killed process leaves none behind."""

import errno
import os
import sys
import time
from pathlib import Path
from typing import Self

__all__ = ["LockFile", "LockTaken"]

_TRIES = 50
_UNKNOWN = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)


class LockTaken(Exception):
    """Another process holds the file; its number, or the purpose for which it shares it, as far as
    it has written that down."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class LockFile:
    """The lock, from ``take`` to ``release`` or the end of the process.

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
        """The lock, together with others of the same purpose (one word). As ``take``; LockTaken if
        others have it."""
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

    def release(self) -> None:
        """Let others take it."""
        os.close(self._file)
