"""``python -m bot health``: whether the bot is well, by the pulse that it leaves in the database.

It needs neither token nor port and loads next to nothing, so that Docker and others can ask often.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from importlib import import_module
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

__all__ = ["BEAT", "DISCORD", "PAINTER", "STOPPED", "THINKER", "TROUBLES", "problem"]

BEAT = 10.0
"""Seconds between two beats."""
_SILENCE = 45
"""Seconds after which no beat is a bad sign: one may come late, three may not."""
_PATIENCE = 2.0
"""Seconds for the database."""

DISCORD, PAINTER, THINKER, STOPPED = "discord", "painter", "thinker", "stopped"
TROUBLES: Mapping[str, str] = {
    DISCORD: "The bot is not connected to Discord: it tries again by itself.",
    PAINTER: "The process that paints pictures is lost again and again: see the log.",
    THINKER: "The process that thinks is lost again and again: see the log.",
    STOPPED: "The bot was stopped.",
}
_USUAL = "sqlite+aiosqlite:///upcard.db"
_ASKED = "SELECT beat_at, troubles FROM pulse"


class _Unreadable(Exception):
    """The pulse cannot be read: one sentence says why."""


class _Beat(NamedTuple):
    """When it was, in Unix seconds, and the names of what was wrong; None: nobody has told."""

    at: int
    troubles: str | None


def problem(database_url: str | None = None, now: float | None = None) -> str | None:
    """What is wrong, in one sentence or a few; None if nothing is.

    Without an address it is DATABASE_URL, as the bot has it.
    """
    try:
        beat = _read(database_url or _of_the_bot())
    except _Unreadable as error:
        return str(error)
    if beat is None or beat.troubles is None:
        return "No bot was ever seen on this database."
    found = [TROUBLES.get(name, f"Something is wrong: {name}.") for name in beat.troubles.split()]
    age = int((time.time() if now is None else now) - beat.at)
    if age > _SILENCE and STOPPED not in beat.troubles.split():
        return (
            f"The bot was last seen {age} seconds ago: it does not run, it hangs, or it cannot"
            " write to its database."
        )
    return " ".join(found) or None


def _of_the_bot() -> str:
    """The environment wins over the file, as it does for the bot."""
    from dotenv import dotenv_values  # noqa: PLC0415  the bot itself has no need of it here

    for known in (os.environ, dotenv_values(".env", encoding="utf-8-sig")):
        for name, value in known.items():
            if name.upper() == "DATABASE_URL" and value:
                return value
    return _USUAL


def _read(url: str) -> _Beat | None:
    scheme, _, rest = url.partition("://")
    if scheme.startswith("sqlite"):
        return _from_sqlite(rest.removeprefix("/").partition("?")[0])
    return asyncio.run(_from_postgres(rest))


def _from_sqlite(path: str) -> _Beat | None:
    try:
        with closing(
            sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True, timeout=_PATIENCE)
        ) as connection:
            row = connection.execute(_ASKED).fetchone()
    except sqlite3.Error as error:
        raise _Unreadable(f"The database {path} cannot be read ({error}).") from None
    return None if row is None else _Beat(*row)


async def _from_postgres(rest: str) -> _Beat | None:
    try:
        asyncpg = import_module("asyncpg")
    except ModuleNotFoundError:
        raise _Unreadable("The driver of PostgreSQL is missing: run 'make postgres'.") from None
    parts = urlsplit(f"postgresql://{rest}")
    # The same setting has another name in an address than for the bot's library.
    query = [
        ("sslmode" if name == "ssl" else name, value) for name, value in parse_qsl(parts.query)
    ]
    try:
        async with asyncio.timeout(_PATIENCE):
            connection = await asyncpg.connect(parts._replace(query=urlencode(query)).geturl())
            try:
                row = await connection.fetchrow(_ASKED)
            finally:
                await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        # Not its words: they may quote the address, and the password in it.
        kind = type(error).__name__
        raise _Unreadable(
            f"PostgreSQL at {parts.hostname or 'its usual address'} cannot be asked ({kind})."
        ) from None
    return None if row is None else _Beat(*row)
