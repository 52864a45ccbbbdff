"""One process a token, as far as one machine can see it.

Two processes with one token and different databases would both answer each click. No lock reaches
from one machine to another: there bot/clicks/router.py warns of clicks at tables that nobody knows.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from data.database.lock_file import LockFile, LockTaken

__all__ = ["TokenInUse", "only_one_with"]

_log = structlog.get_logger()


class TokenInUse(Exception):
    """Another process of this user is connected with this token; one sentence says so."""


@contextmanager
def only_one_with(token: str, api_url: str) -> Iterator[None]:
    """Keep others of this user on this machine from connecting with this token to the same Discord.

    Where the folder for such files cannot be written, nobody is kept. Raises TokenInUse.
    """
    secret = hashlib.sha256(f"{token}\n{api_url}".encode()).hexdigest()[:16]
    lock = None
    try:
        lock = LockFile.take(_folder() / f"upcard-{_user()}-{secret}.lock")
    except LockTaken as taken:
        process = f" (process {taken.process})" if taken.process else ""
        raise TokenInUse(
            f"Another Upcard is connected with this DISCORD_TOKEN{process}: end that one, or make"
            " an application of its own for this one in the Developer Portal."
        ) from None
    except OSError as error:
        _log.info("token_not_locked", reason=error.strerror)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _folder() -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())


def _user() -> str:
    # Windows has no such numbers.
    return str(os.getuid()) if hasattr(os, "getuid") else "user"
