"""One database a token, as far as one machine can see it.

Two processes with one token and different databases would both answer each click; those of one
database share its shards out (data/leases). No lock reaches from one machine to another: there
bot/clicks/router.py warns of clicks at tables that nobody knows.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog
from sqlalchemy import make_url

from data.leases.process_lock import LockFile, LockTaken

_log = structlog.get_logger()


class TokenInUse(Exception):
    """Another process of this user is connected with this token and plays on another database; one
    sentence says so."""


@contextmanager
def only_one_with(token: str, api_url: str, database_url: str) -> Iterator[None]:
    """Keep others of this user on this machine from connecting with this token to the same Discord
    with another database.

    Where the folder for such files cannot be written, nobody is kept. Raises TokenInUse.
    """
    secret = _digest(f"{token}\n{api_url}")
    lock = None
    try:
        lock = LockFile.share(_folder() / f"upcard-{_user()}-{secret}.lock", _place(database_url))
    except LockTaken:
        raise TokenInUse(
            "Another Upcard is connected with this DISCORD_TOKEN and plays on another database: end"
            " that one, name the same DATABASE_URL, or make an application of its own for this one"
            " in the Developer Portal."
        ) from None
    except OSError as error:
        _log.info("token_not_locked", reason=error.strerror)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _place(database_url: str) -> str:
    """What stands for a database, whoever asks for it."""
    url = make_url(database_url)
    if url.host is None and url.database is not None:
        return _digest(str(Path(url.database).resolve()))
    return _digest(f"{url.host}:{url.port or ''}/{url.database}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _folder() -> Path:
    return Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())


def _user() -> str:
    # Windows has no such numbers.
    return str(os.getuid()) if hasattr(os, "getuid") else "user"
